// Layers as pixels: cut out, laid over one another, and drawn again as a canvas would.
import { expect, it } from 'vitest';
import { makeSurface, readPixels, type Surface } from '#engine/raster/surface.ts';
import { cutOut, mergeSheets, surfaceOf, type BakedSheet } from './baked-sheet.ts';

const [WIDTH, HEIGHT] = [90, 60];

function paintDisc(x: number, y: number, radius: number, inner: string, outer: string): Surface {
  return makeSurface(WIDTH, HEIGHT, (brush) => {
    const gradient = brush.createRadialGradient(x, y, 0, x, y, radius);
    gradient.addColorStop(0.2, inner);
    gradient.addColorStop(1, outer);
    brush.fillStyle = gradient;
    brush.beginPath();
    brush.arc(x, y, radius, 0, 7);
    brush.fill();
  });
}

const red = paintDisc(30, 25, 20, 'rgba(220,40,30,1)', 'rgba(220,40,30,0.1)');
const blue = paintDisc(52, 38, 18, 'rgba(30,60,220,1)', 'rgba(30,60,220,0.05)');

function cut(surface: Surface): BakedSheet {
  const sheet = cutOut(readPixels(surface), WIDTH, HEIGHT);
  if (!sheet) throw new Error('nothing is on it');
  return sheet;
}

/** The farthest that a byte of the sheet, laid on an empty stage, is from one of the canvas. */
function compare({ pixels, left, top, width, height }: BakedSheet, surface: Surface): number {
  const laid = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let y = 0; y < height; y++)
    laid.set(pixels.subarray(y * width * 4, (y + 1) * width * 4), ((top + y) * WIDTH + left) * 4);
  const drawn = surface.data();
  return laid.reduce((most, byte, at) => Math.max(most, Math.abs(byte - (drawn[at] as number))), 0);
}

it('is the box that something is in, its colours times their alpha', () => {
  const sheet = cut(red);
  expect(sheet).toMatchObject({ left: 10, top: 5, width: 40, height: 40 });
  expect(compare(sheet, red)).toBeLessThanOrEqual(1);
});

it('is nothing of an empty stage', () => {
  expect(cutOut(new Uint8ClampedArray(WIDTH * HEIGHT * 4), WIDTH, HEIGHT)).toBeNull();
});

it('lies over another as on a canvas', () => {
  const both = makeSurface(WIDTH, HEIGHT, (brush) => {
    brush.drawImage(red, 0, 0);
    brush.drawImage(blue, 0, 0);
  });
  const merged = mergeSheets(cut(red), cut(blue));
  expect(merged).toMatchObject({ left: 10, top: 5, width: 60, height: 51 });
  expect(compare(merged, both)).toBeLessThanOrEqual(2);
});

it('is drawn again as it was', () => {
  const sheet = cut(blue);
  const again = makeSurface(WIDTH, HEIGHT, (brush) =>
    brush.drawImage(surfaceOf(sheet), sheet.left, sheet.top),
  );
  expect(compare(sheet, again)).toBeLessThanOrEqual(1);
});
