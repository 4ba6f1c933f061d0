// The light of a whole image, laid over it at the end in any look: warm, cool, soft.

import type { ImageLight } from '../lexicon/image-light.ts';
import type { ToneImage } from './tone-image.ts';

type Channels = readonly [red: number, green: number, blue: number];

/** Each channel times a factor; `gentle`: how far contrast goes back, and shadows are lifted. */
const LIGHTS: Record<ImageLight, { factor: Channels; gentle: number }> = {
  warm: { factor: [1.07, 1, 0.84], gentle: 0 },
  cool: { factor: [0.86, 0.98, 1.1], gentle: 0 },
  soft: { factor: [1, 1, 1], gentle: 0.16 },
};

/** The grey toward which what is soft goes: a light one. */
const MIDDLE = 168;

export function makeLight(light: ImageLight): ToneImage {
  const { factor, gentle } = LIGHTS[light];
  const curves = factor.map((part) =>
    Uint8ClampedArray.from({ length: 256 }, (_, value) => {
      // What is white keeps most of its white, so that lamps and snow do not turn yellow.
      const tinted = value * (part + (1 - part) * (value / 255) ** 4);
      return tinted + (MIDDLE - tinted) * gentle;
    }),
  );
  const [reds, greens, blues] = curves as [Uint8ClampedArray, Uint8ClampedArray, Uint8ClampedArray];
  return (pixels) => {
    for (let at = 0; at < pixels.length; at += 4) {
      pixels[at] = reds[pixels[at] as number] as number;
      pixels[at + 1] = greens[pixels[at + 1] as number] as number;
      pixels[at + 2] = blues[pixels[at + 2] as number] as number;
    }
  };
}
