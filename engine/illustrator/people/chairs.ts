// Chairs: their backs between the viewer and whoever sits with the back to us, and what one sits on facing us. `h` is the height of
// the head.

import { cloth, deep, fill, limb, oval, pale, stroke, type Draft, type Point } from './draft.ts';
import type { Person } from './person.ts';
import type { Skeleton } from './skeleton.ts';

const CLOTH = '#3c4656';
const STEEL = '#5a606c';
const WOOD = '#a8744a';

/** On wheels, its back closed: whoever sits is seen above it and at its sides. */
export function drawOfficeChair(draft: Draft, { neck, hips, head: h, trunk }: Skeleton): void {
  const [x, seat] = [hips[0], hips[1] + h * 0.12];
  for (const [reach, down] of [
    [-1.1, -0.2],
    [1.1, -0.2],
    [-0.66, 0.06],
    [0.66, 0.06],
  ] as const) {
    limb(
      draft,
      [
        [x, -h * 0.5],
        [x + reach * h, -h * 0.16 + down * h * 0.4],
      ],
      [h * 0.17, h * 0.1],
      deep(STEEL, 0.3),
    );
    oval(draft, [x + reach * h, -h * 0.02 + down * h * 0.4], h * 0.11, h * 0.11, '#22252c');
  }
  limb(
    draft,
    [
      [x, seat],
      [x, -h * 0.4],
    ],
    [h * 0.22, h * 0.2],
    STEEL,
  );
  const seatPaint = cloth(CLOTH, seat - h * 0.2, seat + h * 0.5);
  fill(
    draft,
    `M${x - h * 0.98} ${seat - h * 0.1} C${x - h * 0.5} ${seat - h * 0.22} ${x + h * 0.5} ${seat - h * 0.22} ${x + h * 0.98} ${seat - h * 0.1} C${x + h * 1.06} ${seat + h * 0.24} ${x + h * 0.8} ${seat + h * 0.34} ${x + h * 0.6} ${seat + h * 0.36} L${x - h * 0.6} ${seat + h * 0.36} C${x - h * 0.8} ${seat + h * 0.34} ${x - h * 1.06} ${seat + h * 0.24} ${x - h * 0.98} ${seat - h * 0.1} Z`,
    seatPaint,
  );
  // Arms of the chair on their posts.
  for (const side of [-1, 1]) {
    const armX = x + side * h * 1.02;
    limb(
      draft,
      [
        [armX, seat],
        [armX, seat - h * 0.66],
      ],
      [h * 0.12, h * 0.12],
      STEEL,
    );
    limb(
      draft,
      [
        [armX - h * 0.06, seat - h * 0.7],
        [armX + h * 0.06, seat - h * 0.7],
      ],
      [h * 0.2, h * 0.2],
      '#2a2e38',
    );
  }
  const top = neck[1] + trunk * 0.34;
  const low = seat - h * 0.14;
  fill(
    draft,
    `M${x - h * 0.62} ${top + h * 0.2} C${x - h * 0.6} ${top - h * 0.02} ${x - h * 0.4} ${top - h * 0.06} ${x} ${top - h * 0.06} C${x + h * 0.4} ${top - h * 0.06} ${x + h * 0.6} ${top - h * 0.02} ${x + h * 0.62} ${top + h * 0.2} C${x + h * 0.78} ${top + (low - top) * 0.5} ${x + h * 0.74} ${low - h * 0.1} ${x + h * 0.6} ${low} C${x + h * 0.3} ${low + h * 0.08} ${x - h * 0.3} ${low + h * 0.08} ${x - h * 0.6} ${low} C${x - h * 0.74} ${low - h * 0.1} ${x - h * 0.78} ${top + (low - top) * 0.5} ${x - h * 0.62} ${top + h * 0.2} Z`,
    { from: pale(CLOTH, 0.16), to: deep(CLOTH, 0.3), top, bottom: low },
  );
  for (const part of [0.34, 0.66])
    stroke(
      draft,
      `M${x - h * 0.62} ${top + (low - top) * part} C${x - h * 0.2} ${top + (low - top) * part + h * 0.08} ${x + h * 0.2} ${top + (low - top) * part + h * 0.08} ${x + h * 0.62} ${top + (low - top) * part}`,
      deep(CLOTH, 0.45),
      h * 0.035,
      0.8,
    );
  stroke(
    draft,
    `M${x - h * 0.5} ${top + h * 0.1} C${x - h * 0.2} ${top + h * 0.02} ${x + h * 0.2} ${top + h * 0.02} ${x + h * 0.5} ${top + h * 0.1}`,
    pale(CLOTH, 0.34),
    h * 0.04,
    0.7,
  );
}

/** Of wood: a closed back on two posts, a seat, legs. */
export function drawSchoolChair(draft: Draft, { neck, hips, head: h, trunk }: Skeleton): void {
  const [x, seat] = [hips[0], hips[1] + h * 0.1];
  const [top, low] = [neck[1] + trunk * 0.38, hips[1] - trunk * 0.16];
  const half = h * 0.56;
  for (const side of [-1, 1])
    limb(
      draft,
      [
        [x + side * half, top + h * 0.1],
        [x + side * half * 1.06, seat],
        [x + side * half * 1.16, 1],
      ],
      [h * 0.11, h * 0.12, h * 0.09],
      '#6f4a30',
    );
  fill(
    draft,
    `M${x - half * 1.2} ${seat - h * 0.06} L${x + half * 1.2} ${seat - h * 0.06} L${x + half * 1.24} ${seat + h * 0.12} L${x - half * 1.24} ${seat + h * 0.12} Z`,
    { from: WOOD, to: deep(WOOD, 0.3), top: seat - h * 0.06, bottom: seat + h * 0.12 },
  );
  fill(
    draft,
    `M${x - half * 1.14} ${top + h * 0.06} C${x - half * 0.5} ${top - h * 0.06} ${x + half * 0.5} ${top - h * 0.06} ${x + half * 1.14} ${top + h * 0.06} L${x + half * 1.1} ${low} C${x + half * 0.5} ${low + h * 0.06} ${x - half * 0.5} ${low + h * 0.06} ${x - half * 1.1} ${low} Z`,
    { from: pale(WOOD, 0.14), to: deep(WOOD, 0.2), top, bottom: low },
  );
}

