// The frames of a portrait that speaks.
import type { JobInput } from '#engine/job.ts';
import { layOnWhite } from '#engine/photo/lay-on-white.ts';
import { readPhoto } from '#engine/photo/read-photo.ts';
import { findFaces } from '#engine/vision/find-faces.ts';
import { actVoice } from './act-voice.ts';
import type { FaceOrder } from './face-order.ts';
import { fitMouth } from './fit-mouth.ts';
import { makeFaceMover } from './move-face.ts';
import { placeMouth } from './place-mouth.ts';

/** Each frame is written over by the next. Refuses (no_face) an image in which no mouth is found. */
export async function* videoPortrait(
  { job, track, frames, fps, box }: FaceOrder,
  portrait: JobInput,
): AsyncGenerator<Uint8ClampedArray> {
  const image = layOnWhite(await readPhoto(portrait.file, { width: job.width, height: job.height }));
  const place = placeMouth(image, box, await findFaces(image));
  const mouth = fitMouth(image, place.box);
  const { move } = makeFaceMover(image, mouth, place.eyes);
  const frame = new Uint8ClampedArray(image.data);
  const acting = { fps, frames, seed: job.seed, half: mouth.half, hasEyes: place.eyes.length > 0 };
  for (const pose of actVoice(track, acting)) {
    move(frame, pose);
    yield frame;
  }
}
