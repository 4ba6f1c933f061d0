// Hair that is spoken of is seen, skin goes with it; a helmet is closed from the side; monks who practise wear what they practise in.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { luminance } from '#engine/raster/colour.ts';
import { readPixels } from '#engine/raster/surface.ts';
import { drawPersonSheet } from './draw-person.ts';
import { readPerson } from './read-person.ts';
import { asMan, readRole } from './roles.ts';

beforeAll(needDrawings, 120_000);

async function peopleOf(prompt: string) {
  const { scene, told } = await plan(prompt);
  const { stage } = scene;
  const somebody = stage.reading.subjects.find(({ kind }) => kind === 'figure');
  if (!somebody) throw new Error('nobody is there');
  const labels = Array.from({ length: 24 }, (_, index) => `${somebody.key} ${index}`);
  return { told, people: labels.map((label) => readPerson(stage, somebody, label)) };
}

/** How light the skin of those people may be, in hundredths. */
async function tonesOf(prompt: string): Promise<Set<number>> {
  const { people } = await peopleOf(prompt);
  return new Set(people.map(({ skin }) => Math.round(luminance(skin.base) * 100)));
}

describe('hair whose colour is said', () => {
  it.each([['portrait of a girl with red hair and freckles'], ['一个红发女孩的肖像'], ['a blonde woman']])(
    'falls loose, over fair skin: %s',
    async (prompt) => {
      for (const { hair, skin } of (await peopleOf(prompt)).people) {
        expect(['long', 'bob']).toContain(hair.cut);
        expect(luminance(skin.base)).toBeGreaterThan(0.55);
      }
    },
  );

  it.each([['a woman with pink hair'], ['a woman with black hair']])(
    'says nothing of skin where anybody can have it: %s',
    async (prompt) => {
      const tones = new Set((await peopleOf(prompt)).people.map(({ skin }) => skin.base.join()));
      expect(tones.size).toBeGreaterThan(3);
    },
  );

  it('is copper where it is red, not red as paint', async () => {
    const { people } = await peopleOf('a woman with red curly hair');
    for (const { hair } of people) expect(hair.colour[1]).toBeGreaterThan(60);
  });

  it('is put up where that is said', async () => {
    const { people } = await peopleOf('a woman with a red hair bun');
    expect(people.every(({ hair }) => hair.cut === 'bun')).toBe(true);
  });
});

describe('who is asked for in Chinese', () => {
  it('is from the east', async () => {
    expect(Math.min(...(await tonesOf('爷爷在树下教孙子下象棋')))).toBeGreaterThan(70);
  });

  it('is from elsewhere where that is said', async () => {
    expect(Math.max(...(await tonesOf('一位非洲老人的肖像')))).toBeLessThan(60);
  });

  it('has any skin where the setting is in another land', async () => {
    expect((await tonesOf('非洲草原上的猎人')).size).toBeGreaterThan(2);
  });
});

it.each([
  ['少林寺的武僧在练功'],
  ['三个少林武僧在寺庙前练功'],
  ['a shaolin monk practicing kung fu'],
  ['a monk doing kung fu'],
])('dresses monks who practise for it: %s', async (prompt) => {
  const { people, told } = await peopleOf(prompt);
  for (const { pose, outfit, hair } of people) {
    expect(pose).toBe('kung-fu');
    expect(outfit.isTrim).toBe(true);
    expect(hair.cut).toBe('bald');
  }
  expect(told.ignored).toEqual([]);
});

it.each([['grandma knitting by the fireplace'], ['外婆在织毛衣']])('knits sitting: %s', async (prompt) => {
  const { people } = await peopleOf(prompt);
  expect(people[0]?.pose).toBe('seat');
});

it('sits in a rocking chair, and is told so', async () => {
  const { told, spots } = await plan('grandma knitting in a rocking chair by the fireplace');
  expect(told.ignored).toEqual([]);
  expect(spots.map(({ subject }) => subject.key)).toContain('rocking-chair');
});

it('has the hair in the helmet, from the side', async () => {
  const { scene } = await plan('an astronaut on the moon');
  const astronaut = scene.stage.reading.subjects.find(({ key }) => key === 'astronaut');
  if (!astronaut) throw new Error('nobody is there');
  const person = readPerson(scene.stage, astronaut, 'astronaut', { view: 'side' });
  const draw = (colour: readonly [number, number, number]) =>
    readPixels(
      drawPersonSheet(
        scene.stage,
        { ...person, hair: { ...person.hair, cut: 'bob', colour: [...colour] } },
        'astronaut',
        400,
      ).sheet,
    );
  const [red, green] = [draw([220, 20, 20]), draw([20, 220, 20])];
  const changed = red.filter((value, i) => Math.abs(value - (green[i] ?? 0)) > 60).length;
  // The face is seen through the glass, with a little hair about it: a whole head of it would be four times as much.
  expect(changed).toBeLessThan(2000);
});

it('a man of a trade that is drawn as a woman has no dress on', () => {
  const worn = asMan(readRole('dancer')).wears.map(({ garment }) => garment);
  expect(worn).toEqual(['shirt', 'trousers']);
  expect(asMan(readRole('king'))).toBe(readRole('king'));
});
