// Image effects on the built-in engine: the photo through the effect's own hands, and the result as a PNG.
import { type JobHandler, inputsOf, keptSalient } from '#engine/job.ts';
import { freeSurfaces } from '#engine/illustrator/painting/free-surfaces.ts';
import { countSurfaceBytes } from '#engine/raster/surface.ts';
import { writePhoto } from '#engine/photo/write-photo.ts';
import { ImageEffectEngineFields } from '#tools/image-effect/fields.ts';
import { EFFECTS } from './effects.ts';
import { openWork } from './open-work.ts';

/** A sheet keeps what was laid on it besides its own pixels. */
const BYTES_KEPT = 2;

export const makeEffect: JobHandler = async (job, report) => {
  const { effect_id, text, option, aspect_ratio, faces } = ImageEffectEngineFields.parse(job.fields);
  const load = EFFECTS[effect_id];
  if (!load) throw new RangeError(`there is no effect ${effect_id}`);
  report(0.05);
  const effect = await load();
  const { width, height, seed } = job;
  const photos = inputsOf(job, 'image');
  const files = photos.map(({ file }) => file);
  const isAutoShape = aspect_ratio === 'auto';
  const before = countSurfaceBytes();
  const work = openWork({
    width,
    height,
    seed,
    text,
    option,
    isAutoShape,
    files,
    faces,
    salient: photos.map(keptSalient),
  });
  report(0.15);
  const { image, hasAlpha = false, isFlat = false, understood = [], ignored = [] } = await effect(work);
  // What it was drawn with is not needed any more while the image is packed.
  await freeSurfaces((countSurfaceBytes() - before) * BYTES_KEPT);
  report(0.85);
  await writePhoto(image, job.file, { keepAlpha: hasAlpha, isFlat });
  return { understood, ignored };
};
