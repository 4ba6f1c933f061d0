// A frame over an image: it keeps its ratio, and never leaves the image, however it is tilted.
import { describe, expect, it } from 'vitest';
import {
  cropPixels,
  dragHandle,
  fillCrop,
  isInside,
  mirrorCrop,
  moveCrop,
  shapeCrop,
  sizeCrop,
  startCrop,
  tiltCrop,
  turnCrop,
  zoomCrop,
  zoomOf,
} from './crop-geometry.ts';
import type { Crop } from './crop-geometry.ts';

const IMAGE = { width: 1200, height: 800 };
const whole = startCrop(IMAGE);

const sides = ({ width, height }: Crop) => [Math.round(width), Math.round(height)];
// Plus nothing: it makes a minus zero a zero.
const middle = ({ x, y }: Crop) => [Math.round(x) + 0, Math.round(y) + 0];

describe('[product 2.9] a crop', () => {
  it('begins as the whole image, or as the largest frame of a ratio', () => {
    expect(sides(whole)).toEqual([1200, 800]);
    expect(sides(startCrop(IMAGE, 1))).toEqual([800, 800]);
    expect(sides(startCrop(IMAGE, 16 / 9))).toEqual([1200, 675]);
    expect(sides(startCrop(IMAGE, 9 / 16))).toEqual([450, 800]);
  });

  it('stops at the edge when it is moved', () => {
    const square = startCrop(IMAGE, 1);
    expect(middle(moveCrop(square, IMAGE, { x: 999, y: 999 }))).toEqual([200, 0]);
    expect(middle(moveCrop(square, IMAGE, { x: -50, y: 0 }))).toEqual([-50, 0]);
  });

  it('comes closer and goes back no further than the image', () => {
    const near = zoomCrop(whole, IMAGE, 2);
    expect([sides(near), zoomOf(near, IMAGE)]).toEqual([[600, 400], 2]);
    expect(sides(zoomCrop(near, IMAGE, 0.1))).toEqual([1200, 800]);
    expect(sides(zoomCrop(whole, IMAGE, 10_000))).toEqual([24, 16]);
  });

  it('keeps the point that one zooms at', () => {
    const near = zoomCrop(whole, IMAGE, 2, { x: 0.5, y: -0.5 });
    // The upper right corner stays the upper right corner.
    expect([near.x + near.width / 2, near.y - near.height / 2]).toEqual([600, -400]);
  });

  it('changes its shape around its middle', () => {
    const small = zoomCrop(whole, IMAGE, 4);
    const tall = shapeCrop(small, IMAGE, 9 / 16);
    expect(tall.width / tall.height).toBeCloseTo(9 / 16);
    expect(tall.width * tall.height).toBeCloseTo(small.width * small.height);
    expect(middle(tall)).toEqual([0, 0]);
  });

  it('takes exact pixels, with a ratio from one of them, and not more than there are', () => {
    expect(cropPixels(sizeCrop(whole, IMAGE, { width: 512 }, null))).toEqual({ width: 512, height: 800 });
    expect(cropPixels(sizeCrop(whole, IMAGE, { width: 512 }, 1))).toEqual({ width: 512, height: 512 });
    expect(cropPixels(sizeCrop(whole, IMAGE, { height: 360 }, 16 / 9))).toEqual({
      width: 640,
      height: 360,
    });
    expect(cropPixels(sizeCrop(whole, IMAGE, { width: 9000 }, 1))).toEqual({ width: 800, height: 800 });
  });
});

