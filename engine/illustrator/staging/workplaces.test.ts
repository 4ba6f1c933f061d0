// Where people are of whom only the trade is said, and what stands there: shelves, ladders, stalls.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { roomKindOf } from '../scenery/room-kind.ts';

beforeAll(needDrawings, 120_000);

it.each(['a village with a blacksmith', '村庄里的铁匠'])(
  'lets who works in a village do it in the open: %s',
  async (prompt) => {
    const { scene, told } = await plan(prompt);
    expect(scene.stage.scene).not.toBe('room');
    expect(told.ignored).toEqual([]);
  },
);

it.each(['a boxer in the ring', '拳击台上的拳击手'])('boxes in a ring: %s', async (prompt) => {
  const { scene, told } = await plan(prompt);
  expect(scene.stage.scene).not.toBe('room');
  expect(told.ignored).toEqual([]);
});

it.each([
  ['a lifeguard', 'sea'],
  ['救生员', 'sea'],
  ['a pirate', 'sea'],
  ['a police officer', 'street'],
  ['消防员', 'street'],
  ['two firefighters spray water on a burning barn', 'meadow'],
  ['a park ranger', 'forest'],
  ['an archaeologist', 'desert'],
  ['列车长', 'station'],
  ['a magician', 'theatre'],
  ['京剧演员', 'theatre'],
  ['a lawyer', 'room office'],
  ['a flight attendant', 'room airliner'],
  ['空姐', 'room airliner'],
  ['a judge', 'room court'],
  ['a nun', 'room church'],
  ['a prisoner', 'room dungeon'],
  ['a weaver', 'room workshop'],
  ['a physicist', 'room laboratory'],
])('brings their own place along: %s', async (prompt, place) => {
  const { scene, told } = await plan(prompt);
  const { stage } = scene;
  const kind = stage.scene === 'room' ? ` ${stage.reading.inside ?? roomKindOf(stage)}` : '';
  expect(`${stage.scene}${kind}`).toBe(place);
  expect(told.ignored).toEqual([]);
});

it.each([
  ['a lifeguard in a swimming pool', 'sea'],
  ['a police officer in a park', 'street'],
  ['a magician in a forest', 'theatre'],
  ['a nun on a beach', 'room'],
])('is where they are said to be: %s', async (prompt, place) => {
  const { scene } = await plan(prompt);
  expect(scene.stage.scene).not.toBe(place);
});

describe('somebody at work', () => {
  it.each([
    ['a librarian', 'library'],
    ['图书管理员', 'library'],
    ['a barista pouring latte art', 'cafe'],
    ['一位咖啡师', 'cafe'],
    ['a chef', 'kitchen'],
    ['a teacher with a book', 'classroom'],
    ['医生和护士', 'clinic'],
  ])('is in the room for it: %s', async (prompt, kind) => {
    const { scene, told } = await plan(prompt);
    expect([scene.stage.scene, roomKindOf(scene.stage)]).toEqual(['room', kind]);
    expect(told.ignored).toEqual([]);
  });

  it.each(['a barista smiling', '咖啡师在做咖啡', 'a barista pouring latte art, close-up'])(
    'serves behind a counter: %s',
    async (prompt) => {
      const { scene, of, told } = await plan(prompt);
      const counter = scene.layers.find(({ name }) => name === 'counter');
      expect(counter?.depth).toBeGreaterThan(of('person')[0]?.depth ?? 1);
      expect(of('coffee')).toEqual([]); // drawn with them
      expect(told.ignored).toEqual([]);
    },
  );

  it.each(['a teacher and a student', '老师和学生们'])('teaches at the board: %s', async (prompt) => {
    const { reading } = await plan(prompt);
    expect(reading.subjects.map(({ person }) => person?.hands)).toEqual(['teach', 'study']);
  });

  it('is on a stage to play records', async () => {
    expect((await plan('a DJ')).scene.stage.scene).toBe('theatre');
  });

  it.each([
    ['a librarian in a park', 'meadow'],
    ['a doctor riding a horse', 'meadow'],
    ['a nurse in the rain', 'meadow'],
    ['a chef holding a big fish in a market', 'street'],
    ['construction workers building a house', 'meadow'],
  ])('is elsewhere where the words say so: %s', async (prompt, place) => {
    expect((await plan(prompt)).scene.stage.scene).toBe(place);
  });

  it('is in the room that is named', async () => {
    const { scene } = await plan('a teacher in the living room');
    expect(roomKindOf(scene.stage)).toBe('living');
  });
});

describe('who is on a ladder', () => {
  it.each([
    'a librarian on a ladder reaching for a book, tall wooden shelves',
    '图书管理员站在梯子上取书，高大的书架',
  ])('stands on a rung of it, before the shelves: %s', async (prompt) => {
    const { scene, of, told } = await plan(prompt);
    const [[ladder], [person]] = [of('ladder'), of('person')];
    expect(person?.view).toBe('back');
    expect(person?.x).toBe(ladder?.x);
    expect(person?.y).toBeLessThan(ladder?.y ?? 0);
    expect(person?.y).toBeGreaterThan((ladder?.y ?? 0) - (ladder?.tall ?? 0) / 2);
    expect(scene.layers.some(({ name }) => name.startsWith('furniture'))).toBe(true);
    expect(told.ignored).toEqual([]);
  });

  it('has one on legs of its own under the sky', async () => {
    const { of } = await plan('a boy on a ladder in a garden');
    expect(of('ladder')[0]?.subject.drawing).toBe('own/step-ladder');
  });
});

it('an animal that is on a ladder is on top of it', async () => {
  const { of } = await plan('a cat on a ladder');
  const [[cat], [ladder]] = [of('cat'), of('ladder')];
  expect(cat?.y).toBeLessThan((ladder?.y ?? 0) - (ladder?.tall ?? 0) * 0.9);
});

describe('a market', () => {
  it.each(['a farmers market with stalls, awnings and crates of fruit', '菜市场，摊位和水果', '夜市'])(
    'has stalls along the street: %s',
    async (prompt) => {
      const { scene, told } = await plan(prompt);
      const stalls = scene.layers.filter(({ name }) => name.startsWith('market stalls'));
      expect(stalls.length).toBeGreaterThan(3);
      expect(told.ignored).toEqual([]);
    },
  );

  it('is no other street', async () => {
    const { scene } = await plan('a street with a cat');
    expect(scene.layers.some(({ name }) => name.startsWith('market'))).toBe(false);
  });
});

describe('a nook', () => {
  it.each([
    'a cozy reading nook with a green armchair, floor lamp and a sleeping cat',
    '温馨的角落，绿色扶手椅，落地灯和一只睡觉的猫',
  ])('is in a room, and its chair has its colour: %s', async (prompt) => {
    const { scene, of, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('room');
    expect(of('armchair')[0]?.subject.colour).toBe('#4a9e54');
    expect(scene.stage.reading.relations.has('read')).toBe(false);
    expect(told.ignored).toEqual([]);
  });

  it.each(['a woman reading in an armchair', '女孩坐在扶手椅上看书'])(
    'has somebody who sits in its chair: %s',
    async (prompt) => {
      const { spots, of } = await plan(prompt);
      const reader = spots.find(({ subject }) => subject.kind === 'figure');
      expect(reader?.pose).toBe('seat');
      expect(reader?.depth).toBeGreaterThan(of('armchair')[0]?.depth ?? 1);
    },
  );

  it('is in the place that is named', async () => {
    expect((await plan('院子的角落里有一只猫')).scene.stage.scene).toBe('courtyard');
  });
});
