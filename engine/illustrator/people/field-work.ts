// Work at what grows: planting and weeding on the knees, a hole dug with a spade, a tree set into it, tea and fruit and
// lotus picked. `h` is the height of the head.

import { mix } from '#engine/raster/colour.ts';
import type { HandWork } from '../lexicon/hand-work.ts';
import { fill, limb, oval, stroke, type Draft, type Point } from './draft.ts';
import type { Skeleton } from './skeleton.ts';

const SOIL = { from: '#7a5638', to: '#4e3424', top: -5, bottom: 5 };

/** Before the body of who works there, which is seen from the side. */
export function drawField(draft: Draft, work: HandWork): boolean {
  const paint = FIELDS[work];
  if (paint) paint(draft);
  return paint !== undefined;
}

/** How far before who plants it a young tree stands. */
const TREE = 57;

const FIELDS: Partial<Record<HandWork, (draft: Draft) => void>> = {
  sow(draft) {
    drawBed(draft, 16, 92);
    for (const x of [50, 64, 78]) drawLeafy(draft, [x, 1], 1);
    drawLeafy(draft, [36, 1], 0.8);
  },
  'plant-flowers'(draft) {
    drawBed(draft, 16, 92);
    for (let flower = 0; flower < 15; flower++) {
      const x = 36 + flower * 3.6;
      drawFlower(draft, [x, draft.random.between(-2, 3)], draft.random.between(9, 16));
    }
  },
  'plant-tree'(draft) {
    oval(draft, [TREE, 0], 24, 4.6, SOIL);
    oval(draft, [TREE, -2], 12, 3.4, '#6a4a30');
    limb(
      draft,
      [
        [TREE, -1],
        [TREE + 0.6, -34],
        [TREE, -60],
      ],
      [2.4, 2, 1],
      '#7a5432',
    );
    for (let leaf = 0; leaf < 40; leaf++) {
      const angle = draft.random.between(0, 6.28);
      const reach = draft.random.between(1, 13);
      const [x, y] = [TREE + 2 + Math.cos(angle) * reach, -60 + Math.sin(angle) * reach * 1.15];
      oval(
        draft,
        [x, y],
        3,
        1.7,
        leaf % 3 === 0 ? '#8ac45a' : leaf % 3 === 1 ? '#5fa044' : '#478438',
        1,
        angle,
      );
    }
  },
  dig(draft) {
    oval(draft, [34, 1], 20, 4, SOIL);
    oval(draft, [32, 0.4], 12, 2.2, '#2e1e16');
    fill(draft, 'M44 2 C50 -12 66 -14 74 2 Z', { from: '#8a6444', to: '#54382a', top: -12, bottom: 2 });
  },
  'pick-tea'(draft) {
    for (const [at, x] of [26, 98, 44, 82, 62].entries()) {
      const ry = 29 + (at % 2) * 2;
      drawBush(draft, [x, -ry], 17, ry);
    }
  },
};

function drawBed(draft: Draft, from: number, to: number): void {
  fill(
    draft,
    `M${from} 2 C${from + 4} -4 ${from + 16} -5 ${(from + to) / 2} -4.6 C${to - 16} -5 ${to - 4} -4 ${to} 2 C${to - 10} 7 ${from + 10} 7 ${from} 2 Z`,
    SOIL,
  );
  for (let clod = 0; clod < 34; clod++)
    oval(
      draft,
      [draft.random.between(from + 6, to - 6), draft.random.between(-3, 4)],
      1.5,
      0.9,
      clod % 2 === 0 ? '#8a6646' : '#3e2a1e',
      0.8,
    );
}

/** As potatoes grow: a low heap of leaves on its own hill. */
function drawLeafy(draft: Draft, [x, y]: Point, size: number): void {
  oval(draft, [x, y], 7 * size, 2.2 * size, '#6a4a30');
  for (let leaf = 0; leaf < 13; leaf++) {
    const lean = (leaf / 12 - 0.5) * 2;
    const tall = (9 + (leaf % 3) * 2.4 - Math.abs(lean) * 4) * size;
    const tip: Point = [x + lean * 6.4 * size, y - tall];
    stroke(draft, `M${x} ${y} Q${x + lean * 2} ${y - tall * 0.6} ${tip[0]} ${tip[1]}`, '#4f8a3c', 0.7 * size);
    oval(draft, tip, 2.7 * size, 1.6 * size, leaf % 2 === 0 ? '#6ab04a' : '#4a8e3c', 1, lean * 0.8 - 0.3);
  }
}

