// The small images of forms were painted of what their recipes say today, and each style can be told from every other.
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { listPainted } from '#tests/fakes/list-painted.ts';
import { hashRecipe, type Recipes } from './samples/recipes.ts';
import { EXAMPLE_RECIPES, STYLE_RECIPES } from './samples/thumb-recipes.ts';

const MEDIA = path.join(import.meta.dirname, '../web/media');
/** Two images are compared by what one sees of them from afar. */
const SIDE = 12;
/** Of 255, on average over all points. One scene in all styles made pairs that were 4 apart. */
const LEAST_DIFFERENCE = 20;

it.each([
  ['styles', STYLE_RECIPES],
  ['examples', EXAMPLE_RECIPES],
] as [string, Recipes][])('each of the %s was painted of what its recipe says today', (folder, recipes) => {
  const files = Object.keys(recipes).map((name) => [`${name}.webp`, hashRecipe(recipes, name)]);
  expect(listPainted(`web/media/${folder}`)).toEqual(Object.fromEntries(files));
});

it('no style looks like another', async () => {
  const styles = Object.keys(STYLE_RECIPES);
  const seen = await Promise.all(styles.map(readFromAfar));
  const alike = styles.flatMap((style, at) =>
    styles.slice(at + 1).flatMap((other, after) => {
      const apart = differ(seen[at] ?? [], seen[at + 1 + after] ?? []);
      return apart < LEAST_DIFFERENCE ? [`${style} and ${other}: ${apart.toFixed(1)}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

async function readFromAfar(style: string): Promise<readonly number[]> {
  const file = path.join(MEDIA, 'styles', `${style}.webp`);
  return [...(await sharp(file).flatten().resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer())];
}

const differ = (some: readonly number[], others: readonly number[]) =>
  some.reduce((sum, value, at) => sum + Math.abs(value - (others[at] ?? 0)), 0) / some.length;
