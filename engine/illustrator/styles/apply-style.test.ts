// What every look promises: same size, opaque, repeatable, visibly different, as it was accepted, and no image too odd
// for it.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openLooks } from '#tests/looks/looks.ts';
import type { Image } from '#engine/raster/image.ts';
import { applyStyle } from './apply-style.ts';
import { LOOKS, type Look } from './look.ts';

type Shade = (x: number, y: number) => readonly [red: number, green: number, blue: number];

function makeImage(width: number, height: number, shade: Shade, alpha = 255): Image {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set([...shade(x / width, y / height), alpha], (y * width + x) * 4);
  }
  return { width, height, data };
}

/** A sky, a sun, a hill and a red house: every kind of edge and tone a look may trip over. */
const landscape: Shade = (x, y) => {
  if (Math.hypot(x - 0.7, y - 0.25) < 0.09) return [255, 240, 190];
  if (x > 0.2 && x < 0.38 && y > 0.5 && y < 0.7) return [200, 40, 35];
  if (y > 0.62 + Math.sin(x * 6) * 0.05) return [70, 120, 60 + x * 40];
  return [120 + 100 * y, 150 + 50 * y, 220];
};

function hash(image: Image): string {
  return createHash('sha256').update(image.data).digest('hex');
}

function meanDifference(a: Image, b: Image): number {
  let total = 0;
  a.data.forEach((value, i) => (total += Math.abs(value - (b.data[i] ?? 0))));
  return total / a.data.length;
}

const source = makeImage(192, 128, landscape);
const hashOfSource = hash(source);
const green = makeImage(192, 128, () => [9, 200, 90]);
const slope = makeImage(192, 128, (x) => [x * 255, 0, 90]);
const looks = openLooks('styles');
const painted = new Map<Look, Image>();

/** The source in a look; painted once. */
function paintOnce(look: Look): Image {
  const known = painted.get(look) ?? applyStyle(look, source, 5);
  painted.set(look, known);
  return known;
}

describe('looks', () => {
  it.each(LOOKS)('%s keeps the size, is opaque, differs from the original and leaves it alone', (look) => {
    const { width, height, data } = paintOnce(look);
    expect([width, height, data.length]).toEqual([192, 128, 192 * 128 * 4]);
    expect(data.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
    expect(meanDifference(paintOnce(look), source)).toBeGreaterThan(1);
    expect(hash(source)).toBe(hashOfSource);
  });

  it.each(LOOKS)('%s looks as it was accepted', (look) => {
    expect(looks.compare(look, paintOnce(look))).toBe('');
  });

  it.each(LOOKS)('%s paints the same image twice, whatever was painted between', (look) => {
    const first = hash(paintOnce(look));
    applyStyle('oil', green, 1);
    applyStyle('papercut', slope, 2);
    expect(hash(applyStyle(look, source, 5))).toBe(first);
  });

  it('has no two looks that paint the same image', () => {
    expect(new Set(LOOKS.map((look) => hash(paintOnce(look)))).size).toBe(LOOKS.length);
  });

  it.each(['watercolor', 'oil', 'ink', 'line_art', 'poster', 'vintage', 'auto'] as const)(
    '%s lays its strokes elsewhere for another seed',
    (look) => {
      expect(hash(paintOnce(look))).not.toBe(hash(applyStyle(look, source, 6)));
    },
  );

  // A number that is no number would be written as 0, so every look must keep white from turning black.
  const odd: [string, Image][] = [
    ['all black', makeImage(64, 64, () => [0, 0, 0])],
    ['all white', makeImage(64, 64, () => [255, 255, 255])],
    ['one colour', makeImage(64, 64, () => [30, 140, 220])],
    ['see-through', makeImage(64, 64, () => [0, 0, 0], 0)],
    ['a strip', makeImage(200, 3, landscape)],
    ['a tower', makeImage(3, 200, landscape)],
    ['one pixel', makeImage(1, 1, () => [200, 100, 50])],
    [
      'a checkerboard',
      makeImage(64, 64, (x, y) =>
        (Math.floor(x * 64) + Math.floor(y * 64)) % 2 ? [255, 255, 255] : [0, 0, 0],
      ),
    ],
  ];
  it.each(LOOKS.flatMap((look) => odd.map(([name, image]) => [look, name, image] as const)))(
    '%s survives %s',
    (look, _name, image) => {
      const painted = applyStyle(look, image, 3);
      expect([painted.width, painted.height]).toEqual([image.width, image.height]);
    },
  );

  // Chalk is on a dark board.
  it.each(LOOKS.filter((look) => look !== 'neon' && look !== 'cyberpunk' && look !== 'chalk'))(
    '%s keeps a white sheet bright',
    (look) => {
      const { data } = applyStyle(
        look,
        makeImage(64, 64, () => [255, 255, 255]),
        3,
      );
      // The middle pixel: corners may be darkened on purpose.
      const middle = (32 * 64 + 32) * 4;
      expect(data.slice(middle, middle + 3).every((value) => value > 150)).toBe(true);
    },
  );
});

function isOf(x: number, y: number): boolean {
  return x > 0.3 && x < 0.7 && y > 0.2 && y < 0.8;
}

describe('what the image is of', () => {
  const [width, height] = [192, 192];
  const care = Float32Array.from({ length: width * height }, (_, at) =>
    Number(isOf((at % width) / width, Math.floor(at / width) / height)),
  );
  const meanOf = ({ data }: Image, from: number, to: number): number[] => {
    const sums = [0, 0, 0];
    let count = 0;
    for (let y = Math.round(from * height); y < to * height; y++)
      for (let x = Math.round(0.4 * width); x < 0.6 * width; x++, count++)
        for (const channel of [0, 1, 2])
          sums[channel] = (sums[channel] ?? 0) + (data[(y * width + x) * 4 + channel] ?? 0);
    return sums.map((sum) => sum / count);
  };

  it('keeps its shade as a poster: the feet of a white thing are not cut off', () => {
    const white = makeImage(width, height, (x, y) =>
      isOf(x, y) ? [240 - 90 * y, 236 - 90 * y, 240 - 80 * y] : [40, 60, 130],
    );
    const [, green = 0] = meanOf(applyStyle('poster', white, 3, care), 0.7, 0.78);
    expect(green).toBeGreaterThan(140);
  });

  it('keeps its colour in cyberpunk', () => {
    const yellow = makeImage(width, height, (x, y) => (isOf(x, y) ? [235, 195, 40] : [60, 60, 80]));
    const [, green = 0, blue = 0] = meanOf(applyStyle('cyberpunk', yellow, 3, care), 0.4, 0.6);
    expect(green - blue).toBeGreaterThan(40);
  });
});
