// Who is said to do something with their hands is drawn doing it, with what it is done with, and is told of.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { planReading, reportScene } from '../illustrate.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { drawPersonSheet } from './draw-person.ts';
import { readPerson } from './read-person.ts';

beforeAll(needDrawings, 120_000);

async function see(prompt: string) {
  const wish = { prompt, style: 'auto' as const, width: 384, height: 384, seed: 1 };
  const { scene } = await planReading(parsePrompt(prompt), wish);
  const { stage } = scene;
  const somebody = stage.reading.subjects.find(({ kind }) => kind === 'figure');
  if (!somebody) throw new Error('There is nobody');
  const drawn = drawPersonSheet(stage, readPerson(stage, somebody, somebody.key), somebody.key, 200);
  const spots = scene.layers.flatMap(({ spot }) => spot ?? []);
  return {
    stage,
    person: drawn.person,
    spots,
    ratio: drawn.sheet.width / drawn.sheet.height,
    drawnAlone: spots.map(({ subject }) => subject.key),
    ignored: reportScene(scene).ignored,
  };
}

describe('work of the hands', () => {
  it.each([
    ['a woman singing on a stage', 'sing', 'theatre', 1],
    ['舞台上的女歌手，红色长裙', 'sing', 'theatre', 1],
    ['a comedian on stage with a microphone', 'sing', 'theatre', 1],
    ['a wizard casting a spell', 'cast', 'meadow', 1],
    ['一个小男孩抱着一只小猫', 'carry', 'meadow', 1],
    ['a girl holding a white rabbit in a garden', 'carry', 'meadow', 1],
    ['妈妈抱着宝宝', 'cradle', 'meadow', 1],
    ['a father holding his newborn baby in a bedroom', 'cradle', 'room', 1],
    ['a girl playing the violin', 'bow', 'meadow', 1],
    ['a violinist in a concert hall', 'bow', 'theatre', 1],
    ['a man playing drums on a stage', 'drum', 'theatre', 1],
    ['一个小女孩在弹钢琴', 'keys', 'room', 1],
    ['a pianist on a stage', 'keys', 'theatre', 1],
    ['a child blowing soap bubbles in a garden', 'bubbles', 'meadow', 1],
    ['吹泡泡的小男孩', 'bubbles', 'meadow', 1],
    ['外婆在织毛衣', 'knit', 'room', 1],
    ['a woman taking a photo with a camera', 'photograph', 'meadow', 1],
    ['a girl on a swing', 'swing', 'meadow', 1],
    ['小女孩荡秋千', 'swing', 'meadow', 1],
    ['a firefighter rescuing a cat from a tree', 'carry', 'meadow', 1],
    ['a girl skateboarding', 'skate', 'street', 1],
    ['a surfer riding a big wave', 'surf', 'sea', 1],
    ['冲浪的女孩', 'surf', 'sea', 1],
    ['a teacher writing on a blackboard', 'teach', 'room', 1],
    ['教室里老师在黑板前上课', 'teach', 'room', 1],
    ['a boy doing homework at a desk', 'study', 'room', 1],
    ['a basketball player dunking', 'dunk', 'meadow', 1],
    ['一个男孩在扣篮', 'dunk', 'meadow', 1],
    ['an elf archer in a forest', 'archery', 'forest', 1],
    ['一个弓箭手在射箭', 'archery', 'meadow', 1],
    ['a boy with a bow and arrow', 'archery', 'meadow', 1],
    ['小女孩在写作业', 'study', 'room', 1],
    ['a woman working on a laptop in a cafe', 'type', 'room', 1],
    ['一个程序员在写代码，两台显示器', 'type', 'room', 1],
    ['程序员深夜在电脑前写代码', 'type', 'room', 1],
    ['a woman sitting in front of a computer', 'type', 'room', 1],
    ['a queen with a scepter sitting on a throne', 'grip', 'room', 2],
    ['女王手持权杖坐在宝座上', 'grip', 'room', 2],
    ['a king sitting on a throne with a sword', 'grip', 'room', 2],
    ['a knight with his sword held up', 'lift', 'meadow', 1],
    ['骑士高举宝剑', 'lift', 'meadow', 1],
    ['农民在稻田里插秧', 'plant', 'meadow', 1],
    ['一个和尚挑水', 'haul', 'meadow', 1],
    ['a woman watering plants with a watering can', 'water', 'meadow', 1],
    ['给花浇水的女孩', 'water', 'meadow', 1],
    ['a woman watering plants in the living room', 'water', 'room', 1],
    ['a surfer on a surfboard', 'surf', 'sea', 1],
    ['a chef tossing a pizza', 'toss', 'room', 1],
    ['a kid blowing a dandelion', 'dandelion', 'meadow', 1],
    ['a skateboarder jumping over stairs', 'skate', 'street', 1],
    ['a snowboarder', 'snowboard', 'snowfield', 1],
    ['a snowboarder walking with a snowboard', 'carry-snowboard', 'snowfield', 1],
    [
      'a surfer girl walking on the beach at sunset, back view, holding a surfboard',
      'carry-surfboard',
      'sea',
      1,
    ],
    ['a boy looking at his phone', 'phone', 'meadow', 1],
    ['一个女人拿着手机', 'phone', 'meadow', 1],
    ['穿汉服的少女弹古筝', 'zither', 'meadow', 1],
    ['a girl playing the guzheng', 'zither', 'meadow', 1],
    ['a mother pushing a stroller in the park', 'push', 'meadow', 1],
    ['妈妈推着婴儿车', 'push', 'meadow', 1],
    ['a mother pushing a baby in a stroller', 'push', 'meadow', 1],
    ['a man pushing a shopping cart', 'push', 'meadow', 1],
    ['a farmer pushing a wheelbarrow', 'wheel', 'meadow', 1],
    ['一个女人拖着行李箱', 'pull', 'meadow', 1],
    ['小女孩放风筝', 'kite', 'meadow', 1],
    ['a boy flying a red kite on the beach', 'kite', 'sea', 1],
    ['一位白发老奶奶在厨房包饺子', 'wrap', 'room', 1],
    ['a woman kneading dough', 'knead', 'room', 1],
    ['妈妈在切菜', 'chop', 'room', 1],
    ['a woman cutting a birthday cake', 'chop', 'room', 1],
    ['a grandmother rolling pasta at a table', 'roll', 'room', 1],
    ['a girl baking cookies', 'bake', 'room', 1],
    ['宇航员在火星上种土豆', 'sow', 'desert', 1],
    ['a girl planting tulips in the garden', 'plant-flowers', 'meadow', 1],
    ['一个男孩在种树', 'plant-tree', 'meadow', 1],
    ['a man digging a hole', 'dig', 'meadow', 1],
    ['采莲的姑娘', 'pick-lotus', 'lake', 1],
    ['采茶姑娘在茶园采茶', 'pick-tea', 'meadow', 1],
    ['a girl picking apples', 'pick-fruit', 'meadow', 1],
    ['a woman with an owl on her arm', 'perch', 'meadow', 1],
  ])('is drawn with what it is done with, as one: %s', async (prompt, work, scene, many) => {
    const { stage, person, ignored, drawnAlone } = await see(prompt);
    expect(person.hands?.work).toBe(work);
    expect(stage.scene).toBe(scene);
    expect(drawnAlone).toHaveLength(many);
    expect(ignored).toEqual([]);
  });

  it.each([
    ['a man holding a horse', 2],
    ['a samurai standing in a bamboo forest with a sword', 1],
  ])('is not made of what is too large, or held as it is: %s', async (prompt, many) => {
    const { person, drawnAlone } = await see(prompt);
    expect(person.hands).toBeUndefined();
    expect(drawnAlone).toHaveLength(many);
  });

  it.each([['两个老人在公园下棋'], ['an old man and a boy playing chess']])(
    'seats two at one board, who look at each other: %s',
    async (prompt) => {
      const { stage, spots, ignored } = await see(prompt);
      const [first, second] = spots.toSorted((a, b) => a.x - b.x);
      if (!first || !second) throw new Error('There are not two');
      expect(spots.map(({ pose }) => pose)).toEqual(['seat', 'seat']);
      // Drawings look to the left.
      expect([first.isFlipped, second.isFlipped]).toEqual([true, false]);
      const boards = spots.map(({ subject, index }) => {
        const label = index === 0 ? subject.key : `${subject.key} ${index}`;
        return readPerson(stage, subject, label).hands?.hasBoard;
      });
      expect(boards.filter(Boolean)).toHaveLength(1);
      expect(ignored).toEqual([]);
    },
  );

  it.each([
    ['an old man fishing by a lake', 'fish', 'lake'],
    ['小男孩在河边钓鱼', 'fish', 'lake'],
    ['a girl fishing', 'fish', 'lake'],
    ['a woman painting at an easel in a meadow', 'paint', 'meadow'],
    ['a man painting in a garden', 'paint', 'meadow'],
    ['一个女孩在画架前画画', 'paint', 'meadow'],
    ['妈妈在做饭', 'cook', 'room'],
    ['a woman cooking soup in the kitchen', 'cook', 'room'],
  ])('is seen from the side with what it needs: %s', async (prompt, work, scene) => {
    const { stage, person, ratio, ignored, drawnAlone } = await see(prompt);
    expect(person).toMatchObject({ view: 'side', hands: { work } });
    expect(stage.scene).toBe(scene);
    // The easel, the stove and the rod are as wide as who stands at them.
    expect(ratio).toBeGreaterThan(0.45);
    expect(ignored).toEqual([]);
    expect(drawnAlone).not.toContain('easel');
    expect(drawnAlone).not.toContain('soup');
  });

  it.each([
    ['a man playing a guitar on a park bench', 'strum', 'seat'],
    ['弹吉他的女孩', 'strum', 'play'],
    ['a boy reading a book under a big tree', 'read', 'sit'],
    ['老爷爷坐在树下看书', 'read', 'sit'],
    ['a boy reading a book', 'read', 'read'],
    ['a woman painting at an easel', 'paint', 'stand'],
  ])('leaves the body its own pose: %s', async (prompt, work, pose) => {
    const { person, ignored, drawnAlone } = await see(prompt);
    expect(person).toMatchObject({ hands: { work }, pose });
    expect(ignored).toEqual([]);
    expect(drawnAlone).not.toContain('guitar');
  });

  it.each([['芭蕾舞者在舞台上'], ['a ballerina'], ['a girl dancing ballet']])(
    'stands on the toes in a tutu: %s',
    async (prompt) => {
      const { person, ignored } = await see(prompt);
      expect(person.pose).toBe('ballet');
      expect(person.outfit.bottom.cut).toBe('tutu');
      expect(ignored).toEqual([]);
    },
  );

  it('is of the colour that was said', async () => {
    const { person } = await see('a girl playing a blue guitar');
    expect(person.hands?.colour).toBe('#2f7fd8');
  });

  it('is not seen in a painting of somebody', async () => {
    const { person } = await see('a watercolor painting of a woman in a garden');
    expect(person.hands).toBeUndefined();
  });
});

it.each(['a surfer riding a huge wave', '一个女孩在冲浪'])(
  'is on a wave higher than who rides it: %s',
  async (prompt) => {
    expect((await plan(prompt)).spots[0]?.share).toBeGreaterThan(1.4);
  },
);

it.each([
  ['two cooks making pizza', 2],
  ['两个厨师在切菜', 2],
  ['three women making dumplings', 3],
])('share one table with whoever does the same: %s', async (prompt, count) => {
  const { spots, told } = await plan(prompt);
  const people = spots.filter(({ subject }) => subject.kind === 'figure').toSorted((a, b) => a.x - b.x);
  expect(people).toHaveLength(count);
  for (const [at, { x, tall }] of people.slice(1).entries())
    expect(x - (people[at]?.x ?? 0)).toBeLessThan(tall * 0.5);
  expect(told.ignored).toEqual([]);
});
