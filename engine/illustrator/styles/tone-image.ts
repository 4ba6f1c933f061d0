// The tone of a whole image, laid over it at the end in any look: grey, noir, sepia, pastel, blueprint, porcelain.

import { addContrast, blend, clamp, ramp } from '#engine/raster/curves.ts';
import { grainAt, streamRandom } from '#engine/raster/plane-noise.ts';
import type { Tone } from '../lexicon/tones.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** Changes RGBA pixels in place; `frame` counts those of a video, whose grain is never twice the same. */
export type ToneImage = (pixels: Uint8Array | Uint8ClampedArray, frame?: number) => void;

type Settings = {
  /** Of the brightness of a pixel, 0 to 1. */
  curve(value: number): number;
  dark: Rgb;
  light: Rgb;
  /** How far a value of 255 is changed by grain. */
  grain: number;
};

const PRINTS: Readonly<Record<Exclude<Tone, 'pastel'>, Settings>> = {
  grey: {
    curve: (value) => addContrast((value - 0.06) * 1.12, 0.5),
    dark: [6, 6, 7],
    light: [250, 250, 248],
    grain: 15,
  },
  noir: {
    curve: (value) => addContrast(value ** 1.12, 0.85),
    dark: [4, 4, 6],
    light: [248, 248, 250],
    grain: 20,
  },
  sepia: {
    curve: (value) => addContrast((value - 0.05) * 1.16, 0.45),
    dark: [44, 26, 15],
    light: [248, 231, 196],
    grain: 14,
  },
  // Cobalt under a white glaze.
  porcelain: {
    curve: (value) => addContrast((value - 0.1) * 1.2, 0.55),
    dark: [18, 44, 128],
    light: [247, 250, 253],
    grain: 3,
  },
  blueprint: {
    curve: (value) => 1 - ramp(0.3, 0.86, value),
    dark: [27, 72, 142],
    light: [238, 245, 255],
    grain: 5,
  },
};

const GRAINS = 8191;
/** The coarsest grain. */
const BEYOND = 24;
const NONE = new Uint8ClampedArray();

export function makeTone(tone: Tone, width: number, height: number, seed: number): ToneImage {
  if (tone === 'pastel') return makePastel();
  const { curve, dark, light, grain } = PRINTS[tone];
  // Grain reaches beyond both ends.
  const inks = [0, 1, 2].map((channel) =>
    Uint8ClampedArray.from({ length: 256 + BEYOND * 2 }, (_, at) =>
      blend(dark[channel] as number, light[channel] as number, clamp(curve(clamp((at - BEYOND) / 255)))),
    ),
  );
  const [reds = NONE, greens = NONE, blues = NONE] = inks;
  const random = streamRandom(seed + 17);
  const grains = Int8Array.from(
    { length: GRAINS + width },
    () => BEYOND + Math.round((random() + random() - 1) * grain),
  );
  const shade = tone === 'noir' ? shadeSide(width, height, seed) : undefined;
  return (pixels, frame = 0) => {
    for (let row = 0, at = 0, index = 0; row < height; row++) {
      // Each row begins elsewhere: nothing repeats.
      let grained = Math.floor(grainAt(frame, row, seed) * GRAINS);
      for (const end = index + width; index < end; at += 4, index++, grained++) {
        const luma =
          ((pixels[at] as number) * 77 +
            (pixels[at + 1] as number) * 150 +
            (pixels[at + 2] as number) * 29) >>
          8;
        const lit = shade ? Math.min(255, (luma * (shade[index] as number)) >> 8) : luma;
        const value = lit + (grains[grained] as number);
        pixels[at] = reds[value] as number;
        pixels[at + 1] = greens[value] as number;
        pixels[at + 2] = blues[value] as number;
      }
    }
  };
}

/** One hard light from the upper side: what lies away from it is in deep shadow. 256 is all of the light. */
function shadeSide(width: number, height: number, seed: number): Uint16Array {
  const side = seed % 2 === 0 ? 1 : -1;
  return Uint16Array.from({ length: width * height }, (_, index) => {
    const x = ((index % width) / width - 0.5) * side;
    const y = Math.floor(index / width) / height - 0.5;
    // A cone that widens on its way down to the middle of the ground.
    const away = Math.abs(x - 0.34 + (y + 0.5) * 0.34) / (0.16 + (y + 0.5) * 0.3);
    return 256 * blend(1.18, 0.5, ramp(0.7, 1.25, away));
  });
}

/** How much of its colour and of its darkness a pastel keeps. */
const COLOUR = 0.62;
const DARKNESS = 0.62;

/** Colours with much white in them; what is bright is left nearly as it is. */
function makePastel(): ToneImage {
  return (pixels) => {
    for (let at = 0; at < pixels.length; at += 4) {
      const red = pixels[at] as number;
      const green = pixels[at + 1] as number;
      const blue = pixels[at + 2] as number;
      const luma = red * 0.299 + green * 0.587 + blue * 0.114;
      const lifted = 255 - (255 - luma) * DARKNESS;
      pixels[at] = clamp(lifted + (red - luma) * COLOUR, 0, 255);
      pixels[at + 1] = clamp(lifted + (green - luma) * COLOUR, 0, 255);
      pixels[at + 2] = clamp(lifted + (blue - luma) * COLOUR, 0, 255);
    }
  };
}
