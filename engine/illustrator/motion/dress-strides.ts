// Gives the look of the video to somebody at several moments of a stride.

import { averageTwice } from '#engine/raster/blur-plane.ts';
import { dropPlanes, releasePlanes, takeClearPlane } from '#engine/raster/plane-store.ts';
import { asCutting } from '#engine/raster/planes.ts';
import { releasePixels, type Surface } from '#engine/raster/surface.ts';
import { freeSurfaces, leftByImage } from '../painting/free-surfaces.ts';
import type { PaintedLayer } from '../painting/layer.ts';
import { surfaceOf, type BakedSheet } from './baked-sheet.ts';
import { addCover, careFor, cutByCover, layOver, paintLook, type Dresser } from './dress-layers.ts';

type Box = { left: number; top: number; width: number; height: number };

/** Of the shorter side of the stage: so much of the ground is painted around them, which their strokes know of. */
const AROUND = 0.05;
/** Of the shorter side of the stage: so far beside what has moved the paint is laid anew. */
const NEAR = 0.01;
/** Two drawings differ where a colour or the alpha of one is so much more than that of the other. */
const OTHER = 24;

/**
 * Paints each of the moments where the still has it, all with one and the same ground: strokes begin at the same places,
 * and what is drawn alike at two moments, as a trunk is, keeps the paint of the first. So only limbs are painted anew.
 * Gives the pixels of `drawn` back. Null where nothing is left of one of them.
 */
export async function dressStrides(
  dresser: Dresser,
  layer: PaintedLayer,
  drawn: readonly BakedSheet[],
): Promise<BakedSheet[] | null> {
  const { below, look } = dresser;
  const short = Math.min(below.width, below.height);
  const box = boxAround(drawn, below, short * AROUND);
  const { left, top, width, height } = box;
  const ground = below.getContext('2d').getImageData(left, top, width, height).data;
  const times = Math.sqrt((below.width * below.height) / (width * height));
  await makeRoom(below);
  const first = drawn[0] && spread(drawn[0], box);
  if (!first) return null;
  if (drawn[0]) below.getContext('2d').drawImage(surfaceOf(drawn[0]), drawn[0].left, drawn[0].top);
  const sheets: BakedSheet[] = [];
  let model: Uint8ClampedArray | undefined;
  for (const sheet of drawn) {
    const own = spread(sheet, box);
    releasePixels(sheet.pixels);
    const cover = new Uint8ClampedArray(width * height);
    addCover(cover, own);
    const pixels = layOn(ground, own);
    const styled = asCutting(times, () => paintLook(dresser, pixels, box, careFor(look, [layer], cover)));
    releasePixels(pixels);
    if (model) keepAlike(styled, model, readOther(own, first, box, short * NEAR));
    model ??= styled.slice();
    releasePixels(own);
    const cut = cutByCover(styled, cover, box);
    if (!cut) return null;
    const solid = look === 'papercut' ? layOver(cut, short) : cut;
    sheets.push({ ...solid, left: solid.left + left, top: solid.top + top });
  }
  await makeRoom(below);
  return sheets;
}

/** Planes of a cutting have another size than those of the layers before and after: a video has not the memory for both. */
export async function makeRoom(stage: { width: number; height: number }): Promise<void> {
  dropPlanes();
  await freeSurfaces(leftByImage(stage));
}

/** Around all of them, in whole pixels of the stage. */
function boxAround(drawn: readonly BakedSheet[], stage: Surface, around: number): Box {
  const least = (sides: number[]): number => Math.max(0, Math.floor(Math.min(...sides) - around));
  const left = least(drawn.map((sheet) => sheet.left));
  const top = least(drawn.map((sheet) => sheet.top));
  const right = Math.max(...drawn.map((sheet) => sheet.left + sheet.width)) + around;
  const bottom = Math.max(...drawn.map((sheet) => sheet.top + sheet.height)) + around;
  return {
    left,
    top,
    width: Math.min(stage.width, Math.ceil(right)) - left,
    height: Math.min(stage.height, Math.ceil(bottom)) - top,
  };
}

/** A sheet in its place in the box; premultiplied as before. */
function spread(sheet: BakedSheet, box: Box): Uint8ClampedArray {
  const whole = new Uint8ClampedArray(box.width * box.height * 4);
  for (let row = 0; row < sheet.height; row++) {
    const from = row * sheet.width * 4;
    const to = ((sheet.top - box.top + row) * box.width + sheet.left - box.left) * 4;
    whole.set(sheet.pixels.subarray(from, from + sheet.width * 4), to);
  }
  return whole;
}

function layOn(ground: Uint8ClampedArray, own: Uint8ClampedArray): Uint8ClampedArray {
  const pixels = ground.slice();
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = own[at + 3] as number;
    if (alpha === 0) continue;
    const rest = 1 - alpha / 255;
    for (let channel = at; channel < at + 4; channel++)
      pixels[channel] = (own[channel] as number) + (pixels[channel] as number) * rest;
  }
  return pixels;
}

/** 1 at and beside what two drawings do not have in common, 0 elsewhere. */
function readOther(
  one: Uint8ClampedArray,
  other: Uint8ClampedArray,
  { width, height }: Box,
  near: number,
): Float32Array {
  const differs = takeClearPlane(width * height);
  for (let at = 0; at < one.length; at++)
    if (Math.abs((one[at] as number) - (other[at] as number)) > OTHER) differs[at >> 2] = 1;
  const share = averageTwice(differs, width, height, near);
  releasePlanes(differs);
  for (let pixel = 0; pixel < share.length; pixel++) share[pixel] = Math.min(1, (share[pixel] as number) * 4);
  return share;
}

/** Takes over the paint of the model where the drawing is no other. Gives the plane back. */
function keepAlike(styled: Uint8ClampedArray, model: Uint8ClampedArray, other: Float32Array): void {
  for (let pixel = 0, at = 0; pixel < other.length; pixel++, at += 4) {
    const share = other[pixel] as number;
    if (share === 1) continue;
    for (let channel = at; channel < at + 3; channel++) {
      const kept = model[channel] as number;
      styled[channel] = kept + ((styled[channel] as number) - kept) * share;
    }
  }
  releasePlanes(other);
}
