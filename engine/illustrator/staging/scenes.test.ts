// What prompts as people write them show, and that nothing is said to be shown that is not.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { luminance } from '#engine/raster/colour.ts';
import { makeSurface, readPixels } from '#engine/raster/surface.ts';
import type { Scene } from '../painting/compose-scene.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { askedSide } from '../scenery/planting.ts';
import { windowBox } from '../scenery/window-box.ts';

beforeAll(needDrawings, 120_000);

const keysOf = (prompt: string): string[] => parsePrompt(prompt).subjects.map(({ key }) => key);

async function layersOf(prompt: string): Promise<string[]> {
  return (await plan(prompt)).scene.layers.map(({ name }) => name);
}

async function countFurniture(prompt: string): Promise<number> {
  return (await layersOf(prompt)).filter((name) => name.startsWith('furniture')).length;
}

describe('a portrait', () => {
  it.each([
    ['an old fisherman with a white beard, close-up portrait', 'fisherman', 'beard'],
    ['close-up of a fisherman in a yellow coat', 'fisherman', 'coat'],
    ['a smiling knight, portrait', 'knight', 'smiling'],
    ['一位白胡子老人的肖像', 'elder', '胡子'],
  ])('is of whoever is asked for, near enough to see: %s', async (prompt, key, seen) => {
    const { of, told } = await plan(prompt);
    expect(of(key)).toMatchObject([{ isPortrait: true }]);
    expect(told.understood).toContain(seen);
    expect(told.ignored).toEqual([]);
  });

  it.each(['a beautiful girl', 'a man with a beard', '一个美女'])(
    'is of whoever is there alone, the land behind out of focus: %s',
    async (prompt) => {
      const { spots, scene, told } = await plan(prompt);
      expect(spots).toMatchObject([{ isPortrait: true }]);
      expect(scene.stage.scene).not.toBe('studio');
      expect(told.ignored).toEqual([]);
    },
  );

  it.each(['a woman in a red dress', 'a pregnant woman', 'a lonely man', '撑伞的女人'])(
    'is of nobody of whom more is to be seen: %s',
    async (prompt) => {
      expect((await plan(prompt)).spots[0]).toMatchObject({ isPortrait: false });
    },
  );

  it('has a fisherman in his boat where nobody asks for his face', async () => {
    expect((await plan('a fisherman on a river')).of('fisherman')).toMatchObject([{ isOnWater: true }]);
  });
});

it('tells of riding where something is ridden', async () => {
  expect((await plan('a woman riding through a storm')).told.ignored).toEqual(['riding']);
  expect((await plan('a knight riding a white horse')).told.ignored).toEqual([]);
});

it.each([
  ['夜市', 'street'],
  ['夜晚的街道', 'street'],
  ['香港夜景', 'city'],
])('has a place of the night at night: %s', async (prompt, scene) => {
  expect((await plan(prompt)).scene.stage).toMatchObject({ scene, time: 'night' });
});

describe('a stage and a cave', () => {
  it.each([
    ['a ballerina dancing on a stage, spotlight', 'theatre', 'curtains'],
    ['演唱会上的歌手', 'theatre', 'curtains'],
    ['a bear in a cave', 'cave', 'rocks 0'],
    ['bats in a cave at night', 'cave', 'rocks 0'],
    ['山洞里的水晶', 'cave', 'rocks 0'],
  ])('are built as such, and told: %s', async (prompt, name, layer) => {
    const { scene, told } = await plan(prompt);
    expect(scene.stage.scene).toBe(name);
    expect(scene.layers.map((one) => one.name)).toContain(layer);
    expect(told.ignored).toEqual([]);
  });

  it('show no hour where lamps are the light', async () => {
    expect((await plan('a singer on stage at night')).told.ignored).toEqual(['at night']);
  });

  it.each(['a stagecoach in a desert', 'the last stage of a rocket', 'a rock by the sea'])(
    'are not seen in other words: %s',
    async (prompt) => {
      expect((await plan(prompt)).scene.stage.scene).not.toMatch(/theatre|cave/);
    },
  );
});

