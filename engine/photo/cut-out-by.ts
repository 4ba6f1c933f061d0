// A part of an image alone, its edges free of the colours of what was around it.
import { averagePlane } from '#engine/raster/blur-plane.ts';
import { clamp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { fillUnknown } from './fill-unknown.ts';

/** What is hardly less than wholly inside has its own colour; of what is hardly more than outside nothing is seen. */
const INSIDE = 0.9;
const OUTSIDE = 0.1;
const UNSEEN = 0.02;
/** Of the image's longer side: how far an edge reaches. */
const EDGE = 0.015;
/** Of the square around a pixel: so much of it inside, and so much outside, and the pixel wholly belongs to an edge. */
const NEAR = 0.05;

/**
 * At its edge a pixel holds both: its colour is taken from just inside. So is that of all that lies outside, so that none
 * of it comes back where the part is bent or scaled. What is half believed far from any edge is doubt, as over a pale
 * face: it keeps what it shows. Opaque.
 */
export function clearEdges(image: Image, mask: Float32Array): Image {
  const { width, height } = image;
  const reach = Math.max(3, Math.max(width, height) * EDGE);
  const inside = takePlane(mask.length);
  const outside = takePlane(mask.length);
  for (let i = 0; i < mask.length; i++) {
    const value = mask[i] as number;
    inside[i] = value > INSIDE ? 1 : 0;
    outside[i] = value < OUTSIDE ? 1 : 0;
  }
  const nearInside = averagePlane(inside, width, height, reach);
  const nearOutside = averagePlane(outside, width, height, reach);
  const cleared = fillUnknown(image, inside);
  for (let i = 0; i < mask.length; i++) {
    // Inside it has its own colour already.
    if (inside[i] === 1 || (mask[i] as number) < UNSEEN) continue;
    const own = 1 - clamp(Math.min(nearInside[i] as number, nearOutside[i] as number) / NEAR);
    for (let at = i * 4; at < i * 4 + 3; at++) {
      const found = cleared.data[at] as number;
      cleared.data[at] = found + ((image.data[at] as number) - found) * own;
    }
  }
  releasePlanes(inside, outside, nearInside, nearOutside);
  return cleared;
}

/** The same with straight alpha, which says how much of each pixel is there. */
export function cutOutBy(image: Image, mask: Float32Array): Image {
  const part = clearEdges(image, mask);
  for (let i = 0; i < mask.length; i++) part.data[i * 4 + 3] = (mask[i] as number) * 255;
  return part;
}
