// Posters of more causes, marks of more trades, feasts and what they bring, things that burn, dishes and goods.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { planScene as planPixels } from '../illustrate.ts';
import { readPerson } from '../people/read-person.ts';
import { dishFromAbove } from '../things/from-above.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';

beforeAll(needDrawings, 120_000);

async function keysIn(prompt: string): Promise<string[]> {
  const { spots } = await plan(prompt);
  return spots.map(({ subject }) => subject.key);
}

describe('a poster', () => {
  it.each([
    ['奶茶店海报“第二杯半价”', ['bubble-tea']],
    ['招聘海报“我们需要你”', ['briefcase', 'megaphone']],
    ['垃圾分类宣传海报', ['sorting-bins']],
    ['charity run poster "RUN FOR HOPE"', ['shoes']],
    ['双十一促销海报“全场五折”', ['shopping-bags', 'gift']],
    ['garage yard sale poster "YARD SALE"', ['teddy-bear', 'books', 'radio']],
    ['school play poster "Romeo and Juliet"', ['performing-arts']],
    ['毕业季海报', ['books', 'hat', 'bouquet']],
  ])('shows what its cause is known by: %s', async (prompt, keys) => {
    const { scene, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('poster');
    expect((await keysIn(prompt)).toSorted()).toEqual(keys.toSorted());
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ['中秋快乐海报', '中秋快乐'],
    ['新年快乐贺卡', '新年快乐'],
    ['开业大吉海报', '开业大吉'],
    ['we are hiring poster', 'WE ARE HIRING'],
    ['travel poster Iceland', 'ICELAND'],
  ])('letters what it says without quotes: %s', async (prompt, text) => {
    const { reading } = await plan(prompt);
    expect(reading.writing.map((one) => one.text)).toEqual([text]);
  });

  it('letters only what stands in quotes where there are any', async () => {
    const { reading } = await plan('中秋快乐海报“团圆”');
    expect(reading.writing.map(({ text }) => text)).toEqual(['团圆']);
  });

  it('stacks its things over a tall sheet, inside of it', async () => {
    const [width, height] = [768, 1365];
    const asked = { prompt: 'back to school poster', style: 'auto', width, height, seed: 1 } as const;
    const { scene } = await planPixels(asked);
    const spots = scene.layers.flatMap(({ spot }) => spot ?? []);
    expect(spots).toHaveLength(3);
    expect(Math.min(...spots.map(({ y }) => y))).toBeLessThan(height * 0.7);
    for (const { x, y, tall } of spots) {
      expect(y - tall).toBeGreaterThan(height * 0.28);
      expect(Math.abs(x - width / 2)).toBeLessThan(width * 0.3);
    }
  });

  it.each([
    ['瑞士旅行海报', 'matterhorn'],
    ['travel poster for Peru', 'machu-picchu'],
  ])('of a land shows its sight: %s', async (prompt, key) => {
    expect((await plan(prompt)).reading.subjects.map((subject) => subject.key)).toContain(key);
  });

  it('of a saying has peaks and a sun', async () => {
    const { reading, told } = await plan('motivational quote poster "Keep Going"');
    expect(reading.motifs?.map(({ what }) => what)).toEqual(['sun', 'mountains']);
    expect(told.ignored).toEqual([]);
  });

  it('of a book shows what its title names', async () => {
    expect((await plan('book cover "The Lost Forest"')).scene.stage.scene).toBe('forest');
  });
});

describe('a logo', () => {
  it.each([
    ['logo for a gym "IRON"', 'dumbbell'],
    ['logo for a dentist "Bright Smile"', 'tooth'],
    ['logo for a law firm', 'balance-scale'],
    ['logo for a brewery "Hopwell"', 'beer-mug'],
    ['kindergarten logo', 'teddy-bear'],
    ['宠物医院logo', 'dog'],
    ['奶茶店logo', 'bubble-tea'],
  ])('shows the mark of the trade: %s', async (prompt, key) => {
    expect(await keysIn(prompt)).toEqual([key]);
    expect((await plan(prompt)).told.ignored).toEqual([]);
  });

  it.each([
    ['logo with the letter M monogram', 'M'],
    ['AB monogram logo', 'AB'],
    ['字母K的logo', 'K'],
  ])('is its letters: %s', async (prompt, text) => {
    const { reading } = await plan(prompt);
    expect(reading.monogram?.text).toBe(text);
    expect(reading.subjects).toEqual([]);
  });
});

describe('a feast', () => {
  it.each([
    ['a birthday party with kids', ['cake', 'balloon']],
    ['Christmas morning, children opening presents', ['christmas-tree', 'gift']],
    ['family Thanksgiving dinner', ['roast-bird']],
    ['Diwali celebration', ['diya']],
    ['a Hanukkah celebration', ['menorah']],
    ['Easter egg hunt in a garden', ['easter-eggs']],
    ['family barbecue in the backyard', ['grill']],
    ['friends laughing together at a party', ['balloon']],
    ['朋友们在派对上跳舞', ['balloon']],
  ])('brings what it is known by: %s', async (prompt, keys) => {
    const { reading } = await plan(prompt);
    expect(reading.subjects.map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
  });

  it('has the cake that is named, and no second one', async () => {
    const keys = await keysIn('a birthday party, a boy blows out candles on a chocolate cake');
    expect(keys.filter((key) => key.endsWith('cake'))).toEqual(['chocolate-cake']);
  });

  it('brings nothing to a poster of it', async () => {
    expect((await plan('a birthday card with a cat')).reading.subjects.map(({ key }) => key)).toEqual([
      'cat',
    ]);
  });

  it('has nobody hold the grill', async () => {
    const keys = await keysIn('family barbecue in the backyard');
    expect(keys).toContain('grill');
  });

  it('lets graduates throw their caps', async () => {
    const { reading, told } = await plan('graduates throwing their caps in the air');
    const caps = reading.subjects.find(({ key }) => key === 'thrown-cap');
    expect(caps?.count).toBeGreaterThan(3);
    expect(told.ignored).toEqual([]);
  });

  it.each(['a graduate', 'a girl in cap and gown holding a diploma', '穿学士服的毕业生'])(
    'robes who graduates, under a square cap: %s',
    async (prompt) => {
      const { scene, reading, told } = await plan(prompt);
      const [graduate] = reading.subjects;
      const worn = graduate && readPerson(scene.stage, graduate, graduate.key).outfit;
      expect([worn?.top.cut, worn?.headgear?.kind]).toEqual(['robe', 'mortarboard']);
      expect(told.ignored).toEqual([]);
    },
  );

  it('lets one of a couple kneel', async () => {
    const { reading } = await plan('情侣，热气球，求婚');
    const kneeling = reading.subjects.filter(({ person }) => person?.does === 'kneel');
    expect(kneeling.map(({ person }) => person?.sex)).toEqual(['man']);
  });

  it('gives who proposes a ring, and both people their bodies', async () => {
    const { reading, told } = await plan('a man proposing to his girlfriend on the beach');
    expect(reading.subjects.map(({ key }) => key)).toContain('ring-box');
    expect(reading.subjects[0]?.person?.does).toBe('kneel');
    expect(told.ignored).toEqual([]);
  });

  it.each(['a bride and groom under a flower arch', '新郎新娘站在鲜花拱门下'])(
    'has both under the arch: %s',
    async (prompt) => {
      const { spots } = await plan(prompt);
      const arch = spots.find(({ subject }) => subject.key === 'flower-arch');
      const people = spots.filter(({ subject }) => subject.kind === 'figure');
      expect(people).toHaveLength(2);
      for (const { x, tall, depth } of people) {
        expect(Math.abs(x - (arch?.x ?? 0))).toBeLessThan((arch?.tall ?? 0) * 0.34);
        expect(tall).toBeGreaterThan((arch?.tall ?? 0) * 0.4);
        expect(tall).toBeLessThan(arch?.tall ?? 0);
        expect(depth).toBeGreaterThan(arch?.depth ?? 1);
      }
    },
  );
});

describe('a thing on fire', () => {
  it.each(['electric guitar on fire, black background', '燃烧的汉堡', 'a book in flames'])(
    'burns: %s',
    async (prompt) => {
      const { reading, told } = await plan(prompt);
      expect(reading.subjects[0]?.isBurning).toBe(true);
      expect(told.ignored).toEqual([]);
    },
  );

  it('is no candle, which has a flame of its own', () => {
    expect(parsePrompt('a burning candle').subjects[0]?.isBurning).toBeUndefined();
  });
});

describe('a dish or a product', () => {
  it.each([
    ['一串糖葫芦', 'candied-haws'],
    ['红烧肉', 'braised-pork'],
    ['麻辣烫', 'spicy-soup'],
    ['螺蛳粉', 'river-snail-noodles'],
    ['酸菜鱼', 'pickled-fish'],
    ['煎饼果子', 'filled-pancake'],
    ['a charcuterie board', 'charcuterie'],
    ['fried chicken', 'fried-chicken'],
    ['tomato soup', 'tomato-soup'],
    ['wine bottle', 'wine-bottle'],
    ['a diamond ring in a velvet box', 'ring-box'],
    ['盒子里的戒指', 'ring-box'],
    ['skincare cream', 'cream-jar'],
    ['coffee packaging bag mockup', 'coffee-bag'],
  ])('is drawn as what it is: %s', (prompt, key) => {
    const { subjects, ignored } = parsePrompt(prompt);
    expect(subjects.map((subject) => subject.key)).toEqual([key]);
    expect(ignored).toEqual([]);
  });

  it('has meatballs on the spaghetti', async () => {
    const { reading, told } = await plan('spaghetti with meatballs');
    expect(reading.links.some(({ relation }) => relation === 'on')).toBe(true);
    expect(told.ignored).toEqual([]);
  });

  it('has lime and herbs on the pho, and is seen from above with them', async () => {
    const { reading } = await plan('top down view of a bowl of pho with lime and herbs');
    const on = reading.links
      .filter(({ relation }) => relation === 'on')
      .map(({ from }) => reading.subjects[from]?.key);
    expect(on).toEqual(['lime', 'herbs']);
    expect(dishFromAbove({ key: 'pho' })?.isOnPlate).toBe(false);
  });

  it.each(['热气腾腾的麻辣烫', 'steaming hot tomato soup'])(
    'steams where it is said to: %s',
    async (prompt) => {
      expect((await plan(prompt)).told.ignored).toEqual([]);
    },
  );

  it('floats before paper where it is said to', async () => {
    expect((await plan('a pair of white sneakers floating')).scene.stage.scene).toBe('studio');
  });

  it('stands on silk', async () => {
    const { reading, told } = await plan('perfume bottle on silk');
    expect(reading.surface?.material).toBe('silk');
    expect(told.ignored).toEqual([]);
  });

  it.each(['phone with mountain wallpaper', 'phone with a forest wallpaper'])(
    'is in no place that its screen shows: %s',
    async (prompt) => {
      const { reading } = await plan(prompt);
      expect(reading.scenes).toEqual([]);
    },
  );
});

it('a tree in a room of Christmas is the one of Christmas', async () => {
  const { told, of } = await plan('christmas living room with fireplace and tree');
  expect(of('christmas-tree')).toHaveLength(1);
  expect(told.ignored).toEqual([]);
});
