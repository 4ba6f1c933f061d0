// What stands out is taken for the thing that was named, though the network of people sees somebody in it.
import { describe, expect, it } from 'vitest';
import type { Image } from '#engine/raster/image.ts';
import type { Box, Mask } from '#engine/raster/mask.ts';
import type { Silhouette } from '#engine/vision/segment-people.ts';
import { findThing } from './find-thing.ts';
import { startWork, type Work } from './work.ts';

const SIDE = 200;

/** An image of which the part that is covered stands out, and is surely somebody for that network. */
function withCut(covers: (x: number, y: number) => boolean, box: Box): Work {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(120);
  const values = new Float32Array(SIDE * SIDE);
  for (let i = 0; i < values.length; i++)
    if (covers(i % SIDE, Math.floor(i / SIDE))) {
      data.set([200, 40, 30, 255], i * 4);
      values[i] = 1;
    }
  const image: Image = { width: SIDE, height: SIDE, data };
  const mask: Mask = { width: SIDE, height: SIDE, values };
  const seen: Silhouette = { mask, sureness: 1 };
  return {
    ...startWork(image, 1, []),
    people: () => ({ faces: [], silhouette: seen, salient: seen, salientRoughly: seen }),
    subject: () => ({ mask, box, face: null }),
    sky: () => null,
  };
}

const disc = (middle: number) => (x: number, y: number) => Math.hypot(x - middle, y - 100) < 70;
const figure = (x: number, y: number) => disc(100)(x, y) || (Math.abs(y - 120) < 14 && x > 8 && x < 192);
const stands = (x: number, y: number) => Math.abs(x - 100) < 30 && Math.abs(y - 100) < 90;
const box = { left: 30, top: 30, width: 140, height: 140 };

describe('what is as round as a head', () => {
  it('is the apple that was named', () => {
    expect(findThing(withCut(disc(100), box), 'morsel')).not.toBeTypeOf('string');
  });

  it('is no car', () => {
    expect(findThing(withCut(disc(100), box), 'vehicle')).toBe('not_such');
  });

  it('is no apple where it is cut off by the side, as an animal is that is seen close by', () => {
    expect(findThing(withCut(disc(60), { ...box, left: 0, width: 130 }), 'morsel')).toBe('not_such');
  });

  it('is no apple where it has arms', () => {
    expect(findThing(withCut(figure, { ...box, left: 8, width: 184 }), 'morsel')).toBe('not_such');
  });
});

describe('what the network of people takes for somebody', () => {
  it('is the shoe that was named where it is as broad as one', () => {
    expect(findThing(withCut(disc(100), box), 'footwear')).not.toBeTypeOf('string');
  });

  it('is no shoe where it is slender, as who stands there, or is cut off by the side', () => {
    const slender = { left: 70, top: 10, width: 60, height: 180 };
    expect(findThing(withCut(stands, slender), 'footwear')).toBe('not_such');
    expect(findThing(withCut(disc(60), { ...box, left: 0, width: 130 }), 'footwear')).toBe('not_such');
  });
});
