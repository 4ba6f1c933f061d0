// Places, festivals and verses of China: each is what everybody knows it by, and what is told is there.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { illustrate } from '../illustrate.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { quarterOf } from '../scenery/old-street.ts';
import { roomKindOf } from '../scenery/room-kind.ts';

beforeAll(needDrawings, 120_000);

async function layersOf(prompt: string): Promise<string[]> {
  return (await plan(prompt)).scene.layers.map(({ name }) => name);
}

/** Which part of an image of ink is red, 0–1. */
async function reds(prompt: string): Promise<number> {
  const { image } = await illustrate({ prompt, style: 'ink', width: 320, height: 320, seed: 3 });
  let count = 0;
  for (let at = 0; at < image.data.length; at += 4)
    if ((image.data[at] ?? 0) > (image.data[at + 1] ?? 0) + 70) count += 1;
  return count / (320 * 320);
}

describe('a place of China', () => {
  it.each([
    ['苏州园林，小桥流水，荷花池', 'garden', ['garden wall', 'garden bridge', 'lotus']],
    ['a chinese garden with a moon gate', 'garden', ['garden wall', 'garden pavilion']],
    ['四合院里爷爷在下棋', 'courtyard', ['court hall', 'court wings']],
    ['竹海中的小路', 'forest', ['road']],
    ['大漠孤烟直，长河落日圆', 'desert', ['beacon', 'far river']],
    ['重庆洪崖洞夜景', 'city', ['landmark stilt houses']],
    ['fushimi inari torii gates path', 'forest', ['landmark torii']],
    ['枯藤老树昏鸦，小桥流水人家', 'water-town', ['bare tree', 'town bridge']],
  ])('is made of its own parts: %s', async (prompt, place, parts) => {
    const { scene, told } = await plan(prompt);
    expect(scene.stage.scene).toBe(place);
    const names = new Set(scene.layers.map(({ name }) => name));
    expect(parts.filter((part) => !names.has(part))).toEqual([]);
    expect(told.ignored).toEqual([]);
  });

  it('is told as ignored where it has no room', async () => {
    expect((await plan('a moon gate in a kitchen')).told.ignored).toContain('moon gate');
    expect((await plan('a cat in a library, crowd')).told.ignored).toContain('crowd');
  });

  it.each([
    ['莫高窟', 'mogao-caves'],
    ['黄山迎客松', 'guest-pine'],
    ['黄鹤楼', 'river-tower'],
    ['天坛的冬天', 'heaven-temple'],
  ])('has a drawing of its own: %s', async (prompt, key) => {
    const { of, told } = await plan(prompt);
    expect(of(key)).toHaveLength(1);
    expect(told.ignored).toEqual([]);
  });
});

describe('an old street', () => {
  it('has houses of its quarter, not lamps of the West', async () => {
    for (const prompt of ['元宵节的古街', 'kyoto in autumn', '庙会']) {
      const names = await layersOf(prompt);
      expect(names).toContain('eave lanterns');
      expect(names).not.toContain('street lamps');
    }
    expect(await layersOf('a street in paris')).toContain('street lamps');
    expect(quarterOf({ words: 'a night street in new york' })).toBeUndefined();
    expect(quarterOf({ words: 'a gionta poster' })).toBeUndefined();
  });

  it.each(['元宵节的古街，花灯满街，人群熙攘', 'a crowded street in kyoto', '夜市，人来人往'])(
    'is full of people of several sizes: %s',
    async (prompt) => {
      const { scene, told } = await plan(prompt);
      expect(scene.layers.filter(({ name }) => name.startsWith('crowd ')).length).toBeGreaterThan(5);
      expect(told.ignored).toEqual([]);
    },
  );

  it('is seen by night where its lamps are', async () => {
    expect((await plan('古街，花灯满街')).scene.stage.time).toBe('night');
  });
});

