// Colour grading: brighter or darker, harder or softer, warmer lights, cooler shadows.
import { addContrast, clamp, lumaOf } from '#engine/raster/curves.ts';
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

/** A new image; alpha stays. */
export function gradeColours(image: Image, grade: Grade): Image {
  const { exposure = 0, contrast = 0, saturation = 1, lights = NONE, shadows = NONE, fade = 0 } = grade;
  const gain = 2 ** exposure;
  const { width, height, data } = image;
  const graded = new Uint8ClampedArray(data.length);
  const pixel = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const luma = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    const bright = luma / 255;
    for (let channel = 0; channel < 3; channel++) {
      const grey = luma + ((data[at + channel] ?? 0) - luma) * saturation;
      const low = shadows[channel] ?? 1;
      const tint = low + ((lights[channel] ?? 1) - low) * bright;
      const lifted = clamp((grey / 255) * gain * tint);
      // Where tints multiply, black stays black: what is dark takes some of the shadow's colour.
      const floor = (1 - bright) ** 3 * 0.1 * Math.max(0, low - 1);
      pixel[channel] = addContrast(clamp(lifted + floor), contrast);
    }
    for (let channel = 0; channel < 3; channel++) {
      graded[at + channel] =
        ((pixel[channel] ?? 0) * (1 - fade) + fade * 0.5 * (1 + (pixel[channel] ?? 0))) * 255;
    }
    graded[at + 3] = data[at + 3] ?? 255;
  }
  return { width, height, data: graded };
}
