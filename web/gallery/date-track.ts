// The track of the date scrubber: every month has a stretch of it, by how many images it has. In pixels.
import type { Month } from '#web/model/tasks/use-task-months.ts';

/** A stretch of the track, from its top. */
export type Stretch = { top: number; height: number };

/** A month can be hit. Where there is not so much room for each, all have the same. */
const LEAST_HEIGHT = 8;

/** One stretch for each month, without gaps, all of the track. */
export function divideTrack(months: readonly Month[], height: number): Stretch[] {
  const least = Math.min(LEAST_HEIGHT, height / Math.max(1, months.length));
  const heights = shareOut(
    months.map(({ images }) => images),
    height,
    least,
  );
  let top = 0;
  return heights.map((each) => {
    const stretch = { top, height: each };
    top += each;
    return stretch;
  });
}

/** By weight; what would get less than the least gets that, and the others have as much less. */
function shareOut(weights: readonly number[], height: number, least: number): number[] {
  const isLeast = weights.map(() => false);
  for (;;) {
    const bound = isLeast.filter(Boolean).length;
    const weight = weights.reduce((sum, each, at) => (isLeast[at] ? sum : sum + each), 0);
    const scale = weight > 0 ? (height - bound * least) / weight : 0;
    const small = weights.findIndex((each, at) => !isLeast[at] && each * scale < least);
    if (small < 0) return weights.map((each, at) => (isLeast[at] ? least : each * scale));
    weights.forEach((each, at) => {
      if (each * scale < least) isLeast[at] = true;
    });
  }
}

/** The stretch under a place of the track; the nearest one beyond its ends. */
export function stretchAt(stretches: readonly Stretch[], y: number): number {
  return Math.max(
    0,
    stretches.findLastIndex(({ top }) => top <= y),
  );
}

export type YearMark = { year: string; top: number };

/** Years where they begin from above, of those that have room before the next one and the end. `room`: of one. */
export function listYears(
  months: readonly Month[],
  stretches: readonly Stretch[],
  { height, room }: { height: number; room: number },
): YearMark[] {
  const marks: YearMark[] = [];
  months.forEach(({ month }, at) => {
    const year = month.slice(0, 4);
    const top = stretches[at]?.top ?? 0;
    const isFirst = at === 0 || months[at - 1]?.month.slice(0, 4) !== year;
    const free = (marks.at(-1)?.top ?? -room) + room;
    if (isFirst && top >= free && top + room <= height) marks.push({ year, top });
  });
  return marks;
}
