// The demo gallery that comes with the product was painted of what its recipes say today, shows every tool, and is light.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { mediaOfTool, TOOL_NAMES } from '#contract/tool-names.ts';
import { readGallery } from '#server/seed/gallery-works.ts';
import { listPainted } from '#tests/fakes/list-painted.ts';
import { GALLERY_AUTHORS, GALLERY_RECIPES, type GalleryRecipe } from './samples/gallery-recipes.ts';
import { hashRecipe } from './samples/recipes.ts';

const FOLDER = path.join(import.meta.dirname, '../server/seed/gallery');
const MOST_BYTES = 6_000_000;

const recipes: Readonly<Record<string, GalleryRecipe>> = GALLERY_RECIPES;
const { authors, works } = readGallery();

function findRecipe(name: string): GalleryRecipe {
  const recipe = recipes[name];
  if (!recipe) throw new Error(`${name} has no recipe`);
  return recipe;
}

it('each work was painted of what its recipe says today', () => {
  const files = works.map(({ name, file }) => [file, hashRecipe(recipes, name)]);
  expect(listPainted('server/seed/gallery')).toEqual(Object.fromEntries(files));
});

it('is said of each work what its recipe says', () => {
  expect(authors).toEqual(GALLERY_AUTHORS);
  expect(works.map(({ name }) => name)).toEqual(Object.keys(recipes));
  for (const { name, author, tool, seed, media, params } of works) {
    const { fields, ...recipe } = findRecipe(name);
    expect({ author, tool, media, seed }).toEqual({ media: {}, ...recipe });
    expect(params).toMatchObject(fields);
  }
});

it('shows all that was asked for', () => {
  expect(works.filter(({ ignored }) => ignored.length > 0)).toEqual([]);
});

it('has enough works of all tools, each with a number of its own', () => {
  expect(works.length).toBeGreaterThanOrEqual(36);
  expect(new Set(works.map(({ tool }) => tool))).toEqual(new Set(TOOL_NAMES));
  expect(new Set(works.map(({ seq }) => seq)).size).toBe(works.length);
});

it('names several authors, each of whom is said to be none', () => {
  expect(new Set(works.map(({ author }) => author))).toEqual(new Set(Object.keys(authors)));
  for (const { name, bio } of Object.values(authors)) {
    expect(name).toMatch(/ · (demo|示例)$/);
    expect(bio).toMatch(/^(A demo author|示例作者)/);
  }
});

it('has a file of each work, whole and no heavier than a clone can bear', async () => {
  const files = works.map(({ tool, file }) => ({ media: mediaOfTool(tool), file: path.join(FOLDER, file) }));
  const images = files.filter(({ media }) => media === 'image');
  const videos = files.filter(({ media }) => media === 'video');
  for (const { file } of images) await expect(sharp(file).stats()).resolves.toMatchObject({ isOpaque: true });
  for (const { file } of videos) expect(readFileSync(file).subarray(4, 8).toString()).toBe('ftyp');
  const bytes = files.reduce((sum, { file }) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});