describe('a room of China', () => {
  it.each([
    ['老茶馆', 'teahouse'],
    ['火锅店', 'eatery'],
    ['古代书院', 'academy'],
    ['a coffee shop', 'cafe'],
    ['a bedroom', 'bedroom'],
  ])('is furnished as one: %s', (words, kind) => {
    expect(roomKindOf({ words })).toBe(kind);
  });

  it('has the pot on a table, and those who eat from it around', async () => {
    const { scene, of, told } = await plan('火锅店里一家人围坐吃火锅');
    expect(scene.stage.scene).toBe('room');
    const [[pot], [table]] = [of('hotpot'), of('dining-table')];
    expect(pot?.y).toBeLessThan(table?.y ?? 0);
    expect(told.ignored).toEqual([]);
  });

  it.each(['年夜饭', 'chinese new year family dinner'])('has a family at its meal: %s', async (prompt) => {
    const { reading, told } = await plan(prompt);
    expect(reading.subjects.filter(({ kind }) => kind === 'figure')).toHaveLength(4);
    expect(told.ignored).toEqual([]);
  });
});

describe('a festival', () => {
  it.each([
    ['端午节龙舟比赛，锣鼓喧天', 'dragon-boat-race'],
    ['一艘龙舟', 'dragon-boat'],
    ['舞龙队伍在街上表演', 'dragon-dance'],
    ['庙会上舞狮表演', 'lion-dance'],
    ['一盘粽子', 'zongzi'],
    ['牛郎织女鹊桥相会', 'magpie-bridge'],
    ['春节的春联', 'couplets'],
  ])('has what belongs to it: %s', async (prompt, key) => {
    const { of, told } = await plan(prompt);
    expect(of(key).length).toBeGreaterThan(0);
    expect(told.ignored).toEqual([]);
  });
});

describe('people of the land', () => {
  it.each([
    ['雪山下的藏族牧民和牦牛', 'tibetan', 'yak'],
    ['a mongolian woman and a yak', 'mongolian', 'yak'],
    ['牧童骑黄牛', 'herd-boy', 'ox'],
    ['牧童和水牛', 'herd-boy', 'water-buffalo'],
  ])('have their own clothes and beasts: %s', async (prompt, role, beast) => {
    const { reading, told } = await plan(prompt);
    expect(reading.subjects.map(({ person }) => person?.role)).toContain(role);
    expect(reading.subjects.map(({ key }) => key)).toContain(beast);
    expect(told.ignored).toEqual([]);
  });
});

describe('a low sun', () => {
  it.each(['旭日东升', '日出东方', '夕阳西下', '落日余晖', '残阳如血'])('is read: %s', (prompt) => {
    const { subjects, time, ignored } = parsePrompt(prompt);
    expect(subjects.map(({ key }) => key)).toEqual(['sun']);
    expect(time).toBe(/日东|日出/.test(prompt) ? 'dawn' : 'sunset');
    expect(ignored).toEqual([]);
  });

  it('is red in ink, the one red but the seal', async () => {
    const without = await reds('群山云海');
    expect(await reds('旭日东升，群山云海')).toBeGreaterThan(without + 0.01);
  });
});

describe('who is of old China', () => {
  it('is in a room of old, and in a garden with walls', async () => {
    expect(roomKindOf({ words: '书生在窗前读书,古风' })).toBe('academy');
    const { scene } = await plan('古代公主穿着汉服在花园里');
    expect(scene.stage.scene).toBe('garden');
    expect((await plan('公主在花园里')).scene.stage.scene).toBe('meadow');
  });
});

describe('a lantern like a rabbit', () => {
  it.each(['小女孩提着兔子灯笼', 'a girl holding a rabbit lantern'])('is no rabbit: %s', async (prompt) => {
    const { reading, told } = await plan(prompt);
    expect(reading.subjects.map(({ key }) => key)).toEqual(['girl', 'rabbit-lantern']);
    expect(told.ignored).toEqual([]);
  });
});

it('has students on the track of their school', async () => {
  const { reading, told } = await plan('学生在操场上跑步');
  expect([reading.subjects.map(({ key }) => key).includes('track'), told.ignored]).toEqual([true, []]);
});
