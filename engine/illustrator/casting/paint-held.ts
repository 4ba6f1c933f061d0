// Paints what somebody holds where their hand is: on a tray, by its handle or hilt, on a string.

import type { Subject } from '../reading/prompt-reading.ts';
import { metresOf } from '../things/metres.ts';
import { recolour } from '../painting/recolour.ts';
import { clamp } from '#engine/raster/noise.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';

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

/** The hand is at its handle, and it leans over `middle`, where the head of who has it is. */
export function paintUmbrella(
  brush: Brush,
  drawing: Surface,
  at: { x: number; y: number },
  wide: number,
  middle = at.x,
): void {
  const tall = (wide * drawing.height) / drawing.width;
  const lean = clamp(Math.atan2(middle - at.x, tall * 0.9), -MOST_LEANT, MOST_LEANT);
  brush.save();
  brush.translate(at.x, at.y);
  brush.rotate(lean);
  brush.drawImage(drawing, -wide * 0.52, -tall * 0.94, wide, tall);
  brush.restore();
}
/** Radians. */
const MOST_LEANT = 0.36;

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

/** What is thin is held by its lower end: how long, in parts of a person's height, and where the hand is, in parts of the drawing. */
const BY_END: Readonly<Record<string, { long: number; grip: readonly [number, number] }>> = {
  sparkler: { long: 0.3, grip: [0.42, 0.94] },
  torch: { long: 0.44, grip: [0.5, 0.84] },
  'plain-flag': { long: 0.62, grip: [0.07, 0.86] },
  'cotton-candy': { long: 0.26, grip: [0.5, 0.9] },
  // Its twigs are down to the left.
  broom: { long: 0.62, grip: [0.66, 0.34] },
};

export function endOf({ key }: Pick<Subject, 'key'>): (typeof BY_END)[string] | undefined {
  return BY_END[key];
}

export function paintByEnd(
  brush: Brush,
  drawing: Surface,
  at: { x: number; y: number },
  { wide, tall, grip: [across, down] }: { wide: number; tall: number; grip: readonly [number, number] },
): void {
  brush.drawImage(drawing, at.x - wide * across, at.y - tall * down, wide, tall);
}

/** Where each of a bunch is, in parts of the height of one: from the hand across and up. */
const BUNCH = [
  [0.3, 1.5],
  [-0.34, 1.62],
  [0.02, 2.14],
  [0.66, 2.0],
  [-0.7, 2.2],
  [0.36, 2.68],
  [-0.3, 2.76],
] as const;
const BUNCH_COLOURS = ['#e8404e', '#f2b632', '#3f9fe0', '#58b868', '#e878a8', '#8a6ad0', '#f08a3c'] as const;

/** Above the hand on strings, aslant in the wind: as many as there are, each of a bunch in a colour of its own. */
export function paintBalloons(
  brush: Brush,
  drawing: Surface,
  at: { x: number; y: number },
  tall: number,
  { count, colour, drawing: name }: Pick<Subject, 'count' | 'colour' | 'drawing'>,
  moved = { across: 0, up: 0 },
): void {
  // What hangs from them already is left out: the string in the hand is theirs.
  const [part, knot] = name === 'own/string-balloon' ? [0.5, 0] : [0.7, -0.22];
  const shown = Math.min(BUNCH.length, Math.max(1, count));
  for (const [index, [across, up]] of BUNCH.slice(0, shown).entries()) {
    const own =
      shown > 1 && colour === undefined ? recolour(drawing, BUNCH_COLOURS[index] ?? '#e8404e') : drawing;
    const head = topOf(own, part);
    const wide = (tall * head.width) / head.height;
    const [x, y] = [at.x + tall * (across + moved.across), at.y - tall * (up + moved.up)];
    brush.strokeStyle = 'rgba(60,48,52,0.8)';
    brush.lineWidth = Math.max(1, tall * 0.012);
    brush.beginPath();
    brush.moveTo(at.x, at.y);
    brush.quadraticCurveTo(at.x + tall * across * 0.1, at.y - tall * 0.4, x + tall * knot, y + tall * 0.46);
    brush.stroke();
    brush.drawImage(head, x - wide / 2, y - tall / 2, wide, tall);
  }
}

/** A balloon without the string that hangs from it, as a part of the height. */
function topOf(drawing: Surface, part: number): Surface {
  return makeSurface(drawing.width, Math.round(drawing.height * part), (brush) =>
    brush.drawImage(drawing, 0, 0),
  );
}

/** How wide and high they fly, and how large each is, in parts of who throws them. */
const [ARC, OVER, JUGGLED] = [0.3, 0.5, 0.1] as const;

/** In an arc over the head, from one hand to the other; `stride`: how far each is on its way to the place of the next, 0–1. */
export function paintJuggled(
  brush: Brush,
  ball: Surface,
  { x, y }: { x: number; y: number },
  pixels: number,
  count: number,
  stride = 0,
): void {
  const size = pixels * JUGGLED;
  for (let at = 0; at < count; at++) {
    const turn = Math.PI * (1 + ((at + 0.5 + stride) % count) / count);
    const [across, up] = [Math.cos(turn) * pixels * ARC, Math.sin(turn) * pixels * OVER];
    brush.drawImage(ball, x + across - size / 2, y + up - size / 2, size, size);
  }
}
