// The eyes of an animal that is seen close by, and none where there are none.
import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import { startWork } from '#engine/image-to-image/work.ts';
import { findAnimalEyes } from './find-animal-eyes.ts';

beforeAll(needDrawings, 120_000);

async function look(photo: 'cat' | 'cup' | 'astronaut') {
  const image = await readPixels(openTestPhoto(photo));
  const work = startWork(image, 3, []);
  await work.lookForPeople();
  const mask = work.subject()?.mask;
  if (!mask) throw new Error('nothing stands out');
  return { image, found: findAnimalEyes(image, mask) };
}

describe('the eyes of an animal', () => {
  it('lie where they are seen, and their irises are no pupils', async () => {
    const { image, found } = await look('cat');
    const [left, right] = (found?.eyes ?? []).map(({ x, y }) => [x / image.width, y / image.height]);
    expect(left?.[0]).toBeCloseTo(0.385, 1);
    expect(left?.[1]).toBeCloseTo(0.39, 1);
    expect(right?.[0]).toBeCloseTo(0.71, 1);
    expect(right?.[1]).toBeCloseTo(0.46, 1);
    const at = (x: number, y: number) =>
      found?.irises.values[Math.round(y * image.height) * image.width + Math.round(x * image.width)];
    expect(at(0.345, 0.39)).toBeGreaterThan(0.6);
    expect(at(0.382, 0.37)).toBeLessThan(0.4);
    expect(at(0.5, 0.6)).toBe(0);
  });

  it.each(['cup', 'astronaut'] as const)('are not found on what has none: %s', async (photo) => {
    expect((await look(photo)).found).toBeNull();
  });
});
