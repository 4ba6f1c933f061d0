// Posters of moods and of more feasts: what is on their sheet.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('the poster of a mood', () => {
  it.each([
    ['poster about loneliness', ['moon', 'stars']],
    ['关于孤独的海报', ['moon', 'stars']],
    ['a poster of hope', ['sun', 'mountains']],
    ['平静的海报', ['moon', 'waves']],
    ['poster: dreams', ['moon', 'stars']],
  ])('shows signs of it on a sheet: %s', async (prompt, motifs) => {
    const { scene, reading } = await plan(prompt);
    expect(scene.stage.scene).toBe('poster');
    expect(reading.motifs?.map(({ what }) => what)).toEqual(motifs);
  });

  it.each(['an abstract poster of hope', 'a poster of a happy dog'])(
    'is none where more is said: %s',
    async (prompt) => {
      const { reading } = await plan(prompt);
      expect(reading.motifs ?? []).toEqual([]);
    },
  );

  it('says that its word is shown', async () => {
    const { told } = await plan('poster about loneliness');
    expect(told.understood).toContain('loneliness');
  });
});

describe('the poster of a feast', () => {
  it.each([
    ['端午节海报', ['zongzi']],
    ['端午节海报 粽子 龙舟', ['zongzi', 'dragon-boat']],
    ['国庆节海报', ['palace-hall']],
    ['五一劳动节海报', ['hammer', 'wrench']],
    ['清明节海报', ['umbrella']],
    ['football match poster, Saturday 8pm', ['soccer-ball']],
    ['篮球比赛海报', ['basketball']],
  ])('shows what it is known by: %s', async (prompt, keys) => {
    const { scene, reading } = await plan(prompt);
    expect(scene.stage.scene).toBe('poster');
    expect(reading.subjects.map(({ key }) => key)).toEqual(keys);
  });

  it('shows a boat as large as what lies beside it', async () => {
    const { of } = await plan('端午节海报 粽子 龙舟');
    const [boat] = of('dragon-boat');
    const [zongzi] = of('zongzi');
    expect(zongzi?.tall).toBeGreaterThan((boat?.tall ?? 0) * 0.6);
  });
});

describe('paper and prints', () => {
  it.each(['奶茶店菜单', '火锅店的菜单设计', 'bubble tea shop menu'])(
    'lays out a menu: %s',
    async (prompt) => {
      const { scene, reading } = await plan(prompt);
      expect(reading.stationery?.kind).toBe('menu');
      expect(reading.writing[0]?.text).toMatch(/Menu$|菜单$/);
      expect(scene.stage.scene).toBe('poster');
    },
  );

  it('cuts out an emoji', async () => {
    expect((await plan('emoji of a cute cat')).reading.sticker).toBeDefined();
    expect((await plan('表情包 可爱小狗')).told.ignored).toEqual([]);
  });

  it('draws a tattoo in black lines on bare paper', async () => {
    const { scene, reading } = await plan('tattoo design of a rose and a snake');
    expect(scene.stage.look).toBe('woodcut');
    expect(reading.subjects.map(({ key }) => key)).toEqual(['rose', 'snake']);
  });

  it('shows the sprite of a game by itself', async () => {
    const { scene, told } = await plan('pixel art sprite of a knight');
    expect(scene.stage.scene).toBe('studio');
    expect(told.ignored).toEqual([]);
  });

  it('puts an infographic on a sheet', async () => {
    const { scene, reading } = await plan('infographic about recycling');
    expect(scene.stage.scene).toBe('poster');
    expect(reading.subjects.length).toBeGreaterThan(0);
  });
});

describe('a business card', () => {
  it.each([
    ['business card for a photographer', 'camera'],
    ['律师名片', 'balance-scale'],
    ['名片设计 花店', 'bouquet'],
  ])('has the mark of its trade: %s', async (prompt, key) => {
    const { reading, scene } = await plan(prompt);
    expect(scene.stage.scene).toBe('poster');
    expect(reading.subjects.map((one) => one.key)).toEqual([key]);
  });

  it('has the name that it is for', async () => {
    const { reading, told } = await plan('business card for Anna Li, graphic designer');
    expect(reading.writing.map(({ text }) => text)).toEqual(['Anna Li']);
    expect(told.ignored).toEqual([]);
  });
});

describe('a card with more than flowers', () => {
  it.each([
    ['birthday card with a cat holding a balloon', 'Happy Birthday'],
    ['生日贺卡 小狗', '生日快乐'],
    ['christmas card with a reindeer', 'Merry Christmas'],
    ['graduation card with an owl', 'Congratulations'],
  ])('is paper with its wish: %s', async (prompt, wish) => {
    const { scene, reading, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('poster');
    expect(reading.writing.map(({ text }) => text)).toEqual([wish]);
    expect(told.ignored).toEqual([]);
  });

  it('stays in the hands of who holds it', async () => {
    expect((await plan('a girl holding a birthday card')).reading.stationery).toBeUndefined();
  });

  it('shows what a restaurant sells on its flyer, and not its room', async () => {
    const { scene, reading, told } = await plan('pizza restaurant flyer "2 for 1"');
    expect(scene.stage.scene).toBe('poster');
    expect(reading.subjects.map(({ key }) => key)).toEqual(['pizza']);
    expect(told.ignored).toEqual([]);
  });
});
