// A palace of a Chinese picture is one of China.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { parsePrompt } from '../parse-prompt.ts';

beforeAll(needDrawings, 120_000);

const keysOf = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key);

describe('a palace of China', () => {
  it.each([
    ['中国风插画，凤凰飞过红色宫殿', 'palace-hall'],
    ['古代宫殿', 'palace-hall'],
    ['欧式宫殿', 'castle'],
  ])('is one where it is said to be there: %s', (prompt, key) => {
    expect(keysOf(prompt)).toContain(key);
  });
});

it('towers of a city are no towers of stone', () => {
  expect(keysOf('a city with flying cars and glass towers')).toEqual(['flying-car']);
  expect(keysOf('two stone towers')).toEqual(['stone-tower']);
});

it('a mill of stone at a river is driven by its water', () => {
  expect(keysOf('an old stone mill beside a river')).toContain('watermill');
  expect(keysOf('a stone mill in a kitchen')).not.toContain('watermill');
});

it('a square that somebody is in is a place, and one that is a form is none', () => {
  expect(parsePrompt('an old man feeding pigeons in the square').scenes).toEqual(['street']);
  expect(parsePrompt('a cake in the square box').scenes).not.toContain('street');
});

it.each([
  ['a man reading under a striped umbrella on the beach', 'parasol'],
  ['a girl walking under an umbrella on the beach', 'umbrella'],
])('an umbrella that somebody rests under stands in the sand: %s', (prompt, key) => {
  expect(keysOf(prompt)).toContain(key);
});

it('a car that is pushed, and goods are sold from, is a cart, also where it is named again', () => {
  const { subjects } = parsePrompt('一位老人推着卖红薯的小车，车上冒着热气');
  expect(subjects.map(({ key }) => key)).toEqual(['elder', 'roasted-sweet-potato', 'hand-cart']);
});

it('a beast on a shield is no beast beside it', () => {
  expect(keysOf('a knight holds a shield with a red lion')).not.toContain('lion');
});

it.each(['an astronaut sitting by a crater', '宇航员站在陨石坑旁边'])(
  'a crater with an astronaut is one of the moon: %s',
  (prompt) => {
    expect(parsePrompt(prompt).scenes).toContain('moon');
  },
);

it('things that are piled in a pyramid bring none', () => {
  expect(keysOf('a seller arranging oranges in a pyramid')).not.toContain('pyramids');
  expect(keysOf('a camel in front of a pyramid')).toContain('pyramids');
});

it('no runner is on the runway that a plane takes off from', () => {
  expect(keysOf('飞机从跑道上起飞，飞过城市上空')).toEqual(['plane']);
  expect(keysOf('一个男孩在跑道上奔跑')).toContain('track');
});

it.each([
  ['a family on the beach with umbrellas', 'parasol'],
  ['海滩上有很多伞', 'parasol'],
  ['two women with umbrellas on a beach in the rain', 'umbrella'],
  ['a girl holding an umbrella on the beach', 'umbrella'],
])('umbrellas stand in the sand of a beach where nobody needs one: %s', (prompt, key) => {
  expect(keysOf(prompt)).toContain(key);
});
