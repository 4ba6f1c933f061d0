// Paints the tiles that are part of the build: each made by the tool that it shows, by the recipes of
// scripts/samples/tile-recipes.ts, with the built-in engine. `node scripts/paint-tiles.ts [name …]`; without names it
// paints all. Needs ffmpeg.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Words } from '#texts/words.ts';
import { findImageEffect } from '#tools/image-effect/templates.ts';
import { findVideoEffect } from '#tools/video-effect/templates.ts';
import { type Maker, withMaker } from './samples/make-recipe.ts';
import type { Sample } from './samples/make-sample.ts';
import { forgetOthers, recordPainted } from './samples/painted.ts';
import { hashRecipe, listMedia } from './samples/recipes.ts';
import { splitVideos, takeFrame, writeClip, writeStill } from './samples/show-sample.ts';
import { TILE_RECIPES, type TileRecipe } from './samples/tile-recipes.ts';

const LANDING = path.join(import.meta.dirname, '../web/landing');
const TILES = path.join(LANDING, 'tiles');
const TABLE = path.join(LANDING, 'tiles.json');
/** The page is open before a clip has come, and not much heavier after. */
const MOST_CLIP_BYTES = 40_000;

type Row = {
  words: Words;
  /** Pixels of the still; the clip has the same shape. */
  width: number;
  height: number;
  /** Pixels of the width of the smaller file, for small screens. */
  small?: number;
  /** Absent for a photo. */
  tool?: string;
  style?: string;
  ratio?: string;
  effect?: { id: string; name: Words };
  /** Names of the tiles that it was made of. */
  of?: readonly string[];
  /** Seconds of its clip. */
  seconds?: number;
  /** What lies left and right of the line in it. */
  split?: readonly [before: string, after: string];
};

/** Pixels of the width for phones; undefined where the tile is not much larger itself. */
function smallWidth(width: number): number | undefined {
  if (width < 600) return undefined;
  return width < 800 ? 384 : 672;
}

type Shown = TileRecipe & Required<Pick<TileRecipe, 'words' | 'width'>>;

const recipes: Readonly<Record<string, TileRecipe>> = TILE_RECIPES;
const shown = Object.entries(recipes).flatMap(([name, recipe]) =>
  isShown(recipe) ? [{ name, recipe }] : [],
);
const table: Record<string, Row> = JSON.parse(readFileSync(TABLE, 'utf8'));
const wanted = process.argv.slice(2);

await withMaker(recipes, async (maker) => {
  for (const { name, recipe } of shown) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    table[name] = await paint(name, recipe, maker);
    writeTable();
  }
});
forgetOthers(
  TILES,
  shown.flatMap(({ name, recipe }) => [
    `${name}.webp`,
    ...(smallWidth(recipe.width) ? [`${name}-small.webp`] : []),
    ...(recipe.clip ? [`${name}.mp4`] : []),
  ]),
);

function isShown(recipe: TileRecipe): recipe is Shown {
  return recipe.words !== undefined && recipe.width !== undefined;
}

async function paint(name: string, recipe: Shown, maker: Maker): Promise<Row> {
  const { ffmpeg } = maker.programs;
  const { still = 0, clip } = recipe;
  const files = {
    still: path.join(TILES, `${name}.webp`),
    small: path.join(TILES, `${name}-small.webp`),
    clip: path.join(TILES, `${name}.mp4`),
  };
  const sample = await maker.make(name);
  const video = sample.facts.kind === 'video' ? await chooseVideo(name, recipe, sample, maker) : null;
  const image = video === null ? sample.file : await takeFrame(ffmpeg, video, still);
  const size = await writeStill(image, { file: files.still, width: recipe.width });
  if (video !== null && clip) {
    const height = (clip.width * size.height) / size.width;
    await writeClip(ffmpeg, video, { ...clip, file: files.clip, height, most: MOST_CLIP_BYTES });
  }
  const small = smallWidth(size.width);
  if (small) await writeStill(image, { file: files.small, width: small });
  const painted = [files.still, ...(small ? [files.small] : []), ...(clip ? [files.clip] : [])];
  recordPainted(painted, hashRecipe(recipes, name));
  console.log(`${name}: ${size.width} × ${size.height}`);
  return {
    words: recipe.words,
    ...size,
    ...(small && { small }),
    ...describe(recipe),
    ...(clip && { seconds: clip.seconds }),
    ...(recipe.crop && { split: await nameHalves(recipe, sample, maker) }),
  };
}

async function nameHalves(recipe: Shown, after: Sample, { make }: Maker): Promise<[string, string]> {
  const [source = ''] = listMedia(recipe);
  const before = await make(source);
  return [`${before.facts.height}p`, `${after.facts.height}p`];
}

/** What is shown of it: the video itself, or a part of it beside what it was made of. */
async function chooseVideo(
  name: string,
  recipe: Shown,
  { file }: Sample,
  { make, folder, programs }: Maker,
): Promise<string> {
  if (!recipe.crop) return file;
  const [source = ''] = listMedia(recipe);
  const split = path.join(folder, `${name}-split.mp4`);
  const before = (await make(source)).file;
  await splitVideos(programs.ffmpeg, { before, after: file, crop: recipe.crop, file: split });
  return split;
}

/** What the page says of it. */
function describe(recipe: Shown): Partial<Row> {
  if (!('tool' in recipe)) return {};
  const { tool, fields } = recipe;
  const asked = fields as { style?: string; aspect_ratio?: string; effect_id?: string };
  const effect = findImageEffect(asked.effect_id ?? '') ?? findVideoEffect(asked.effect_id ?? '');
  const of = listMedia(recipe).filter((one) => recipes[one] && isShown(recipes[one]));
  return {
    tool,
    ...(asked.style && { style: asked.style }),
    ...(asked.aspect_ratio && { ratio: asked.aspect_ratio }),
    ...(effect && { effect: { id: effect.id, name: effect.name } }),
    ...(of.length > 0 && { of }),
  };
}

function writeTable(): void {
  const rows = Object.fromEntries(shown.flatMap(({ name }) => (table[name] ? [[name, table[name]]] : [])));
  writeFileSync(TABLE, `${JSON.stringify(rows, null, 2)}\n`);
}
