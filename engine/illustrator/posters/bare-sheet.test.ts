// Posters that are set nowhere: wares, the earth or an ornament on a sheet, balloons over what stands there, and the
// words clear of all of it.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { planScene, reportScene, type ScenePlan } from '../illustrate.ts';
import { discPlace } from '../scenery/poster-motifs.ts';
import { footOfWords } from './sheet-words.ts';

beforeAll(needDrawings, 120_000);

async function planPrinted(prompt: string): Promise<ScenePlan> {
  const asked = { prompt, style: 'poster', width: 512, height: 512, seed: 1 } as const;
  return (await planScene(asked)).scene;
}

describe('a poster without a place', () => {
  it.each([
    'farmers market poster',
    '农夫市集海报，“新鲜蔬菜”',
    'poster "FARMERS MARKET", every Saturday 8am, vegetables',
  ])('shows the wares of its market: %s', async (prompt) => {
    const { scene, reading, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('poster');
    expect(reading.subjects.map(({ key }) => key)).toEqual(['crate', 'vegetables']);
    expect(told.ignored).toEqual([]);
  });

  it('is printed with its title and lines where the style is chosen', async () => {
    const scene = await planPrinted('"FARMERS MARKET", every Saturday 8am, vegetables');
    expect(scene.letterings.map(({ text }) => text)).toEqual(['FARMERS MARKET', 'Every Saturday 8am']);
    expect(reportScene(scene).ignored).toEqual([]);
  });

  it.each(['地球海报', 'earth poster'])('shows the whole earth: %s', async (prompt) => {
    const { scene, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('poster');
    expect(scene.layers.map(({ name }) => name)).toContain('poster figure earth');
    expect(told.ignored).toEqual([]);
  });

  it('has an ornament about a title alone', async () => {
    const { scene } = await plan('poster "WE BELONG TOGETHER"');
    expect(scene.stage.scene).toBe('poster');
    expect(scene.layers.map(({ name }) => name)).toContain('poster figure rosette');
  });

  it('has no soft veil of clouds over its land', async () => {
    const scene = await planPrinted('green meadow under a blue sky');
    const names = scene.layers.map(({ name }) => name);
    expect(names).toContain('clouds');
    expect(names).not.toContain('cloud veil');
  });
});

describe('the words of a sheet', () => {
  it.each([
    'Poster for a summer jazz festival, "JAZZ BY THE SEA", August 12',
    'summer music festival poster, "SUN WAVES", July 5, Central Park, $20',
    'food festival poster "TASTE OF THE TOWN", May 1, City Park, free entry',
  ])('are clear of each other, of the sun and of the things: %s', async (prompt) => {
    const { scene, spots } = await plan(prompt);
    const { letterings, stage } = scene;
    const foot = footOfWords(stage);
    const last = letterings.at(-1);
    expect(foot).toBeGreaterThan((last?.y ?? 0) + (last?.pixels ?? 0) * 0.5);
    const { y, radius } = discPlace(stage, 0.22, 1.62);
    expect(y - radius * 1.62).toBeGreaterThan(foot);
    for (const spot of spots) expect(spot.y - spot.tall).toBeGreaterThan(foot);
  });
});

describe('balloons on a sheet', () => {
  it.each(['birthday card with a cake and balloons', '生日快乐贺卡，上面有蛋糕和气球'])(
    'are beside a cake, below the words: %s',
    async (prompt) => {
      const { scene, spots } = await plan(prompt);
      const [cake] = spots.filter(({ subject }) => subject.key === 'cake');
      const foot = footOfWords(scene.stage);
      expect(foot).toBeGreaterThan(0);
      for (const { x, y, tall } of spots.filter(({ subject }) => subject.key === 'balloon')) {
        expect(y - tall).toBeGreaterThan(foot);
        expect(Math.abs(x - (cake?.x ?? x))).toBeGreaterThan(scene.stage.width * 0.12);
      }
    },
  );

  it.each(['Birthday card with balloons, "Happy 30th, Anna!"', '生日贺卡，五个气球，“生日快乐”'])(
    'float on their strings over what stands there: %s',
    async (prompt) => {
      const { scene, spots, told } = await plan(prompt);
      const balloons = spots.filter(({ subject }) => subject.key === 'balloon');
      const others = spots.filter(({ subject }) => subject.key !== 'balloon');
      expect(balloons.length).toBeGreaterThan(2);
      for (const { subject, y, tall, isFloating } of balloons) {
        expect(subject.drawing).toBe('own/string-balloon');
        expect(isFloating).toBe(true);
        expect(y - tall).toBeGreaterThan(footOfWords(scene.stage));
        for (const other of others) expect(y).toBeLessThan(other.y - other.tall * 0.1);
      }
      expect(told.ignored).toEqual([]);
    },
  );
});

it.each([
  ['a cute cat sticker', 'cat'],
  ['a golden fox sticker', 'fox'],
  ['an avocado emoji', 'avocado'],
  ['strawberry clipart', 'strawberry'],
])('shows what it is of: %s', async (prompt, key) => {
  const { scene, spots } = await plan(prompt);
  expect(scene.stage.scene).toBe('studio');
  expect(spots.map(({ subject }) => subject.key)).toEqual([key]);
});

it.each(['a suitcase with travel stickers', 'a laptop with a cat sticker'])(
  'a thing with stickers on it is none: %s',
  async (prompt) => {
    expect((await plan(prompt)).spots).toHaveLength(1);
  },
);

it('an occasion stands on its sheet, and in no room', async () => {
  const scene = await planPrinted('a jazz festival with a saxophone');
  expect(scene.stage.reading.frame).toBe('poster');
  expect(scene.stage.scene).toBe('poster');
});
