// Where things are put and how large: by the words' links, by metres, and filling the frame. What was drawn is said.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { planReading, reportScene } from '../illustrate.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import type { Link, LinkRelation, PromptReading } from '../reading/prompt-reading.ts';
import type { Spot } from './spot.ts';

beforeAll(needDrawings, 120_000);

type Change = (reading: PromptReading) => void;

async function plan(prompt: string, change: Change = () => {}, seed = 1) {
  const reading = parsePrompt(prompt);
  change(reading);
  const planned = await planReading(reading, { prompt, style: 'auto', width: 512, height: 512, seed });
  const spots = planned.scene.layers.flatMap(({ spot }) => spot ?? []);
  const { placed } = planned.scene;
  const keys = planned.reading.subjects.filter((subject) => placed.has(subject)).map(({ key }) => key);
  return {
    ...planned,
    spots,
    /** Of the subjects that were placed. */
    keys,
    of: (key: string): Spot => {
      const found = spots.find(({ subject }) => subject.key === key);
      if (!found) throw new Error(`There is no ${key}`);
      return found;
    },
  };
}

function link(relation: LinkRelation, from = 0, to: Link['to'] = 1): Change {
  return (reading) => reading.links.push({ relation, from, to, words: relation });
}

it('a fish in a pond is seen from near, unless something else is on the water', async () => {
  const alone = (await plan('a koi in a pond at dusk')).of('koi');
  expect(alone.tall).toBeGreaterThan(512 * 0.2);
  expect((await plan('a koi in a lotus pond at dusk')).of('koi').tall).toBeGreaterThan(512 * 0.2);
  expect((await plan('a koi and a boat in a pond at dusk')).of('koi').tall).toBeLessThan(alone.tall / 2);
});

it.each([
  ['a duck crossing the street', 'duck'],
  ['三只小鸭子跟着鸭妈妈过马路', 'duck'],
  ['an old boat in the desert', 'boat'],
])('what swims elsewhere stands where there is no water: %s', async (prompt, key) => {
  expect((await plan(prompt)).of(key).isOnWater).toBe(false);
});

it('who runs has room for the length of it', async () => {
  const { of } = await plan('龟兔赛跑');
  const [turtle, hare] = [of('turtle'), of('rabbit')];
  expect(Math.abs(turtle.x - hare.x)).toBeGreaterThan(turtle.tall * 0.6 + hare.tall * 0.7);
});

it('a duck that is not on water is not told to swim', async () => {
  expect(reportScene((await plan('a duck swimming in a kitchen')).scene).understood).not.toContain(
    'swimming',
  );
  expect(reportScene((await plan('a duck swimming in a pond')).scene).understood).toContain('swimming');
});

it('a swan lies in the water of a lake, and a ship sails the sea', async () => {
  expect((await plan('a swan on a lake')).of('swan').isOnWater).toBe(true);
  expect((await plan('a sailing ship')).of('sailboat').isOnWater).toBe(true);
});

it('food in a room with somebody stands on a table, but not what is in the hands or on a stove', async () => {
  const { of, keys } = await plan('a girl looking at a birthday cake');
  expect(keys).toEqual(['girl', 'cake', 'table']);
  expect(of('cake').y).toBeLessThan(of('table').y - of('table').tall * 0.8);
  expect((await plan('a girl holding a cake')).keys).not.toContain('table');
  expect((await plan('a woman baking cookies in the kitchen')).keys).not.toContain('table');
});

it('children kneel around their castle of sand and look at it', async () => {
  const { of, spots } = await plan('two children building a sandcastle on the beach');
  const castle = of('sandcastle');
  const people = spots.filter(({ subject }) => subject.kind === 'figure');
  expect(people).toHaveLength(2);
  for (const { x, view, isFlipped } of people) {
    expect(view).toBe('side');
    expect(isFlipped).toBe(x < castle.x);
  }
  expect(people.map(({ x }) => Math.sign(x - castle.x)).toSorted()).toEqual([-1, 1]);
});

it('a family kneels on the sand around its castle, on both sides', async () => {
  const { of, spots } = await plan('a family building a sandcastle');
  const castle = of('sandcastle');
  const people = spots.filter(({ subject }) => subject.kind === 'figure');
  expect(people.map(({ x }) => Math.sign(x - castle.x)).toSorted()).toEqual([-1, -1, 1, 1]);
  expect(new Set(people.map(({ y }) => y))).toEqual(new Set([castle.y]));
});

