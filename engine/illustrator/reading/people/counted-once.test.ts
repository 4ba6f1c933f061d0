// How many people there are where some are named again: members of groups and bands, who is told to be somebody, all in a basket.

import { expect, it } from 'vitest';
import { contentsOf } from '../../contents/containers.ts';
import { parsePrompt } from '../parse-prompt.ts';
import type { Subject } from '../prompt-reading.ts';

function people(prompt: string): Subject[] {
  return parsePrompt(prompt).subjects.filter(({ person }) => person !== undefined);
}

it.each([
  ['a jazz trio: a woman sings, a man plays the double bass and an old man plays the piano', 3],
  ['a jazz trio', 3],
  ['a jazz band', 4],
  ['a rock band on stage, a singer with pink hair and a drummer', 4],
  ['一支摇滚乐队在舞台上演出，主唱是一个红发女孩', 4],
  ['主唱是一个红发女孩，吉他手是一个戴帽子的男人', 2],
  ['四个年轻人围坐在烧烤架旁，一个男孩弹吉他，一个女孩举着啤酒杯', 4],
  ['Four friends sit around a campfire, a boy plays the guitar and a girl roasts marshmallows', 4],
  ['三个孩子在公园里玩，一个男孩踢足球，一个女孩荡秋千', 3],
  ['Two children build a sandcastle, a girl with a blue bucket and a boy with a red spade', 2],
  ['两个小朋友在放风筝,一个男孩拉着线往前跑,女孩在后面拍手', 2],
  ['穿红色球衣的女孩带球突破，穿蓝色球衣的两个女孩在两侧追赶', 3],
  ['公园长椅上坐着一对老夫妻，爷爷在看报纸，奶奶在织毛衣，一只泰迪狗趴在两人脚边', 2],
  ['一个女孩在唱歌，旁边站着两人', 3],
  ['两位大师在下棋', 2],
  ['一位书法大师在写字', 1],
  ['大师作品，山水画', 0],
])('counts nobody twice: %s', (prompt, count) => {
  expect(people(prompt).reduce((sum, one) => sum + one.count, 0)).toBe(count);
});

it.each([
  ['a mouse sits on a mushroom, he wears a blue coat', 0],
  ['a robot walks through the city, he is carrying an umbrella', 0],
  ['雪人站在院子里，他戴着红围巾', 0],
  ['美人鱼坐在礁石上，小丑鱼和海马围着她转圈', 0],
  ['a horse gallops along the beach, she wears a red dress', 1],
  ['一只狗趴在地上，她在看书', 1],
])('means by a pronoun whoever was named, or somebody: %s', (prompt, count) => {
  expect(parsePrompt(prompt).subjects.filter(({ key }) => /^(?:wo)?man$/.test(key))).toHaveLength(count);
});

it.each([
  '男孩和女孩在雪地里堆雪人，两人都戴着红帽子',
  'a boy and a girl build a snowman, both wearing red hats',
])('puts hats on both, not on the snowman: %s', (prompt) => {
  expect(people(prompt).map(({ person }) => person?.wears.map(({ garment }) => garment))).toEqual([
    ['hat'],
    ['hat'],
  ]);
});

it.each(['一只棕色泰迪狗趴在沙发上', '一只布偶猫'])(
  'is one animal by its breed and its kind: %s',
  (prompt) => {
    expect(parsePrompt(prompt).subjects.filter(({ kind }) => kind !== 'item')).toHaveLength(1);
  },
);

it.each([
  ['three kittens peek out of a basket, the one in the middle wears a bow', 3],
  ['two puppies and a kitten in a cardboard box', 3],
  ['a white kitten and a black kitten in a basket', 2],
])('has all of them in it: %s', (prompt, count) => {
  const reading = parsePrompt(prompt);
  const held = reading.subjects.map((one) => contentsOf(reading, one)).find((all) => all.length > 0) ?? [];
  expect(held.reduce((sum, one) => sum + one.count, 0)).toBe(count);
});