const PETALS = ['#e8604a', '#f2c84a', '#e88ab4', '#f6f2ea', '#a878d8'] as const;

function drawFlower(draft: Draft, [x, y]: Point, tall: number): void {
  stroke(draft, `M${x} ${y} L${x} ${y - tall}`, '#4f8a3c', 0.8);
  for (const side of [-1, 1])
    oval(draft, [x + side * 1.8, y - tall * 0.4], 2.2, 0.9, '#5fa048', 1, side * -0.6);
  const petal = draft.random.pick(PETALS);
  for (let leaf = 0; leaf < 5; leaf++) {
    const angle = (leaf / 5) * Math.PI * 2;
    oval(draft, [x + Math.cos(angle) * 1.6, y - tall + Math.sin(angle) * 1.4], 1.4, 1.2, petal);
  }
  oval(draft, [x, y - tall], 1, 1, '#f2b83a');
}

function drawBush(draft: Draft, [x, y]: Point, rx: number, ry: number): void {
  oval(draft, [x, y], rx, ry, { from: '#5f9a44', to: '#2f5a2c', top: y - ry, bottom: y + ry });
  for (let leaf = 0; leaf < 90; leaf++) {
    const angle = draft.random.between(0, 6.28);
    const reach = Math.sqrt(draft.random.next());
    const at: Point = [x + Math.cos(angle) * reach * rx, y + Math.sin(angle) * reach * ry];
    const isNew = at[1] < y - ry * 0.3;
    oval(draft, at, 2, 1, isNew ? '#a4d468' : draft.random.pick(['#4a8a3c', '#3c7434', '#6aa84a']), 1, angle);
  }
}

/** Over the hands of who is seen from the side. */
export function drawGathered(draft: Draft, work: HandWork, { arms, head: h }: Skeleton): void {
  const [far, near] = [arms[0].end, arms[1].end];
  if (work === 'sow') drawLeafy(draft, [near[0] + h * 0.1, near[1] + 2], 0.42);
  if (work === 'plant-flowers') drawFlower(draft, [near[0] + h * 0.14, near[1] + 3], 9);
  if (work === 'dig') drawSpade(draft, far, near);
  if (work === 'pick-lotus') drawLotus(draft, near, h);
  if (work === 'pick-tea')
    for (const lean of [-1.4, 0, 1.5])
      limb(draft, [near, [near[0] + h * 0.2 + lean, near[1] + h * 0.34]], [0.6, 1.6], '#a4d468');
  if (work === 'pick-fruit') drawLadenBranch(draft, near);
}

/** Both hands on the shaft, its blade in the ground. */
function drawSpade(draft: Draft, [fx, fy]: Point, [nx, ny]: Point): void {
  const isFarAbove = fy < ny;
  const top: Point = isFarAbove ? [fx, fy] : [nx, ny];
  const low: Point = isFarAbove ? [nx, ny] : [fx, fy];
  const [sx, sy] = [low[0] - top[0], low[1] - top[1]];
  const down = (-4 - low[1]) / (sy || 1);
  const foot: Point = [low[0] + sx * down, -4];
  const grip: Point = [top[0] - sx * 0.3, top[1] - sy * 0.3];
  limb(draft, [grip, foot], [1.6, 1.7], '#a8743f');
  limb(
    draft,
    [
      [grip[0] - 2.4, grip[1]],
      [grip[0] + 2.4, grip[1] + 0.6],
    ],
    [1.8, 1.8],
    '#5a3a24',
  );
  fill(
    draft,
    `M${foot[0] - 5} ${foot[1] - 7} L${foot[0] + 5} ${foot[1] - 6} L${foot[0] + 5.4} ${foot[1] + 3} L${foot[0] + 1} ${foot[1] + 5} L${foot[0] - 4} ${foot[1] + 2} Z`,
    { from: '#c8ced8', to: '#6a727e', top: foot[1] - 7, bottom: foot[1] + 4 },
  );
}

