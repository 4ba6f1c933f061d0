// Who is one of whom, and who does what beside others: at a ball, at an easel, in a family.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../parse-prompt.ts';

beforeAll(needDrawings);

it('wears only what is said of it where another is named behind', () => {
  const { subjects } = parsePrompt('穿黄色球衣的男孩在扣篮，两名穿蓝色球衣的对手在旁边防守');
  expect(subjects.map(({ count, person }) => [count, person?.wears?.map(({ colour }) => colour)])).toEqual([
    [1, ['#f2c230']],
    [2, ['#2f7fd8']],
  ]);
});

it.each([
  ['牧民一家坐在蒙古包前', 4],
  ['小明一家在海边散步', 4],
  ['路边一家书店，牧民坐在门口', 1],
])('is a whole family: %s', (prompt, count) => {
  const people = parsePrompt(prompt).subjects.filter(({ kind }) => kind === 'figure');
  expect(people.reduce((sum, one) => sum + one.count, 0)).toBe(count);
});

it('sets up a flag, and is no kind of plants', () => {
  expect(parsePrompt('a soldier plants a flag on a hill').subjects[0]?.key).toBe('knight');
});

it.each([
  'Two soccer players fight for the ball, the goalkeeper waits in front of the goal',
  '两名足球运动员争抢足球，守门员站在球门前',
])('waits at the goal, as none of the two who play: %s', async (prompt) => {
  const { spots } = await planScene(prompt);
  expect(spots.map(({ subject }) => subject.key).toSorted()).toEqual([
    'football-goal',
    'person',
    'person',
    'person',
  ]);
  expect(spots.filter(({ subject }) => subject.person?.hands === 'keeper')).toEqual([]);
});

it('dives before one goal', async () => {
  const { spots } = await planScene('a goalkeeper dives for the ball in front of the goal, a striker shoots');
  expect(spots.map(({ subject }) => subject.key)).toEqual(['person', 'person']);
});

it.each(['a painter paints a woman who sits on a chair', '画家正在画一位穿白裙的少女'])(
  'paints somebody who is there: %s',
  (prompt) => {
    const people = parsePrompt(prompt).subjects.filter(({ kind }) => kind === 'figure');
    expect(people.map(({ person }) => person?.hands)).toEqual(['paint', undefined]);
  },
);

it.each(['a castle, a dragon circles above the towers', 'a castle with a dragon circling overhead'])(
  'circles in the air: %s',
  async (prompt) => {
    const { spots, reading } = await planScene(prompt);
    expect(reading.frame).toBeUndefined();
    const [castle, dragon] = ['castle', 'dragon'].map((key) =>
      spots.find(({ subject }) => subject.key === key),
    );
    expect(dragon?.y).toBeLessThan((castle?.y ?? 0) - 100);
  },
);

it.each(['发射场上矗立着一枚火箭', 'a rocket stands on the launch pad'])('stands upright: %s', (prompt) => {
  expect(parsePrompt(prompt).subjects.map(({ key }) => key)).toEqual(['upright-rocket']);
});

it('is somebody else by another trade', () => {
  const { subjects } = parsePrompt('A boxer fights his opponent, the referee in a white shirt counts');
  expect(subjects.map(({ words }) => words)).toEqual(['boxer', 'opponent', 'referee']);
});

it('is all of a family that stands behind something', () => {
  const { links } = parsePrompt('一家四口站在一辆红色汽车后面');
  expect(links.map(({ relation }) => relation)).toEqual(['behind', 'behind', 'behind', 'behind']);
});

it('eats bamboo with its cub in its arms', async () => {
  const { told } = await planScene('大熊猫妈妈抱着熊猫宝宝坐在竹林里吃竹子');
  expect(told.ignored).toEqual([]);
});

it.each([
  ['书生在灯下写字，书童在旁边磨墨', '书童'],
  ['姑娘在鼓楼前跳舞', '鼓楼'],
  ['云梯车停在楼下', '云梯车'],
])('is one word: %s', (prompt, word) => {
  expect(parsePrompt(prompt).subjects.map(({ words }) => words)).toContain(word);
});

it('has neither a park bench in a laboratory nor a coil of rope by a ring', () => {
  expect(parsePrompt('flasks on the bench in a laboratory').subjects.map(({ key }) => key)).not.toContain(
    'bench',
  );
  expect(
    parsePrompt('a boxer in the ring, the crowd behind the ropes').subjects.map(({ key }) => key),
  ).not.toContain('rope');
});

it.each(['两位少年在比试跆拳道，一个人腾空踢腿，另一个人双臂格挡', '两个女孩，一个人弹吉他，另一个人唱歌'])(
  'is one of the two who were named: %s',
  (prompt) => {
    const people = parsePrompt(prompt).subjects.filter(({ kind }) => kind === 'figure');
    expect(people.map(({ count, person }) => [count, person?.does === 'fly'])).toEqual([
      [1, false],
      [1, false],
    ]);
  },
);

it('counts children though they are sleepy', () => {
  const { subjects } = parsePrompt('A mother reads a book to her two sleepy children');
  expect(subjects.find(({ key }) => key === 'child')?.count).toBe(2);
});

it('sits in the train at whose window somebody is', async () => {
  const { scene, spots } = await planScene('高铁车窗旁，一个男人在看书');
  expect(scene.stage.scene).toBe('room');
  expect(spots.map(({ subject }) => subject.key)).toEqual(['man']);
});

it.each(['工作台上散落着工具和蓝图', 'a barber on a black and white checkered floor'])(
  'takes no look from a thing that is there: %s',
  (prompt) => {
    const { tone, looks } = parsePrompt(prompt);
    expect([tone, looks]).toEqual([undefined, []]);
  },
);

it('has no choir all behind one girl', () => {
  const { links } = parsePrompt('a girl plays the violin on a stage, a choir sings behind her');
  expect(links.filter(({ relation }) => relation === 'behind')).toHaveLength(1);
});
