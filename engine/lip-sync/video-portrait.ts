// The frames of a portrait that speaks.
import type { JobInput } from '#engine/job.ts';
import { layOnWhite } from '#engine/photo/lay-on-white.ts';
import { readPhoto } from '#engine/photo/read-photo.ts';
import { findFaces } from '#engine/vision/find-faces.ts';
import { actVoice } from './act-voice.ts';
import type { FaceOrder } from './face-order.ts';
import { measureEyes } from './measure-eyes.ts';
import { makeFaceMover } from './move-face.ts';
import { placeMouth } from './place-mouth.ts';

/** Each frame is written over by the next. Refuses an image in which no mouth can speak, as placeMouth says. */
export async function* videoPortrait(
  { job, track, frames, fps, box }: FaceOrder,
  portrait: JobInput,
): AsyncGenerator<Uint8ClampedArray> {
  const image = layOnWhite(await readPhoto(portrait.file, { width: job.width, height: job.height }));
  const { mouth, face } = placeMouth(image, box, await findFaces(image));
  const eyes = face ? measureEyes(face.points) : [];
  const { move } = makeFaceMover(image, mouth, eyes);
  const frame = new Uint8ClampedArray(image.data);
  const acting = { fps, frames, seed: job.seed, half: mouth.tall, hasEyes: eyes.length > 0 };
  for (const pose of actVoice(track, acting)) {
    move(frame, pose);
    yield frame;
  }
}
