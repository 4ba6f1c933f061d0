// Pens that hats have in common.
import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';

export const BLACK = '#0a0810';

/** Filled as a round body is lit, from the upper left, with a darker line around it. */
export function fillRound(brush: Brush, colour: Rgb, [left, right]: readonly [number, number]): void {
  const light = brush.createLinearGradient(left, -0.2, right, 0.1);
  light.addColorStop(0, css(mix(colour, BLACK, 0.22)));
  light.addColorStop(0.3, css(mix(colour, '#ffffff', 0.14)));
  light.addColorStop(0.6, css(colour));
  light.addColorStop(1, css(mix(colour, BLACK, 0.42)));
  brush.fillStyle = light;
  brush.fill();
  brush.strokeStyle = css(mix(colour, BLACK, 0.6), 0.55);
  brush.lineWidth = 0.012;
  brush.stroke();
}

/** A band around the head, bent as its front is seen: lower in the middle. */
export function bandPath(brush: Brush, half: number, top: number, bottom: number, bend = 0.06): void {
  brush.beginPath();
  brush.moveTo(-half, top);
  brush.quadraticCurveTo(0, top + bend * 2, half, top);
  brush.lineTo(half * 0.99, bottom);
  brush.quadraticCurveTo(0, bottom + bend * 2, -half * 0.99, bottom);
  brush.closePath();
}
