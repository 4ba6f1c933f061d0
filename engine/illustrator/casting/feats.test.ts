// Who does something with the whole body is in the pose of it, at the place of it, with the thing of it.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { featEntry } from '../lexicon/feat-entries.ts';
import { FEAT_NAMES } from '../lexicon/feats.ts';
import { turnOf } from '../people/feat-poses.ts';
import { poseBody } from '../people/skeleton.ts';
import { readPerson } from '../people/read-person.ts';
import { underfootOf } from '../staging/underfoot.ts';

beforeAll(needDrawings, 120_000);

const handsOf = async (prompt: string) =>
  (await plan(prompt)).reading.subjects.map(({ person }) => person?.hands);

describe('a feat', () => {
  it.each([
    ['a football player kicking a ball', 'kick', 'pitch'],
    ['踢足球的男孩们', 'kick', 'pitch'],
    ['a goalkeeper diving for the ball', 'keeper', 'pitch'],
    ['an ice hockey player', 'hockey', 'rink'],
    ['an athlete jumping over hurdles', 'hurdle', 'track'],
    ['a pole vaulter over the bar', 'vault', 'track'],
    ['a gymnast on the balance beam', 'beam', 'sports-hall'],
    ['a boy diving from a diving board', 'springboard', 'pool-lanes'],
    ['swimmers in a swimming race', 'crawl', 'pool-lanes'],
    ['two boxers fighting', 'spar', 'boxing-ring'],
  ])('is seen where it is done: %s', async (prompt, feat, ground) => {
    const { scene, reading, told } = await plan(prompt);
    expect(reading.subjects.map(({ person }) => person?.hands)).toEqual([feat]);
    expect(underfootOf(scene.stage)).toBe(ground);
    expect(told.ignored).toEqual([]);
  });

  it('is done elsewhere where the words say so', async () => {
    const { scene, reading, told } = await plan('宇航员在月球上打篮球');
    expect(scene.stage.scene).toBe('moon');
    expect(underfootOf(scene.stage)).toBeUndefined();
    expect(reading.subjects[0]?.person?.hands).toBe('dribble');
    expect(told.ignored).toEqual([]);
  });

  it.each(['a snowboarder jumping off a cliff', 'kids sledging down a hill'])(
    'of snow is on snow: %s',
    async (prompt) => {
      const { scene, told } = await plan(prompt);
      expect(scene.stage.scene).toBe('snowfield');
      expect(told.ignored).toEqual([]);
    },
  );

  it('is no more than what it was where only a board is under the feet', async () => {
    const { reading } = await plan('a snowboarder in the mountains');
    expect(reading.subjects[0]?.person?.hands).toBe('snowboard');
  });

  it('does not make a bar for drinks one to jump over', async () => {
    const { reading } = await plan('a woman sitting at a bar');
    expect(reading.subjects.map(({ person }) => person?.hands)).not.toContain('vault');
  });

  it('keeps head and feet of who does it apart, whichever way they are turned', async () => {
    const { scene } = await plan('a woman standing');
    const [woman] = scene.stage.reading.subjects;
    if (!woman) throw new Error('There is nobody');
    for (const feat of FEAT_NAMES) {
      woman.person = { sex: 'woman', wears: [], hands: feat, does: feat };
      const person = readPerson(scene.stage, woman, woman.key);
      const { chin, hips, legs } = poseBody(person);
      expect(person.pose).toBe(feat);
      expect(chin[1]).toBeLessThan(hips[1] + 8);
      // In the air, or both feet no lower than the ground.
      for (const { end } of legs) expect(end[1]).toBeLessThanOrEqual(0.5);
      expect(turnOf(feat)?.hips ?? 1).toBeGreaterThan(0);
    }
  });
});

describe('what is done without anybody named', () => {
  it.each([
    ['拔河', 6],
    ['a snowball fight', 4],
    ['花样滑冰', 1],
    ['a ballet pair on stage', 2],
    ['surfing a big wave', 1],
    ['扣篮', 1],
  ])('is done by somebody: %s', async (prompt, count) => {
    const { reading, told } = await plan(prompt);
    expect(reading.subjects.filter(({ kind }) => kind === 'figure').map((one) => one.count)).toEqual([count]);
    expect(told.ignored).toEqual([]);
  });

  it.each(['a yoga studio logo', 'a tennis club logo', 'a cat skateboarding'])(
    'brings nobody where it is a sign, or somebody is there: %s',
    async (prompt) => {
      const { reading } = await plan(prompt);
      expect(reading.subjects.filter(({ words, kind }) => kind === 'figure' && words === undefined)).toEqual(
        [],
      );
    },
  );
});

