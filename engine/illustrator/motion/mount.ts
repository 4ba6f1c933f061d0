// What belongs to the sheet and not to the scene: the ragged edge of a watercolour, the seal of an ink painting, pixels.

import { makeBorder } from '../styles/paper.ts';
import { makePixelPainter } from '../styles/paint-pixels.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { readPlanes, writeImage } from '#engine/raster/planes.ts';
import { stampSeal } from '../styles/stamp-seal.ts';
import type { Look } from '../styles/look.ts';
import { surfaceFromPixels, type Surface } from '#engine/raster/surface.ts';

export type Mount = {
  /** Laid over the scene: pixels of the frame's size, premultiplied. */
  frame?: Uint8Array;
  /** Paints a whole frame anew, RGBA and opaque, as the lens has left it. */
  repaint?(pixels: Uint8Array): void;
  /** Every frame is a drawing of its own; else every second. */
  atOnes: boolean;
};

type Edge = {
  paper: readonly [number, number, number];
  margin: number;
  raggedness: number;
  softness?: number;
};

/** As the painters of these looks leave their sheets. */
const EDGES: Readonly<Partial<Record<Look, Edge>>> = {
  watercolor: { paper: [250, 246, 236], margin: 0.03, raggedness: 0.035 },
  ink: { paper: [244, 238, 222], margin: 0.012, raggedness: 0.06, softness: 0.1 },
  line_art: { paper: [247, 244, 236], margin: 0.01, raggedness: 0.05, softness: 0.09 },
};

export function makeMount(look: Look, width: number, height: number, seed: number): Mount {
  if (look === 'pixel') return { repaint: makePixelPainter(width, height), atOnes: false };
  const edge = EDGES[look];
  if (!edge) return { atOnes: true };
  const sheet = paintEdge(edge, width, height, seed, look === 'ink');
  return { frame: sheet.data(), atOnes: true };
}

function paintEdge(edge: Edge, width: number, height: number, seed: number, hasSeal: boolean): Surface {
  try {
    const mask = makeBorder(width, height, { ...edge, seed });
    const [red, green, blue] = edge.paper;
    const pixels = new Uint8ClampedArray(width * height * 4);
    for (let index = 0, at = 0; index < mask.length; index++, at += 4) {
      pixels[at] = red;
      pixels[at + 1] = green;
      pixels[at + 2] = blue;
      pixels[at + 3] = 255 * (1 - (mask[index] ?? 1));
    }
    if (hasSeal) laySeal(pixels, width, height, seed);
    return surfaceFromPixels(width, height, pixels);
  } finally {
    returnPlanes();
  }
}

/** Stamps white paper and takes over what is red of it. */
function laySeal(pixels: Uint8ClampedArray, width: number, height: number, seed: number): void {
  const white = new Uint8ClampedArray(width * height * 4).fill(255);
  const image = readPlanes({ width, height, data: white });
  stampSeal(image, seed);
  const { data } = writeImage(image);
  for (let at = 0; at < data.length; at += 4) {
    const inked = 1 - (data[at + 1] as number) / 255;
    if (inked < 0.03) continue;
    pixels[at] = 180;
    pixels[at + 1] = 37;
    pixels[at + 2] = 28;
    pixels[at + 3] = Math.max(pixels[at + 3] as number, 255 * Math.min(1, inked * 1.15));
  }
}
