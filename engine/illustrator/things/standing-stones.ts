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
  paintGrass(pen);
}

function paintGrass(pen: Pen): void {
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

/** Uprights in pairs under stones that lie across them. */
const UPRIGHTS: readonly Stone[] = [
  [-62, -24, 12, 46, 0.4],
  [-40, -28, 12, 48, 0.42],
  [-18, -30, 12, 48, 0.44],
  [4, -31, 12, 48, 0.44],
  [26, -30, 12, 48, 0.44],
  [48, -27, 12, 46, 0.42],
  [70, -22, 13, 46, 0.36],
  [-92, -6, 19, 72, 0.05],
  [-58, -1, 20, 76, 0],
  [34, 2, 22, 80, 0],
  [72, 0, 21, 78, 0],
  [104, -4, 17, 44, 0.05],
];
/** From which upright to which. */
const LINTELS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [3, 4],
  [4, 5],
  [7, 8],
  [9, 10],
];

function paintHenge(pen: Pen): void {
  for (const [index, stone] of UPRIGHTS.entries()) {
    paintStone(pen, stone);
    for (const [from, to] of LINTELS) {
      const [a, b] = [UPRIGHTS[from], UPRIGHTS[to]];
      if (to !== index || !a || !b) continue;
      const [left, right] = [a[0] - a[2] * 0.62, b[0] + b[2] * 0.62];
      const [topLeft, topRight] = [a[1] - a[3] + 2, b[1] - b[3] + 2];
      const thick = (a[2] + b[2]) * 0.3;
      const tone = mix('#918e88', '#c2c8cc', a[4] * 0.6);
      shape(
        pen,
        `M${left} ${topLeft} L${left + 1.5} ${topLeft - thick} L${(left + right) / 2} ${(topLeft + topRight) / 2 - thick * 1.12} L${right - 1} ${topRight - thick} L${right} ${topRight} Z`,
        pen.isSnowy ? '#f3f6fc' : mix(tone, '#ffffff', 0.2),
        { colour: mix(tone, DARK, 0.36), from: topLeft - thick, to: topLeft },
      );
      line(pen, `M${left} ${topLeft} L${right} ${topRight}`, mix(tone, DARK, 0.55), 1.1);
    }
  }
  paintGrass(pen);
}

export const STANDING_STONES: Record<string, OwnDrawing> = {
  'own/standing-stones': { width: 244, height: 106, paint: paintRing },
  'own/stonehenge': { width: 244, height: 96, paint: paintHenge },
};