describe('a sea and a sky in a colour', () => {
  it.each([
    ['蓝色的大海', 'day'],
    ['a pink sky over the sea', 'dawn'],
    ['golden sea', 'sunset'],
    ['a blue sea at sunset', 'sunset'],
  ])('have the hour that gives them this colour: %s', async (prompt, time) => {
    for (const seed of [1, 2, 3, 4]) {
      const { scene } = await plan(prompt, seed);
      expect(scene.stage.time).toBe(time);
    }
  });
});

describe('people of a group', () => {
  it.each(['情侣坐在公园长椅上看夕阳', 'two friends sitting on a bench'])(
    'sit beside each other on one bench: %s',
    async (prompt) => {
      const { spots } = await plan(prompt);
      const bench = spots.find(({ subject }) => subject.key === 'bench');
      const people = spots.filter(({ subject }) => subject.kind === 'figure').toSorted((a, b) => a.x - b.x);
      expect(people).toMatchObject([{ pose: 'seat' }, { pose: 'seat' }]);
      const [left, right] = people;
      if (!bench || !left || !right) throw new Error('Somebody is missing');
      expect(right.x - left.x).toBeGreaterThan(left.tall * 0.2);
      for (const { x } of people) expect(Math.abs(x - bench.x)).toBeLessThan(bench.tall);
    },
  );

  it.each([1, 2, 3])('stand apart, whole, when they chase somebody (seed %i)', async (seed) => {
    const { spots, of } = await plan('two children chasing a dog on the beach', seed);
    const places = spots.map(({ x }) => x).toSorted((a, b) => a - b);
    expect(places).toHaveLength(3);
    const steps = places.slice(1).map((x, at) => x - (places[at] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThan(50);
    const [dog] = of('dog');
    for (const { x } of of('child')) expect(x).toBeGreaterThan(dog?.x ?? NaN);
  });

  it.each([
    ['a couple in a garden', ['adult', 'adult']],
    ['a family of three in a garden', ['adult', 'adult', 'child']],
    ['a family in a garden', ['adult', 'adult', 'child', 'child']],
    ['一家五口在公园', ['adult', 'adult', 'child', 'child', 'old']],
  ])('are as many as are said, of different ages: %s', async (prompt, ages) => {
    const { spots, told } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.person?.age).toSorted()).toEqual(ages);
    expect(new Set(spots.map(({ subject }) => subject.key)).size).toBe(ages.length);
    expect(told.ignored).toEqual([]);
  });

  it('are none where animals are a family, with their young', () => {
    expect(keysOf('a family of ducks')).toEqual(['duck', 'duck']);
    expect(keysOf('a fox family')).toEqual(['fox', 'fox']);
  });
});

describe('left and right', () => {
  it.each([
    ['左边一棵树，右边一座房子', 1],
    ['a tree on the right and a house on the left', -1],
    ['a house to the left of a pine tree', -1],
  ])('are kept to by trees too: %s', async (prompt, side) => {
    for (const seed of [1, 2, 3, 4]) {
      const { scene, of, told } = await plan(prompt, seed);
      expect(Math.sign((of('house')[0]?.x ?? NaN) - 256)).toBe(side);
      expect(told.ignored).toEqual([]);
      const { reading } = scene.stage;
      const tree = reading.subjects.find(({ kind }) => kind === 'tree');
      expect(tree && askedSide(scene.stage, tree)).toBe(-side);
      expect(trunkSide(scene)).toBe(-side);
    }
  });
});

/** On which half of the image the great tree is painted. */
function trunkSide({ stage, layers }: Scene): number {
  const layer = layers.find(({ name }) => name.startsWith('tree '));
  if (layer?.kind !== 'painted') throw new Error('There is no tree');
  const pixels = readPixels(makeSurface(stage.width, stage.height, layer.paint));
  let balance = 0;
  for (let at = 3; at < pixels.length; at += 4)
    if ((pixels[at] ?? 0) > 200) balance += Math.sign((((at - 3) / 4) % stage.width) - stage.width / 2);
  return Math.sign(balance);
}

