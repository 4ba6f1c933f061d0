import { expect, it } from 'vitest';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import { seePeople } from '#engine/vision/see-people.ts';
import { cutSubject } from './cut-subject.ts';
import { isHeadless } from './is-headless.ts';

it.each([
  ['astronaut', 0, false],
  // The hair ends above row 30 of 512, the brows lie below row 90.
  ['astronaut', 50, false],
  ['astronaut', 90, true],
  ['astronaut', 162, true],
  // The ears of a cat that is seen close by.
  ['cat', 0, false],
  ['cup', 0, false],
] as const)('says of a photo of %s without its upper %d rows: %s', async (name, rows, isCut) => {
  const whole = openTestPhoto(name);
  const { width, height } = await whole.metadata();
  const part = { left: 0, top: rows, width, height: height - rows };
  const photo = await readPixels(whole.extract(part).resize(900));
  const cut = cutSubject(photo, await seePeople(photo));
  if (!cut) throw new Error('nothing was cut out');
  expect(isHeadless(photo, cut)).toBe(isCut);
});
