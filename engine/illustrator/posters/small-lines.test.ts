// The small lines of sheets, dates, places and prices, are set below the title; they say nothing of the scene.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { takeDetails } from '../reading/writing/take-details.ts';

beforeAll(needDrawings, 120_000);

describe('the small lines of a sheet', () => {
  it.each([
    ['music festival poster "SUMMER" August 12, Central Park', ['August 12', 'Central Park']],
    ['birthday invitation, Saturday June 14 at 3pm', ['Saturday June 14 at 3pm']],
    ['wedding invitation, 12 October 2025 at the town hall', ['12 October 2025', 'Town hall']],
    ['Halloween party flyer with bats, October 31, 8pm', ['October 31, 8pm']],
    ['summer camp flyer, July 5 - 20, $199', ['July 5 - 20', '$199']],
    ['yoga poster, every Tuesday at 6pm', ['Every Tuesday at 6pm']],
    ['night market poster, Friday 7pm', ['Friday 7pm']],
    ['lost dog poster, call 555-1234', ['Call 555-1234']],
    ['book cover by John Smith, a lighthouse', ['John Smith']],
    ['招聘海报，8月20日 上午10点，大学礼堂', ['8月20日 上午10点', '大学礼堂']],
    ['读书会海报 4月23日 周三晚上 城市图书馆', ['4月23日 周三晚上', '城市图书馆']],
    ['咖啡海报，仅限周末，全场八折', ['仅限周末', '全场八折']],
    ['运动会海报，时间：9月1日，地点：学校操场', ['时间：9月1日', '地点：学校操场']],
    ['书籍封面，作者：李明，一个男孩', ['作者：李明']],
  ])('are found: %s', (prompt, lines) => {
    expect(takeDetails(prompt).map(({ text }) => text)).toEqual(lines);
  });

  it.each([
    'a woman in a park on August 12 at 8pm',
    'a man reading a poster, August 12',
    '墙上贴着海报，8月20日',
    'a poster of a cat and a dog',
    '咖啡店的海报，一只猫',
  ])('are none where nothing is to be lettered: %s', (prompt) => {
    expect(takeDetails(prompt)).toEqual([]);
  });

  it.each([
    ['Music festival poster "SUMMER SOUNDS" August 12, Central Park', 3],
    ['招聘海报，标题“我们在找你”，8月20日 上午10点，大学礼堂', 3],
    ['book cover "The Last Lighthouse" by John Smith, a lighthouse in a storm', 2],
    ['wedding invitation "Anna & Mark" with flowers, 12 October 2025', 2],
  ])('stand below the title, smaller, inside of the sheet: %s', async (prompt, count) => {
    const { scene, told } = await plan(prompt);
    const { letterings, stage } = scene;
    expect(told.ignored).toEqual([]);
    expect(letterings).toHaveLength(count);
    const [title, ...lines] = letterings;
    lines.forEach((line, at) => {
      const above = letterings[at];
      expect(line.pixels).toBeLessThan((title?.pixels ?? 0) * 0.6);
      expect(line.y).toBeGreaterThan((above?.y ?? 0) + line.pixels);
      expect(line.y + line.pixels).toBeLessThan(stage.height * 0.97);
    });
  });

  it.each([
    ['Halloween party flyer with pumpkin and bats, October 31, 8pm', 'HALLOWEEN PARTY'],
    ['a minimalist summer camp poster, July 5, kids in a forest', 'SUMMER CAMP'],
    ['海报：秋季音乐会，9月10日晚上7点半，人民大礼堂', '秋季音乐会'],
    ['读书会海报，4月23日，城市图书馆', '读书会'],
    ['poster for a school science fair, March 3, gym', 'SCHOOL SCIENCE FAIR'],
    ['Christmas party invitation, December 20 at 7pm', 'CHRISTMAS PARTY'],
    ["teacher's day card with flowers", "Happy Teacher's Day"],
    ['生日贺卡，康乃馨', '生日快乐'],
    ['电影海报《星河》，宇航员站在月球上', '星河'],
    ['summer sale poster, 50% off', '50% OFF'],
  ])('have a title above them: %s', async (prompt, title) => {
    const { scene, told } = await plan(prompt);
    expect(scene.letterings[0]?.text).toBe(title);
    expect(told.ignored).toEqual([]);
  });

  it('take the names of shops and logos for what introduces a name', async () => {
    const { told } = await plan('给一家面包店设计logo，名字叫“麦香”');
    expect(told.ignored).toEqual([]);
  });
});

describe('what a sheet is for', () => {
  it.each([
    ['咖啡店促销海报，“第二杯半价”', 'coffee'],
    ['poster for a flower shop "Bloom"', 'bouquet'],
  ])('is a shop that is told by its wares: %s', async (prompt, key) => {
    const { scene, spots, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('poster');
    expect(spots.map(({ subject }) => subject.key)).toEqual([key]);
    expect(told.ignored).toEqual([]);
  });

  it.each(['birthday card for grandma with roses', '给妈妈的生日贺卡，康乃馨'])(
    'is somebody who is not on it: %s',
    async (prompt) => {
      const { scene, spots, told } = await plan(prompt);
      expect(scene.layers.map(({ name }) => name)).toContain('poster foliage');
      expect(spots).toEqual([]);
      expect(told.ignored).toEqual([]);
    },
  );

  it('is what was chosen of its usual things, where two were', async () => {
    const { spots } = await plan('Halloween poster with a pumpkin and bats');
    const keys = new Set(spots.map(({ subject }) => subject.key));
    expect(keys).toEqual(new Set(['jack-o-lantern', 'bat']));
  });

  it.each(['sale banner "50% OFF" for shoes', 'a burger poster', 'poster: summer sale, ice cream'])(
    'stands on the sheet: %s',
    async (prompt) => {
      expect((await plan(prompt)).scene.stage.scene).toBe('poster');
    },
  );

  it.each(['badge for a hiking club with a mountain and pine trees', '设计一个校徽，有一本书'])(
    'may be an emblem: %s',
    async (prompt) => {
      expect((await plan(prompt)).scene.stage.scene).toBe('emblem');
    },
  );

  it.each([
    ['mascot for a football team, a tiger', 'tiger'],
    ['a fox mascot', 'fox'],
    ['T-shirt print of a skull with roses', 'skull'],
  ])('is by itself on plain paper: %s', async (prompt, key) => {
    const { scene, of, reading } = await plan(prompt);
    expect(scene.stage.scene).toBe('studio');
    expect(of(key)).toHaveLength(1);
    expect(reading.subjects.map((one) => one.key)).not.toContain('t-shirt');
  });
});

describe('an emblem', () => {
  it.each(['logo with a red car', 'logo with a green sofa'])(
    'has what is low about its middle: %s',
    async (prompt) => {
      const { scene, spots } = await plan(prompt);
      const { width, height, short } = scene.stage;
      const [spot] = spots;
      expect(spot?.x).toBeCloseTo(width / 2);
      expect(Math.abs((spot?.y ?? 0) - (spot?.tall ?? 0) / 2 - height / 2)).toBeLessThan(short * 0.09);
    },
  );
});

it('reads a price alone as no title', () => {
  expect(parsePrompt('flyer, $199').writing).toMatchObject([{ text: '$199', isDetail: true }]);
});
