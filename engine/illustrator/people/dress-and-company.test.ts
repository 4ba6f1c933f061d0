// What people have on, how near they are seen, and what two of them do with each other.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { readPixels } from '#engine/raster/surface.ts';
import { drawPersonSheet } from './draw-person.ts';
import { readPerson } from './read-person.ts';
import type { Person } from './person.ts';

beforeAll(needDrawings, 120_000);

async function first(prompt: string): Promise<Person> {
  const { scene, reading } = await plan(prompt);
  const [one] = reading.subjects;
  if (!one) throw new Error('nobody is there');
  return readPerson(scene.stage, one, one.key);
}

describe('what is on the head', () => {
  it.each([
    ['a man in a top hat', 'top-hat'],
    ['a woman wearing a red beret', 'beret'],
    ['a boy in a beanie', 'knitted'],
    ['a girl in a red hooded cloak', 'hood'],
    ['小红帽', 'hood'],
    ['little red riding hood in the woods', 'hood'],
    ['戴斗笠的农民', 'cone-hat'],
    ['戴草帽的农民', 'straw'],
    ['a woman in a purple hijab', 'headscarf'],
    ['two women in headscarves', 'headscarf'],
    ['a man in an orange turban', 'turban'],
    ['陕北汉子，头戴白羊肚毛巾', 'head-cloth'],
    ['an old man wearing a white towel on his head', 'head-cloth'],
    ['a girl wearing a flower crown', 'flowers'],
    ['a man in a sombrero', 'sombrero'],
    ['a child in a party hat', 'party-hat'],
    ['魔术师', 'top-hat'],
  ])('is the hat that was said: %s', async (prompt, kind) => {
    expect((await first(prompt)).outfit.headgear?.kind).toBe(kind);
  });

  it('is no other hat where nobody wears it', async () => {
    const { told, reading } = await plan('a sombrero on a wooden table');
    expect(reading.subjects.map(({ drawing }) => drawing)).not.toContain('top-hat');
    expect(told.ignored.join(' ')).toContain('sombrero');
  });
});

describe('jewellery', () => {
  it('has the colour or the stone that was said', async () => {
    const { earrings } = (await first('a woman with green earrings')).outfit;
    const [red = 0, green = 0, blue = 0] = earrings ?? [];
    expect(green).toBeGreaterThan(Math.max(red, blue) * 1.4);
    expect((await first('a woman with a pearl necklace')).outfit.necklace?.isOfPearls).toBe(true);
  });
});

describe('dress of lands', () => {
  it.each([
    ['a woman in a red sari', 'sari'],
    ['穿韩服的女孩', 'hanbok'],
  ])('is cut as it is there: %s', async (prompt, cut) => {
    expect((await first(prompt)).outfit.top.cut).toBe(cut);
  });

  it('is a skirt of squares for who wears a kilt, and a cloth over both shoulders for a poncho', async () => {
    expect((await first('a man in a kilt')).outfit).toMatchObject({
      bottom: { cut: 'skirt', pattern: { name: 'checks' } },
    });
    expect((await first('a man in a poncho')).outfit.poncho).toBeDefined();
  });

  it('is of who is named after it where nobody puts it on', () => {
    const [dog, girl] = parsePrompt('一只柴犬坐在和服女孩旁边看烟花').subjects;
    expect([dog?.person, girl?.person?.wears.map(({ garment }) => garment)]).toEqual([undefined, ['kimono']]);
  });

  it.each(['一个芭蕾舞女孩', 'a girl dancing ballet', 'a ballerina'])('is a tutu: %s', async (prompt) => {
    expect((await first(prompt)).outfit.bottom.cut).toBe('tutu');
  });

  it('tells small girls from boys', async () => {
    expect((await first('a little girl feeding pigeons')).outfit.top.cut).toBe('dress');
  });

  it.each([
    ['川剧变脸演员', 'opera'],
    ['a clown', 'clown'],
  ])('is painted on the face: %s', async (prompt, paint) => {
    expect((await first(prompt)).facePaint).toBe(paint);
  });

  it.each([
    ['a woman in a venetian mask', [true, false]],
    ['戴红色面具的女孩', [true, false]],
    ['a nurse in a face mask', [false, true]],
  ])('has a mask before the eyes or the mouth: %s', async (prompt, masks) => {
    const { eyeMask, mask } = (await first(prompt)).outfit;
    expect([eyeMask !== undefined, mask !== undefined]).toEqual(masks);
  });

  it('is a cloak for a superhero, who may be a girl', async () => {
    const hero = await first('a superhero girl');
    expect([hero.isFemale, hero.outfit.cloak !== undefined]).toEqual([true, true]);
  });

  it.each([
    ['a samurai with a katana', 'kabuto'],
    ['一位武士', 'kabuto'],
    ['一位古代将军', 'helmet'],
  ])('is armour of laced plates for warriors of the East: %s', async (prompt, headgear) => {
    const { outfit } = await first(prompt);
    expect([outfit.isLamellar, outfit.headgear?.kind]).toEqual([true, headgear]);
    expect((await first('a knight')).outfit.isLamellar).toBe(false);
  });

  it('is what pirates wear, also for their captain', async () => {
    expect((await first('a pirate captain')).outfit.headgear?.kind).toBe('tricorne');
  });

  it.each(["an old man in a captain's hat", 'a boy wearing a police cap', '老人戴着船长帽'])(
    'is a peaked cap where that is named: %s',
    async (prompt) => {
      expect((await first(prompt)).outfit.headgear?.kind).toBe('police');
    },
  );

  it('is a box on the back of who brings meals', async () => {
    expect((await first('外卖骑手')).outfit.box).toBeDefined();
  });
});

