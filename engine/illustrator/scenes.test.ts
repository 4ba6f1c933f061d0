// What prompts as people write them show, and that nothing is said to be shown that is not.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { planReading, reportScene } from './illustrate.ts';
import { parsePrompt } from './parse-prompt.ts';
import type { Spot } from './spot.ts';

beforeAll(() => {
  execFileSync(process.execPath, [fileURLToPath(new URL('prepare-drawings.ts', import.meta.url))]);
}, 120_000);

async function plan(prompt: string, seed = 1) {
  const reading = parsePrompt(prompt);
  const { scene } = await planReading(reading, { prompt, style: 'auto', width: 512, height: 512, seed });
  const spots = scene.layers.flatMap(({ spot }) => spot ?? []);
  return {
    scene,
    reading,
    spots,
    of: (key: string): Spot[] => spots.filter(({ subject }) => subject.key === key),
    told: reportScene(scene),
  };
}

describe('a portrait', () => {
  it.each([
    ['an old fisherman with a white beard, close-up portrait', 'fisherman', 'beard'],
    ['close-up of a fisherman in a yellow coat', 'fisherman', 'coat'],
    ['a smiling knight, portrait', 'knight', 'smiling'],
    ['一位白胡子老人的肖像', 'elder', '胡子'],
  ])('is of whoever is asked for, near enough to see: %s', async (prompt, key, seen) => {
    const { of, told } = await plan(prompt);
    expect(of(key)).toMatchObject([{ isPortrait: true }]);
    expect(told.understood).toContain(seen);
    expect(told.ignored).toEqual([]);
  });

  it('has a fisherman in his boat where nobody asks for his face', async () => {
    expect((await plan('a fisherman on a river')).of('fisherman')).toMatchObject([{ isOnWater: true }]);
  });
});
