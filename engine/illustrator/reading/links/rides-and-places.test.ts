// Where one rides to is not what one rides; what is printed, thrown or strewn somewhere is there, and its owner is not.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

function linksOf(prompt: string): string[] {
  const { links, subjects } = parsePrompt(prompt);
  return links.map(({ relation, from, to }) =>
    [subjects[from]?.key, relation, to === null ? '' : subjects[to]?.key].join(' '),
  );
}

it.each([
  ['a girl rides to school on a bike', ['girl riding bike']],
  ['a businessman on a unicycle', ['man riding unicycle']],
  ['a boy rides along the beach on a horse', ['boy riding horse']],
  ['a knight on a white horse rides toward the castle', ['knight riding horse']],
  ['an old man rides a bicycle to the market', ['elder riding bike']],
  ['a cyclist in yellow ahead of three riders in blue', ['person riding bike', 'person riding bike']],
  ['three riders in blue on horses', ['person riding horse']],
])('rides what carries one: %s', (prompt, links) => {
  expect(linksOf(prompt)).toEqual(links);
});

it('gives each of the two their own bikes', () => {
  const { subjects } = parsePrompt('a cyclist in yellow ahead of three riders in blue');
  expect(subjects.filter(({ key }) => key === 'bike').map(({ count }) => count)).toEqual([1, 3]);
});

it.each([
  ['his daughter dusts flour on the table', []],
  ['a woman spreads butter on a slice of bread', ['butter on toast']],
  ['an elderly couple dances in a cozy kitchen while a pot steams on the stove', []],
  ['a boy jumps into a lake while his friends cheer from a rowing boat', ['person in boat']],
  ['a boy jumps from a rowing boat', []],
  ['a girl happily lounges on a sofa', ['girl on couch-and-lamp']],
  ['外卖小哥骑着电动车，后座的箱子上印着一只袋鼠', ['tradesperson riding scooter']],
  ['two children in the basket of a hot air balloon', ['child in hot-air-balloon']],
  ['a hot air balloon over a city, two children in the basket', ['child in hot-air-balloon']],
])('is where it was put: %s', (prompt, links) => {
  expect(linksOf(prompt)).toEqual(links);
});

it('does not float with what it is joined to, where something sits on it', () => {
  const { fliers = new Set() } = parsePrompt('a raven perches on a skull and candles float in the air');
  expect([...fliers].map(({ key }) => key)).toEqual(['candle']);
});

it('is seen from outside where something is around it: a ship', () => {
  const prompt =
    'a giant octopus wraps its tentacles around a pirate ship, sailors jump, lightning strikes the mast';
  expect(parsePrompt(prompt).subjects.map(({ key }) => key)).toContain('pirate-ship');
});

it('takes no cabin of a fair for a train', () => {
  const { scenes, asks } = parsePrompt('一对年轻情侣坐在摩天轮的车厢里看烟花');
  expect(scenes).not.toContain('room');
  expect(asks.find(({ words }) => words === '车厢里')?.shows).toEqual([]);
});
