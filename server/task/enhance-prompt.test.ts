// Prompts with what they leave open: in their own language, never twice, in words that the built-in engine understands.
import { describe, expect, it } from 'vitest';
import { PROMPT_CHARACTERS } from '#contract/limits.ts';
import { parsePrompt } from '#engine/illustrator/reading/parse-prompt.ts';
import { measureProcessorTime } from '#tests/fakes/measure-processor-time.ts';
import { enhancePrompt } from './enhance-prompt.ts';

/** It costs a tenth of this; what begins anew at every sign of a row costs three times as much. */
const MOST_MS = 5;

const ENGLISH = ['a fox', 'a lighthouse by the sea', 'two cats', 'a red boat', 'an elephant in the forest'];
const CHINESE = ['一只狐狸', '海边的灯塔', '两只猫', '一艘红色的船', '森林里的大象'];

describe('[product 2.0] enhance', () => {
  it.each([...ENGLISH, ...CHINESE])('adds to “%s”, and what it adds is understood', (prompt) => {
    const already = new Set(parsePrompt(prompt).ignored);
    for (const type of [1, 3] as const) {
      const enhanced = enhancePrompt(prompt, type);
      expect(enhanced.startsWith(prompt)).toBe(true);
      expect(enhanced.length).toBeGreaterThan(prompt.length);
      expect(parsePrompt(enhanced).ignored.filter((word) => !already.has(word))).toEqual([]);
    }
  });

  it('keeps to the language of the prompt', () => {
    for (const prompt of ENGLISH) expect(enhancePrompt(prompt, 1)).not.toMatch(/\p{Script=Han}/u);
    for (const prompt of CHINESE) expect(enhancePrompt(prompt, 1).slice(prompt.length)).not.toMatch(/[a-z]/i);
  });

  it('adds no light where there is one, and nothing where all is said', () => {
    expect(enhancePrompt('a fox at night', 1)).not.toMatch(/golden|morning|sunset|starry/);
    const whole = 'a fox at sunset, light mist, highly detailed';
    expect(enhancePrompt(whole, 1)).toBe(whole);
    for (const prompt of [...ENGLISH, ...CHINESE]) {
      const once = enhancePrompt(prompt, 1);
      expect(enhancePrompt(once, 1)).toBe(once);
    }
  });

  it('never makes a prompt too long', () => {
    const long = 'a fox '.repeat(PROMPT_CHARACTERS / 6).trim();
    expect(enhancePrompt(long, 1)).toBe(long);
  });

  it('speaks of movement for videos, and of nothing else where the image is given', () => {
    expect(enhancePrompt('a lake', 3)).toMatch(/breeze|wind/);
    expect(enhancePrompt('湖', 4)).toMatch(/风/);
    expect(enhancePrompt('a lake', 4)).not.toMatch(/golden|morning|sunset|starry/);
  });

  it.each(['.', '，', ' ', '。 ', 'sun', 'light ', '光', 'a.'])('reads a long row of “%s” once', (sign) => {
    const prompt = `a fox${sign.repeat(1990 / sign.length)}x`;
    for (const type of [1, 3] as const) {
      expect(measureProcessorTime(() => enhancePrompt(prompt, type), MOST_MS)).toBeLessThan(MOST_MS);
    }
  });
});
