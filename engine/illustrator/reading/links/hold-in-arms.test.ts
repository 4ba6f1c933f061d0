import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('whoever is in the arms', () => {
  it.each([
    ['婴儿在妈妈怀里睡着了', 'woman', ['婴儿', '妈妈', '怀里', '睡着了']],
    ["the baby is asleep in its mother's arms", 'woman', ['baby', 'asleep', "mother's", 'arms']],
    ['a baby in the arms of her father', 'man', ['baby', 'arms', 'father']],
    ['a mother with a baby in her arms', 'woman', ['mother', 'baby', 'arms']],
    ['妈妈怀里的婴儿', 'woman', ['妈妈', '怀里', '婴儿']],
    ['小猫在女孩怀里睡觉', 'girl', ['小猫', '女孩', '怀里', '睡觉']],
    ['女儿在爸爸怀里', 'man', ['女儿', '爸爸', '怀里']],
  ])('is held, and the holder stands: %s', async (prompt, holder, told) => {
    const scene = await planScene(prompt);
    expect(scene.spots.map(({ subject, pose }) => [subject.key, pose])).toEqual([[holder, 'stand']]);
    expect(scene.told.understood).toEqual(told);
  });

  it('lies on the lap of who sits', async () => {
    const { spots } = await planScene('a cat sleeping on the lap of an old woman');
    expect(spots.filter(({ subject }) => subject.key === 'cat')).toEqual([]);
    expect(spots.map(({ pose }) => pose)).toContain('sit');
  });

  it('is nobody where arms are only moved', async () => {
    const { reading } = await planScene('a man with his arms in the air and a boy');
    expect(reading.links.map(({ relation }) => relation)).not.toContain('holding');
  });
});
