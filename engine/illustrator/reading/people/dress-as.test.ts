// The clothes of a trade dress whoever is named besides, and bring nobody else.

import { describe, expect, it } from 'vitest';
import type { PersonLook } from './person-look.ts';
import { parsePrompt } from '../parse-prompt.ts';

function people(prompt: string): PersonLook[] {
  return parsePrompt(prompt).subjects.flatMap(({ person }) => person ?? []);
}

describe('an outfit', () => {
  it.each(['1girl, twin tails, maid outfit', '女孩穿着女仆装', '穿女仆装的女孩', 'a girl in a maid costume'])(
    'is that of whoever is named: %s',
    (prompt) => {
      const [one, ...others] = people(prompt);
      expect(others).toEqual([]);
      expect(one?.wears.map(({ garment }) => garment)).toContain('apron');
      expect(parsePrompt(prompt).ignored).toEqual([]);
    },
  );

  it('gives the dress of a role', () => {
    expect(people('a boy in a pirate costume')).toMatchObject([{ role: 'pirate', age: 'child' }]);
  });

  it.each([
    ['a girl dressed as a witch and a boy in a pirate costume', ['witch', 'pirate']],
    ['一个打扮成女巫的小女孩', ['witch']],
    ['扮成海盗的男孩', ['pirate']],
  ])('is that of who is named besides it: %s', (prompt, roles) => {
    expect(people(prompt).map(({ role, age }) => [role, age])).toEqual(roles.map((role) => [role, 'child']));
    expect(parsePrompt(prompt).ignored).toEqual([]);
  });

  it('is a skirt under a top that is named', () => {
    const worn = people('女学生,蓝色上衣黑色裙子')[0]?.wears.map(({ garment }) => garment);
    expect(worn).toContain('skirt');
    expect(people('穿黑色裙子的女孩')[0]?.wears.map(({ garment }) => garment)).toEqual(['dress']);
  });
});

it('sits where it rests, and wears pearls', () => {
  expect(people('hikers resting on a mountain top')[0]?.does).toBe('sit');
  expect(people('a lady in a black dress and pearls')[0]?.wears.map(({ garment }) => garment)).toContain(
    'necklace',
  );
  expect(people('a girls volleyball team').length).toBeGreaterThan(0);
});

it.each([
  ['老上海女郎', 'qipao'],
  ['an old shanghai lady', 'qipao'],
  ['老上海的先生', 'robe'],
])('is of its time: %s', (prompt, garment) => {
  expect(people(prompt)[0]?.wears.map((one) => one.garment)).toEqual([garment]);
});

it.each([
  ['a man painting a wall blue', '#2f7fd8'],
  ['工人在刷红色的墙', '#d8342f'],
])('paints a wall in the colour that is said: %s', (prompt, colour) => {
  const [one] = people(prompt);
  expect(one).toMatchObject({ hands: 'paint-wall', workColour: colour });
  expect(parsePrompt(prompt).ignored).toEqual([]);
});

it('keeps the scarf of who knits', () => {
  expect(people('an old woman in a scarf knitting')[0]?.wears).toMatchObject([{ garment: 'scarf' }]);
});

it.each([
  ['外卖小哥', 'man'],
  ['a delivery guy', 'man'],
  ['保洁阿姨', 'woman'],
  ['a delivery girl', 'woman'],
])('is a man or a woman where the name of the trade says so: %s', (prompt, sex) => {
  expect(people(prompt)).toMatchObject([{ sex }]);
});
