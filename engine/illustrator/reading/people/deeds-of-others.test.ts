// What is said after "and" of others is done by them, and by nobody before; deeds that are spelled like things.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

function deedsOf(prompt: string): (string | undefined)[][] {
  return parsePrompt(prompt).subjects.flatMap(({ person }) =>
    person ? [[person.hands, ...(person.deeds ?? []).map(({ act }) => act)]] : [],
  );
}

it.each([
  ['a boy with a balloon dances and swans swim on the river', 'swim'],
  ['a girl reads a book and ducks swim on the pond', 'swim'],
  ['A father pushes a stroller with a sleeping baby through the park', 'sleep'],
])('does nothing that others do: %s', (prompt, act) => {
  expect(deedsOf(prompt).flat()).not.toContain(act);
});

it.each([
  ['a teenage girl with headphones skateboards past a shop', 'skate'],
  ['a man fishes from a boat and a dog swims', 'fish'],
  ['a boy and his grandfather fish at the lake', 'fish'],
])('does what is spelled like a thing: %s', (prompt, act) => {
  expect(deedsOf(prompt)[0]).toContain(act);
});

it('holds what is one', () => {
  expect(parsePrompt('a boy with skateboards').subjects.map(({ key }) => key)).toContain('skateboard');
});

it('dances no seal below northern lights', () => {
  const { subjects } = parsePrompt('a seal looks out of a hole and northern lights dance above');
  expect(subjects.map(({ key, rests }) => [key, rests?.how])).toEqual([
    ['seal', undefined],
    ['aurora', undefined],
  ]);
});

it('burns no shelf below candles', () => {
  const { subjects } = parsePrompt('a wizard reads and candles burn on the shelves under the table');
  expect(subjects.filter(({ isBurning }) => isBurning)).toEqual([]);
});

it.each([
  'a bear walks and strange lights glow in the sky',
  'a bear walks and northern lights glow in the sky',
])('leaves below the sky who is not in it: %s', (prompt) => {
  expect(parsePrompt(prompt).isAloft).toBe(false);
});

it('rides a bicycle ahead of others', () => {
  const { subjects } = parsePrompt('his son rides a small blue bicycle ahead of them');
  expect(subjects.map(({ key }) => key)).toContain('bike');
});

it.each(['a girl reads and a pigeon picks crumbs', '女孩坐在长椅上看书，一只麻雀在啄面包屑'])(
  'has on its feet who picks: %s',
  (prompt) => {
    expect(parsePrompt(prompt).subjects.map(({ kind }) => kind)).not.toContain('bird');
  },
);

it('has no necklace beside a mermaid', () => {
  const { subjects, links } = parsePrompt('A mermaid with a pearl necklace combs her hair on a rock');
  expect(subjects.map(({ key }) => key)).toEqual(['mermaid', 'rock']);
  expect(links).toMatchObject([{ relation: 'on', from: 0, to: 1 }]);
});

it('gives no giraffe the caps of others', () => {
  const { subjects, links } = parsePrompt('A giraffe eats leaves, two quibblers in yellow caps point at it');
  const own = subjects.findIndex(({ key }) => key === 'giraffe');
  expect(links.filter(({ relation, from }) => relation === 'wearing' && from === own)).toEqual([]);
});

it('makes no image of a poster that hangs on a wall, nor stands there what it shows', () => {
  const { frame, subjects, ignored } = parsePrompt(
    'a dentist smiles and a poster of a smiling bear hangs on the wall',
  );
  expect(frame).toBeUndefined();
  expect(subjects.map(({ words }) => words)).toEqual(['dentist']);
  expect(ignored).toContain('poster');
});

it('knows several children of a school and of a grandmother', () => {
  const { subjects } = parsePrompt('schoolchildren laugh and her grandchildren sing');
  expect(subjects.map(({ count }) => count > 1)).toEqual([true, true]);
});

it('dresses no dog that digs', () => {
  expect(parsePrompt('a golden retriever digs in the sand').subjects[0]?.person).toBeUndefined();
});

it('leaves the drink of one to them where another pours', () => {
  const { subjects, links } = parsePrompt('A waitress pours coffee, a boy sips a strawberry milkshake');
  const boy = subjects.findIndex(({ key }) => key === 'boy');
  expect(links).toContainEqual(expect.objectContaining({ relation: 'drinking', from: boy }));
});

it('is inside of the house in whose corner something is', () => {
  const { scenes } = parsePrompt('A waitress pours coffee, and a jukebox glows in the corner of the diner');
  expect(scenes).toContain('room');
});

it('stands on what somebody poses on', () => {
  const { subjects, links } = parsePrompt('a model in a white toga poses on a wooden box');
  expect(links).toMatchObject([
    { relation: 'on', from: 0, to: subjects.findIndex(({ key }) => key === 'crate') },
  ]);
});

it.each([
  'Two boys build a snowman in front of their house, their mother waves from the porch',
  'A striker kicks the ball, the coach shouts and fans wave blue flags in the rain',
])('waves without a sea: %s', (prompt) => {
  expect(parsePrompt(prompt).scenes).not.toContain('sea');
});

it('rides a bicycle where the scooter is of another', () => {
  const { subjects, links } = parsePrompt('a boy on a scooter films them and a cyclist waits');
  const ridden = links.flatMap(({ relation, from, to }) =>
    relation === 'riding' ? [`${subjects[from]?.words} ${subjects[to ?? -1]?.key}`] : [],
  );
  expect(ridden.toSorted()).toEqual(['boy scooter', 'cyclist bike']);
});

it('sits nobody because a falcon sits on an arm', () => {
  const { relations } = parsePrompt('A camel driver leads four camels and a falcon sits on his arm');
  expect([...relations]).not.toContain('sit');
});

it('dances no boy beside dancers', () => {
  const { subjects } = parsePrompt(
    'A ballet teacher corrects three dancers and a little boy peeks through the door',
  );
  expect(subjects.find(({ words }) => words === 'little boy')?.person?.does).toBeUndefined();
});

it('tells that nobody looks through a telescope', () => {
  expect(parsePrompt('a pirate looks through a telescope').ignored).toContain('looks');
});

it('puts no hat on who drops a coin into it', () => {
  const { subjects } = parsePrompt('a musician plays the violin and an old woman drops a coin into his hat');
  const woman = subjects.find(({ words }) => words === 'old woman');
  expect(woman?.person?.wears).toEqual([]);
});
