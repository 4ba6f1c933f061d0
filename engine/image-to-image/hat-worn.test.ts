// Who wears a hat gets no second one on top of it; ears and glasses are put on.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import type { Image } from '#engine/raster/image.ts';
import { applyOperation } from './apply-operation.ts';
import { readInstruction } from './read-instruction.ts';
import { startWork } from './work.ts';

let capped: Image;
beforeAll(async () => {
  await needDrawings();
  const image = await readPixels(openTestPhoto('astronaut').extend({ top: 200, background: '#b9aa96' }));
  const data = new Uint8ClampedArray(image.data);
  for (let y = 200; y < 266; y++)
    for (let x = 150; x < 310; x++)
      if (((x - 225) / 66) ** 2 + ((y - 266) / 58) ** 2 < 1)
        data.set([40, 60, 130 + (x % 3)], (y * image.width + x) * 4);
  capped = { ...image, data };
}, 120_000);

it.each([
  ['add a santa hat', 'hat_worn'],
  ['给她戴皇冠', 'hat_worn'],
  ['add cat ears', null],
  ['add sunglasses', null],
])('%s', async (words, why) => {
  const work = startWork(capped, 3, []);
  const [part] = readInstruction(words).parts;
  expect(part && (await applyOperation(work, part.operation)).why).toBe(why);
});
