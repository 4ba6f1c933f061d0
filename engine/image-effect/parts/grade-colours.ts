// Colour grading: brighter or darker, harder or softer, warmer lights, cooler shadows.
import { addContrast, lumaOf } from '#engine/raster/curves.ts';
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

/** A new image; alpha stays. */
export function gradeColours(image: Image, grade: Grade): Image {
  const { saturation = 1 } = grade;
  const { width, height, data } = image;
  const curve = readCurve(grade);
  const [red, green, blue] = [readTint(grade, 0), readTint(grade, 1), readTint(grade, 2)];
  const graded = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at += 4) {
    const luma = lumaOf(data[at] as number, data[at + 1] as number, data[at + 2] as number);
    const level = (luma + 0.5) | 0;
    graded[at] = toneOf(luma + ((data[at] as number) - luma) * saturation, level, red, curve);
    graded[at + 1] = toneOf(luma + ((data[at + 1] as number) - luma) * saturation, level, green, curve);
    graded[at + 2] = toneOf(luma + ((data[at + 2] as number) - luma) * saturation, level, blue, curve);
    graded[at + 3] = data[at + 3] as number;
  }
  return { width, height, data: graded };
}

/** For each level of brightness, 0–255: what a colour of 0–255 is multiplied by for a part of 1, and what is added. */
type Tinting = { gains: Float32Array; floors: Float32Array };

function readTint({ exposure = 0, lights = NONE, shadows = NONE }: Grade, channel: 0 | 1 | 2): Tinting {
  const gain = 2 ** exposure;
  const [low, high] = [shadows[channel], lights[channel]];
  const levels = Float32Array.from({ length: 256 }, (_, level) => level / 255);
  return {
    gains: levels.map((bright) => (gain / 255) * (low + (high - low) * bright)),
    // Where tints multiply, black stays black: what is dark takes some of the shadow's colour.
    floors: levels.map((bright) => (1 - bright) ** 3 * 0.1 * Math.max(0, low - 1)),
  };
}

/** Contrast and fading, from 0–1 in steps to 0–255. */
function readCurve({ contrast = 0, fade = 0 }: Grade): Float32Array {
  return Float32Array.from({ length: STEPS + 1 }, (_, step) => {
    const tone = addContrast(step / STEPS, contrast);
    return (tone * (1 - fade) + fade * 0.5 * (1 + tone)) * 255;
  });
}

function toneOf(grey: number, level: number, { gains, floors }: Tinting, curve: Float32Array): number {
  const lifted = grey * (gains[level] as number);
  const tone = (lifted < 0 ? 0 : lifted > 1 ? 1 : lifted) + (floors[level] as number);
  return curve[tone > 1 ? STEPS : (tone * STEPS + 0.5) | 0] as number;
}
