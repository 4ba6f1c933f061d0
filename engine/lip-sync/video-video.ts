// The frames of a video whose person speaks: the mouth is found again in each of them, and moved there.
import { readFrames } from '#server/ffmpeg/read-frames.ts';
import { needFfmpeg, type JobInput } from '#engine/job.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Box } from '#engine/raster/mask.ts';
import { findFaces } from '#engine/vision/find-faces.ts';
import { actVoice } from './act-voice.ts';
import type { FaceOrder } from './face-order.ts';
import { fitMouth, type Mouth } from './fit-mouth.ts';
import { makeFollower } from './follow-face.ts';
import { makeFaceMover, REST, type Pose } from './move-face.ts';
import { placeMouth } from './place-mouth.ts';

/** How fast the lips that were found follow those of a new frame. */
const SETTLING = 0.35;
/** How fast the mouth stops moving when the face is lost, and begins again. */
const TRUST = 0.3;

/** Each frame is written over by the next. A shorter video begins again. Refuses (no_face) as a portrait does. */
export async function* videoVideo(
  { job, track, frames, fps, box }: FaceOrder,
  video: JobInput,
): AsyncGenerator<Uint8ClampedArray> {
  const poses = actVoice(track, { fps, frames, seed: job.seed, half: 1, hasEyes: false });
  let done = 0;
  while (done < frames) {
    const before = done;
    let face: FollowedFace | null = null;
    for await (const data of readFrames(needFfmpeg(job), video.file, {
      width: job.width,
      height: job.height,
      fps,
    })) {
      const frame = { width: job.width, height: job.height, data };
      face ??= followFace(frame, placeMouth(frame, box, box ? [] : await findFaces(frame)).box);
      face(frame, poses[done] ?? REST);
      yield frame.data;
      if (++done >= frames) return;
    }
    if (done === before) throw new Error('the video has no frames');
  }
}

type FollowedFace = (frame: Image, pose: Pose) => void;

/** `start` is the mouth's box in the first frame. */
function followFace(first: Image, start: Box): FollowedFace {
  const follow = makeFollower(first, start);
  const still = { ...first, data: new Uint8ClampedArray(first.data.length) };
  let lips: Mouth | null = null;
  let trust = 1;
  return (frame, pose) => {
    const { x, y, sureness } = follow(frame);
    trust += (sureness - trust) * TRUST;
    const before = lips ? { ...lips, x: lips.x + x, y: lips.y + y } : undefined;
    const seen = fitMouth(frame, { ...start, left: start.left + x, top: start.top + y }, before);
    // Lips are kept as they lie in the face, not in the frame: what is left of their own movement is calmed.
    const inFace = { ...seen, x: seen.x - x, y: seen.y - y };
    lips = lips ? settle(lips, inFace) : inFace;
    const mouth = { ...lips, x: lips.x + x, y: lips.y + y };
    still.data.set(frame.data);
    const { open, wide, talk } = pose;
    makeFaceMover(still, mouth, []).move(frame.data, {
      ...REST,
      open: open * trust,
      wide: wide * trust,
      talk: talk * trust,
    });
  };
}

function settle(lips: Mouth, seen: Mouth): Mouth {
  return {
    x: calm(lips.x, seen.x),
    y: calm(lips.y, seen.y),
    half: calm(lips.half, seen.half),
    smile: calm(lips.smile, seen.smile),
    seam: lips.seam.map((value, i) => calm(value, seen.seam[i] ?? value)),
    skin: [
      calm(lips.skin[0], seen.skin[0]),
      calm(lips.skin[1], seen.skin[1]),
      calm(lips.skin[2], seen.skin[2]),
    ],
  };
}

function calm(one: number, other: number): number {
  return one + (other - one) * SETTLING;
}
