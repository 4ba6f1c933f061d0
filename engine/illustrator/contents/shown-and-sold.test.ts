// Things shown for themselves stand large on what was named; what is sold lies on its stall; each jar is one of its own.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { drawSubject } from '../painting/draw-subject.ts';
import { contentOf } from './containers.ts';
import { isOfWork } from './stalls.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { chooseScene } from '../staging/choose-scene.ts';

beforeAll(needDrawings, 120_000);

describe('a product', () => {
  it.each([
    ['a glass perfume bottle on wet black stone with white flowers', 'perfume', 'stone'],
    ['a perfume bottle on a rock', 'perfume', 'stone'],
    ['a lipstick on a white pedestal', 'lipstick', 'pedestal'],
    ['口红在水面上', 'lipstick', 'water'],
    ['一瓶香水放在大理石台上', 'perfume', 'marble'],
    ['a smartphone floating above water', 'mobile-phone', 'water'],
    ['钻石项链放在黑色天鹅绒上', 'necklace', 'silk'],
  ])('stands on it, large: %s', async (prompt, key, material) => {
    const { of, scene, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('studio');
    expect(scene.stage.reading.surface?.material).toBe(material);
    expect(of(key)[0]?.tall).toBeGreaterThan(512 * 0.3);
    expect(of('rock')).toEqual([]);
    expect(told.ignored).toEqual([]);
  });

  it.each(['a watch on a wooden table', '手工陶瓷茶杯放在木桌上'])(
    'stands on the table that was named: %s',
    (prompt) => {
      expect(chooseScene(parsePrompt(prompt), 'product', prompt)).toBe('table');
    },
  );

  it('has beads of water on what is wet', async () => {
    const { scene } = await plan('a perfume bottle on wet black stone');
    expect(scene.layers.map(({ name }) => name)).toContain('beads of water');
  });

  it('leaves rocks and water to those who live there', async () => {
    expect((await plan('a mermaid with a necklace on a rock')).of('rock')).toHaveLength(1);
    expect(parsePrompt('a boat on the water').surface).toBeUndefined();
  });

  it.each([
    ['红色高跟鞋', 'own/high-heel'],
    ['a compact powder', 'own/compact-powder'],
    ['白色背景上的黑色皮包', 'own/handbag'],
    ['a wristwatch with a leather strap', 'own/wristwatch'],
    ['gold earrings', 'own/earrings'],
    ['珍珠项链', 'own/necklace'],
    ['a gold ring with a diamond', 'own/ring'],
  ])('is drawn by ourselves: %s', async (prompt, drawing) => {
    const { spots, told } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.drawing)).toEqual([drawing]);
    expect(told.ignored).toEqual([]);
  });
});

it('a silver ring is of silver', async () => {
  const { scene, told } = await plan('a silver ring');
  expect(told.ignored).toEqual([]);
  const gold = (await plan('a gold ring')).scene;
  const colours = await Promise.all(
    [scene, gold].map(async ({ stage }) => {
      const [ring] = stage.reading.subjects;
      const sheet = ring && (await drawSubject(stage, ring));
      const at = sheet && { x: Math.round(sheet.width * 0.045), y: Math.round(sheet.height * 0.64) };
      const [red = 0, , blue = 0] =
        sheet && at ? sheet.getContext('2d').getImageData(at.x, at.y, 1, 1).data : [];
      return red - blue;
    }),
  );
  expect(colours[0]).toBeLessThan(20);
  expect(colours[1]).toBeGreaterThan(40);
});

