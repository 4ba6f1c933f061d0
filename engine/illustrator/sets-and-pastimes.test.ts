// What is asked for most stands where it is asked for: on a table, in an emblem, on a board, around a fire, over a bridge.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { makeRandom } from '#engine/raster/random.ts';
import { makeSurface, readPixels } from '#engine/raster/surface.ts';
import { parsePrompt } from './reading/parse-prompt.ts';
import { vehicleOf } from './things/painted-vehicles.ts';

beforeAll(needDrawings, 120_000);

describe('a set without ground', () => {
  it.each([
    ['a red rose on white background', 'rose'],
    ['a tulip on a wooden table', 'tulip'],
    ['a logo of a tree', 'tree'],
    ['logo of a pine tree and a tent', 'pine'],
    ['荷花logo', 'lotus'],
    ['a paper lantern on white background', 'lantern'],
  ])('has what grows or hangs elsewhere as a thing: %s', async (prompt, key) => {
    const { of, told } = await plan(prompt);
    expect(of(key).length).toBeGreaterThan(0);
    expect(told.ignored).toEqual([]);
  });

  it('keeps the leaves of a blue rose green', async () => {
    const { scene, spots } = await plan('a blue rose on white background');
    const layers = scene.layers.filter(({ spot }) => spot && spots.includes(spot));
    const pixels = readPixels(
      makeSurface(512, 512, (brush) => {
        for (const layer of layers) if (layer.kind === 'painted') layer.paint(brush);
      }),
    );
    let [greens, blues] = [0, 0];
    for (let at = 0; at < pixels.length; at += 4) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
      if (alpha < 250) continue;
      if (green > Math.max(red, blue) + 20) greens++;
      if (blue > Math.max(red, green) + 20) blues++;
    }
    expect(greens).toBeGreaterThan(400);
    expect(blues).toBeGreaterThan(1000);
  });

  it.each([
    ['a logo of a mountain and a sun'],
    ['minimal logo, mountain and river'],
    ['logo of a crescent moon and stars'],
    ['城市logo'],
  ])('shows the land and the sky that an emblem names: %s', async (prompt) => {
    expect((await plan(prompt)).told.ignored).toEqual([]);
  });
});

describe('who eats, drinks and cooks', () => {
  it.each([
    ['穿旗袍的女人在喝茶', 'woman'],
    ['a woman drinking tea', 'woman'],
    ['a panda drinking bubble tea', 'panda'],
  ])('has it in the hands, tea in a cup: %s', async (prompt, key) => {
    const { reading, spots, told } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.key)).toEqual([key]);
    expect(reading.subjects.map(({ drawing }) => drawing)).not.toContain('own/teapot');
    expect(told.ignored).toEqual([]);
  });

  it('makes a pizza behind a table', async () => {
    const { spots, told } = await plan('a chef making pizza');
    expect(spots.map(({ subject, view }) => [subject.key, view])).toEqual([['person', 'front']]);
    expect(told.ignored).toEqual([]);
  });
});

it('has no tower in a room, and a book of any size in the hands', async () => {
  const { spots, told } = await plan('a wizard reading a huge book in a tower library');
  expect(spots.map(({ subject }) => subject.kind)).toEqual(['figure']);
  expect(told.ignored).toContain('tower');
});

it('has who wears a crown on the rock, not the crown', async () => {
  const { of, told } = await plan('a lion wearing a crown sitting on a rock');
  expect(of('lion')[0]?.y).toBeLessThan((of('rock')[0]?.y ?? 0) - 20);
  expect(told.ignored).toEqual([]);
});

describe('a lesson', () => {
  it.each(['a teacher teaching children in a classroom', '教室里老师在给孩子们上课'])(
    'has the teacher at the board behind pupils at desks: %s',
    async (prompt) => {
      const { of, told } = await plan(prompt);
      const [teacher] = of('person');
      expect(teacher?.subject.person?.hands).toBe('teach');
      expect(of('child').map(({ pose, view }) => [pose, view])).toEqual(
        Array.from({ length: 3 }, () => ['seat', 'back']),
      );
      expect(
        of('child').every(({ y, depth }) => y > (teacher?.y ?? 0) && depth > (teacher?.depth ?? 1)),
      ).toBe(true);
      expect(told.ignored).toEqual([]);
    },
  );

  it('is learned by pupils, whatever is said they do', async () => {
    const { reading } = await plan('小学生们在教室里上课');
    expect(reading.subjects.map(({ person }) => person?.hands)).toEqual(['study']);
  });
});

