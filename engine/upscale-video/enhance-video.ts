// Video upscale on the built-in engine: one pass of ffmpeg, which invents nothing.
import { rename } from 'node:fs/promises';
import { inputFile, runFfmpeg } from '#server/ffmpeg/run-ffmpeg.ts';
import { probeMedia } from '#server/ffmpeg/probe-media.ts';
import { sayColours } from '#server/ffmpeg/say-colours.ts';
import { AAC } from '#server/ffmpeg/write-video.ts';
import { JobRefusal, inputsOf, needFfmpeg, type JobHandler } from '#engine/job.ts';
import { UpscaleEngineFields } from '#tools/upscale-video/fields.ts';
import { measureNoise } from './measure-noise.ts';
import { encoder, filterGraph } from './plan-chain.ts';

/** As long as the task itself may take. */
const LIMIT_SECONDS = 60 * 60;

const COPIED = ['-c:a', 'copy'];
const MP4 = '-map_metadata -1 -movflags +faststart -f mp4'.split(' ');

export const enhanceVideo: JobHandler = async (job, report) => {
  const ffmpeg = needFfmpeg(job);
  const fields = UpscaleEngineFields.parse(job.fields);
  const [input] = inputsOf(job, 'video');
  if (!input) throw new Error('there is no video to upscale');
  const { video, audio, seconds } = await probeMedia(ffmpeg, input.file);
  if (!video) throw new JobRefusal('bad_media', 'The file holds no moving picture');
  report(0.01);

  const fps = fields.fps === 'keep' ? video.fps || input.fps || 30 : fields.fps;
  const isSmoother = fields.fps !== 'keep' && video.fps < fields.fps;
  const plan = {
    from: { width: video.width, height: video.height },
    to: { width: job.width, height: job.height },
    smooth: isSmoother ? { fps, followsMotion: fields.follows_motion } : null,
    noise: await measureNoise(ffmpeg, { file: input.file, ...video, duration: seconds }, job.folder),
    denoise: fields.denoise,
    sharpen: fields.sharpen,
  };
  report(0.03);

  const frames = Math.max(1, seconds * fps);
  const partial = `${job.file}.part`;
  await runFfmpeg(
    ffmpeg,
    [
      ...inputFile(input.file),
      '-filter_complex',
      filterGraph(ffmpeg, plan),
      '-map',
      '[v]',
      ...(audio ? ['-map', '0:a:0', ...(audio.codec === 'aac' ? COPIED : AAC)] : []),
      ...encoder(ffmpeg, plan.to),
      ...sayColours(video.colourSpace, plan.from),
      ...MP4,
      partial,
    ],
    {
      timeoutSeconds: LIMIT_SECONDS,
      onProgress: (done) => report(0.03 + 0.96 * Math.min(1, done.frames / frames)),
    },
  );
  await rename(partial, job.file);
  return { understood: [], ignored: [] };
};
