// Where one sits in vehicles: their panes, and where the head of whoever drives is behind them.

import type { Subject } from '../reading/prompt-reading.ts';

type At = readonly [x: number, y: number];

/** Parts of the drawing's width and height; all drawings of vehicles look to the left. */
export type Cabin = {
  /** Outlines of the glass, the one of who drives first; none where the cabin is open. */
  panes: readonly (readonly At[])[];
  /** Middles of heads, of who drives first, and how tall one is. */
  seats: readonly At[];
  head: number;
};

const box = (left: number, top: number, right: number, bottom: number): readonly At[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

const CABINS: Record<string, Cabin> = {
  'noto/automobile': {
    panes: [
      [
        [0.29, 0.42],
        [0.33, 0.28],
        [0.41, 0.16],
        [0.57, 0.13],
        [0.575, 0.41],
      ],
      [
        [0.615, 0.13],
        [0.72, 0.15],
        [0.8, 0.27],
        [0.825, 0.38],
        [0.62, 0.41],
      ],
    ],
    seats: [
      [0.48, 0.285],
      [0.69, 0.285],
    ],
    head: 0.2,
  },
  'own/sports-car': {
    panes: [
      [
        [0.4, 0.34],
        [0.46, 0.18],
        [0.58, 0.12],
        [0.59, 0.34],
      ],
      [
        [0.61, 0.12],
        [0.7, 0.14],
        [0.78, 0.33],
        [0.615, 0.34],
      ],
    ],
    seats: [[0.535, 0.245]],
    head: 0.2,
  },
  'own/vintage-car': {
    panes: [
      [
        [0.412, 0.345],
        [0.44, 0.18],
        [0.47, 0.107],
        [0.579, 0.083],
        [0.579, 0.345],
      ],
      [
        [0.605, 0.081],
        [0.737, 0.107],
        [0.768, 0.178],
        [0.816, 0.357],
        [0.605, 0.345],
      ],
    ],
    seats: [
      [0.51, 0.235],
      [0.67, 0.235],
    ],
    head: 0.19,
  },
  // Between its bars.
  'own/phone-booth': {
    panes: [0.21, 0.38, 0.66].flatMap((left, column) =>
      [0, 1, 2, 3, 4, 5].map((row) =>
        box(left, 0.34 + row * 0.0875, left + (column === 1 ? 0.25 : 0.13), 0.417 + row * 0.0875),
      ),
    ),
    seats: [[0.5, 0.44]],
    head: 0.13,
  },
  'own/sleigh': {
    panes: [],
    seats: [
      [0.5, -0.08],
      [0.66, -0.12],
    ],
    head: 0.24,
  },
  'own/sleigh-with-sack': { panes: [], seats: [[0.5, 0.16]], head: 0.19 },
  'racing-car': { panes: [], seats: [[0.6, 0.26]], head: 0.32 },
  'sport-utility-vehicle': {
    panes: [
      [
        [0.19, 0.44],
        [0.28, 0.13],
        [0.45, 0.13],
        [0.465, 0.43],
      ],
      box(0.53, 0.13, 0.7, 0.43),
    ],
    seats: [
      [0.37, 0.3],
      [0.61, 0.3],
    ],
    head: 0.18,
  },
  'own/city-bus': {
    panes: [
      box(0.215, 0.21, 0.323, 0.537),
      box(0.332, 0.21, 0.44, 0.537),
      box(0.449, 0.21, 0.563, 0.537),
      box(0.69, 0.21, 0.807, 0.537),
      box(0.816, 0.21, 0.937, 0.537),
    ],
    seats: [
      [0.27, 0.39],
      [0.385, 0.39],
      [0.505, 0.39],
      [0.75, 0.39],
      [0.875, 0.39],
    ],
    head: 0.15,
  },
  'delivery-truck': {
    panes: [
      [
        [0.05, 0.51],
        [0.12, 0.28],
        [0.28, 0.27],
        [0.29, 0.51],
      ],
    ],
    seats: [[0.2, 0.41]],
    head: 0.16,
  },
  tractor: {
    panes: [
      [
        [0.31, 0.4],
        [0.41, 0.1],
        [0.53, 0.1],
        [0.53, 0.4],
      ],
      box(0.575, 0.1, 0.81, 0.44),
    ],
    seats: [[0.67, 0.23]],
    head: 0.18,
  },
  taxi: {
    panes: [
      [
        [0.2, 0.36],
        [0.28, 0.14],
        [0.475, 0.14],
        [0.475, 0.36],
      ],
      [
        [0.54, 0.14],
        [0.72, 0.14],
        [0.82, 0.36],
        [0.54, 0.36],
      ],
    ],
    seats: [
      [0.39, 0.27],
      [0.63, 0.27],
    ],
    head: 0.18,
  },
  'police-car': {
    panes: [
      [
        [0.19, 0.49],
        [0.3, 0.23],
        [0.49, 0.23],
        [0.49, 0.49],
      ],
      [
        [0.57, 0.23],
        [0.76, 0.23],
        [0.9, 0.49],
        [0.57, 0.49],
      ],
    ],
    seats: [
      [0.4, 0.37],
      [0.67, 0.37],
    ],
    head: 0.18,
  },
  'fire-engine': { panes: [box(0.18, 0.2, 0.36, 0.54)], seats: [[0.28, 0.37]], head: 0.16 },
  ambulance: {
    panes: [
      [
        [0.09, 0.45],
        [0.2, 0.22],
        [0.39, 0.22],
        [0.39, 0.45],
      ],
    ],
    seats: [[0.29, 0.35]],
    head: 0.17,
  },
  'pickup-truck': {
    panes: [
      [
        [0.12, 0.43],
        [0.2, 0.13],
        [0.38, 0.13],
        [0.38, 0.43],
      ],
    ],
    seats: [[0.29, 0.28]],
    head: 0.19,
  },
  'articulated-lorry': { panes: [box(0.21, 0.32, 0.33, 0.53)], seats: [[0.28, 0.43]], head: 0.14 },
  'tram-car': {
    panes: [
      box(0.01, 0.33, 0.18, 0.6),
      box(0.25, 0.33, 0.46, 0.6),
      box(0.53, 0.33, 0.75, 0.6),
      box(0.82, 0.33, 0.99, 0.6),
    ],
    seats: [
      [0.11, 0.48],
      [0.36, 0.48],
      [0.64, 0.48],
      [0.9, 0.48],
    ],
    head: 0.13,
  },
  'auto-rickshaw': { panes: [], seats: [[0.49, 0.25]], head: 0.17 },
  helicopter: {
    panes: [
      [
        [0.0, 0.52],
        [0.05, 0.36],
        [0.14, 0.26],
        [0.25, 0.24],
        [0.42, 0.55],
      ],
      box(0.3, 0.26, 0.45, 0.48),
    ],
    seats: [[0.21, 0.42]],
    head: 0.17,
  },
};

type Vehicle = Pick<Subject, 'drawing'>;

/** Undefined where nobody can be seen in it. */
export function cabinOf({ drawing }: Vehicle): Cabin | undefined {
  return CABINS[drawing] ?? CABINS[drawing.replace(/^(?:fluent|noto)\//, '')];
}
