// Gives the memory of surfaces that nobody holds any more back to the system. Their pixels lie outside the heap, where
// the collector does not see how much there is: left alone, it comes hundreds of megabytes too late.

import { setImmediate } from 'node:timers/promises';
import v8 from 'node:v8';
import vm from 'node:vm';

v8.setFlagsFromString('--expose-gc');
type Collection = { type: 'minor' } | { type: 'major'; flavor: 'last-resort' };
const collect = vm.runInNewContext('gc') as (options?: Collection) => void;

/** Bytes that may lie about: a collection of the whole heap costs more than many a small image. */
const MOST_LEFT = 64 * 2 ** 20;
/** Sheets of the size of an image that a whole image leaves behind, about. */
const SHEETS_AN_IMAGE = 24;

/** What may lie about by now, bytes. */
let left = 0;

/**
 * Tells that about so many bytes were let go of. Where they have become many all are given back, which takes some
 * milliseconds: for between the layers of an image, not for between its strokes.
 */
export async function freeSurfaces(bytes: number): Promise<void> {
  left += bytes;
  if (left < MOST_LEFT) return;
  left = 0;
  collect();
  // Canvases are freed by their finalizers, which run when the event loop turns.
  await setImmediate();
}

/** Gives back all that nobody holds, whatever was told before: for between two jobs. Takes a tenth of a second. */
export async function freeEverything(): Promise<void> {
  left = 0;
  // What of the heap is empty goes back to the system, too.
  collect({ type: 'major', flavor: 'last-resort' });
  await freeFrames();
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
