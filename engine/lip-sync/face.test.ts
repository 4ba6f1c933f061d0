// A face that is found, measured, followed and moved.
import { beforeAll, describe, expect, it } from 'vitest';
import sharp, { type Sharp } from 'sharp';
import { findFaces, type Face } from '#engine/vision/find-faces.ts';
import { drawFace, FACE_MOUTH } from '#tests/fakes/draw-face.ts';
import type { Image } from '#engine/raster/image.ts';
import { JobRefusal } from '#engine/job.ts';
import { fitMouth } from './fit-mouth.ts';
import { makeFollower } from './follow-face.ts';
import { makeFaceMover, REST } from './move-face.ts';
import { placeMouth } from './place-mouth.ts';

const SIDE = 200;
const box = {
  left: FACE_MOUTH.x * SIDE,
  top: FACE_MOUTH.y * SIDE,
  width: FACE_MOUTH.width * SIDE,
  height: FACE_MOUTH.height * SIDE,
};
let face: Image;
let faces: readonly Face[];

async function read(image: Sharp): Promise<Image> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

beforeAll(async () => {
  face = await read(sharp(await drawFace(SIDE)));
  faces = await findFaces(face);
});

describe('[product 2.7] a face', () => {
  it('is found with its mouth and eyes', () => {
    const [found] = faces;
    expect((found?.mouth.left ?? 0) + (found?.mouth.width ?? 0) / 2).toBeCloseTo(SIDE / 2, -1);
    expect((found?.mouth.top ?? 0) + (found?.mouth.height ?? 0) / 2).toBeCloseTo(0.67 * SIDE, -1);
    const [left, right] = found?.eyes ?? [];
    expect([left?.x, right?.x].map((x) => Math.round(((x ?? 0) / SIDE) * 100))).toEqual([39, 61]);
  });

  it('is not found in a wall or in noise', async () => {
    const wall = sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#8ab' } });
    const noise = sharp({
      create: {
        width: SIDE,
        height: SIDE,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
    for (const image of [wall, noise]) {
      expect(() => placeMouth(face, null, [])).toThrow(JobRefusal);
      expect(await findFaces(await read(image))).toEqual([]);
    }
  });

  it('has eyes that can be closed where they lie clear, and only in the face that was meant', () => {
    expect(placeMouth(face, null, faces).eyes).toHaveLength(2);
    expect(placeMouth(face, FACE_MOUTH, faces).eyes).toHaveLength(2);
    expect(placeMouth(face, { x: 0.1, y: 0.1, width: 0.2, height: 0.1 }, faces).eyes).toEqual([]);
  });
});

describe('[product 2.7] a mouth', () => {
  it('is fitted to the line of the lips, also in a box that is not quite right', () => {
    for (const [dx, dy] of [
      [0, 0],
      [3, 2],
      [-3, -3],
    ] as const) {
      const mouth = fitMouth(face, { ...box, left: box.left + dx, top: box.top + dy });
      expect(mouth.x).toBeCloseTo(100, -1);
      expect(Math.abs(mouth.y - 0.675 * SIDE)).toBeLessThan(4);
      expect(mouth.half).toBeGreaterThan(13);
      expect(mouth.half).toBeLessThan(23);
      expect(mouth.smile).toBe(0);
    }
  });

  it('shows teeth where a smile does', async () => {
    const smile = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">
      <path d="M82 133 q18 5 36 0 q-4 17 -18 17 q-14 0 -18 -17" fill="#b85a55"/>
      <path d="M84 134 q16 4 32 0 q-5 10 -16 10 q-11 0 -16 -10" fill="#f4efe6" stroke="#5a2424" stroke-width="1.5"/></svg>`;
    const smiling = await read(sharp(await drawFace(SIDE)).composite([{ input: Buffer.from(smile) }]));
    const mouth = fitMouth(smiling, { left: 80, top: 128, width: 40, height: 24 });
    expect(mouth.smile).toBeGreaterThan(5);
    expect(mouth.y).toBeGreaterThan(139);
  });

  it('leaves the image as it is while it rests', () => {
    const { move } = makeFaceMover(face, fitMouth(face, box), placeMouth(face, null, faces).eyes);
    const target = new Uint8ClampedArray(face.data);
    move(target, REST);
    expect(target).toEqual(face.data);
  });

  it('opens, takes the chin along, and leaves forehead and shoulders', () => {
    const mouth = fitMouth(face, box);
    const open = moved({ open: 1, talk: 1 });
    const middle = (image: Uint8ClampedArray, y: number) =>
      image[(Math.round(y) * SIDE + Math.round(mouth.x)) * 4 + 1] ?? 0;
    expect(middle(open, mouth.y + mouth.half * 0.25)).toBeLessThan(
      middle(face.data, mouth.y + mouth.half * 0.25) - 30,
    );
    for (const y of [60, 90, 195]) expect(middle(open, y)).toBe(middle(face.data, y));
    expect(darkRows(open)).toBeGreaterThan(darkRows(moved({ open: 0.4, talk: 1 })));
  });

  it('rounds for "oo": the opening becomes narrower', () => {
    expect(darkColumns(moved({ open: 0.7, wide: -1, talk: 1 }))).toBeLessThan(
      darkColumns(moved({ open: 0.7, wide: 1, talk: 1 })),
    );
  });

  it('is left when the eyes close', () => {
    const shut = moved({ blink: 1 });
    expect(whiteOfEye(face.data)).toBeGreaterThan(210);
    expect(whiteOfEye(shut)).toBeLessThan(190);
  });
});

describe('[product 2.7] a face that moves', () => {
  it('is followed to a fraction of a pixel, and back', async () => {
    const large = await drawFace(SIDE + 60);
    const shown = (left: number, top: number) =>
      read(sharp(large).extract({ left, top, width: SIDE, height: SIDE }));
    const first = await shown(30, 30);
    const start = placeMouth(first, null, await findFaces(first)).box;
    const follow = makeFollower(first, start);
    for (const [left, top] of [
      [30, 30],
      [34, 31],
      [41, 35],
      [46, 40],
      [40, 36],
      [30, 30],
    ] as const) {
      const step = follow(await shown(left, top));
      expect(Math.abs(step.x - (30 - left))).toBeLessThan(0.6);
      expect(Math.abs(step.y - (30 - top))).toBeLessThan(0.6);
      expect(step.sureness).toBeGreaterThan(0.8);
    }
  });

  it('is given up when it is gone', async () => {
    const follow = makeFollower(face, box);
    const wall = await read(
      sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#777' } }),
    );
    expect(follow(wall)).toEqual({ x: 0, y: 0, sureness: 0 });
    expect(follow(face).sureness).toBeGreaterThan(0.8);
  });
});

function moved(part: Partial<typeof REST>): Uint8ClampedArray {
  const target = new Uint8ClampedArray(face.data);
  makeFaceMover(face, fitMouth(face, box), placeMouth(face, null, faces).eyes).move(target, {
    ...REST,
    ...part,
  });
  return target;
}
function darkRows(image: Uint8ClampedArray): number {
  let count = 0;
  for (let y = 120; y < 165; y++) if ((image[(y * SIDE + 100) * 4 + 1] ?? 0) < 75) count++;
  return count;
}

function darkColumns(image: Uint8ClampedArray): number {
  const row = Math.round(fitMouth(face, box).y + 4);
  let count = 0;
  for (let x = 60; x < 140; x++) if ((image[(row * SIDE + x) * 4 + 1] ?? 0) < 60) count++;
  return count;
}

function whiteOfEye(image: Uint8ClampedArray): number {
  return image[(91 * SIDE + 70) * 4 + 2] ?? 0;
}
