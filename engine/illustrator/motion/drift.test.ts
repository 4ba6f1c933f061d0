// What drifts follows itself for ever, and says truly where it is to be seen.
import { expect, it } from 'vitest';
import { makeSurface, readPixels } from '#engine/raster/surface.ts';
import { surfaceOf } from './baked-sheet.ts';
import { lookThrough } from './coverage.ts';
import { copiesOf, coverDrift, weaveEnds } from './drift.ts';

const WIDTH = 640;
const SIDE = 32;

/** Two clouds on an empty sky. */
const clouds = makeSurface(WIDTH, 96, (brush) => {
  brush.fillStyle = '#fff';
  brush.fillRect(200, 20, 90, 30);
  brush.fillRect(430, 60, 50, 20);
});

it('is never empty where something of it is drawn, however far it has gone', () => {
  const pixels = clouds.data();
  const drift = weaveEnds({ pixels, width: WIDTH, height: 96, left: 0, top: 0 }, WIDTH);
  const surface = surfaceOf(drift.sheet);
  let empty = 0;
  for (const shift of [0, 37, -200, 611, 5000, -4321]) {
    const drawn = makeSurface(WIDTH, 96, (brush) => {
      for (const left of copiesOf(drift, shift, WIDTH)) brush.drawImage(surface, left, 0);
    });
    const seen = readPixels(drawn);
    const coverage = coverDrift(drift, shift);
    for (let top = 0; top < 96; top += SIDE) {
      for (let left = 0; left < WIDTH; left += SIDE) {
        const isEmpty = lookThrough(coverage, left, top, left + SIDE, top + SIDE) === 'empty';
        if (isEmpty) empty += 1;
        let most = 0;
        for (let y = top; y < top + SIDE; y++)
          for (let x = left; x < left + SIDE; x++) most = Math.max(most, seen[(y * WIDTH + x) * 4 + 3] ?? 0);
        expect(isEmpty && most > 0, `gone ${shift}, at ${left}, ${top}`).toBe(false);
      }
    }
  }
  // Of six times sixty boxes most are sky.
  expect(empty).toBeGreaterThan(180);
});
