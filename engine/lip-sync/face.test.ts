// A face that is found, measured and moved: where its mouth is known, what comes out is held against that.
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawFace } from '#tests/fakes/draw-face.ts';
import { openDrawnPortrait, openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import { JobRefusal } from '#engine/job.ts';
import type { Image } from '#engine/raster/image.ts';
import { findFaces, type Face } from '#engine/vision/find-faces.ts';
import { measureEyes } from './measure-eyes.ts';
import { measureMouth } from './measure-mouth.ts';
import { isHidden, type Mouth } from './mouth.ts';
import { makeFaceMover, REST } from './move-face.ts';
import { placeMouth } from './place-mouth.ts';

const SIDE = 200;
/** Of the drawn face: the corners of its mouth, and where its lips meet in the middle. */
const DRAWN = { left: [0.4075, 0.67], right: [0.5925, 0.67], middle: [0.5, 0.679] } as const;
/** Read by eye from the photo, 512 × 512: the corners, and in the middle the lower edge of the teeth and of the upper lip. */
const ASTRONAUT = { left: [201, 139], right: [246, 141], teeth: [223, 149.5], lip: [223, 144] } as const;

/** Of the portrait that the illustrator drew, read by eye: the corners, and where its closed lips meet in the middle. */
const GIRL = { left: [450, 498.7], right: [536.5, 498.6], middle: [492, 501] } as const;

let face: Image;
let faces: readonly Face[];
let smiling: Image;

const first = (found: readonly Face[]): Face => {
  if (!found[0]) throw new Error('no face was found');
  return found[0];
};
const see = async (image: Image): Promise<Mouth> => measureMouth(image, first(await findFaces(image)).points);

/** Where a place of the mouth lies in the image: −1–1 from corner to corner, on the line of the lips. */
function seamAt({ x, y, angle, half, seam }: Mouth, u: number): readonly [number, number] {
  const down = seam[Math.round(((u + 1) / 2) * (seam.length - 1))] ?? 0;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x + u * half * cos - down * sin, y + u * half * sin + down * cos];
}

const away = (one: readonly [number, number], other: readonly [number, number]) =>
  Math.hypot(one[0] - other[0], one[1] - other[1]);

beforeAll(async () => {
  face = await readPixels(sharp(await drawFace(SIDE)));
  faces = await findFaces(face);
  smiling = await readPixels(openTestPhoto('astronaut'));
});

describe('[product 2.7] a mouth', () => {
  it.each([
    ['upright', 0, 0, 0],
    ['turned to its left', 20, 0, 0],
    ['turned to its right', -20, 0, 0],
    ['shifted', 0, 31, -17],
    ['turned and shifted', -20, -24, 12],
  ])('is measured where it is drawn: %s', async (_, degrees, right, down) => {
    const side = 400;
    const wall = { create: { width: side, height: side, channels: 3 as const, background: '#a9bfca' } };
    const turned = await sharp(await drawFace(260))
      .ensureAlpha()
      .rotate(degrees, { background: '#a9bfca' })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = turned.info;
    const left = Math.round((side - width) / 2) + right;
    const top = Math.round((side - height) / 2) + down;
    const placed = sharp(wall).composite([
      { input: await cutOut(sharp(turned.data), left, top, side), ...at(left, top) },
    ]);
    const mouth = await see(await readPixels(sharp(await placed.png().toBuffer())));
    const angle = (degrees / 180) * Math.PI;
    const truth = ([x, y]: readonly [number, number]): [number, number] => {
      const [dx, dy] = [(x - 0.5) * 260, (y - 0.5) * 260];
      return [
        left + width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
        top + height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
      ];
    };
    expect(Math.abs(mouth.angle - angle)).toBeLessThan(0.05);
    expect(away(seamAt(mouth, -1), truth(DRAWN.left))).toBeLessThan(7);
    expect(away(seamAt(mouth, 1), truth(DRAWN.right))).toBeLessThan(7);
    expect(away(seamAt(mouth, 0), truth(DRAWN.middle))).toBeLessThan(2.5);
    expect(mouth.gap).toBeLessThan(1);
  });

  it('is measured where the illustrator drew it, though the skin beside it is even', async () => {
    const mouth = await see(await readPixels(openDrawnPortrait()));
    expect(away(seamAt(mouth, -1), GIRL.left)).toBeLessThan(5);
    expect(away(seamAt(mouth, 1), GIRL.right)).toBeLessThan(5);
    expect(away(seamAt(mouth, 0), GIRL.middle)).toBeLessThan(2.5);
  });

  it.each([0, 20, -20])(
    'is measured in a photo that is turned by %d degrees: corners, teeth',
    async (degrees) => {
      const turned = await openTestPhoto('astronaut')
        .rotate(degrees, { background: '#888' })
        .toBuffer({ resolveWithObject: true });
      const mouth = await see(await readPixels(sharp(turned.data)));
      const angle = (degrees / 180) * Math.PI;
      const truth = ([x, y]: readonly [number, number]): [number, number] => [
        turned.info.width / 2 + (x - 256) * Math.cos(angle) - (y - 256) * Math.sin(angle),
        turned.info.height / 2 + (x - 256) * Math.sin(angle) + (y - 256) * Math.cos(angle),
      ];
      expect(Math.abs(mouth.angle - angle - 0.05)).toBeLessThan(0.06);
      expect(away(seamAt(mouth, -1), truth(ASTRONAUT.left))).toBeLessThan(4);
      expect(away(seamAt(mouth, 1), truth(ASTRONAUT.right))).toBeLessThan(4);
      expect(away(seamAt(mouth, 0), truth(ASTRONAUT.teeth))).toBeLessThan(2.5);
      // She smiles: the teeth are as high as they are in the photo.
      expect(Math.abs(mouth.gap - (ASTRONAUT.teeth[1] - ASTRONAUT.lip[1]))).toBeLessThan(2.5);
    },
  );

  it('is hidden in a face that looks aside, not in one that looks half aside', () => {
    const { points } = first(faces);
    const mouth = measureMouth(face, points);
    expect(isHidden(mouth)).toBe(false);
    expect(isHidden({ ...mouth, middle: 0.45, half: mouth.tall * 0.75 })).toBe(false);
    expect(isHidden({ ...mouth, middle: -0.9 })).toBe(true);
    expect(isHidden({ ...mouth, half: mouth.tall * 0.3 })).toBe(true);
  });
});

