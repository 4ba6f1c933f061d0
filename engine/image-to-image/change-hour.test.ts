// At night lamps shine, and no edge of what is white.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPixels } from '#tests/fakes/open-test-photo.ts';
import { meanColour } from '#tests/fakes/test-photos.ts';
import { changeHour } from './change-hour.ts';
import { startWork } from './work.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#6a4a48"/><circle cx="120" cy="90" r="7" fill="#fff6e0"/><rect x="240" y="200" width="300" height="150" fill="#f4f0ea"/><path d="M260 120 L620 30" stroke="#fff0e4" stroke-width="7"/></svg>';

it('lights a lamp, and neither the edge of a white car nor a ray of the sun on a wall', async () => {
  const work = startWork(await readPixels(sharp(Buffer.from(SVG)).png()), 3, []);
  await work.lookForPeople();
  changeHour(work, 'night', 1);
  const warmth = (x: number, y: number): number => {
    const [left, top] = [(x - 3) / 640, (y - 3) / 480];
    const [red, , blue] = meanColour(work.image, { left, top, right: left + 6 / 640, bottom: top + 6 / 480 });
    return red - blue;
  };
  expect(warmth(120, 90)).toBeGreaterThan(20);
  expect(warmth(390, 206)).toBeLessThan(0);
  expect(warmth(440, 75)).toBeLessThan(0);
});
