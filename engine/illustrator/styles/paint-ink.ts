// Chinese ink: washes in a few tones that bleed, dry-brush lines, much bare paper, one red seal.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { blend, clamp, ramp } from '#engine/raster/curves.ts';
import { drawLines } from './draw-lines.ts';
import { findAccent, findAccentOfPhoto } from './find-accent.ts';
import { readFlow } from './flow.ts';
import { smearAlong } from './smear-along.ts';
import { grainAt, spreadClouds } from '#engine/raster/plane-noise.ts';
import { makeBorder, makePaper } from './paper.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { shadePixels, takePlanes, unitOf, type Planes } from '#engine/raster/planes.ts';
import { rankTones } from './rank-tones.ts';
import { readTone } from './read-tone.ts';
import { smoothWithCare } from './smooth-regions.ts';
import { stampSeal } from './stamp-seal.ts';

const PAPER = [0.957, 0.932, 0.872] as const;
/** Pine soot: a black with a breath of blue; thinned it stays cool against the paper. */
const INK = [0.075, 0.082, 0.11] as const;
const VERMILION = [0.76, 0.165, 0.115] as const;
/** How many dilutions of the ink stand beside the stone. */
const DILUTIONS = 4;

/** Who fills so much of the sheet is the image, and no ground for a red thing: a mouth would be it. */
const MOST_ALONE = 0.3;

function meanOf(plane: Float32Array): number {
  return plane.reduce((sum, value) => sum + value, 0) / plane.length;
}

export function paintInk(image: Planes, seed: number, care?: Float32Array, isPhoto = false): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const accent = isPhoto ? findAccentOfPhoto(image, care) : findAccent(image);
  if (isPhoto && care && meanOf(care) > MOST_ALONE) accent.fill(0);
  const once = smoothWithCare(image, 6 * unit, care);
  // What it is painted from is not looked at again, and a video has hardly the memory for it.
  releasePlanes(image.red, image.green, image.blue);
  const calm = smoothWithCare(once, 4 * unit, care);
  releasePlanes(once.red, once.green, once.blue);
  const luma = readTone(calm);
  releasePlanes(calm.red, calm.green, calm.blue);
  const flow = readFlow(luma, width, height, Math.max(2, 4 * unit));
  const strong = drawLines(luma, flow, {
    weight: 2.1 * unit,
    sensitivity: 0.62,
    reach: 10 * unit,
    hardness: 0.3,
  });
  const faint = drawLines(luma, flow, {
    weight: 1.2 * unit,
    sensitivity: 0.9,
    reach: 7 * unit,
    hardness: 0.1,
  });
  const bristles = drawBristles(width, height, seed);
  const dryStrokes = smearAlong(flow, bristles, 8 * unit, { leastSureness: 0.01 });
  releasePlanes(bristles, flow.x, flow.y);
  const border = makeBorder(width, height, { margin: 0.015, raggedness: 0.075, softness: 0.11, seed });
  const detail = blurPlane(flow.sureness, width, height, 24 * unit);
  releasePlanes(flow.sureness);
  const wash = layWashes(luma, detail, border, { width, height, seed });
  releasePlanes(luma, detail);
  const outline = isPhoto || !care ? undefined : outlineOf(care, wash, { width, height, unit });
  const paper = makePaper(width, height, seed, 0.9);
  Object.assign(image, takePlanes(width, height));
  shadePixels(image, (pixel) => {
    const { index } = pixel;
    const tooth = (paper[index] ?? 0.5) - 0.5;
    const painted = border[index] ?? 0;
    // A dry brush leaves the valleys of the paper bare, in streaks along the stroke.
    const dry = clamp(((dryStrokes[index] ?? 0.5) - 0.5) * 5 + 0.1);
    const brush = clamp((strong[index] ?? 0) * 1.2 - dry * 0.6 - tooth * 0.3);
    const drawn = outline ? clamp((outline[index] as number) * 1.1 - dry * 0.45 - tooth * 0.3) : 0;
    const thin = clamp((faint[index] ?? 0) * 0.62 - dry * 0.4);
    const line = Math.max(brush, thin, drawn) * ramp(0, 0.3, painted);
    const tone = clamp((wash[index] ?? 0) * (1 - tooth * 0.5));
    const ink = clamp(1 - (1 - tone) * (1 - line * 0.93));
    const red = clamp((accent[index] ?? 0) * (0.94 - tooth * 0.5)) * ramp(0, 0.3, painted);
    const lit = 1 + tooth * 0.045;
    pixel.red = blend(PAPER[0] * lit, INK[0], ink);
    pixel.green = blend(PAPER[1] * lit, INK[1], ink);
    pixel.blue = blend(PAPER[2] * lit, INK[2], ink);
    const depth = 1 - Math.max(line * 0.8, ramp(0.6, 1, tone) * 0.3);
    pixel.red = blend(pixel.red, VERMILION[0] * depth, red);
    pixel.green = blend(pixel.green, VERMILION[1] * depth, red);
    pixel.blue = blend(pixel.blue, VERMILION[2] * depth, red);
  });
  releasePlanes(strong, faint, dryStrokes, wash, paper, border, accent);
  if (outline) releasePlanes(outline);
  stampSeal(image, seed);
}

