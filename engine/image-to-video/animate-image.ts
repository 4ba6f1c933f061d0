// Image to video on the built-in engine: a camera moves through an image whose depth is guessed, and its air moves.
import { inputsOf, type JobHandler } from '#engine/job.ts';
import { videoFrames, type Frame } from '#engine/video-frames.ts';
import { ImageToVideoEngineFields } from '#tools/image-to-video/fields.ts';
import { openImageVideo, type FramePainter } from './open-image-video.ts';
import { readMotionWords, shareDone, withoutMissing } from './read-motion-words.ts';
import { recordAmbience } from './record-ambience.ts';

/** x264's crf: Pro keeps finer grain. */
const QUALITY = { standard: 19, pro: 16 } as const;
/** Shares of the progress bar. */
const LOOKED = 0.08;
const DRAWN = 0.97;

export const animateImage: JobHandler = async (job, report) => {
  const fields = ImageToVideoEngineFields.parse(job.fields);
  const { width, height, seed } = job;
  const { mode, camera, motion, seconds, fps } = fields;
  const words = readMotionWords(fields.prompt, fields.negative_prompt, camera);
  const [first] = inputsOf(job, 'image');
  const [last] = inputsOf(job, 'tail');
  if (!first) throw new Error('there is no image to animate');
  report(0.01);
  const images = { first: first.file, last: last?.file ?? null };
  const order = { ...images, width, height, seconds, seed, mode, camera, motion, words };
  const { paint, missing } = await openImageVideo(order);
  report(LOOKED);
  const sound = fields.sound ? await recordAmbience(job, fields.prompt, seconds) : undefined;
  const frames = Math.max(1, Math.round(seconds * fps));
  const video = { fps, frames, sound, crf: QUALITY[mode] };
  await videoFrames(job, video, paintFrames(paint, frames, seconds), (share) =>
    report(LOOKED + share * (DRAWN - LOOKED)),
  );
  const seen = withoutMissing(words, missing);
  return { understood: seen.understood, ignored: seen.ignored, share: shareDone(seen) };
};

function* paintFrames(paint: FramePainter, frames: number, seconds: number): Generator<Frame> {
  for (let frame = 0; frame < frames; frame++) {
    // The last frame is the end of the video, not the moment before it.
    const part = frame / Math.max(1, frames - 1);
    yield paint(part, part * seconds);
  }
}
