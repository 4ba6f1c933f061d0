// Standing stones: a ring of tall rough stones that somebody set up long ago, the far ones smaller.

import { mix } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#1e1a2a';

/** Foot, breadth and height; `far` is how much haze lies over it, 0 to 1. */
type Stone = readonly [x: number, y: number, wide: number, tall: number, far: number];

const RING: readonly Stone[] = [
  [-58, -26, 11, 34, 0.5],
  [-30, -31, 10, 40, 0.55],
  [-3, -33, 11, 36, 0.58],
  [25, -32, 10, 42, 0.55],
  [54, -27, 12, 35, 0.5],
  [-88, -15, 15, 50, 0.26],
  [86, -16, 15, 56, 0.26],
  [-104, -2, 22, 74, 0],
  [-52, 4, 25, 92, 0],
  [48, 5, 27, 84, 0],
  [102, -1, 21, 66, 0],
];

function paintStone(pen: Pen, [x, y, wide, tall, far]: Stone): void {
  const { random, side } = pen;
  const tone = mix(mix('#8b8a86', '#a29a8c', random.next()), '#c2c8cc', far * 0.6);
  const [half, lean] = [wide / 2, random.between(-0.1, 0.1) * wide];
  const top = y - tall;
  const slant = random.between(-0.09, 0.09) * tall;
  shape(
    pen,
    `M${x - half * 1.2} ${y + 1} Q${x} ${y + 4} ${x + half * 1.2} ${y + 1} Z`,
    mix('#3a4a34', tone, far),
  );
  const outline = `M${x - half} ${y} L${x - half * 1.06 + lean * 0.4} ${y - tall * 0.46} L${x - half * 0.74 + lean} ${top + slant + 3} Q${x - half * 0.2 + lean} ${top - 2} ${x + half * 0.5 + lean} ${top - slant} L${x + half * 0.94 + lean * 0.5} ${y - tall * 0.52} L${x + half} ${y} Z`;
  shape(pen, outline, mix(tone, '#ffffff', 0.14), { colour: mix(tone, DARK, 0.4), from: top, to: y });
  // The face away from the light.
  const away = -side;
  shape(
    pen,
    `M${x + away * half} ${y} L${x + away * half + lean * 0.4} ${y - tall * 0.5} L${x + away * half * 0.62 + lean} ${top + 4} L${x + away * half * 0.3 + lean} ${y - tall * 0.5} L${x + away * half * 0.42} ${y} Z`,
    mix(tone, DARK, 0.42),
  );
  for (let crack = 0; crack < 3; crack++) {
    const at = y - tall * random.between(0.25, 0.85);
    line(
      pen,
      `M${x + random.between(-0.5, 0.2) * wide} ${at} l${wide * 0.14} ${tall * 0.06} l${-wide * 0.05} ${tall * 0.08}`,
      mix(tone, DARK, 0.5),
      0.8,
    );
  }
  const lichen = pen.isSnowy ? '#f3f6fc' : '#a8ac6c';
  for (let spot = 0; spot < 4; spot++)
    ball(
      pen,
      x + random.between(-0.32, 0.32) * wide,
      y - tall * random.between(0.15, 0.9),
      wide * 0.07,
      wide * 0.05,
      mix(lichen, tone, 0.45),
    );
  if (pen.isSnowy)
    shape(
      pen,
      `M${x - half * 0.76 + lean} ${top + slant + 4} Q${x + lean} ${top - 5} ${x + half * 0.54 + lean} ${top - slant + 2} Q${x + lean} ${top + 3} ${x - half * 0.76 + lean} ${top + slant + 4} Z`,
      '#f6f9ff',
    );
}

function paintRing(pen: Pen): void {
  for (const stone of RING) paintStone(pen, stone);
  for (let blade = 0; blade < 70; blade++) {
    const x = pen.random.between(-118, 118);
    const y = Math.abs(x) > 70 ? -1 : 4;
    line(
      pen,
      `M${x} ${y} l${pen.random.between(-2, 2)} ${-pen.random.between(4, 9)}`,
      pen.isSnowy ? '#dfe7f0' : mix('#6f7d4c', DARK, pen.random.between(0, 0.35)),
      0.9,
    );
  }
}

export const STANDING_STONES: Record<string, OwnDrawing> = {
  'own/standing-stones': { width: 244, height: 106, paint: paintRing },
};
