// White animals are white, whatever the drawing was, and keep their eyes.

import { beforeAll, describe, expect, it } from 'vitest';
import { luminance } from '#engine/raster/colour.ts';
import { readPixels } from '#engine/raster/surface.ts';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { lightOn } from './coats.ts';
import { planStage } from '../staging/plan-stage.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { dominantColours } from '../painting/relight.ts';
import { drawSubject } from '../painting/draw-subject.ts';
import { makeSprite } from '../painting/sprites.ts';

beforeAll(needDrawings, 120_000);

function read(prompt: string) {
  const reading = parsePrompt(prompt);
  const stage = planStage(reading, 'auto', { width: 256, height: 256, seed: 1, prompt });
  return { stage, subject: reading.subjects[0] as Subject };
}

describe('a white coat', () => {
  it.each(['a white horse', 'a white cat', '一匹白马', '一只白猫', 'a white bear', 'a white dog sleeping'])(
    'is white: %s',
    async (prompt) => {
      const { stage, subject } = read(prompt);
      const [coat = [0, 0, 0] as const] = dominantColours(await drawSubject(stage, subject));
      expect(luminance(coat)).toBeGreaterThan(0.85);
      expect(Math.max(...coat) - Math.min(...coat)).toBeLessThan(20);
    },
  );

  it('stays so in the evening', async () => {
    const { stage, subject } = read('a white horse at sunset');
    const sprite = await makeSprite(stage, subject, { pixels: 200, haze: 0, variant: 0 }, new Map());
    const [coat = [0, 0, 0] as const] = dominantColours(sprite.lit());
    expect(luminance(coat)).toBeGreaterThan(0.75);
  });

  it('leaves the eyes dark', async () => {
    const { stage, subject } = read('a white cat');
    const pixels = readPixels(await drawSubject(stage, subject));
    let dark = 0;
    for (let at = 0; at < pixels.length; at += 4)
      if (
        pixels[at + 3] === 255 &&
        luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]) < 0.4
      )
        dark++;
    expect(dark).toBeGreaterThan(100);
  });
});

describe('a black coat', () => {
  it.each(['a black horse', '一只黑狗'])('is black: %s', async (prompt) => {
    const { stage, subject } = read(prompt);
    const [coat = [255, 255, 255] as const] = dominantColours(await drawSubject(stage, subject));
    expect(luminance(coat)).toBeLessThan(0.3);
  });
});

describe('a coat in black and white', () => {
  it.each(['a black and white cat', '一只黑白相间的狗', 'a black & white horse'])(
    'is both: %s',
    async (prompt) => {
      const { stage, subject } = read(prompt);
      const pixels = readPixels(await drawSubject(stage, subject));
      const [dark, light] = [share(pixels, (value) => value < 0.25), share(pixels, (value) => value > 0.75)];
      expect([dark > 0.08, light > 0.4]).toEqual([true, true]);
    },
  );

  it.each(['a black and white penguin', 'a black and white lighthouse'])(
    'is of animals that are not born with it: %s',
    (prompt) => {
      expect(read(prompt).subject.colour).toBeUndefined();
    },
  );
});

/** The part of what is drawn that is so bright. */
function share(pixels: Uint8ClampedArray | Uint8Array, isMeant: (value: number) => boolean): number {
  let [all, meant] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] !== 255) continue;
    all++;
    if (isMeant(luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]))) meant++;
  }
  return meant / all;
}

it('blue water leaves fish of reefs their colours', () => {
  const fish = { kind: 'fish', key: 'fish' } as const;
  expect(lightOn({ ...fish, drawing: 'own/clownfish' })).toBeLessThan(0.5);
  expect(lightOn({ ...fish, drawing: 'own/river-fish' })).toBe(1);
});
