// Who is on, in or under something is as large beside it as the words say, and the two fill the frame.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { OWN_DRAWINGS } from '../things/own-drawings.ts';
import type { Spot } from './spot.ts';

beforeAll(needDrawings, 120_000);

async function see(prompt: string) {
  const { scene, spots, told } = await plan(prompt);
  const of = (key: string) => {
    const spot = spots.find(({ subject }) => subject.key === key);
    if (!spot) throw new Error(`${key} is not there`);
    return spot;
  };
  return { stage: scene.stage, scene, of, told };
}

function wideOf({ tall, subject }: Spot): number {
  const { width = Number.NaN, height = 1 } = OWN_DRAWINGS[subject.drawing] ?? {};
  return (tall * width) / height;
}

describe('sizes that are told', () => {
  it('make what a dragon sleeps on as wide as it is', async () => {
    const { of } = await see('a dragon sleeping on a pile of gold');
    expect(wideOf(of('gold-heap'))).toBeGreaterThan(wideOf(of('dragon')));
  });

  it('make those on the wing small beside who stands there', async () => {
    const { of } = await see('an elf girl feeds a unicorn, tiny fairies hover over the mushrooms');
    expect(of('fairy').tall).toBeLessThan(of('unicorn').tall * 0.5);
  });

  it('make giants larger than all beside them, and the tiny smaller', async () => {
    const rabbit = await see('a rabbit behind a giant strawberry');
    expect(rabbit.of('strawberry').tall).toBeGreaterThan(rabbit.of('rabbit').tall);
    const astronaut = await see('a tiny astronaut on a pancake');
    expect(astronaut.stage.scene).toBe('table');
    expect(astronaut.of('astronaut').tall).toBeLessThan(astronaut.of('pancakes').tall);
  });

  it('fill the frame with who stands on what is smaller', async () => {
    const { of, stage, told } = await see('an elephant balancing on a ball');
    const [elephant, ball] = [of('elephant'), of('ball')];
    expect(elephant.tall).toBeGreaterThan(stage.height * 0.3);
    expect(elephant.y).toBeLessThan(ball.y - ball.tall * 0.8);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ["a mouse on an elephant's head", 'mouse', 'elephant'],
    ['老鼠站在大象头上', 'mouse', 'elephant'],
    ["a squirrel sitting on a bear's head", 'squirrel', 'bear'],
  ])('put the small one on the head of the large: %s', async (prompt, small, large) => {
    const { of, told } = await see(prompt);
    expect(told.ignored).toEqual([]);
    expect(of(small).tall).toBeLessThan(of(large).tall * 0.5);
    expect(of(small).y).toBeLessThan(of(large).y - of(large).tall * 0.7);
  });

  it('make a mushroom the roof of who is under it', async () => {
    const { of } = await see('a hedgehog having tea under a mushroom');
    expect(of('tall-mushroom').tall).toBeGreaterThan(of('hedgehog').tall * 1.5);
  });

  it('let who wears a cap stand on the books', async () => {
    const { of, told } = await see('an owl wearing a graduation cap on a stack of books');
    expect(of('owl').y).toBeLessThan(of('books').y - of('books').tall * 0.8);
    expect(told.ignored).toEqual([]);
  });
});

describe('places that are told by sizes', () => {
  it.each(['a frog on a lily pad', '青蛙坐在荷叶上', 'a duckling on a lily pad'])(
    'show one large leaf on the water: %s',
    async (prompt) => {
      const { scene, told } = await see(prompt);
      expect(scene.layers.map(({ name }) => name)).toContain('lily pad');
      expect(told.ignored).toEqual([]);
    },
  );

  it.each(['a whale above the city', '巨大的鲸鱼飞在城市上空'])('let a whale fly: %s', async (prompt) => {
    const { of, stage, told } = await see(prompt);
    expect(of('whale').y).toBeLessThan(stage.horizon);
    expect(told.ignored).toEqual([]);
  });

  it('leave a dolphin that leaps over the sea in it', async () => {
    const { of } = await see('a dolphin jumping over the sea');
    expect(of('leaping-dolphin').subject.kind).toBe('boat');
  });

  it('set a giant among the towers, and a machine before them', async () => {
    const cat = await see('a giant cat sitting on skyscrapers');
    const towers = cat.scene.layers.find(({ name }) => name === 'towers 2');
    expect(cat.of('cat').depth).toBeLessThan(towers?.depth ?? 0);
    expect(cat.of('cat').tall).toBeGreaterThan(cat.stage.height * 0.4);
    const mech = await see('机甲战士站在废墟城市中');
    expect(mech.of('mech').tall).toBeGreaterThan(mech.stage.height * 0.6);
  });

  it('show the door of a house with what leans on it, each in its colour', async () => {
    const { scene, stage, told, of } = await see(
      'a red vintage bicycle leaning against a blue door with flower pots',
    );
    expect(stage.scene).toBe('wall');
    expect(scene.layers.map(({ name }) => name)).toContain('landmark house door');
    expect(of('bike').subject.colour).toBeDefined();
    expect(stage.reading.colours).toEqual([]);
    // No look of the image is meant, and a bicycle of any year looks so.
    expect(told.ignored).toEqual(['vintage']);
  });

  it('leaves the door of a room in it', async () => {
    const { stage } = await see('an umbrella stand beside a door');
    expect(stage.scene).toBe('room');
  });

  it('lets a knight fight the dragon that he faces', async () => {
    const { of, stage } = await see('a knight facing a dragon on a bridge');
    expect(of('knight').tall).toBeGreaterThan(stage.short * 0.3);
    expect(of('dragon').tall).toBeGreaterThan(of('knight').tall);
  });
});

it('measures giants and the tiny by each other where nobody else is there', async () => {
  const { of } = await plan('a giant teapot, tiny people');
  expect(of('tea')[0]?.tall).toBeGreaterThan((of('person')[0]?.tall ?? 0) * 2);
});

it.each([
  ['a crow perched on the railing behind a woman', 'blackbird', 'woman', 0.4],
  ['a girl feeding a squirrel', 'squirrel', 'girl', 0.3],
  ['a girl and a mailbox', 'postbox', 'girl', 0.95],
])('beside people everybody sees how large it is: %s', async (prompt, small, large, most) => {
  const { of } = await plan(prompt);
  expect((of(small)[0]?.tall ?? Infinity) / (of(large)[0]?.tall ?? 0)).toBeLessThan(most);
});

it('a plane that somebody stands next to is on the ground, and as large as it is', async () => {
  const { of } = await plan('a pilot standing next to a small propeller plane');
  expect(of('biplane')[0]?.isFloating).toBe(false);
});

it('a bee in a kitchen is small, and is seen', async () => {
  const { of } = await plan('a bear cooking in a kitchen, three bees flying around him');
  for (const { tall } of of('bee')) expect(tall).toBeGreaterThan((of('bear')[0]?.tall ?? 0) * 0.04);
});
