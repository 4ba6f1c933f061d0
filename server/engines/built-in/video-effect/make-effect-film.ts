// Video effects on the built-in engine: an effect draws every moment of the film, music is laid under it.
import { rename } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { FILM_FPS } from '#contract/film.ts';
import { openFilm } from '#server/ffmpeg/write-film.ts';
import { type Doing, inputsOf, type Job, needFfmpeg } from '../doing.ts';
import { makeSurface } from '../illustrator/surface.ts';
import { makeMusic, type Mood } from '../sound/make-music.ts';
import { RATE } from '../sound/sound-bricks.ts';
import { writeWav } from '../sound/write-wav.ts';
import { EFFECTS } from './effects.ts';
import { planFilm } from './plan-film.ts';
import { setStage } from './set-stage.ts';

/** As the tool's run.ts writes them. */
const Fields = z.object({
  effect_id: z.string(),
  text: z.string(),
  option: z.string(),
  music: z.boolean(),
  seconds: z.number().positive(),
});
type Fields = z.output<typeof Fields>;

const CRF = 20;

export const makeEffectFilm: Doing = async (job, report) => {
  const fields = Fields.parse(job.fields);
  const effect = EFFECTS[fields.effect_id];
  if (!effect) throw new RangeError(`there is no effect ${fields.effect_id}`);
  const { width, height, seed } = job;
  const files = inputsOf(job, 'image').map(({ file }) => file);
  const stage = await setStage({ ...fields, width, height, seed, files });
  report(0.04);
  const drawMoment = await planFilm(effect, stage);
  report(0.1);
  const partial = `${job.file}.part`;
  const film = openFilm(needFfmpeg(job), {
    file: partial,
    width,
    height,
    fps: FILM_FPS,
    sound: fields.music ? await writeMusic(job, effect.mood, fields) : undefined,
    mark: job.mark,
    crf: effect.crf ?? CRF,
  });
  const frame = makeSurface(width, height);
  const brush = frame.getContext('2d');
  const count = Math.round(fields.seconds * FILM_FPS);
  try {
    for (let index = 0; index < count; index++) {
      brush.save();
      drawMoment(brush, index / Math.max(1, count - 1));
      brush.restore();
      await film.write(frame.data());
      report(0.1 + (0.88 * (index + 1)) / count);
    }
    await film.end();
  } catch (error) {
    film.abort();
    throw error;
  }
  await rename(partial, job.file);
  return { understood: [], ignored: [] };
};

async function writeMusic(job: Job, mood: Mood, { seconds }: Fields): Promise<string> {
  const file = path.join(job.folder, 'music.wav');
  await writeWav(file, makeMusic({ mood, seconds, seed: job.seed }), RATE);
  return file;
}