describe('a stall', () => {
  it.each([
    ["a farmer's market stall with pumpkins, apples and corn", ['pumpkin', 'apple', 'ear-of-corn']],
    ['水果摊上摆满了西瓜、苹果和香蕉', ['watermelon', 'apple', 'banana']],
    ['a vegetable stand selling tomatoes and carrots', ['tomato', 'carrot']],
  ])('has on it what is sold, and nothing lies in the street: %s', async (prompt, goods) => {
    const { scene, spots, told, reading } = await plan(prompt);
    expect(scene.stage.scene).toBe('street');
    expect(spots.map(({ subject }) => subject.key)).toEqual(['market-stall']);
    expect(spots[0]?.tall).toBeGreaterThan(512 * 0.5);
    expect(reading.subjects.map(({ key }) => key)).toEqual(expect.arrayContaining(goods));
    expect(told.ignored).toEqual([]);
  });

  it('holds what is named in a crate at a market', () => {
    const reading = parsePrompt('fresh oranges in a wooden crate at a market');
    const crate = reading.subjects.find(({ key }) => key === 'crate');
    expect(crate && contentOf(reading, crate)?.key).toBe('orange');
  });

  it('carves pumpkins at Halloween alone', async () => {
    expect((await plan('pumpkins on a table')).of('jack-o-lantern')).toEqual([]);
    expect((await plan('pumpkins on a table, Halloween night')).of('jack-o-lantern').length).toBeGreaterThan(
      0,
    );
  });
});

describe('jars and cups', () => {
  it.each([
    ['a jar of honey and a jar of strawberry jam on a wooden table', ['honey-jar', 'red-jam-jar']],
    ['一罐蜂蜜和一罐果酱', ['honey-jar', 'red-jam-jar']],
    ['三罐果酱', ['red-jam-jar', 'red-jam-jar', 'red-jam-jar']],
    ['a jar of candies and a jar of cookies', ['jar', 'jar']],
    ['一罐糖果和一罐饼干', ['jar', 'jar']],
    ['a cup of matcha latte with a croissant on a marble table', ['matcha-latte', 'croissant']],
    ['a cup of coffee with a croissant', ['coffee', 'croissant']],
  ])('are each one of its own: %s', async (prompt, keys) => {
    const { spots, told } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.key).toSorted()).toEqual(keys.toSorted());
    expect(told.ignored).toEqual([]);
  });

  it('hold what was said of each', () => {
    const reading = parsePrompt('a jar of candies and a jar of cookies');
    const held = reading.subjects.flatMap((one) => contentOf(reading, one)?.key ?? []);
    expect(held).toEqual(['candy', 'cookie']);
  });
});

describe('a table', () => {
  it.each([
    ['木桌上的早餐，有煎蛋、培根和吐司，俯视', 3],
    ['a cheese board with grapes and wine, flat lay', 2],
  ])('is seen from above with all that lies on it: %s', async (prompt, count) => {
    const { scene, spots, told } = await plan(prompt);
    expect(scene.stage.reading.frame).toBe('top_down');
    expect(spots).toHaveLength(count);
    expect(told.ignored).toEqual([]);
  });

  it('has beside a pot what is said to be beside it', async () => {
    const { spots } = await plan('火锅，旁边放着羊肉和蔬菜');
    expect(spots.map(({ subject }) => subject.key).toSorted()).toEqual([
      'hotpot',
      'meat-slices',
      'vegetables',
    ]);
  });

  it('has the dish on its own plate alone', async () => {
    const { spots, told } = await plan('白色瓷盘上的红烧肉和米饭');
    expect(spots.map(({ subject }) => subject.key).toSorted()).toEqual(['braised-pork', 'rice']);
    expect(told.ignored).toEqual([]);
  });

  it('has a pot and as many cups as were said', async () => {
    const { of, told } = await plan('一壶茶和两个茶杯放在竹桌上');
    expect(of('tea')[0]?.subject.drawing).toBe('own/teapot-alone');
    expect(of('teacup-without-handle')).toHaveLength(2);
    expect(told.ignored).toEqual([]);
  });
});

it('shows a toy as small as it is', async () => {
  const { scene, of } = await plan('a toy train in a shop window at Christmas');
  expect(scene.stage.scene).toBe('shop-window');
  expect(of('toy-train')[0]?.tall).toBeLessThan(512 * 0.15);
});

it.each([
  ['老街上的修鞋匠和他的小摊', true],
  ['a shoemaker at his stall', true],
  ['a farmer at a fruit stall', false],
])('has fruit on a stall, but not on that of who works there: %s', (prompt, isIt) => {
  expect(isOfWork(parsePrompt(prompt))).toBe(isIt);
});