/**
 * The outline of what the image is of, 0–1: a pale crane before a pale sky has no tone of its own to be seen by. The washes
 * around it are thinned, so that it stands free.
 */
function outlineOf(
  care: Float32Array,
  wash: Float32Array,
  { width, height, unit }: { width: number; height: number; unit: number },
): Float32Array {
  const soft = blurPlane(care, width, height, 3 * unit);
  const around = blurPlane(care, width, height, 12 * unit);
  for (let at = 0; at < soft.length; at++) {
    const own = soft[at] as number;
    const free = clamp((around[at] as number) * 1.8) * (1 - own);
    wash[at] = (wash[at] as number) * (1 - free * FREED);
    soft[at] = ramp(0.55, 1, 4 * own * (1 - own)) * 0.85;
  }
  releasePlanes(around);
  return soft;
}
/** How far washes beside it are thinned. */
const FREED = 0.72;

function drawBristles(width: number, height: number, seed: number): Float32Array {
  const bristles = takePlane(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) bristles[y * width + x] = grainAt(x, y, seed + 4);
  }
  return bristles;
}

type Sheet = { width: number; height: number; seed: number };

/**
 * Washes from 0 (paper) to 1 (black). Tones are ranked, so that a bright image gets its darks and a night its
 * paper; broad areas without `detail` thin out to mist, and so does everything towards the border.
 */
function layWashes(
  luma: Float32Array,
  detail: Float32Array,
  border: Float32Array,
  sheet: Sheet,
): Float32Array {
  const { width, height, seed } = sheet;
  const unit = unitOf(sheet);
  const ranks = rankTones(luma);
  const around = blurPlane(luma, width, height, 60 * unit);
  const mist = spreadClouds(width, height, {
    cell: 300 * unit,
    cellHeight: 190 * unit,
    octaves: 4,
    seed: seed + 6,
  });
  const bleed = spreadClouds(width, height, { cell: 34 * unit, octaves: 5, seed: seed + 7 });
  const wash = takePlane(luma.length);
  for (let i = 0; i < wash.length; i++) {
    const own = luma[i] ?? 0;
    const local = clamp(((around[i] ?? 0) - own) * 2.2);
    const held = ramp(0.02, 0.3, detail[i] ?? 0);
    // Mostly the true tone, so that far hills stay pale; rank sees to it that something is dark at all.
    const truly = (1 - ramp(0.02, 0.8, own)) ** 1.25;
    const ranked = 1 - ramp(0.01, 0.42, ranks[i] ?? 0);
    const darkness = truly * 0.62 + ranked * 0.26 + local * 0.34;
    const open = 0.34 + 0.66 * held;
    const thin = clamp(darkness * open - ((mist[i] ?? 0.5) - 0.42) * 0.36) * (border[i] ?? 0);
    const level = thin * DILUTIONS + ((bleed[i] ?? 0.5) - 0.5) * 1.05 * ramp(0, 0.12, thin);
    const step = Math.floor(level) + ramp(0.32, 0.68, level - Math.floor(level));
    wash[i] = clamp(blend(thin, step / DILUTIONS, 0.6)) * 0.92;
  }
  // Before more are taken: here a video needs the most memory of all.
  releasePlanes(ranks, around, mist, bleed);
  const wet = blurPlane(wash, width, height, 1.1 * unit);
  const wider = blurPlane(wash, width, height, 6 * unit);
  for (let i = 0; i < wash.length; i++) {
    // Ink gathers where a wash ends.
    const rim = clamp(((wet[i] ?? 0) - (wider[i] ?? 0)) * 0.6, 0, 0.18);
    wash[i] = clamp((wet[i] ?? 0) * 0.93 + rim + (wider[i] ?? 0) * 0.03);
  }
  releasePlanes(wet, wider);
  return wash;
}
