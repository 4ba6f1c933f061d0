// What a process of the engine does between two jobs, so that it may be kept for the next one.
import { freeEverything, holdsMore } from './illustrator/painting/free-surfaces.ts';
import { dropPlanes } from './raster/plane-store.ts';

/** What may be kept from one job to the next. The pool replaces a process that holds much more: a start costs seconds. */
const KEPT_BYTES = 560 * 1024 * 1024;

/** What may lie about when a video is begun, whose layers need up to 90 MB at a time. */
export const KEPT_FOR_A_VIDEO = 320 * 1024 * 1024;

/**
 * Where the jobs before left more than `most` bytes: planes that were kept for the next one, the empty part of the heap, and
 * what nobody has collected yet.
 */
export async function giveBack(most = KEPT_BYTES): Promise<void> {
  if (!holdsMore(most)) return;
  dropPlanes();
  await freeEverything();
}
