// Animals of our own drawing: on the wing or on their feet, at the grass, from the front where they are looked at.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { windowBox } from '../scenery/window-box.ts';
import { BEASTS } from '../things/beasts.ts';
import { hasDrawing } from '../painting/render-own.ts';
import { FISHES_AND_MORE } from '../lexicon/fishes.ts';
import { MORE_BIRDS } from '../lexicon/more-birds.ts';
import { SMALL_CREATURES } from '../lexicon/small-creatures.ts';
import { WILD_ANIMALS } from '../lexicon/wild-animals.ts';
import { MORE_ANIMALS } from '../lexicon/more-animals.ts';
import { ANIMALS } from '../lexicon/animals.ts';

beforeAll(needDrawings, 120_000);

it('has a drawing for every animal that is named', () => {
  const missing = [
    ...ANIMALS,
    ...MORE_ANIMALS,
    ...WILD_ANIMALS,
    ...MORE_BIRDS,
    ...FISHES_AND_MORE,
    ...SMALL_CREATURES,
  ].filter((entry) => !hasDrawing(entry));
  expect(missing.map(({ drawing }) => drawing)).toEqual([]);
  expect('own/gull-flying' in BEASTS).toBe(true);
});

describe('where animals are at home', () => {
  it.each([
    ['a seahorse', 'seahorse', 'underwater'],
    ['鳗鱼', 'eel', 'underwater'],
    ['an axolotl', 'axolotl', 'underwater'],
    ['一只海星', 'starfish', 'sea'],
    ['a walrus', 'walrus', 'snowfield'],
    ['驼鹿', 'moose', 'forest'],
    ['水豚', 'capybara', 'lake'],
  ])('%s is in its place', async (prompt, key, place) => {
    const { scene, of } = await plan(prompt);
    expect(scene.stage.scene).toBe(place);
    expect(of(key).length).toBe(1);
  });

  it.each([
    ['an ostrich beside a horse', 'ostrich'],
    ['a penguin and a kiwi bird', 'kiwi-bird'],
    ['土拨鼠站在草地上', 'marmot'],
  ])('stands on the ground: %s', async (prompt, key) => {
    const [spot] = (await plan(prompt)).of(key);
    expect(spot?.isFloating).toBe(false);
    expect(spot?.subject.kind).toBe('full');
  });
});

describe('a bird', () => {
  it.each(['a bald eagle soaring above a canyon', '一只老鹰在雪山上空翱翔'])(
    'that soars alone is what the image is of: %s',
    async (prompt) => {
      const [one, other] = (await plan(prompt)).of('eagle');
      expect(one?.isFloating).toBe(true);
      expect(one?.tall).toBeGreaterThan(512 * 0.34);
      expect(other).toBeUndefined();
    },
  );

  it.each([
    ['three sailboats on a blue sea with seagulls above', 'gull', 'own/gull-flying'],
    ['two kids building a sandcastle, seagulls overhead', 'gull', 'own/gull-flying'],
    ['一只老鹰在山谷上空飞翔', 'eagle', 'own/eagle-flying'],
    ['a flock of geese flying over a lake', 'goose', 'own/goose-flying'],
    ['天鹅在湖面上飞翔', 'swan', 'own/swan-flying'],
    ['a flock of pelicans flying over the sea', 'pelican', 'own/pelican-flying'],
  ])('has its wings spread in the air: %s', async (prompt, key, drawing) => {
    const [bird] = (await plan(prompt)).of(key);
    expect(bird?.isFloating).toBe(true);
    expect(bird?.subject.drawing).toBe(drawing);
  });

  it.each([
    ['pigeons on a city square', 'dove', 'own/rock-dove'],
    ['广场上的鸽子', 'dove', 'own/rock-dove'],
    ['a red parrot on a branch in the jungle', 'parrot', 'own/macaw'],
  ])('stands where it is said to be: %s', async (prompt, key, drawing) => {
    const [bird] = (await plan(prompt)).of(key);
    expect(bird?.isFloating === true && bird.isPerched !== true).toBe(false);
    expect(bird?.subject.drawing).toBe(drawing);
  });
});

describe('an animal with its head down', () => {
  it.each([
    ['a deer drinking from a river in the forest', 'deer'],
    ['森林深处，一只小鹿在溪边喝水', 'deer'],
    ['a horse grazing in a meadow', 'horse'],
  ])('is told: %s', async (prompt, key) => {
    const { of, told } = await plan(prompt);
    expect(of(key)[0]?.subject.rests?.how).toBe('graze');
    expect(told.ignored).toEqual([]);
  });

  it('is told as left out where no drawing shows it', async () => {
    expect((await plan('a kangaroo grazing')).told.ignored).toEqual(['grazing']);
  });
});

it.each(['a close-up portrait of a lion', 'portrait of a husky', '一只小猫的特写'])(
  'fills the frame with its head: %s',
  async (prompt) => {
    const [only] = (await plan(prompt)).spots;
    expect(only?.subject.rests?.how).toBe('sit');
    expect(only?.isPortrait).toBe(true);
    expect(only?.tall).toBeGreaterThan(512);
  },
);