describe('a dragged handle', () => {
  const small = zoomCrop(whole, IMAGE, 2);

  it('moves its side and leaves the opposite one', () => {
    const wider = dragHandle(small, IMAGE, { x: 1, y: 0 }, { x: 100, y: 50 }, null);
    expect([sides(wider), wider.x - wider.width / 2]).toEqual([[700, 400], -300]);
  });

  it('keeps the ratio, and the opposite corner', () => {
    const larger = dragHandle(small, IMAGE, { x: -1, y: -1 }, { x: -120, y: 0 }, 1.5);
    expect(sides(larger)).toEqual([720, 480]);
    expect([larger.x + larger.width / 2, larger.y + larger.height / 2]).toEqual([300, 200]);
  });

  it('goes as far as the image', () => {
    const most = dragHandle(small, IMAGE, { x: 1, y: 1 }, { x: 5000, y: 5000 }, 1.5);
    expect([Math.round(most.x + most.width / 2), Math.round(most.y + most.height / 2)]).toEqual([600, 400]);
    expect(isInside(most, IMAGE)).toBe(true);
  });

  it('never turns the frame inside out', () => {
    const least = dragHandle(small, IMAGE, { x: 1, y: 1 }, { x: -5000, y: -5000 }, null);
    expect(sides(least)).toEqual([16, 16]);
  });
});

describe('[product 2.9] turning', () => {
  it('takes the frame along, and four turns are none', () => {
    const off = moveCrop(startCrop(IMAGE, 1), IMAGE, { x: 150, y: 0 });
    const once = turnCrop(off);
    expect([middle(once), once.turns]).toEqual([[0, 150], 1]);
    expect(isInside(once, IMAGE)).toBe(true);
    const round = turnCrop(turnCrop(turnCrop(once)));
    expect([middle(round), sides(round), round.turns]).toEqual([[150, 0], [800, 800], 0]);
  });

  it('mirrors across and down, and both are half a turn', () => {
    const off = moveCrop(startCrop(IMAGE, 1), IMAGE, { x: 150, y: 0 });
    expect(middle(mirrorCrop(off, 'across'))).toEqual([-150, 0]);
    const both = mirrorCrop(mirrorCrop(off, 'across'), 'down');
    expect(both).toMatchObject({ turns: 2, isMirrored: false });
    expect(mirrorCrop(mirrorCrop(turnCrop(off), 'down'), 'down')).toMatchObject({
      turns: 1,
      isMirrored: false,
    });
  });

  it('tilts without an empty corner, and back again in place', () => {
    for (const tilt of [-45, -12.5, 3, 45]) {
      const tilted = tiltCrop(whole, IMAGE, tilt);
      expect(isInside(tilted, IMAGE, 1e-3)).toBe(true);
      expect(tilted.width / tilted.height).toBeCloseTo(1.5);
      expect(tilted.width).toBeLessThan(1200);
    }
    const off = moveCrop(zoomCrop(whole, IMAGE, 4), IMAGE, { x: 200, y: 100 });
    expect(middle(tiltCrop(tiltCrop(off, IMAGE, 20), IMAGE, 0))).toEqual([200, 100]);
  });

  it('finds the largest tilted frame', () => {
    const tilted = fillCrop(tiltCrop(whole, IMAGE, 30), IMAGE, 1);
    const angle = Math.PI / 6;
    expect(tilted.width).toBeCloseTo(800 / (Math.sin(angle) + Math.cos(angle)));
  });

  it('keeps whatever is done to it on the image', () => {
    let crop = whole;
    let seed = 7;
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    for (let step = 0; step < 2000; step += 1) {
      const by = { x: (random() - 0.5) * 900, y: (random() - 0.5) * 900 };
      const handle = { x: Math.floor(random() * 3) - 1, y: Math.floor(random() * 3) - 1 } as Parameters<
        typeof dragHandle
      >[2];
      const acts = [
        () => moveCrop(crop, IMAGE, by),
        () => zoomCrop(crop, IMAGE, 0.5 + random() * 2),
        () => tiltCrop(crop, IMAGE, (random() - 0.5) * 90),
        () => turnCrop(crop),
        () => mirrorCrop(crop, random() < 0.5 ? 'across' : 'down'),
        () => dragHandle(crop, IMAGE, handle, by, random() < 0.5 ? null : crop.width / crop.height),
        () => shapeCrop(crop, IMAGE, 0.4 + random() * 2),
      ];
      crop = acts[Math.floor(random() * acts.length)]?.() ?? crop;
      expect(isInside(crop, IMAGE, 1e-3)).toBe(true);
    }
  });
});
