// A kept video under its label, as a file to download: the frames are written anew, the sound and the words are copied.
import { probeMedia } from '#server/ffmpeg/probe-media.ts';
import { inputFile, runFfmpeg } from '#server/ffmpeg/run-ffmpeg.ts';
import { H264, SAYS_BT709 } from '#server/ffmpeg/write-video.ts';
import type { LabelJob } from './clean-file.ts';

/** Frames of 4K are decoded and encoded at a time. */
const BOUNDS = { memoryBytes: 6 * 1024 ** 3, fileBytes: 4 * 1024 ** 3 };

/** Throws FfmpegError. */
export async function labelVideo({ file, to, label, ffmpeg, limits }: LabelJob): Promise<void> {
  const { video } = await probeMedia(ffmpeg, file);
  const { wallSeconds, processorSeconds } = limits;
  await runFfmpeg(
    ffmpeg,
    [
      '-filter_threads',
      '2',
      ...inputFile(file, ['-threads', '2']),
      ...inputFile(label.file),
      '-filter_complex',
      `[0:v:0][1:v]overlay=${label.left}:${label.top},format=yuv420p[v]`,
      ...'-map [v] -map 0:a:0? -c:a copy'.split(' '),
      ...H264,
      ...'-crf 18 -threads 2'.split(' '),
      ...(video?.colourSpace === 'bt709' ? SAYS_BT709 : []),
      ...'-map_metadata 0 -movflags +faststart+use_metadata_tags -f mp4'.split(' '),
      to,
    ],
    { timeoutSeconds: wallSeconds, limits: { ...BOUNDS, processorSeconds } },
  );
}
