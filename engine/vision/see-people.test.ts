// People are cut out with their heads, alone and in groups; things and landscapes are nobody.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawFace } from '#tests/fakes/draw-face.ts';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import type { Image } from '#engine/raster/image.ts';
import { sampleMask, type Mask } from '#engine/raster/mask.ts';
import { cropPeople, onlyPerson, salientPeople, seePeople, silhouetteOf } from './see-people.ts';

type Place = readonly [x: number, y: number];

/** Read by eye from the photo, 512 × 512: well inside the astronaut, and well outside, most of them close to her outline. */
const ASTRONAUT: readonly Place[] = [
  [220, 30],
  [168, 75],
  [288, 80],
  [224, 120],
  [240, 200],
  [130, 215],
  [310, 260],
  [80, 260],
  [345, 300],
  [45, 350],
  [200, 330],
  [50, 470],
  [250, 480],
];
const AROUND: readonly Place[] = [
  [220, 5],
  [135, 60],
  [322, 70],
  [120, 140],
  [325, 150],
  [320, 215],
  [95, 195],
  [370, 215],
  [395, 300],
  [495, 340],
];

async function silhouette(image: Image): Promise<Mask | null> {
  return silhouetteOf(image, await seePeople(image));
}

const holds = (mask: Mask | null, x: number, y: number) => (mask ? sampleMask(mask, x, y) : -1);

describe('somebody', () => {
  it.each([300, 512, 1600])('is told from what is around them, in %d pixels', async (side) => {
    const mask = await silhouette(await readPixels(openTestPhoto('astronaut').resize(side)));
    for (const [x, y] of ASTRONAUT) expect(holds(mask, x / 512, y / 512), `${x}, ${y}`).toBeGreaterThan(0.5);
    for (const [x, y] of AROUND) expect(holds(mask, x / 512, y / 512), `${x}, ${y}`).toBeLessThan(0.5);
  });

  it('is told in a drawing, too', async () => {
    const mask = await silhouette(await readPixels(sharp(await drawFace(400))));
    for (const [x, y] of [
      [0.5, 0.5],
      [0.5, 0.97],
    ] as const)
      expect(holds(mask, x, y)).toBeGreaterThan(0.5);
    for (const [x, y] of [
      [0.03, 0.03],
      [0.97, 0.03],
    ] as const)
      expect(holds(mask, x, y)).toBeLessThan(0.5);
  });

  it('is told though they are small in the image', async () => {
    const person = await openTestPhoto('astronaut')
      .extract({ left: 20, top: 0, width: 380, height: 512 })
      .resize({ height: 260 })
      .png()
      .toBuffer();
    const wide = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#7f8d86' } });
    const left = 1250;
    const image = await readPixels(
      sharp(
        await wide
          .composite([{ input: person, left, top: 600 }])
          .png()
          .toBuffer(),
      ),
    );
    const mask = await silhouette(image);
    const at = (x: number, y: number) =>
      holds(mask, (left + ((x - 20) * 260) / 512) / 1600, (600 + (y * 260) / 512) / 900);
    for (const [x, y] of [
      [224, 120],
      [240, 200],
      [200, 330],
    ] as const)
      expect(at(x, y)).toBeGreaterThan(0.5);
    expect(holds(mask, 0.3, 0.5)).toBeLessThan(0.2);
  });

  it('is alone where others stand beside them', async () => {
    const pair = sharp({
      create: { width: 1024, height: 512, channels: 3, background: '#808080' },
    }).composite([
      { input: await openTestPhoto('astronaut').png().toBuffer(), left: 0, top: 0 },
      { input: await openTestPhoto('astronaut').png().toBuffer(), left: 512, top: 0 },
    ]);
    const image = await readPixels(sharp(await pair.png().toBuffer()));
    const people = await seePeople(image);
    expect(people.faces).toHaveLength(2);
    for (const face of people.faces) {
      const mask = silhouetteOf(image, onlyPerson(image, people, face));
      const offset = face.x > 512 ? 512 : 0;
      expect(holds(mask, (offset + 224) / 1024, 120 / 512)).toBeGreaterThan(0.5);
      expect(holds(mask, (512 - offset + 224) / 1024, 120 / 512)).toBe(0);
    }
  });

  it('keeps their place in a part of the image', async () => {
    const image = await readPixels(openTestPhoto('astronaut'));
    const part = { left: 128, top: 0, width: 256, height: 256 };
    const people = cropPeople(await seePeople(image), image, part, { width: 512, height: 512 });
    expect(people.faces[0]?.x).toBeCloseTo((225 - 128) * 2, -2);
    const mask = silhouetteOf({ width: 512, height: 512 }, people);
    expect(holds(mask, (224 - 128) / 256, 120 / 256)).toBeGreaterThan(0.5);
    expect(holds(mask, (322 - 128) / 256, 70 / 256)).toBeLessThan(0.5);
  });
});

it.each(['rocket', 'cup'] as const)('nobody is seen in a %s', async (name) => {
  expect(await silhouette(await readPixels(openTestPhoto(name)))).toBeNull();
});

it('somebody whose face is not of the silhouette is not cut out', async () => {
  const image = await readPixels(openTestPhoto('astronaut'));
  const people = await seePeople(image);
  const { mask } = people.silhouette;
  const headless = {
    ...mask,
    values: mask.values.map((value, i) => (i < mask.values.length * 0.4 ? 0 : value)),
  };
  expect(silhouetteOf(image, { ...people, silhouette: { mask: headless, sureness: 1 } })).toBeNull();
});

it('the same pixels are looked at once, and others anew', async () => {
  const image = await readPixels(openTestPhoto('astronaut').resize(300));
  const people = await seePeople(image);
  expect(await seePeople({ ...image, data: image.data.slice() })).toBe(people);
  const other = { ...image, data: image.data.slice() };
  other.data[0] = (other.data[0] as number) ^ 1;
  expect(await seePeople(other)).not.toBe(people);
});

it('what stands out is not asked about somebody whose head alone does', async () => {
  const drawn = await readPixels(sharp(await drawFace(320)).resize(240, 320, { fit: 'cover' }));
  expect(salientPeople(drawn, await seePeople(drawn))).toBeNull();
  const whole = await readPixels(openTestPhoto('astronaut'));
  expect(salientPeople(whole, await seePeople(whole))).not.toBeNull();
});
