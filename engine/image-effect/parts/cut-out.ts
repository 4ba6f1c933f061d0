// A subject alone, on a see-through ground, its edges free of the colours of where it stood.
import type { Image } from '#engine/raster/image.ts';
import { type Surface, surfaceFromPixels } from '#engine/raster/surface.ts';
import { averagePlane } from '#engine/raster/blur-plane.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { cutSubject, type Cut } from '#engine/photo/cut-subject.ts';
import type { Box } from '#engine/raster/mask.ts';
import type { People } from '#engine/vision/see-people.ts';
import { JobRefusal } from '#engine/job.ts';

export type CutOut = {
  /** Of the size of the photo, straight alpha. */
  image: Image;
  surface: Surface;
  /** Around what can be seen of it. Pixels. */
  box: Box;
  face: Cut['face'];
  /** It goes on below the photo: its foot must stand on an edge. */
  isCutByFrame: boolean;
};

/** Below this what was found is a guess: better nothing than half of a thing. */
const LEAST_SURENESS = 0.25;

/** `people`: all of the photo. Refuses (no_subject) where nothing stands out clearly enough. */
export function cutOut(photo: Image, people: People): CutOut {
  const cut = cutSubject(photo, people);
  if (!cut || cut.sureness < LEAST_SURENESS)
    throw new JobRefusal('no_subject', 'nothing can be cut out clearly');
  const image = clearEdges(photo, cut.mask.values);
  return {
    image,
    surface: surfaceFromPixels(image.width, image.height, image.data),
    box: cut.box,
    face: cut.face,
    isCutByFrame: cut.box.top + cut.box.height > photo.height * 0.97,
  };
}

/** At its edge a pixel holds both grounds: its colour is taken from just inside, its alpha says how much is there. */
function clearEdges({ width, height, data }: Image, mask: Float32Array): Image {
  const reach = Math.max(2, Math.round(Math.max(width, height) * 0.006));
  const sure = mask.map((value) => (value > 0.92 ? 1 : 0));
  const weight = Float32Array.from(averagePlane(sure, width, height, reach));
  const cleared = new Uint8ClampedArray(data.length);
  const plane = new Float32Array(mask.length);
  for (let channel = 0; channel < 3; channel++) {
    for (let i = 0; i < plane.length; i++) plane[i] = (data[i * 4 + channel] ?? 0) * (sure[i] ?? 0);
    const inside = averagePlane(plane, width, height, reach);
    for (let i = 0; i < mask.length; i++) {
      const own = data[i * 4 + channel] ?? 0;
      const near = weight[i] ?? 0;
      const colour = near > 0.02 ? (inside[i] ?? 0) / near : own;
      cleared[i * 4 + channel] = own + (colour - own) * Math.min(1, (1 - (mask[i] ?? 0)) * 1.4);
    }
    returnPlanes();
  }
  for (let i = 0; i < mask.length; i++) cleared[i * 4 + 3] = (mask[i] ?? 0) * 255;
  return { width, height, data: cleared };
}
