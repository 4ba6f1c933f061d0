// Makes samples by their recipes, each once and in a folder that goes away, out of what the tools themselves make.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { findSpeaker, NPM_SPEAKER } from '#engine/speech/find-speaker.ts';
import { findFfmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { inputFile, runFfmpeg } from '#server/ffmpeg/run-ffmpeg.ts';
import { H264 } from '#server/ffmpeg/write-video.ts';
import { makeSample, measureFile, type Programs, type Sample } from './make-sample.ts';
import { findRecipe, photoFile, type Recipe, type Recipes, type ToolRecipe } from './recipes.ts';

const LIMIT_SECONDS = 10 * 60;
/** As hard as old telephones pressed. */
const SMALL_CRF = '30';

export type Maker = {
  make(name: string): Promise<Sample>;
  /** For what lies in between. */
  folder: string;
  programs: Programs;
};

/** Throws where there is no ffmpeg.  */
export async function withMaker(recipes: Recipes, work: (maker: Maker) => Promise<void>): Promise<void> {
  const places = {
    ffmpegPath: '',
    speechProgram: NPM_SPEAKER,
    programFolders: (process.env['PATH'] ?? '').split(path.delimiter),
  };
  const ffmpeg = await findFfmpeg(places);
  if (!ffmpeg) throw new Error('there is no ffmpeg here');
  const programs = { ffmpeg, speaker: await findSpeaker(places) };
  const folder = await mkdtemp(path.join(os.tmpdir(), 'samples-'));
  const made = new Map<string, Promise<Sample>>();
  const make = (name: string): Promise<Sample> => {
    const sample = made.get(name) ?? makeRecipe(name, findRecipe(recipes, name), { make, folder, programs });
    made.set(name, sample);
    return sample;
  };
  try {
    await work({ make, folder, programs });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeRecipe(name: string, recipe: Recipe, maker: Maker): Promise<Sample> {
  const file = path.join(maker.folder, name);
  if ('photo' in recipe) return await asSample(photoFile(recipe.photo), maker);
  if (!('smaller' in recipe)) return await makeWithTool(recipe, file, maker);
  const small = `${file}.mp4`;
  const large = await maker.make(recipe.smaller);
  const args = ['-vf', `scale=-2:${recipe.height}:flags=area`, ...H264, '-crf', SMALL_CRF, '-an', small];
  await runFfmpeg(maker.programs.ffmpeg, [...inputFile(large.file), ...args], {
    timeoutSeconds: LIMIT_SECONDS,
  });
  return await asSample(small, maker);
}

async function makeWithTool(recipe: ToolRecipe, file: string, { make, programs }: Maker): Promise<Sample> {
  const { tool, fields, media = {}, seed } = recipe;
  const files: Record<string, string[]> = {};
  for (const [field, names] of Object.entries(media)) {
    files[field] = [];
    for (const name of names) files[field].push((await make(name)).file);
  }
  return await makeSample({ tool, fields, media: files, seed }, file, programs);
}

/** What no tool made. */
async function asSample(file: string, { programs }: Maker): Promise<Sample> {
  return {
    file,
    params: {},
    facts: await measureFile(file, programs),
    done: { understood: [], ignored: [] },
  };
}
