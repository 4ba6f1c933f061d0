// A tie hangs on a collar, and on a bare neck on a band around it.
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import { distance, meanColour } from '#tests/fakes/test-photos.ts';
import { startWork } from './work.ts';
import { wearOnFace } from './wear-on-face.ts';

beforeAll(needDrawings, 120_000);

/** How much is changed beside the knot, where the astronaut's suit ends under her chin or where `drawn` is. */
async function changeBeside(drawn: string): Promise<number> {
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">${drawn}</svg>`);
  const portrait = await openTestPhoto('astronaut').png().toBuffer();
  const image = await readPixels(sharp(portrait).composite([{ input: svg }]));
  const work = startWork(image, 7, []);
  await work.lookForPeople();
  expect(wearOnFace(work, { thing: 'tie', place: {}, colour: [30, 90, 200] })).toBeNull();
  const beside = { left: 0.38, top: 0.402, right: 0.4, bottom: 0.412 };
  return distance(meanColour(work.image, beside), meanColour(image, beside));
}

it('goes around a bare neck, and is hidden by what is worn', async () => {
  expect(await changeBeside('<path d="M185 165h75l14 90q-50 40-102 0z" fill="#c4876a"/>')).toBeGreaterThan(
    60,
  );
  expect(await changeBeside('')).toBeLessThan(10);
});
