// What the upper edge cuts off is not drawn out to the border of the larger image.
import { expect, it } from 'vitest';
import type { Image } from '#engine/raster/image.ts';
import { emptyMask } from '#engine/raster/mask.ts';
import { extendPhoto, shareRoom } from './extend-photo.ts';

const SIDE = 120;
const ADDED = 40;
const GREY = 190;
const POLE = { left: 56, right: 64 } as const;

/** A dark pole before a grey wall, taller than the photo. */
function makePole(): Image {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const x = i % SIDE;
    data.fill(x >= POLE.left && x < POLE.right ? 30 : GREY, i * 4, i * 4 + 3);
  }
  return { width: SIDE, height: SIDE, data };
}

it('goes on with the wall, and not with a streak', () => {
  const room = { left: 0, right: 0, top: ADDED, bottom: 0 };
  const image = extendPhoto(makePole(), room, { subject: null, sky: null, seed: 1 });
  const above = image.data[(5 * image.width + (POLE.left + POLE.right) / 2) * 4] ?? 0;
  expect(Math.abs(above - GREY)).toBeLessThan(20);
});

/** Below a rough rock that fills the upper third, a dark wood. */
function makeRock(): Image {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const rock = (x >> 2) % 2 === 0 ? 220 : 130;
    data.fill(y < SIDE / 3 ? rock : 20, i * 4, i * 4 + 3);
  }
  return { width: SIDE, height: SIDE, data };
}

it('goes on with what fills the upper edge, however rough it is', () => {
  const room = { left: 0, right: 0, top: ADDED, bottom: 0 };
  const { width, data } = extendPhoto(makeRock(), room, { subject: null, sky: null, seed: 1 });
  let light = 0;
  for (let y = 4; y < ADDED - 4; y++)
    for (let x = 4; x < width - 4; x++) light += data[(y * width + x) * 4] ?? 0;
  expect(light / ((ADDED - 8) * (width - 8))).toBeGreaterThan(110);
});

it('is added on the other side of what even a corner cuts off', () => {
  const subject = emptyMask(SIDE, SIDE);
  // A shoulder that leaves the photo just above its lower right corner.
  for (let y = SIDE * 0.5; y < SIDE; y++)
    subject.values.fill(1, y * SIDE + SIDE * 0.3, y * SIDE + Math.min(SIDE, y * 0.96 + SIDE * 0.1));
  const wish = { left: 20, right: ADDED, top: 10, bottom: 0 };
  expect(shareRoom(wish, subject, { across: false, down: false })).toEqual({
    left: 20 + ADDED,
    right: 0,
    top: 10,
    bottom: 0,
  });
});
