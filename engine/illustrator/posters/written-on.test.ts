// Words stand on what they are said to be on: boards, shirts, cakes, sand and snow.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { planReading, reportScene } from '../illustrate.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';

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

  it.each(['a chalkboard that reads "Daily Special"', 'a mug that reads "Best Dad"'])(
    'are read there, and nobody reads: %s',
    async (prompt) => {
      expect((await plan(prompt)).told.ignored).toEqual([]);
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

  it.each([
    ['a black hoodie that says "LOVE"', '#f6f2ea'],
    ['a man in a black T-shirt that says "LOVE"', '#f6f2ea'],
    ['a yellow T-shirt that says "LOVE"', '#2c2226'],
  ])('are pale on dark cloth: %s', async (prompt, ink) => {
    expect((await plan(prompt)).scene.letterings.map((one) => one.ink)).toEqual([ink]);
  });

  it('are on the chest of a hoodie that nobody wears', async () => {
    const { scene, of, told } = await plan('a hoodie with "NYC 1998" on it');
    const [words] = scene.letterings;
    const [hoodie] = of('hoodie');
    expect(words?.text).toBe('NYC 1998');
    expect(((hoodie?.y ?? 0) - (words?.y ?? 0)) / (hoodie?.tall ?? 1)).toBeCloseTo(0.45, 1);
    expect(told.ignored).toEqual([]);
  });

  it('are on the side of a cake, below its fruit', async () => {
    const { scene, of } = await plan('birthday cake with "Happy Birthday" written on it');
    const [cake] = of('cake');
    expect(scene.letterings[0]?.y).toBeGreaterThan((cake?.y ?? 0) - (cake?.tall ?? 0) * 0.3);
  });
});

describe('words on the sheet of a poster', () => {
  it.each([
    'A coffee poster with a steaming cup and the text "GOOD MORNING" at the top and "Open 7am - 5pm" at the bottom',
    '咖啡海报,一个杯子,文字“早安”',
    'birthday card with a cake, "Happy 40th"',
  ])('are not on what is shown there: %s', async (prompt) => {
    const { reading } = await plan(prompt);
    expect(reading.writing.filter(({ on }) => on === 'cup' || on === 'cake')).toEqual([]);
  });

  it('move nothing to the top', async () => {
    const { reading } = await plan('a poster with a cup and the text "GOOD MORNING" at the top');
    expect(reading.links.filter(({ relation }) => relation === 'top')).toEqual([]);
  });

  it('are on the thing where it is said', async () => {
    const { reading } = await plan('a poster of a cup with the text "GOOD MORNING"');
    expect(reading.writing).toMatchObject([{ on: 'cup' }]);
  });
});

