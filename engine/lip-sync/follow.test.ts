// A mouth is followed through the frames of a video: by the mesh where there is a face, by light and dark where not.
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import type { Image } from '#engine/raster/image.ts';
import { makeRandom } from '#engine/raster/random.ts';
import { findFaces, type Face } from '#engine/vision/find-faces.ts';
import { followMesh, type Followed } from './follow-mesh.ts';
import { makeFollower } from './follow-patch.ts';

const SIDE = 320;
const FPS = 25;

let wide: Image;
let start: Face;

/** Half of the photo, and around it room to move in. */
beforeAll(async () => {
  wide = await readPixels(openTestPhoto('astronaut').extract({ left: 60, top: 0, width: 360, height: 360 }));
  const [face] = await findFaces(showAt(20, 20));
  if (!face) throw new Error('no face was found');
  start = face;
});

/** What is seen of it from there. Grain that is new in each frame where `grain` says which frame it is. */
function showAt(left: number, top: number, grain?: number): Image {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  const random = makeRandom(grain ?? 0, 'grain');
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE * 4; x++) {
      const noise = grain === undefined ? 0 : random.between(-6, 6);
      data[y * SIDE * 4 + x] = (wide.data[((top + y) * wide.width + left) * 4 + x] ?? 0) + noise;
    }
  }
  return { width: SIDE, height: SIDE, data };
}

async function wall(): Promise<Image> {
  return await readPixels(sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#777' } }));
}

const seen = (found: Followed | null): Followed => {
  if (!found) throw new Error('the face was lost');
  return found;
};

describe('[product 2.7] a face in a video', () => {
  it('holds still where it stands still, whatever grain is on it', async () => {
    const follow = followMesh(start, FPS);
    const places: number[][] = [];
    for (let i = 0; i < 20; i++) {
      const { mouth } = seen(await follow(showAt(20, 20, i)));
      places.push([mouth.x, mouth.y, mouth.half, mouth.gap, mouth.angle * mouth.half, ...mouth.seam]);
    }
    for (let n = 0; n < (places[0]?.length ?? 0); n++) {
      const steps = places.slice(1).map((place, i) => Math.abs((place[n] ?? 0) - (places[i]?.[n] ?? 0)));
      expect(Math.max(...steps)).toBeLessThan(0.5);
      expect(steps.reduce((sum, step) => sum + step, 0) / steps.length).toBeLessThan(0.12);
    }
  });

  it('is followed where it goes', async () => {
    const follow = followMesh(start, FPS);
    const first = seen(await follow(showAt(20, 20))).mouth;
    for (let i = 1; i < 30; i++) {
      const left = 20 + Math.round(15 * Math.sin(i / 8));
      const top = 20 + Math.round(12 * Math.sin(i / 6));
      const { mouth, sureness } = seen(await follow(showAt(left, top)));
      expect(Math.hypot(mouth.x - first.x + left - 20, mouth.y - first.y + top - 20)).toBeLessThan(2);
      expect(sureness).toBeGreaterThan(0.8);
    }
  });

  it('is given up when it is gone, and found again where it comes back', async () => {
    const follow = followMesh(start, FPS);
    const first = seen(await follow(showAt(20, 20))).mouth;
    const nobody = await wall();
    for (let i = 0; i < 5; i++) expect(await follow(nobody)).toBeNull();
    let back: Followed | null = null;
    for (let i = 0; i < 12; i++) back ??= await follow(showAt(36, 30));
    expect(Math.hypot(seen(back).mouth.x - first.x + 16, seen(back).mouth.y - first.y + 10)).toBeLessThan(2);
  });

  it('is the one that was chosen, of two that stand still', async () => {
    const pair = await readPixels(
      sharp({ create: { width: SIDE * 2, height: SIDE, channels: 3, background: '#777' } }).composite([
        { input: await toPng(showAt(20, 20)), left: 0, top: 0 },
        { input: await toPng(showAt(20, 20)), left: SIDE, top: 0 },
      ]),
    );
    for (const face of await findFaces(pair)) {
      const follow = followMesh(face, FPS);
      for (let i = 0; i < 3; i++)
        expect(Math.abs(seen(await follow(pair)).mouth.x - face.x)).toBeLessThan(face.width / 3);
    }
  });
});

describe('[product 2.7] what has no human face in a video', () => {
  it('is followed to a fraction of a pixel, and back; given up when it is gone', async () => {
    const cat = await readPixels(openTestPhoto('cat').resize(400, 400, { fit: 'cover' }));
    const shown = (left: number, top: number): Image => {
      const data = new Uint8ClampedArray(SIDE * SIDE * 4);
      for (let y = 0; y < SIDE; y++) {
        const from = ((top + y) * 400 + left) * 4;
        data.set(cat.data.subarray(from, from + SIDE * 4), y * SIDE * 4);
      }
      return { width: SIDE, height: SIDE, data };
    };
    const follow = makeFollower(shown(40, 40), { left: 120, top: 180, width: 60, height: 30 });
    for (const [left, top] of [
      [40, 40],
      [44, 41],
      [51, 45],
      [46, 40],
      [40, 40],
    ] as const) {
      const step = follow(shown(left, top));
      expect(Math.abs(step.x - (40 - left))).toBeLessThan(0.6);
      expect(Math.abs(step.y - (40 - top))).toBeLessThan(0.6);
      expect(step.sureness).toBeGreaterThan(0.8);
    }
    expect(follow(await wall()).sureness).toBe(0);
    expect(follow(shown(40, 40)).sureness).toBeGreaterThan(0.8);
  });
});

async function toPng({ width, height, data }: Image): Promise<Buffer> {
  return await sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer();
}
