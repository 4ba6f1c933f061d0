// A subject alone, on a see-through ground, its edges free of the colours of where it stood.
import type { Image } from '#engine/raster/image.ts';
import { type Surface, surfaceFromPixels } from '#engine/raster/surface.ts';
import { averagePlane } from '#engine/raster/blur-plane.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { cutSubject, type Cut } from '#engine/photo/cut-subject.ts';
import type { Box } from '#engine/raster/mask.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { makePlane } from '#engine/raster/make-plane.ts';

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

/** `faces`: all of the photo. Where nothing stands out, a rounded middle of the photo is taken. */
export function cutOut(photo: Image, faces: readonly Face[], isPortrait = false): CutOut {
  const cut = cutSubject(photo, faces, isPortrait) ?? takeMiddle(photo);
  const image = clearEdges(photo, cut.mask.values);
  return {
    image,
    surface: surfaceFromPixels(image.width, image.height, image.data),
    box: cut.box,
    face: cut.face,
    isCutByFrame: cut.box.top + cut.box.height > photo.height * 0.97,
  };
}

function takeMiddle({ width, height }: Image): Pick<Cut, 'mask' | 'box' | 'face'> {
  const values = makePlane(width * height, (i) => {
    const u = Math.abs(((i % width) / width - 0.5) / 0.42);
    const v = Math.abs((Math.floor(i / width) / height - 0.5) / 0.44);
    return Math.min(1, Math.max(0, (1 - (u ** 4 + v ** 4)) * 20));
  });
  const box = {
    left: Math.round(width * 0.08),
    top: Math.round(height * 0.06),
    width: Math.round(width * 0.84),
    height: Math.round(height * 0.88),
  };
  return { mask: { width, height, values }, box, face: null };
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
