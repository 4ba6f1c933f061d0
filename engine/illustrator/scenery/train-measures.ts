// Where the train of a station stands, and the lamps that engines have.

import { css } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { scaleAt, type Stage } from '../staging/stage.ts';
import { onImage, type Place } from './in-perspective.ts';
import { glow } from './glow.ts';

export type At = (across: number, up: number, away: number) => Place;

/** Metres beside the middle of the platform. */
export const NEAR_SIDE = 1.8;
export const FAR_SIDE = 4.75;
export const MIDDLE = (NEAR_SIDE + FAR_SIDE) / 2;
export const FRONT = 8.4;

export function paintLight(stage: Stage, brush: Brush, place: Place, radius: number): void {
  const [x, y] = onImage(stage, place);
  const size = scaleAt(stage, place[2]) * radius;
  glow(brush, x, y, size * (stage.isDark ? 8 : 4), css('#fff0c0', 0.7), css('#fff0c0', 0));
  brush.fillStyle = css('#fffae6');
  brush.beginPath();
  brush.arc(x, y, size, 0, 7);
  brush.fill();
}
