// Video effects on the built-in engine: an effect draws every moment of the video, music is laid under it.
import path from 'node:path';
import { VIDEO_FPS } from '#contract/video.ts';
import { type JobHandler, inputsOf, type Job } from '#engine/job.ts';
import { videoFrames } from '#engine/video-frames.ts';
import { copyPixels, makeSurface } from '#engine/raster/surface.ts';
import { makeMusic, type Mood } from '#engine/sound/make-music.ts';
import { RATE } from '#engine/sound/sound-bricks.ts';
import { writeWav } from '#engine/sound/write-wav.ts';
import { VideoEffectEngineFields } from '#tools/video-effect/fields.ts';
import type { DrawMoment } from './effect.ts';
import { EFFECTS } from './effects.ts';
import { planVideo } from './plan-video.ts';
import { setStage } from './set-stage.ts';

const CRF = 20;

export const makeEffectVideo: JobHandler = async (job, report) => {
  const fields = VideoEffectEngineFields.parse(job.fields);
  const effect = EFFECTS[fields.effect_id];
  if (!effect) throw new RangeError(`there is no effect ${fields.effect_id}`);
  const { width, height, seed } = job;
  const files = inputsOf(job, 'image').map(({ file }) => file);
  const stage = await setStage({ ...fields, width, height, seed, files });
  report(0.04);
  const drawMoment = await planVideo(effect, stage);
  report(0.1);
  const frames = Math.round(fields.seconds * VIDEO_FPS);
  const sound = fields.music ? await writeMusic(job, effect.mood, fields) : undefined;
  const video = { fps: VIDEO_FPS, frames, sound, crf: effect.crf ?? CRF };
  await videoFrames(job, video, drawFrames(drawMoment, { width, height, frames }), (share) =>
    report(0.1 + 0.88 * share),
  );
  return { understood: [], ignored: [] };
};

/** Each frame is drawn over by the next. */
function* drawFrames(
  drawMoment: DrawMoment,
  { width, height, frames }: { width: number; height: number; frames: number },
): Generator<Uint8Array> {
  const surface = makeSurface(width, height);
  const brush = surface.getContext('2d');
  const pixels = Buffer.alloc(width * height * 4);
  for (let frame = 0; frame < frames; frame++) {
    brush.save();
    drawMoment(brush, frame / Math.max(1, frames - 1));
    brush.restore();
    copyPixels(surface, pixels);
    yield pixels;
  }
}

async function writeMusic(job: Job, mood: Mood, { seconds }: VideoEffectEngineFields): Promise<string> {
  const file = path.join(job.folder, 'music.wav');
  await writeWav(file, makeMusic({ mood, seconds, seed: job.seed }), RATE);
  return file;
}
