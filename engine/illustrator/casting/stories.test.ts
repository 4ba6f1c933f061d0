// Who meets in a story is there, each of them, and near what the story is about.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { drawPersonSheet } from '../people/draw-person.ts';
import { readPerson } from '../people/read-person.ts';
import { poseBody } from '../people/skeleton.ts';
import { isRuinedStreet } from '../scenery/ruined-street.ts';

beforeAll(needDrawings, 120_000);

describe('two hand in hand', () => {
  it.each([
    'two boys holding hands',
    'a couple holding hands',
    '妈妈牵着孩子的手',
    '爷爷和孙女手牵手',
    '爸爸牵着女儿的手散步',
  ])('have their hands at one place: %s', async (prompt) => {
    const { scene, spots, told } = await plan(prompt);
    const [left, right] = spots.toSorted((a, b) => a.x - b.x);
    if (!left || !right) throw new Error('There are not two');
    const [handOfLeft, handOfRight] = [left, right].map(({ subject, index, x, y, tall }, at) => {
      const label = index === 0 ? subject.key : `${subject.key} ${index}`;
      const person = readPerson(scene.stage, subject, label);
      const [across, down] = poseBody(person).arms[at === 0 ? 1 : 0].end;
      // The arm belongs to the picture, and moves the body from its middle.
      const { sheet, lap } = drawPersonSheet(scene.stage, person, label, 200);
      const body = x + (lap.x - 0.5) * tall * (sheet.width / sheet.height);
      return [body + (across * tall) / 100, y + (down * tall) / 100] as const;
    });
    if (!handOfLeft || !handOfRight) throw new Error('They have no hands');
    const apart = Math.hypot(handOfLeft[0] - handOfRight[0], handOfLeft[1] - handOfRight[1]);
    expect(apart).toBeLessThan((left.tall + right.tall) * 0.05);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    'a mother holding hands with two children',
    '牵着两个孩子的妈妈',
    'a father and two kids holding hands',
    '爸爸妈妈牵着孩子散步',
    'parents holding hands with their little girl',
    'three girls holding hands',
    '一家三口手拉手',
  ])('are a row where they are more: %s', async (prompt) => {
    const { scene, spots, told } = await plan(prompt);
    const row = spots.toSorted((a, b) => a.x - b.x);
    expect(row).toHaveLength(3);
    const hands = row.map(({ subject, index, x, y, tall }) => {
      const label = index === 0 ? subject.key : `${subject.key} ${index}`;
      const person = readPerson(scene.stage, subject, label);
      const { sheet, lap } = drawPersonSheet(scene.stage, person, label, 200);
      const body = x + (lap.x - 0.5) * tall * (sheet.width / sheet.height);
      return poseBody(person).arms.map(({ end: [across, down] }) => [
        body + (across * tall) / 100,
        y + (down * tall) / 100,
      ]) as [[number, number], [number, number]];
    });
    const apart = hands.slice(1).map(([[x, y]], at) => {
      const [left = 0, top = 0] = hands[at]?.[1] ?? [];
      return Math.hypot(x - left, y - top);
    });
    expect(Math.max(...apart)).toBeLessThan(Math.max(...row.map(({ tall }) => tall)) * 0.1);
    expect(told.ignored).toEqual([]);
  });

  it.each(['three children holding hands and dancing', 'a mother, her son and a dog, holding hands'])(
    'is told as ignored where hands are at something else, or are paws: %s',
    async (prompt) => {
      expect((await plan(prompt)).told.ignored).toEqual(['holding hands']);
    },
  );

  it.each(['cute robot holding a flower', '机器人拿着气球'])(
    'have it in a hand where one is a robot: %s',
    async (prompt) => {
      const [robot] = (await plan(prompt)).of('robot');
      expect(robot?.subject.kind).toBe('figure');
    },
  );

  it.each(['a robot and a girl holding hands', '机器人和小女孩手牵手'])(
    'are both seen where one is a robot: %s',
    async (prompt) => {
      const { of } = await plan(prompt);
      const [[robot], [girl]] = [of('robot'), of('girl')];
      if (!robot || !girl) throw new Error('There are not two');
      const apart = Math.abs(robot.x - girl.x);
      expect(apart).toBeGreaterThan(robot.tall * 0.3);
      expect(apart).toBeLessThan(robot.tall * 0.5);
    },
  );
});

it.each(['a barista and a customer', 'a waiter serving a customer', '服务员和顾客'])(
  'whoever is served is somebody else: %s',
  async (prompt) => {
    const { spots } = await plan(prompt);
    expect(spots.filter(({ subject }) => subject.kind === 'figure')).toHaveLength(2);
  },
);

it.each(['pirates digging up a treasure chest on a beach', '三个海盗在沙滩上发现了一个宝箱'])(
  'a chest full of gold stands on the ground, and is in no hands: %s',
  async (prompt) => {
    expect((await plan(prompt)).of('treasure-chest')).toHaveLength(1);
  },
);

it.each(["a doctor listening to a child's heart with a stethoscope", '医生拿着听诊器给小女孩看病'])(
  'the doctor has the stethoscope around the neck, and nobody else: %s',
  async (prompt) => {
    const { reading } = await plan(prompt);
    expect(reading.subjects.map(({ key }) => key)).not.toContain('stethoscope');
  },
);

it.each(['消防员抱着小孩从火场走出来', 'a firefighter carrying a child out of a house fire'])(
  'a house burns behind who was saved: %s',
  async (prompt) => {
    expect((await plan(prompt)).of('house')[0]?.subject.isBurning).toBe(true);
  },
);

describe('a fire', () => {
  it.each(['a grandmother knitting in a rocking chair by the fire', '老奶奶坐在炉火旁织毛衣'])(
    'burns in the wall of a room: %s',
    async (prompt) => {
      const { scene, told } = await plan(prompt);
      expect([scene.stage.scene, told.ignored]).toEqual(['room', []]);
    },
  );

  it('by itself is out of doors', async () => {
    expect((await plan('cowboys sitting by the fire at night')).scene.stage.scene).not.toBe('room');
  });
});

it.each(['孙悟空大战牛魔王', 'Sun Wukong fights the Bull Demon King'])(
  'the Bull Demon King is one, with the head of a bull: %s',
  async (prompt) => {
    const { reading } = await plan(prompt);
    const others = reading.subjects.filter(({ key }) => key !== 'monkey-king' && key !== 'staff');
    expect(others.map(({ person }) => person?.animal?.face)).toEqual(['own/bull-head']);
  },
);

it.each([
  ['两位老人在公园里下围棋', '#26242a'],
  ['two old men playing go', '#26242a'],
  ['爷爷和孙子下象棋', '#b83a2c'],
  ['two old men playing chess', undefined],
])('a game is played with its own men: %s', async (prompt, colour) => {
  const { scene, spots } = await plan(prompt);
  const [first] = spots;
  if (!first) throw new Error('Nobody is there');
  expect(readPerson(scene.stage, first.subject, first.subject.key).hands?.stones?.[0]).toBe(colour);
});

it.each([
  ['a robot standing in the ruins', true],
  ['机器人走在废墟中', true],
  ['a traveller standing in the ruins', false],
])('where there are robots, ruins are those of a town: %s', async (prompt, isTown) => {
  expect(isRuinedStreet((await plan(prompt)).scene.stage)).toBe(isTown);
});

it.each(['同学们在操场上拔河', '同学们在教室里上课'])('several are meant by one word: %s', async (prompt) => {
  const { reading } = await plan(prompt);
  expect(reading.subjects.find(({ words }) => words === '同学们')?.count).toBeGreaterThan(1);
});
