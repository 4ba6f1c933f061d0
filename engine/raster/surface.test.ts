// Sheets keep their pixels, whatever is done to their memory.
import { expect, it } from 'vitest';
import { makeSurface, rasterize, readOpaquePixels, readPixels } from './surface.ts';

it('a rasterized sheet has the same pixels, is painted on as before, and needs nothing of what it was made of', () => {
  const stamp = makeSurface(8, 8, (brush) => {
    brush.fillStyle = 'rgba(200,40,20,0.5)';
    brush.fillRect(0, 0, 8, 8);
  });
  const paint = () =>
    makeSurface(16, 16, (brush) => {
      brush.translate(2, 0);
      for (const x of [0, 5]) brush.drawImage(stamp, x, x);
    });
  const plain = readPixels(paint());
  const sheet = rasterize(paint());
  stamp.getContext('2d').clearRect(0, 0, 8, 8);
  expect(readPixels(sheet)).toEqual(plain);
  expect(readPixels(makeSurface(16, 16, (brush) => brush.drawImage(sheet, 0, 0)))).toEqual(plain);
  const brush = sheet.getContext('2d');
  brush.fillStyle = '#fff';
  // Still moved by two.
  brush.fillRect(-2, 0, 16, 16);
  expect(readOpaquePixels(sheet)).toEqual(new Uint8ClampedArray(16 * 16 * 4).fill(255));
  expect(readPixels(sheet)).toEqual(readOpaquePixels(sheet));
});
