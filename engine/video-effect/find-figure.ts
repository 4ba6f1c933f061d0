// Cuts out what an image is about: its people as a network sees them, else the thing that stands out near the middle; its
// colours are learned, and every pixel is asked again.
import type { Image } from '#engine/raster/image.ts';
import { averagePlane } from '#engine/raster/blur-plane.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { binColours, colourOdds } from '#engine/photo/colour-odds.ts';
import { cutSubject } from '#engine/photo/cut-subject.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { silhouetteOf, type People } from '#engine/vision/see-people.ts';
import { readLab, type LabPlanes } from '#engine/raster/lab.ts';
import { maskBox, resizeMask, type Box, type Mask } from '#engine/raster/mask.ts';
import { refineMask } from '#engine/raster/refine-mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { clamp, smooth } from './parts/ease.ts';
import { keepFigure, listPieces } from './keep-figure.ts';
import { rateFigure, readSteps } from './rate-figure.ts';
import { readSalience } from './read-salience.ts';

const SEARCH_PIXELS = 160;
/** For the other way of looking, which only proposes. */
const CUT_PIXELS = 280;
const ROUNDS = 4;
/** Cuts through the salience at which pieces are looked at. */
const LEVELS = [0.18, 0.28, 0.4, 0.52, 0.65] as const;

/** A body that was cut from its bridge may have lost a tail or a handle with it. */
const BODY_TRUST = 0.8;

export type Figure = { mask: Mask; box: Box; face: Face | null };

/** `people`: all of the image. Null where nothing stands out: landscapes, patterns; and for somebody without a head. */
export function findFigure(image: Image, people: People): Figure | null {
  if (people.faces.length > 0 || silhouetteOf(image, people)) return cutSubject(image, people);
  const small = shrinkImage(image, SEARCH_PIXELS);
  const { width, height } = small;
  const lab = readLab(small);
  const salience = aboveEdge(readSalience(lab), width, height);
  const place = placeOfThing(small);
  const steps = readSteps(lab);
  const other = cutSubject(shrinkImage(image, CUT_PIXELS), people);
  let best: { inside: Float32Array; score: number } | null = null;
  const propose = (inside: Float32Array, trust = 1): void => {
    const score = trust * rateFigure(inside, { salience, place, steps, width, height });
    if (score > (best?.score ?? 0.02)) best = { inside, score };
  };
  for (const level of LEVELS) {
    for (const whole of [
      salience.map((value) => (value > level ? 1 : 0)),
      salience.map((value, i) => (value * (place[i] as number) > level * 0.8 ? 1 : 0)),
    ]) {
      for (const piece of listPieces(whole, width, height)) propose(piece);
      for (const piece of listBodies(whole, width, height)) propose(piece, BODY_TRUST);
    }
  }
  if (other)
    for (const piece of listPieces(resizeMask(other.mask, width, height).values, width, height))
      propose(piece);
  if (!best) return null;
  const { inside } = best as { inside: Float32Array };
  const settled = learnColours(lab, inside, salience);
  const mask = refineMask({ width, height, values: settled }, image, { reach: 0.014, calm: 0.001 });
  mask.values.forEach((value, i) => (mask.values[i] = smooth(0.2, 0.8, value)));
  const box = maskBox(mask);
  return box && { mask, box, face: null };
}

/** Pieces that hang together by a thin bridge only, apart: what stands before a window is not one with it. */
function listBodies(whole: Float32Array, width: number, height: number): Float32Array[] {
  const reach = Math.max(2, Math.round(width * 0.022));
  const cores = listPieces(
    blur(whole, width, height, reach).map((value) => (value > 0.86 ? 1 : 0)),
    width,
    height,
  );
  if (cores.length < 2) return [];
  return cores.map((core) =>
    blur(core, width, height, reach + 1).map((value, i) =>
      value > 0.1 && (whole[i] as number) > 0.5 ? 1 : 0,
    ),
  );
}

/** Asks every pixel near the figure whether its colour belongs to it. */
function learnColours(lab: LabPlanes, figure: Float32Array, salience: Float32Array): Float32Array {
  const { width, height } = lab;
  const bins = binColours(lab);
  let inside = figure;
  for (let round = 0; round < ROUNDS; round++) {
    const odds = colourOdds(
      bins,
      inside,
      inside.map((value) => 1 - value),
    );
    const near = blur(inside, width, height, Math.max(2, Math.round(width * 0.025)));
    const belief = inside.map((value, i) => {
      if ((near[i] as number) < 0.02) return 0;
      const colour = clamp(odds[i] as number, -3, 3) * 0.6;
      const where =
        ((near[i] as number) - 0.45) * 4 + (value - 0.5) * 1.6 + ((salience[i] as number) - 0.4) * 1.2;
      return 1 / (1 + Math.exp(-(colour + where)));
    });
    growAlong(belief, width, (i) => (odds[i] as number) > 0.7 && (salience[i] as number) > 0.3);
    inside = keepFigure(
      blur(belief, width, height, 1).map((value, i) => Math.max(value, belief[i] as number)),
      figure,
      width,
      height,
    );
  }
  return inside;
}

/** Thin parts, tails and handles, are reached step by step from what is known to belong. */
function growAlong(belief: Float32Array, width: number, isAlike: (i: number) => boolean): void {
  const waiting = Array.from(belief.keys()).filter((i) => (belief[i] as number) > 0.5);
  while (waiting.length > 0) {
    const i = waiting.pop() as number;
    const x = i % width;
    for (const n of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (n < 0 || n >= belief.length || (belief[n] as number) > 0.5 || !isAlike(n)) continue;
      belief[n] = 0.9;
      waiting.push(n);
    }
  }
}

/** What stands out more than most of the image's edge does: 0 there, 1 at the most salient. */
function aboveEdge(salience: Float32Array, width: number, height: number): Float32Array {
  const edge: number[] = [];
  for (let x = 0; x < width; x++) edge.push(salience[x] as number);
  for (let y = 0; y < height; y++)
    edge.push(salience[y * width] as number, salience[y * width + width - 1] as number);
  edge.sort((one, other) => one - other);
  const level = edge[Math.floor(edge.length * 0.8)] ?? 0;
  const most = Math.max(level + 1e-3, salience.toSorted()[Math.floor(salience.length * 0.985)] ?? 1);
  return salience.map((value) => clamp((value - level) / (most - level)));
}

/** Nearer the middle is likelier; a little below it likelier still, as things stand on ground. */
function placeOfThing({ width, height }: Image): Float32Array {
  return makePlane(width * height, (i) => {
    const u = (i % width) / width - 0.5;
    const v = Math.floor(i / width) / height - 0.56;
    return 0.16 + 0.84 * Math.exp(-((u / 0.34) ** 2) - (v / 0.34) ** 2);
  });
}

function blur(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const soft = Float32Array.from(averagePlane(plane, width, height, radius));
  returnPlanes();
  return soft;
}
