// Looks of crafts are read from words, and show what was named on bare paper where no place is said.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('the look of a craft', () => {
  it.each([
    ['a fox in the forest in the style of ukiyo-e', 'ukiyo_e'],
    ['浮世绘风格的富士山', 'ukiyo_e'],
    ['dog, low poly', 'low_poly'],
    ['stained glass of a swan on a lake', 'stained_glass'],
    ['coloring page of a dinosaur', 'coloring'],
    ['minimalist line drawing of a cat, single line', 'coloring'],
    ['涂色画 小熊', 'coloring'],
    ['敦煌壁画风格的飞天', 'fresco'],
    ['门神年画', 'new_year'],
    ['工笔花鸟 牡丹', 'gongbi'],
    ['chalkboard drawing of a cat', 'chalk'],
    ['embroidery of a bird', 'embroidery'],
    ['刺绣 荷花', 'embroidery'],
    ['马赛克 鱼', 'mosaic'],
    ['linocut print of an owl', 'woodcut'],
    ['版画 老虎', 'woodcut'],
    ['pointillism landscape', 'pointillism'],
    ['蜡笔画 房子', 'crayon'],
    ['窗花剪纸 小鸟', 'red_papercut'],
    ['折纸 鹤', 'papercut'],
    ['青花瓷风格 凤凰', 'ukiyo_e'],
  ])('is the one that is named, and none of its words is ignored: %s', async (prompt, look) => {
    const { scene, told } = await plan(prompt);
    expect(scene.stage.look).toBe(look);
    expect(told.ignored).toEqual([]);
  });

  it('turns all to blue and white where porcelain is the manner, and not a vase', async () => {
    expect((await plan('青花瓷风格 凤凰')).reading.tone).toBe('porcelain');
    expect((await plan('一个青花瓷花瓶')).reading.tone).toBeUndefined();
  });

  it.each([
    'coloring page of a dinosaur',
    '版画 老虎',
    'embroidery of a bird',
    '黑板画 苹果',
    '水墨画，虾',
    '牡丹，国画',
  ])('shows it alone: %s', async (prompt) => {
    expect((await plan(prompt)).scene.stage.scene).toBe('studio');
  });

  it.each(['coloring page of a castle', 'linocut print of an owl in a forest', 'a chalk drawing of a tree'])(
    'leaves it in its land: %s',
    async (prompt) => {
      expect((await plan(prompt)).scene.stage.scene).not.toBe('studio');
    },
  );
});
