// A wall above, a floor below, a table around: each is found where it is, and none where there is none.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import { clamp } from '#engine/raster/curves.ts';
import { sampleMask } from '#engine/raster/mask.ts';
import { seePeople } from '#engine/vision/see-people.ts';
import { cutSubject } from './cut-subject.ts';
import { findSurface, type SurfaceName } from './find-surface.ts';

const ROOM = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><defs><linearGradient id="w"><stop offset="0" stop-color="#d8cfc0"/><stop offset="1" stop-color="#a89f90"/></linearGradient></defs><rect width="300" height="150" fill="url(#w)"/><rect y="146" width="300" height="4" fill="#f4f2ee"/><rect y="150" width="300" height="50" fill="#7a4a2c"/><rect x="120" y="30" width="50" height="36" fill="#2a5a8a"/></svg>`;

async function findInRoom(name: SurfaceName) {
  const mask = findSurface(await readPixels(sharp(Buffer.from(ROOM)).png()), name, null);
  return (x: number, y: number) => (mask ? sampleMask(mask, x / 300, y / 200) : -1);
}

async function findInCup(name: SurfaceName) {
  const image = await readPixels(openTestPhoto('cup'));
  const cut = cutSubject(image, await seePeople(image));
  return findSurface(image, name, cut?.mask ?? null);
}

describe('a surface', () => {
  it('is the wall, however its light falls off, and no picture on it', async () => {
    const at = await findInRoom('wall');
    for (const x of [15, 90, 285]) expect(at(x, 80)).toBeGreaterThan(0.9);
    expect(at(145, 48)).toBeLessThan(0.1);
    expect(at(150, 180)).toBeLessThan(0.1);
  });

  it('is the floor, and no wall', async () => {
    const at = await findInRoom('floor');
    for (const x of [15, 150, 285]) expect(at(x, 180)).toBeGreaterThan(0.9);
    expect(at(150, 100)).toBeLessThan(0.1);
  });

  it('is the table that a cup stands on', async () => {
    const mask = await findInCup('table');
    const at = (x: number, y: number) => (mask ? sampleMask(mask, x / 600, y / 400) : -1);
    for (const [x, y] of [
      [540, 120],
      [520, 330],
      [40, 300],
    ] as const)
      expect(at(x, y), `${x}, ${y}`).toBeGreaterThan(0.8);
    expect(at(290, 150)).toBeLessThan(0.1);
    expect(at(20, 20)).toBeLessThan(0.1);
  });

  it('is all of a wall of a strong colour, up to who stands before it', async () => {
    // A lamp at the upper left makes the pink paler there; the disc has soft edges, as hair has.
    const wall = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><defs><radialGradient id="w" cx="0" cy="0" r="1.2"><stop offset="0" stop-color="#f6a8ee"/><stop offset="1" stop-color="#b03c9c"/></radialGradient></defs><rect width="300" height="200" fill="url(#w)"/><circle cx="200" cy="110" r="50" fill="#333"/></svg>`;
    const image = await readPixels(sharp(Buffer.from(wall)).png());
    const { width, height } = image;
    const values = Float32Array.from({ length: width * height }, (_, i) =>
      clamp(50.5 - Math.hypot((i % width) - 200, Math.floor(i / width) - 110)),
    );
    const mask = findSurface(image, 'wall', { width, height, values });
    if (!mask) throw new Error('no wall was found');
    for (const [x, y] of [
      [8, 8],
      [290, 190],
      [200 - 52, 110],
      [200, 110 - 52],
    ] as const)
      expect(sampleMask(mask, x / width, y / height), `${x}, ${y}`).toBeGreaterThan(0.9);
    expect(sampleMask(mask, 200 / width, 110 / height)).toBe(0);
  });
});
