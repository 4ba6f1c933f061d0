// Dogs of two breeds are two dogs, each of its own build.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../parse-prompt.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['柴犬和腊肠犬', ['own/shiba', 'own/dachshund']],
  ['a pug and a beagle', ['own/pug', 'own/beagle']],
  ['a golden retriever, the dog is running', ['own/retriever']],
])('%s', (prompt, drawings) => {
  expect(parsePrompt(prompt).subjects.map(({ drawing }) => drawing)).toEqual(drawings);
});

it('looks like its breed beside another', async () => {
  const { scene } = await planScene('柴犬和腊肠犬');
  const [one, other] = scene.layers.filter(({ spot }) => spot?.subject.key === 'dog');
  expect(one?.spot?.subject.drawing).not.toBe(other?.spot?.subject.drawing);
});

it('a man who feeds pigeons on a bench sits there', () => {
  const { subjects, links } = parsePrompt('a man feeding pigeons on a bench');
  const on = links.find(({ relation }) => relation === 'on');
  expect(subjects[on?.from ?? -1]?.key).toBe('man');
});