it.each(['a cat', '一只小狗', 'a persian cat on a sofa', 'a corgi wearing a santa hat'])(
  'sits where nothing is said of what it does, its face seen: %s',
  async (prompt) => {
    expect((await plan(prompt)).reading.subjects[0]?.rests?.how).toBe('sit');
  },
);

it.each(['a tabby cat looking out of a rainy window', '小猫看着窗外的雪', 'a fox gazing through the window'])(
  'is seen from behind where it looks out: %s',
  async (prompt) => {
    const { spots, scene, told } = await plan(prompt);
    const [only] = spots;
    expect(only?.subject.rests).toMatchObject({ how: 'sit', isFromBehind: true });
    const { left, wide } = windowBox(scene.stage);
    expect(only?.x).toBeGreaterThan(left);
    expect(only?.x).toBeLessThan(left + wide);
    expect(told.ignored).toEqual([]);
  },
);

it('fills the image with the window where nothing but a cat is on its sill', async () => {
  const near = await plan('a cat on a windowsill');
  expect(windowBox(near.scene.stage).wide).toBeGreaterThan(512 * 0.7);
  expect(near.spots[0]?.tall).toBeGreaterThan(512 * 0.35);
  const far = await plan('a girl and a cat on a windowsill');
  expect(windowBox(far.scene.stage).wide).toBeLessThan(512 * 0.6);
});

it.each([
  'a dachshund',
  'four cats',
  'a girl and a cat',
  'a dog chasing a ball',
  'a husky wearing a backpack',
])('stands where its body or its company is what one looks at: %s', async (prompt) => {
  const pet = (await plan(prompt)).reading.subjects.find(({ kind }) => kind === 'full');
  expect(pet?.rests?.how).not.toBe('sit');
});

it.each(['two cats', 'a cat and a dog', '三只小狗', 'portrait of two corgis'])(
  'sits beside one or two others, near enough for their faces: %s',
  async (prompt) => {
    const { spots } = await plan(prompt);
    const pets = spots.filter(({ subject }) => subject.rests?.how === 'sit');
    expect(pets.length).toBeGreaterThan(1);
    expect(Math.max(...pets.map(({ tall }) => tall))).toBeGreaterThan(512 * 0.3);
  },
);

it.each(['a cat', 'a fox sitting', 'a red panda sitting', '一只坐着的小猫'])(
  'fills the height that it may where it sits alone: %s',
  async (prompt) => {
    const [only] = (await plan(prompt)).spots;
    expect(only?.tall).toBeGreaterThan(512 * 0.6);
  },
);

it('lies along a twig or on the ground where it is a lizard', async () => {
  expect((await plan('a chameleon on a twig')).spots[0]?.subject.drawing).toBe('own/chameleon');
  expect((await plan('一只壁虎')).spots[0]?.subject.drawing).toBe('own/lizard');
});

it.each([
  ['hyperrealistic eagle portrait', 'portrait'],
  ['卡通奶牛，头像', '头像'],
])('is told as no portrait where it is drawn whole: %s', async (prompt, words) => {
  expect((await plan(prompt)).told.ignored).toEqual([words]);
});

it.each(['萌萌小兔子，抱着胡萝卜，头像', 'portrait of a fox holding a cup of coffee'])(
  'is seen down to what it holds: %s',
  async (prompt) => {
    const [only] = (await plan(prompt)).spots;
    expect(only?.isPortrait).toBe(true);
    expect(only?.tall).toBeLessThan(512);
  },
);

it.each(['a white cat wearing round glasses', '戴眼镜的老虎'])(
  'looks through its glasses at us: %s',
  async (prompt) => {
    expect((await plan(prompt)).spots[0]?.subject.rests?.how).toBe('sit');
  },
);

it('eats of the grove that it is in', async () => {
  const { reading, told } = await plan('两只熊猫在竹林里吃竹子');
  expect(reading.links.map(({ relation }) => relation)).toEqual(['eating']);
  expect(told.ignored).toEqual([]);
});

it.each(['a tiger leaping over a stream', '一只老虎跳跃'])('leaps: %s', async (prompt) => {
  const { of, told } = await plan(prompt);
  expect(of('tiger')[0]?.subject.rests?.how).toBe('leap');
  expect(told.ignored).toEqual([]);
});

it.each(['一只橘猫趴在键盘上睡觉', 'a cat sleeping on a keyboard'])(
  'lies on what it is said to lie on: %s',
  async (prompt) => {
    const { of, told } = await plan(prompt);
    const [[cat], [keyboard]] = [of('cat'), of('keyboard')];
    expect(told.ignored).toEqual([]);
    expect(Math.abs((cat?.x ?? 0) - (keyboard?.x ?? 999))).toBeLessThan(keyboard?.tall ?? 0);
  },
);

it('a goldfish is golden, a koi as koi are', async () => {
  const { reading } = await plan('一只金鱼和一只锦鲤');
  expect(reading.subjects.map(({ colour }) => colour !== undefined)).toEqual([true, false]);
});
