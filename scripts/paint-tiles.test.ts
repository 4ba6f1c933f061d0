// What the landing page shows of the tools was made by them, of what the page says, and is no heavier than it may be.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { imageSize } from '#contract/limits.ts';
import type { AspectRatio } from '#contract/limits.ts';
import { TOOL_NAMES, TOOLS } from '#contract/tool-names.ts';
import en from '#texts/en/screens/landing.json' with { type: 'json' };
import zh from '#texts/zh/screens/landing.json' with { type: 'json' };
import { findImageEffect } from '#tools/image-effect/templates.ts';
import { findVideoEffect } from '#tools/video-effect/templates.ts';
import { EFFECTS as IMAGE_EFFECTS } from '#engine/image-effect/effects.ts';
import { EFFECTS as VIDEO_EFFECTS } from '#engine/video-effect/effects.ts';
import sharp from 'sharp';
import { listPainted } from '#tests/fakes/list-painted.ts';
import { hashRecipe, listMedia, type Recipes } from './samples/recipes.ts';
import { TILE_RECIPES, type TileRecipe } from './samples/tile-recipes.ts';
import table from '../web/landing/tiles.json' with { type: 'json' };

const TILES = path.join(import.meta.dirname, '../web/landing/tiles');
const MOST_CLIP_BYTES = 40_000;
const MOST_CLIPS_BYTES = 350_000;

type Row = {
  words: { en: string; zh: string };
  width: number;
  height: number;
  small?: number;
  tool?: string;
  style?: string;
  ratio?: string;
  effect?: { id: string; name: { en: string; zh: string } };
  of?: string[];
  seconds?: number;
  split?: string[];
};
const rows: [name: string, row: Row][] = Object.entries(table);
const recipes: Readonly<Record<string, TileRecipe>> = TILE_RECIPES;
const made = rows.flatMap(([name, row]) => {
  const recipe = recipes[name];
  return recipe && 'tool' in recipe ? [[name, row, recipe] as const] : [];
});
const clips = readdirSync(TILES).filter((file) => file.endsWith('.mp4'));

it('each tile was painted of what its recipe says today', () => {
  const files = rows.flatMap(([name, { seconds, small }]) => {
    const hash = hashRecipe(recipes as Recipes, name);
    return [
      [`${name}.webp`, hash],
      ...(small ? [[`${name}-small.webp`, hash]] : []),
      ...(seconds === undefined ? [] : [[`${name}.mp4`, hash]]),
    ];
  });
  expect(listPainted('web/landing/tiles')).toEqual(Object.fromEntries(files));
});

it.each(rows)('%s is of the size that the page is told', async (name, row) => {
  const { format, width, height } = await sharp(path.join(TILES, `${name}.webp`)).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: row.width, height: row.height });
  if (!row.small) return;
  const small = await sharp(path.join(TILES, `${name}-small.webp`)).metadata();
  expect(small).toMatchObject({ format: 'webp', width: row.small });
});

describe.each(made)('%s', (name, row, recipe) => {
  const { tool, fields } = recipe;
  const { style, aspect_ratio, effect_id = '', prompt } = fields as Record<string, string | undefined>;

  it('says by which tool, in which style and of which tiles it was made', () => {
    expect(row).toMatchObject({ tool, words: recipe.words });
    expect([row.style, row.ratio]).toEqual([style, aspect_ratio]);
    expect(row.of ?? []).toEqual(listMedia(recipe).filter((one) => one in table));
    // The sentence under an image is the one that it was made from.
    const sentence = tool === 'text-to-image' ? prompt : row.words.en;
    expect(row.words.en).toBe(sentence);
  });

  it('names an effect that there is, as the effect is called', () => {
    const template = findImageEffect(effect_id) ?? findVideoEffect(effect_id);
    expect(row.effect?.id).toBe(effect_id === '' ? undefined : effect_id);
    expect(row.effect?.name).toEqual(template?.name);
    expect(effect_id === '' || effect_id in IMAGE_EFFECTS || effect_id in VIDEO_EFFECTS).toBe(true);
  });

  it('moves where its tool makes videos', () => {
    expect(row.seconds !== undefined).toBe(TOOLS[tool].makes === 'video');
    expect(clips.includes(`${name}.mp4`)).toBe(TOOLS[tool].makes === 'video');
  });
});

it.each(clips)('%s is an MP4', (clip) => {
  expect(readFileSync(path.join(TILES, clip)).subarray(4, 8).toString()).toBe('ftyp');
});

it('every tool of the landing page is asked for by a tile', () => {
  const shown = new Set(rows.map(([, { tool }]) => tool));
  expect(TOOL_NAMES.filter((tool) => !shown.has(tool))).toEqual([]);
});

it('an image has the shape that its caption says', () => {
  for (const [, { ratio, width, height }] of rows) {
    const size = ratio ? imageSize(ratio as AspectRatio, '1K') : { width, height };
    expect(width / height).toBeCloseTo(size.width / size.height, 1);
  }
});

it('what moves is light, one by one and together', () => {
  const bytes = clips.map((file) => statSync(path.join(TILES, file)).size);
  expect(clips.length).toBeGreaterThanOrEqual(7);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(MOST_CLIP_BYTES);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST_CLIPS_BYTES);
});

it('the sentence in the writing field is that of the image beside it', () => {
  expect([en.placeholder, zh.placeholder]).toEqual([table.pagoda.words.en, table.pagoda.words.zh]);
});
