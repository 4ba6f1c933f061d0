// Who is in a church, on a bus or in an attic is seen inside of it; who is before it, outside.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { roomKindOf } from '../scenery/room-kind.ts';
import { insideOf } from './inside-of.ts';
import { placeOutside } from '../scenery/window-view.ts';

beforeAll(needDrawings, 120_000);

describe('inside of a building or of what carries many', () => {
  it.each([
    ['a priest in a church', 'church'],
    ['教堂里的新娘', 'church'],
    ['inside the cathedral', 'church'],
    ['the interior of an old cathedral', 'church'],
    ['清真寺里的男人', 'mosque'],
    ['a cow in a barn', 'barn'],
    ['马厩里的马', 'barn'],
    ['a farmer stands in the barn door', 'barn'],
    ['a princess in the castle', 'castle'],
    ['a princess in a tower', 'castle'],
    ['塔楼里的公主', 'castle'],
    ['a woman riding the subway', 'subway-car'],
    ['地铁车厢里的男孩', 'subway-car'],
    ['坐在公交车上的女孩', 'bus'],
    ['a man on a bus', 'bus'],
    ['飞机上的女人', 'airliner'],
    ['a woman in an airplane cabin', 'airliner'],
    ['a ghost in the attic', 'attic'],
    ['地牢里的骑士', 'dungeon'],
    ['a girl in a nightclub', 'nightclub'],
    ['水族馆里的男孩', 'aquarium'],
    ['电梯里的男人', 'lift'],
    ['a judge in a courtroom', 'court'],
    ['地下室里的猫', 'cellar'],
    ['commuters inside a metro train', 'subway-car'],
    ['an explorer in an ancient Egyptian tomb', 'tomb'],
    ['电影院里的情侣', 'cinema'],
    ['KTV包厢里的朋友', 'nightclub'],
    ['海底隧道里的游客', 'aquarium'],
    ['a choir singing inside a candlelit cathedral', 'church'],
    ['a child sleeping in a tent', 'tent'],
    ['帐篷里的猫', 'tent'],
    ['a family eating dinner in a yurt', 'yurt'],
    ['an inuit in an igloo', 'igloo'],
    ['帐篷里，一家人在吃饭', 'tent'],
    ['In a church, a priest lights candles', 'church'],
    ['a princess dancing with a prince in a grand ballroom', 'ballroom'],
    ['舞会大厅里，一位戴面具的女士', 'ballroom'],
  ])('is what is around: %s', async (prompt, inside) => {
    expect(insideOf((await plan(prompt)).scene.stage)).toBe(inside);
  });

  it('is told', async () => {
    expect((await plan('a knight in a dungeon')).told.ignored).toEqual([]);
  });

  it.each(['高铁车厢里睡着的旅客', 'a man in a train', '高铁里的女孩'])(
    'is a carriage in a train, which is not seen from outside: %s',
    async (prompt) => {
      const { scene, spots } = await plan(prompt);
      expect(roomKindOf(scene.stage)).toBe('carriage');
      expect(spots.filter(({ subject }) => subject.key.includes('train'))).toEqual([]);
    },
  );

  it('is told with the land that it stands in before it', async () => {
    expect((await plan('森林木屋里的猎人')).scene.stage.scene).toBe('room');
    expect((await plan('小木屋里亮着灯，一只鹿站在雪地里')).scene.stage.scene).toBe('snowfield');
  });

  it.each([
    ['一个和尚在寺庙里打坐', 'temple'],
    ['a monk sitting cross-legged in a temple', 'temple'],
    ['a robot waiter in a retro diner', 'cafe'],
    ['students in a school', 'classroom'],
  ])('is a room of its own kind: %s', async (prompt, kind) => {
    const { scene, told, of } = await plan(prompt);
    expect(roomKindOf(scene.stage)).toBe(kind);
    expect([told.ignored, of('chair')]).toEqual([[], []]);
  });

  it('is its yard, among trees or in the snow', async () => {
    expect((await plan('a monk in a temple, snow falling')).of('temple')).toHaveLength(1);
  });

  it.each(['一个女孩在帐篷里看星星', 'a boy in a tent under the stars'])(
    'is left where there are stars to be seen: %s',
    async (prompt) => {
      const { of, told } = await plan(prompt);
      expect(of('tent')).toHaveLength(1);
      expect(told.ignored).toHaveLength(1);
    },
  );

  it('has chandeliers of its own', async () => {
    const { of, told } = await plan('a ballroom with dancing couples and a chandelier');
    expect([of('chandelier'), told.ignored]).toEqual([[], []]);
  });

  it('is no palace, where its garden is meant', async () => {
    expect((await plan('a peacock in a palace garden')).told.ignored).toEqual([]);
  });

  it('has no chairs in a tent: one sleeps on its ground', async () => {
    const { spots } = await plan('a child sleeping in a tent');
    expect(spots.map(({ subject, pose }) => [subject.kind, pose])).toEqual([['figure', 'lie']]);
  });

  it.each(['a woman in a lighthouse', 'a man in a windmill'])(
    'is told as left out where it is not drawn: %s',
    async (prompt) => {
      expect((await plan(prompt)).told.ignored).toHaveLength(1);
    },
  );

  it.each([
    '两位老人在亭子里下棋',
    '荷花池边的亭子里，三个朋友在喝茶',
    'a couple kissing in a white gazebo in a rose garden',
  ])('is around whoever is in a pavilion, and the land behind it: %s', async (prompt) => {
    const { scene, told } = await plan(prompt);
    expect(scene.layers.map(({ name }) => name)).toContain('pavilion');
    expect([scene.stage.scene === 'room', told.ignored]).toEqual([false, []]);
  });

  it('has no rain in a pavilion', async () => {
    const { scene } = await plan('雨中的亭子里，一个书生在读书');
    const [rain, pavilion] = ['rain', 'pavilion'].map((own) => scene.layers.find(({ name }) => name === own));
    expect(rain?.depth).toBeLessThan(pavilion?.depth ?? 0);
  });

  it('is a room in a house', async () => {
    const { scene, of } = await plan('小木屋里的女孩');
    expect([scene.stage.scene, of('cabin')]).toEqual(['room', []]);
  });

  it.each([
    ['a priest in front of a church', 'church'],
    ['a cat on the roof of a church', 'church'],
    ['教堂前的新娘', 'church'],
    ['a red barn in a field with a horse', 'barn'],
    ['a family in a small church by the sea', 'church'],
    ['a bird on a bus', 'bus'],
    ['children in a yellow bus', 'bus'],
    ['a horse in a red barn', 'barn'],
    ['从房子里跑出来的猫', 'house'],
    ['a bus in the rain', 'bus'],
    ['一辆公交车停在路边', 'bus'],
    ['an airplane in the sky', 'plane'],
  ])('is not seen from outside: %s', async (prompt, key) => {
    const { scene, of } = await plan(prompt);
    expect([insideOf(scene.stage), of(key)]).toEqual([undefined, [expect.anything()]]);
  });

  it.each(['飞机上睡觉的乘客', 'a man sleeping on the subway', '图书馆里睡着的学生'])(
    'has no bed in it: %s',
    async (prompt) => {
      const { of } = await plan(prompt);
      expect(of('bed')).toEqual([]);
    },
  );

  it('has its fish behind the glass', async () => {
    const { of } = await plan('a girl in an aquarium watching a shark');
    expect(of('shark')[0]).toMatchObject({ isFloating: true, isOnWater: false, depth: 0.2 });
  });
});

describe('a window that somebody is at', () => {
  it.each([
    'a man looking out of a skyscraper window at night',
    'a woman standing by a floor-to-ceiling window overlooking the city',
    '一个商人站在落地窗前看城市夜景',
  ])('is that of a room, with the city behind it: %s', async (prompt) => {
    const { scene } = await plan(prompt);
    expect([scene.stage.scene, placeOutside(scene.stage)]).toEqual(['room', 'city']);
  });

  it('is not that of a house one stands before', async () => {
    expect((await plan('an old house with a broken window')).scene.stage.scene).toBe('meadow');
  });
});

it.each([
  'a man looks out of the window of a train',
  'a man looks out of the window of a train, snowy mountains outside',
  'an office worker sleeps on the last train home. City lights blur past the window',
])('who is at the window of a train is in it, whatever is seen from there: %s', async (prompt) => {
  const { stage } = (await plan(prompt)).scene;
  expect([stage.scene, roomKindOf(stage)]).toEqual(['room', 'carriage']);
});

it('a stool in a boxing ring makes no room of it', async () => {
  const { told } = await plan('a boxer sits on a stool in the corner of the boxing ring');
  expect(told.ignored).toEqual([]);
});