it.each(['a superhero flying over the city', '超级英雄飞过城市夜空'])(
  'flies at full length: %s',
  async (prompt) => {
    const { spots, told } = await plan(prompt);
    expect(spots.map(({ pose, isFloating }) => [pose, isFloating])).toEqual([['soar', true]]);
    expect(told.ignored).toEqual([]);
  },
);

it.each([
  ['a viking with an axe on a ship', 'longship'],
  ['海盗站在船上', 'pirate-ship'],
])('sails in a ship of their own, and stands on its deck: %s', async (prompt, key) => {
  const { spots, of, told } = await plan(prompt);
  const [ship] = of(key);
  const crew = spots.find(({ subject }) => subject.kind === 'figure');
  if (!ship || !crew) throw new Error('nobody sails');
  // Below the masts, above the water.
  expect(crew.y).toBeGreaterThan(ship.y - ship.tall * 0.5);
  expect(crew.y).toBeLessThan(ship.y);
  expect(told.ignored).toEqual([]);
});

it.each([
  ['portrait of a vampire', 'fangs'],
  ['兽人战士', 'tusks'],
  ['a demon with wings of fire', 'fangs'],
])('has teeth that tell who it is: %s', async (prompt, teeth) => {
  expect((await first(prompt)).teeth).toBe(teeth);
});

it.each([
  ['a sad clown', 'sadness', 'sad'],
  ['一个难过的小女孩', 'sadness', '难过'],
  ['一个小男孩在哭', 'tears', '哭'],
  ['an angry man', 'anger', 'angry'],
  ['portrait of a surprised girl', 'surprise', 'surprised'],
])('feels what is said, and shows it: %s', async (prompt, feeling, words) => {
  expect((await first(prompt)).feeling).toBe(feeling);
  expect((await plan(prompt)).told.understood.join(' ')).toContain(words);
});

it('tells an unknown word before a trade as left out', () => {
  const { understood, ignored } = parsePrompt('变戏法演员');
  expect([understood, ignored]).toEqual([['演员'], ['变戏法']]);
});

describe('a portrait', () => {
  it.each([
    'a woman with short silver hair and green earrings',
    'an old man with round glasses and a long white beard',
    'a girl with freckles and green eyes',
  ])('is what is told of heads alone: %s', async (prompt) => {
    expect((await plan(prompt)).spots).toMatchObject([{ isPortrait: true }]);
  });

  it.each([
    'a woman with red hair in a long blue dress',
    'a man with a white beard on a bench',
    'a man with glasses playing the bagpipes',
    'a woman with red hair and a cat',
  ])('is nothing that shows more: %s', async (prompt) => {
    expect((await plan(prompt)).spots.every(({ isPortrait }) => !isPortrait)).toBe(true);
  });

  it('on an easel is none of who paints it', async () => {
    const { reading, told } = await plan('a robot painting a portrait at an easel');
    expect([reading.isPortrait, reading.subjects[0]?.person?.hands]).toEqual([false, 'paint']);
    expect(told.ignored).toEqual([]);
  });
});