describe('two who do it with each other', () => {
  it.each([
    'two fencers',
    '两个剑客对决',
    'a samurai duel',
    'two girls in a pillow fight',
    'twins playing',
    '两个女孩打羽毛球',
  ])('face each other: %s', async (prompt) => {
    const { spots, told } = await plan(prompt);
    const [left, right] = spots.toSorted((a, b) => a.x - b.x);
    expect(spots).toHaveLength(2);
    expect([left?.isFlipped, right?.isFlipped]).toEqual([true, false]);
    expect(told.ignored).toEqual([]);
  });

  it('pull on one rope: it is as high for all of them', async () => {
    const { spots } = await plan('拔河');
    expect(new Set(spots.map(({ y }) => Math.round(y))).size).toBe(1);
    const bodies = spots.map(({ tall, share = 1 }) => tall / share);
    expect(Math.max(...bodies) - Math.min(...bodies)).toBeLessThan(1);
    expect(spots.filter(({ isFlipped }) => isFlipped)).toHaveLength(3);
  });

  it('have a sword each where they are fighters, and bare hands where they are not', async () => {
    expect(await handsOf('two samurai fighting')).toEqual(['duel']);
    expect(await handsOf('two men fighting')).toEqual(['fist']);
    expect(await handsOf('two cats fighting')).toEqual([undefined]);
  });
});

describe('animals', () => {
  it.each([
    ['a whale breaching', 'leaping-whale'],
    ['鲸鱼跃出海面', 'leaping-whale'],
    ['a giant octopus attacking a sailing ship', 'kraken'],
    ['an eagle catching a fish', 'fishing-eagle'],
  ])('are drawn as they do it: %s', async (prompt, key) => {
    const { reading, told } = await plan(prompt);
    expect(reading.subjects.map((one) => one.key)).toContain(key);
    expect(told.ignored).toEqual([]);
  });

  it('an octopus has its arms around the ship, at the top of the water', async () => {
    const { scene, spots } = await plan('a giant octopus attacking a sailing ship');
    const [ship, arms] = spots.toSorted((a, b) => a.depth - b.depth);
    expect(scene.stage.scene).toBe('sea');
    expect(arms?.subject.key).toBe('kraken');
    expect(Math.abs((ship?.x ?? 0) - (arms?.x ?? 999))).toBeLessThan(2);
  });

  it('an octopus alone is at the bottom of the sea', async () => {
    const { scene } = await plan('an octopus');
    expect(scene.stage.scene).toBe('underwater');
  });

  it.each(['a dog catching a frisbee', '小狗接飞盘'])('leap for what they catch: %s', async (prompt) => {
    const { reading, told } = await plan(prompt);
    expect(reading.subjects).toHaveLength(1);
    expect(reading.subjects[0]).toMatchObject({ rests: { how: 'leap' }, catches: 'frisbee' });
    expect(told.ignored).toEqual([]);
  });

  it('are not said to catch what they are not seen to', async () => {
    const { told } = await plan('a panda catching a frisbee');
    expect(told.ignored).toContain('catching');
  });

  it('dance on two legs, with each other', async () => {
    const { reading, spots, told } = await plan('a fox and a rabbit dancing in the moonlight');
    expect(
      reading.subjects.filter(({ person }) => person?.animal).map(({ person }) => person?.hands),
    ).toEqual(['waltz', 'waltz']);
    expect(spots).toHaveLength(2);
    expect(told.ignored).toEqual([]);
    const { reading: alone } = await plan('a dancing bear');
    expect(alone.subjects[0]?.person).toMatchObject({ does: 'dance', animal: { key: 'bear' } });
  });

  it('run where they hunt and are hunted', async () => {
    const { reading } = await plan('a cheetah hunting a gazelle');
    expect(reading.subjects.map(({ rests }) => rests?.how)).toEqual(['run', 'run']);
    const { reading: herd } = await plan('万马奔腾');
    expect(herd.subjects[0]).toMatchObject({ key: 'horse', count: 9, rests: { how: 'run' } });
  });
});

it('clothes and words of each feat are its own', () => {
  const words = FEAT_NAMES.flatMap((feat) => featEntry(feat).words.split(', '));
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

it('paints nothing lying on the ground, and says so', async () => {
  const { of, told } = await plan('小男孩趴在地上画画');
  expect(of('boy')[0]?.work).toBeUndefined();
  expect(told.ignored).toEqual(['画画']);
});