describe('who walks in the dark', () => {
  it('has a rim of light, against which clothes are darker', async () => {
    const { scene, of } = await plan('a man in a black suit at night');
    const layer = scene.layers.find(({ spot }) => spot === of('man')[0]);
    if (layer?.kind !== 'painted') throw new Error('There is no man');
    const { width, height } = scene.stage;
    const pixels = readPixels(makeSurface(width, height, layer.paint));
    const lights: number[] = [];
    const row = Math.round((of('man')[0]?.y ?? 0) - (of('man')[0]?.tall ?? 0) * 0.62);
    for (let x = 0; x < width; x++) {
      const at = (row * width + x) * 4;
      if ((pixels[at + 3] ?? 0) > 220)
        lights.push(luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]));
    }
    const edge = ((lights[1] ?? 0) + (lights.at(-2) ?? 0)) / 2;
    const middle = lights.toSorted((a, b) => a - b)[lights.length >> 1] ?? 1;
    expect(edge).toBeGreaterThan(middle + 0.06);
  });
});

describe('what is told as understood', () => {
  it.each([
    'a dog under a table',
    'a wizard with a long beard and a staff',
    'a woman sitting on a bench in a park',
    'living room with a green sofa, a lamp and a bookshelf',
    'a laptop, a plant and a cup of coffee on a table',
    'a family of four having a picnic',
    'a white vase with roses',
    'a chef in a white hat holding a pizza',
  ])('is all of it: %s', async (prompt) => {
    expect((await plan(prompt)).told.ignored).toEqual([]);
  });

  it('shows the table that somebody is under, and none where only its top is seen', async () => {
    const { of } = await plan('a dog under a table');
    const [dog, table] = [of('dog')[0], of('table')[0]];
    expect(Math.abs((dog?.x ?? 0) - (table?.x ?? NaN))).toBeLessThan(20);
    expect((dog?.y ?? 0) - (dog?.tall ?? 0)).toBeGreaterThan((table?.y ?? NaN) - (table?.tall ?? 0));
    expect(keysOf('a cup of coffee on a table')).toEqual(['coffee']);
    expect((await plan('桌上的猫')).of('table')).toHaveLength(1);
  });

  it('leaves no screen in the air where a desk is asked for', async () => {
    // The desk of an office has a chair and a screen.
    expect(await countFurniture('a girl in an office')).toBe(
      (await countFurniture('a girl at a desk in an office')) + 3,
    );
  });

  it('shows the house that a car stands before, out of the street', async () => {
    const { scene, of } = await plan('a blue car parked in front of a red house');
    expect(scene.stage.scene).toBe('meadow');
    const [car, house] = [of('car')[0], of('house')[0]];
    expect(house?.tall).toBeGreaterThan((car?.tall ?? NaN) * 1.4);
    expect(car?.depth).toBeGreaterThan(house?.depth ?? NaN);
  });

  it.each(['三个气球，一个红色，两个蓝色', 'three balloons, one red and two blue'])(
    'shares colours out as they were said: %s',
    async (prompt) => {
      const { spots, told } = await plan(prompt);
      expect(spots.map(({ subject }) => subject.colour).toSorted()).toEqual([
        '#2f7fd8',
        '#2f7fd8',
        '#d8342f',
      ]);
      const places = spots.map(({ x }) => x).toSorted((a, b) => a - b);
      expect((places[1] ?? 0) - (places[0] ?? 0)).toBeGreaterThan(60);
      expect(told.ignored).toEqual([]);
    },
  );

  it('lays fruit on the plate that is asked for, and on none else', async () => {
    expect(await layersOf('three red apples and a yellow banana on a plate')).toContain('plate');
    expect(await layersOf('three red apples')).not.toContain('plate');
  });

  it('hangs one lantern at the house that is there, and not from the sky', async () => {
    const { scene, spots } = await plan('a small wooden house at night with a red lantern');
    const hung = scene.layers.find(({ name }) => name === 'lanterns');
    expect(hung?.depth).toBeCloseTo((spots[0]?.depth ?? 0) + 0.001);
  });

  it('has a cat on the sill of the window, inside its frame', async () => {
    for (const seed of [1, 2, 3]) {
      const { scene, of } = await plan('一只橘猫坐在窗台上', seed);
      const { left, top, wide, tall } = windowBox(scene.stage);
      const [cat] = of('cat');
      expect(Math.abs((cat?.y ?? 0) - top - tall)).toBeLessThan(8);
      expect(cat?.x).toBeGreaterThan(left);
      expect(cat?.x).toBeLessThan(left + wide);
    }
  });

  it.each(['a mug on a windowsill', 'a vase and a mug on a windowsill'])(
    'has what one eats and drinks from there too, and all of it: %s',
    async (prompt) => {
      const { scene, spots } = await plan(prompt);
      const box = windowBox(scene.stage);
      expect(scene.stage.scene).toBe('room');
      for (const spot of spots) {
        expect(spot.x).toBeGreaterThan(box.left);
        expect(spot.x).toBeLessThan(box.left + box.wide);
        expect(Math.abs(spot.y - (box.top + box.tall))).toBeLessThan(10);
      }
    },
  );

  it('has as many cats there as were said', async () => {
    const cats = (await plan('two cats on a windowsill')).of('cat');
    expect(new Set(cats.map(({ y }) => y)).size).toBe(1);
    expect(Math.abs((cats[0]?.x ?? 0) - (cats[1]?.x ?? 0))).toBeGreaterThan(60);
  });

  it('puts things into hands: no spots of their own', async () => {
    expect((await plan('a chef holding a pizza')).spots).toHaveLength(1);
    expect((await plan('a wizard with a staff')).spots).toHaveLength(1);
    const eaten = await plan('a monk eating a burger');
    expect([eaten.spots.length, eaten.told.ignored]).toEqual([1, []]);
  });

  it('puts flowers into their vase and plants no field of them', async () => {
    const { scene, of } = await plan('a white vase with roses');
    expect(of('vase')).toHaveLength(1);
    expect(scene.layers.filter(({ name }) => /rose/.test(name))).toEqual([]);
    const field = await plan('roses in a meadow');
    expect(field.scene.layers.some(({ name }) => name === 'field rose')).toBe(true);
  });
});

