// Paints the small images of forms, with text to image itself: of the style picker, and of the example sentences.
// `node scripts/paint-thumbs.ts [name …]`; without names it paints all.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { type Maker, withMaker } from './samples/make-recipe.ts';
import { forgetOthers, recordPainted } from './samples/painted.ts';
import { hashRecipe, type Recipes } from './samples/recipes.ts';
import { writeStill } from './samples/show-sample.ts';
import { EXAMPLE_RECIPES, STYLE_RECIPES } from './samples/thumb-recipes.ts';

const MEDIA = path.join(import.meta.dirname, '../web/media');
/** Twice the size in which they are shown, for fine screens. */
const SETS = [
  { folder: path.join(MEDIA, 'styles'), recipes: STYLE_RECIPES, width: 176 },
  { folder: path.join(MEDIA, 'examples'), recipes: EXAMPLE_RECIPES, width: 112 },
];
const QUALITY = 76;

const wanted = process.argv.slice(2);
for (const { folder, recipes, width } of SETS) {
  await mkdir(folder, { recursive: true });
  await withMaker(recipes, (maker) => paintSet(maker, recipes, folder, width));
}

async function paintSet(maker: Maker, recipes: Recipes, folder: string, width: number): Promise<void> {
  for (const name of Object.keys(recipes)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const file = path.join(folder, `${name}.webp`);
    const { file: image } = await maker.make(name);
    await writeStill(image, { file, width, quality: QUALITY });
    recordPainted([file], hashRecipe(recipes, name));
    console.log(name);
  }
  forgetOthers(
    folder,
    Object.keys(recipes).map((name) => `${name}.webp`),
  );
}
