// Colour grading: brighter or darker, harder or softer, warmer lights, cooler shadows.
import { addContrast, clamp, lumaOf } from '#engine/raster/curves.ts';
import { inParts } from '#engine/raster/in-parts.ts';
import type { Image } from '#engine/raster/image.ts';

type Tint = readonly [red: number, green: number, blue: number];

export type Grade = {
  /** Above 0 brighter, in stops. */
  exposure?: number;
  /** An S-curve, 0–1; below 0 flatter. */
  contrast?: number;
  /** 1 leaves colours as they are, 0 is grey. */
  saturation?: number;
  /** What lights and shadows are multiplied by. */
  lights?: Tint;
  shadows?: Tint;
  /** Lifts black, 0–1: faded prints. */
  fade?: number;
};

const NONE: Tint = [1, 1, 1];

/** Steps of a curve from black to white: a colour of eight bits is never more than a quarter of one off. */
const STEPS = 1024;

/** A new image, or the pixels of `graded`, which may be those of the image itself; alpha stays. */
export function gradeColours(
  { width, height, data }: Image,
  grade: Grade,
  graded: Image['data'] = new Uint8ClampedArray(data.length),
): Image {
  const curve = readCurve(grade);
  const red = readTones(grade, curve, 0);
  const green = readTones(grade, curve, 1);
  const blue = readTones(grade, curve, 2);
  const tones: Tones = [red, green, blue];
  inParts(width * height, (from, end) => gradePart(data, graded, tones, from, end));
  return { width, height, data: graded };
}

type Tones = readonly [red: Uint8ClampedArray, green: Uint8ClampedArray, blue: Uint8ClampedArray];

function gradePart(
  data: Image['data'],
  graded: Image['data'],
  [red, green, blue]: Tones,
  from: number,
  end: number,
): void {
  for (let i = from, at = from * 4; i < end; i++, at += 4) {
    const r = data[at] as number;
    const g = data[at + 1] as number;
    const b = data[at + 2] as number;
    const row = ((lumaOf(r, g, b) + 0.5) | 0) << 8;
    graded[at] = red[row + r] as number;
    graded[at + 1] = green[row + g] as number;
    graded[at + 2] = blue[row + b] as number;
    graded[at + 3] = data[at + 3] as number;
  }
}

/** What becomes of each of 256 values of a channel, in a row of its own for each of 256 levels of brightness. */
function readTones(
  { exposure = 0, saturation = 1, lights = NONE, shadows = NONE }: Grade,
  curve: Float32Array,
  channel: 0 | 1 | 2,
): Uint8ClampedArray {
  const gain = 2 ** exposure;
  const [low, high] = [shadows[channel], lights[channel]];
  const tones = new Uint8ClampedArray(256 * 256);
  for (let level = 0; level < 256; level++) {
    const bright = level / 255;
    const factor = (gain / 255) * (low + (high - low) * bright);
    // Where tints multiply, black stays black: what is dark takes some of the shadow's colour.
    const floor = (1 - bright) ** 3 * 0.1 * Math.max(0, low - 1);
    readLevel(tones, level, saturation, factor, floor, curve);
  }
  return tones;
}

function readLevel(
  tones: Uint8ClampedArray,
  level: number,
  saturation: number,
  factor: number,
  floor: number,
  curve: Float32Array,
): void {
  for (let value = 0; value < 256; value++) {
    const lifted = clamp((level + (value - level) * saturation) * factor);
    tones[(level << 8) + value] = curve[(clamp(lifted + floor) * STEPS + 0.5) | 0] as number;
  }
}

/** Contrast and fading, from 0–1 in steps to 0–255. */
function readCurve({ contrast = 0, fade = 0 }: Grade): Float32Array {
  return Float32Array.from({ length: STEPS + 1 }, (_, step) => {
    const tone = addContrast(step / STEPS, contrast);
    return (tone * (1 - fade) + fade * 0.5 * (1 + tone)) * 255;
  });
}
