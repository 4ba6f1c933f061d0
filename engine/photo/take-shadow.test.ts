// What a thing leaves on the ground is taken away with it, and what it stands on is not.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPixels } from '#tests/fakes/open-test-photo.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { takeShadow } from './take-shadow.ts';

const [WIDTH, HEIGHT] = [300, 200];

const isThing = (x: number, y: number): boolean => x >= 120 && x < 180 && y >= 60 && y < 140;

async function maskWith(drawn: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="300" height="200" fill="#b8b09c"/>${drawn}<rect x="120" y="60" width="60" height="80" fill="#a03020"/></svg>`;
  const values = makePlane(WIDTH * HEIGHT, (i) => (isThing(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));
  const image = await readPixels(sharp(Buffer.from(svg)).png());
  const taken = takeShadow({ width: WIDTH, height: HEIGHT, values }, image).values;
  return (x: number, y: number) => taken[y * WIDTH + x];
}

it('takes a shadow and feet', async () => {
  const at = await maskWith(
    '<ellipse cx="160" cy="144" rx="36" ry="7" fill="#7c7668"/><rect x="128" y="138" width="5" height="12" fill="#d08030"/>',
  );
  expect(at(185, 145)).toBeGreaterThan(0.9);
  expect(at(130, 147)).toBeGreaterThan(0.9);
  expect(at(60, 145)).toBe(0);
});

it('leaves the branch that something sits on', async () => {
  const at = await maskWith('<rect y="139" width="300" height="8" fill="#5a4028"/>');
  for (const x of [30, 150, 270]) expect(at(x, 145)).toBe(0);
});
