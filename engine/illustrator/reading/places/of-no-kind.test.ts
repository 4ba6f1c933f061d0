// What is named without saying which: a building, a wood along a river, an arm, a board somebody lies on, a head in a mark.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../parse-prompt.ts';

beforeAll(needDrawings, 120_000);

const keysOf = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key);

describe('a building', () => {
  it.each(['a burning building', 'an old building in a park', '着火的大楼', 'a tall building at night'])(
    'is one of many windows: %s',
    async (prompt) => {
      expect(keysOf(prompt)).toEqual(['office-building']);
      expect((await plan(prompt)).told.ignored).toEqual([]);
    },
  );

  it.each(['消防车停在着火的大楼前', 'a fire truck in front of a burning building'])(
    'burns, and what stands before it does not: %s',
    (prompt) => {
      const { subjects } = parsePrompt(prompt);
      expect(subjects.filter((one) => one.isBurning === true).map(({ key }) => key)).toEqual([
        'office-building',
      ]);
    },
  );

  it.each([
    'kids building a sandcastle',
    'robots building a house',
    'the Empire State Building',
    'a building site',
  ])('is none where something is built, or it has a name: %s', (prompt) => {
    expect(keysOf(prompt)).not.toContain('office-building');
  });
});

describe('an arm of steel', () => {
  it.each(['赛博朋克女战士，机械手臂，紫色短发', 'a cyberpunk woman with a robotic arm'])(
    'is told as not drawn where it is somebody’s own: %s',
    async (prompt) => {
      expect(keysOf(prompt)).not.toContain('robot-arm');
      expect((await plan(prompt)).told.ignored.join()).toMatch(/机械手臂|robotic arm/);
    },
  );

  it.each(['a robot arm in a factory', 'an engineer beside a robot arm', 'a man next to a robot arm'])(
    'is a machine elsewhere: %s',
    (prompt) => {
      expect(keysOf(prompt)).toContain('robot-arm');
    },
  );
});

describe('a board', () => {
  it.each(['a dog on a surfboard', 'a cat riding a surfboard', '一只金毛犬趴在冲浪板上'])(
    'lies on the sea under an animal: %s',
    async (prompt) => {
      const { of, scene, told } = await plan(prompt);
      expect(scene.stage.scene).toBe('sea');
      expect(of('lying-surfboard')[0]?.isOnWater).toBe(true);
      expect(told.ignored).toEqual([]);
    },
  );

  it('stands elsewhere', () => {
    expect(keysOf('a dog next to a surfboard')).toEqual(['dog', 'surfboard']);
  });
});

describe('a head', () => {
  it.each([
    ['logo of a fox head', 'own/fox-face'],
    ['wolf head logo', 'own/wolf-face'],
    ['狐狸头logo', 'own/fox-face'],
    ['a logo of a fox', 'own/fox'],
    ['a fox head in a forest', 'own/fox'],
  ])('is seen by itself in marks only: %s', (prompt, drawing) => {
    expect(parsePrompt(prompt).subjects[0]?.drawing).toBe(drawing);
  });
});
