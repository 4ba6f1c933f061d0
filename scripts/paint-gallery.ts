// Paints the demo gallery that comes with the product: each work made by its tool, by the recipes of
// scripts/samples/gallery-recipes.ts, with the built-in engine; what a first start reads lies in server/seed/gallery.
// `node scripts/paint-gallery.ts [name …]`; without names it paints all. Needs ffmpeg.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { GalleryWork } from '#server/seed/gallery-works.ts';
import { GALLERY_AUTHORS, GALLERY_RECIPES, type GalleryRecipe } from './samples/gallery-recipes.ts';
import { type Maker, withMaker } from './samples/make-recipe.ts';
import { forgetOthers, recordPainted } from './samples/painted.ts';
import { hashRecipe } from './samples/recipes.ts';
import { writeStill, writeVideo } from './samples/show-sample.ts';

const FOLDER = path.join(import.meta.dirname, '../server/seed/gallery');
const TABLE = path.join(FOLDER, '../gallery.json');
const IMAGE_WIDTH = 1536;
const IMAGE_QUALITY = 76;
/** Of one video; an upscaled one has more to show. */
const MOST_BYTES = 290_000;
const MOST_LARGE_BYTES = 400_000;

type Table = { authors: Record<string, { name: string; bio: string }>; works: GalleryWork[] };

const recipes: Readonly<Record<string, GalleryRecipe>> = GALLERY_RECIPES;
const { works }: Table = JSON.parse(readFileSync(TABLE, 'utf8'));
const painted = new Map(works.map((work) => [work.name, work]));
const wanted = process.argv.slice(2);

await withMaker(recipes, async (maker) => {
  for (const [name, recipe] of Object.entries(recipes)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    painted.set(name, await paint(name, recipe, maker));
    writeTable();
  }
});
forgetOthers(
  FOLDER,
  listWorks().map(({ file }) => file),
);

async function paint(name: string, recipe: GalleryRecipe, maker: Maker): Promise<GalleryWork> {
  const { author, tool, media = {}, seed } = recipe;
  const { file: made, params, facts, done } = await maker.make(name);
  const file = `${name}.${facts.kind === 'video' ? 'mp4' : 'webp'}`;
  const kept = path.join(FOLDER, file);
  if (facts.kind === 'video') {
    const most = tool === 'upscale-video' ? MOST_LARGE_BYTES : MOST_BYTES;
    await writeVideo(maker.programs.ffmpeg, made, { file: kept, most });
  } else await writeStill(made, { file: kept, width: IMAGE_WIDTH, quality: IMAGE_QUALITY });
  recordPainted([kept], hashRecipe(recipes, name));
  console.log(`${name}: ${facts.width} × ${facts.height}`);
  const { understood, ignored, subtitles } = done;
  const asked = Object.fromEntries(Object.entries(params).filter(([field]) => !(field in media)));
  return {
    name,
    seq: painted.get(name)?.seq ?? Math.max(0, ...listWorks().map(({ seq }) => seq)) + 1,
    author,
    tool,
    params: asked,
    media,
    seed,
    understood,
    ignored,
    file,
    ...(subtitles !== undefined && { subtitles }),
  };
}

function listWorks(): GalleryWork[] {
  return Object.keys(recipes).flatMap((name) => painted.get(name) ?? []);
}

function writeTable(): void {
  const table = { authors: GALLERY_AUTHORS, works: listWorks() };
  writeFileSync(TABLE, `${JSON.stringify(table, null, 2)}\n`);
}
