// Sheets keep their pixels, whatever is done to their memory.
import { describe, expect, it } from 'vitest';
import {
  copyPixels,
  findContent,
  makePixelWriter,
  makeSurface,
  rasterize,
  readOpaquePixels,
  readPixels,
  releasePixels,
  surfaceFromPixels,
} from './surface.ts';

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

describe('pixels', () => {
  it('give their memory back, which a canvas does not need any more', () => {
    const sheet = makeSurface(40, 30, (brush) => {
      brush.fillStyle = '#ff0000';
      brush.fillRect(0, 0, 40, 30);
    });
    const pixels = readPixels(sheet);
    const copy = surfaceFromPixels(40, 30, pixels);
    releasePixels(pixels);
    expect(pixels.byteLength).toBe(0);
    expect([...readPixels(copy).subarray(0, 4)]).toEqual([255, 0, 0, 255]);
  });

  it('are left alone where they are a part of what others use', () => {
    const all = new Uint8ClampedArray(16);
    releasePixels(all.subarray(0, 8));
    expect(all.byteLength).toBe(16);
  });

  it('are copied over those of the frame before', () => {
    const sheet = makeSurface(8, 8);
    const brush = sheet.getContext('2d');
    const target = Buffer.alloc(8 * 8 * 4);
    for (const [fill, red] of [
      ['#ff0000', 255],
      ['#800000', 128],
    ] as const) {
      brush.fillStyle = fill;
      brush.fillRect(0, 0, 8, 8);
      copyPixels(sheet, target);
      expect(target[0]).toBe(red);
    }
  });
});

describe('a writer of pixels', () => {
  const [width, height] = [1000, 1200]; // three strips
  const grey = (value: number) =>
    Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
      at % 4 === 3 ? 255 : (Math.floor(at / 4 / width) + value) % 251,
    );

  it('writes all of them, frame after frame', () => {
    const sheet = makeSurface(width, height);
    const write = makePixelWriter(sheet);
    for (const value of [0, 90]) {
      write(grey(value));
      expect(Buffer.from(readPixels(sheet)).equals(Buffer.from(grey(value)))).toBe(true);
    }
  });
});

describe('the content of a sheet', () => {
  it('is what an eye sees, found from all four sides', () => {
    const sheet = makeSurface(40, 30, (brush) => {
      brush.fillRect(20, 4, 3, 3);
      brush.fillRect(7, 12, 2, 2);
      brush.fillRect(31, 9, 5, 2);
      brush.fillRect(15, 20, 4, 6);
      brush.fillStyle = 'rgba(0,0,0,0.05)';
      brush.fillRect(0, 0, 40, 30);
    });
    expect(findContent(sheet)).toEqual({ left: 7, top: 4, right: 36, bottom: 26 });
  });

  it('is of no width where nothing is to be seen', () => {
    expect(findContent(makeSurface(5, 4))).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
  });
});
