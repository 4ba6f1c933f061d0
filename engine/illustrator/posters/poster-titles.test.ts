// What sheets are headed by without quotes, and where their words stand.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { planScene as planPixels } from '../illustrate.ts';
import { breadthOf } from '../placing/breadths.ts';

beforeAll(needDrawings, 120_000);

async function titlesOf(prompt: string): Promise<string[]> {
  return (await plan(prompt)).scene.letterings.map(({ text }) => text);
}

describe('what is lettered', () => {
  it.each([
    ['logo for a coffee shop called Bean There', 'Bean There'],
    ['儿童节海报', '儿童节'],
    ['poster for a charity run on May 5', 'charity run'],
    ['wedding invitation, Anna & Tom', 'Anna & Tom'],
    ['a sign that says NO PARKING', 'NO PARKING'],
  ])('is told as one: %s', async (prompt, title) => {
    const { told } = await plan(prompt);
    expect(told.understood).toContain(title);
    expect(told.ignored).toEqual([]);
  });

  it('is nothing that somebody reads', async () => {
    expect((await plan('a woman reading TIME magazine')).reading.writing).toEqual([]);
  });
});

describe('a sheet without quotes', () => {
  it.each([
    ['school open day poster', 'SCHOOL OPEN DAY'],
    ['a bake sale flyer with cupcakes', 'BAKE SALE'],
    ['重阳节海报 登高 菊花', '重阳节'],
    ['清明节海报 细雨 牧童 杏花', '清明节'],
    ['端午节海报 龙舟粽子', '端午节'],
    ['爵士音乐会海报', '爵士音乐会'],
    ['poster for a charity run in the park', 'CHARITY RUN'],
    ['a jazz night poster', 'JAZZ NIGHT'],
    ['mid-autumn festival poster', 'MID-AUTUMN FESTIVAL'],
    ['poster advertising piano lessons', 'PIANO LESSONS'],
    ['公益海报，保护海洋，海龟', '保护海洋'],
    ['超市开业海报', '超市开业'],
  ])('is headed by what it is for: %s', async (prompt, title) => {
    expect(await titlesOf(prompt)).toEqual([title]);
  });

  it.each([['a rainy night poster'], ['落日海报'], ['movie poster of a shark'], ['复古海报 一只猫']])(
    'has no title where it is for nothing: %s',
    async (prompt) => {
      expect(await titlesOf(prompt)).toEqual([]);
    },
  );

  it.each([
    ['公众号封面 读书笔记', '读书笔记'],
    ['小红书封面 减脂餐食谱', '减脂餐食谱'],
    ['横幅 欢迎新同学', '欢迎新同学'],
    ['YouTube thumbnail: my morning routine', 'MY MORNING ROUTINE'],
    ['banner for welcome back students', 'WELCOME BACK STUDENTS'],
  ])('of a banner or a cover has its topic: %s', async (prompt, title) => {
    const { scene, spots, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('poster');
    expect(scene.letterings.map(({ text }) => text)).toEqual([title]);
    expect(spots).toEqual([]);
    expect(told.ignored).toEqual([]);
  });

  it('has three lines where it is long, larger than two would be', async () => {
    const { scene } = await plan('poster with the title "The Long and Winding Road Back to the Mountains"');
    const [title] = scene.letterings;
    expect(title?.lines).toBe(3);
    expect(scene.stage.reading.motifs).toEqual([{ what: 'mountains' }]);
  });

  it('is drawn where a picture is described', async () => {
    expect(await titlesOf('小红书封面 一只猫在窗台上')).toEqual([]);
  });
});

describe('the words of a sheet', () => {
  it('are kept free by what flies', async () => {
    const { scene, of } = await plan('fantasy book cover with a dragon over a castle "The Last Ember"');
    const [title] = scene.letterings;
    const [dragon] = of('dragon');
    expect(title && dragon && dragon.y - dragon.tall).toBeGreaterThan((title?.y ?? 0) + 10);
  });

  it('of a couple are their names, and what they invite to', async () => {
    const { scene, spots, told } = await plan('wedding invitation for Anna and Tom, eucalyptus leaves');
    expect(scene.letterings.map(({ text }) => text)).toEqual(['Anna & Tom', 'Wedding Invitation']);
    expect(spots).toEqual([]);
    expect(told.ignored).toEqual([]);
  });

  it('of a saved date are the names before what it says', async () => {
    const { scene } = await plan('save the date card for Emma and James with lavender');
    expect(scene.letterings.map(({ text }) => text)).toEqual(['Emma & James', 'SAVE THE DATE']);
  });

  it('of a coupon are its name and its discount, beside the thing of the shop', async () => {
    const { scene, spots, told } = await plan('优惠券 奶茶店 满30减10');
    expect(scene.letterings.map(({ text }) => text)).toEqual(['优惠券', '满30减10']);
    expect(spots.map(({ subject }) => subject.key)).toEqual(['bubble-tea']);
    expect(told.ignored).toEqual([]);
  });
});

describe('a cover', () => {
  it.each([
    ['children\'s book cover "The Brave Little Hedgehog"', 'hedgehog'],
    ['儿童绘本封面《小兔子找朋友》', 'rabbit'],
  ])('shows what it is of, and none who read it: %s', async (prompt, key) => {
    expect((await plan(prompt)).spots.map(({ subject }) => subject.key)).toEqual([key]);
  });
});

describe('the sheet of the lantern festival', () => {
  it('has a bowl of dumplings below its lanterns, not in them', async () => {
    const { reading, told } = await plan('元宵节海报 花灯 汤圆');
    expect(reading.subjects.map(({ key }) => key).toSorted()).toEqual(['lantern', 'rice-balls']);
    expect(told.ignored).toEqual([]);
  });
});

describe('a wallpaper of a phone', () => {
  it.each([['手机壁纸 宇航员坐在月亮上'], ['phone wallpaper of a koi pond']])(
    'shows no phone: %s',
    async (prompt) => {
      const { reading, told } = await plan(prompt);
      expect(reading.subjects.map(({ key }) => key)).not.toContain('mobile-phone');
      expect(told.ignored).toEqual([]);
    },
  );
});

it('a boat on a tall sheet is nearly as broad as the sheet', async () => {
  const asked = { prompt: '端午节海报 龙舟粽子', style: 'auto', width: 768, height: 1024, seed: 1 } as const;
  const { scene } = await planPixels(asked);
  const boat = scene.layers.flatMap(({ spot }) => spot ?? []).find(({ subject }) => subject.kind === 'boat');
  expect(boat && boat.tall * breadthOf(scene.stage, boat.subject)).toBeGreaterThan(768 * 0.7);
});

it('a page to be coloured is filled by what is on it', async () => {
  const asked = {
    prompt: 'coloring page of a unicorn',
    style: 'auto',
    width: 768,
    height: 1024,
    seed: 1,
  } as const;
  const { scene } = await planPixels(asked);
  const [spot] = scene.layers.flatMap((layer) => layer.spot ?? []);
  expect(spot?.tall).toBeGreaterThan(1024 * 0.5);
});
