// Which look an image has of those that are named, and whether the others are told as seen.

import { beforeAll, describe, expect, it } from 'vitest';
import type { Style } from '#contract/limits.ts';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planReading, reportScene } from '../illustrate.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { chooseLook } from './look.ts';

beforeAll(needDrawings, 120_000);

async function ignoredOf(prompt: string, style: Style): Promise<string> {
  const request = { prompt, style, width: 320, height: 320, seed: 1 };
  const { scene } = await planReading(parsePrompt(prompt), request);
  return reportScene(scene).ignored.join();
}

describe('a colour', () => {
  it.each([
    ['a blue bird on a branch', 'ink', 'blue'],
    ['a yellow house', 'line_art', 'yellow'],
    ['红色枫叶', 'ink', '红色'],
    ['purple mountains', 'ink', 'purple'],
  ] as const)('is told as left out where there is none: %s, %s', async (prompt, style, word) => {
    expect(await ignoredOf(prompt, style)).toContain(word);
  });

  it.each([
    ['a red bird on a branch', 'ink'],
    ['a girl in a red dress', 'ink'],
    ['a black cat and a white rabbit', 'ink'],
    ['a blue bird on a branch', 'watercolor'],
  ] as const)('is told as seen where it is: %s, %s', async (prompt, style) => {
    expect(await ignoredOf(prompt, style)).toBe('');
  });
});

describe('the look of an image', () => {
  it.each([
    ['watercolor illustration of a cat', 'auto', 'watercolor'],
    ['anime style illustration', 'auto', 'anime'],
    ['cinematic photo of a street', 'auto', 'cinematic'],
    ['an illustration of a cat', 'auto', 'illustration'],
    ['a watercolor cat', 'oil', 'oil'],
    ['a watercolor poster of a fox', 'auto', 'watercolor'],
    ['国潮风海报，一只老虎', 'auto', 'new_year'],
    ['a vintage poster of a fox', 'auto', 'poster'],
  ] as const)('is the one that says how it is made: %s, %s', (prompt, style, look) => {
    expect(chooseLook(style, parsePrompt(prompt).looks)).toBe(look);
  });

  it.each([
    ['a watercolor cat', 'oil', 'watercolor'],
    ['a retro robot toy', '3d', 'retro'],
  ] as const)('is told as left out where another was chosen: %s, %s', async (prompt, style, word) => {
    expect(await ignoredOf(prompt, style)).toContain(word);
  });

  it.each([
    ['a watercolor cat', 'auto'],
    ['an illustration of a cat', 'watercolor'],
    ['a vintage travel poster of a lighthouse', 'poster'],
    ['a cyberpunk street', 'anime'],
  ] as const)('is told as seen where it is: %s, %s', async (prompt, style) => {
    expect(await ignoredOf(prompt, style)).toBe('');
  });
});
