// Gives the memory of surfaces that nobody holds any more back to the system. Their pixels lie outside the heap, where
// the collector does not see how much there is: left alone, it comes hundreds of megabytes too late.

import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import v8 from 'node:v8';
import vm from 'node:vm';
import { watchHeld } from './watch-held.ts';

v8.setFlagsFromString('--expose-gc');
type Collection = { type: 'minor' } | { type: 'major'; flavor: 'last-resort' };
const collect = vm.runInNewContext('gc') as (options?: Collection) => void;

/** Bytes that may lie about: a collection of the whole heap costs more than many a small image. */
const MOST_LEFT = 64 * 2 ** 20;
/** A process that holds more is short of room: what was let go of late, and is old by then, is given back too. */
const MOST_HELD = 420 * 2 ** 20;
/** So much of the heap may be empty. */
const MOST_EMPTY = 32 * 2 ** 20;
/** Sheets of the size of an image that a whole image leaves behind, about. */
const SHEETS_AN_IMAGE = 24;

/** What may lie about by now, bytes. */
let left = 0;

const held = watchHeld(process.memoryUsage.rss);
/**
 * Tells that about so many bytes were let go of. Where they have become many they are given back: for between the layers
 * of an image, not for between its strokes. Most are young, and a collection of what is young takes a millisecond, of all
 * that there is forty.
 */
export async function freeSurfaces(bytes: number): Promise<void> {
  left += bytes;
  if (left < MOST_LEFT) return;
  left = 0;
  await freeFrames();
  if (held.isMore(MOST_HELD)) await freeOld();
}

/** Gives back all that nobody holds, whatever was told before: for between two jobs. Takes up to a tenth of a second. */
export async function freeEverything(): Promise<void> {
  left = 0;
  await freeOld();
  const { total_heap_size: all, used_heap_size: used } = v8.getHeapStatistics();
  // What of the heap is empty goes back to the system, too.
  if (all - used > MOST_EMPTY) collect({ type: 'major', flavor: 'last-resort' });
  await freeFrames();
}

async function freeOld(): Promise<void> {
  collect();
  // Canvases are freed by their finalizers, which run when the event loop turns.
  await setImmediate();
  held.noteCollected();
}

/** What the making of a whole image leaves behind, bytes. */
export function leftByImage({ width, height }: { width: number; height: number }): number {
  return width * height * 4 * SHEETS_AN_IMAGE;
}

/** Gives back at once what has only just been let go of, such as the frames of a video; takes less than one. */
export async function freeFrames(): Promise<void> {
  collect({ type: 'minor' });
  await setImmediate();
}
