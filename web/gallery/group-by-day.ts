// Which image of which work hangs at which place of the wall, and where each day begins, in the reader's time zone.
import type { WorkPart } from '#contract/media.ts';
import { TASK_STATUS } from '#contract/task.ts';
import type { WallWork } from '#web/model/tasks/wall-work.ts';

export type HangingDay = { key: string; at: number };

export type WorksByDay = {
  works: readonly WallWork[];
  /** One for each place of the wall. */
  ratios: number[];
  /** The first place of each work, and after the last work the end. */
  starts: number[];
  days: HangingDay[];
  /** Places of each day. */
  counts: number[];
};

/** An image on the wall: its work, and its number there. */
export type Tile = { id: string; n: number };

/** Works newest first stay newest first, in the days and inside them. */
export function groupByDay(works: readonly WallWork[]): WorksByDay {
  const hanging: WorksByDay = { works, ratios: [], starts: [0], days: [], counts: [] };
  let [from, to] = [0, 0];
  for (const work of works) {
    if (work.at < from || work.at >= to) {
      [from, to] = dayAround(work.at);
      hanging.days.push({ key: formatDay(from), at: from });
      hanging.counts.push(0);
    }
    const last = hanging.days.length - 1;
    hanging.counts[last] = (hanging.counts[last] ?? 0) + work.ratios.length;
    hanging.ratios.push(...work.ratios);
    hanging.starts.push(hanging.ratios.length);
  }
  return hanging;
}

export function tileAt({ works, starts }: WorksByDay, index: number): Tile | undefined {
  const at = workAt(starts, index);
  const work = works[at];
  return work && { id: work.id, n: work.images[index - (starts[at] ?? 0)] ?? 0 };
}

/** The place of an image, or of the one after it where it is gone; −1 where its work does not hang. */
export function indexOfTile({ works, starts }: WorksByDay, { id, n }: Tile): number {
  const at = works.findIndex((work) => work.id === id);
  const images = works[at]?.images ?? [];
  if (images.length === 0) return -1;
  const place = images.findIndex((image) => image >= n);
  return (starts[at] ?? 0) + (place < 0 ? images.length - 1 : place);
}

/** Every image, in the order of the wall. */
export function listTiles(works: readonly WallWork[]): Tile[] {
  return works.flatMap(({ id, images }) => images.map((n) => ({ id, n })));
}

/** What is chosen of each work; one without images is meant whole. */
export function partsOf(works: readonly WallWork[], isChosen: (tile: Tile) => boolean): WorkPart[] {
  return works.flatMap(({ id, images, status }) => {
    const chosen = images.filter((n) => isChosen({ id, n }));
    if (chosen.length === 0) return [];
    return status === TASK_STATUS.completed ? { id, images: chosen } : { id };
  });
}

/** Which work a place belongs to; works of which nothing hangs have none. */
export function workAt(starts: readonly number[], index: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function keyOfTile({ id, n }: Tile): string {
  return `${id}-${n}`;
}

export function readTileKey(key: string): Tile {
  const [id = '', n = '0'] = key.split('-');
  return { id, n: Number(n) };
}

/** Begin and end of the local day, whatever the clocks do in it. */
function dayAround(at: number): [number, number] {
  const date = new Date(at);
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  return [new Date(year, month, day).getTime(), new Date(year, month, day + 1).getTime()];
}

function formatDay(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}