describe('[product 2.7] the mouth that speaks', () => {
  it('is that of the widest face, or of the face that the box lies in', async () => {
    const pair = await readPixels(
      sharp({ create: { width: 400, height: SIDE, channels: 3, background: '#a9bfca' } }).composite([
        { input: await drawFace(SIDE), left: 0, top: 0 },
        { input: await drawFace(150), left: 240, top: 30 },
      ]),
    );
    const both = await findFaces(pair);
    expect(both).toHaveLength(2);
    expect(placeMouth(pair, null, both).mouth.x).toBeCloseTo(100, -1);
    expect(placeMouth(pair, box(0.72, 0.6, 0.16, 0.16), both).mouth.x).toBeCloseTo(315, -1);
    // By hand nobody draws exactly: what is a little beside the lips means them.
    const { mouth } = placeMouth(pair, box(0.21, 0.62, 0.13, 0.15), both);
    expect(mouth).toEqual(placeMouth(pair, null, both).mouth);
  });

  it('is where it was drawn, along a straight line, where no face has one', async () => {
    const cat = await readPixels(openTestPhoto('cat'));
    const none = await findFaces(cat);
    expect(none).toEqual([]);
    const { mouth, face: own } = placeMouth(cat, box(0.4, 0.6), none);
    expect(own).toBeNull();
    expect(mouth).toMatchObject({ angle: 0, gap: 0, half: cat.width * 0.1 });
    expect(mouth.x).toBeCloseTo(cat.width * 0.5);
    expect(mouth.y).toBeCloseTo(cat.height * 0.64);
    expect(Math.max(...mouth.seam.map(Math.abs))).toBe(0);
    // On the forehead of a face, too, if somebody wants it there.
    expect(placeMouth(face, box(0.4, 0.3), faces).face).toBeNull();
  });

  it('opens where it was drawn on an animal, and nowhere else', async () => {
    const cat = await readPixels(openTestPhoto('cat'));
    const { mouth } = placeMouth(cat, box(0.4, 0.6), []);
    const target = new Uint8ClampedArray(cat.data);
    makeFaceMover(cat, mouth, []).move(target, { ...REST, open: 1, talk: 1 });
    const changed = (x: number, y: number) => differenceAt(target, cat, x, y);
    expect(changed(mouth.x, mouth.y + mouth.half * 0.4)).toBeGreaterThan(20);
    expect(changed(mouth.x, mouth.y - mouth.half * 1.6)).toBe(0);
    expect(changed(mouth.x - mouth.half * 3, mouth.y)).toBe(0);
  });

  it('is refused where it cannot be seen to speak', () => {
    expect(code(() => placeMouth(face, null, []))).toBe('no_face');
    expect(code(() => placeMouth(face, box(0.1, 0.1, 0.05, 0.05), []))).toBe('mouth_small');
    expect(code(() => placeMouth(face, box(0.1, 0.1, 0.07, 0.05), []))).toBeNull();
    expect(code(() => placeMouth(face, null, [lookAside(first(faces), 0.05)]))).toBe('mouth_hidden');
  });
});

