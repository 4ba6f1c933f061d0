// Shoulders that both sides of a portrait cut off.
import { expect, test } from 'vitest';
import type { Image } from '#engine/raster/image.ts';
import { emptyMask, type Mask } from '#engine/raster/mask.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { continueShoulders, findShoulders } from './continue-shoulders.ts';

const [WIDTH, HEIGHT, ROOM] = [96, 128, 12];
const face = { x: 48, y: 40, width: 30, height: 40 } as Face;

/** A body whose outline falls to both sides, `top` rows down at the edges; nothing of it is told below `foot`. */
function bodyOf(top: number, foot = HEIGHT): Mask {
  const mask = emptyMask(WIDTH, HEIGHT);
  for (let x = 0; x < WIDTH; x++) {
    const inside = Math.min(x, WIDTH - 1 - x);
    for (let y = Math.max(top - 30, top - inside); y < foot; y++) mask.values[y * WIDTH + x] = 1;
  }
  return mask;
}

function plain(width: number, height: number, colourOf: (x: number, y: number) => number[]): Image {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++)
    data.set([...colourOf(i % width, Math.floor(i / width)), 255], i * 4);
  return { width, height, data };
}

test('shoulders fall on beside the photo in their own cloth', () => {
  const mask = bodyOf(90);
  const shoulders = findShoulders(mask, face);
  const cloth = (x: number, y: number) => (mask.values[y * WIDTH + x] === 1 ? [200, 40, 20] : [90, 120, 160]);
  const photo = plain(WIDTH, HEIGHT, cloth);
  const image = plain(WIDTH + ROOM * 2, HEIGHT + ROOM, () => [90, 120, 160]);
  const room = { left: ROOM, right: ROOM, top: ROOM, bottom: 0 };
  if (shoulders) continueShoulders(image, photo, shoulders, room, 1);
  const redAt = (x: number, y: number) => image.data[(y * image.width + x) * 4] as number;
  for (const x of [0, image.width - 1]) {
    expect(redAt(x, image.height - 1)).toBeGreaterThan(180);
    // Beside the photo the body begins lower than at its edge.
    expect(redAt(x, ROOM + 94)).toBeLessThan(110);
  }
  // Right beside the edge nothing jumps.
  expect(redAt(ROOM - 1, ROOM + 97)).toBeGreaterThan(180);
  expect(redAt(ROOM - 1, ROOM + 84)).toBeLessThan(110);
});

test('what is as thick as a body goes on, though its foot was not told from the ground', () => {
  expect(findShoulders(bodyOf(72, 114), face)?.left.outline[0]).toBe(72);
});

test.each([
  ['what begins beside the face is hair or an arm', bodyOf(50)],
  ['an arm below which there is ground is no shoulder', bodyOf(90, 110)],
  ['an arm before a body that is hardly told from the ground is no shoulder', bodyOf(60, 84)],
  ['a body that no edge cuts off has none to go on', emptyMask(WIDTH, HEIGHT)],
])('%s', (_, mask) => {
  expect(findShoulders(mask, face)).toBeNull();
});