it.each(['a seagull on a rock next to a lighthouse', '海边的灯塔旁有一只海鸥站在岩石上'])(
  'is beside all of what somebody is on: %s',
  async (prompt) => {
    const { told } = await planScene(prompt);
    expect(told.ignored).toEqual([]);
  },
);

describe('links between subjects', () => {
  it.each([1, 2, 3, 4])('put one left, the other right (seed %i)', async (seed) => {
    const beside = await plan('a cat and a dog', link('right'), seed);
    expect(beside.of('cat').x).toBeGreaterThan(beside.of('dog').x + beside.of('dog').tall * 0.3);
    const ofFrame = await plan('a cat', link('left', 0, null), seed);
    expect(ofFrame.of('cat').x).toBeLessThan(512 * 0.4);
  });

  it('put one on the top of the other, no wider than it', async () => {
    const { of } = await plan('an apple on a book', link('on'));
    expect(of('apple').y).toBeLessThan(of('book').y - of('book').tall * 0.8);
    expect(Math.abs(of('apple').x - of('book').x)).toBeLessThan(5);
    expect(of('apple').depth).toBeGreaterThan(of('book').depth);
  });

  it('let more than half of what is in something look over its rim', async () => {
    // The tub is moved beside the bubbles first.
    const { of } = await plan('a puppy in a bathtub with bubbles');
    const [dog, tub] = [of('dog'), of('bathtub')];
    expect(dog.depth).toBeLessThan(tub.depth);
    expect(Math.abs(dog.x - tub.x)).toBeLessThan(5);
    expect(dog.y - dog.tall * 0.5).toBeLessThan(tub.y - tub.tall * 0.5);
  });

  it('leave a house on land, whatever boat is with it', async () => {
    const { of } = await plan('a red house on an island with a boat');
    expect(of('boat').isOnWater).toBe(true);
    expect(Math.abs(of('house').x - of('boat').x)).toBeGreaterThan(150);
  });

  it('keep the water free for a boat that was asked for beside a lighthouse', async () => {
    for (const seed of [1, 2, 3, 4]) {
      const { of, scene } = await plan('a boat to the left of a lighthouse', undefined, seed);
      expect(of('boat').x).toBeLessThan(of('lighthouse').x);
      // The headland lies away from the light.
      expect(scene.stage.light.side).toBe(-1);
    }
  });

  it('put one behind the other: farther, smaller, painted before it', async () => {
    const plain = await plan('a fox and a bear');
    const { of } = await plan('a fox behind a bear', link('behind'));
    expect(of('fox').depth).toBeLessThan(of('bear').depth);
    expect(of('fox').y).toBeLessThan(of('bear').y);
    expect(of('fox').tall).toBeLessThan(plain.of('fox').tall * 0.95);
  });

  it('let one chase the other: both look the same way, the hunted ahead', async () => {
    for (const seed of [1, 2, 3, 4]) {
      const { of } = await plan('a dog chasing a cat', link('chasing'), seed);
      expect(of('dog').isFlipped).toBe(of('cat').isFlipped);
      // Drawings look to the left.
      expect(of('cat').x).toBeLessThan(of('dog').x);
    }
  });

  it.each(['a couple holding hands walking on the beach', '情侣手牵手走在樱花树下'])(
    'let two walk hand in hand, the same way: %s',
    async (prompt) => {
      const { spots, scene } = await plan(prompt);
      const [her, him] = ['woman', 'man'].map((key) => spots.find(({ subject }) => subject.key === key));
      if (!her || !him) throw new Error('There are not two');
      expect(her.isFlipped).toBe(him.isFlipped);
      const apart = Math.abs(her.x - him.x) / (her.tall + him.tall);
      expect(apart).toBeGreaterThan(0.1);
      expect(apart).toBeLessThan(0.24);
      expect(reportScene(scene).ignored).toEqual([]);
    },
  );

  it('put a thing into a hand, and a rider on a mount: one sprite shows both', async () => {
    const held = await plan('a girl and a guitar', link('holding'));
    expect(held.spots).toHaveLength(1);
    expect(held.keys).toEqual(expect.arrayContaining(['girl', 'guitar']));
    const ridden = await plan('a woman and a horse', link('riding'));
    expect(ridden.spots.map(({ subject }) => subject.key)).toEqual(['horse']);
    expect(ridden.keys).toEqual(expect.arrayContaining(['woman', 'horse']));
  });
});

