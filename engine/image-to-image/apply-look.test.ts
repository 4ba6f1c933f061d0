// Faces that are painted can still be known: around their eyes the forms are those of the photo.
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { compareEyes } from '#tests/fakes/compare-eyes.ts';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import type { Image } from '#engine/raster/image.ts';
import { cutSubject } from '#engine/photo/cut-subject.ts';
import { findFaces, type Face } from '#engine/vision/find-faces.ts';
import { seePeople } from '#engine/vision/see-people.ts';
import { applyLook } from './apply-look.ts';

let photo: Image;
let faces: readonly Face[];

beforeAll(async () => {
  photo = await readPixels(sharp(await openTestPhoto('astronaut').resize(700).toBuffer()));
  faces = await findFaces(photo);
});

/** Which part of the pixels has nearly the colour of the pixel beside it. */
function flatnessOf({ data }: Image): number {
  let flat = 0;
  for (let at = 0; at < data.length - 4; at += 4)
    if ([0, 1, 2].every((n) => Math.abs((data[at + n] ?? 0) - (data[at + n + 4] ?? 0)) <= 1)) flat++;
  return (flat * 4) / data.length;
}

it('an illustration is made of flat shapes', async () => {
  const painted = await applyLook(photo, faces, 'illustration', 0.8, 7);
  expect(flatnessOf(painted)).toBeGreaterThan(flatnessOf(photo) * 1.5);
});

/** Half a picture darkens downwards as a sky does at dusk, and a wall stands before the other half. */
function openDusk(): Image {
  const [width, height] = [320, 240];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const light = 1 - y / height;
      const sky = [20 + 40 * light, 50 + 90 * light, 90 + 110 * light];
      data.set([...(x > width * 0.7 ? [190, 90, 50] : sky), 255], at);
    }
  return { width, height, data };
}

it.each(['illustration', 'anime'] as const)('an even sky has no steps: %s', async (look) => {
  const painted = await applyLook(openDusk(), [], look, 0.8, 7);
  const { width, height, data } = painted;
  const rows = Array.from({ length: height - 40 }, (_, n) => data[((n + 20) * width + 100) * 4 + 2] ?? 0);
  const steps = rows.slice(4).map((blue, n) => Math.abs(blue - (rows[n] ?? 0)));
  // Over four rows the sky itself changes by two.
  expect(Math.max(...steps)).toBeLessThan(9);
});

/** How much redder than blue the cheeks are. */
function warmthOfFace({ width, data }: Image, { eyes, mouth }: Face): number {
  const y = Math.round((eyes[0].y + eyes[1].y) / 2 + (mouth.top - eyes[0].y) * 0.55);
  const warmths = eyes.map(({ x }) => {
    const at = (y * width + Math.round(x)) * 4;
    return (data[at] ?? 0) - (data[at + 2] ?? 0);
  });
  return warmths.reduce((sum, warmth) => sum + warmth, 0) / warmths.length;
}

it.each(['poster', 'logo'] as const)('skin has a colour of its own: %s', async (look) => {
  const subject = cutSubject(photo, await seePeople(photo))?.mask ?? null;
  const face = faces[0] as Face;
  const painted = await applyLook(photo, faces, look, 0.8, 7, subject);
  expect(warmthOfFace(painted, face)).toBeGreaterThan(warmthOfFace(photo, face) * 0.6);
});

it('a dark face takes nothing from a pink shirt', async () => {
  const face = faces[0] as Face;
  const dark = { ...photo, data: new Uint8ClampedArray(photo.data) };
  for (let i = 0; i < dark.data.length; i += 4) {
    const [red = 0, green = 0, blue = 0] = dark.data.subarray(i, i + 3);
    const y = Math.floor(i / 4 / dark.width);
    if (y > face.y + face.height) {
      if (red > green * 1.5) dark.data.set([red, red * 0.3, red * 0.58], i);
    } else if (red > blue * 1.15) dark.data.set([red * 0.62, green * 0.45, blue * 0.42], i);
  }
  const subject = cutSubject(dark, await seePeople(dark))?.mask ?? null;
  const painted = await applyLook(dark, faces, 'logo', 0.8, 7, subject);
  expect(blueness(painted, face)).toBeLessThan(blueness(dark, face) + 0.04);
});

/** Which part of a face is as blue as it is green, and redder than both. */
function blueness({ width, data }: Image, { x, y, width: wide, height: tall }: Face): number {
  let [pink, all] = [0, 0];
  for (let row = Math.round(y - tall * 0.3); row < y + tall * 0.3; row++)
    for (let column = Math.round(x - wide * 0.35); column < x + wide * 0.35; column++) {
      const [red = 0, green = 0, blue = 0] = data.subarray((row * width + column) * 4);
      all++;
      if (blue > green * 1.02 && red > green * 1.3) pink++;
    }
  return pink / all;
}

describe('[product 2.2] a face that is painted', () => {
  it.each(['anime', 'illustration', 'oil'] as const)('keeps its eyes: %s', async (look) => {
    const painted = await applyLook(photo, faces, look, 0.6, 7);
    expect(compareEyes(photo, painted, faces[0] as Face)).toBeGreaterThan(0.92);
  });
});
