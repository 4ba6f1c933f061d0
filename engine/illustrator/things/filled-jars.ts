// Jars of what is spread and poured: honey, jam, pickles, by the colour that shows through the glass. In millimetres.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { glassJar } from './glass-jar.ts';
import { LIGHT_JARS } from './light-jars.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#1c1020';
const POURED = 'M-42 -82 L42 -82 L42 -12 Q42 -4 32 -4 L-32 -4 Q-42 -4 -42 -12 Z';

type Filled = {
  colour: Colour;
  /** Over the lid, tied with a string; without it the lid is of metal. */
  cloth?: Colour;
  /** Seeds, berries or slices seen through the glass. */
  bits?: { colour: Colour; size: number; many: number };
};

function filledJar({ colour, cloth, bits }: Filled): OwnDrawing {
  return glassJar((pen) => {
    shape(pen, POURED, mix(colour, '#ffffff', 0.2), { colour: mix(colour, DARK, 0.3), from: -82, to: -4 });
    if (bits) paintBits(pen, bits);
    pen.brush.fillStyle = css(mix(colour, '#ffffff', 0.34));
    pen.brush.beginPath();
    pen.brush.ellipse(0, -82, 42, 6, 0, 0, 7);
    pen.brush.fill();
    paintLabel(pen, colour);
  }, cloth);
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

export const FILLED_JARS: Record<string, OwnDrawing> = {
  ...LIGHT_JARS,
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
