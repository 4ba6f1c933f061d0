// Words stand on what they are said to be on: boards, shirts, cakes, sand and snow.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('words on things', () => {
  it.each(['T-shirt with the words "Stay Wild"', '一件印着“加油”的T恤'])(
    'shows the shirt that nobody wears: %s',
    async (prompt) => {
      const { scene, of, told } = await plan(prompt);
      const [shirt] = of('t-shirt');
      const [line] = scene.letterings;
      if (!shirt || !line) throw new Error('nothing was lettered');
      expect(line.y).toBeLessThan(shirt.y - shirt.tall * 0.2);
      expect(line.y).toBeGreaterThan(shirt.y - shirt.tall * 0.8);
      expect(told.ignored).toEqual([]);
    },
  );

  it('are on the chest of a child, below its large head', async () => {
    const [boy, man] = await Promise.all(
      ['boy', 'man'].map(async (who) => {
        const { scene, spots } = await plan(`a ${who} in a T-shirt that says "Wild"`);
        const spot = spots.find(({ subject }) => subject.kind === 'figure');
        return spot ? (spot.y - (scene.letterings[0]?.y ?? 0)) / spot.tall : 0;
      }),
    );
    expect(boy).toBeLessThan(0.64);
    expect(man).toBeGreaterThan(0.64);
  });

  it('are on the side of a cake, below its fruit', async () => {
    const { scene, of } = await plan('birthday cake with "Happy Birthday" written on it');
    const [cake] = of('cake');
    expect(scene.letterings[0]?.y).toBeGreaterThan((cake?.y ?? 0) - (cake?.tall ?? 0) * 0.3);
  });
});

describe('words on boards', () => {
  it.each(['neon sign that says "OPEN" on a brick wall', '砖墙上的霓虹灯牌“营业中”'])(
    'hang in the middle of a wall: %s',
    async (prompt) => {
      const { scene } = await plan(prompt);
      const [line] = scene.letterings;
      expect(scene.stage.scene).toBe('wall');
      expect(line?.x).toBe(256);
      expect(line?.y).toBeLessThan(256);
    },
  );

  it.each(['黑板上写着“欢迎新同学”', 'a blackboard that says "Exam today"'])(
    'are large in a class: %s',
    async (prompt) => {
      const [line] = (await plan(prompt)).scene.letterings;
      expect(line?.wide).toBeGreaterThan(200);
    },
  );
});

describe('words on the ground', () => {
  it.each([
    ['"Hello" written in the sand', 'sea'],
    ['沙滩上写着“我爱你”', 'sea'],
    ['"WINTER" written in the snow', 'snowfield'],
    ['在雪地上写“新年好”', 'snowfield'],
  ])('lie on it: %s', async (prompt, place) => {
    const { scene, told } = await plan(prompt);
    const [line] = scene.letterings;
    expect(scene.stage.scene).toBe(place);
    expect(line?.lip).toBeDefined();
    expect(line?.y).toBeGreaterThan(512 * 0.7);
    expect(told.ignored).toEqual([]);
  });
});
