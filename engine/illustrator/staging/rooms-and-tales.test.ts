// Rooms with what was asked for in them, and what tales and science fiction name.

import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { fitRoom, isFitting } from '../scenery/fit-room.ts';
import { roomKindOf } from '../scenery/room-kind.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

describe('what was asked for in a room', () => {
  it.each([
    ['卧室里有一张大床、床头柜和台灯', ['bed', 'nightstand', 'table-lamp']],
    ['a bathroom with a bathtub, a sink and a toilet', ['bathtub', 'washstand', 'toilet']],
    ['a kitchen with a stove and a fridge', ['stove', 'fridge']],
    ['a dining room with a crystal chandelier', ['chandelier']],
    ['客厅里有沙发和茶几', ['couch-and-lamp', 'tea-table']],
    ['a bedroom with a wardrobe and a dressing table', ['wardrobe', 'dressing-table']],
  ])('stands along its walls: %s', async (prompt, keys) => {
    const {
      scene: { stage },
      reading,
      told,
    } = await plan(prompt);
    expect(stage.scene).toBe('room');
    expect(reading.subjects.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
    for (const subject of reading.subjects) expect(isFitting(stage, subject)).toBe(true);
    expect(told.ignored).toEqual([]);
  });

  it('makes the usual move aside, and hides nothing that was asked for', async () => {
    const {
      scene: { stage },
    } = await plan('卧室里有床头柜、台灯和衣柜');
    const pieces = fitRoom(stage, [{ name: 'own/bed', across: -0.5, before: 0.35 }], 2.7);
    const at = (name: string): number => pieces.find((one) => one.name === name)?.across ?? Number.NaN;
    expect(pieces.map(({ name }) => name).toSorted()).toEqual([
      'own/bed',
      'own/nightstand',
      'own/table-lamp',
      'own/wardrobe',
    ]);
    expect(at('own/table-lamp')).toBe(at('own/nightstand'));
    expect(Math.abs(at('own/wardrobe') - at('own/nightstand'))).toBeGreaterThan(0.8);
  });

  it('has each of two plants in sight where there is little room', async () => {
    const {
      scene: { stage },
    } = await plan('a living room with a sofa and two plants');
    const sofa = { name: 'own/sofa', across: -0.2, before: 0.3 };
    const pieces = fitRoom(stage, [sofa], 1.9);
    const [one, other] = pieces.filter(({ name }) => name === 'own/house-plant');
    if (!one || !other) throw new Error('A plant is missing');
    expect(Math.abs(one.across - other.across)).toBeGreaterThan(0.5);
  });

  it('is a bed with whoever lies in it where somebody does', async () => {
    const {
      scene: { stage },
      reading,
    } = await plan('a cat sleeping on a bed');
    const bed = reading.subjects.find(({ key }) => key === 'bed');
    expect(bed && isFitting(stage, bed)).toBe(false);
  });

  it('has a table where a kitchen is said to have one', async () => {
    const {
      scene: { stage },
    } = await plan('a kitchen with a dining table');
    expect(fitRoom(stage, [], 2.7).map(({ name }) => name)).toContain('own/table');
  });

  it.each([
    ['a futuristic spaceship interior', 'spaceship'],
    ['机器人和小男孩在太空站里', 'spaceship'],
    ['an astronaut inside a space station', 'spaceship'],
    ['浴室里有一面镜子', 'bathroom'],
  ])('is in the room that is named: %s', async (prompt, kind) => {
    const {
      scene: { stage },
    } = await plan(prompt);
    expect([stage.scene, roomKindOf(stage)]).toEqual(['room', kind]);
  });

  it.each(['a girl sitting at a desk', '一个男人坐在书桌前用电脑工作'])('is one desk: %s', (prompt) => {
    expect(parsePrompt(prompt).subjects).toHaveLength(1);
  });
});

describe('what tales and science fiction name', () => {
  it.each([
    ['a griffin on a mountain', 'griffin', 'own/griffin'],
    ['一只狮鹫站在山顶', 'griffin', 'own/griffin'],
    ['a robot in a garden', 'robot', 'own/robot'],
    ['两个外星人', 'alien', 'own/alien'],
    ['a unicorn in a meadow', 'unicorn', 'own/unicorn'],
    ['一只凤凰', 'phoenix', 'own/phoenix'],
    ['a magic portal in a forest', 'portal', 'own/portal'],
    ['时光机', 'time-machine', 'own/time-machine'],
    ['火星上的探测车', 'rover', 'own/rover'],
    ['a Victorian mansion in the fog', 'mansion', 'own/mansion'],
    ['a hobbit house in a green hill', 'hill-house', 'own/hill-house'],
    ['森林里的蘑菇屋', 'mushroom-house', 'own/mushroom-house'],
    ['a spaceship near a planet', 'spaceship', 'own/spaceship'],
  ])('has a drawing of its own: %s', (prompt, key, drawing) => {
    expect(parsePrompt(prompt).subjects).toContainEqual(expect.objectContaining({ key, drawing }));
  });

  it('starts from the ground where a rocket is launched', async () => {
    const {
      scene: { stage },
      of,
    } = await plan('a rocket launching into the night sky');
    expect(stage.scene).not.toBe('space');
    expect(of('rocket-launch')).toMatchObject([{ isFloating: false }]);
  });

  it('is a planet in the window of a ship, not in its room', async () => {
    const { scene, of, told } = await plan('a spaceship bridge with a view of a planet');
    expect([scene.stage.scene, scene.stage.time]).toEqual(['room', 'day']);
    expect(of('planet')).toEqual([]);
    expect(told.understood).toContain('planet');
  });

  it('is a stream of traffic where cars fly over a city, the far ones smaller', async () => {
    const {
      scene: { stage },
      of,
    } = await plan('a futuristic city with flying cars');
    const sizes = of('flying-car').map(({ tall }) => tall);
    expect(stage.scene).toBe('city');
    expect(sizes.length).toBeGreaterThan(4);
    expect(Math.min(...sizes)).toBeLessThan(Math.max(...sizes) * 0.5);
    expect((await plan('two flying cars over a city')).of('flying-car')).toHaveLength(2);
  });
});

it('the lamp and the clock of a nightstand are both on it', async () => {
  const { of, told } = await plan('卧室里,床头柜上放着一盏台灯和一个闹钟');
  const [table] = of('nightstand');
  if (!table) throw new Error('there is none');
  for (const key of ['table-lamp', 'alarm-clock']) {
    const [thing] = of(key);
    expect(thing?.y).toBeLessThan(table.y - table.tall * 0.8);
    expect(thing?.y).toBeGreaterThan(table.y - table.tall * 1.1);
    expect(Math.abs((thing?.x ?? 0) - table.x)).toBeLessThan(table.tall * 0.5);
  }
  expect(told.ignored).toEqual([]);
});

it.each([
  ['客厅里有一个红色的花瓶', 'vase'],
  ['a bedroom with an alarm clock and a book', 'alarm-clock'],
  ['a bedroom with a green bed and a nightstand with an alarm clock', 'alarm-clock'],
])('small things of a room are on its furniture: %s', async (prompt, key) => {
  const { of, scene } = await plan(prompt);
  expect(of(key)[0]).toMatchObject({ isPerched: true });
  expect((of(key)[0]?.tall ?? 1) / scene.stage.height).toBeLessThan(0.3);
});

it('things on a low table are no larger than the table', async () => {
  const { of } = await plan('茶几上有三本书和一杯茶');
  expect(of('book')[0]?.tall).toBeLessThan(of('tea-table')[0]?.tall ?? 0);
});

it.each([
  'bedroom with a green armchair on the right, floor lamp on the left',
  'bedroom with a green armchair on the left, floor lamp on the right',
  '卧室，左边是衣柜，右边是扶手椅',
])('furniture stands on the side that is asked for: %s', async (prompt) => {
  const { told } = await plan(prompt);
  expect(told.ignored).toEqual([]);
});
