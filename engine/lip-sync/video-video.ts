// The frames of a video whose person speaks: the mouth is found again in each of them, and moved there.
import { readFrames } from '#server/ffmpeg/read-frames.ts';
import { needFfmpeg, type JobInput } from '#engine/job.ts';
import type { Image } from '#engine/raster/image.ts';
import { findFaces } from '#engine/vision/find-faces.ts';
import { actVoice } from './act-voice.ts';
import type { FaceOrder } from './face-order.ts';
import { followMesh, type Followed } from './follow-mesh.ts';
import { makeFollower } from './follow-patch.ts';
import { makeFaceMover, REST, type Pose } from './move-face.ts';
import type { Mouth } from './mouth.ts';
import { placeMouth } from './place-mouth.ts';

/** How fast the mouth moves again after the face was lost. */
const TRUST = 0.3;

/** Each frame is written over by the next. A shorter video begins again. Refuses its first frame as a portrait. */
export async function* videoVideo(
  { job, track, frames, fps, box }: FaceOrder,
  video: JobInput,
): AsyncGenerator<Uint8ClampedArray> {
  const poses = actVoice(track, { fps, frames, seed: job.seed, half: 1, hasEyes: false });
  let done = 0;
  while (done < frames) {
    const before = done;
    let speak: ((frame: Image, pose: Pose) => Promise<void>) | null = null;
    for await (const data of readFrames(needFfmpeg(job), video.file, {
      width: job.width,
      height: job.height,
      fps,
    })) {
      const frame = { width: job.width, height: job.height, data };
      if (!speak) {
        const { mouth, face } = placeMouth(frame, box, await findFaces(frame));
        speak = makeSpeaker(frame, face ? followMesh(face, fps) : followPatch(frame, mouth));
      }
      await speak(frame, poses[done] ?? REST);
      yield frame.data;
      if (++done >= frames) return;
    }
    if (done === before) throw new Error('the video has no frames');
  }
}

type Follow = (frame: Image) => Promise<Followed | null> | Followed;

function makeSpeaker(first: Image, follow: Follow): (frame: Image, pose: Pose) => Promise<void> {
  const still = { ...first, data: new Uint8ClampedArray(first.data.length) };
  let trust = 1;
  return async (frame, { open, wide, talk }) => {
    const seen = await follow(frame);
    // Where there is no face there is no mouth: it rests at once, and begins again softly.
    trust = seen ? trust + (seen.sureness - trust) * TRUST : 0;
    if (!seen || trust === 0) return;
    still.data.set(frame.data);
    makeFaceMover(still, seen.mouth, []).move(frame.data, {
      ...REST,
      open: open * trust,
      wide: wide * trust,
      talk: talk * trust,
    });
  };
}

function followPatch(first: Image, mouth: Mouth): Follow {
  const { x, y, half } = mouth;
  const follow = makeFollower(first, { left: x - half, top: y - half / 2, width: half * 2, height: half });
  return (frame) => {
    const step = follow(frame);
    return { mouth: { ...mouth, x: x + step.x, y: y + step.y }, sureness: step.sureness };
  };
}