describe('two of them', () => {
  it('sit at one board, also a person and an alien', async () => {
    const { reading } = await plan('an astronaut playing chess with an alien on the moon');
    expect(reading.subjects.map(({ person }) => person?.hands)).toEqual(['chess', 'chess']);
  });

  it.each([
    ['a nurse giving an old woman a glass of water', 'giving'],
    ['男孩送给妈妈一束花', '送给'],
    ['a boy handing a red rose to a girl', 'handing'],
    ['孙女给奶奶递一杯茶', '递'],
  ])('have between them what one gives: %s', async (prompt, verb) => {
    const { spots, told, reading } = await plan(prompt);
    expect(told.ignored).toEqual([]);
    expect(told.understood).toContain(verb);
    const [giver, other] = reading.subjects
      .filter(({ person }) => person)
      .map((subject) => spots.find((spot) => spot.subject === subject)?.x ?? Number.NaN);
    expect(giver).toBeLessThan(other ?? 0);
  });

  it('are of one skin in a family', async () => {
    const { scene, reading } = await plan('妈妈和女儿');
    const skins = reading.subjects.map((one) => readPerson(scene.stage, one, one.key).skin.base);
    expect(skins[0]).toEqual(skins[1]);
  });
});

it.each(['a child blowing out candles on a birthday cake, friends around', '小女孩吹生日蜡烛'])(
  'blows out the candles behind the cake: %s',
  async (prompt) => {
    const { of, spots, told } = await plan(prompt);
    const [cake] = of('cake');
    const blower = spots.find(({ subject }) => subject.person?.does === 'blow-candles');
    expect(told.ignored).toEqual([]);
    expect(blower?.subject.person?.age).toBe('child');
    expect(Math.abs((blower?.x ?? 0) - (cake?.x ?? 512))).toBeLessThan(70);
    expect(blower?.depth).toBeLessThan(cake?.depth ?? 0);
  },
);

it.each([
  ['portrait of a woman in a bridal veil', 'veil'],
  ['a princess with a tiara', 'tiara'],
  ['戴凤冠的新娘', 'phoenix-crown'],
  ['a woman wearing a laurel wreath', 'laurel'],
  ['anime girl with cat ears', 'cat-ears'],
  ['兔耳少女', 'bunny-ears'],
  ['戴蝴蝶结的小女孩', 'hair-bow'],
  ['a fisherman in a yellow raincoat', 'hood'],
  ['a woman in a raincoat and a straw hat', 'straw'],
])('has on the head what was said, of ornaments too: %s', async (prompt, kind) => {
  expect((await first(prompt)).outfit.headgear?.kind).toBe(kind);
});

it.each(['bunny ears on a table', '一个凤冠'])(
  'has no other hat for an ornament that nobody wears: %s',
  async (prompt) => {
    expect((await plan(prompt)).reading.subjects).toEqual([]);
  },
);

it('tells one thing on the head, of two', async () => {
  expect((await plan('a bride with a veil and a flower crown')).told.ignored).toEqual(['flower crown']);
});

it.each([
  ['a woman in a raincoat', 'raincoat'],
  ['穿马面裙的女孩', 'hanfu'],
  ['穿官服的官员', 'robe'],
  ['a child in pajamas', 'shirt'],
  ['穿中山装的老人', 'uniform'],
])('wears what was said: %s', async (prompt, cut) => {
  expect((await first(prompt)).outfit.top.cut).toBe(cut);
});

it.each(['a woman looking out of a window', '她望着窗外', 'a man looking out over the sea'])(
  'turns to what is looked at: %s',
  async (prompt) => {
    const { scene, reading, told } = await plan(prompt);
    const [one] = reading.subjects;
    if (!one) throw new Error('nobody is there');
    expect(readPerson(scene.stage, one, one.key).view).toBe('back');
    expect(told.ignored).toEqual([]);
  },
);

/** How many values of the picture change without it. */
async function difference(prompt: string, view: 'front' | 'side' | 'back', without: object): Promise<number> {
  const { scene, reading } = await plan(prompt);
  const [one] = reading.subjects;
  if (!one) throw new Error('nobody is there');
  const person = { ...readPerson(scene.stage, one, one.key), view };
  const bare = { ...person, outfit: { ...person.outfit, ...without } };
  const [worn = [], plain = []] = [person, bare].map((who) =>
    readPixels(drawPersonSheet(scene.stage, who, one.key, 200).sheet),
  );
  if (worn.length !== plain.length) return Infinity;
  return worn.filter((value, at) => Math.abs(value - (plain[at] ?? 0)) > 40).length;
}

