// What may be to be seen on a face, by name: what it feels, and what is painted on it.

import type { Rgb } from '#engine/raster/colour.ts';

export type Feeling = 'tears' | 'sadness' | 'anger' | 'surprise';
/** That the lips do not cover. */
export type Teeth = 'fangs' | 'tusks';
/** Said of a face, and drawn on it. */
export type FaceTrait =
  | 'wink'
  | 'tongue'
  | 'shut-eyes'
  | 'yawn'
  | 'sneeze'
  | 'wrinkles'
  | 'dimples'
  | 'blush'
  | 'odd-eyes'
  | 'lit-eyes'
  | 'lipstick'
  | 'eye-shadow'
  | 'face-tattoo';
export type MakeUp = Extract<FaceTrait, 'lipstick' | 'eye-shadow'>;
export type FacePaint = 'opera' | 'clown' | 'mime' | 'skull' | 'bandages' | 'stitches' | 'beak';

export type Traits = {
  has: ReadonlySet<FaceTrait>;
  /** Of lipstick. */
  lips?: Rgb;
  /** Of what is on the lids. */
  lids?: Rgb;
  /** Of eyes that shine. */
  litEyes?: Rgb;
  /** Of one eye, where the two differ. */
  otherEye?: Rgb;
};