describe('rain before a window', () => {
  it.each(['rain on the window, a cup of coffee on the table', '窗外下着雨，桌上一杯热茶'])(
    'is seen on its panes behind a table: %s',
    async (prompt) => {
      const { scene, told } = await plan(prompt);
      expect(scene.stage.scene).toBe('table');
      expect(scene.layers.map(({ name }) => name)).toContain('rain on the glass');
      expect(told.ignored).toEqual([]);
    },
  );

  it('is none on a table that is seen from above', async () => {
    expect((await plan('flat lay of a coffee, rain')).told.ignored).toEqual(['rain']);
  });
});

it.each(['a zen garden with raked sand', '枯山水庭院'])('rakes gravel around rocks: %s', async (prompt) => {
  const { scene, told } = await plan(prompt);
  expect(scene.layers.map(({ name }) => name)).toContain('zen garden');
  expect(told.ignored).toEqual([]);
});

describe('at bedtime', () => {
  it.each([
    'a child sleeping in bed',
    '一个孩子在床上睡觉',
    'a girl sleeping',
    'a couple sleeping in bed at night',
  ])('who sleeps lies in a bed: %s', async (prompt) => {
    const { scene, spots, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('room');
    expect(spots.map(({ subject }) => subject.key)).toEqual(['bed']);
    expect(told.ignored).toEqual([]);
  });

  it.each(['a mother reading a bedtime story to her child', '妈妈给孩子讲睡前故事', '妈妈给宝宝讲睡前故事'])(
    'one sits and reads beside the bed of who listens: %s',
    async (prompt) => {
      const { spots, of, told } = await plan(prompt);
      expect(spots.map(({ subject }) => subject.key).toSorted()).toEqual(['bed', 'woman']);
      expect(of('woman').map(({ pose, subject }) => [pose, subject.person?.hands])).toEqual([
        ['seat', 'read'],
      ]);
      expect(told.ignored).toEqual([]);
    },
  );

  it.each([
    '一个小女孩躺在床上，妈妈站在床后面给她讲故事',
    'a father standing behind the bed reads a bedtime story to his son',
  ])('stands where that is said: %s', async (prompt) => {
    const { spots } = await plan(prompt);
    const reader = spots.find(({ subject }) => subject.person?.hands === 'read');
    expect(reader?.pose).toBe('read');
  });

  it.each(['a man sleeping on a bench', 'a knight sleeping under an oak tree', '老人躺在草地上睡觉'])(
    'lies asleep where no bed is: %s',
    async (prompt) => {
      const { spots, told } = await plan(prompt);
      expect(told.ignored).toEqual([]);
      expect(spots.find(({ subject }) => subject.kind === 'figure')?.pose).toBe('lie');
    },
  );
});

describe('who rides, gathers and flies', () => {
  it('is who can: no glasses ride a skateboard', async () => {
    const { spots, told } = await plan('a cat wearing sunglasses riding a skateboard');
    expect(spots.map(({ subject }) => subject.key)).toEqual(['skateboard']);
    expect(told.understood).toContain('riding a skateboard');
  });

  it.each(['a group of friends around a campfire', '一家人围着篝火'])(
    'sits around the fire, which is before them: %s',
    async (prompt) => {
      const { spots, of } = await plan(prompt);
      const [fire] = of('campfire');
      const people = spots.filter(({ subject }) => subject.kind === 'figure');
      expect(people.length).toBeGreaterThan(2);
      expect(people.every(({ pose, depth }) => pose === 'sit' && depth < (fire?.depth ?? 0))).toBe(true);
    },
  );

  it.each(['a flying car over a city', '未来城市，飞行汽车'])(
    'is one without wheels where a car flies: %s',
    async (prompt) => {
      const { of, told } = await plan(prompt);
      expect(of('flying-car').length).toBeGreaterThan(0);
      for (const spot of of('flying-car')) expect(spot).toMatchObject({ isFloating: true });
      expect(of('car')).toEqual([]);
      expect(told.ignored).toEqual([]);
    },
  );

  it.each([
    ['a man driving a red car', 'car'],
    ['a girl driving a tractor', 'tractor'],
    ['一个男人开着卡车', 'truck'],
    ['a dog in a car', 'car'],
    ['children in a school bus', 'bus'],
    ['a family in a car', 'car'],
    ['a pilot flying a helicopter', 'helicopter'],
  ])('sits in what is driven, and stands nowhere else: %s', async (prompt, key) => {
    const { spots, told } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.key)).toEqual([key]);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ['爸爸开车带着孩子去海边', 'car'],
    ['a woman driving at night', 'car'],
    ['a taxi driver in new york', 'taxi'],
    ['出租车司机', 'taxi'],
  ])('has something to drive where nothing is named: %s', async (prompt, key) => {
    const { spots, told } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.key)).toEqual([key]);
    expect(told.ignored).toEqual([]);
  });

  it.each(['a witch flying on a broomstick over a village at night', '骑着扫帚的女巫飞过月亮'])(
    'flies on a broomstick: %s',
    async (prompt) => {
      const { spots, told } = await plan(prompt);
      expect(spots.map(({ subject, isFloating }) => [subject.key, isFloating])).toEqual([['broom', true]]);
      expect(told.ignored).toEqual([]);
    },
  );

  it('is told as left out where nobody can be seen at the wheel', async () => {
    expect((await plan('a man driving a speedboat')).told.ignored).toEqual(['driving a speedboat']);
    expect((await plan('a red car driving through the desert')).told.ignored).toEqual([]);
  });

  it.each(['a bird flying over a red car', 'a kite flying above a bus'])(
    'leaves a car on the ground where something else flies: %s',
    async (prompt) => {
      const { spots } = await plan(prompt);
      const vehicles = spots.filter(({ subject }) => subject.kind === 'vehicle');
      expect(vehicles.map(({ isFloating }) => isFloating)).toEqual([false]);
    },
  );

  it.each(['a camel caravan in the desert', '沙漠中的骆驼商队'])(
    'is several in a caravan: %s',
    async (prompt) => {
      const { of, told } = await plan(prompt);
      expect(of('camel')).toHaveLength(4);
      expect(told.ignored).toEqual([]);
    },
  );

  it.each(['a waiter in a cafe', 'a lawyer', '外卖员', 'a photographer', '一位木匠'])(
    'is somebody by what they do: %s',
    async (prompt) => {
      const { spots, told } = await plan(prompt);
      expect(spots.map(({ subject }) => subject.kind)).toEqual(['figure']);
      expect(told.ignored).toEqual([]);
    },
  );
});

