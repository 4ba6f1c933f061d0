// A place that only says who somebody is, and what is named with those who come from it.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('whose place it is', () => {
  it.each([
    ['幼儿园的孩子们在草地上做游戏', 'meadow'],
    ['school children playing in the park', 'meadow'],
    ['办公室的女人在海边', 'sea'],
    ['小提琴家在音乐厅演奏', 'theatre'],
    ['a mountain biker jumping over a log', 'forest'],
    ['教室里的孩子们', 'room'],
    ['a nurse pushing an old man in a wheelchair through a hospital garden', 'meadow'],
    ['a cat in a museum garden', 'meadow'],
    ['friends having lunch at a picnic table', 'meadow'],
    ['飞机舷窗外是金色的云海，一个小男孩趴在窗边往外看', 'room'],
    ['a postman delivering letters in a small village, stone houses', 'meadow'],
    ['一个小男孩在雪地里堆雪人，屋顶上积满了白雪', 'snowfield'],
  ])('is not where they are: %s', async (prompt, scene) => {
    expect((await planScene(prompt)).scene.stage.scene).toBe(scene);
  });

  it('is told of a school’s yard', async () => {
    const { told } = await planScene('学校的操场上孩子们在跑步');
    expect(told.understood).toEqual(['操场上', '孩子们', '跑步']);
  });
});

it.each([
  ['唐僧师徒四人走在沙漠里', ['monk', 'monkey-king', 'sha-wujing', 'zhu-bajie']],
  ['Tang Sanzang and his three disciples', ['monk', 'monkey-king', 'sha-wujing', 'zhu-bajie']],
  ['a cracked egg in a frying pan', ['cooking']],
  ['two eggs in a pan', ['egg', 'egg']],
])('knows who and what is meant: %s', async (prompt, keys) => {
  const { spots } = await planScene(prompt);
  expect(spots.map(({ subject }) => subject.key).sort()).toEqual(keys);
});
