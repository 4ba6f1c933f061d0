// The shots of a video, one after the other: each is a scene of its own, and is opened when the one before it is done.
import { giveBack, KEPT_FOR_A_VIDEO } from '#engine/give-back.ts';
import type { Job } from '#engine/job.ts';
import { openScene, type ScenePainter, type SceneRequest } from '#engine/illustrator/motion/open-scene.ts';
import { openSecondPainter, paintFrames, type FramePlan, type SecondPainter } from './paint-shared.ts';

export type Shot = { request: SceneRequest; plan: FramePlan };
export type OpenShot = { scene: ScenePainter; plan: FramePlan; second: SecondPainter | null };

/** A second thread opens the same scene meanwhile, where the job may have one. */
export async function openShot(
  { secondPainter }: Pick<Job, 'secondPainter'>,
  { request, plan }: Shot,
  report: (share: number) => void,
): Promise<OpenShot> {
  const second = secondPainter ? openSecondPainter(request, plan, secondPainter) : null;
  try {
    return { scene: await openScene(request, report), plan, second };
  } catch (error) {
    await second?.end();
    throw error;
  }
}

/** `open` opens a shot by its place among so many; the first one is open. */
export async function* paintShots(
  first: OpenShot,
  shots: number,
  open: (at: number) => Promise<OpenShot>,
): AsyncGenerator<Uint8Array> {
  let shot = first;
  for (let at = 1; ; at++) {
    try {
      yield* paintFrames(shot.scene, shot.plan, shot.second);
    } finally {
      await shot.second?.end();
    }
    // Behind the last one the next job finds what is left.
    if (at === shots) return;
    await giveBack(KEPT_FOR_A_VIDEO);
    shot = await open(at);
  }
}

/** How many of all frames a shot has: the same number each, as nearly as whole numbers are. */
export function framesOf(at: number, shots: number, frames: number): number {
  return Math.round(((at + 1) * frames) / shots) - Math.round((at * frames) / shots);
}
