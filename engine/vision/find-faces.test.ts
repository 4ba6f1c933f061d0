// All faces of a photo are found, where they are; animals and things have none.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawFace, FACE_MOUTH } from '#tests/fakes/draw-face.ts';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import { findFaces, isSure, moveFace, type Face } from './find-faces.ts';

/** Read by eye from the photo, 512 × 512: where the ears, the chin, the pupils and the corners of the mouth are. */
const ASTRONAUT = {
  left: 178,
  right: 272,
  chin: 177,
  pupils: [204, 101, 247, 103],
  mouth: [201, 139, 246, 141],
};

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#5a7a4a' } });

function expectAstronaut(face: Face | undefined, { x, y, scale } = { x: 0, y: 0, scale: 1 }) {
  if (!face) throw new Error('no face was found');
  const own = moveFace(face, -x, -y, 1 / scale);
  expect(Math.abs(own.x - own.width / 2 - ASTRONAUT.left)).toBeLessThan(5);
  expect(Math.abs(own.x + own.width / 2 - ASTRONAUT.right)).toBeLessThan(5);
  expect(Math.abs(own.y + own.height / 2 - ASTRONAUT.chin)).toBeLessThan(5);
  const [left, right] = own.eyes;
  const { mouth } = own;
  const middle = mouth.top + mouth.height / 2 - 6;
  for (const [seen, known] of [
    [[left.x, left.y, right.x, right.y], ASTRONAUT.pupils],
    [[mouth.left, middle, mouth.left + mouth.width, middle], ASTRONAUT.mouth],
  ] as const)
    for (const [at, value] of seen.entries()) expect(Math.abs(value - (known[at] ?? 0))).toBeLessThan(5);
}

describe('the networks', () => {
  it.each([
    ['blazeface.json', 'cd7bbfc078270572beb39f9e5ae67aadbd50b5e67cff37e6d4f6b3ea39312e5f'],
    ['blazeface.bin', 'dc9a97fdc50bc43216554bdd69aa3e7b9361a519ee7bdd996a2f69a98a6f9b72'],
    ['facemesh.json', 'b60ca26f404724f43bd2b1575761d8265180e1f053cc0731caa68462927309e7'],
    ['facemesh.bin', '3826da640b0a3021161605369ee6af293f75d518040355b960ec71a3390c1c0b'],
    ['selfie.json', '8b7f5f95c0159a83a7240b1298a67012cfffd0396bfa653bdf452913610e9a88'],
    ['selfie.bin', '8f57aaa72dc068a50bd37c232d2e073e107912241e459002e1480876676f382a'],
  ])('are those that NOTICE names: %s', (file, hash) => {
    const bytes = readFileSync(new URL(`models/${file}`, import.meta.url));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
  });
});

describe('a face', () => {
  it('is found in a photo, with its eyes and its mouth', async () => {
    const faces = await findFaces(await readPixels(openTestPhoto('astronaut')));
    expect(faces).toHaveLength(1);
    expectAstronaut(faces[0]);
    expect(faces[0]?.points).toHaveLength(468 * 2);
  });

  it('is found the same every time', async () => {
    const photo = await readPixels(openTestPhoto('astronaut'));
    expect(await findFaces(photo)).toEqual(await findFaces(photo));
  });

  it('is found in a photo that is large, lies on its side or has no colour', async () => {
    const large = await findFaces(await readPixels(openTestPhoto('astronaut').resize(2048)));
    expectAstronaut(large[0], { x: 0, y: 0, scale: 4 });
    expect(await findFaces(await readPixels(openTestPhoto('astronaut').rotate(90)))).toHaveLength(1);
    const [grey] = await findFaces(await readPixels(openTestPhoto('astronaut').modulate({ saturation: 0 })));
    expectAstronaut(grey);
  });

  it('is found where it is drawn', async () => {
    const [face] = await findFaces(await readPixels(sharp(await drawFace(400))));
    expect(face?.sureness).toBeGreaterThan(0.7);
    const { left = 0, top = 0, width = 0, height = 0 } = face?.mouth ?? {};
    expect((left + width / 2) / 400).toBeCloseTo(FACE_MOUTH.x + FACE_MOUTH.width / 2, 1);
    expect((top + height / 2) / 400).toBeCloseTo(FACE_MOUTH.y + FACE_MOUTH.height / 2, 1);
  });

  it.each(['cat', 'cup', 'rocket'] as const)('is not seen in a %s, in whatever size', async (name) => {
    for (const side of [300, 640, 1600])
      expect(await findFaces(await readPixels(openTestPhoto(name).resize(side)))).toEqual([]);
  });

  it('is not seen in a wall, in noise, or in an image of a few pixels', async () => {
    const noise = sharp({
      create: {
        width: 300,
        height: 200,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
    for (const image of [blank(400, 300), noise, blank(1, 1), blank(3, 900)])
      expect(await findFaces(await readPixels(image))).toEqual([]);
  });
});

it('finds each face of a group, however small in the photo, and the widest first', async () => {
  const head = openTestPhoto('astronaut').extract({ left: 140, top: 20, width: 170, height: 190 });
  const small = await head.clone().resize(72).png().toBuffer();
  const places = Array.from({ length: 12 }, (_, n) => ({
    left: 60 + (n % 6) * 260,
    top: 150 + Math.floor(n / 6) * 400,
  }));
  const group = blank(1600, 1000).composite([
    ...places.map((place) => ({ input: small, ...place })),
    { input: await head.clone().resize(110).png().toBuffer(), left: 760, top: 720 },
  ]);
  const faces = await findFaces(await readPixels(sharp(await group.png().toBuffer())));
  expect(faces).toHaveLength(13);
  expectAstronaut(faces[0], { x: 760 - (140 * 110) / 170, y: 720 - (20 * 110) / 170, scale: 110 / 170 });
  for (const { left, top } of places)
    expect(faces.filter(({ x, y }) => x > left && x < left + 72 && y > top && y < top + 80)).toHaveLength(1);
});

it('a likeness is more easily taken for a face where it is large', () => {
  const image = { width: 1400, height: 933 };
  // The nose of a rocket, somebody from the side, somebody at the far end of a room: as they were measured.
  expect(isSure({ width: 49, sureness: 0.68 }, image)).toBe(false);
  expect(isSure({ width: 132, sureness: 0.66 }, image)).toBe(true);
  expect(isSure({ width: 64, sureness: 0.8 }, image)).toBe(true);
});
