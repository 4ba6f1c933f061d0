// The wall of one house along a street, seen in perspective, and the brush that paints upon it.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { lit, type Stage } from '../staging/stage.ts';

/** From where to where along a wall, 0–1, and how high, in metres. */
export type WallQuad = (from: number, to: number, low: number, high: number) => void;

export type StreetWall = {
  /** Metres away, of its ends, and its height in metres. */
  near: number;
  far: number;
  tall: number;
  /** How much of it is lost in the haze, 0–1. */
  haze: number;
  /** Traces a part of it. */
  quad: WallQuad;
};

export type WallBrush = {
  /** A colour in the light and the haze of the place. */
  veiled: (colour: Colour) => string;
  fill: (colour: string, ...corners: Parameters<WallQuad>) => void;
};

/** `most`: how much of a colour is lost in a haze of 1. */
export function openWallBrush(
  stage: Stage,
  brush: Brush,
  { haze, quad }: Pick<StreetWall, 'haze' | 'quad'>,
  most = 0.8,
): WallBrush {
  return {
    veiled: (colour) => css(mix(lit(stage, colour), stage.palette.fog, haze * most)),
    fill(colour, ...corners) {
      brush.fillStyle = colour;
      brush.beginPath();
      quad(...corners);
      brush.fill();
    },
  };
}
