// What is filled in goes on as what is around it.
import { describe, expect, it } from 'vitest';
import type { Image } from '#engine/raster/image.ts';
import { emptyMask, type Mask } from '#engine/raster/mask.ts';
import { fillByPatches, holeOf } from './fill-by-patches.ts';

const SIDE = 240;
const WIDE = 1200;

/** Upright stripes, eight pixels wide, above a ground of lying ones. */
function drawWall(): Image {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const isGround = y > 170;
    const value = (isGround ? y : x) % 16 < 8 ? 220 : 40;
    data.set([value, value, isGround ? 40 : value, 255], i * 4);
  }
  return { width: SIDE, height: SIDE, data };
}

function box(left: number, top: number, right: number, bottom: number): Mask {
  const mask = emptyMask(SIDE, SIDE);
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) mask.values[y * SIDE + x] = 1;
  return mask;
}

describe('a filled hole', () => {
  it('continues stripes and the ground below them', () => {
    const wall = drawWall();
    const covered = { ...wall, data: new Uint8ClampedArray(wall.data) };
    const mask = box(90, 60, 150, 210);
    for (let i = 0; i < mask.values.length; i++)
      if (mask.values[i]) covered.data.set([250, 0, 0, 255], i * 4);
    const { image: filled } = fillByPatches(covered, holeOf(mask), null, 1);
    let wrong = 0;
    for (let y = 64; y < 205; y++)
      for (let x = 94; x < 146; x++) {
        const at = (y * SIDE + x) * 4;
        wrong += Math.abs((filled.data[at + 1] as number) - (wall.data[at + 1] as number)) > 60 ? 1 : 0;
      }
    expect(wrong / (141 * 52)).toBeLessThan(0.12);
  });

  it('leaves the rest as it was, and is the same every time', () => {
    const wall = drawWall();
    const hole = holeOf(box(100, 100, 130, 130));
    const { image: filled } = fillByPatches(wall, hole, null, 3);
    const changed = filled.data.filter((value, at) => hole.values[at >> 2] === 0 && value !== wall.data[at]);
    expect(changed).toHaveLength(0);
    expect(fillByPatches(wall, hole, null, 3).image.data).toEqual(filled.data);
  });

  it('takes nothing from what is to be seen once only', () => {
    const wall = drawWall();
    const star = box(20, 80, 60, 120);
    for (let i = 0; i < star.values.length; i++) if (star.values[i]) wall.data.set([250, 0, 0, 255], i * 4);
    const hole = holeOf(box(66, 80, 106, 120));
    const { image: filled } = fillByPatches(wall, hole, star, 3);
    const red = [...hole.values.keys()].filter(
      (i) => hole.values[i] && (filled.data[i * 4] as number) > (filled.data[i * 4 + 1] as number) + 60,
    );
    expect(red).toHaveLength(0);
  });

  it.each([
    ['one hole', 0],
    // Where the search begins it is too small to be seen.
    ['a hole and a speck', 9],
  ])('shows no seams where colours change slowly: %s', (_, speck) => {
    const [width, height] = [WIDE, WIDE / 2];
    const image = { width, height, data: new Uint8ClampedArray(width * height * 4) };
    const hole = emptyMask(width, height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        image.data.set([60 + x * 0.12, 90 + y * 0.2, 200 - x * 0.06 - y * 0.12, 255], (y * width + x) * 4);
        hole.values[y * width + x] = x > 400 && x < 800 && y > 120 && y < 400 ? 1 : 0;
      }
    for (let y = 0; y < speck; y++)
      for (let x = 0; x < speck; x++) {
        hole.values[(440 + y) * width + 61 + x] = 1;
        image.data.fill(255, ((440 + y) * width + 61 + x) * 4, ((440 + y) * width + 62 + x) * 4);
      }
    const { data } = fillByPatches(image, hole, null, 5).image;
    let steepest = 0;
    for (let at = 0; at < data.length - width * 4; at++)
      if (Math.floor(at / 4) % width < width - 1)
        for (const beside of [at + 4, at + width * 4])
          steepest = Math.max(steepest, Math.abs((data[at] as number) - (data[beside] as number)));
    expect(steepest).toBeLessThan(5);
  });

  it('goes on with an edge that runs into it, and lets no colour run over it', () => {
    const halves = drawWall();
    for (let i = 0; i < SIDE * SIDE; i++)
      halves.data.set(i % SIDE < 120 ? [240, 240, 240] : [230, 0, 20], i * 4);
    const hole = holeOf(box(70, 60, 190, SIDE));
    const { image: filled, misfit } = fillByPatches(halves, hole, null, 2);
    expect(misfit).toBeLessThan(3);
    let wrong = 0;
    for (let y = 60; y < SIDE; y++)
      for (let x = 70; x < 190; x++) {
        const green = filled.data[(y * SIDE + x) * 4 + 1] as number;
        if (Math.abs(x - 120) > 12) wrong += Math.abs(green - (x < 120 ? 240 : 0)) > 20 ? 1 : 0;
      }
    expect(wrong / (180 * 95)).toBeLessThan(0.035);
  });

  it('takes the ground from the very foot of the image', () => {
    const room = drawWall();
    const floor = SIDE - 9;
    for (let i = 0; i < SIDE * SIDE; i++)
      room.data.set(Math.floor(i / SIDE) < floor ? [225, 222, 214] : [110, 60, 20], i * 4);
    const hole = holeOf(box(80, 90, 160, SIDE - 3));
    const { image: filled } = fillByPatches(room, hole, null, 2);
    const at = ((SIDE - 5) * SIDE + 120) * 4;
    expect(filled.data[at]).toBeLessThan(140);
    expect(filled.data[((floor - 12) * SIDE + 120) * 4]).toBeGreaterThan(200);
  });

  it('fits badly where nothing may be taken that is like what lies beside it', () => {
    const wall = drawWall();
    const people = emptyMask(SIDE, SIDE);
    for (let i = 0; i < SIDE * SIDE; i++) {
      if (Math.floor(i / SIDE) < 40) wall.data.set([90, 90, 200], i * 4);
      else people.values[i] = 1;
    }
    const hole = holeOf(box(60, 60, 180, 220));
    expect(fillByPatches(wall, hole, people, 2).misfit).toBeGreaterThan(10);
    expect(fillByPatches(drawWall(), hole, null, 2).misfit).toBeLessThan(6);
    expect(fillByPatches(drawWall(), hole, null, 2).patched).toBeLessThan(1);
  });

  it('is soft where nothing is left to take from', () => {
    const wall = drawWall();
    wall.data.fill(90);
    const whole = box(0, 0, SIDE, SIDE - 2);
    for (let i = 0; i < whole.values.length; i++) if (whole.values[i]) wall.data.fill(250, i * 4, i * 4 + 3);
    expect(fillByPatches(wall, whole, null, 1).image.data[0]).toBe(90);
  });
});

it('tells how far colours were changed to hide seams', () => {
  // Light from one side: whatever is copied is too light or too dark, and the shape of the hole is seen.
  const lit = { width: SIDE, height: SIDE, data: new Uint8ClampedArray(SIDE * SIDE * 4) };
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const value = 40 + ((x + y) / (2 * SIDE)) * 190;
    lit.data.set([value, value * 0.8, value * 0.5, 255], i * 4);
  }
  const hole = holeOf(box(60, 50, 180, 239));
  expect(fillByPatches(lit, hole, null, 2).patched).toBeGreaterThan(2);
});
