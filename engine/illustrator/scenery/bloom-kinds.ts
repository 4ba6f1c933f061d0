// Which flowers can be seen from near with an insect on them, and how each is built.

import type { Colour } from '#engine/raster/colour.ts';
import type { SubjectEntry } from '../lexicon/subject.ts';

export type BloomBuild = {
  /** From the outermost ring inward: how many petals, how far they reach, how broad they are. */
  rings: readonly { count: number; reach: number; broad: number }[];
  petal: Colour;
  /** At the root of the petals. */
  root: Colour;
  heart: Colour;
  /** Parts of the bloom. */
  heartSize: number;
  isPointed?: true;
  /** On still water, its pads around it. */
  isAfloat?: true;
};

const COSMOS: BloomBuild = {
  rings: [{ count: 9, reach: 1, broad: 0.4 }],
  petal: '#ec7fb2',
  root: '#a8306c',
  heart: '#f2b62c',
  heartSize: 0.24,
};

const MANY_NARROW: BloomBuild['rings'] = [
  { count: 26, reach: 1, broad: 0.1 },
  { count: 24, reach: 0.84, broad: 0.1 },
  { count: 20, reach: 0.66, broad: 0.1 },
  { count: 16, reach: 0.48, broad: 0.09 },
  { count: 10, reach: 0.3, broad: 0.08 },
];
const BUILDS: Readonly<Record<string, BloomBuild>> = {
  flower: COSMOS,
  sunflower: {
    rings: [
      { count: 21, reach: 1, broad: 0.19 },
      { count: 21, reach: 0.9, broad: 0.17 },
    ],
    petal: '#f8bf26',
    root: '#d8741a',
    heart: '#5a3418',
    heartSize: 0.46,
    isPointed: true,
  },
  daisy: {
    rings: [
      { count: 22, reach: 1, broad: 0.15 },
      { count: 20, reach: 0.92, broad: 0.14 },
    ],
    petal: '#fbfaf6',
    root: '#d4d8e2',
    heart: '#f4b824',
    heartSize: 0.28,
  },
  rose: {
    rings: [
      { count: 6, reach: 1, broad: 0.62 },
      { count: 6, reach: 0.8, broad: 0.54 },
      { count: 5, reach: 0.6, broad: 0.46 },
      { count: 5, reach: 0.42, broad: 0.36 },
      { count: 4, reach: 0.26, broad: 0.24 },
    ],
    petal: '#d8304c',
    root: '#7a0c24',
    heart: '#8a1028',
    heartSize: 0.06,
  },
  lotus: {
    rings: [
      { count: 11, reach: 1, broad: 0.34 },
      { count: 10, reach: 0.8, broad: 0.32 },
      { count: 8, reach: 0.58, broad: 0.28 },
    ],
    petal: '#f4a8c4',
    root: '#fbe6ec',
    heart: '#d8c04a',
    heartSize: 0.22,
    isPointed: true,
    isAfloat: true,
  },
  poppy: {
    rings: [
      { count: 5, reach: 1, broad: 0.7 },
      { count: 4, reach: 0.76, broad: 0.6 },
    ],
    petal: '#e8442c',
    root: '#5a0c10',
    heart: '#2a2024',
    heartSize: 0.18,
  },
  dandelion: {
    rings: MANY_NARROW,
    petal: '#f9cd2c',
    root: '#dc9412',
    heart: '#e6a516',
    heartSize: 0.08,
    isPointed: true,
  },
  chrysanthemum: {
    rings: MANY_NARROW,
    petal: '#f4c64a',
    root: '#c07818',
    heart: '#b8841c',
    heartSize: 0.08,
  },
  peony: {
    rings: [
      { count: 14, reach: 1, broad: 0.32 },
      { count: 13, reach: 0.82, broad: 0.3 },
      { count: 11, reach: 0.64, broad: 0.26 },
      { count: 9, reach: 0.46, broad: 0.2 },
      { count: 7, reach: 0.28, broad: 0.14 },
    ],
    petal: '#f4a6c0',
    root: '#c04c7c',
    heart: '#e8c04a',
    heartSize: 0.12,
  },
};

const DAISY = /dais(?:y|ies)|chamomile|雏菊|洋甘菊/i;

/** Flowers of kinds that look like this one; others of their own kind grow in a field, and are not replaced. */
const LIKE_COSMOS = /plant-of-(?:cosmos|zinnia|aster|anemone|daisy)$/;

function kindOf(
  { key, kind, drawing }: Pick<SubjectEntry, 'key' | 'kind' | 'drawing'>,
  words: string,
): string | undefined {
  if (key === 'hibiscus') return 'flower';
  if (kind !== 'plant') return undefined;
  if (key === 'flower' && DAISY.test(words)) return 'daisy';
  const own = /plant-of-(.+)$/.exec(drawing)?.[1];
  if (own !== undefined && !LIKE_COSMOS.test(drawing)) return own in BUILDS ? own : undefined;
  return key in BUILDS ? key : undefined;
}

const PREFIX = 'own/bloom-';

/** The flower as the place of the image, as a leaf is; undefined for what has no bloom of its own here. */
export function bloomOf(
  entry: Omit<SubjectEntry, 'words'> | undefined,
  words: string,
): Omit<SubjectEntry, 'words'> | undefined {
  const name = entry && kindOf(entry, words);
  return name === undefined
    ? undefined
    : { key: 'leaf', drawing: `${PREFIX}${name}`, kind: 'landmark', height: 0.4 };
}

/** How the bloom of this drawing is built; undefined for everything else. */
export function bloomBuild({ drawing }: { drawing: string }): BloomBuild | undefined {
  return drawing.startsWith(PREFIX) ? BUILDS[drawing.slice(PREFIX.length)] : undefined;
}
