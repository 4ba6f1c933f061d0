// Who sits on a ledge, a fence, a branch or a sill has the lap on its edge, and the legs hang down before it.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { hasDisc } from '../scenery/sky-discs.ts';
import { windowBox } from '../scenery/window-box.ts';
import { perchAt, perchOf } from './perches.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['a girl sitting on a suitcase', 'girl', 'suitcase'],
  ['a girl sitting on a giant mushroom', 'girl', 'tall-mushroom'],
  ['a girl sitting on a pile of books', 'girl', 'books'],
  ['an old man sitting on a rock reading a book', 'elder', 'rock'],
  ['a woman in a red dress sitting on a tree stump playing the guitar', 'woman', 'tree-stump'],
  ['坐在南瓜上的女孩', 'girl', 'pumpkin'],
  ['坐在草垛上的女孩', 'girl', 'hay-heap'],
])('sits on a ledge: %s', async (prompt, who, key) => {
  const { of, told } = await plan(prompt);
  const [[one], [ledge]] = [of(who), of(key)];
  if (!one || !ledge) throw new Error('It is not there');
  const lap = one.y - (one.lap ?? 0) * one.tall;
  expect(one.pose).toBe('seat');
  expect(lap).toBeLessThan(ledge.y - ledge.tall * 0.4);
  expect(lap).toBeGreaterThan(ledge.y - ledge.tall * 1.02);
  expect(one.y).toBeLessThan(ledge.y + one.tall * 0.06);
  expect(told.ignored).toEqual([]);
});

it('meditates on a rock with crossed legs', async () => {
  expect((await plan('a monk meditating on a rock')).of('monk')[0]?.pose).toBe('sit');
});

it.each([
  ['a girl sitting on a fence', 'girl', 'fence', 1],
  ['two boys sitting on a brick wall', 'boy', 'brick-wall', 2],
  ['a girl sitting on a tree branch', 'girl', 'branch', 1],
  ['一个女孩坐在树上', 'girl', 'branch', 1],
] as const)('sits on what animals sit on: %s', async (prompt, who, perch, many) => {
  const { scene, of, told } = await plan(prompt);
  expect(perchOf(scene.stage)).toBe(perch);
  expect(of(who)).toHaveLength(many);
  for (const { pose, x, y, lap = 0, tall } of of(who)) {
    expect(pose).toBe('seat');
    expect(Math.abs(y - lap * tall - perchAt(scene.stage, perch, x / scene.stage.width).y)).toBeLessThan(
      tall * 0.1,
    );
  }
  expect(told.ignored).toEqual([]);
});

it('has the cat on the wall beside who sits there', async () => {
  const { of } = await plan('a boy sitting on a brick wall with a cat beside him');
  const [[boy], [cat]] = [of('boy'), of('cat')];
  expect(cat?.isPerched).toBe(true);
  expect(cat?.tall).toBeLessThan(boy?.tall ?? 0);
});

it.each([
  'a girl sitting on the windowsill',
  'a girl sitting on the windowsill playing the guitar',
  '一个女孩坐在窗台上看书',
])('sits on a sill: %s', async (prompt) => {
  const { scene, of, told } = await plan(prompt);
  const [girl] = of('girl');
  const { top, tall } = windowBox(scene.stage);
  expect(girl?.pose).toBe('seat');
  expect(Math.abs((girl?.y ?? 0) - (girl?.lap ?? 0) * (girl?.tall ?? 0) - top - tall)).toBeLessThan(
    scene.stage.short * 0.05,
  );
  expect(told.ignored).toEqual([]);
});

it.each([
  ['a girl sitting on a crescent moon', 'girl'],
  ['a rabbit sleeping in a crescent moon', 'rabbit'],
  ['a rabbit sleeping on a crescent moon, stars and clouds around', 'rabbit'],
  ['一个女孩坐在弯弯的月牙上钓鱼', 'girl'],
])('sits in the hollow of a crescent, and no other moon is up: %s', async (prompt, who) => {
  const { scene, of, told } = await plan(prompt);
  const [[one], [moon]] = [of(who), of('moon-seat')];
  if (!one || !moon) throw new Error('It is not there');
  const lap = one.y - (one.pose === 'seat' ? (one.lap ?? 0) * one.tall : 0);
  expect(Math.abs(moon.y - moon.tall * 0.24 - lap)).toBeLessThan(moon.tall * 0.06);
  expect(Math.abs(one.x - moon.x)).toBeLessThan(moon.tall * 0.4);
  expect(hasDisc(scene.stage)).toBe(false);
  expect(told.ignored).toEqual([]);
});

it('leaves in the sky a crescent that nobody is on', async () => {
  const { of, scene } = await plan('a girl sitting on the grass under a crescent moon');
  expect(of('moon-seat')).toEqual([]);
  expect(hasDisc(scene.stage)).toBe(true);
});

it.each([
  ['a girl sitting on a flying carpet', 'girl', 'sky', 'sit'],
  ['a boy flying on a magic carpet over a city', 'boy', 'city', 'sit'],
  ['一只猫坐在飞毯上', 'cat', 'sky', undefined],
])('sits on a carpet in the air: %s', async (prompt, who, where, pose) => {
  const { scene, of, told } = await plan(prompt);
  const [[one], [carpet]] = [of(who), of('flying-carpet')];
  if (!one || !carpet) throw new Error('It is not there');
  expect(scene.stage.scene).toBe(where);
  expect([carpet.isFloating, carpet.isOnWater]).toEqual([true, false]);
  expect(carpet.y - one.y).toBeGreaterThan(0);
  expect(carpet.y - one.y).toBeLessThan(carpet.tall);
  expect(one.pose).toBe(pose);
  expect(told.ignored).toEqual([]);
});
