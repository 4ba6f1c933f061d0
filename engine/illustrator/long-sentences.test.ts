// What long sentences ask of a whole scene: who points at what, comes down steps, has the ball, is on a balcony or a roof; what a flag
// hides.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { readHands } from './people/hands.ts';
import { parsePrompt } from './reading/parse-prompt.ts';
import { roomKindOf } from './scenery/room-kind.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['a baker kneads dough, a customer points at a chocolate cake', 'other-person', /cake/],
  ['面包师在揉面,小女孩指着一个草莓蛋糕', 'girl', /cake/],
])('stretches the arm to what stands there: %s', async (prompt, who, what) => {
  const { of, spots } = await plan(prompt);
  const cake = spots.find(({ subject }) => what.test(subject.key));
  const pointing = spots.find(({ subject }) => subject.person?.hands === 'point') ?? of(who)[0];
  expect(cake).toBeDefined();
  expect(pointing?.isFlipped).toBe((cake?.x ?? Number.NaN) < (pointing?.x ?? Number.NaN));
});

it.each(['a bride walks down the stairs of a castle', '一个女孩从楼梯上走下来'])(
  'comes to us down the steps: %s',
  async (prompt) => {
    expect((await plan(prompt)).spots.find(({ subject }) => subject.kind === 'figure')?.view).toBe('front');
  },
);

it('has one ball, at the foot of who kicks it', () => {
  const reading = parsePrompt('a football player kicks the ball toward the goal while the goalkeeper dives');
  const keeper = reading.subjects.find(({ person }) => person?.hands === 'keeper');
  const hands = keeper?.person && readHands(reading, keeper.key, keeper.person, []);
  expect(hands).toMatchObject({ work: 'keeper', isWithoutBall: true });
});

it('works in an apron as an apprentice', () => {
  const [apprentice] = parsePrompt('a young apprentice carries a bucket of water').subjects;
  expect(apprentice?.person?.wears.map(({ garment }) => garment)).toContain('apron');
});

it.each([
  ['two knights fight in front of a castle while a princess watches from the balcony', 'meadow', true],
  ['a couple on a balcony overlooking a castle', 'meadow', false],
  ['a couple on a balcony', 'city', false],
])('has a balcony under the feet of who is on it alone: %s', async (prompt, scene, isLeftOut) => {
  const { scene: planned, told } = await plan(prompt);
  expect(planned.stage.scene).toBe(scene);
  expect(told.ignored.includes('balcony')).toBe(isLeftOut);
});

it('is a woman as a seamstress', () => {
  expect(parsePrompt('a seamstress at a sewing machine').subjects[0]?.person?.sex).toBe('woman');
});

it.each([
  ['一只白狐坐在屋顶上,一个书生提着灯笼站在门前望着它', false],
  ['a cat sits on the roof while a boy in the yard calls it', false],
  ['a cat sits on a rooftop and a girl stands in the street below', false],
  ['two cats and a boy sit on the roof', true],
  ['一只黑猫坐在屋顶上看月亮', true],
])('has all on the roof only where all are said to be: %s', async (prompt, isThere) => {
  const { told } = await plan(prompt);
  expect(/roof|屋顶/.test(told.understood.join(' '))).toBe(isThere);
});

it.each([
  ['an astronaut plants a flag on Mars and two moons hang in the sky', true],
  ['two moons over a desert', false],
])('tells of two moons of which a flag hides one: %s', async (prompt, isTold) => {
  expect((await plan(prompt, 3)).told.ignored.includes('two')).toBe(isTold);
});

it.each([
  ['老中医给病人把脉', 'academy'],
  ['中医院里医生在看病', 'clinic'],
])('is in the room of their trade: %s', (words, room) => {
  expect(roomKindOf({ words })).toBe(room);
});

it.each([
  ['a girl riding a giant fox through a forest', 'fox', 'walk'],
  ['小女孩骑着一只巨大的狐狸', 'fox', 'walk'],
])('is ridden on all fours: %s', (prompt, key, how) => {
  expect(parsePrompt(prompt).subjects.find((one) => one.key === key)?.rests?.how).toBe(how);
});

it.each([
  'a couple having dinner at a table while a waiter brings a bottle of wine',
  '厨师端着一盘红烧鱼走出来，两位客人坐在桌边鼓掌',
])('serves beside a short table, and not behind who sits there: %s', async (prompt) => {
  const { spots, of } = await plan(prompt);
  const server = spots.find(({ subject }) => /waiter|厨师/.test(subject.words ?? ''));
  const seated = spots.filter(({ subject }) => subject.kind === 'figure' && subject !== server?.subject);
  expect(seated).toHaveLength(2);
  for (const one of seated) expect(one.x).toBeLessThan(server?.x ?? 0);
  expect(of('dining-table')).toHaveLength(1);
});

it('lies in the hammock to read', () => {
  expect(parsePrompt('a mother reads a book in a hammock').subjects[0]?.person).toMatchObject({
    does: 'lie',
    hands: 'read',
  });
});

it('is a ward, whatever bed stands there', () => {
  expect(roomKindOf({ words: 'a girl in a sunny hospital room, her mother beside the bed' })).toBe('clinic');
});
