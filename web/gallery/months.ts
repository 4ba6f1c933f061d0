// Months of the wall of Creations: where each begins there, in which one stands, and which one a key leads to.
import type { Month } from '#web/model/tasks/use-task-months.ts';
import { itemsIn } from '#web/ui/wall/wall-layout.ts';
import type { WallLayout } from '#web/ui/wall/wall-layout.ts';
import type { WorksByDay } from './group-by-day.ts';

/** Between two images of the wall, also of two days, are fewer pixels than this. */
const NEAR = 400;

/** A month by its place in the list, and how much of its images has passed, from 0 to 1. */
export type MonthPlace = { index: number; share: number };

/** The first moment after the month, as the clock here tells it. */
export function endOfMonth(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(year, number).getTime();
}

/** Some moment of the month, to name it by. */
export function dateOfMonth(month: string): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(year, number - 1, 1);
}

/** The section where the month begins, or an older one where nothing of it hangs; −1 where that is not known yet. */
export function sectionOfMonth({ days }: Pick<WorksByDay, 'days'>, month: string): number {
  const end = endOfMonth(month);
  return days.findIndex(({ at }) => at < end);
}

/** Where one stands whose eye is so far from the top of the wall, in pixels. */
export function placeAt(
  months: readonly Month[],
  { days }: Pick<WorksByDay, 'days'>,
  { layout, top }: { layout: WallLayout; top: number },
): MonthPlace {
  const item =
    itemsIn(layout, { top: Math.max(0, top), bottom: Math.max(0, top) + NEAR })?.first ??
    layout.ratios.length - 1;
  const day = days[layout.sections.findLastIndex(({ first }) => first <= item)];
  const found = day ? months.findIndex(({ month }) => day.at >= dateOfMonth(month).getTime()) : 0;
  const index = found < 0 ? months.length - 1 : found;
  const here = months[index];
  const first = here && layout.sections[sectionOfMonth({ days }, here.month)]?.first;
  if (here === undefined || first === undefined) return { index, share: 0 };
  return { index, share: Math.min(1, Math.max(0, (item - first) / Math.max(1, here.images))) };
}

/** Images that hang before the month begins. */
export function imagesBefore(months: readonly Month[], month: string): number {
  return months.reduce((sum, each) => (each.month > month ? sum + each.images : sum), 0);
}

/** Where a key leads from a month of the list. Down is older, as on the wall. */
export function stepMonth(months: readonly Month[], index: number, key: string): number {
  const last = months.length - 1;
  if (key === 'ArrowUp') return Math.max(0, index - 1);
  if (key === 'ArrowDown') return Math.min(last, index + 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const here = months[index]?.month ?? '';
  if (key === 'PageDown') {
    const older = months.findIndex(({ month }) => month <= addYears(here, -1));
    return older < 0 ? last : older;
  }
  return Math.max(
    0,
    months.findLastIndex(({ month }) => month >= addYears(here, 1)),
  );
}

function addYears(month: string, years: number): string {
  return `${Number(month.slice(0, 4)) + years}${month.slice(4)}`;
}
