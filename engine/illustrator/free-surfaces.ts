// Gives the memory of surfaces that nobody holds any more back to the system. Their pixels lie outside the heap, where
// the collector does not see how much there is: left alone, it comes hundreds of megabytes too late.

import { setImmediate } from 'node:timers/promises';
import v8 from 'node:v8';
import vm from 'node:vm';

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as (options?: { type: 'minor' }) => void;

/** Takes some milliseconds: for between the layers of an image, not for between its strokes. */
export async function freeSurfaces(): Promise<void> {
  collect();
  // Canvases are freed by their finalizers, which run when the event loop turns.
  await setImmediate();
}

/** The same for what has only just been let go of, such as the frames of a video; takes less than one. */
export async function freeFrames(): Promise<void> {
  collect({ type: 'minor' });
  await setImmediate();
}
