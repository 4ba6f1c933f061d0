// What a cup that is seen from above stands on stays below it: in a close-up its saucer, before whatever else it is put.
import { expect, it } from 'vitest';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import { sampleMask } from '#engine/raster/mask.ts';
import { seePeople } from '#engine/vision/see-people.ts';
import { cutSubject } from './cut-subject.ts';
import { keepTable } from './keep-table.ts';

it.each([
  ['all of it', { left: 0, top: 0, width: 450, height: 300 }],
  ['a part with less of the table', { left: 40, top: 0, width: 360, height: 300 }],
  ['a close-up that cuts its rim off', { left: 112, top: 45, width: 255, height: 225 }],
])('a cup stays on its table: %s', async (_, part) => {
  const photo = await readPixels(openTestPhoto('cup').extract(part).resize(900));
  const cut = cutSubject(photo, await seePeople(photo));
  const laid = cut && keepTable(photo, cut);
  if (!laid) throw new Error('nothing was kept');
  for (const x of [0.02, 0.5, 0.98]) expect(sampleMask(laid.mask, x, 0.97)).toBe(1);
  expect(laid.behind).toBeLessThan(photo.height * 0.5);
  expect(sampleMask(laid.mask, 0.97, 0.05)).toBeLessThan(0.1);
});

it('a cat stays on nothing', async () => {
  const photo = await readPixels(openTestPhoto('cat'));
  const cut = cutSubject(photo, await seePeople(photo));
  expect(cut && keepTable(photo, cut)).toBeNull();
});
