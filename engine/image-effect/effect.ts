// What one image effect is: photos in, one image out.
import type { Image } from '#engine/raster/image.ts';
import type { People } from '#engine/vision/see-people.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Share } from '#engine/vision/choose-faces.ts';

/** A photo, and all people in it: what is made of its pixels later still has them at the same places. */
export type Photo = Image & { people: People };

/** Everything an effect works with; pixels are those of the result. */
export type EffectWork = {
  width: number;
  height: number;
  /** The shorter side: sizes are given as parts of it. */
  short: number;
  seed: number;
  /** What was typed and chosen; empty where nothing was. */
  text: string;
  option: string;
  /** False: the user chose a shape, and the effect keeps to it. */
  isAutoShape: boolean;
  /** How many photos there are: two people may be in one. */
  photoCount: number;
  /** The middles of the faces that are meant, in the order of the people, as parts of their photo. Empty: nobody chose. */
  faces: readonly Share[];
  /** A photo so cropped that it fills the size and keeps what it is about in sight. The whole result where none is given. */
  photo(size?: { width: number; height: number }, which?: number): Promise<Photo>;
  /** The same without its people, for what treats all alike: they are looked for only where something is cropped away. */
  pixels(size?: { width: number; height: number }, which?: number): Promise<Image>;
  /** How wide a photo is to its height. */
  ratio(which?: number): Promise<number>;
  /** A photo uncropped, its longer side at most so long. */
  whole(longSide: number, which?: number): Promise<Photo>;
  random(label: string): Random;
  /** One of a few variants: other seeds look otherwise. */
  vary<T>(variants: readonly [T, ...T[]]): T;
};

export type Painted = {
  image: Image;
  /** See-through parts are meant. */
  hasAlpha?: boolean;
  /** Squares of one colour, in few colours. */
  isFlat?: boolean;
  /** Words of the text that were used and not. */
  understood?: string[];
  ignored?: string[];
};

export type Effect = (work: EffectWork) => Painted | Promise<Painted>;
