// What is known of a mouth before it is moved: where its lips meet, how it is turned, how much of a face is around it.
import type { Image } from '#engine/raster/image.ts';
import type { Box } from '#engine/raster/mask.ts';
import { meanColour, type Colour } from './mean-colour.ts';

/**
 * Pixels of the image. Across and down are those of the face, which may be turned in the image; the middle of all is
 * the place on the line of the lips that lies between the corners.
 */
export type Mouth = {
  x: number;
  y: number;
  /** Radians clockwise: how the face is turned in the image. */
  angle: number;
  /** From the middle to a corner. */
  half: number;
  /** The same as it would be in a face that looks straight ahead: what heights are measured by. */
  tall: number;
  /** Where the lips have their middle, in halves of the mouth: aside in a face that looks aside. */
  middle: number;
  /** Up to where the face goes along when it speaks, in halves of the mouth, on its left and on its right in the image. */
  reach: readonly [left: number, right: number];
  /** How far the middle of the head lies aside, as far as one sees it. */
  aside: number;
  /** Where the lips meet, above (−) or below the middle, from corner to corner in even steps; below what an open mouth shows. */
  seam: Float32Array;
  /** How far an open mouth, such as a smile, is open in the middle; 0 for closed lips. */
  gap: number;
  /** The colour of the skin beside it. */
  skin: Colour;
};

export const SEAM_STEPS = 33;
/** In halves of the mouth. */
export const MOST_REACH = 2.8;

/** A face that looks further aside than some fifty degrees hides one half of its mouth. */
const LEAST_HALF = 0.4;
const MOST_ASIDE = 0.75;

/** So little is seen of it that it cannot be opened where it is. */
export function isHidden({ half, tall, middle }: Pick<Mouth, 'half' | 'tall' | 'middle'>): boolean {
  return half < tall * LEAST_HALF || Math.abs(middle) > MOST_ASIDE;
}

/** A mouth of which only a box is known, as that of a cat or a drawing: it opens along a straight line. */
export function plainMouth(image: Image, { left, top, width, height }: Box, angle: number): Mouth {
  const half = width / 2;
  const [x, y] = [left + half, top + height / 2];
  const beside = [-1.3, 1.3].map((u) => ({
    x: x + u * half * Math.cos(angle),
    y: y + u * half * Math.sin(angle),
  }));
  return {
    x,
    y,
    angle,
    half,
    tall: half,
    middle: 0,
    reach: [MOST_REACH, MOST_REACH],
    aside: 0,
    seam: new Float32Array(SEAM_STEPS),
    gap: 0,
    skin: meanColour(image, beside, half * 0.15),
  };
}
