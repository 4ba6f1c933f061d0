// Emoji are told by their moods, each a face of its own; several stickers lie in rows.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('emoji', () => {
  it.each([
    [
      'emoji set: happy, sad, angry, surprised',
      ['grinning-face-with-smiling-eyes', 'crying-face', 'angry-face', 'face-with-open-mouth'],
    ],
    ['angry face emoji', ['angry-face']],
    ['表情包 猫咪 开心 生气', ['grinning-cat-with-smiling-eyes', 'pouting-cat']],
    ['cat emoji pack, laughing, crying', ['cat-with-tears-of-joy', 'crying-cat']],
  ])('are the faces of the moods that are named: %s', async (prompt, keys) => {
    const { scene, spots, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('studio');
    expect(spots.map(({ subject }) => subject.key).toSorted()).toEqual(keys.toSorted());
    expect(told.ignored).toEqual([]);
  });

  it('are the usual ones where a set of no mood is asked for', async () => {
    expect((await plan('一套小黄脸表情包')).spots).toHaveLength(6);
  });

  it('leave the moods out that another animal has no face for', async () => {
    const { spots, told } = await plan('熊猫表情包 大笑');
    expect(spots.map(({ subject }) => subject.key)).toEqual(['panda']);
    expect(told.ignored).toEqual(['大笑']);
  });

  it('are no set where somebody looks so', async () => {
    expect((await plan('a happy woman in a park')).of('grinning-face-with-smiling-eyes')).toEqual([]);
  });
});

describe('several stickers', () => {
  it('lie in rows, apart', async () => {
    const { scene, spots } = await plan('sticker sheet of a cat, a dog, a rabbit, a fox, a bear and a panda');
    expect(spots).toHaveLength(6);
    const rows = new Set(spots.map(({ y, tall }) => Math.round((y - tall / 2) / scene.stage.short / 0.1)));
    expect(rows.size).toBe(2);
    expect(spots.every(({ isFloating }) => isFloating)).toBe(true);
  });
});

describe('the print of a shirt', () => {
  it.each([
    ['t-shirt print of a wolf howling at the moon', 'wolf'],
    ['t-shirt design of a bear with a sun', 'bear'],
  ])('has its sun or moon as a disc behind: %s', async (prompt, key) => {
    const { reading, spots, told } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.key)).toEqual([key]);
    expect(reading.disc).toBeDefined();
    expect(told.ignored).toEqual([]);
  });
});