describe('sizes', () => {
  it.each([
    'a girl in boots in a meadow',
    'a cat',
    'a knight in boots in a forest',
    'a robot on the street',
    '一只熊',
  ])('%s: alone it fills half to three quarters of its frame', async (prompt) => {
    for (const seed of [1, 2, 3]) {
      const [spot] = (await plan(prompt, undefined, seed)).spots;
      expect((spot as Spot).tall / 512).toBeGreaterThan(0.5);
      expect((spot as Spot).tall / 512).toBeLessThan(0.76);
    }
  });

  it('keep to each other: the elephant is larger than the mouse, which can still be seen', async () => {
    const { of } = await plan('a mouse and an elephant');
    expect(of('elephant').tall).toBeGreaterThan(of('mouse').tall * 3);
    expect(of('mouse').tall).toBeGreaterThan(512 * 0.05);
    const people = await plan('a woman and a child');
    expect(people.of('woman').tall).toBeGreaterThan(people.of('child').tall * 1.1);
  });

  it('are those that the words give', async () => {
    const plain = await plan('a cat and a dog');
    const huge = await plan('a huge cat and a dog', ({ subjects: [cat] }) => cat && (cat.size = 'huge'));
    expect(huge.of('cat').tall / huge.of('dog').tall).toBeGreaterThan(
      (plain.of('cat').tall / plain.of('dog').tall) * 1.3,
    );
  });

  it('leave room for as many as were said', async () => {
    const { spots } = await plan('nine sheep');
    expect(spots).toHaveLength(9);
    for (const { x, tall } of spots) expect([x > 0, x < 512, tall > 30]).toEqual([true, true, true]);
  });
});

describe('what was drawn', () => {
  it('is said: trees out of doors, and none in a room', async () => {
    const outside = await plan('a fox under a cherry tree');
    expect(outside.keys).toContain('cherry-tree');
    const inside = await plan('a fox and a cherry tree in a living room');
    expect(inside.keys).toEqual(['fox']);
  });

  it('holds the words that were lettered, and not what no face of ours can write', async () => {
    const { reading, scene } = await plan('a street', ({ writing }) => {
      writing.push({ text: 'OPEN', on: 'sign', words: 'OPEN' }, { text: '🎉', words: '🎉' });
    });
    expect(reading.writing.map((one) => scene.placed.has(one))).toEqual([true, false]);
    expect(scene.layers.map(({ name }) => name)).toEqual(expect.arrayContaining(['writing', 'sign 0']));
  });

  it('has letters right on their board: a camera moves both alike', async () => {
    const { scene } = await plan('a kitchen with a sign that says "HELLO"');
    const names = scene.layers.map(({ name }) => name);
    expect(names.indexOf('writing')).toBe(names.indexOf('sign 0') + 1);
    const depthOf = (one: string) => scene.layers.find(({ name }) => name === one)?.depth ?? 0;
    expect(depthOf('writing')).toBeCloseTo(depthOf('sign 0'), 2);
  });
});

it('takes along who is on what is moved between others', async () => {
  const { of } = await plan(
    'a leather armchair between a tall bookshelf and a floor lamp, a sleeping cat on the armchair',
  );
  expect(Math.abs(of('cat').x - of('armchair').x)).toBeLessThan(30);
});

it.each([5, 7, 9])('%i balloons hide none of them', async (count) => {
  for (const seed of [1, 7, 23]) {
    const planned = await planScene(`${count} hot air balloons over lavender fields`, seed);
    const balloons = planned.of('hot-air-balloon').toSorted((a, b) => a.depth - b.depth);
    expect(balloons).toHaveLength(count);
    // Each is two thirds as wide as tall; nobody before it covers its middle.
    const isHidden = (one: Spot, at: number): boolean =>
      balloons
        .slice(at + 1)
        .some(
          (other) =>
            other.tall >= one.tall &&
            Math.abs(other.x - one.x) < other.tall * 0.24 &&
            Math.abs(other.y - other.tall / 2 - (one.y - one.tall / 2)) < other.tall * 0.35,
        );
    expect(balloons.filter(isHidden)).toEqual([]);
  }
});

