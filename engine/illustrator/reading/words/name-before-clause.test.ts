// Who it is done to is found behind all that is said of them.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

it.each([
  ['妈妈牵着背蓝色书包的小男孩', 'backpack', '#2f7fd8', 'hugging'],
  ['爸爸牵着穿黄色雨衣的小女儿', 'coat', '#f2c230', 'hugging'],
  ['妈妈牵着穿红裙子的小女孩', 'dress', '#d8342f', 'hugging'],
])('holds a hand, and wears what stands before: %s', (prompt, garment, colour, relation) => {
  const { subjects, links, ignored } = parsePrompt(prompt);
  expect(links).toMatchObject([{ relation, from: 0, to: 1 }]);
  expect(subjects.map(({ person }) => person?.wears)).toMatchObject([[], [{ garment, colour }]]);
  expect(ignored).toEqual([]);
});

it('is carried in what stands before', () => {
  const { subjects, ignored } = parsePrompt('爸爸抱着打扮成公主的小女孩');
  expect(subjects[1]?.person).toMatchObject({ role: 'princess', carried: 'arms' });
  expect(ignored).toEqual([]);
});
