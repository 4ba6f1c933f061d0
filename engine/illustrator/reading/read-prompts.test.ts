// What is read from prompts as people write them, in both languages: all of it, so that nothing is drawn that was not meant.

import { describe, expect, it } from 'vitest';
import { COLOURS } from '../lexicon/circumstances.ts';
import { parsePrompt } from './parse-prompt.ts';
import type { PromptReading, Subject } from './prompt-reading.ts';
import PROMPTS from './read-prompts.json' with { type: 'json' };

const colourNames = new Map(Object.entries(COLOURS).map(([hex, words]) => [hex, words.split(',')[0] ?? hex]));

/** Only what there is: subjects with number, size and colour, then each list that is not empty. */
function summarizeReading(reading: PromptReading): Record<string, string> {
  const { subjects, links, writing, scenes, unwanted, ignored } = reading;
  const summary = {
    subjects: subjects.map(nameSubject).join(', '),
    people: subjects.flatMap(describePerson).join('; '),
    links: links
      .map(
        ({ from, relation, to }) =>
          `${subjects[from]?.key} ${relation} ${to === null ? 'frame' : subjects[to]?.key}`,
      )
      .join(', '),
    writing: writing.map(({ text, on }) => (on ? `${text} (${on})` : text)).join(', '),
    scenes: scenes.join(', '),
    air: [reading.time, ...reading.weather].filter(Boolean).join(', '),
    frame: reading.frame ?? '',
    looks: reading.looks.join(', '),
    surface: reading.surface?.words ?? '',
    tone: reading.tone ?? '',
    light: [...reading.lights, ...(reading.blur ? ['soft behind'] : [])].join(', '),
    colours: [
      ...reading.colours.map((hex) => colourNames.get(hex) ?? hex),
      ...reading.placeColours.map(({ of, colour }) => `${colourNames.get(colour) ?? colour} ${of}`),
    ].join(', '),
    absent: [
      ...(unwanted.hasPeople ? ['people'] : []),
      ...[...unwanted.keys].filter((key) => key !== 'person'),
      ...unwanted.scenes,
      ...unwanted.weather,
    ].join(', '),
    ignored: ignored.join(' · '),
  };
  return Object.fromEntries(Object.entries(summary).filter(([, value]) => value !== ''));
}

function nameSubject({ count, size, colour, key }: Subject): string {
  const name = colour === undefined ? undefined : colourNames.get(colour);
  return [count === 1 ? undefined : String(count), size, name, key].filter(Boolean).join(' ');
}

function describePerson({ key, person }: Subject): string[] {
  if (!person) return [];
  const { role, sex, age, hair, eyes, wears, view, does, animal } = person;
  const hairWords = hair && [hair.cut, hair.colour && (colourNames.get(hair.colour) ?? hair.colour), 'hair'];
  const clothes = wears.map(({ garment, colour }) =>
    [colour === undefined ? undefined : colourNames.get(colour), garment].filter(Boolean).join(' '),
  );
  const eyeWords = eyes && `${colourNames.get(eyes.colour)} eyes`;
  const words = [
    age,
    sex,
    role,
    hairWords?.filter(Boolean).join(' '),
    eyeWords,
    ...clothes,
    view,
    does,
    animal && ['head of', colourNames.get(animal.colour ?? ''), animal.key].filter(Boolean).join(' '),
  ].filter(Boolean);
  return [`${key}: ${words.join(', ')}`];
}

describe('all that is read from', () => {
  it.each(PROMPTS)('$prompt', ({ prompt, ...read }) => {
    expect(summarizeReading(parsePrompt(prompt))).toEqual(read);
  });
});

const keysOf = (prompt: string): string[] => parsePrompt(prompt).subjects.map(({ key }) => key);

it.each([
  ['一朵花', 'flower'],
  ['画一辆车', 'car'],
  ['一艘船', 'boat'],
])('one of something is counted, and no word of its own: %s', (prompt, key) => {
  expect(keysOf(prompt)).toEqual([key]);
});