describe('what is worn on the ears and the back', () => {
  it.each(['front', 'side', 'back'] as const)('headphones are seen from the %s', async (view) => {
    const seen = await difference('a boy with headphones', view, { headgear: undefined });
    expect(seen).toBeGreaterThan(200);
  });

  it.each(['front', 'side', 'back'] as const)('a backpack is seen from the %s', async (view) => {
    const seen = await difference('背着书包的女孩', view, { backpack: undefined });
    expect(seen).toBeGreaterThan(200);
  });

  it('is told with the word that says it is on the back', async () => {
    expect((await plan('背着书包的女孩')).told.ignored).toEqual([]);
  });
});

it.each([
  'an accountant',
  'a duchess in a garden',
  'an astronomer',
  'a referee',
  '乞丐',
  '老神仙',
  '特警',
  '中年男人',
])('is somebody whose name says only what they are: %s', async (prompt) => {
  const { spots, told } = await plan(prompt);
  expect(spots.map(({ subject }) => subject.kind)).toEqual(['figure']);
  expect(told.ignored).toEqual([]);
});

it.each(['a princess in a horse drawn carriage', '马车上坐着一位贵妇，车夫站在前面'])(
  'is seen in the window of a carriage, whose coachman is not behind it: %s',
  async (prompt) => {
    const { reading, of, spots, told } = await plan(prompt);
    const lady = reading.subjects.find(({ person }) => person?.sex === 'woman');
    expect(spots.filter(({ subject }) => subject === lady)).toEqual([]);
    expect(told.ignored).toEqual([]);
    const [carriage] = of('carriage');
    const people = spots.filter(({ subject }) => subject.kind === 'figure');
    expect(people.every(({ depth }) => depth > (carriage?.depth ?? 1))).toBe(true);
  },
);

it.each([
  'a coachman driving a carriage with two horses',
  '马车夫赶着马车',
  'a cowboy driving a covered wagon',
  'a coachman and his carriage',
  '车夫驾着马车,公主坐在马车里',
])('has who drives it on its seat, and horses before it: %s', async (prompt) => {
  const { spots, told, reading } = await plan(prompt);
  expect(spots.filter(({ subject }) => subject.kind === 'figure')).toEqual([]);
  expect(reading.links.map(({ relation }) => relation)).toEqual(
    expect.arrayContaining(['driving', 'tied_to']),
  );
  expect(told.ignored).toEqual([]);
});

it.each([
  ['奶奶给孙女梳头', '梳头'],
  ['people forming a heart shape on the beach', 'forming a heart shape'],
  ['孩子们手拉手组成心形', '组成心形'],
])('what is done to another, or by all at once, is left out whole: %s', async (prompt, words) => {
  expect((await plan(prompt)).told.ignored).toEqual([words]);
});

it.each([
  ['春节全家福，背景是红灯笼', 4],
  ['爷爷和孙子的全家福', 2],
])('has a family in its picture, unless others are named: %s', async (prompt, count) => {
  const { spots } = await plan(prompt);
  expect(spots.filter(({ subject }) => subject.kind === 'figure')).toHaveLength(count);
});

it('a dress of which no colour is said is white on a bride', async () => {
  const { outfit } = await first('a bride in a lace dress');
  expect(Math.min(...outfit.top.colour)).toBeGreaterThan(200);
});

it('a dress of a couple is hers', () => {
  const worn = parsePrompt('a couple dancing tango, red dress').subjects.map(({ person }) => [
    person?.sex,
    person?.wears.map(({ garment }) => garment),
  ]);
  expect(worn).toEqual([
    ['woman', ['dress']],
    ['man', []],
  ]);
});

it('a fairy does what people do', async () => {
  const { of, told } = await plan('a fairy sitting on a mushroom reading a tiny book');
  expect(of('fairy')[0]?.work).toBe('read');
  expect(told.ignored).toEqual([]);
});

it('a team is several people', async () => {
  expect((await plan('a team working in an office')).of('person')).toHaveLength(4);
});
