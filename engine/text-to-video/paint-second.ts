// The second painter of a video: a thread that opens the same scene and paints every other frame of it.
import { workerData } from 'node:worker_threads';
import { freeFrames } from '#engine/illustrator/painting/free-surfaces.ts';
import { openScene } from '#engine/illustrator/motion/open-scene.ts';
import { putFrame } from './frame-ring.ts';
import { FREE_EVERY, isOfSecond, placeOf, type SecondPainterOrder } from './paint-shared.ts';

const { request, plan, ring } = workerData as SecondPainterOrder;
const scene = await openScene(request, () => {});
for (let frame = 0; frame < plan.frames; frame++) {
  if (!isOfSecond(frame)) continue;
  putFrame(ring, placeOf(frame), scene.paint(frame / plan.fps));
  if (placeOf(frame) % FREE_EVERY === 0) await freeFrames();
}
