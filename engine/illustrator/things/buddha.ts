// A Buddha who sits on a lotus, cast in gold or hewn of stone.

import { mix, type Colour } from '#engine/raster/colour.ts';
import type { PaintedKind } from './in-paint.ts';
import { ball, line, mirrored, oval, shape, type Pen } from './pen.ts';

const DARK = '#2c1a10';
const LIGHT = '#fff6dc';

function buddha(pen: Pen, paint: Colour): void {
  lotus(pen, paint);
  body(pen, paint);
  arms(pen, paint);
  robe(pen, paint);
  head(pen, paint);
}

/** A seat of two rows of petals. */
function lotus(pen: Pen, paint: Colour): void {
  const low = mix(paint, DARK, 0.5);
  shape(pen, 'M-74 -12 L74 -12 L66 0 L-66 0 Z', low);
  for (const [y, tall, count, tone] of [
    [-10, 20, 9, 0.3],
    [-20, 18, 10, 0.14],
  ] as const)
    for (let petal = 0; petal < count; petal++) {
      const x = ((petal + 0.5) / count - 0.5) * 152;
      shape(
        pen,
        `M${x - 10} ${y + 6} C${x - 12} ${y - tall * 0.5} ${x - 3} ${y - tall * 0.8} ${x} ${y - tall} C${x + 3} ${y - tall * 0.8} ${x + 12} ${y - tall * 0.5} ${x + 10} ${y + 6} Z`,
        mix(paint, DARK, tone),
        { colour: mix(paint, DARK, tone + 0.32), from: y - tall, to: y + 6 },
      );
    }
  oval(pen, 0, -32, 70, 9, mix(paint, DARK, 0.42));
}

function body(pen: Pen, paint: Colour): void {
  const shade = mix(paint, DARK, 0.42);
  shape(
    pen,
    'M-70 -36 C-76 -52 -52 -62 -24 -60 L24 -60 C52 -62 76 -52 70 -36 C56 -26 -56 -26 -70 -36 Z',
    paint,
    {
      colour: shade,
      from: -62,
      to: -28,
    },
  );
  line(pen, 'M-58 -36 C-30 -46 6 -50 34 -42 M58 -36 C34 -46 -2 -52 -30 -48', shade, 2);
  shape(
    pen,
    'M-34 -52 C-42 -84 -42 -108 -34 -122 C-22 -130 22 -130 34 -122 C42 -108 42 -84 34 -52 Z',
    paint,
    {
      colour: mix(paint, DARK, 0.3),
      from: -128,
      to: -50,
    },
  );
}

function arms(pen: Pen, paint: Colour): void {
  const shade = mix(paint, DARK, 0.36);
  mirrored(pen, () => {
    shape(
      pen,
      'M30 -124 C50 -118 60 -92 56 -66 C50 -54 24 -48 2 -54 L2 -64 C20 -64 34 -70 38 -80 C38 -96 34 -108 28 -116 Z',
      paint,
      {
        colour: shade,
        from: -122,
        to: -50,
      },
    );
    line(pen, 'M38 -80 C38 -96 34 -108 30 -114', mix(paint, DARK, 0.5), 1.6);
  });
  // One hand in the other, the thumbs touch.
  oval(pen, 0, -58, 19, 6.5, mix(paint, LIGHT, 0.12));
  line(pen, 'M-10 -61 C-5 -67 5 -67 10 -61', mix(paint, DARK, 0.42), 1.6);
}

/** Over one shoulder, in folds. */
function robe(pen: Pen, paint: Colour): void {
  const cloth = mix(paint, DARK, 0.2);
  shape(
    pen,
    'M-34 -124 C-20 -128 -12 -128 -8 -126 C6 -104 22 -84 36 -72 C36 -62 34 -56 30 -54 C4 -66 -26 -92 -38 -112 Z',
    cloth,
    {
      colour: mix(paint, DARK, 0.4),
      from: -128,
      to: -54,
    },
  );
  for (const [from, to] of [
    ['-26 -124', '30 -66'],
    ['-18 -126', '34 -70'],
  ] as const)
    line(pen, `M${from} C-6 -100 12 -82 ${to}`, mix(paint, DARK, 0.46), 1.4);
}

function head(pen: Pen, paint: Colour): void {
  const dark = mix(paint, DARK, 0.55);
  const hair = mix(paint, DARK, 0.5);
  shape(pen, 'M-10 -134 L-12 -122 C-6 -118 6 -118 12 -122 L10 -134 Z', mix(paint, DARK, 0.24));
  mirrored(pen, () =>
    shape(pen, 'M20 -158 C29 -160 29 -138 23 -128 C20 -130 18 -142 20 -158 Z', mix(paint, DARK, 0.16)),
  );
  ball(pen, 0, -152, 22, 25, paint);
  ball(pen, 0, -184, 10, 9, hair);
  shape(pen, 'M-23 -154 C-27 -186 27 -186 23 -154 C14 -168 -14 -168 -23 -154 Z', hair);
  for (let row = 0; row < 3; row++)
    for (let curl = -3; curl <= 3; curl++) {
      const x = curl * (6 - row * 0.9);
      oval(pen, x, -166 - row * 4.6 + Math.abs(curl) * (1.1 + row * 0.3), 2.1, 1.9, mix(paint, DARK, 0.34));
    }
  mirrored(pen, () => {
    line(pen, 'M4 -157 C8 -160 13 -159 16 -155', dark, 1.3);
    line(pen, 'M5 -151 C8 -148.6 12 -148.6 15 -151', dark, 1.6);
  });
  line(pen, 'M0 -156 L-1.6 -144 C0 -143 1 -143 2 -144', dark, 1.2);
  line(pen, 'M-6 -138 C-3 -136 3 -136 6 -138', dark, 1.7);
  oval(pen, 0, -162, 1.7, 1.7, mix(paint, LIGHT, 0.5));
}

function kindOf(usual: Colour): PaintedKind {
  return { width: 158, height: 196, usual, draw: buddha };
}

export const BUDDHAS: Readonly<Record<string, PaintedKind>> = {
  'own/buddha': kindOf('#d9a63a'),
  'own/stone-buddha': kindOf('#a09c92'),
};
