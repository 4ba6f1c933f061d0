// A bouquet that is said to be in a vase is one vase with its flowers.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { flowersIn, isEmptyVase } from './vases.ts';

beforeAll(needDrawings, 120_000);

const isEmpty = (prompt: string, drawing: string): boolean =>
  isEmptyVase({ words: prompt, reading: parsePrompt(prompt) }, { drawing });

describe('a bouquet in a vase', () => {
  it.each([
    ['a bouquet of sunflowers in a blue vase on a table', 'own/vase'],
    ['a bouquet of white lilies in a glass vase', 'own/glass-vase'],
    ['玻璃花瓶里的白色百合', 'own/glass-vase'],
    ['花瓶里的一束花', 'own/vase'],
  ])('is one vase with its flowers: %s', async (prompt, drawing) => {
    const { spots, told } = await plan(prompt);
    const things = spots.filter(({ subject }) => subject.key !== 'table');
    expect(things.map(({ subject }) => subject.drawing)).toEqual([drawing]);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    '一束包好的郁金香放在木桌上',
    'a bouquet of wrapped tulips on a table',
    '蓝色玫瑰花束',
    'rose bouquet',
  ])('lies there tied, whatever is said of how: %s', async (prompt) => {
    const { spots } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.key)).toEqual(['bouquet']);
  });

  it('is wrapped in paper where no vase is named', () => {
    expect(parsePrompt('a bouquet on a table').subjects.map(({ key }) => key)).toContain('bouquet');
  });
});

describe('branches in a vase', () => {
  it.each([
    ['olive branches in a glass vase on a stone table', 'vase-olive', 'studio'],
    ['pussy willows and pine branches in a ceramic vase', 'vase-catkins', 'table'],
    ['a vase with red berries and fir branches', 'vase-berries', 'table'],
    ['两枝桃花插在青花花瓶里', 'vase-peach', 'table'],
    ['棉花枝插在陶瓶中', 'vase-cotton', 'table'],
    ['玻璃花瓶里插着几枝红枫枝', 'vase-maple', 'table'],
  ])('are cut, and stand inside: %s', async (prompt, key, place) => {
    const { scene, spots, told } = await plan(prompt);
    const [vase] = spots;
    expect(spots.map(({ subject }) => subject.key)).toEqual(['vase']);
    const flowers = vase ? flowersIn(scene.stage.reading, vase.subject) : [];
    expect(flowers.map((one) => one.key)).toContain(key);
    expect([scene.stage.scene, told.ignored]).toEqual([place, []]);
  });

  it.each([
    'a vase under a cherry tree in a garden',
    'a bamboo vase with roses',
    'a vase of roses on a pine table',
    '梅花树下的花瓶',
  ])('are none where a tree or a table is of it: %s', (prompt) => {
    expect(parsePrompt(prompt).subjects.filter(({ key }) => key.startsWith('vase-'))).toEqual([]);
  });

  it('share their vase with all flowers that are named with them', async () => {
    const { scene, spots } = await plan('white roses, tulips and eucalyptus branches in a vase');
    const [vase] = spots;
    const flowers = vase ? flowersIn(scene.stage.reading, vase.subject) : [];
    expect(flowers.map(({ key }) => key)).toEqual(['rose', 'tulip', 'vase-eucalyptus']);
  });

  it('come out of porcelain with a pattern, in which nothing stands by itself', () => {
    const [vase] = parsePrompt('a Ming dynasty vase').subjects;
    expect(vase && isEmpty('', vase.drawing)).toBe(true);
    expect(isEmpty('a vase by a window', 'own/vase')).toBe(false);
    expect(isEmpty('不要花，一个花瓶', 'own/vase')).toBe(true);
  });
});

it.each(['小丑拿着一束彩色气球', 'a clown holding a bunch of colorful balloons'])(
  'ties several balloons together: %s',
  async (prompt) => {
    const { reading } = await plan(prompt);
    expect(reading.subjects.find(({ key }) => key === 'balloon')?.count).toBe(5);
  },
);