it.each([
  ['a cute cartoon monster', 'monster'],
  ['森林里的小怪兽', 'monster'],
  ['a haunted house at night', 'haunted-house'],
  ['一辆红色的跑车停在海边', 'sports-car'],
  ['a vintage car parked by the sea', 'vintage-car'],
  ['街边的老爷车', 'vintage-car'],
  ['a red fire truck on a street', 'fire-engine'],
  ['一辆救护车', 'ambulance'],
  ['a police car', 'police-car'],
  ['a yellow school bus', 'bus'],
  ['伦敦的双层巴士', 'double-decker'],
  ['an old tram', 'tram-car'],
  ['a spooky skeleton', 'skeleton'],
  ['a clock tower', 'clock-tower'],
  ['santa claus in a sleigh', 'sled'],
  ['ruins of an ancient temple', 'ruins'],
  ['森林里的古代遗迹', 'ruins'],
  ['一座废墟，夕阳', 'ruins'],
  ['a spiral staircase', 'spiral-staircase'],
  ['旋转楼梯', 'spiral-staircase'],
])('draws what many ask for: %s', async (prompt, key) => {
  const { of, told } = await plan(prompt);
  expect(of(key)).toHaveLength(1);
  expect(told.ignored).toEqual([]);
});

it.each(['an underwater city', '海底城市'])('builds a city in the sea: %s', async (prompt) => {
  const { scene, told } = await plan(prompt);
  expect(scene.layers.map(({ name }) => name)).toContain('sunken city 1');
  expect(told.ignored).toEqual([]);
});

