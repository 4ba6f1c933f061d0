// Of several people one is known by the colour of what they wear.
import { expect, it } from 'vitest';
import type { Face } from '#engine/vision/find-faces.ts';
import { facesMeant } from './faces-meant.ts';
import { readInstruction } from './read-instruction.ts';

const YELLOW = [238, 198, 52];
const RED = [208, 44, 44];
const face = (x: number): Face => ({ x, y: 100, width: 80, height: 100 }) as Face;

it.each([
  ['crop to the man in the yellow suit', { do: 'crop', to: 'person', place: { wearing: YELLOW } }],
  ['裁剪到穿黄色西装的男人', { do: 'crop', to: 'person', place: { wearing: YELLOW } }],
  ['remove the woman in red', { do: 'erase', what: 'person', place: { wearing: RED } }],
  ['把穿红衣服的女人去掉', { do: 'erase', what: 'person', place: { wearing: RED } }],
  ['put sunglasses on the girl wearing a red dress', { do: 'wear', place: { wearing: RED } }],
  ['put a hat on the man in the red shirt', { do: 'add', place: { on: 'head', wearing: RED } }],
  ['dye the hair of the girl in the red dress blonde', { do: 'colour', region: { wearing: RED } }],
])('%s', (words, operation) => {
  const { parts, ignored } = readInstruction(words);
  expect(ignored).toEqual([]);
  expect(parts.map((part) => part.operation)).toMatchObject([operation]);
});

it('takes the background for the place of whoever stands in it, and not for what shall go', () => {
  expect(readInstruction('remove the man in the suit in the background').parts).toEqual([]);
  expect(readInstruction('去掉背景中穿西装的男人').parts).toEqual([]);
  expect(readInstruction('remove everything in the background').parts).toMatchObject([
    { operation: { do: 'cut-out' } },
  ]);
});

it.each([
  "change the women's white coat to blue",
  "make the girls' dresses blue",
  "make the men's shirts blue",
])('reads whose it is: %s', (words) => {
  const { parts, ignored } = readInstruction(words);
  expect(ignored).toEqual([]);
  expect(parts).toMatchObject([{ operation: { do: 'colour', region: { kind: 'person' } } }]);
});

it.each(["make the woman's cardigan red", "change the color of the man's shirt to blue"])(
  'is of one of them: %s',
  (words) => {
    const { parts } = readInstruction(words);
    expect(parts).toMatchObject([{ operation: { do: 'colour', region: { kind: 'person', isOfOne: true } } }]);
  },
);

it('finds the one below whose face that colour is', () => {
  const [width, height] = [600, 400];
  const data = new Uint8ClampedArray(width * height * 4).fill(120);
  const faces = [face(120), face(300), face(480)];
  for (let y = 170; y < height; y++)
    for (let x = 240; x < 360; x++) data.set([214, 176, 60], (y * width + x) * 4);
  const image = { width, height, data };
  expect(facesMeant(image, faces, { wearing: [238, 198, 52] }).map(({ x }) => x)).toEqual([300]);
  expect(facesMeant(image, faces, { wearing: [208, 44, 44] })).toEqual([]);
});
