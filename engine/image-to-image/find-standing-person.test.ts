// Who has no face that is seen is found where somebody says that they are there.
import { expect, it } from 'vitest';
import sharp from 'sharp';
import { readPixels } from '#tests/fakes/open-test-photo.ts';
import { meanColour } from '#tests/fakes/test-photos.ts';
import type { Image } from '#engine/raster/image.ts';
import { applyOperation } from './apply-operation.ts';
import { startWork } from './work.ts';

const REMOVE = { do: 'erase', what: 'person', place: {} } as const;

/** A wall above a floor, and something before both. */
async function drawBeforeWall(thing: string): Promise<Image> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#d9d4c4"/>
    <rect y="420" width="900" height="180" fill="#8c8a6a"/>${thing}</svg>`;
  return await readPixels(sharp(Buffer.from(svg)));
}

it('somebody far away is taken out of a landscape, and a bottle is nobody', async () => {
  const walker = `<g fill="#1d2c52"><circle cx="450" cy="292" r="20" fill="#4a2c1c"/>
    <rect x="424" y="312" width="52" height="82" rx="14" fill="#b5281e"/><rect x="428" y="384" width="19" height="98"/>
    <rect x="453" y="384" width="19" height="98"/></g>`;
  const work = startWork(await drawBeforeWall(walker), 3, []);
  expect((await applyOperation(work, REMOVE)).why).toBeNull();
  const chest = { left: 0.48, top: 0.56, right: 0.52, bottom: 0.62 };
  const [red, green, blue] = meanColour(work.image, chest);
  expect(red).toBeLessThan(green + 20);
  expect(Math.min(red, green, blue)).toBeGreaterThan(150);
  const bottle = `<path d="M380 600V300q0-60 40-90v-130h60v130q40 30 40 90v300z" fill="#2a1208"/>`;
  const still = startWork(await drawBeforeWall(bottle), 3, []);
  expect((await applyOperation(still, REMOVE)).why).toBe('no_person');
});
