// Writes the film of a job from its frames; the file gets its name when it is whole.
import { rename } from 'node:fs/promises';
import { type FilmOptions, openFilm } from '#server/ffmpeg/write-film.ts';
import { type Job, needFfmpeg } from './job.ts';

export type Frame = Uint8Array | Uint8ClampedArray;
export type FilmPlan = Pick<FilmOptions, 'fps' | 'sound' | 'crf'> & {
  /** How many there will be. */
  frames: number;
};

/** A frame may be drawn over when the next is asked for. `report` takes the share of the frames that are written. */
export async function filmFrames(
  job: Pick<Job, 'file' | 'width' | 'height' | 'mark' | 'ffmpeg'>,
  { frames, ...options }: FilmPlan,
  pictures: Iterable<Frame> | AsyncIterable<Frame>,
  report: (share: number) => void,
): Promise<void> {
  const { width, height, mark } = job;
  const partial = `${job.file}.part`;
  const film = openFilm(needFfmpeg(job), { file: partial, width, height, mark, ...options });
  try {
    let done = 0;
    for await (const picture of pictures) {
      await film.write(picture);
      report(++done / frames);
    }
    await film.end();
  } catch (error) {
    film.abort();
    throw error;
  }
  await rename(partial, job.file);
}
