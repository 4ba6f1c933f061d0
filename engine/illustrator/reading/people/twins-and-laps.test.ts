// Twins are two alike, who expects a child is seen to, who is on somebody's lap is held by who sits.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../parse-prompt.ts';

beforeAll(needDrawings, 120_000);

describe('twins', () => {
  it.each([
    ['twins', 'girl'],
    ['two identical twin sisters', 'girl'],
    ['twin girls in red dresses', 'girl'],
    ['双胞胎男孩', 'boy'],
    ['双胞胎姐妹', 'girl'],
  ])('are two who look the same: %s', async (prompt, key) => {
    const { scene, reading } = await planScene(prompt);
    expect(reading.subjects).toHaveLength(1);
    expect(reading.subjects[0]).toMatchObject({ key, count: 2, person: { isTwin: true } });
    const [one, other] = scene.layers.filter(({ spot }) => spot?.subject.key === key);
    expect(one?.spot?.pose).toBe(other?.spot?.pose);
  });

  it('are no towers', () => {
    expect(parsePrompt('twin towers').subjects.every(({ person }) => person === undefined)).toBe(true);
  });
});

describe('who expects a child', () => {
  it.each(['a pregnant woman in a garden', '孕妇坐在沙发上', 'a man and his pregnant wife'])(
    'is a woman with a round belly: %s',
    async (prompt) => {
      const { spots, told } = await planScene(prompt);
      expect(spots.filter(({ subject }) => subject.person?.isPregnant)).toHaveLength(1);
      expect(told.ignored).toEqual([]);
    },
  );
});

describe('on a lap', () => {
  it.each([
    '猫趴在女孩腿上',
    '小猫睡在老奶奶的膝盖上',
    '女孩坐在沙发上，一只猫趴在她的腿上',
    'a woman reading a book with a cat on her lap',
    "a kitten sleeping on grandpa's knees",
  ])('an animal is held by who sits: %s', (prompt) => {
    const { subjects, links } = parsePrompt(prompt);
    const held = links.find(
      ({ relation, to }) => relation === 'holding' && subjects[to ?? -1]?.key === 'cat',
    );
    expect(subjects[held?.from ?? -1]?.person?.does).toBe('sit');
  });

  it('of nobody who is named is told as left out', () => {
    expect(parsePrompt('猫趴在我腿上睡觉').ignored).toContain('腿');
  });

  it('a child sits on nobody’s head', async () => {
    const { reading, told } = await planScene("a little girl sitting on santa's lap");
    expect(reading.links.map(({ relation }) => relation)).not.toContain('on');
    expect(told.ignored).toContain('lap');
  });
});

it.each(['an eskimo', 'inuit hunter with a spear', '因纽特人'])(
  'wears furs in the snow: %s',
  async (prompt) => {
    const { scene, spots } = await planScene(prompt);
    expect(spots[0]?.subject.person?.role).toBe('inuit');
    expect(scene.stage.scene).toBe('snowfield');
  },
);
