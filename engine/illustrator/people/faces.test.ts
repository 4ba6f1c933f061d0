// Hair, and what is said of a face, is as the words say; it is told only where it is seen.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { luminance } from '#engine/raster/colour.ts';
import { readPixels } from '#engine/raster/surface.ts';
import { drawPortraitSheet } from './draw-person.ts';
import { readPerson } from './read-person.ts';
import { openingOf } from './open-mouths.ts';
import type { Person } from './person.ts';

beforeAll(needDrawings, 120_000);

async function personOf(prompt: string, seed = 1): Promise<Person> {
  const { scene } = await plan(prompt, seed);
  const subject = scene.stage.reading.subjects.find(({ person }) => person !== undefined);
  if (!subject) throw new Error('nobody is there');
  return readPerson(scene.stage, subject, subject.key);
}

it('are seen on a face', async () => {
  const { scene } = await plan('portrait of a girl with freckles');
  const [girl] = scene.stage.reading.subjects;
  if (!girl?.person) throw new Error('nobody is there');
  const person = readPerson(scene.stage, girl, 'girl');
  expect(person.hasFreckles).toBe(true);
  const draw = (hasFreckles: boolean) =>
    drawPortraitSheet(scene.stage, { ...person, hasFreckles }, 'girl', 300).sheet;
  const bare = readPixels(draw(false));
  const changed = readPixels(draw(true)).filter((value, i) => Math.abs(value - (bare[i] ?? 0)) > 8).length;
  expect(changed).toBeGreaterThan(50);
});

it.each([
  ['a girl with red hair and freckles, portrait', []],
  ['一个有雀斑的女孩，肖像', []],
  ['a girl with freckles seen from behind', ['freckles']],
  ['a house with freckles', ['freckles']],
  ['portrait of a woman with red lipstick and smoky eyes, winking', []],
  ['portrait of a woman winking, from behind', ['winking']],
  ['吐着舌头的男孩，闭着眼睛，特写', []],
  ['an old fisherman with a weathered, wrinkled face, portrait', []],
  ['a house with rosy cheeks', ['rosy cheeks']],
  ['齐刘海双马尾少女，特写', []],
  ['a boy and a girl sticking out their tongues', []],
  ['portrait of a woman yawning', []],
  ['男孩打了个喷嚏', []],
  ['a woman yawning, seen from behind', ['yawning']],
  ['a girl beside a sneezing dog', ['sneezing']],
])('are told truly: %s', async (prompt, ignored) => {
  expect((await plan(prompt)).told.ignored).toEqual(ignored);
});

it.each([
  ['portrait of a man yawning', 'yawn'],
  ['a boy sneezing', 'sneeze'],
  ['a man singing into a microphone on stage', 'song'],
  ['a girl beside a yawning cat', undefined],
])('opens the mouth: %s', async (prompt, opening) => {
  expect(openingOf(await personOf(prompt))).toBe(opening);
});

it.each([
  ['a girl with two braids', 'braids'],
  ['双马尾少女', 'tails'],
  ['long hair in a ponytail, a young woman', 'ponytail'],
  ['a girl with space buns', 'buns'],
  ['扎着双丸子头的女孩', 'buns'],
  ['a man with a buzz cut', 'crop'],
])('ties hair as it is said: %s', async (prompt, cut) => {
  expect((await personOf(prompt)).hair.cut).toBe(cut);
});

it.each(['一位白发老人', 'an old man with silver hair'])(
  'shows hair whose colour is said: %s',
  async (prompt) => {
    for (let seed = 1; seed < 9; seed++) expect((await personOf(prompt, seed)).hair.cut).not.toBe('bald');
  },
);

it('has two eyes of two colours', async () => {
  const { eyes, traits } = await personOf('a girl with one blue eye and one green eye');
  expect(eyes[2]).toBeGreaterThan(eyes[1]);
  expect(traits.otherEye?.[1]).toBeGreaterThan(traits.otherEye?.[2] ?? 255);
});

it.each([
  ['a woman wearing red lipstick', 0],
  ['涂着红色口红的女人', 0],
  ['a red lipstick on a table', 1],
  ['a woman holding a lipstick', 1],
])('has lipstick on lips, or as a thing: %s', async (prompt, count) => {
  const { reading } = await plan(prompt);
  expect(reading.subjects.filter(({ key }) => key === 'lipstick')).toHaveLength(count);
});

it.each([
  ['一个老道士，白胡子', false],
  ['高中生，双马尾，穿校服', true],
  ['a student with a beard', false],
])('are of whom the look says: %s', async (prompt, isFemale) => {
  for (let seed = 1; seed < 7; seed++) expect((await personOf(prompt, seed)).isFemale).toBe(isFemale);
});

it.each([
  ['a nigerian man in a suit', [0, 0.56]],
  ['一位北欧女子', [0.6, 1]],
] as const)('have skin as it is usual where they are from: %s', async (prompt, [least, most]) => {
  for (let seed = 1; seed < 7; seed++) {
    const tone = luminance((await personOf(prompt, seed)).skin.base);
    expect(tone).toBeGreaterThan(least);
    expect(tone).toBeLessThan(most);
  }
});

it('have no skin from the colour of a coat', async () => {
  const { reading } = await plan('a woman in a black coat');
  expect(reading.subjects[0]?.person?.land).toBeUndefined();
});

it('has no bun over a hat that covers the crown', async () => {
  const { scene } = await plan('portrait of a woman in a knitted hat, hair in a bun');
  const [woman] = scene.stage.reading.subjects;
  if (!woman) throw new Error('nobody is there');
  const person = readPerson(scene.stage, woman, 'woman');
  const draw = (cut: Person['hair']['cut']): Buffer =>
    Buffer.from(
      readPixels(
        drawPortraitSheet(scene.stage, { ...person, hair: { ...person.hair, cut } }, 'woman', 200).sheet,
      ),
    );
  expect(person.hair.cut).toBe('bun');
  const top = 200 * 4 * 30;
  expect(draw('bun').subarray(0, top).equals(draw('crop').subarray(0, top))).toBe(true);
});
