// No effect returns a person without a head: the detector finds a face in what each makes of a photo. What is painted keeps
// the eyes that somebody is known by.
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { compareEyes } from '#tests/fakes/compare-eyes.ts';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import { findFaces } from '#engine/vision/find-faces.ts';
import { IMAGE_EFFECT_TEMPLATES } from '#tools/image-effect/templates.ts';
import { EFFECTS } from './effects.ts';
import { openWork } from './open-work.ts';

const PORTRAIT = fileURLToPath(new URL('../../tests/fakes/photos/astronaut.jpg', import.meta.url));
/** Those that cut people out, or give them other faces. */
const CUTTING = [
  'remove_bg',
  'new_bg',
  'product',
  'sticker',
  'figure_box',
  'headshot',
  'yearbook',
  'id_photo',
  'wedding',
  'festival',
  'clay',
  'toon_3d',
];

it.each(CUTTING)('%s keeps the head of a person', async (id) => {
  const template = IMAGE_EFFECT_TEMPLATES.find((one) => one.id === id);
  const effect = await EFFECTS[id]?.();
  if (!effect || !template) throw new Error(`there is no effect ${id}`);
  const { image } = await effect(
    openWork({
      width: 440,
      height: 550,
      seed: 4,
      text: '',
      option: template.option?.values[0]?.id ?? '',
      isAutoShape: false,
      files: template.images === 2 ? [PORTRAIT, PORTRAIT] : [PORTRAIT],
    }),
  );
  expect((await findFaces(image)).length).toBeGreaterThanOrEqual(template.images);
});

it('oil keeps the eyes of a person', async () => {
  const side = 700;
  const photo = await readPixels(sharp(await openTestPhoto('astronaut').resize(side).toBuffer()));
  const [face] = await findFaces(photo);
  const effect = await EFFECTS['oil']?.();
  if (!effect || !face) throw new Error('there is no such effect, or no face');
  const order = {
    width: side,
    height: side,
    seed: 4,
    text: '',
    option: '',
    isAutoShape: true,
    files: [PORTRAIT],
  };
  const { image } = await effect(openWork(order));
  expect(compareEyes(photo, image, face)).toBeGreaterThan(0.85);
});
