// A plain sky is found between the bars of a mast and below a wire, and neither is taken for it.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPixels } from '#tests/fakes/open-test-photo.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { fitPlainSky } from './fit-plain-sky.ts';

const [WIDTH, HEIGHT] = [480, 320];
const LAND = 240;
const WIRE = 100;
const BARS = Array.from({ length: 7 }, (_, n) => 330 + n * 16);

async function fit(drawn: string) {
  const bars = BARS.map((x) => `<rect x="${x}" y="20" width="4" height="220" fill="#40342c"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-color="#5f92c8"/><stop offset="1" stop-color="#b4c8da"/></linearGradient></defs><rect width="480" height="320" fill="url(#g)"/>${drawn}<rect y="${LAND}" width="480" height="80" fill="#5c6a3c"/><rect y="${WIRE}" width="480" height="2" fill="#202020"/>${bars}</svg>`;
  const image = await readPixels(sharp(Buffer.from(svg)).png());
  // As a coarse search finds it: down to the wire, and the mast is half of it.
  const values = makePlane(WIDTH * HEIGHT, (i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return y >= WIRE || (x > 326 && y > 60) ? 0 : 1;
  });
  const mask = { width: WIDTH, height: HEIGHT, values };
  const found = fitPlainSky({ mask, horizon: WIRE / HEIGHT, sureness: 0.9 }, image);
  return { found, mask, at: (x: number, y: number) => found.mask.values[y * WIDTH + x] as number };
}

it('goes on behind what stands before it', async () => {
  const { found, at } = await fit('');
  for (const y of [40, 80, 140]) {
    for (const x of BARS.slice(0, -1)) expect(at(x + 10, y)).toBeGreaterThan(0.9);
    for (const x of BARS) expect(at(x + 2, y)).toBeLessThan(0.2);
  }
  expect(at(100, 180)).toBeGreaterThan(0.9);
  expect(at(100, WIRE)).toBeLessThan(0.3);
  expect(at(100, LAND + 20)).toBe(0);
  expect(found.horizon).toBeLessThan(0.86);
});

it('is left as it is where clouds are', async () => {
  const clouds = Array.from(
    { length: 40 },
    (_, n) => `<circle cx="${(n * 97) % 480}" cy="${(n * 53) % 120}" r="22" fill="#f6f6f6"/>`,
  ).join('');
  const { found, mask } = await fit(clouds);
  expect(found.mask).toBe(mask);
});

it('has small clouds in the shade, and no balloon', async () => {
  const { at } = await fit(
    '<ellipse cx="120" cy="50" rx="24" ry="5" fill="#3a86c4"/><circle cx="220" cy="50" r="8" fill="#5a5a58"/>',
  );
  expect(at(120, 50)).toBeGreaterThan(0.9);
  expect(at(220, 50)).toBeLessThan(0.2);
});
