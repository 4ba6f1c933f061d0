// Who and what is in an image, placed and drawn.

import type { Surface } from '#engine/raster/surface.ts';
import { asItIs, type Sprite } from '../painting/sprite.ts';
import type { Spot } from './spot.ts';

export type Cast = {
  spot: Spot;
  sprite: Sprite;
  /** Draws who walks or runs anew, `stride` (0–1) of a whole one after the still; all of them on sheets of one size. */
  redraw?(stride: number): Promise<Draft>;
  /** The still has the mount standing whom a video has gallop. */
  isStillStanding?: boolean;
};

/** A drawing that no light has fallen on yet. */
export type Draft = {
  sheet: Surface;
  /** Lays the light of the scene on the sheet, or on the same part of all sheets of a stride. */
  finish(sheet: Surface): Cast;
  /** The whole of it, where that is known already. */
  still?: Cast;
};

/** What has its light already. */
export function finished(cast: Cast): Draft {
  return {
    still: cast,
    get sheet() {
      return cast.sprite.lit();
    },
    finish: (sheet) => ({ ...cast, sprite: asItIs(sheet) }),
  };
}

export function wideOf({ spot, sprite }: Cast): number {
  return (spot.tall * sprite.width) / sprite.height;
}

/** No wider than its room, before anybody is placed by it. */
export function fitRoom({ spot, sprite }: Cast): void {
  if (spot.widest !== undefined)
    spot.tall = Math.min(spot.tall, (spot.widest * sprite.height) / sprite.width);
}

/** No wider and no taller than this, pixels. */
export function shrinkTo(one: Cast, wide: number, tall: number): void {
  one.spot.tall = Math.min(one.spot.tall, tall, (wide * one.sprite.height) / one.sprite.width);
}
