// Small trees that grow in a pot: a round crown on a straight trunk, with their fruit in it.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, type Pen } from './pen.ts';

type Kind = { leaf: Colour; fruit?: Colour };

/** By the key of the tree as it grows in the open. */
const KINDS: Readonly<Record<string, Kind>> = {
  'lemon-tree': { leaf: '#4f8a3c', fruit: '#f4d03a' },
  'orange-tree': { leaf: '#3f7a3a', fruit: '#f08a24' },
  'apple-tree': { leaf: '#5a9440', fruit: '#d83a34' },
  'persimmon-tree': { leaf: '#6a8a3c', fruit: '#ee7a2c' },
  'pomegranate-tree': { leaf: '#4f8a3c', fruit: '#b8303a' },
  'mango-tree': { leaf: '#3f7a3a', fruit: '#f0b03c' },
  'loquat-tree': { leaf: '#4f7a3c', fruit: '#f2b24a' },
  'lychee-tree': { leaf: '#4f8a3c', fruit: '#c83a4a' },
  'peach-tree': { leaf: '#5f9a48', fruit: '#f4a07a' },
  tree: { leaf: '#5a9440' },
};

/** Middle of the crown over the rim, and half of its width. */
const CROWN = { up: 96, half: 44 };
const LEAVES = 230;
const FRUITS = 11;

function paintTree(pen: Pen, { leaf, fruit }: Kind): void {
  line(pen, `M0 4 C-4 -20 4 -40 0 -${CROWN.up - 20}`, '#6a4a32', 8);
  line(pen, `M2 2 C-2 -20 6 -40 2 -${CROWN.up - 20}`, '#8f6a48', 2.2);
  const inCrown = (reach: number): [number, number] => {
    const angle = pen.random.between(0, Math.PI * 2);
    const far = Math.sqrt(pen.random.next()) * CROWN.half * reach;
    return [Math.cos(angle) * far, Math.sin(angle) * far * 0.92 - CROWN.up];
  };
  for (let at = 0; at < LEAVES; at++) {
    const [x, y] = inCrown(1);
    // Lighter above, darker below and within.
    const height = (-(y + CROWN.up) / CROWN.half + 1) / 2;
    const tone = mix(mix(leaf, '#1a3a24', 0.45), mix(leaf, '#f4ffd0', 0.3), height);
    ball(
      pen,
      x,
      y,
      pen.random.between(5, 8),
      pen.random.between(3.4, 5),
      mix(tone, leaf, pen.random.next() * 0.4),
    );
  }
  if (fruit === undefined) return;
  for (let at = 0; at < FRUITS; at++) {
    const [x, y] = inCrown(0.86);
    ball(pen, x, y, 5.4, 5.4, fruit);
    ball(pen, x - 1.6, y - 1.8, 1.6, 1.4, mix(fruit, '#ffffff', 0.6));
  }
}

/** As the other plants that grow in pots are described, by the end of the drawing's name. */
export const POTTED_TREES = Object.fromEntries(
  Object.entries(KINDS).map(([key, kind]) => [
    key,
    {
      paint: (pen: Pen) => paintTree(pen, kind),
      tall: CROWN.up + CROWN.half + 6,
      half: CROWN.half + 8,
      metres: 1.3,
      pot: '#c9744c' as Colour,
    },
  ]),
);
