// The frames of a scene, every other one painted by a second thread where the job may have it.
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { freeFrames } from '#engine/illustrator/painting/free-surfaces.ts';
import type { ScenePainter, SceneRequest } from '#engine/illustrator/motion/open-scene.ts';
import { leaveFrame, makeFrameRing, takeFrame, type FrameRing } from './frame-ring.ts';

/** Frames between two clearings of what they left behind; their pixels are given back at once. */
export const FREE_EVERY = 24;

export type FramePlan = { frames: number; fps: number };
/** What the thread is told: it paints frames 1, 3, 5 … */
export type SecondPainterOrder = { request: SceneRequest; plan: FramePlan; ring: FrameRing };

export type SecondPainter = {
  /** One of its frames; null where it has ended before. */
  take(frame: number): Promise<Uint8Array | null>;
  leave(frame: number): void;
  end(): Promise<void>;
};

/** Whose frame it is, and which of its own. */
export const isOfSecond = (frame: number): boolean => frame % 2 === 1;
export const placeOf = (frame: number): number => (frame - 1) / 2;

/**
 * Begins at once to open the same scene. `program` is the absolute path of paint-second.ts, or of what it was bundled to.
 */
export function openSecondPainter(request: SceneRequest, plan: FramePlan, program: string): SecondPainter {
  const ring = makeFrameRing(request.width * request.height * 4);
  const order: SecondPainterOrder = { request, plan, ring };
  const thread = new Worker(program, { workerData: order });
  // Whatever ends it, the first painter can paint all frames.
  const ended = new Promise<null>((resolve) => {
    thread.once('error', (error) => {
      process.emitWarning(error);
      resolve(null);
    });
    thread.once('exit', () => resolve(null));
  });
  return {
    async take(frame) {
      // What it had painted before it ended is there.
      return await Promise.race([takeFrame(ring, placeOf(frame)), ended]);
    },
    leave: (frame) => leaveFrame(ring, placeOf(frame)),
    async end() {
      await thread.terminate();
    },
  };
}

/** In order; a frame may be painted over when the next is asked for. */
export async function* paintFrames(
  scene: Pick<ScenePainter, 'paint'>,
  { frames, fps }: FramePlan,
  second: SecondPainter | null,
): AsyncGenerator<Uint8Array> {
  for (let frame = 0; frame < frames; frame++) {
    const shared = second && isOfSecond(frame) ? await second.take(frame) : null;
    yield shared ?? scene.paint(frame / fps);
    if (shared) second?.leave(frame);
    if (frame % FREE_EVERY === 0) await freeFrames();
  }
}
