// Faces of halls and trains seen along their length: corners in metres become a path on the image.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { smooth } from '#engine/raster/noise.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { EYE_HEIGHT, lit, scaleAt, type Stage } from '../staging/stage.ts';

/** Metres: to the right of the middle, over the ground, away from the viewer. */
export type Place = readonly [across: number, up: number, away: number];

/** Pixels. */
export function onImage(stage: Stage, [across, up, away]: Place): [x: number, y: number] {
  const scale = scaleAt(stage, away);
  return [stage.width / 2 + across * scale, stage.horizon + (EYE_HEIGHT - up) * scale];
}

export function paintFace(
  stage: Stage,
  brush: Brush,
  fill: Brush['fillStyle'],
  corners: readonly Place[],
): void {
  brush.fillStyle = fill;
  brush.beginPath();
  for (const corner of corners) brush.lineTo(...onImage(stage, corner));
  brush.closePath();
  brush.fill();
}

/** `wide` in metres, as seen from where it begins. */
export function paintBeam(
  stage: Stage,
  brush: Brush,
  colour: string,
  wide: number,
  places: readonly Place[],
): void {
  brush.strokeStyle = colour;
  brush.lineWidth = Math.max(0.7, wide * scaleAt(stage, places[0]?.[2] ?? 1));
  brush.lineCap = 'butt';
  brush.beginPath();
  for (const place of places) brush.lineTo(...onImage(stage, place));
  brush.stroke();
}

/** A colour in the light of the hour, with the haze that lies before what is so far away. */
export function hazy(stage: Stage, colour: Colour, away: number, most = 0.6): string {
  return css(mix(lit(stage, colour), stage.palette.fog, smooth(4, 70, away) * most));
}

/** From near to far, for a face that runs away from the viewer. */
export function alongAway(
  stage: Stage,
  brush: Brush,
  colour: Colour,
  from: Place,
  to: Place,
): Brush['fillStyle'] {
  const gradient = brush.createLinearGradient(...onImage(stage, from), ...onImage(stage, to));
  gradient.addColorStop(0, hazy(stage, colour, from[2]));
  gradient.addColorStop(0.6, hazy(stage, colour, from[2] + (to[2] - from[2]) * 0.12));
  gradient.addColorStop(1, hazy(stage, colour, to[2]));
  return gradient;
}