it('a rug lies on the floor of a room, not on its table', async () => {
  const { of } = await planScene('a modern living room with a grey sofa and a round rug');
  expect(of('rug').map(({ y }) => y > 512 * 0.85)).toEqual([true]);
});

it.each(['a blue whale swimming under a small boat', '一条鲸鱼在小船下面游'])(
  'who swims under a boat is seen below it, as large as ever: %s',
  async (prompt) => {
    const { of } = await plan(prompt);
    const [boat, whale] = [of('boat'), of('whale')];
    expect(whale.tall).toBeGreaterThan(boat.tall);
    expect(boat.y).toBeLessThan(whale.y - whale.tall * 0.5);
    expect(whale.y).toBeLessThan(512);
  },
);

it('no whale is on a table, though it is seen from above', async () => {
  const { scene } = await plan('a blue whale and a boat, view from above');
  expect(scene.stage.scene).not.toBe('table');
  expect(reportScene(scene).ignored).toEqual(['from above']);
});

it.each([
  ['a wooden hut on the beach', 'beach', 'headland'],
  ['a lighthouse on a cliff', 'headland', 'beach'],
])('stands on sand or on a cliff as is said: %s', async (prompt, ground, other) => {
  const names = (await plan(prompt)).scene.layers.map(({ name }) => name);
  expect(names).toContain(ground);
  expect(names).not.toContain(other);
});

it.each(['a snow leopard resting on a rock', 'a lion sitting on a rock'])(
  'who is on a rock fits on it: %s',
  async (prompt) => {
    const { spots, of } = await plan(prompt);
    const rock = of('rock');
    const animal = spots.find((spot) => spot !== rock);
    expect(Math.abs((animal?.x ?? 0) - rock.x)).toBeLessThan(rock.tall * 0.5);
    expect(animal?.tall).toBeLessThan(rock.tall * 1.2);
  },
);

it.each([
  ['an ant, macro', 'ant'],
  ['蚂蚁，微距摄影', 'ant'],
  ['a ladybug on a blade of grass, macro', 'ladybug'],
])('an insect seen from near is on a leaf: %s', async (prompt, key) => {
  const { scene, of } = await plan(prompt);
  expect([scene.stage.scene, of(key).isFloating]).toEqual(['leaf', true]);
});

it('has no pots where plants have overgrown a place', async () => {
  const { scene, keys } = await plan('an abandoned amusement park overgrown with plants, fog');
  expect([scene.stage.scene, keys]).toEqual(['meadow', ['ferris-wheel']]);
  expect(scene.stage.reading.subjects[0]?.overgrown).toBe('ivy');
});

it.each([
  ['an iceberg floating in a dark ocean, penguins on top', 'penguin', 'snowfield'],
  ['a spiral galaxy in deep space', 'galaxy', 'space'],
  ['清晨的蜘蛛网', 'spider-web', 'meadow'],
  ['an orca breaching in front of icebergs', 'leaping-whale', 'snowfield'],
] as const)('is seen where it belongs, and stands on its ground: %s', async (prompt, key, place) => {
  const { scene, of } = await plan(prompt);
  const { y } = of(key);
  expect(scene.stage.scene).toBe(place);
  expect(y).toBeGreaterThan(512 * 0.6);
  expect(reportScene(scene).ignored).toEqual([]);
});

it.each(['a bamboo forest path in kyoto', 'a bamboo forest path, morning fog'])(
  'a path of a wood is in it: %s',
  async (prompt) => {
    const { scene } = await plan(prompt);
    expect([scene.stage.scene, reportScene(scene).understood.includes('bamboo forest')]).toEqual([
      'forest',
      true,
    ]);
  },
);

it.each(['荷花与蜻蜓', 'butterflies over a flower field', 'bees in a garden'])(
  'shows insects near by, before hills and clouds: %s',
  async (prompt) => {
    const { spots } = await planScene(prompt);
    expect(spots.length).toBeGreaterThan(0);
    for (const { depth, tall } of spots) {
      expect(depth).toBeGreaterThan(0.6);
      expect(tall).toBeGreaterThan(512 * 0.1);
    }
  },
);
