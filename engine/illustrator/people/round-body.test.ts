// Birds and frogs in clothes keep their own bodies; at work and in armour they have those of people.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { readPerson } from './read-person.ts';
import { hasRoundBody } from './round-body.ts';

beforeAll(needDrawings, 120_000);

async function isRound(prompt: string): Promise<boolean | undefined> {
  const { scene, spots } = await plan(prompt);
  const subject = spots.find((spot) => spot.subject.person?.animal)?.subject;
  return subject && hasRoundBody(readPerson(scene.stage, subject, subject.key));
}

it.each([
  '穿西装的企鹅',
  'a penguin chef',
  'an owl wearing a graduation gown reading a book',
  'a frog in a raincoat',
  'a duck wearing a suit and tie',
])('keeps the body of the animal: %s', async (prompt) => {
  expect(await isRound(prompt)).toBe(true);
  expect((await plan(prompt)).told.ignored).toEqual([]);
});

it.each(['a fox in a suit', 'a penguin astronaut', 'a frog playing the piano'])(
  'has a body like that of people: %s',
  async (prompt) => expect(await isRound(prompt)).toBe(false),
);
