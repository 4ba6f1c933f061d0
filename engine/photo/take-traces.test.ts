// What a coarse mask does not hold of a thing is taken away with it: small parts at its edge, and the soft shadow it throws.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPixels } from '#tests/fakes/open-test-photo.ts';
import type { Image } from '#engine/raster/image.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import type { Mask } from '#engine/raster/mask.ts';
import { takeRemnants } from './take-remnants.ts';
import { takeSoftShadow } from './take-soft-shadow.ts';

const [WIDTH, HEIGHT] = [300, 200];
const isThing = (x: number, y: number): boolean => x >= 120 && x < 180 && y >= 60 && y < 130;

async function takeWith(take: (mask: Mask, image: Image) => Mask, drawn: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><filter id="soft"><feGaussianBlur stdDeviation="6"/></filter><rect width="300" height="200" fill="#b8b09c"/>${drawn}<rect x="120" y="60" width="60" height="70" fill="#a03020"/></svg>`;
  const values = makePlane(WIDTH * HEIGHT, (i) => (isThing(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));
  const image = await readPixels(sharp(Buffer.from(svg)).png());
  const taken = take({ width: WIDTH, height: HEIGHT, values }, image).values;
  return (x: number, y: number) => taken[y * WIDTH + x];
}

it('takes a beak, and feet off the branch that they are on', async () => {
  const at = await takeWith(
    takeRemnants,
    '<rect y="136" width="300" height="10" fill="#4a3020"/><rect x="145" y="128" width="5" height="10" fill="#f0b030"/><path d="M179 80 l10 5 l-10 5z" fill="#f0b030"/>',
  );
  expect(at(147, 133)).toBeGreaterThan(0.9);
  expect(at(183, 85)).toBeGreaterThan(0.9);
  for (const x of [60, 160, 240]) expect(at(x, 141)).toBe(0);
});

it('takes nothing where nothing is left', async () => {
  const at = await takeWith(takeRemnants, '<rect y="136" width="300" height="10" fill="#4a3020"/>');
  for (const x of [100, 150, 200]) for (const y of [50, 141, 160]) expect(at(x, y)).toBe(0);
});

it('takes a shadow that is wider than the thing', async () => {
  const at = await takeWith(
    takeSoftShadow,
    '<ellipse cx="190" cy="132" rx="60" ry="9" fill="#5a5040" filter="url(#soft)"/>',
  );
  for (const x of [150, 200, 240]) expect(at(x, 133)).toBeGreaterThan(0.9);
  expect(at(40, 133)).toBe(0);
});

it('leaves a darker ground, which goes on', async () => {
  const at = await takeWith(takeSoftShadow, '<rect y="120" width="240" height="80" fill="#8c8674"/>');
  for (const x of [60, 150, 220]) expect(at(x, 140)).toBe(0);
});
