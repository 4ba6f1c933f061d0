// Sweet things on plates: cakes, tarts and macarons, and rice in leaves.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, oval, shape, type OwnDrawing, type Pen } from './pen.ts';
import { DARK, plate } from './plates.ts';

export const MACARON_COLOURS = ['#f2a0b4', '#a8d8a0', '#f6dc8c', '#b8a0d8', '#9ccde0', '#f2b48a'] as const;

/** A pyramid of small round cakes with cream between. */
export function macarons(pen: Pen): void {
  plate(pen, '#eef0f2');
  let at = 0;
  for (const [row, many] of [4, 3, 2].entries())
    for (let place = 0; place < many; place++)
      macaron(
        pen,
        (place - (many - 1) / 2) * 36,
        -28 - row * 23,
        MACARON_COLOURS[at++ % MACARON_COLOURS.length] as Colour,
      );
}

export function macaron(pen: Pen, x: number, y: number, colour: Colour): void {
  shape(
    pen,
    `M${x - 17} ${y} Q${x - 17} ${y + 8} ${x} ${y + 9} Q${x + 17} ${y + 8} ${x + 17} ${y} Z`,
    colour,
    {
      colour: mix(colour, DARK, 0.28),
      from: y,
      to: y + 9,
    },
  );
  shape(pen, `M${x - 15} ${y - 5} h30 v6 h-30 Z`, mix(colour, '#ffffff', 0.7));
  shape(
    pen,
    `M${x - 17} ${y - 5} C${x - 18} ${y - 19} ${x + 18} ${y - 19} ${x + 17} ${y - 5} Q${x} ${y - 1} ${x - 17} ${y - 5} Z`,
    mix(colour, '#ffffff', 0.3),
    { colour, from: y - 17, to: y - 3 },
  );
  line(pen, `M${x - 16} ${y - 4} q4 3 8 0 q4 3 8 0 q4 3 8 0 q4 3 8 0`, mix(colour, '#ffffff', 0.2), 1.8);
}

/** Shells of pastry with custard that the oven has browned. */
export function eggTarts(pen: Pen): void {
  plate(pen, '#eef0f2');
  for (const [x, y] of [
    [-26, -40],
    [28, -40],
    [0, -30],
    [-52, -26],
    [52, -26],
  ] as const)
    eggTart(pen, x, y);
}

export function eggTart(pen: Pen, x: number, y: number): void {
  shape(
    pen,
    `M${x - 25} ${y} L${x - 18} ${y + 17} Q${x} ${y + 22} ${x + 18} ${y + 17} L${x + 25} ${y} Z`,
    '#eebc6a',
    {
      colour: '#a8642a',
      from: y,
      to: y + 20,
    },
  );
  for (let fold = -3; fold <= 3; fold++)
    line(pen, `M${x + fold * 7} ${y + 3} l${-fold * 1.4} 14`, '#b87432', 1.2);
  oval(pen, x, y, 26, 8.4, '#f6d490');
  oval(pen, x, y, 21.5, 6.4, '#f6b92c');
  oval(pen, x - 5, y - 1, 8, 2.4, '#a85a1c', 0.6);
  oval(pen, x + 9, y + 2, 4, 1.4, '#a85a1c', 0.5);
}

/** Rice in leaves, tied with string: three of them. */
export function ricePyramids(pen: Pen): void {
  plate(pen, '#dfe8e0');
  for (const [x, y] of [
    [-30, -26],
    [34, -26],
    [2, -18],
  ] as const)
    ricePyramid(pen, x, y);
}

export function ricePyramid(pen: Pen, x: number, y: number): void {
  shape(
    pen,
    `M${x} ${y - 58} Q${x + 10} ${y - 50} ${x + 40} ${y} Q${x} ${y + 10} ${x - 40} ${y} Q${x - 10} ${y - 50} ${x} ${y - 58} Z`,
    '#7f9f4a',
    {
      colour: '#3f5f28',
      from: y - 58,
      to: y + 8,
    },
  );
  shape(
    pen,
    `M${x} ${y - 58} Q${x + 10} ${y - 50} ${x + 40} ${y} Q${x + 16} ${y + 7} ${x + 6} ${y + 6} Z`,
    mix('#4f7030', DARK, 0.16),
  );
  line(pen, `M${x - 6} ${y - 52} L${x - 26} ${y} M${x - 3} ${y - 54} L${x - 8} ${y + 4}`, '#a8c070', 1);
  line(
    pen,
    `M${x - 21} ${y - 26} Q${x} ${y - 18} ${x + 23} ${y - 27} M${x - 31} ${y - 11} Q${x} ${y - 1} ${x + 33} ${y - 12}`,
    '#f2e2b8',
    2.2,
  );
  line(pen, `M${x + 2} ${y - 21} l6 -7 M${x + 2} ${y - 21} l9 3`, '#f2e2b8', 1.8);
}

