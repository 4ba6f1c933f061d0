// Faces are found where they are and not where they are not; people and things are cut from plain grounds.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawFace } from '#tests/fakes/draw-face.ts';
import type { Image } from '#engine/raster/image.ts';
import { cutSubject } from './cut-subject.ts';
import { findBackdrop } from './find-backdrop.ts';
import { findFaces } from '#engine/vision/find-faces.ts';
import { seePeople } from '#engine/vision/see-people.ts';
import { readLab } from '#engine/raster/lab.ts';

const SIDE = 200;

async function readSvg(svg: string): Promise<Image> {
  return await read(await sharp(Buffer.from(svg)).png().toBuffer());
}

async function read(file: Buffer): Promise<Image> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

const draw = (inner: string) =>
  readSvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${inner}</svg>`);
const WALL = `<defs><linearGradient id="w"><stop offset="0" stop-color="#d9dee4"/><stop offset="1" stop-color="#b9c2cd"/></linearGradient></defs><rect width="${SIDE}" height="${SIDE}" fill="url(#w)"/>`;

describe('a face', () => {
  it('is found, and about how large it is', async () => {
    const [face] = await findFaces(await read(await drawFace(SIDE)));
    expect(face?.sureness).toBeGreaterThan(0.5);
    expect(face?.x).toBeGreaterThan(SIDE * 0.44);
    expect(face?.x).toBeLessThan(SIDE * 0.56);
    expect(face?.y).toBeGreaterThan(SIDE * 0.36);
    expect(face?.y).toBeLessThan(SIDE * 0.62);
    expect(face?.width).toBeGreaterThan(SIDE * 0.25);
  });

  it('is found in a corner of a wider image', async () => {
    const wide = await sharp({ create: { width: 480, height: 300, channels: 3, background: '#a9bfca' } })
      .composite([{ input: await drawFace(SIDE), left: 260, top: 80 }])
      .png()
      .toBuffer();
    const [face] = await findFaces(await read(wide));
    expect(face?.x).toBeGreaterThan(330);
    expect(face?.x).toBeLessThan(390);
  });

  it.each([
    ['a wall', WALL],
    ['a field of skin', `<rect width="${SIDE}" height="${SIDE}" fill="#e0a884"/>`],
    ['a ball', `${WALL}<circle cx="100" cy="110" r="50" fill="#2f7ec2"/>`],
  ])('is not seen in %s', async (_, inner) => {
    expect(await findFaces(await draw(inner))).toEqual([]);
  });
});

describe('what is cut out', () => {
  it('is a person, down to the foot of the image', async () => {
    const image = await read(await drawFace(SIDE));
    const cut = cutSubject(image, await seePeople(image));
    const at = (x: number, y: number) =>
      cut?.mask.values[Math.round(y * SIDE) * SIDE + Math.round(x * SIDE)] ?? 0;
    expect(cut?.face).not.toBeNull();
    expect(at(0.5, 0.5)).toBeGreaterThan(0.9); // the face
    expect(at(0.5, 0.12)).toBeGreaterThan(0.6); // the hair
    expect(at(0.5, 0.97)).toBeGreaterThan(0.8); // the clothes
    for (const [x, y] of [
      [0.03, 0.03],
      [0.97, 0.03],
      [0.04, 0.6],
    ] as const)
      expect(at(x, y)).toBeLessThan(0.15);
  });

  it('is a thing before a wall whose colour changes', async () => {
    const image = await draw(`${WALL}<rect x="60" y="70" width="80" height="70" fill="#c33a2c"/>`);
    const cut = cutSubject(image, await seePeople(image));
    expect(cut?.box.left).toBeGreaterThan(50);
    expect(cut?.box.left).toBeLessThan(70);
    expect(cut?.box.width).toBeGreaterThan(65);
    expect(cut?.box.width).toBeLessThan(95);
    expect(cut?.sureness).toBeGreaterThan(0.5);
  });

  it('is nothing where there is nothing', async () => {
    const image = await draw(`<rect width="${SIDE}" height="${SIDE}" fill="#dcd7cf"/>`);
    expect(cutSubject(image, await seePeople(image))).toBeNull();
  });
});

/** How much of the frame is plain. */
async function shareOf(inner: string): Promise<number> {
  return findBackdrop(readLab(await draw(inner))).share;
}

it('tells a plain wall from a pattern', async () => {
  expect(await shareOf(WALL)).toBeGreaterThan(0.95);
  const squares = Array.from({ length: 100 }, (_, n) => {
    const colour = ['#c33a2c', '#2f7ec2', '#f2d13c', '#ffffff'][(n * 7) % 4];
    return `<rect x="${(n % 10) * 20}" y="${Math.floor(n / 10) * 20}" width="20" height="20" fill="${colour}"/>`;
  });
  expect(await shareOf(squares.join(''))).toBeLessThan(0.6);
});
