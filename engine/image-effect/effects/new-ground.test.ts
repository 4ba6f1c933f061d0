// What a cup stands on before another background.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readPhoto } from '#engine/photo/read-photo.ts';
import { meanColour } from '#tests/fakes/test-photos.ts';
import { openWork } from '../open-work.ts';
import { newBackground } from './new-ground.ts';

const CUP = fileURLToPath(new URL('../../../tests/fakes/photos/cup.jpg', import.meta.url));
const size = { width: 600, height: 400 };

const TABLE = [
  { left: 0, top: 0.6, right: 0.08, bottom: 0.95 },
  { left: 0.88, top: 0.5, right: 1, bottom: 0.95 },
];

it('keeps a cup that is seen from above on its table, and paints the scene behind it', async () => {
  const order = { seed: 4, text: 'a lake in the mountains', option: '', isAutoShape: true, files: [CUP] };
  const { image } = await newBackground(openWork({ ...size, ...order }));
  const photo = await readPhoto(CUP, size);
  // Wood is redder than blue, before and after.
  for (const part of TABLE) {
    const [red, , blue] = meanColour(image, part);
    const [own, , ownBlue] = meanColour(photo, part);
    expect(red - blue).toBeGreaterThan((own - ownBlue) * 0.7);
  }
  const [red, , blue] = meanColour(image, { left: 0.8, top: 0, right: 1, bottom: 0.25 });
  expect(blue).toBeGreaterThan(red);
});
