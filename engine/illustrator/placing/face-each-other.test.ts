// Who kneels looks at the other, insects are seen, animals cycle as people do and drink where there is water.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';

beforeAll(needDrawings, 120_000);

it.each([1, 2, 3, 4])('a knight kneels with the face to the queen (seed %i)', async (seed) => {
  const { of } = await planScene('a knight kneeling before a queen', seed);
  const [knight, queen] = [of('knight')[0], of('princess')[0]];
  expect(knight?.isFlipped).toBe((queen?.x ?? 0) > (knight?.x ?? 0));
});

it('a butterfly is beside whoever it is with', async () => {
  const { of, told } = await planScene('小女孩在给花浇水，旁边有一只蝴蝶');
  const [butterfly, girl] = [of('butterfly')[0], of('girl')[0]];
  expect(Math.abs((butterfly?.x ?? 0) - (girl?.x ?? 0))).toBeGreaterThan(60);
  expect(told.understood).toContain('蝴蝶');
});

describe('an animal', () => {
  it.each(['a bear riding a motorcycle', 'a cat riding a bicycle through paris', '猴子骑自行车'])(
    'rides on wheels with its legs: %s',
    (prompt) => {
      expect(parsePrompt(prompt).subjects.some(({ person }) => person?.animal)).toBe(true);
    },
  );

  it('is in the basket as it is', () => {
    expect(parsePrompt('a cat in the basket on a bicycle').subjects.some(({ person }) => person)).toBe(false);
  });

  it('drinks at a lake, or is told not to', async () => {
    expect((await planScene('a giraffe drinking water')).scene.stage.scene).toBe('lake');
    expect((await planScene('长颈鹿和斑马在草原上喝水')).told.ignored).toContain('喝水');
  });

  it.each(['two rabbits under the moon', '两只兔子在月亮下跳舞'])(
    'under the moon is on the ground: %s',
    async (prompt) => {
      expect((await planScene(prompt)).scene.stage.scene).not.toBe('sky');
    },
  );
});

it('a net is mended on the dock', () => {
  expect(parsePrompt('an old fisherman repairing his net on the dock').subjects[0]?.person?.hands).toBe(
    'mend-net',
  );
});

it('kneels before who sits on a throne', async () => {
  const { spots } = await planScene('a knight kneeling before a queen in a throne room');
  const [knight, queen] = ['knight', 'princess'].map((key) =>
    spots.find(({ subject }) => subject.key === key),
  );
  expect(knight?.isFlipped).toBe((queen?.x ?? 0) > (knight?.x ?? 0));
});

it('kneels before the nearest of several', async () => {
  const { spots } = await planScene('一位女医生蹲下来给小男孩听心跳，妈妈抱着玩具熊站在一旁');
  const [doctor, boy] = ['person', 'boy'].map((key) => spots.find(({ subject }) => subject.key === key));
  expect(doctor?.isFlipped).toBe((boy?.x ?? 0) > (doctor?.x ?? 0));
});

it('has its audience and its lanterns before and on the stage of an opera', async () => {
  const { told } = await planScene('戏台上，花旦在唱戏，台下坐满了观众，红灯笼高高挂起');
  expect(told.understood).toEqual(expect.arrayContaining(['观众', '红灯笼']));
});

it.each([
  ['一个小女孩走在森林小路上,一只灰狼躲在树后看着她', 'wolf', 'girl'],
  ['a girl walking in a forest, a wolf watching her', 'wolf', 'girl'],
])('an animal that watches has the face to whom it watches: %s', async (prompt, who, whom) => {
  const { of } = await planScene(prompt);
  const [one, other] = [of(who)[0], of(whom)[0]];
  expect(one?.isFlipped).toBe((other?.x ?? 0) > (one?.x ?? 0));
});

it.each(['一位骑士骑着白马,前方有一座城堡', '男孩站在草地上,前方有一座房子'])(
  'a house ahead stands farther off, and hides nobody: %s',
  async (prompt) => {
    const { spots } = await planScene(prompt);
    const house = spots.find(({ subject }) => subject.kind === 'building');
    const others = spots.filter((one) => one !== house).map(({ depth }) => depth);
    expect(Math.min(...others)).toBeGreaterThan(house?.depth ?? 1);
  },
);

it.each(['a woman walking a dog in the park', '一个宇航员牵着一匹白马走在草原上'])(
  'an animal that is walked goes the same way: %s',
  async (prompt) => {
    const { spots } = await planScene(prompt);
    expect(spots.map(({ isFlipped }) => isFlipped)).toEqual([false, false]);
  },
);

it('who sneaks past a sleeping dragon is awake', async () => {
  const { spots } = await planScene('a dragon sleeping on a pile of gold coins, a thief sneaking past');
  expect(spots.find(({ subject }) => subject.person)?.pose).not.toBe('lie');
});

it('all who are in a boat are where it was moved to', async () => {
  const { of } = await planScene(
    'a boy fishing with his grandfather from a wooden boat on a calm lake, pine trees on the shore',
    7,
  );
  const [boat] = of('boat');
  for (const one of [...of('boy'), ...of('elder')])
    expect(Math.abs(one.x - (boat?.x ?? 0))).toBeLessThan((boat?.tall ?? 0) * 1.5);
});
