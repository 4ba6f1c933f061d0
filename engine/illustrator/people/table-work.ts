// Behind a table, the hands on it: dumplings, dough, vegetables, pasta, what is to be baked. `h` is the height of the head.

import { mix } from '#engine/raster/colour.ts';
import type { TableWork } from '../lexicon/hand-work.ts';
import { CRAFT_TABLES } from '../lexicon/trade-work.ts';
import { CRAFTS_ON_TABLE } from './craft-tables.ts';
import { bar, type Pen } from '../things/pen.ts';
import { fill, limb, oval, stroke, type Draft, type Point } from './draft.ts';
import type { Skeleton } from './skeleton.ts';

const WOOD = '#b07a48';
const DOUGH = '#f4e6c6';
const HALF = 50;

/** The middle of the row that the hands are on, and where a dish stands. */
export function tableRow({ arms }: Skeleton): number {
  return (arms[0].end[1] + arms[1].end[1]) / 2;
}

export function dishPlace(skeleton: Skeleton): Point {
  return [30, tableRow(skeleton) + 1];
}

/** Before the body, under the arms. */
export function drawWorkTable(draft: Draft, work: TableWork, skeleton: Skeleton, hasDish: boolean): void {
  const y = tableRow(skeleton);
  const [far, near] = [y - 5.6, y + 5.4];
  const pen: Pen = { ...draft, isSnowy: false };
  for (const x of [-HALF + 4, HALF - 4]) bar(pen, x - 2, near, 4, -near + 2, mix(WOOD, '#20141c', 0.2));
  fill(
    draft,
    `M${-HALF + 3} ${near} L${HALF - 3} ${near} L${HALF - 3} ${near + 7} L${3 - HALF} ${near + 7} Z`,
    {
      from: mix(WOOD, '#20141c', 0.3),
      to: mix(WOOD, '#20141c', 0.46),
      top: near,
      bottom: near + 7,
    },
  );
  fill(draft, `M${8 - HALF} ${far} L${HALF - 8} ${far} L${HALF} ${near} L${-HALF} ${near} Z`, {
    from: mix(WOOD, '#ffffff', 0.3),
    to: mix(WOOD, '#ffffff', 0.06),
    top: far,
    bottom: near,
  });
  stroke(draft, `M${-HALF} ${near + 0.6} L${HALF} ${near + 0.6}`, mix(WOOD, '#ffffff', 0.34), 1.3);
  if (isCraft(work)) {
    CRAFTS_ON_TABLE[work].on(pen, y);
    return;
  }
  if (work !== 'chop') drawFlour(draft, y);
  ON_TABLE[work](draft, y, hasDish);
}

function drawFlour({ brush, random }: Draft, y: number): void {
  brush.fillStyle = 'rgba(255,252,242,0.75)';
  for (let grain = 0; grain < 60; grain++) {
    brush.beginPath();
    brush.ellipse(random.between(-22, 22), y + random.between(-4, 4), random.between(0.3, 1.3), 0.4, 0, 0, 7);
    brush.fill();
  }
}

type Craft = (typeof CRAFT_TABLES)[number];

function isCraft(work: TableWork): work is Craft {
  return CRAFT_TABLES.some((one) => one === work);
}

const ON_TABLE: Record<Exclude<TableWork, Craft>, (draft: Draft, y: number, hasDish: boolean) => void> = {
  wrap(draft, y) {
    oval(draft, [-31, y + 0.6], 15, 4.4, '#8a6a3c');
    oval(draft, [-31, y], 14, 3.8, { from: '#e8d2a0', to: '#c8a468', top: y - 4, bottom: y + 4 });
    for (const [row, many] of [3, 4, 3].entries())
      for (let at = 0; at < many; at++)
        drawDumpling(draft, [-31 + (at - (many - 1) / 2) * 6.6, y - 2.4 + row * 2.2], 1);
    drawBowl(draft, [30, y], '#d8e4ea', '#8a9a4a');
    for (let sheet = 0; sheet < 4; sheet++) oval(draft, [12, y + 3 - sheet * 0.7], 4.4, 1.4, DOUGH);
  },
  knead(draft, y) {
    oval(draft, [0, y + 1.4], 15, 3.2, mix(DOUGH, '#8a6a3c', 0.4));
    oval(draft, [0, y - 1], 14, 5, { from: '#fbf2da', to: '#e0c898', top: y - 6, bottom: y + 4 });
    drawBowl(draft, [-33, y], '#c8644a', '#fbf8ee');
    drawPin(draft, [27, y + 1.6], 0.12);
  },
  chop(draft, y, hasDish) {
    fill(draft, `M-18 ${y - 4} L22 ${y - 4} L25 ${y + 4} L-21 ${y + 4} Z`, {
      from: '#e8c890',
      to: '#c89a5c',
      top: y - 4,
      bottom: y + 4,
    });
    if (hasDish) return;
    for (let slice = 0; slice < 7; slice++)
      oval(
        draft,
        [-15 + slice * 2.6, y + 1.4 - (slice % 2)],
        1.9,
        1.5,
        slice % 3 === 2 ? '#f2a24a' : '#e8782c',
      );
    limb(
      draft,
      [
        [-2, y],
        [12, y - 1],
      ],
      [3.4, 2],
      '#e8782c',
    );
    for (let ring = 0; ring < 5; ring++)
      oval(draft, [16 + (ring % 3) * 2, y + 1.6 - ring * 0.7], 1.6, 1.2, '#8ac05a');
    for (const [x, colour] of [
      [-38, '#d8402c'],
      [-32, '#e8503c'],
      [-35, '#5a9a3c'],
    ] as const)
      oval(draft, [x, y - 2], 3.8, 3.6, {
        from: mix(colour, '#ffffff', 0.3),
        to: mix(colour, '#20101c', 0.2),
        top: y - 6,
        bottom: y + 2,
      });
  },
  roll(draft, y) {
    oval(draft, [0, y + 0.8], 21, 4, { from: '#faf0d4', to: '#e8d2a0', top: y - 3, bottom: y + 4 });
    for (let strip = 0; strip < 12; strip++)
      stroke(
        draft,
        `M${26 + strip * 1.3} ${y - 3.4} C${27 + strip * 1.2} ${y - 1} ${24 + strip * 1.4} ${y + 1} ${26 + strip * 1.5} ${y + 3.4}`,
        strip % 2 === 0 ? '#f2dca6' : '#dcbf7c',
        0.8,
      );
    drawBowl(draft, [-34, y], '#5f86a8', '#f2c84a');
  },
  bake(draft, y, hasDish) {
    drawBowl(draft, [0, y + 1], '#d8e4ea', '#f2dca0');
    drawPin(draft, [-32, y + 1.6], -0.1);
    if (hasDish) return;
    fill(draft, `M18 ${y - 3.6} L42 ${y - 3.6} L45 ${y + 3.4} L18 ${y + 3.4} Z`, {
      from: '#8a929c',
      to: '#4a505a',
      top: y - 4,
      bottom: y + 4,
    });
    for (let cookie = 0; cookie < 8; cookie++)
      oval(draft, [22 + (cookie % 4) * 6, y - 1.8 + Math.floor(cookie / 4) * 3.4], 2.3, 1.1, {
        from: '#e8b468',
        to: '#b87a38',
        top: y - 3,
        bottom: y + 3,
      });
  },
};

