// What people look at while their hands work: a computer on a desk, a phone; and what they look through or play with.

import { paintComputerDesk, paintLaptop, paintScreen } from '../things/work-places.ts';
import { fill, oval, type Draft, type Point } from './draft.ts';

/** Of the height of who sits at it. */
const DESK = 0.58;
/** Of a desk of a hundred units: where things stand on it, and how far apart two screens are. */
const TOP = -72;
const MOST_SCREENS = 3;
/** Of one, two, three screens: how much wider and taller than the drawing, which is 44 wide. One is seen around a head. */
const SCREEN_SIZES = [
  [2.1, 1.42],
  [1.34, 1.24],
  [1, 1.06],
] as const;

/** `screens` are seen from the front, over who sits before them; a laptop stands before its owner. */
export function drawComputerDesk(draft: Draft, screens: number | undefined): void {
  const { brush } = draft;
  const pen = { ...draft, isSnowy: false };
  const many = Math.min(screens ?? 0, MOST_SCREENS);
  brush.save();
  brush.translate(0, 2);
  brush.scale(DESK, DESK);
  paintComputerDesk(pen);
  brush.translate(0, TOP);
  if (many === 0) paintLaptop(pen);
  const [wider, taller] = SCREEN_SIZES[many - 1] ?? SCREEN_SIZES[0];
  for (let index = 0; index < many; index++) {
    brush.save();
    brush.translate((index - (many - 1) / 2) * 46 * wider, 0);
    brush.scale(wider, taller);
    paintScreen(pen);
    brush.restore();
  }
  brush.restore();
}

/** Upright in the hand: its back from the front, its edge from the side. */
export function drawPhone(draft: Draft, [x, y]: Point, h: number, isSide: boolean): void {
  const [half, tall] = isSide ? [h * 0.05, h * 0.36] : [h * 0.15, h * 0.4];
  const [left, right, top] = [x - half, x + half, y - tall];
  fill(draft, `M${left} ${top} L${right} ${top} L${right} ${y} L${left} ${y} Z`, {
    from: '#3c4250',
    to: '#1c1e26',
    top,
    bottom: y,
  });
  if (!isSide) oval(draft, [right - half * 0.6, top + tall * 0.18], half * 0.3, half * 0.3, '#8a92a4');
}

/** Between both hands, its back toward the viewer; from the side its end. */
export function drawGamepad(draft: Draft, [x, y]: Point, h: number, isSide: boolean): void {
  const half = h * (isSide ? 0.16 : 0.42);
  const paint = { from: '#4a5064', to: '#23262f', top: y - h * 0.24, bottom: y + h * 0.2 };
  fill(
    draft,
    `M${x - half} ${y - h * 0.14} C${x - half * 0.6} ${y - h * 0.26} ${x + half * 0.6} ${y - h * 0.26} ${x + half} ${y - h * 0.14} C${x + half * 1.3} ${y + h * 0.06} ${x + half * 1.1} ${y + h * 0.26} ${x + half * 0.8} ${y + h * 0.2} C${x + half * 0.5} ${y + h * 0.06} ${x - half * 0.5} ${y + h * 0.06} ${x - half * 0.8} ${y + h * 0.2} C${x - half * 1.1} ${y + h * 0.26} ${x - half * 1.3} ${y + h * 0.06} ${x - half} ${y - h * 0.14} Z`,
    paint,
  );
  if (isSide) return;
  for (const [side, colour] of [
    [-1, '#d8dce6'],
    [1, '#e0503c'],
  ] as const)
    oval(draft, [x + side * half * 0.6, y - h * 0.06], h * 0.06, h * 0.06, colour);
}

/** Before the eyes: two glasses from the front, one barrel from the side. */
export function drawBinoculars(draft: Draft, [x, chin]: Point, h: number, isSide: boolean): void {
  const y = chin - h * 0.44;
  const paint = { from: '#4a4e58', to: '#1c1e24', top: y - h * 0.2, bottom: y + h * 0.2 };
  if (isSide) {
    const eye = x + h * 0.42;
    fill(
      draft,
      `M${eye} ${y - h * 0.09} L${eye + h * 0.24} ${y - h * 0.13} L${eye + h * 0.56} ${y - h * 0.16} L${eye + h * 0.56} ${y + h * 0.16} L${eye + h * 0.24} ${y + h * 0.13} L${eye} ${y + h * 0.09} Z`,
      paint,
    );
    return;
  }
  fill(
    draft,
    `M${x - h * 0.2} ${y - h * 0.08} L${x + h * 0.2} ${y - h * 0.08} L${x + h * 0.2} ${y + h * 0.06} L${x - h * 0.2} ${y + h * 0.06} Z`,
    paint,
  );
  for (const side of [-1, 1]) {
    oval(draft, [x + side * h * 0.22, y], h * 0.2, h * 0.2, paint);
    oval(draft, [x + side * h * 0.22, y], h * 0.14, h * 0.14, {
      from: '#7a9ac8',
      to: '#1e2a40',
      top: y - h * 0.14,
      bottom: y + h * 0.14,
    });
  }
}