describe('nothing wrong is drawn', () => {
  it.each([
    'portrait of a woman, steam, lab work',
    'close-up portrait, sharp focus, hair, a ruler of the seas',
    'money, euros, thimble, root, locomotion',
    '蒸汽，顶针，量角器，欧元',
  ])('for words that emoji have as tags: %s', (prompt) => {
    const drawn = keysOf(prompt).filter((key) => key !== 'woman');
    expect(drawn).toEqual([]);
  });

  it.each([
    ['a photo without cars', []],
    ['a photo with no dogs and no cats', []],
    ["don't include a tree", []],
    ['a meadow, not a forest', []],
    ['一片没有树的草地', []],
    ['不要汽车，只有一只狗', ['dog']],
    ['a fox but no rabbits or birds, in the snow', ['fox']],
  ])('for what is forbidden: %s', (prompt, drawn) => {
    expect(keysOf(prompt)).toEqual(drawn);
    expect(parsePrompt(prompt).ignored).toEqual([]);
    expect(parsePrompt(prompt).scenes).not.toContain('forest');
  });

  it.each([
    '米其林',
    '新海诚',
    '弗基米尔',
    '七匹狼',
    '宝马',
    '爱马仕',
    '三只松鼠',
    '元气森林',
    '天猫',
    '红牛',
    '蚂蚁金服',
    'Tiger Woods',
    'Taylor Swift',
    'Studio Ghibli',
    'Red Bull',
    'Apple Watch',
    'Robin Williams',
    'Nike',
    'Makoto Shinkai',
  ])('for names and brands: %s', (name) => {
    for (const prompt of [name, `${name}, 8k`, `a poster of ${name}`, `${name}的海报`]) {
      const reading = parsePrompt(prompt);
      expect([reading.subjects, reading.scenes, [...reading.weather]]).toEqual([[], [], []]);
      expect(reading.ignored).toEqual([name]);
    }
  });

  it.each([
    'depth of field, bokeh, ISO 100, 85mm, f/1.8, 1/250s, rule of thirds, film grain, lens flare',
    '8k, 4K, masterpiece, best quality, trending on artstation, unreal engine 5, ray tracing',
    '(masterpiece:1.2), <lora:add_detail:0.8>, --ar 16:9 --v 6 --style raw, 1024x1024',
    '景深，散景，三分法构图，胶片颗粒感，逆光，留白，高清，杰作，虚幻引擎渲染',
  ])('for words of cameras and models, of which nobody complains: %s', (prompt) => {
    const reading = parsePrompt(prompt);
    expect([reading.subjects, reading.scenes, reading.ignored]).toEqual([[], [], []]);
  });

  it.each([
    'dog food',
    'cat ears',
    'fish tank',
    'apple juice',
    'rabbit costume',
    'horse-shaped',
    '猫耳朵',
    '鱼缸',
    '火车站',
    '马上',
    '牛仔裤',
    '花店',
  ])('for a noun that only describes another: %s', (prompt) => {
    const animals = ['dog', 'cat', 'fish', 'apple', 'rabbit', 'horse', 'train', 'cow', 'flower'];
    expect(keysOf(prompt).filter((key) => animals.includes(key))).toEqual([]);
  });

  it.each([
    'three glasses of wine',
    'the letter B',
    'kids watch a film',
    'a rose gold ring',
    'an orange dress',
  ])('for a word that means another thing here: %s', (prompt) => {
    expect(
      keysOf(prompt).filter((key) => ['glasses', 'envelope', 'watch', 'rose', 'orange'].includes(key)),
    ).toEqual([]);
  });
});

describe('numbers', () => {
  it.each([
    ['one cat', 1],
    ['a cat', 1],
    ['cats', 3],
    ['four cats', 4],
    ['7 cats', 7],
    ['eleven cats', 11],
    ['a dozen cats', 12],
    ['12 cats', 12],
    ['20 cats', 13],
    ['many cats', 13],
    ['一只猫', 1],
    ['五只猫', 5],
    ['十只猫', 10],
    ['十一只猫', 11],
    ['12只猫', 12],
    ['一群猫', 13],
    ['几只猫', 3],
    ['两三个朋友和一只猫', 1],
  ])('%s: %i', (prompt, count) => {
    expect(parsePrompt(prompt).subjects.find(({ key }) => key === 'cat')?.count).toBe(count);
  });

  it('are of the noun after them, and of no other', () => {
    expect(parsePrompt('five gizmos of unknown make, a cat').subjects[0]).toMatchObject({
      key: 'cat',
      count: 1,
    });
    expect(parsePrompt('ISO 200, 50mm, 3 point lighting, a cat').subjects[0]?.count).toBe(1);
  });
});

describe('writing', () => {
  it.each([
    ['a sign "OPEN"', 'OPEN', 'sign'],
    ['a poster with the title “Summer Jazz”', 'Summer Jazz', 'poster'],
    ["a card, 'Happy Birthday, Tom's mum'", "Happy Birthday, Tom's mum", 'card'],
    ['一块写着「营业中」的招牌', '营业中', 'sign'],
    ['书的封面，『山海经』', '山海经', 'book'],
    ['a sign that says WELCOME HOME', 'WELCOME HOME', 'sign'],
    ['a cake with "30"', '30', 'cake'],
  ])('%s', (prompt, text, on) => {
    expect(parsePrompt(prompt).writing).toMatchObject([{ text, on }]);
    expect(parsePrompt(prompt).ignored).toEqual([]);
  });

  it('is nothing that is drawn', () => {
    expect(keysOf('a sign "Lion & Dragon"')).toEqual([]);
    expect(keysOf("the dog's eyes and the cat's ears")).toEqual(['dog', 'cat']);
  });
});
