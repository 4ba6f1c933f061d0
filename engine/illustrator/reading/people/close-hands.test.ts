// A close-up of hands shows the hands; a close-up of somebody shows them from near, or is told as left out.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('a close-up of hands', () => {
  it.each([
    'close-up of hands holding a cup of coffee',
    '双手捧着一杯热茶的特写',
    '老人双手的特写',
    "a close-up of an old man's hands",
  ])('fills the frame with them: %s', async (prompt) => {
    const { spots, told, reading } = await planScene(prompt);
    expect(reading.isOfHands).toBe(true);
    expect(spots).toHaveLength(1);
    expect(spots[0]?.tall).toBeGreaterThan(512);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ['close-up of hands kneading dough', ['close-up', 'hands']],
    ["a woman's hands typing on a laptop, close-up", ['hands', 'close-up']],
  ])('that are at work on a table shows who works, and is told: %s', async (prompt, left) => {
    const { reading, told } = await planScene(prompt);
    expect(reading.subjects.filter(({ kind }) => kind === 'figure')).toHaveLength(1);
    expect(told.ignored).toEqual(left);
  });
});

describe('a close-up of somebody', () => {
  it.each(['close-up of a woman holding a cup of coffee', 'close-up of a girl holding a kitten'])(
    'is from near: %s',
    async (prompt) => {
      const { spots } = await planScene(prompt);
      expect(spots.some(({ isPortrait }) => isPortrait)).toBe(true);
    },
  );

  it('with hands in another part of the words is of the face', async () => {
    const { reading } = await planScene('close-up of a woman in a red hat, hands on her cheeks');
    expect(reading.isOfHands).toBeUndefined();
  });
});
