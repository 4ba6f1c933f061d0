// The frames of a portrait that speaks.
import type { Job, JobInput } from '../doing.ts';
import { readPhoto } from '../photo/read-photo.ts';
import { actVoice } from './act-voice.ts';
import { fitMouth } from './fit-mouth.ts';
import type { MouthTrack } from './hear-voice.ts';
import { makeFaceMover } from './move-face.ts';

export type FaceOrder = {
  job: Job;
  track: MouthTrack;
  frames: number;
  fps: number;
  /** Shares of the picture; null: the mouth is looked for. */
  box: { x: number; y: number; width: number; height: number } | null;
};

/** Each frame is written over by the next. */
export async function filmPortrait(
  { job, track, frames, fps, box }: FaceOrder,
  portrait: JobInput,
): Promise<Iterable<Uint8ClampedArray>> {
  const picture = await readPhoto(portrait.file, { width: job.width, height: job.height });
  if (!box) throw new Error('todo');
  const { width, height } = picture;
  const mouth = fitMouth(picture, {
    left: box.x * width,
    top: box.y * height,
    width: box.width * width,
    height: box.height * height,
  });
  const mover = makeFaceMover(picture, mouth, []);
  const poses = actVoice(track, { fps, frames, seed: job.seed, half: mouth.half, hasEyes: false });
  return (function* () {
    const frame = new Uint8ClampedArray(picture.data);
    for (const pose of poses) {
      mover.move(frame, pose);
      yield frame;
    }
  })();
}
