// Chinese ink: washes in a few tones that bleed, dry-brush lines, much bare paper, one red seal.
import { blurPlane } from './blur-plane.ts';
import { blend, clamp, ramp } from './curves.ts';
import { drawLines } from './draw-lines.ts';
import { readFlow, smearAlong } from './flow.ts';
import { findAccent } from './find-accent.ts';
import { grainAt, spreadClouds } from './noise.ts';
import { makeBorder, makePaper } from './paper.ts';
import { givePlanes, takePlane } from './plane-store.ts';
import { readLuma, shadePixels, unitOf, type Planes } from './planes.ts';
import { rankTones } from './rank-tones.ts';
import { smoothRegions } from './smooth-regions.ts';
import { stampSeal } from './stamp-seal.ts';

const PAPER = [0.957, 0.929, 0.866] as const;
const INK = [0.085, 0.09, 0.115] as const;
const VERMILION = [0.74, 0.17, 0.12] as const;

export function paintInk(image: Planes, seed: number): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const accent = findAccent(image);
  const once = smoothRegions(image, 8 * unit);
  const calm = smoothRegions(once, 7 * unit);
  givePlanes(once.red, once.green, once.blue);
  const luma = readLuma(calm);
  givePlanes(calm.red, calm.green, calm.blue);
  const flow = readFlow(luma, width, height, Math.max(2, 4 * unit));
  const lines = drawLines(luma, flow, {
    weight: 2 * unit,
    sensitivity: 0.5,
    reach: 11 * unit,
    hardness: 0.35,
  });
  const streaks = takePlane(luma.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) streaks[y * width + x] = grainAt(x, y, seed + 4);
  }
  const bristles = smearAlong(flow, streaks, Math.round(9 * unit));
  givePlanes(streaks, flow.x, flow.y);
  const wash = layWashes(luma, flow.sureness, width, height, seed);
  givePlanes(flow.sureness, luma);
  const paper = makePaper(width, height, seed, 1.3);
  const border = makeBorder(width, height, { margin: 0.02, raggedness: 0.09, seed });
  shadePixels(image, (pixel) => {
    const { index } = pixel;
    const tooth = (paper[index] ?? 0.5) - 0.5;
    const painted = border[index] ?? 0;
    const dry = ((bristles[index] ?? 0.5) - 0.5) * 5.2;
    const line = clamp((lines[index] ?? 0) * 1.15 - Math.max(0, dry) * 0.55 - tooth * 0.25);
    const tone = clamp((wash[index] ?? 0) * (1 - tooth * 0.42)) * painted;
    const ink = clamp(tone + line * (0.35 + 0.6 * painted) * (1 - tone * 0.35));
    const red = clamp((accent[index] ?? 0) * (0.92 - tooth * 0.4)) * painted;
    const lit = 1 + tooth * 0.06;
    pixel.red = blend(PAPER[0] * lit, INK[0], ink);
    pixel.green = blend(PAPER[1] * lit, INK[1], ink);
    pixel.blue = blend(PAPER[2] * lit, INK[2], ink);
    const depth = 1 - ink * 0.55;
    pixel.red = blend(pixel.red, VERMILION[0] * depth, red);
    pixel.green = blend(pixel.green, VERMILION[1] * depth, red);
    pixel.blue = blend(pixel.blue, VERMILION[2] * depth, red);
  });
  givePlanes(lines, bristles, wash, paper, border, accent);
  stampSeal(image, seed);
}

/**
 * Washes from 0 (paper) to 1 (black). Tones are ranked, so that a bright picture gets its darks and a night its
 * paper; broad areas that hold nothing thin out to mist.
 */
function layWashes(
  luma: Float32Array,
  sureness: Float32Array,
  width: number,
  height: number,
  seed: number,
): Float32Array {
  const unit = unitOf({ width, height });
  const ranks = rankTones(luma);
  const around = blurPlane(luma, width, height, 60 * unit);
  const detail = blurPlane(sureness, width, height, 22 * unit);
  const mist = spreadClouds(width, height, { cell: 260 * unit, octaves: 4, seed: seed + 6 });
  const bleed = spreadClouds(width, height, { cell: 26 * unit, octaves: 4, seed: seed + 7 });
  const wash = takePlane(luma.length);
  for (let i = 0; i < wash.length; i++) {
    const own = luma[i] ?? 0;
    const rank = ranks[i] ?? 0;
    const local = clamp(((around[i] ?? 0) - own) * 2.6);
    const held = ramp(0.02, 0.3, detail[i] ?? 0);
    const darkness = (1 - ramp(0.04, 0.6, rank)) * 0.62 + (1 - ramp(0.1, 0.62, own)) * 0.22 + local * 0.42;
    const open = 0.3 + 0.7 * held;
    const thin = clamp(darkness * open - ((mist[i] ?? 0.5) - 0.42) * 0.34);
    // Four dilutions of one ink, each with a bleeding rim.
    const level = thin * 4 + ((bleed[i] ?? 0.5) - 0.5) * 1.1;
    const step = Math.floor(level) + ramp(0.3, 0.7, level - Math.floor(level));
    wash[i] = clamp(blend(thin, step / 4, 0.62)) * 0.94;
  }
  const wet = blurPlane(wash, width, height, 1.1 * unit);
  const wider = blurPlane(wash, width, height, 6 * unit);
  for (let i = 0; i < wash.length; i++) {
    // Ink gathers where a wash ends.
    const rim = clamp(((wet[i] ?? 0) - (wider[i] ?? 0)) * 0.5, 0, 0.16);
    wash[i] = clamp((wet[i] ?? 0) * 0.92 + rim + (wider[i] ?? 0) * 0.04);
  }
  givePlanes(ranks, around, detail, mist, bleed, wet, wider);
  return wash;
}
