// Who of several is known by the colour, by the side or by what they do.
import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

it.each([
  '两只猫在窗台上，一只白的一只黑的，白猫在睡觉，黑猫在玩毛线球',
  'Two cats on a sofa, one white and one black. The white cat sleeps and the black cat plays',
  '两只猫在沙发上，白猫在睡觉，黑猫在玩',
])('is known by the colour: %s', (prompt) => {
  const { subjects, ignored } = parsePrompt(prompt);
  const cats = subjects.filter(({ key }) => key === 'cat');
  expect(cats.map(({ count }) => count)).toEqual([1, 1]);
  expect(new Set(cats.map(({ colour }) => colour))).toEqual(new Set(['#f4f2ee', '#2a2c34']));
  expect(ignored.filter((one) => /[白黑]|white|black/.test(one))).toEqual([]);
});

it('has on the head what is said of each, and not what is worn as a rule', () => {
  const { subjects } = parsePrompt('三个小矮人在吃饭，一个戴红帽子，一个戴绿帽子，一个戴蓝帽子');
  const people = subjects.flatMap(({ person }) => person ?? []);
  const hats = people.map(({ wears }) => wears.filter(({ garment }) => garment === 'hat'));
  expect(hats.map((one) => one.map(({ words }) => words))).toEqual([['帽子'], ['帽子'], ['帽子']]);
  expect(new Set(hats.flat().map(({ colour }) => colour)).size).toBe(3);
  // Nor is it changed for the next who is called so.
  const [dwarf] = parsePrompt('a dwarf').subjects;
  expect(dwarf?.person?.wears).toContainEqual(expect.objectContaining({ words: 'knitted hat' }));
});

it('sits with the others whatever the hands do', () => {
  const { subjects } = parsePrompt('three friends sit around a campfire, one of them plays the guitar');
  const player = subjects.find(({ person }) => person?.deeds?.some(({ act }) => act === 'play'));
  expect(player?.person?.does).toBe('sit');
});

it('fights the other of the two', () => {
  const { subjects, links } = parsePrompt('两位武士对决，左边的穿白衣，右边的穿黑衣');
  const fight = links.find(({ relation }) => relation === 'fighting');
  expect(new Set([fight?.from, fight?.to])).toEqual(new Set([0, 1]));
  expect(subjects).toHaveLength(2);
});

it.each(['五只羊，四只白羊一只黑羊', 'five sheep in a meadow, four white sheep and one black sheep'])(
  'are as many by their colours as were counted: %s',
  (prompt) => {
    expect(
      parsePrompt(prompt)
        .subjects.map(({ count }) => count)
        .toSorted(),
    ).toEqual([1, 4]);
  },
);

it('is who has that name', () => {
  const { subjects, links } = parsePrompt(
    'an orange cat and a grey cat sit at a table. The orange cat wears a bow tie and the grey cat wears a hat',
  );
  const [orange, grey] = subjects.filter(({ key }) => key === 'cat').map((one) => subjects.indexOf(one));
  const wearers = links.filter(({ relation }) => relation === 'wearing').map(({ from }) => from);
  expect(wearers).toEqual([orange, grey]);
});

it('sits with his granddaughter, whose she is said to be', () => {
  const { subjects, links } = parsePrompt('爷爷和他的孙女坐在小船上');
  const aboard = links.filter(
    ({ relation }) => relation === 'in' || relation === 'on' || relation === 'riding',
  );
  expect(new Set(aboard.map(({ from }) => subjects[from]?.key))).toEqual(new Set(['elder', 'girl']));
});

it.each(['a hot air balloon floats over a valley, and two people in the basket wave'])(
  'is in the basket of the balloon: %s',
  (prompt) => {
    expect(parsePrompt(prompt).subjects.map(({ key }) => key)).not.toContain('basket');
  },
);
