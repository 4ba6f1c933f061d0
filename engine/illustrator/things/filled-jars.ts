// Jars of what is spread and poured: honey, jam, pickles, by the colour that shows through the glass. In millimetres.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#1c1020';
const BODY = 'M-38 -94 Q-46 -92 -46 -82 L-46 -12 Q-46 0 -34 0 L34 0 Q46 0 46 -12 L46 -82 Q46 -92 38 -94 Z';
const POURED = 'M-42 -82 L42 -82 L42 -12 Q42 -4 32 -4 L-32 -4 Q-42 -4 -42 -12 Z';

type Filled = {
  colour: Colour;
  /** Over the lid, tied with a string; without it the lid is of metal. */
  cloth?: Colour;
  /** Seeds, berries or slices seen through the glass. */
  bits?: { colour: Colour; size: number; many: number };
};

function filledJar({ colour, cloth, bits }: Filled): OwnDrawing {
  return {
    width: 104,
    height: 122,
    paint(pen) {
      const { brush, side } = pen;
      brush.globalAlpha = 0.5;
      shape(pen, BODY, '#f2f8fa', { colour: '#a9bcc6', from: -94, to: 0 });
      brush.globalAlpha = 1;
      shape(pen, POURED, mix(colour, '#ffffff', 0.2), { colour: mix(colour, DARK, 0.3), from: -82, to: -4 });
      if (bits) paintBits(pen, bits);
      brush.fillStyle = css(mix(colour, '#ffffff', 0.34));
      brush.beginPath();
      brush.ellipse(0, -82, 42, 6, 0, 0, 7);
      brush.fill();
      paintLabel(pen, colour);
      brush.globalAlpha = 0.55;
      line(pen, `M${side * 37} -76 V-18`, '#ffffff', 5);
      brush.globalAlpha = 0.3;
      line(pen, `M${side * -39} -72 V-24`, '#ffffff', 2.6);
      brush.globalAlpha = 0.7;
      line(pen, BODY, '#dce8ee', 1.6);
      brush.globalAlpha = 1;
      if (cloth === undefined) paintLid(pen);
      else paintCloth(pen, cloth);
    },
  };
}

function paintBits(pen: Pen, { colour, size, many }: NonNullable<Filled['bits']>): void {
  for (let bit = 0; bit < many; bit++)
    ball(
      pen,
      pen.random.between(-37, 37),
      pen.random.between(-76, -8),
      size * pen.random.between(0.8, 1.2),
      size * pen.random.between(0.7, 1),
      colour,
    );
}

function paintLabel(pen: Pen, colour: Colour): void {
  shape(
    pen,
    'M-30 -60 Q-30 -64 -26 -64 L26 -64 Q30 -64 30 -60 V-22 Q30 -18 26 -18 L-26 -18 Q-30 -18 -30 -22 Z',
    '#fbf4e4',
    {
      colour: '#e6d8bc',
      from: -64,
      to: -18,
    },
  );
  line(pen, 'M-26 -60 H26 M-26 -22 H26', mix(colour, DARK, 0.2), 1.6);
  ball(pen, 0, -48, 7, 7, colour);
  line(pen, 'M-16 -35 H16 M-11 -29 H11', '#8a7460', 1.8);
}

function paintLid(pen: Pen): void {
  bar(pen, -42, -112, 84, 20, '#d0a24c', 4);
  for (let rib = -34; rib <= 34; rib += 9.7) line(pen, `M${rib} -109 v15`, mix('#d0a24c', DARK, 0.35), 1);
  line(pen, 'M-40 -111 H40', '#f6dc9c', 2);
}

/** Checked, its edge in folds. */
function paintCloth(pen: Pen, cloth: Colour): void {
  const path =
    'M-40 -104 Q-40 -118 -26 -119 L26 -119 Q40 -118 40 -104 L52 -84 Q44 -78 38 -86 Q30 -76 22 -85 Q14 -75 6 -84 Q0 -76 -8 -84 Q-16 -75 -24 -85 Q-32 -76 -38 -86 Q-46 -78 -52 -84 Z';
  shape(pen, path, mix(cloth, '#ffffff', 0.12), { colour: mix(cloth, DARK, 0.24), from: -119, to: -76 });
  pen.brush.globalAlpha = 0.6;
  for (let x = -32; x <= 32; x += 12) line(pen, `M${x * 0.9} -117 L${x * 1.3} -88`, '#fbf4ea', 2.6);
  line(pen, 'M-36 -112 H36', '#fbf4ea', 2.6);
  pen.brush.globalAlpha = 1;
  line(pen, 'M-41 -99 Q0 -93 41 -99', '#c8a468', 3.4);
  line(pen, 'M0 -96 l-9 12 M0 -96 l8 13', '#c8a468', 2);
}

export const FILLED_JARS: Record<string, OwnDrawing> = {
  'own/honey-jar': filledJar({ colour: '#e8961e' }),
  'own/red-jam-jar': filledJar({
    colour: '#c01c30',
    cloth: '#c83a3a',
    bits: { colour: '#8a0f22', size: 6, many: 16 },
  }),
  'own/dark-jam-jar': filledJar({
    colour: '#4a2a6a',
    cloth: '#5a6ab0',
    bits: { colour: '#2a1848', size: 6, many: 18 },
  }),
  'own/orange-jam-jar': filledJar({
    colour: '#f08a1c',
    cloth: '#d88a2c',
    bits: { colour: '#c8601a', size: 4, many: 14 },
  }),
  'own/brown-spread-jar': filledJar({ colour: '#8a5228' }),
  'own/peanut-butter-jar': filledJar({ colour: '#c8914a' }),
  'own/pickle-jar': filledJar({ colour: '#a9b85a', bits: { colour: '#6f8a34', size: 11, many: 16 } }),
  'own/sauce-jar': filledJar({ colour: '#b8281c', bits: { colour: '#e0a23a', size: 3, many: 26 } }),
};