/** A flower, a bud and a leaf on their stems, which go down behind what stands before. */
function drawLotus(draft: Draft, [x, y]: Point, h: number): void {
  const low = Math.min(-2, y + h * 3.2);
  for (const [aside, up] of [
    [0.1, 0.5],
    [1.3, 0.15],
    [2.2, 0.75],
  ] as const)
    stroke(
      draft,
      `M${x + h * aside} ${y - h * up} Q${x + h * (aside + 0.2)} ${y + h} ${x + h * (aside + 0.1)} ${low}`,
      '#5a8a44',
      0.9,
    );
  fill(
    draft,
    `M${x + h * 1.3 - 11} ${y - h * 0.2} C${x + h * 1.3 - 6} ${y - h * 0.5} ${x + h * 1.3 + 6} ${y - h * 0.5} ${x + h * 1.3 + 11} ${y - h * 0.2} C${x + h * 1.3 + 6} ${y + h * 0.24} ${x + h * 1.3 - 6} ${y + h * 0.24} ${x + h * 1.3 - 11} ${y - h * 0.2} Z`,
    { from: '#7ab85a', to: '#3f7a40', top: y - h * 0.5, bottom: y + h * 0.2 },
  );
  drawLotusFlower(draft, [x + h * 0.1, y - h * 0.5], 1);
  drawLotusFlower(draft, [x + h * 2.2, y - h * 0.75], 0.7);
}

function drawLotusFlower(draft: Draft, [x, y]: Point, size: number): void {
  for (const [turn, long] of [
    [-1.15, 6],
    [1.15, 6],
    [-0.7, 7.4],
    [0.7, 7.4],
    [-0.32, 8.2],
    [0.32, 8.2],
    [0, 8.6],
  ] as const) {
    const tip: Point = [x + Math.sin(turn) * long * size, y - Math.cos(turn) * long * size];
    const side: Point = [Math.cos(turn) * 2 * size, Math.sin(turn) * 2 * size];
    const half: Point = [(x + tip[0]) / 2, (y + tip[1]) / 2];
    fill(
      draft,
      `M${x} ${y} C${half[0] - side[0]} ${half[1] - side[1]} ${half[0] - side[0]} ${half[1] - side[1]} ${tip[0]} ${tip[1]} C${half[0] + side[0]} ${half[1] + side[1]} ${half[0] + side[0]} ${half[1] + side[1]} ${x} ${y} Z`,
      { from: '#f07aa4', to: '#fde6ee', top: y - 8 * size, bottom: y },
    );
  }
}

/** It hangs in from the side, apples on it, one in the hand. */
function drawLadenBranch(draft: Draft, [x, y]: Point): void {
  limb(
    draft,
    [
      [x + 56, 2],
      [x + 53, y + 34],
      [x + 50, y - 4],
      [x + 48, y - 24],
    ],
    [11, 8.4, 7, 5],
    { from: '#7a5638', to: '#54382a', top: y, bottom: 2 },
  );
  limb(
    draft,
    [
      [x + 50, y - 6],
      [x + 22, y - 12],
      [x - 4, y - 9],
    ],
    [4.4, 2.6, 0.8],
    '#6a482e',
  );
  limb(
    draft,
    [
      [x + 26, y - 12],
      [x + 14, y - 2],
    ],
    [1.6, 0.7],
    '#6a482e',
  );
  for (let leaf = 0; leaf < 260; leaf++) {
    const along = draft.random.next();
    const spread = draft.random.between(-1, 1);
    const round = Math.sqrt(Math.max(0, 1 - ((along - 0.6) / 0.62) ** 2));
    const at: Point = [x - 8 + along * 92, y - 16 - along * 6 + spread * 27 * round];
    oval(
      draft,
      at,
      3,
      1.6,
      draft.random.pick(['#5a9a40', '#78b850', '#3f7a34']),
      1,
      draft.random.between(-1, 1),
    );
  }
  for (const [dx, dy] of [
    [0.6, 0.6],
    [12, 4],
    [22, -12],
    [30, 3],
    [40, -30],
    [58, -34],
    [66, -10],
    [52, 0],
  ] as const) {
    oval(draft, [x + dx, y + dy], 2.7, 2.6, {
      from: mix('#e2463a', '#ffffff', 0.2),
      to: '#9a2420',
      top: y + dy - 3,
      bottom: y + dy + 3,
    });
    oval(draft, [x + dx - 0.8, y + dy - 0.9], 0.6, 0.5, '#ffffff', 0.7);
  }
}
