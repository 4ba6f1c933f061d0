// What a map is of is on the sheet; a manner of painting brings no brush.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

it.each([
  ['a map of Paris', 'own/map', 'of Paris'],
  ['a fantasy map of an island kingdom', 'own/treasure-map', 'of an island kingdom'],
])('%s', (prompt, drawing, left) => {
  const { subjects, scenes, ignored } = parsePrompt(prompt);
  expect(subjects.map((one) => one.drawing)).toEqual([drawing]);
  expect([scenes, ignored]).toEqual([[], [left]]);
});

it('is painted with a brush of China, and none lies there', () => {
  const { subjects, looks } = parsePrompt('a small bird, chinese brush painting');
  expect(subjects.map(({ key }) => key)).toEqual(['bird']);
  expect(looks).toEqual(['ink']);
});
