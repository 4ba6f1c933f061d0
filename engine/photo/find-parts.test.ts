// Skies and subjects: found where they are, and not seen where they are not.
import { describe, expect, it } from 'vitest';
import { findSky } from './find-sky.ts';
import { cutSubject, type Cut } from './cut-subject.ts';
import type { Image } from '#engine/raster/image.ts';
import { maskShare, type Mask } from '#engine/raster/mask.ts';
import { seePeople } from '#engine/vision/see-people.ts';
import { BALL, HORIZON, makeTestPhoto, meanColour, PARTS, distance } from '#tests/fakes/test-photos.ts';
import { blurLens } from './blur-lens.ts';
import { blendImages } from '#engine/raster/blend.ts';
import { shadeImage } from './shade-image.ts';
import { smoothNoise } from '#engine/raster/smooth-noise.ts';

function at({ width, height, values }: Mask, u: number, v: number): number {
  return values[Math.floor(v * height) * width + Math.floor(u * width)] ?? 0;
}

async function findSubject(photo: Image): Promise<Cut | null> {
  return cutSubject(photo, await seePeople(photo));
}

describe('a sky', () => {
  it('[product 2.2] is found down to the horizon, and not in the meadow', () => {
    const sky = findSky(makeTestPhoto());
    expect(sky?.sureness).toBeGreaterThan(0.6);
    expect(sky?.horizon).toBeCloseTo(HORIZON, 1);
    if (!sky) return;
    expect(maskShare(sky.mask)).toBeGreaterThan(HORIZON * 0.9);
    expect(at(sky.mask, 0.2, 0.1)).toBe(1);
    expect(at(sky.mask, 0.8, 0.44)).toBeGreaterThan(0.9);
    expect(at(sky.mask, 0.2, 0.6)).toBe(0);
  });

  it('leaves out what stands before it', () => {
    const sky = findSky(makeTestPhoto({ ball: { x: 0.5, y: 0.36 } }));
    expect(sky).not.toBeNull();
    if (!sky) return;
    expect(at(sky.mask, 0.5, 0.36)).toBeLessThan(0.1);
    expect(at(sky.mask, 0.15, 0.36)).toBeGreaterThan(0.9);
  });

  it.each([
    ['a brown wall', makeTestPhoto({ hasSky: false })],
    ['a wall without anything', makeTestPhoto({ hasSky: false, ball: null, noise: 1 })],
  ])('is not seen in %s', (_, image) => {
    expect(findSky(image)).toBeNull();
  });
});

describe('a subject', () => {
  it.each([
    [0.5, 0.66],
    [0.3, 0.6],
    [0.68, 0.7],
  ])('[product 2.2] is found at %d, %d with a clean edge', async (x, y) => {
    const photo = makeTestPhoto({ ball: { x, y } });
    const subject = await findSubject(photo);
    expect(subject).not.toBeNull();
    if (!subject) return;
    const radius = BALL * Math.min(photo.width, photo.height);
    const share = (Math.PI * radius ** 2) / (photo.width * photo.height);
    expect(maskShare(subject.mask) / share).toBeGreaterThan(0.8);
    expect(maskShare(subject.mask) / share).toBeLessThan(1.25);
    expect(at(subject.mask, x, y)).toBe(1);
    expect(at(subject.mask, x > 0.5 ? 0.1 : 0.9, 0.9)).toBeLessThan(0.1);
    expect(subject.box.left + subject.box.width / 2).toBeCloseTo(x * photo.width, -1);
  });

  it('is not seen where nothing stands out', async () => {
    expect(await findSubject(makeTestPhoto({ ball: null }))).toBeNull();
  });

  it('is the same every time', async () => {
    const photo = makeTestPhoto();
    const first = await findSubject(photo);
    expect((await findSubject(photo))?.mask.values).toEqual(first?.mask.values);
  });
});

describe('the tools of photos', () => {
  it('blur what is far, and let nothing sharp bleed into it', async () => {
    const photo = makeTestPhoto();
    const subject = await findSubject(photo);
    expect(subject).not.toBeNull();
    if (!subject) return;
    const far = { ...subject.mask, values: subject.mask.values.map((value) => 1 - value) };
    const blurred = blurLens(photo, far, 8);
    expect(meanColour(blurred, PARTS.ball)).toEqual(meanColour(photo, PARTS.ball));
    // Beside the ball there is grass, and no red shine.
    const beside = { left: 0.5 + 0.16, top: 0.62, right: 0.5 + 0.2, bottom: 0.7 };
    expect(distance(meanColour(blurred, beside), meanColour(photo, beside))).toBeLessThan(14);
  });

  it('take out noise and keep edges', () => {
    const clean = makeTestPhoto({ noise: 0 });
    const noisy = makeTestPhoto({ noise: 22 });
    const smoothed = shadeImage(noisy, (planes) => smoothNoise(planes, 1));
    const error = (image: typeof clean) =>
      clean.data.reduce((sum, value, i) => sum + Math.abs(value - (image.data[i] ?? 0)), 0) /
      clean.data.length;
    expect(error(smoothed)).toBeLessThan(error(noisy) * 0.75);
    expect(distance(meanColour(smoothed, PARTS.ball), meanColour(clean, PARTS.ball))).toBeLessThan(8);
  });

  it('blend by a share and by a mask', () => {
    const one = makeTestPhoto();
    const other = makeTestPhoto({ seed: 9, hasSky: false });
    expect(blendImages(one, other, 0).data).toEqual(one.data);
    expect(blendImages(one, other, 1).data).toEqual(other.data);
    const half = blendImages(one, other, 0.5);
    expect(half.data[400]).toBeCloseTo(((one.data[400] ?? 0) + (other.data[400] ?? 0)) / 2, -0.5);
    expect(() => blendImages(one, makeTestPhoto({ width: 64, height: 64 }), 0.5)).toThrow(RangeError);
  });
});
