// Whoever is on a planet stands on its ground; who is over it, or a small prince, sees a globe.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { globeKind, isGlobe } from '../scenery/globe.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('a planet', () => {
  it.each([
    ['宇宙飞船降落在红色的星球上', '#d8342f'],
    ['an astronaut walking on a red planet', '#d8342f'],
    ['a spaceship landing on an icy planet', undefined],
    ['宇航员站在陌生的星球表面', undefined],
    ['an alien landscape', undefined],
  ])('is the ground, in its colour: %s', async (prompt, colour) => {
    const { scene, of, told } = await plan(prompt);
    expect([scene.stage.scene, scene.stage.groundColour]).toEqual(['moon', colour]);
    expect(scene.layers.map(({ name }) => name)).toContain('air');
    expect(of('planet')).toEqual([]);
    expect(told.ignored).toEqual([]);
  });

  it.each(['a spaceship above a blue planet', '飞船飞向一颗行星'])('is a globe: %s', async (prompt) => {
    const { scene, told } = await plan(prompt);
    expect(scene.layers.map(({ name }) => name)).toContain('planet');
    expect(told.understood.some((words) => /planet|行星/.test(words))).toBe(true);
  });

  it('is a globe under whoever stands on it', async () => {
    expect((await plan('小王子站在小星球上')).of('planet')).toHaveLength(1);
  });

  it('stands in the sky over a market, whose people are on the ground', async () => {
    const { scene, of } = await plan('an alien market on a distant planet');
    expect(scene.stage.scene).toBe('street');
    expect(of('alien').map(({ isFloating }) => isFloating)).toEqual([false, false, false]);
    expect(of('planet')).toHaveLength(1);
  });
});

it.each(['earth in the sky over mars', 'an astronaut on mars looking at the earth'])(
  'the earth hangs over another land: %s',
  async (prompt) => {
    const { of, told } = await plan(prompt);
    expect(of('earth')).toHaveLength(1);
    expect(told.understood.some((words) => words.includes('earth'))).toBe(true);
  },
);

it('the moon and open space are painted with the earth', async () => {
  expect((await plan('the earth seen from space')).told).toMatchObject({ ignored: [] });
  expect((await plan('earth rising over the moon')).of('earth')).toEqual([]);
});

describe('a planet with a name', () => {
  it.each([
    ['a space station orbiting Jupiter', ['jupiter'], 'jupiter'],
    ['木星', ['jupiter'], 'jupiter'],
    ['Saturn and its rings', ['saturn'], 'saturn'],
    ['a spaceship flying past Mars', ['mars'], 'mars'],
    ['太空中的火星', ['mars'], 'mars'],
    ['a planet with rings', ['planet'], 'giant'],
  ])('hangs in space as itself, and no other does: %s', async (prompt, keys, kind) => {
    const { scene, reading, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('space');
    expect(reading.subjects.filter(isGlobe).map(({ key }) => key)).toEqual(keys);
    expect(reading.subjects.filter(isGlobe).map(({ key }) => globeKind(key))).toEqual([kind]);
    expect(reading.subjects.map(({ key }) => key)).not.toContain('ring');
    expect(told.ignored).toEqual([]);
  });

  it('is a land where somebody stands on it', async () => {
    expect((await plan('火星上的宇航员')).scene.stage.scene).toBe('desert');
  });

  it('stands over a village', async () => {
    const { scene, of } = await plan('Jupiter over a quiet village at night');
    expect(scene.stage.scene).not.toBe('space');
    expect(of('jupiter')).toHaveLength(1);
  });

  it('is no goddess', async () => {
    expect((await plan('a statue of Venus')).reading.subjects.filter(isGlobe)).toEqual([]);
  });
});

describe('what has landed', () => {
  it.each([
    ['宇宙飞船降落在红色的星球上', 'spaceship', 'moon'],
    ['a ufo landed in a wheat field at night', 'ufo', 'meadow'],
  ])('stands on the ground: %s', async (prompt, key, place) => {
    const { scene, of } = await plan(prompt);
    expect(scene.stage.scene).toBe(place);
    const [spot] = of(key);
    expect(spot?.isFloating).toBe(false);
    expect(spot?.y).toBeGreaterThan(scene.stage.horizon);
  });

  it('flies where nobody says so', async () => {
    expect((await plan('a ufo over a wheat field')).of('ufo')).toMatchObject([{ isFloating: true }]);
  });
});