describe('[product 2.7] a mouth that moves', () => {
  it('leaves the image as it is while it rests', () => {
    expect(moved({})).toEqual(face.data);
  });

  it('opens, takes the chin along, and leaves forehead and shoulders', () => {
    const mouth = placeMouth(face, null, faces).mouth;
    const open = moved({ open: 1, talk: 1 });
    const light = (image: Uint8ClampedArray, y: number) =>
      image[(Math.round(y) * SIDE + Math.round(mouth.x)) * 4 + 1] ?? 0;
    expect(light(open, mouth.y + mouth.half * 0.25)).toBeLessThan(
      light(face.data, mouth.y + mouth.half * 0.25) - 30,
    );
    for (const y of [60, 90, 195]) expect(light(open, y)).toBe(light(face.data, y));
    expect(darkRows(open)).toBeGreaterThan(darkRows(moved({ open: 0.4, talk: 1 })));
  });

  it('opens along the axis of a face that is turned', async () => {
    const turned = await readPixels(sharp(await drawFace(SIDE)).rotate(20, { background: '#a9bfca' }));
    const [own] = await findFaces(turned);
    const { mouth } = placeMouth(turned, null, own ? [own] : []);
    const target = new Uint8ClampedArray(turned.data);
    makeFaceMover(turned, mouth, []).move(target, { ...REST, open: 1, talk: 1 });
    // What has become dark lies below the middle of the lips, down the face.
    let [sum, across, down] = [0, 0, 0];
    for (let y = 0; y < turned.height; y++) {
      for (let x = 0; x < turned.width; x++) {
        const at = (y * turned.width + x) * 4 + 1;
        if ((target[at] ?? 0) > 60 || (turned.data[at] ?? 0) < 60) continue;
        sum++;
        across += x - mouth.x;
        down += y - mouth.y;
      }
    }
    expect(sum).toBeGreaterThan(50);
    expect(Math.atan2(-across / sum, down / sum)).toBeCloseTo((20 / 180) * Math.PI, 0);
    expect(-across / down).toBeGreaterThan(0.2);
    expect(-across / down).toBeLessThan(0.55);
  });

  it('rounds for "oo": the opening becomes narrower', () => {
    expect(darkColumns(moved({ open: 0.7, wide: -1, talk: 1 }))).toBeLessThan(
      darkColumns(moved({ open: 0.7, wide: 1, talk: 1 })),
    );
  });

  it('closes over the teeth of a smile, and keeps them while it is open', async () => {
    const mouth = await see(smiling);
    const { move } = makeFaceMover(smiling, mouth, []);
    const teeth = (pose: Partial<typeof REST>) => {
      const target = new Uint8ClampedArray(smiling.data);
      move(target, { ...REST, talk: 1, ...pose });
      let count = 0;
      for (let y = 142; y < 165; y++)
        for (let x = 222; x < 231; x++) if ((target[(y * 512 + x) * 4 + 2] ?? 0) > 195) count++;
      return count;
    };
    expect(teeth({ talk: 0 })).toBeGreaterThan(15);
    expect(teeth({ open: 0 })).toBeLessThan(teeth({ talk: 0 }) / 2);
    expect(teeth({ open: 0.6 })).toBeGreaterThanOrEqual(teeth({ talk: 0 }) * 0.9);
  });

  it('says its own words where it is wide open already, as in a video of somebody who speaks', async () => {
    const shout = new Uint8ClampedArray(smiling.data);
    makeFaceMover(smiling, await see(smiling), []).move(shout, { ...REST, open: 1, talk: 1 });
    const speaking = { ...smiling, data: shout };
    const mouth = await see(speaking);
    expect(mouth.gap).toBeGreaterThan(mouth.tall * 0.5);
    const opening = (pose: Partial<typeof REST>) => {
      const target = new Uint8ClampedArray(shout);
      makeFaceMover(speaking, mouth, []).move(target, { ...REST, talk: 1, ...pose });
      let count = 0;
      for (let y = 135; y < 175; y++) if ((target[(y * 512 + 223) * 4 + 1] ?? 0) < 80) count++;
      return count;
    };
    const before = opening({ talk: 0 });
    expect(opening({ open: 0 })).toBeLessThan(before / 3);
    expect(opening({ open: 0.3 })).toBeLessThan(before);
    expect(opening({ open: 1 })).toBeLessThan(before * 1.45);
    expect(opening({ open: 1 })).toBeGreaterThan(opening({ open: 0.3 }) + 4);
  });

  it('is left when the eyes close', () => {
    expect(measureEyes(first(faces).points).map(({ x }) => Math.round((x / SIDE) * 100))).toEqual([39, 61]);
    const shut = moved({ blink: 1 });
    expect(whiteOfEye(face.data)).toBeGreaterThan(210);
    expect(whiteOfEye(shut)).toBeLessThan(190);
  });

  it('takes the tips of long lashes down with the lid', () => {
    const [eye] = measureEyes(first(faces).points);
    if (!eye) throw new Error('no eye was measured');
    // Beyond the corner, as lashes are drawn.
    const [x, y] = [Math.round(eye.x - eye.across * 1.32), Math.round(eye.y - eye.down * 0.5)];
    const lashed = { ...face, data: new Uint8ClampedArray(face.data) };
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      lashed.data.set([10, 10, 10, 255], ((y + dy) * SIDE + x + dx) * 4);
    const { mouth } = placeMouth(lashed, null, faces);
    const shut = new Uint8ClampedArray(lashed.data);
    makeFaceMover(lashed, mouth, [eye]).move(shut, { ...REST, blink: 1 });
    expect(shut[(y * SIDE + x) * 4 + 1]).toBeGreaterThan(100);
  });

  it('shuts large drawn eyes to lines without specks', async () => {
    const image = await readPixels(openDrawnPortrait());
    const { points } = first(await findFaces(image));
    const eyes = measureEyes(points);
    expect(eyes).toHaveLength(2);
    const mover = makeFaceMover(image, measureMouth(image, points), eyes);
    const shut = new Uint8ClampedArray(image.data);
    mover.move(shut, { ...REST, blink: 1 });
    const light = (x: number, y: number): number => shut[(y * image.width + x) * 4 + 1] ?? 0;
    const specks = eyes.flatMap((eye) => {
      const [left, top] = [Math.round(eye.x - eye.across), Math.round(eye.y - eye.down)];
      const found: string[] = [];
      for (let y = top; y < eye.y + eye.down; y++) {
        for (let x = left; x < eye.x + eye.across; x++) {
          const [before, after] = [light(x, y) - light(x - 1, y), light(x, y) - light(x + 1, y)];
          if (before * after > 0 && Math.min(Math.abs(before), Math.abs(after)) > 60) found.push(`${x},${y}`);
        }
      }
      return found;
    });
    expect(specks).toEqual([]);
  });
});

