// What a cup stands on before another background.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { readPhoto } from '#engine/photo/read-photo.ts';
import { meanColour } from '#tests/fakes/test-photos.ts';
import { openWork } from '../open-work.ts';
import { newBackground } from './new-ground.ts';

const CUP = fileURLToPath(new URL('../../../tests/fakes/photos/cup.jpg', import.meta.url));
const ASTRONAUT = fileURLToPath(new URL('../../../tests/fakes/photos/astronaut.jpg', import.meta.url));
beforeAll(needDrawings, 120_000);
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

/** The astronaut in the lower right of a wide photo of her wall, or as near as she is. */
async function astronaut(isNear: boolean): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'ground-')), 'photo.png');
  const photo = sharp(ASTRONAUT);
  const wide = { left: isNear ? 0 : 420, top: isNear ? 0 : 160, background: '#d8d4d0' };
  await (isNear ? photo.extract({ left: 165, top: 45, width: 115, height: 145 }) : photo.extend(wide)).toFile(
    file,
  );
  return file;
}

it('shows a landmark beside somebody, and refuses what they hide', async () => {
  const order = { seed: 4, text: 'the Eiffel Tower', option: '', isAutoShape: true };
  const far = openWork({ width: 600, height: 432, ...order, files: [await astronaut(false)] });
  expect((await newBackground(far)).understood).toEqual(['the Eiffel Tower']);
  const near = openWork({ width: 300, height: 380, ...order, files: [await astronaut(true)] });
  const refused = await Promise.resolve(newBackground(near)).then(({ understood }) => understood, String);
  expect(refused).toContain('hidden behind');
});
