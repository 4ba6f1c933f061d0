// Who plays an instrument has it where it is played, and is told to play.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { readPixels } from '#engine/raster/surface.ts';
import { drawPersonSheet } from './draw-person.ts';
import { readPerson } from './read-person.ts';

beforeAll(needDrawings, 120_000);

async function playerOf(prompt: string) {
  const { scene, told, spots } = await plan(prompt);
  const { stage } = scene;
  const somebody = stage.reading.subjects.find(({ kind }) => kind === 'figure');
  if (!somebody) throw new Error('nobody is there');
  return { stage, somebody, spots, told, person: readPerson(stage, somebody, somebody.key) };
}

describe('an instrument', () => {
  it.each([
    ['古风少女在竹林里吹笛子', 'flute', 'front'],
    ['a girl playing the flute', 'flute', 'front'],
    ['书生在月下吹箫', 'pipe', 'front'],
    ['a musician playing the saxophone', 'sax', 'front'],
    ['a boy playing a trumpet', 'horn', 'side'],
    ['老汉吹唢呐', 'suona', 'side'],
    ['a street musician playing the harmonica', 'harmonica', 'side'],
    ['一个男孩在吹口琴', 'harmonica', 'side'],
    ['一位老人坐在胡同里拉二胡', 'erhu', 'front'],
    ['穿旗袍的女人弹琵琶', 'pipa', 'front'],
    ['a woman playing the cello on stage', 'cello', 'front'],
    ['a cellist', 'cello', 'front'],
    ['an old man playing the accordion', 'squeeze', 'front'],
  ])('is in the hands of who plays it: %s', async (prompt, work, view) => {
    const { person, spots, told } = await playerOf(prompt);
    expect(person.hands?.work).toBe(work);
    expect(person.view).toBe(view);
    expect(spots).toHaveLength(1);
    expect(told.ignored).toEqual([]);
  });

  it.each([['a girl playing the flute'], ['拉二胡的老人'], ['a boy playing the trumpet']])(
    'is drawn: %s',
    async (prompt) => {
      const { stage, somebody, person } = await playerOf(prompt);
      const { hands, ...idle } = person;
      const draw = (one: typeof person) => drawPersonSheet(stage, one, somebody.key, 200).sheet;
      expect(hands).toBeDefined();
      const [playing, still] = [draw(person), draw(idle)];
      // It reaches out, or covers much of the body.
      const filled = (sheet: typeof playing) =>
        readPixels(sheet).filter((value, i) => i % 4 === 3 && value > 200).length;
      expect(playing.width !== still.width || filled(playing) !== filled(still)).toBe(true);
      expect(playing.width).toBeGreaterThan(still.width);
    },
  );

  it('stands by itself where nobody is', async () => {
    const { reading, told } = await plan('an erhu on a table');
    expect(reading.subjects.map(({ drawing }) => drawing)).toContain('own/erhu');
    expect(told.ignored).toEqual([]);
  });
});

it.each([
  ['女孩弹吉他唱歌', 'strum', ['唱歌']],
  ['a woman talking on the phone', 'call', []],
  ['一个女人在打电话', 'call', []],
  ['a girl taking a selfie in front of the Eiffel Tower', 'selfie', []],
  ['三个女孩在海边自拍', 'selfie', []],
])('has both hands at one thing: %s', async (prompt, work, ignored) => {
  const { person, told } = await playerOf(prompt);
  expect(person.hands?.work).toBe(work);
  expect(told.ignored).toEqual(ignored);
});

it.each([['a man reading a newspaper on a bench'], ['老爷爷坐在摇椅上看报纸']])(
  'reads a newspaper, which lies nowhere else: %s',
  async (prompt) => {
    const { person, spots, told } = await playerOf(prompt);
    expect(person.hands).toMatchObject({ work: 'read', isNews: true });
    expect(person.view).toBe('front');
    expect(spots.map(({ subject }) => subject.key)).not.toContain('newspaper');
    expect(told.ignored).toEqual([]);
  },
);

it('dances by turns where many do', async () => {
  const { scene } = await plan('一群人在广场上跳舞');
  const [dancers] = scene.stage.reading.subjects;
  if (!dancers) throw new Error('nobody is there');
  const poses = [0, 1, 2, 3].map(
    (at) => readPerson(scene.stage, dancers, at === 0 ? dancers.key : `${dancers.key} ${at}`).pose,
  );
  expect(new Set(poses).size).toBe(4);
});

it.each([['医生和病人'], ['a doctor and a patient']])('is somebody else: %s', async (prompt) => {
  expect((await plan(prompt)).spots).toHaveLength(2);
});

describe('a band', () => {
  it.each([
    ['a jazz band playing on a stage', ['sax', 'cello', 'drum', 'horn']],
    ['摇滚乐队在舞台上演出', ['strum', 'sing', 'drum', 'strum']],
    ['a string quartet', ['bow', 'bow', 'cello', 'bow']],
    ['民乐团在演奏', ['erhu', 'flute', 'pipa', 'erhu']],
    ['合唱团在唱歌', Array(6).fill('read')],
  ])('is as many as play in it, each at an instrument: %s', async (prompt, works) => {
    const { scene, spots, told } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.person?.hands).toSorted()).toEqual(works.toSorted());
    expect(scene.stage.scene).toBe('theatre');
    expect(told.ignored).toEqual([]);
  });

  it.each(['a rubber band on a desk', 'a watch with a metal band', 'a band of gold'])(
    'is no people where it is a thing: %s',
    async (prompt) => {
      const { reading, told } = await plan(prompt);
      expect(reading.subjects.filter(({ kind }) => kind === 'figure')).toEqual([]);
      expect(told.ignored.join(' ')).toContain('band');
    },
  );
});

it.each(['three friends taking a selfie', '四个朋友在海边自拍', '一对情侣自拍'])(
  'are all seen in the photo they take, close together, one with the phone: %s',
  async (prompt) => {
    const { spots, scene, reading } = await plan(prompt);
    expect(spots.map(({ view }) => view)).not.toContain('back');
    const xs = spots.map(({ x }) => x).toSorted((a, b) => a - b);
    const gaps = xs.slice(1).map((x, at) => x - (xs[at] ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(Math.max(...spots.map(({ tall }) => tall)) * 0.45);
    const holders = reading.subjects.flatMap((who) =>
      Array.from({ length: who.count }, (_, index) =>
        readPerson(scene.stage, who, index === 0 ? who.key : `${who.key} ${index}`),
      ),
    );
    expect(holders.filter(({ hands }) => hands?.work === 'selfie')).toHaveLength(1);
  },
);
