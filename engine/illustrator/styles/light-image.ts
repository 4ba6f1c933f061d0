// The light of a whole image, laid over it at the end in any look: warm, cool, soft, dramatic, dark.

import { addContrast } from '#engine/raster/curves.ts';
import type { ImageLight } from '../lexicon/image-light.ts';
import type { ToneImage } from './tone-image.ts';

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
/** Of the square of the way from the middle to a corner: from there on it gets darker. */
const OUTER = 0.2;

export function makeLight(light: ImageLight, width: number, height: number): ToneImage {
  const { factor, gentle, contrast, gamma, corners } = LIGHTS[light];
  const curves = factor.map((part) =>
    Uint8ClampedArray.from({ length: 256 }, (_, value) => {
      const curved =
        contrast === 0 && gamma === 1 ? value : 255 * addContrast((value / 255) ** gamma, contrast);
      // What is white keeps most of its white, so that lamps and snow do not turn yellow.
      const tinted = curved * (part + (1 - part) * (curved / 255) ** 4);
      return tinted + (MIDDLE - tinted) * gentle;
    }),
  );
  const [reds, greens, blues] = curves as [Uint8ClampedArray, Uint8ClampedArray, Uint8ClampedArray];
  const { columns, rows } = distances(width, height);
  return (pixels) => {
    // Whole pixels are read and written in half the time of their channels: a video has a hundred million.
    const words = wordsOf(pixels);
    for (let at = 0, row = 0; row < height; row++) {
      const down = rows[row] as number;
      for (let column = 0; column < width; column++, at++) {
        const word = words[at] as number;
        const lit = corners === 0 ? 1 : litAt((columns[column] as number) + down, corners);
        const red = (reds[word & 255] as number) * lit;
        const green = (greens[(word >> 8) & 255] as number) * lit;
        const blue = (blues[(word >> 16) & 255] as number) * lit;
        words[at] = (word & OPAQUE) | (blue << 16) | (green << 8) | red;
      }
    }
  };
}

/** The alpha of a pixel of four bytes. */
const OPAQUE = 0xff000000;

/** RGBA pixels as words of four bytes, red in the lowest. */
function wordsOf({ buffer, byteOffset, length }: Uint8Array | Uint8ClampedArray): Uint32Array {
  return new Uint32Array(buffer, byteOffset, length >> 2);
}

/** `squared`: 0 in the middle, 1 in a corner. */
function litAt(squared: number, corners: number): number {
  return squared <= OUTER ? 1 : 1 - (corners * (squared - OUTER)) / (1 - OUTER);
}

/** Half the square of each column's and of each row's way from the middle. */
function distances(width: number, height: number): { columns: Float32Array; rows: Float32Array } {
  return { columns: halfSquares(width), rows: halfSquares(height) };
}

function halfSquares(length: number): Float32Array {
  return Float32Array.from({ length }, (_, at) => (((at + 0.5) / length) * 2 - 1) ** 2 / 2);
}
