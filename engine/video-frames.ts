// Writes the video of a job from its frames; the file gets its name when it is whole.
import { rename } from 'node:fs/promises';
import { type VideoOptions, openVideo } from '#server/ffmpeg/write-video.ts';
import { type Job, needFfmpeg } from './job.ts';

export type Frame = Uint8Array | Uint8ClampedArray;
export type VideoPlan = Pick<VideoOptions, 'fps' | 'sound' | 'crf'> & {
  /** How many there will be. */
  frames: number;
};

/** A frame may be drawn over when the next is asked for. `report` takes the share of the frames that are written. */
export async function videoFrames(
  job: Pick<Job, 'file' | 'width' | 'height' | 'ffmpeg'>,
  { frames, ...options }: VideoPlan,
  images: Iterable<Frame> | AsyncIterable<Frame>,
  report: (share: number) => void,
): Promise<void> {
  const { width, height } = job;
  const partial = `${job.file}.part`;
  const video = openVideo(needFfmpeg(job), { file: partial, width, height, ...options });
  try {
    let done = 0;
    for await (const image of images) {
      await video.write(image);
      report(++done / frames);
    }
    await video.end();
  } catch (error) {
    video.abort();
    throw error;
  }
  await rename(partial, job.file);
}
