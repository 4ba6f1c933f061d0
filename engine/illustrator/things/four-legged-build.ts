// What an animal on four legs is built of, and how it bears itself.

import type { Colour } from '#engine/raster/colour.ts';

/** In centimetres of the animal. */
export type Build = {
  coat: Colour;
  /** Of belly, breast and muzzle. */
  under: Colour;
  /** Of the back, where it is darker than the flanks. */
  back?: Colour;
  legs?: Colour;
  /** Of the feet: white socks. */
  socks?: Colour;
  /** Up to the withers. */
  tall: number;
  /** Up to the elbow. */
  leg: number;
  /** From breast to rump. */
  long: number;
  deep: number;
  /** How far the withers stand above the rump. */
  hump?: number;
  /** How far the middle of the back stands above both ends. */
  arch?: number;
  /** How deep the body is before the hind legs. */
  loin: number;
  /** How wide a leg is above the foot. */
  thick: number;
  neck: { long: number; wide: number; rise: number };
  head: HeadBuild;
  tail:
    | 'brush'
    | 'fox'
    | 'nine'
    | 'curl'
    | 'feather'
    | 'stub'
    | 'tuft'
    | 'raised'
    | 'flowing'
    | 'hanging'
    | 'cone'
    | 'bush';
  /** Of the ends of nine tails. */
  tips?: Colour;
  /** Hair on neck and tail. */
  mane?: Colour;
  /** The mane is short and stands up: a zebra's. */
  hasBrush?: true;
  /** Long hair that hangs from the flanks. */
  longHair?: Colour;
  /** Across the back. */
  stripes?: Colour;
  /** Around the tail alone: a lemur's. */
  rings?: Colour;
  hasHooves?: true;
  /** Spots all over. */
  spots?: Colour;
  isFinelySpotted?: true;
  /** Rims of the scales all over: a qilin's. */
  scales?: Colour;
  /** Stripes down the flanks, on the legs and in the face: a tiger's. */
  isTigerStriped?: true;
  /** Rims of the plates across the back: an armadillo's. */
  bands?: Colour;
  /** A mane all around the head: a lion's. */
  ruff?: Colour;
  /** Forelegs and shoulders of another colour: a panda's. */
  shoulders?: Colour;
  /** A cloth of white around neck and breast. */
  bib?: Colour;
  /** Large patches with uneven rims: a dairy cow's. */
  patches?: Colour;
  /** Brown fields with pale lines between them: a giraffe's. */
  net?: Colour;
  /** Curls all over but for face and legs: a sheep's. */
  wool?: Colour;
};

export type HeadBuild = {
  /** Half of the skull. */
  size: number;
  muzzle: number;
  /** How wide the muzzle is at the nose. */
  tip: number;
  ears: 'prick' | 'tufted' | 'large' | 'round' | 'tiny' | 'drop' | 'leaf' | 'small';
  /** Degrees that the muzzle hangs by itself. */
  droop?: number;
  hasWhiskers?: true;
  /** Dark over the eyes and on top, pale below: a husky's. */
  mask?: Colour;
  /** Dark around the eye. */
  eyePatch?: Colour;
  ear?: Colour;
  nose?: Colour;
  eye?: Colour;
  antlers?: true;
  /** A disc at its end, with two nostrils: a boar's. */
  hasSnout?: true;
  tusks?: true;
  /** The muzzle is as deep as the skull and ends square, with nostrils and no leather: a capybara's. */
  isBlunt?: true;
  /** How large the leather of the nose is beside that of a dog. */
  leather?: number;
  /** Of rodents. */
  hasTeeth?: true;
  /** Hair that hangs from the chin. */
  beard?: Colour;
  horns?: Horns;
};

export type Horns = 'knobs' | 'short' | 'wide' | 'swept' | 'spiral' | 'straight' | 'palms';

export type Gait = 'stand' | 'walk' | 'gallop';

/**
 * `stride`: how far it is in a stride, 0–1, where not the one moment of a still is drawn; `raised`: degrees that the muzzle
 * is up, below zero where it is on the ground; `open`: its mouth is.
 */
export type Bearing = { gait?: Gait; stride?: number; raised?: number; open?: true };
