// Paints what somebody holds where their hand is: on a tray, by its handle or hilt, on a string.

import type { Subject } from '../reading/prompt-reading.ts';
import { metresOf } from '../things/metres.ts';
import type { Brush, Surface } from '#engine/raster/surface.ts';

/** So many stand on a tray. */
const ON_TRAY = 4;
/** Parts of a person's height: where they stand, how large they are. */
const TRAY_REACH = 0.15;
const LEAST_ON_TRAY = 0.095;
const MOST_ON_TRAY = 0.14;

/** Glasses, cups and cakes in a row, the outer ones nearer. */
export function paintOnTray(
  brush: Brush,
  drawings: readonly { thing: Subject; drawing: Surface }[],
  at: { x: number; y: number },
  pixels: number,
): void {
  const pieces = drawings
    .filter(({ thing }) => thing.kind === 'food')
    .flatMap((one) => Array.from({ length: Math.min(one.thing.count, ON_TRAY) }, () => one))
    .slice(0, ON_TRAY);
  for (const [place, { thing, drawing }] of pieces.entries()) {
    const ratio = drawing.width / drawing.height;
    const share = Math.min(MOST_ON_TRAY, Math.max(LEAST_ON_TRAY, metresOf(thing) * 1.15));
    // What is broad lies flat: all of them fit beside each other.
    const wide = Math.min(share * ratio, (TRAY_REACH * 2.2) / Math.max(2, pieces.length)) * pixels;
    const aside = pieces.length < 2 ? 0 : (place / (pieces.length - 1)) * 2 - 1;
    const x = at.x + aside * (TRAY_REACH * pixels - wide * 0.5);
    const foot = at.y + pixels * (0.004 + (place % 2) * 0.009);
    brush.drawImage(drawing, x - wide / 2, foot - wide / ratio, wide, wide / ratio);
  }
}

/** The hand is at its handle. */
export function paintUmbrella(
  brush: Brush,
  drawing: Surface,
  at: { x: number; y: number },
  wide: number,
): void {
  const tall = (wide * drawing.height) / drawing.width;
  brush.drawImage(drawing, at.x - wide * 0.52, at.y - tall * 0.94, wide, tall);
}

/** Its drawing points down to the left; by the hilt in the hand it points up. */
export function paintUpright(
  brush: Brush,
  drawing: Surface,
  at: { x: number; y: number },
  { wide, tall }: { wide: number; tall: number },
): void {
  brush.save();
  brush.translate(at.x, at.y);
  brush.rotate(Math.PI);
  brush.drawImage(drawing, -wide * 0.86, -tall * 0.14, wide, tall);
  brush.restore();
}

/** Point up, the hilt in the hand, turned a little outward. */
export function paintByHilt(
  brush: Brush,
  drawing: Surface,
  at: { x: number; y: number },
  { wide, tall, turn }: { wide: number; tall: number; turn: number },
): void {
  brush.save();
  brush.translate(at.x, at.y);
  brush.rotate(turn);
  brush.drawImage(drawing, -wide / 2, -tall * 0.88, wide, tall);
  brush.restore();
}

/** Above the hand, aslant in the wind. */
export function paintOnString(
  brush: Brush,
  drawing: Surface,
  at: { x: number; y: number },
  tall: number,
): void {
  const wide = (tall * drawing.width) / drawing.height;
  const [x, y] = [at.x + tall * 0.3, at.y - tall * 1.5];
  brush.strokeStyle = 'rgba(60,48,52,0.8)';
  brush.lineWidth = Math.max(1, tall * 0.012);
  brush.beginPath();
  brush.moveTo(at.x, at.y);
  brush.quadraticCurveTo(at.x + tall * 0.02, at.y - tall * 0.4, x, y + tall * 0.36);
  brush.stroke();
  brush.drawImage(drawing, x - wide / 2, y - tall / 2, wide, tall);
}
