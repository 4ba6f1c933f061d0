// Words for several animals at once: two kinds in one word, herds and trains.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

function counts(prompt: string): string[] {
  return parsePrompt(prompt).subjects.map(({ key, count }) => `${count} ${key}`);
}

it.each([
  ['草地上的牛羊', ['3 cow', '3 sheep']],
  ['草原上牛羊成群', ['6 cow', '6 sheep']],
  ['成群的牛羊', ['6 cow', '6 sheep']],
  ['院子里的鸡鸭', ['1 courtyard', '3 rooster', '3 duck']],
  ['马帮', ['4 horse']],
  ['a horse caravan', ['4 horse']],
  ['一车苹果', ['1 wheelbarrow', '13 apple']],
  ['a pumpkin field', ['13 pumpkin']],
  ['a field of strawberries', ['13 strawberry']],
  ['一队骆驼走在沙漠里', ['4 camel']],
  ['一支骆驼队伍', ['4 camel']],
  ['a caravan of camels in the desert', ['4 camel']],
  ['一列企鹅', ['4 penguin']],
  ['一列火车', ['1 train']],
  ['一行大雁', ['4 goose']],
  ['一大群羚羊', ['13 antelope']],
  ['a convoy of trucks', ['4 truck']],
  ['a row of penguins', ['5 penguin']],
  ['a fleet of ships', ['5 ship']],
  ['车队', ['4 car']],
  ['百鸟朝凤', ['9 bird', '1 phoenix']],
  ['群虎图', ['13 tiger']],
  ['五牛图', ['5 cow']],
  ['万马奔腾', ['9 horse']],
  ['一匹白马，万马奔腾', ['1 horse', '9 horse']],
  ['八匹骏马，万马奔腾', ['9 horse']],
  ['龙凤呈祥', ['1 dragon', '1 phoenix']],
  ['双龙戏珠', ['2 dragon']],
  ['松鹤延年', ['1 pine', '3 crane']],
])('%s', (prompt, expected) => {
  expect(counts(prompt)).toEqual(expected);
});

it('leaves words of one kind alone', () => {
  expect(counts('一只牛和一只羊')).toEqual(['1 cow', '1 sheep']);
});

it('has the fisherman in his boat, and no second one', () => {
  expect(counts('渔翁,小船,远山')).toEqual(['1 fisherman']);
});

it('has somebody in green where no lady of the opera is meant', () => {
  expect(counts('青衣女子撑着伞')).toEqual(['1 woman', '1 umbrella']);
  expect(counts('青衣')).not.toEqual(counts('女子'));
});

it('has cats of known breeds in their coats', () => {
  const coats = ['猫', '英短', '布偶猫', 'a persian cat'].map((prompt) => parsePrompt(prompt).subjects[0]);
  expect(coats.map((cat) => cat?.key)).toEqual(['cat', 'cat', 'cat', 'cat']);
  expect(new Set(coats.map((cat) => `${cat?.drawing} ${cat?.colour}`)).size).toBe(4);
});

it.each([
  ['ragdoll kitten sleeping', 'own/ragdoll-cat'],
  ['a dalmatian puppy', 'own/dalmatian'],
])('leaves the young their breed: %s', (prompt, drawing) => {
  expect(parsePrompt(prompt).subjects[0]?.drawing).toBe(drawing);
});

it('has high school students, and a bow of a girl is no tie', () => {
  expect(parsePrompt('高中生骑自行车').subjects[0]?.person?.role).toBe('student');
  const [girl] = parsePrompt('戴蝴蝶结的小女孩').subjects;
  expect(girl?.person?.wears.map(({ garment }) => garment)).toEqual(['hat']);
});
