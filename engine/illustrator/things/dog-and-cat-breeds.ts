// Breeds of dogs and cats that are built otherwise than the dog and the cat.

import type { Build } from './four-legged-build.ts';

/** Of both it is said what differs. */
export function breedsOf(dog: Build, cat: Build): Record<string, Build> {
  const small: Build = {
    ...dog,
    coat: '#e8dccb',
    under: '#f8f2e8',
    longHair: '#e4d6c2',
    tall: 28,
    leg: 12,
    long: 38,
    deep: 16,
    loin: 15,
    thick: 5,
    neck: { long: 12, wide: 14, rise: 62 },
    head: { size: 9.4, muzzle: 3.6, tip: 6.6, ears: 'drop', ear: '#b08a60', beard: '#f2e8d8' },
    tail: 'curl',
  };
  return {
    greyhound: {
      ...dog,
      coat: '#b9906a',
      under: '#efe0cc',
      tall: 70,
      leg: 42,
      long: 74,
      deep: 31,
      loin: 18,
      thick: 5,
      arch: 3,
      neck: { long: 30, wide: 13, rise: 52 },
      head: { size: 9, muzzle: 12.4, tip: 5.4, ears: 'drop' },
      tail: 'hanging',
    },
    'shih-tzu': small,
    yorkie: {
      ...small,
      coat: '#b98a58',
      under: '#d8ac74',
      longHair: '#5a5660',
      tall: 24,
      leg: 11,
      long: 32,
      head: { ...small.head, size: 8, ears: 'prick', ear: '#a87848', beard: '#c8965c' },
    },
    schnauzer: {
      ...dog,
      coat: '#85878e',
      under: '#d6d6d8',
      back: '#5e6068',
      legs: '#c8c8ca',
      tall: 46,
      leg: 25,
      long: 48,
      deep: 22,
      loin: 20,
      thick: 6.6,
      neck: { long: 19, wide: 15, rise: 58 },
      head: { size: 9.6, muzzle: 8.6, tip: 8.6, ears: 'drop', ear: '#5e6068', beard: '#e2e2e4' },
      tail: 'stub',
    },
    'sphynx-cat': {
      ...cat,
      coat: '#d9aa98',
      under: '#f0cfc0',
      stripes: undefined as never,
      thick: 3.8,
      neck: { ...cat.neck, wide: 9 },
      head: { ...cat.head, ears: 'large', eye: '#7fb4c8', leather: 0.5, hasWhiskers: undefined as never },
    },
    'bengal-cat': {
      ...cat,
      coat: '#d8a25c',
      under: '#f8ead0',
      stripes: undefined as never,
      spots: '#4a2e1c',
      isFinelySpotted: true,
    },
  };
}
