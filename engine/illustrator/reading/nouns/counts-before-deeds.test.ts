// A number is of the noun, also where what they do stands between.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

it.each([
  ['two dancing bears', 'bear', 2],
  ['three jumping dolphins', 'leaping-dolphin', 3],
  ['a jumping trout', 'leaping-fish', 1],
  ['three laughing young girls', 'girl', 3],
  ['两只跳舞的熊', 'bear', 2],
  ['三支不同颜色的冰淇淋', 'ice-cream', 3],
  ['五本大小不一的书', 'book', 5],
  ['两只正在睡觉的猫', 'cat', 2],
  ['五只飞舞的蝴蝶', 'butterfly', 5],
  ['两只在沙发上睡觉的猫', 'cat', 2],
  ['三个坐在长椅上的女孩', 'girl', 3],
  ['一个人牵着两条狗', 'dog', 2],
  ['街头的三轮车夫', 'tradesperson', 1],
  ['bagpipes on a chair', 'bagpipes', 1],
  ['carrots on a table', 'carrot', 3],
])('%s', (prompt, key, count) => {
  const { subjects } = parsePrompt(prompt);
  expect(subjects.find((one) => one.key === key)?.count).toBe(count);
});

it.each([
  ['hot air balloons over a valley at sunrise, 5 of them', 'hot-air-balloon', 5],
  ['sheep on a hill, cows by a river, four of them', 'cow', 4],
  ['two pandas in a forest, one of them sleeping', 'panda', 2],
])('are of those that were named before: %s', (prompt, key, count) => {
  const { subjects } = parsePrompt(prompt);
  const own = subjects.filter((one) => one.key === key);
  expect(own.reduce((sum, one) => sum + one.count, 0)).toBe(count);
});
