// Which tile stands for what on the landing page.
import { describe, expect, it } from 'vitest';
import { TOOL_NAMES } from '#contract/tool-names.ts';
import { STRIP } from './effects-strip.tsx';
import table from './tiles.json';
import { type TileName, tileNamed } from './tiles.ts';
import { TOOL_WORKS } from './tool-works.ts';

it.each(Object.keys(table) as TileName[])('%s is there', (name) => {
  const { src, clip, seconds } = tileNamed(name);
  expect(src).toContain(`${name}.webp`);
  expect(clip).toContain(seconds === undefined ? '' : `${name}.mp4`);
  expect(clip === '').toBe(seconds === undefined);
});

describe.each(TOOL_NAMES)('%s', (tool) => {
  it('is shown by what it made, and what it was made of', () => {
    const { tile, before, isSplit } = TOOL_WORKS[tool];
    expect(tile.tool).toBe(tool);
    expect(before ? tile.of : []).toEqual(before ? [before.name] : []);
    const beside = isSplit && before ? before : tile;
    expect(tile.width / tile.height).toBeCloseTo(beside.width / beside.height, 1);
  });
});

it('the strip shows one photo, and effects of it', () => {
  const [photo, ...made] = STRIP;
  expect(photo?.tool).toBeUndefined();
  for (const tile of made) {
    expect(tile.effect).toBeDefined();
    expect(tile.of).toEqual([photo?.name]);
  }
  const tools = new Set(made.map(({ tool }) => tool));
  expect([...tools].toSorted()).toEqual(['image-effect', 'video-effect']);
});