describe('what goes together', () => {
  it('is drawn as one: a train on its bridge, candles on their cake', async () => {
    const train = await plan('a steam train crossing a stone bridge');
    expect(train.spots.map(({ subject }) => subject.drawing)).toEqual(['own/train-on-viaduct']);
    expect(train.told.ignored).toEqual([]);
    const below = await plan('a train under a bridge');
    expect(below.of('train')).toHaveLength(1);
    const cake = await plan('生日蛋糕上插着蜡烛');
    expect([cake.spots.length, cake.told.ignored]).toEqual([1, []]);
    const house = await plan('an old oak tree with a treehouse');
    expect([house.spots.map(({ subject }) => subject.key), house.told.ignored]).toEqual([['treehouse'], []]);
    const candles = await plan('candles on a table');
    expect(candles.of('candle').length).toBeGreaterThan(1);
  });

  it.each([
    ['children playing football in a park', 3],
    ['男孩们在踢足球', 3],
  ])('has one ball: who kicks it, the others run after it: %s', async (prompt, many) => {
    const { spots, told } = await plan(prompt);
    const people = spots.filter(({ subject }) => subject.kind === 'figure');
    const others = Array.from({ length: many - 1 }, () => 'run');
    expect(people.map(({ pose }) => pose).toSorted()).toEqual(['kick', ...others]);
    expect(spots).toHaveLength(many);
    expect(told.ignored).toEqual([]);
  });

  it('has two in the light of the lamps of a street, as large as anywhere', async () => {
    const { scene, spots, told } = await plan('a couple dancing in the rain under a street lamp');
    expect(scene.stage.scene).toBe('street');
    expect(spots.map(({ tall }) => tall > 512 * 0.4)).toEqual([true, true]);
    expect(told.ignored).toEqual([]);
  });

  it('fills the sky at a festival', async () => {
    expect((await plan('a hot air balloon festival')).of('hot-air-balloon')).toHaveLength(9);
    expect((await plan('热气球节')).of('hot-air-balloon')).toHaveLength(9);
  });

  it.each([
    ['a wooden pier at sunset', 'sea'],
    ['一个女孩坐在湖边的码头上', 'lake'],
  ])('leads a pier out over the water, without a bank before it: %s', async (prompt, place) => {
    const { scene, told } = await plan(prompt);
    expect(scene.stage.scene).toBe(place);
    const names = scene.layers.map(({ name }) => name);
    expect(names).toContain('pier');
    expect(names).not.toContain('beach');
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ['kids building a sandcastle on the beach', 'sandcastle', 'kneel'],
    ['孩子们在堆雪人', 'snowman', 'stand'],
  ])('is made by who stands or kneels beside it: %s', async (prompt, key, pose) => {
    const { spots, of, told } = await plan(prompt);
    expect(of(key)).toHaveLength(1);
    expect(spots.filter(({ subject }) => subject.kind === 'figure').every((one) => one.pose === pose)).toBe(
      true,
    );
    expect(told.ignored).toEqual([]);
  });
});

it.each([
  ['a fire truck', 'own/fire-engine'],
  ['an ambulance', 'own/ambulance'],
  ['警车', 'own/police-car'],
  ['a school bus', 'own/school-bus'],
  ['公交车', 'own/city-bus'],
  ['有轨电车', 'own/tram'],
])('draws what drives through towns shaded as its neighbours are: %s', async (prompt, drawing) => {
  expect((await plan(prompt)).spots.map(({ subject }) => subject.drawing)).toEqual([drawing]);
});

it.each([
  ['a red car', 'own/car'],
  ['a yellow taxi', 'own/taxi'],
  ['a green sports car', 'own/sports-car'],
  ['a green convertible', 'own/convertible'],
  ['a blue tram', 'own/tram'],
])('paints what drives in the colour that was said, and leaves its tyres black: %s', (prompt, drawing) => {
  const [colour] = parsePrompt(prompt).subjects.map((subject) => subject.colour);
  const own = vehicleOf({ drawing, colour });
  if (!own) throw new Error('it comes in one colour only');
  const pixels = readPixels(
    makeSurface(own.width, own.height, (brush) => {
      brush.translate(own.width / 2, own.height);
      own.paint({ brush, random: makeRandom(1, 'car'), isDark: false, isSnowy: false, side: 1 });
    }),
  );
  let dark = 0;
  for (let at = 0; at < pixels.length; at += 4)
    if ((pixels[at + 3] ?? 0) > 200 && Math.max(...pixels.subarray(at, at + 3)) < 60) dark++;
  expect(dark).toBeGreaterThan(300);
  expect(vehicleOf({ drawing: 'own/ambulance', colour })).toBeUndefined();
});
