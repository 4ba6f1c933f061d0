// Posters and cards that name an occasion show what it is known by, on the ground that was asked for.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { letterScene } from './writing.ts';

beforeAll(needDrawings, 120_000);

async function rowOf(prompt: string): Promise<number | undefined> {
  const { scene, spots } = await plan(prompt);
  return letterScene(scene.stage, spots).letterings[0]?.y;
}

describe('the poster of an occasion', () => {
  it.each([
    ['a poster for a jazz festival with the text "Blue Night 2026"', ['saxophone', 'trumpet']],
    ['爵士音乐节海报', ['saxophone', 'trumpet']],
    ['a rock concert poster, text "LOUD"', ['guitar', 'drum']],
    ['halloween party poster', ['bat', 'jack-o-lantern', 'ghost']],
    ['中秋节海报，文字"中秋快乐"', ['moon', 'mooncake', 'rabbit', 'mooncake']],
    ['中秋海报，月亮和桂花', ['moon', 'mooncake', 'rabbit', 'mooncake', 'osmanthus-branch']],
    ['春节海报，文字"新年快乐"', ['lantern']],
    ['a christmas card with the text "Merry Christmas"', ['gift', 'christmas-tree', 'gift']],
    ['movie poster for a space adventure "STARBOUND"', ['planet', 'rocket']],
    ['winter film festival poster', ['movie-camera', 'popcorn']],
    ['电影节海报', ['movie-camera', 'popcorn']],
    ['coffee festival poster', ['coffee', 'croissant']],
    ['咖啡节海报', ['coffee', 'croissant']],
    ['a food festival poster', ['pizza', 'burger', 'ice-cream']],
    ['美食节海报', ['pizza', 'burger', 'ice-cream']],
    ['art exhibition poster', ['artist-palette', 'paintbrush']],
    ['autumn book fair poster', ['book']],
    ['tech conference poster', ['robot', 'laptop']],
    ['marathon poster', ['shoes']],
    ['城市马拉松海报', ['shoes']],
    ['spring flower show poster', ['tulip', 'sunflower', 'rose']],
    ['yoga festival poster', ['lotus']],
  ])('shows what it is known by: %s', async (prompt, keys) => {
    const { scene, reading, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('poster');
    expect(reading.subjects.map(({ key }) => key)).toEqual(keys);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ['a poster for a yoga class, green background', 'lotus'],
    ['a poster for a pizzeria, text "Since 1960"', 'pizza'],
  ])('is a trade where no occasion is named: %s', async (prompt, key) => {
    const { scene, reading, told } = await plan(prompt);
    expect([scene.stage.scene, reading.subjects.map((subject) => subject.key)]).toEqual(['poster', [key]]);
    expect(told.ignored).toEqual([]);
  });

  it('keeps to what is named with it', async () => {
    const { reading } = await plan('a birthday card with a cat, text "Happy Birthday"');
    expect(reading.subjects.map(({ key }) => key)).toEqual(['cat']);
  });

  it.each([
    ['film festival poster with palm trees', ['movie-camera', 'palm']],
    ['jazz night poster with a black cat', ['saxophone', 'black-cat']],
    ['电影节海报，一只猫', ['movie-camera', 'cat']],
  ])('shows what is named beside the first of what an event is known by: %s', async (prompt, keys) => {
    const { scene, reading, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('poster');
    expect(reading.subjects.map(({ key }) => key)).toEqual(keys);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ['海报，标题“新年快乐”，红色灯笼和烟花', ['lantern']],
    ['烟花晚会海报', []],
    ['poster with fireworks, text "New Year"', ['clinking-glasses', 'party-popper']],
  ])('prints fireworks on the sheet: %s', async (prompt, keys) => {
    const { scene, reading, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('poster');
    expect(reading.motifs).toEqual([{ what: 'fireworks' }]);
    expect(reading.subjects.map(({ key }) => key)).toEqual(keys);
    expect(told.ignored).toEqual([]);
  });

  it('prints a rainbow on the sheet', async () => {
    const { reading, told } = await plan('儿童节海报，气球和彩虹');
    expect(reading.motifs).toEqual([{ what: 'rainbow' }]);
    expect(told.ignored).toEqual([]);
  });

  it('prints the sky that an event is under', async () => {
    const { reading, told } = await plan('音乐会海报，小提琴和夜空');
    expect(reading.motifs).toEqual([{ what: 'stars' }]);
    expect(told.ignored).toEqual([]);
  });

  it('leaves the shop that opens for what is at its opening', async () => {
    const { scene, reading } = await plan('超市开业海报，气球');
    expect(scene.stage.scene).toBe('poster');
    expect(reading.subjects.map(({ key }) => key)).toEqual(['lantern', 'balloon']);
  });

  it.each(['science fair poster for kids', '儿童画画班海报'])(
    'does not show whom it is for: %s',
    async (prompt) => {
      const { spots } = await plan(prompt);
      expect(spots.length).toBeGreaterThan(0);
      expect(spots.some(({ subject }) => subject.kind === 'figure')).toBe(false);
    },
  );

  it('leaves a poster that shows a place in that place', async () => {
    expect((await plan('a jazz poster of a street at night')).scene.stage.scene).toBe('street');
  });
});

describe('a season, and a title that names something', () => {
  it.each([
    ['poster for a summer music festival with the words "SUN WAVES"', ['sun', 'waves']],
    ['夏季音乐节海报', ['sun', 'waves']],
    ['冬季电影节海报', ['snow']],
    ['spring flower show poster', ['petals']],
    ['秋季书展海报', ['leaves']],
    ['jazz festival poster with the title "Moon and Stars"', ['moon', 'stars']],
    ['art exhibition poster "Mountains"', ['mountains']],
  ])('are printed on the sheet: %s', async (prompt, motifs) => {
    const { scene, told } = await plan(prompt);
    const names = scene.layers.map(({ name }) => name);
    for (const motif of motifs) expect(names).toContain(`poster figure ${motif}`);
    expect(told.ignored).toEqual([]);
  });

  it('stays weather where a place is shown', async () => {
    expect((await plan('a winter poster of a fox')).scene.stage.weather.has('snow')).toBe(true);
  });
});

describe('a background of one colour', () => {
  it.each([
    ['春节海报，文字"新年快乐"，红色背景，灯笼', 'poster'],
    ['a poster on a red background with the text "Hello", a panda', 'poster'],
    ['a cat on a red background', 'studio'],
    ['一只猫，背景是红色', 'studio'],
  ])('is the ground of the image: %s', async (prompt, place) => {
    const { scene, reading, told } = await plan(prompt);
    expect(scene.stage.scene).toBe(place);
    expect(reading.ground).toBe(reading.colours[0]);
    expect(told.ignored).toEqual([]);
  });

  it('is none where only a thing has the colour', async () => {
    const { ground, subjects } = (await plan('a poster with a red car')).reading;
    expect(ground).not.toBe(subjects[0]?.colour);
  });

  it('has the words in the middle below what hangs, above what stands', async () => {
    expect(await rowOf('春节海报，文字"新年快乐"，红色背景，灯笼')).toBeGreaterThan(512 * 0.55);
    expect(await rowOf('a jazz poster with the text "Blue Night"')).toBeLessThan(512 * 0.25);
  });
});