/** Over the arms: what is in the hands. */
export function drawOverTable(draft: Draft, work: TableWork, { arms, head: h }: Skeleton): void {
  const [left, right] = [arms[0].end, arms[1].end];
  const middle: Point = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  if (isCraft(work)) CRAFTS_ON_TABLE[work].over?.({ ...draft, isSnowy: false }, [left, right]);
  if (work === 'wrap') {
    oval(draft, [middle[0], middle[1] - 0.6], h * 0.3, h * 0.14, DOUGH);
    drawDumpling(draft, [middle[0], middle[1] - 0.4], 1.35);
  }
  if (work === 'roll') drawPin(draft, [middle[0], middle[1] + 0.6], 0, h * 1.3);
  if (work === 'bake') {
    const [x, y] = right;
    limb(
      draft,
      [
        [x + 1, y - h * 0.42],
        [middle[0] + 1, middle[1]],
      ],
      [h * 0.07, h * 0.07],
      '#a8743f',
    );
  }
  if (work === 'chop') {
    const [x, y] = right;
    fill(
      draft,
      `M${x - 1} ${y + 0.2} L${x - h * 0.9} ${y + 0.6} C${x - h * 0.86} ${y + 3.4} ${x - h * 0.4} ${y + 3.6} ${x - 1} ${y + 3} Z`,
      { from: '#f4f6fa', to: '#9aa4b2', top: y, bottom: y + 4 },
    );
    limb(
      draft,
      [
        [x - 0.6, y + 1],
        [x + h * 0.3, y + 0.4],
      ],
      [h * 0.12, h * 0.12],
      '#4a2e20',
    );
  }
}

/** A crescent with a crimped edge. */
function drawDumpling(draft: Draft, [x, y]: Point, size: number): void {
  const path = `M${x - 2.9 * size} ${y + 0.7 * size} C${x - 2 * size} ${y - 2.4 * size} ${x + 2 * size} ${y - 2.4 * size} ${x + 2.9 * size} ${y + 0.7 * size} C${x + 1.6 * size} ${y + 1.5 * size} ${x - 1.6 * size} ${y + 1.5 * size} ${x - 2.9 * size} ${y + 0.7 * size} Z`;
  fill(draft, path, { from: '#fffaf0', to: '#dcc8a0', top: y - 2 * size, bottom: y + 1.5 * size });
  stroke(draft, path, '#b89a6a', 0.25, 0.7);
  for (const aside of [-1.2, 0, 1.2])
    stroke(
      draft,
      `M${x + aside * size} ${y - 1.3 * size} L${x + aside * 0.8 * size} ${y - 0.3 * size}`,
      '#c8ae80',
      0.3,
    );
}

function drawBowl(draft: Draft, [x, y]: Point, colour: string, content: string): void {
  fill(
    draft,
    `M${x - 9} ${y - 5} C${x - 8} ${y + 2} ${x - 4} ${y + 3} ${x} ${y + 3} C${x + 4} ${y + 3} ${x + 8} ${y + 2} ${x + 9} ${y - 5} Z`,
    {
      from: mix(colour, '#ffffff', 0.2),
      to: mix(colour, '#20141c', 0.3),
      top: y - 5,
      bottom: y + 3,
    },
  );
  oval(draft, [x, y - 5], 9, 2.2, mix(colour, '#20141c', 0.16));
  oval(draft, [x, y - 5.2], 7.8, 1.8, content);
}

function drawPin(draft: Draft, [x, y]: Point, turn: number, half = 11): void {
  const ends = (reach: number): readonly [Point, Point] => [
    [x - reach, y - reach * turn],
    [x + reach, y + reach * turn],
  ];
  limb(draft, ends(half + 4), [1.2, 1.2], '#8a5a30');
  limb(draft, ends(half), [3.4, 3.4], { from: '#e8c08a', to: '#a87440', top: y - 2, bottom: y + 2 });
}