/** What is under whoever sits in a room, or on board of what carries many. */
export function drawSeat(draft: Draft, { view, isOnBoard }: Person, { hips, head, trunk }: Skeleton): void {
  if (isOnBoard) drawPaddedSeat(draft, hips, head, trunk, view === 'side');
  else drawChair(draft, hips, head, view === 'side');
}

const [PADDING, COVER] = ['#2f5f9c', '#e8ecf2'] as const;

/** Of a carriage: padded, its back as high as the head, with a white cover. */
function drawPaddedSeat(draft: Draft, [x, y]: Point, h: number, trunk: number, isSide: boolean): void {
  const top = y - trunk - h * 0.9;
  const at = (across: number, down: number): string => `${x + h * across} ${y + h * down}`;
  const up = (across: number, down: number): string => `${x + h * across} ${top + h * down}`;
  const onFloor = (across: number): string => `${x + h * across} 0`;
  const foot = { from: '#4a5260', to: '#2c323c', top: y + h * 0.4, bottom: 0 };
  const back = { from: pale(PADDING, 0.14), to: deep(PADDING, 0.3), top, bottom: y };
  const seat = { from: pale(PADDING, 0.2), to: deep(PADDING, 0.34), top: y, bottom: y + h * 0.5 };
  if (isSide) {
    fill(draft, `M${at(-0.5, 0.4)} L${at(0.4, 0.4)} L${onFloor(0.4)} L${onFloor(-0.5)} Z`, foot);
    fill(
      draft,
      `M${up(-0.95, 0)} Q${up(-0.55, -0.1)} ${up(-0.5, 0.3)} L${at(-0.36, 0.2)} L${at(-0.9, 0.4)} L${up(-1.1, 0.3)} Z`,
      back,
    );
    fill(
      draft,
      `M${at(-0.9, 0.1)} L${at(0.7, 0.1)} Q${at(0.86, 0.3)} ${at(0.7, 0.48)} L${at(-0.9, 0.48)} Z`,
      seat,
    );
    return;
  }
  fill(draft, `M${at(-0.7, 0.4)} L${at(0.7, 0.4)} L${onFloor(0.7)} L${onFloor(-0.7)} Z`, foot);
  fill(
    draft,
    `M${at(-0.98, 0.2)} L${up(-0.9, 0.3)} Q${up(-0.86, 0)} ${up(-0.5, 0)} L${up(0.5, 0)} Q${up(0.86, 0)} ${up(0.9, 0.3)} L${at(0.98, 0.2)} Z`,
    back,
  );
  fill(draft, `M${up(-0.66, 0)} L${up(0.66, 0)} L${up(0.6, 0.62)} L${up(-0.6, 0.62)} Z`, COVER);
  fill(
    draft,
    `M${at(-1.02, 0.1)} L${at(1.02, 0.1)} Q${at(1.12, 0.3)} ${at(1.02, 0.5)} L${at(-1.02, 0.5)} Q${at(-1.12, 0.3)} ${at(-1.02, 0.1)} Z`,
    seat,
  );
}

/** Of plain wood. */
function drawChair(draft: Draft, [x, y]: Point, h: number, isSide: boolean): void {
  const wood = '#8a5c3a';
  const dark = '#5f3c26';
  const floor = 0;
  if (isSide) {
    limb(
      draft,
      [
        [x - h * 0.72, floor],
        [x - h * 0.66, y],
        [x - h * 0.78, y - h * 1.6],
      ],
      [h * 0.1, h * 0.11, h * 0.09],
      dark,
    );
    limb(
      draft,
      [
        [x + h * 0.5, floor],
        [x + h * 0.46, y + h * 0.2],
      ],
      [h * 0.09, h * 0.1],
      dark,
    );
    fill(
      draft,
      `M${x - h * 0.78} ${y + h * 0.14} L${x + h * 0.6} ${y + h * 0.14} L${x + h * 0.6} ${y + h * 0.32} L${x - h * 0.78} ${y + h * 0.32} Z`,
      wood,
    );
    return;
  }
  for (const side of [-1, 1])
    limb(
      draft,
      [
        [x + side * h * 0.78, floor],
        [x + side * h * 0.74, y - h * 1.3],
      ],
      [h * 0.11, h * 0.11],
      dark,
    );
  for (const up of [0.5, 0.9, 1.26])
    limb(
      draft,
      [
        [x - h * 0.7, y - h * up],
        [x + h * 0.7, y - h * up],
      ],
      [h * 0.13, h * 0.13],
      wood,
    );
  fill(
    draft,
    `M${x - h * 0.86} ${y + h * 0.1} L${x + h * 0.86} ${y + h * 0.1} L${x + h * 0.92} ${y + h * 0.3} L${x - h * 0.92} ${y + h * 0.3} Z`,
    { from: '#a87448', to: wood, top: y, bottom: y + h * 0.3 },
  );
}
