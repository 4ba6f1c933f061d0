// What tea is poured from and drunk of.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const TEA_CLAYS = ['#9a5a3c', '#5f7f6a', '#e8e2d8'] as const;

function paintTeapot(pen: Pen, clay: Colour): void {
  line(pen, 'M38 -52 C74 -58 70 -14 34 -20', clay, 7);
  shape(pen, 'M-36 -40 C-54 -40 -58 -58 -68 -64 L-61 -68 C-50 -62 -44 -52 -34 -54 Z', clay, {
    colour: mix(clay, '#241010', 0.3),
    from: -68,
    to: -38,
  });
  ball(pen, 0, -36, 46, 34, clay);
  shape(pen, 'M-22 -6 h44 l-4 6 h-36 Z', mix(clay, '#241010', 0.4));
  shape(pen, 'M-24 -66 Q0 -80 24 -66 Q0 -61 -24 -66 Z', mix(clay, '#ffffff', 0.15), {
    colour: mix(clay, '#241010', 0.25),
    from: -78,
    to: -62,
  });
  ball(pen, 0, -80, 5, 5, clay);
  line(pen, 'M-20 -40 C-12 -54 4 -44 0 -32 C8 -44 22 -40 20 -26', mix(clay, '#ffffff', 0.35), 1.3);
}

/** Tea is served with two cups. */
function teapot(pen: Pen): void {
  const clay = pen.random.pick(TEA_CLAYS);
  paintTeapot(pen, clay);
  for (const x of [74, -84]) {
    shape(
      pen,
      `M${x - 13} -18 Q${x - 11} -1 ${x} 0 Q${x + 11} -1 ${x + 13} -18 Z`,
      mix(clay, '#ffffff', 0.2),
      { colour: mix(clay, '#241010', 0.3), from: -18, to: 0 },
    );
    shape(pen, `M${x - 13} -18 Q${x} -13 ${x + 13} -18 Q${x} -22 ${x - 13} -18 Z`, '#a8b86a');
  }
}

/** On its saucer, full. */
function paintTeacup(pen: Pen, cup: Colour): void {
  const { brush } = pen;
  shape(pen, 'M-58 -10 Q0 8 58 -10 Q52 -20 0 -20 Q-52 -20 -58 -10 Z', mix(cup, '#ffffff', 0.3), {
    colour: mix(cup, '#4a4a5a', 0.36),
    from: -20,
    to: 3,
  });
  line(pen, 'M38 -52 C62 -58 62 -26 32 -27', mix(cup, '#4a4a5a', 0.12), 6);
  shape(
    pen,
    'M-42 -60 C-42 -34 -30 -16 -18 -12 Q0 -8 18 -12 C30 -16 42 -34 42 -60 Z',
    mix(cup, '#ffffff', 0.2),
    { colour: mix(cup, '#3a3a4c', 0.36), from: -60, to: -10 },
  );
  for (const [grow, colour] of [
    [42, mix(cup, '#ffffff', 0.4)],
    [37.5, '#a5622a'],
    [30, '#b9753a'],
  ] as const) {
    brush.fillStyle = css(colour);
    brush.beginPath();
    brush.ellipse(0, -60, grow, grow * 0.23, 0, 0, 7);
    brush.fill();
  }
}

/** The tea in it keeps its own colour. */
export function teacupOf(colour: Colour): OwnDrawing {
  return { ...TEACUP, paint: (pen) => paintTeacup(pen, colour) };
}

const TEACUP: OwnDrawing = { width: 122, height: 72, paint: (pen) => paintTeacup(pen, '#f4f1ea') };

export const TEA_SET: Record<string, OwnDrawing> = {
  'own/teapot': { width: 200, height: 88, paint: teapot },
  // By itself: the cups that are named with it are counted.
  'own/teapot-alone': {
    width: 144,
    height: 88,
    paint: (pen) => paintTeapot(pen, pen.random.pick(TEA_CLAYS)),
  },
  'own/teacup': TEACUP,
};
