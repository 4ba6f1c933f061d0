// A floor at the foot of the image, and the colour of what one stands on.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { lit, type Stage } from '../staging/stage.ts';

/** The one that was asked for, else the usual one, in the light of the hour. */
export function colourOf(stage: Stage, key: string, usual: Colour): Colour {
  return lit(stage, stage.reading.subjects.find((one) => one.key === key)?.colour ?? usual);
}

/** A floor that runs toward the viewer, in boards or slabs. */
export function paintFloor(stage: Stage, brush: Brush, top: number, tone: Colour, joints: number): void {
  const { width, height, short, palette } = stage;
  const floor = brush.createLinearGradient(0, top, 0, height);
  floor.addColorStop(0, css(mix(tone, palette.sun, 0.2)));
  floor.addColorStop(1, css(mix(tone, palette.shade, 0.42)));
  brush.fillStyle = floor;
  brush.fillRect(0, top, width, height - top);
  brush.strokeStyle = css(palette.shade, 0.32);
  brush.lineWidth = Math.max(1, short * 0.002);
  brush.beginPath();
  for (let joint = -joints; joint <= joints; joint++) {
    brush.moveTo(width / 2 + joint * short * 0.1, top);
    brush.lineTo(width / 2 + joint * short * 0.17, height);
  }
  for (const part of [0.28, 0.66]) {
    brush.moveTo(0, top + (height - top) * part);
    brush.lineTo(width, top + (height - top) * part);
  }
  brush.stroke();
}