/** Pixels of the image that are clearly blue, and clearly red. */
async function countColours(prompt: string): Promise<[blue: number, red: number]> {
  const { scene, spots } = await plan(prompt);
  const layers = scene.layers.filter(({ spot }) => spot && spots.includes(spot));
  const pixels = readPixels(
    makeSurface(512, 512, (brush) => {
      for (const layer of layers) if (layer.kind === 'painted') layer.paint(brush);
    }),
  );
  let [blues, reds] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, , blue, alpha] = pixels.subarray(at, at + 4);
    if ((alpha ?? 0) < 250) continue;
    if ((blue ?? 0) > (red ?? 0) + 60) blues++;
    if ((red ?? 0) > (blue ?? 0) + 60) reds++;
  }
  return [blues, reds];
}

describe('two of a kind in two colours', () => {
  it('are painted in both', async () => {
    const [blues, reds] = await countColours('三个气球，一个红色，两个蓝色');
    expect(blues).toBeGreaterThan(reds * 1.4);
    expect(reds).toBeGreaterThan(1000);
  });
});

it.each(['fantasy landscape', '风景画'])('a landscape of no kind is one: %s', async (prompt) => {
  expect((await plan(prompt)).scene.stage.scene).toBe('mountains');
});

it('a station is no train', async () => {
  expect((await plan('a woman reading a map in a train station')).scene.stage.scene).toBe('station');
});

it('a giraffe at a window is in no room, and stars are no field of flowers', async () => {
  const { scene, told } = await plan('长颈鹿把头伸进二楼的窗户');
  expect(scene.stage.scene).toBe('meadow');
  expect(told.ignored).toContain('窗户');
  expect(keysOf('满天星光下的帐篷')).toEqual(['tent']);
});

describe('who is nowhere in cyberpunk', () => {
  it.each(['cyberpunk cat', '赛博朋克少女', 'portrait of a cyberpunk girl', 'a cyberpunk samurai'])(
    'is in a street of neon: %s',
    async (prompt) => {
      expect((await plan(prompt)).scene.stage.scene).toBe('street');
    },
  );

  it.each([
    ['a deer in a meadow, cyberpunk', 'meadow'],
    ['portrait of a cyberpunk girl, plain background', 'backdrop'],
  ])('but where it is said to be: %s', async (prompt, place) => {
    expect((await plan(prompt)).scene.stage.scene).toBe(place);
  });
});

it('of cyberpunk is a street of neon, also where it looks like a film', async () => {
  const { scene, told } = await plan('cyberpunk girl with pink hair, neon signs behind her, rain, cinematic');
  expect(scene.stage.scene).toBe('street');
  expect(told.ignored).toEqual([]);
});