describe('words on boards', () => {
  it('hang on a wall where neon is nowhere else', async () => {
    const { scene, reading } = await plan('pink neon sign "GIRLS NIGHT"');
    expect(scene.stage.scene).toBe('wall');
    expect(scene.letterings[0]?.glow).toBe(reading.letterInk);
  });

  it.each(['a banner that says "FINISH" with runners', '横幅写着“欢迎回家”，一家人'])(
    'are strung over all that is there: %s',
    async (prompt) => {
      const { scene, spots } = await plan(prompt);
      const heads = Math.min(...spots.map(({ y, tall }) => y - tall));
      expect(scene.letterings[0]?.y).toBeLessThan(heads);
    },
  );

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

describe('words on paper and cloth', () => {
  it.each(['竖排书法 “宁静致远”', '书法作品“大漠孤烟直，长河落日圆”'])(
    'stand in columns on a scroll: %s',
    async (prompt) => {
      const reading = parsePrompt(prompt);
      const request = { prompt, style: 'auto', width: 400, height: 600, seed: 1 } as const;
      const { scene } = await planReading(reading, request);
      const [first, second] = scene.letterings;
      expect(reading.stationery?.kind).toBe('scroll');
      expect(scene.letterings.every(({ text }) => text.length === 1)).toBe(true);
      expect(second?.x).toBe(first?.x);
      expect(second?.y).toBeGreaterThan(first?.y ?? 0);
      expect(reportScene(scene).ignored).toEqual([]);
    },
  );

  it('need no picture that nobody asked for', async () => {
    expect((await plan('"Less is more"')).scene.stage.scene).toBe('poster');
  });

  it.each([
    ['wedding invitation, Anna & Tom, 12 June 2027, in gold letters', 'Anna & Tom'],
    ['certificate of achievement for Maria Lopez', 'Certificate Of Achievement'],
    ['invitation to a housewarming party, Saturday 6pm', 'Housewarming Party'],
    ['奖状 授予李明 三好学生', '奖状'],
  ])('are headed: %s', async (prompt, title) => {
    const { scene, told } = await plan(prompt);
    expect(scene.letterings[0]?.text).toBe(title);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ['poster "GO" in red letters, a tiger', 'tiger'],
    ['海报 红色大字“加油” 一只老虎', 'tiger'],
  ])('have the colour that was asked for, and nothing else has it: %s', async (prompt, key) => {
    const { reading, of, told } = await plan(prompt);
    expect(reading.letterInk).toBeDefined();
    expect(of(key)[0]?.subject.colour).toBeUndefined();
    expect(told.ignored).toEqual([]);
  });

  it('does not take the pyramids for letters of gold', async () => {
    expect((await plan('海报 金字塔 “埃及”')).reading.letterInk).toBeUndefined();
  });
});

describe('a card and a stamp', () => {
  it.each([
    ['playing card, queen of hearts', 'Q', 'hearts', ['princess']],
    ['ace of spades', 'A', 'spades', []],
    ['扑克牌 红桃7', '7', 'hearts', []],
  ])('lies on felt: %s', async (prompt, rank, suit, keys) => {
    const { scene, reading, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('poster');
    expect(reading.playingCard).toEqual({ rank, suit });
    expect(reading.subjects.map(({ key }) => key)).toEqual(keys);
    expect(told.ignored).toEqual([]);
  });

  it('is none where somebody is meant', async () => {
    expect((await plan('the queen of hearts in a garden')).reading.playingCard).toBeUndefined();
  });

  it.each(['postage stamp with a lighthouse', '邮票设计 灯塔'])('has a rim: %s', async (prompt) => {
    const { scene, of, told } = await plan(prompt);
    expect(scene.layers.at(-1)?.name).toBe('stamp rim');
    expect(of('lighthouse')).toHaveLength(1);
    expect(told.ignored).toEqual([]);
  });

  it('is a small thing on a letter', async () => {
    expect((await plan('a letter with a postage stamp on a desk')).reading.stamp).toBeUndefined();
  });
});

describe('words on the ground', () => {
  it.each([
    ['"Hello" written in the sand', 'sea'],
    ['"SOS" written in the sand on an island', 'sea'],
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

it.each([
  '老师站在黑板前讲课，黑板上写着“1+1=2”，学生们举着手，窗外有一棵大树',
  '一只戴着眼镜的猫头鹰站在一摞书上讲课，黑板上写着“森林学校”',
  'a professor explaining, a whiteboard with "E=mc2", students listening',
])('nobody stands before what is written on the board: %s', async (prompt) => {
  const { scene, spots } = await plan(prompt, 7);
  const [line] = scene.letterings;
  const teacher = spots.find(({ work }) => work === 'teach');
  if (!line || !teacher) throw new Error('nobody teaches');
  // The shoulders; the arm points at it.
  const right = teacher.x + teacher.tall * 0.15;
  expect(line.x - line.wide / 2).toBeGreaterThan(right);
});

it.each([
  ['a coffee bag with the name MORNING', 'coffee-bag'],
  ['a perfume bottle that says AURA', 'perfume'],
  ['a serum bottle with the text GLOW', 'dropper-bottle'],
])('a name stands on the label of what is packed: %s', async (prompt, key) => {
  const { scene, of, told } = await plan(prompt, 7);
  const [line] = scene.letterings;
  const [thing] = of(key);
  if (!line || !thing) throw new Error('nothing is written');
  expect(line.y).toBeLessThan(thing.y);
  expect(line.y).toBeGreaterThan(thing.y - thing.tall);
  expect(told.ignored).toEqual([]);
});
