// Who fights a dragon stands before it, and both have the middle of the frame between them.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planReading } from '../illustrate.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';

beforeAll(needDrawings, 120_000);

it.each([['a knight fighting a dragon'], ['knight facing a huge dragon']])(
  'leaves as much room on either side of a wide frame: %s',
  async (prompt) => {
    const wish = { prompt, style: 'auto' as const, width: 910, height: 512, seed: 1 };
    const { scene } = await planReading(parsePrompt(prompt), wish);
    const spots = scene.layers.flatMap(({ spot }) => spot ?? []);
    const knight = spots.find(({ subject }) => subject.key === 'knight');
    const dragon = spots.find(({ subject }) => subject.key === 'dragon');
    if (!knight || !dragon) throw new Error('One is missing');
    expect(knight.x).toBeGreaterThan(910 * 0.15);
    expect(Math.abs((knight.x + dragon.x) / 2 - 455)).toBeLessThan(910 * 0.14);
  },
);
