// Tags that count animals, clothes among tags, parents of young animals, surfers over sharks.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../parse-prompt.ts';

beforeAll(needDrawings, 120_000);

describe('tags', () => {
  it('count animals as they count girls', () => {
    const { subjects, ignored } = parsePrompt('2dogs, park, running');
    expect(subjects.map(({ key, count }) => `${count} ${key}`)).toEqual(['2 dog']);
    expect(ignored).toEqual([]);
  });

  it.each([
    ['1girl, 1cat, sitting on the rooftop, hoodie', 'girl'],
    ['1boy, 1dog, red scarf, snow', 'boy'],
  ])('of clothes are of whoever is somebody: %s', (prompt, key) => {
    const { subjects } = parsePrompt(prompt);
    expect(subjects.find(({ person }) => (person?.wears.length ?? 0) > 0)?.key).toBe(key);
  });

  it('of clothes are of the animal where nobody else is there', () => {
    const { subjects, links } = parsePrompt('a cat, red scarf, snow');
    expect(links.map(({ relation, from }) => `${subjects[from]?.key} ${relation}`)).toEqual(['cat wearing']);
  });
});

it.each(['mother and baby elephant', 'mommy and baby panda in bamboo forest'])(
  'is no woman: %s',
  (prompt) => {
    expect(parsePrompt(prompt).subjects.every(({ kind }) => kind !== 'figure')).toBe(true);
  },
);

it('a daddy is somebody', () => {
  expect(parsePrompt('a girl with her daddy').subjects.map(({ key }) => key)).toEqual(['girl', 'man']);
});

it('a surfer is on the sea, whatever swims there', async () => {
  expect((await planScene('a shark chasing a surfer')).scene.stage.scene).toBe('sea');
});

it('a heart that necks make is told, and no thing in a beak', () => {
  const { subjects, ignored } = parsePrompt('a pair of flamingos making a heart with their necks');
  expect(subjects.map(({ key }) => key)).toEqual(['flamingo']);
  expect(ignored).toContain('making a heart');
});