const box = (x: number, y: number, width = 0.2, height = 0.08) => ({ x, y, width, height });

function code(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error instanceof JobRefusal ? error.code : error;
  }
  return null;
}

const at = (left: number, top: number) => ({ left: Math.max(0, left), top: Math.max(0, top) });

/** What of an image lies inside a square that it is laid on. */
async function cutOut(image: Sharp, left: number, top: number, side: number): Promise<Buffer> {
  const { width, height } = await image.metadata();
  const [x, y] = [Math.max(0, -left), Math.max(0, -top)];
  const part = {
    left: x,
    top: y,
    width: Math.min(width - x, side - Math.max(0, left)),
    height: Math.min(height - y, side - Math.max(0, top)),
  };
  return await image.extract(part).png().toBuffer();
}

/** Its points as of a face that is seen from the side. */
function lookAside(one: Face, width: number): Face {
  return {
    ...one,
    points: one.points.map((value, i) => (i % 2 === 0 ? one.x + (value - one.x) * width : value)),
  };
}

function differenceAt(target: Uint8ClampedArray, { width, data }: Image, x: number, y: number): number {
  const from = (Math.round(y) * width + Math.round(x)) * 4;
  return Math.max(...[0, 1, 2].map((c) => Math.abs((target[from + c] ?? 0) - (data[from + c] ?? 0))));
}

function moved(part: Partial<typeof REST>): Uint8ClampedArray {
  const target = new Uint8ClampedArray(face.data);
  const { mouth } = placeMouth(face, null, faces);
  makeFaceMover(face, mouth, measureEyes(first(faces).points)).move(target, { ...REST, ...part });
  return target;
}

function darkRows(image: Uint8ClampedArray): number {
  let count = 0;
  for (let y = 120; y < 165; y++) if ((image[(y * SIDE + 100) * 4 + 1] ?? 0) < 75) count++;
  return count;
}

function darkColumns(image: Uint8ClampedArray): number {
  const row = Math.round(placeMouth(face, null, faces).mouth.y + 4);
  let count = 0;
  for (let x = 60; x < 140; x++) if ((image[(row * SIDE + x) * 4 + 1] ?? 0) < 60) count++;
  return count;
}

function whiteOfEye(image: Uint8ClampedArray): number {
  return image[(91 * SIDE + 70) * 4 + 2] ?? 0;
}
