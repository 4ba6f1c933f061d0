// The light of a whole image in any look: warm, cool, soft, dramatic, dark.

import { addContrast } from '#engine/raster/curves.ts';
import type { ImageLight } from '../lexicon/image-light.ts';
import type { LightTables } from './grade-pixels.ts';

type Channels = readonly [red: number, green: number, blue: number];

type Settings = {
  /** Each channel times a factor. */
  factor: Channels;
  /** How far contrast goes back, and shadows are lifted, 0–1. */
  gentle: number;
  /** How far contrast is raised, 0–1. */
  contrast: number;
  /** Above 1: what is not bright gets darker. */
  gamma: number;
  /** How much darker the corners are, 0–1. */
  corners: number;
};

const PLAIN: Settings = { factor: [1, 1, 1], gentle: 0, contrast: 0, gamma: 1, corners: 0 };

const LIGHTS: Record<ImageLight, Settings> = {
  warm: { ...PLAIN, factor: [1.07, 1, 0.84] },
  cool: { ...PLAIN, factor: [0.86, 0.98, 1.1] },
  soft: { ...PLAIN, gentle: 0.16 },
  dramatic: { ...PLAIN, contrast: 0.6, gamma: 1.1, corners: 0.55 },
  dark: { factor: [0.94, 0.97, 1.02], gentle: 0, contrast: 0.3, gamma: 1.38, corners: 0.55 },
};

/** The grey toward which what is soft goes: a light one. */
const MIDDLE = 168;

/** Returns what all of the lights together do. */
export function readLights(lights: Iterable<ImageLight>): LightTables {
  const all = [...lights].map((light) => LIGHTS[light]);
  const curves = [0, 1, 2].map((channel) =>
    Uint8ClampedArray.from({ length: 256 }, (_, value) =>
      all.reduce((before, light) => lit(before, light, channel), value),
    ),
  );
  const [reds = NONE, greens = NONE, blues = NONE] = curves;
  return { reds, greens, blues, corners: Math.max(0, ...all.map(({ corners }) => corners)) };
}

const NONE = new Uint8ClampedArray();

/** What a value of a channel, 0–255, is in that light. */
function lit(value: number, { factor, gentle, contrast, gamma }: Settings, channel: number): number {
  const curved = contrast === 0 && gamma === 1 ? value : 255 * addContrast((value / 255) ** gamma, contrast);
  const part = factor[channel] as number;
  // What is white keeps most of its white, so that lamps and snow do not turn yellow.
  const tinted = Math.min(255, curved * (part + (1 - part) * (curved / 255) ** 4));
  return tinted + (MIDDLE - tinted) * gentle;
}
