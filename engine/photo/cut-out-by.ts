// A part of an image alone, its edges free of the colours of what was around it.
import { averagePlane } from '#engine/raster/blur-plane.ts';
import { clamp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { sampleSmall, shrinkPlane, type SmallPlane } from '#engine/raster/resize-plane.ts';
import { fillUnknown } from './fill-unknown.ts';

/** What is hardly less than wholly inside has its own colour; of what is hardly more than outside nothing is seen. */
const INSIDE = 0.9;
const OUTSIDE = 0.1;
const UNSEEN = 0.02;
/** Of the image's longer side: how far an edge reaches. */
const EDGE = 0.015;
/** Of the square around a pixel: so much of it inside, and so much outside, and the pixel wholly belongs to an edge. */
const NEAR = 0.05;
/** What lies near is found in a plane so many times smaller. */
const SHRUNK = 4;

/**
 * At its edge a pixel holds both: its colour is taken from just inside. So is that of all that lies outside, so that none
 * of it comes back where the part is bent or scaled. What is half believed far from any edge is doubt, as over a pale
 * face: it keeps what it shows. Opaque.
 */
export function clearEdges(image: Image, mask: Float32Array): Image {
  const { width, height } = image;
  const inside = takePlane(mask.length);
  const outside = takePlane(mask.length);
  for (let i = 0; i < mask.length; i++) {
    const value = mask[i] as number;
    inside[i] = value > INSIDE ? 1 : 0;
    outside[i] = value < OUTSIDE ? 1 : 0;
  }
  const nearInside = shareAround(inside, width, height);
  const nearOutside = shareAround(outside, width, height);
  const cleared = fillUnknown(image, inside);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      // Inside it has its own colour already.
      if (inside[i] === 1 || (mask[i] as number) < UNSEEN) continue;
      const edge = Math.min(sampleSmall(nearInside, x, y), sampleSmall(nearOutside, x, y));
      const own = 1 - clamp(edge / NEAR);
      for (let at = i * 4; at < i * 4 + 3; at++) {
        const found = cleared.data[at] as number;
        cleared.data[at] = found + ((image.data[at] as number) - found) * own;
      }
    }
  }
  releasePlanes(inside, outside, nearInside.cells, nearOutside.cells);
  return cleared;
}

/** The mean of a plane over a square as far as an edge reaches: smaller, as it is asked for at few places. */
function shareAround(plane: Float32Array, width: number, height: number): SmallPlane {
  const small = shrinkPlane(plane, width, height, SHRUNK);
  const reach = Math.max(3, Math.max(width, height) * EDGE) / SHRUNK;
  const cells = averagePlane(small.cells, small.width, small.height, Math.max(1, reach));
  releasePlanes(small.cells);
  return { ...small, cells };
}

/** The same with straight alpha, which says how much of each pixel is there. */
export function cutOutBy(image: Image, mask: Float32Array): Image {
  const part = clearEdges(image, mask);
  for (let i = 0; i < mask.length; i++) part.data[i * 4 + 3] = (mask[i] as number) * 255;
  return part;
}
