// A kite high over whoever flies it: its string runs down to the raised hand.

import { mix } from '#engine/raster/colour.ts';
import { fill, oval, stroke, type Draft, type Point } from './draft.ts';

const COLOURS = ['#e2463a', '#f2a83a', '#3f8fd8', '#8a5ac8'] as const;

/**
 * `colour`: where one was said. In the units of a figure, to the right of the hand and over it; in a video it dances in the
 * wind.
 */
export function drawKite(draft: Draft, [x, y]: Point, colour: string | undefined): void {
  const turn = (draft.stride ?? 0) * Math.PI * 2;
  const [aside, up] = [Math.sin(turn) * 9, Math.sin(turn * 2) * 4];
  const base = colour ?? draft.random.pick(COLOURS);
  const [mx, my] = [x + 62 + aside, y - 84 + up];
  stroke(
    draft,
    `M${x} ${y} C${x + 16 - aside * 0.5} ${y - 18} ${x + 46} ${y - 50} ${mx} ${my + 2}`,
    '#4a3c3c',
    0.55,
    0.9,
  );
  const [top, right, low, left]: Point[] = [
    [mx + 8, my - 19],
    [mx + 13, my - 1],
    [mx - 9, my + 21],
    [mx - 13, my - 7],
  ] as Point[];
  if (!top || !right || !low || !left) return;
  const quarter = (a: Point, b: Point, paint: string): void =>
    fill(draft, `M${mx} ${my} L${a[0]} ${a[1]} L${b[0]} ${b[1]} Z`, {
      from: mix(paint, '#ffffff', 0.16),
      to: mix(paint, '#20101c', 0.16),
      top: my - 19,
      bottom: my + 21,
    });
  const second = mix(base, '#fff2b0', 0.6);
  quarter(top, right, base);
  quarter(right, low, second as unknown as string);
  quarter(low, left, base);
  quarter(left, top, second as unknown as string);
  stroke(
    draft,
    `M${top[0]} ${top[1]} L${low[0]} ${low[1]} M${left[0]} ${left[1]} L${right[0]} ${right[1]}`,
    '#5a3c28',
    0.6,
  );
  stroke(
    draft,
    `M${low[0]} ${low[1]} C${low[0] - 10 + aside * 0.3} ${low[1] + 4} ${low[0] - 6 - aside * 0.4} ${low[1] + 14} ${low[0] - 16 - aside * 0.6} ${low[1] + 18}`,
    '#4a3c3c',
    0.6,
  );
  for (const [dx, dy] of [
    [-6, 5],
    [-8, 11],
    [-13, 17],
  ] as const)
    for (const side of [-1, 1])
      oval(
        draft,
        [low[0] + dx + side * 1.6 - aside * 0.035 * dy, low[1] + dy],
        1.7,
        0.9,
        base,
        1,
        side * 0.5,
      );
}
