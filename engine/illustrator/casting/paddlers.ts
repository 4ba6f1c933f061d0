// Somebody in a kayak: the legs in the hull, a paddle with two blades in both hands.

import { drawPersonSheet } from '../people/draw-person.ts';
import { isPerson, readPerson } from '../people/read-person.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { drawSubject } from '../painting/draw-subject.ts';
import type { Stage } from '../staging/stage.ts';
import { OWN_DRAWINGS } from '../things/own-drawings.ts';
import { makeSurface, trimSurface, type Brush, type Surface } from '#engine/raster/surface.ts';

/** How long a kayak is for the height of who sits in it. */
const LONG = 2.1;
/** Part of the hull's length from the bow at which one sits. */
const SEAT = 0.53;

export async function drawPaddler(
  stage: Stage,
  boat: Subject,
  who: Subject,
  index: number,
  stride?: number,
): Promise<Surface> {
  const pixels = Math.max(420, stage.short * 0.42);
  const hull = await drawSubject(stage, boat);
  const wide = pixels * LONG;
  const tall = (wide * hull.height) / hull.width;
  const label = `${who.key} rider${index === 0 ? '' : ` ${index}`}`;
  const person = isPerson(who) ? readPerson(stage, who, label, { rides: 'ride', view: 'side' }) : undefined;
  if (person && stride !== undefined) person.stride = stride;
  const body = person && drawPersonSheet(stage, person, label, pixels);
  const sheet = body?.sheet ?? (await drawSubject(stage, who, label));
  const grown = body ? 1 : (pixels * 0.6) / sheet.height;
  const lap = body?.lap ?? { x: 0.5, y: 0.8 };
  const hand = body?.hand ?? { x: 0.4, y: 0.6 };
  const above = pixels * 0.75;
  const paddled = makeSurface(wide, above + tall, (brush) => {
    brush.imageSmoothingQuality = 'high';
    const [x, y] = [wide * SEAT, above + tall * 0.34];
    const [left, top] = [x - lap.x * sheet.width * grown, y - lap.y * sheet.height * grown];
    brush.save();
    // Whatever is below the rim is in the hull.
    brush.beginPath();
    brush.rect(0, 0, wide, above + tall * 0.4);
    brush.clip();
    brush.drawImage(sheet, left, top, sheet.width * grown, sheet.height * grown);
    brush.restore();
    brush.drawImage(hull, 0, above, wide, tall);
    const [handX, handY] = [left + hand.x * sheet.width * grown, top + hand.y * sheet.height * grown];
    paintPaddle(brush, handX, handY, pixels, stride);
  });
  // All moments of a stroke have to lie one on the other.
  return stride === undefined ? trimSurface(paddled) : paddled;
}

/** Radians that the paddle leans before a stroke, and behind it. */
const DIP = 0.42;

/** Through the hand, one blade in the air behind, the other at the water before; after half a stroke the other way around. */
function paintPaddle(brush: Brush, x: number, y: number, pixels: number, stride = 0): void {
  const half = pixels * 0.52;
  brush.save();
  brush.translate(x, y);
  brush.rotate(-DIP * Math.cos(stride * Math.PI * 2));
  brush.strokeStyle = '#2c2a30';
  brush.lineWidth = pixels * 0.018;
  brush.lineCap = 'round';
  brush.beginPath();
  brush.moveTo(-half, 0);
  brush.lineTo(half, 0);
  brush.stroke();
  for (const side of [-1, 1]) {
    const blade = brush.createLinearGradient(0, -pixels * 0.05, 0, pixels * 0.05);
    blade.addColorStop(0, '#ffd45a');
    blade.addColorStop(1, '#c8781e');
    brush.fillStyle = blade;
    brush.beginPath();
    brush.ellipse(side * half, 0, pixels * 0.11, pixels * 0.042, 0, 0, 7);
    brush.fill();
  }
  brush.restore();
}

/** As long as it is without anybody in it. */
export function grownByPaddler({ width, height }: Pick<Surface, 'width' | 'height'>): number {
  const hull = OWN_DRAWINGS['own/kayak'];
  return hull ? (height / width) * (hull.width / hull.height) : 1;
}