/** A slice of cake in layers, dusted. */
export function sliceOf(layers: readonly Colour[], top: Colour, on?: (pen: Pen) => void): OwnDrawing {
  return {
    width: 206,
    height: 110,
    paint(pen) {
      plate(pen, '#eef0f2');
      const tall = 54 / layers.length;
      for (const [at, colour] of layers.entries()) {
        const y = -24 - at * tall;
        shape(pen, `M-54 ${y} L58 ${y} L58 ${y - tall} L-54 ${y - tall} Z`, mix(colour, '#ffffff', 0.14), {
          colour: mix(colour, DARK, 0.2),
          from: y - tall,
          to: y,
        });
      }
      shape(pen, 'M-54 -78 L58 -78 L40 -92 L-16 -92 Z', mix(top, '#ffffff', 0.16), {
        colour: top,
        from: -92,
        to: -78,
      });
      for (let fleck = 0; fleck < 40; fleck++)
        ball(
          pen,
          pen.random.between(-50, 54),
          pen.random.between(-76, -28),
          1,
          0.8,
          pen.random.chance(0.5) ? mix(top, DARK, 0.3) : '#ffffff',
        );
      on?.(pen);
    },
  };
}

export function cocoa(pen: Pen): void {
  for (let grain = 0; grain < 70; grain++)
    ball(
      pen,
      pen.random.between(-44, 50),
      pen.random.between(-91, -79),
      1.6,
      1.1,
      pen.random.pick(['#4a2614', '#6a3a20']),
    );
}

export function berryOnTop(pen: Pen): void {
  for (const [x, y] of [
    [0, -94],
    [18, -90],
    [-16, -89],
  ] as const) {
    ball(pen, x, y, 10, 9, '#c8283c');
    for (let seed = 0; seed < 6; seed++)
      ball(pen, x + pen.random.between(-6, 6), y + pen.random.between(-5, 5), 0.9, 0.9, '#f8d890');
  }
  line(pen, 'M6 -102 l-6 -6 M6 -102 l7 -5', '#4f9a3c', 3);
}

/** Round and dark, with a gloss that runs down its side and curls along its rim. */
export function chocolateCake(pen: Pen): void {
  plate(pen, '#eef0f2');
  shape(pen, 'M-66 -84 L-66 -28 C-60 -12 60 -12 66 -28 L66 -84 Z', '#7a4a30', {
    colour: '#3c1f14',
    from: -84,
    to: -14,
  });
  line(pen, 'M-66 -54 C-58 -38 58 -38 66 -54', '#d9b48c', 4);
  shape(
    pen,
    'M-67 -86 L-67 -62 Q-61 -50 -55 -62 Q-48 -40 -39 -58 Q-31 -50 -23 -56 Q-14 -34 -4 -54 Q6 -46 14 -55 Q23 -36 32 -57 Q40 -48 47 -59 Q56 -42 61 -62 Q65 -56 67 -64 L67 -86 Z',
    '#5a3222',
    { colour: '#2c140c', from: -86, to: -38 },
  );
  oval(pen, 0, -86, 67, 18, '#4a281a');
  oval(pen, 0, -87.4, 64, 16, '#6a3c28');
  pen.brush.globalAlpha = 0.4;
  oval(pen, pen.side * 20, -91, 30, 5, '#e8c0a0');
  pen.brush.globalAlpha = 1;
  for (let turn = 0; turn < 12; turn++) {
    const angle = (turn / 12) * Math.PI * 2;
    ball(pen, Math.cos(angle) * 54, -89 + Math.sin(angle) * 12.5, 8, 6.4, '#4e2a1c');
  }
}

/** Small and round, broken open: its warm heart runs over the plate. */
export function lavaCake(pen: Pen): void {
  plate(pen, '#eef0f2');
  const [crumb, heart] = ['#5a3020', '#3a180c'];
  shape(pen, 'M-26 -20 C-20 -34 34 -36 52 -28 C70 -22 66 -10 40 -9 C16 -7 -20 -8 -26 -20 Z', heart);
  shape(
    pen,
    'M-58 -22 L-50 -62 Q-14 -72 24 -62 L30 -40 L16 -22 Q-20 -12 -58 -22 Z',
    mix(crumb, '#ffffff', 0.14),
    {
      colour: mix(crumb, DARK, 0.4),
      from: -64,
      to: -16,
    },
  );
  shape(pen, 'M-50 -62 C-44 -72 18 -74 24 -62 C16 -54 -42 -54 -50 -62 Z', mix(crumb, '#d8a070', 0.2));
  shape(pen, 'M2 -57 L24 -62 L30 -40 L16 -22 L-4 -18 C-10 -34 -6 -48 2 -57 Z', '#7a4428', {
    colour: '#4a2414',
    from: -60,
    to: -18,
  });
  shape(
    pen,
    'M6 -50 C18 -54 24 -46 22 -36 C22 -26 40 -24 46 -18 C30 -10 4 -12 -2 -18 C4 -28 -2 -40 6 -50 Z',
    heart,
  );
  line(pen, 'M11 -46 C17 -44 16 -36 15 -30 M22 -21 C30 -19 38 -19 42 -18', '#a8643c', 2.2);
  for (let fleck = 0; fleck < 40; fleck++)
    ball(pen, pen.random.between(-46, 18), -66 + pen.random.between(-3, 7), 1.2, 0.7, '#fffaf2');
}
