// Where one sits in vehicles: their panes, and where the head of whoever drives is behind them.

import type { Subject } from '../reading/prompt-reading.ts';
import { SEDANS } from './sedans.ts';
import { BUS_PANES, SCHOOL_BUS_PANES, TOWN_VEHICLES, TRAM_PANES } from './town-vehicles.ts';

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

/** Of a drawing of our own: panes and heads in its units, 0 in the middle across and at the bottom down. */
function ownCabin(
  name: string,
  panes: readonly (readonly At[])[],
  { heads, tall, at }: { heads: readonly number[]; tall: number; at: number },
): Record<string, Cabin> {
  const { width, height } = TOWN_VEHICLES[name] ?? SEDANS[name] ?? { width: 1, height: 1 };
  const part = ([x, y]: At): At => [x / width + 0.5, y / height + 1];
  return {
    [name]: {
      panes: panes.map((pane) => pane.map(part)),
      seats: heads.map((x) => part([x, at])),
      head: tall / height,
    },
  };
}

const boxes = (list: readonly (readonly [number, number, number, number])[]): readonly (readonly At[])[] =>
  list.map((sides) => box(...sides));
const middles = (list: readonly (readonly [number, number, number, number])[]): readonly number[] =>
  list.map(([left, , right]) => (left + right) / 2);

const CABINS: Record<string, Cabin> = {
  ...ownCabin('own/bus', boxes(BUS_PANES), { heads: middles(BUS_PANES), tall: 27, at: -89 }),
  ...ownCabin('own/school-bus', boxes(SCHOOL_BUS_PANES), {
    heads: middles(SCHOOL_BUS_PANES),
    tall: 25,
    at: -108,
  }),
  ...ownCabin(
    'own/double-decker',
    boxes([0, 1, 2, 3, 4].map((at) => [at * 51 - 140, -114, at * 51 - 96, -66])),
    {
      heads: [0, 1, 2, 3, 4].map((at) => at * 51 - 118),
      tall: 27,
      at: -86,
    },
  ),
  ...ownCabin('own/tram', boxes(TRAM_PANES), { heads: middles(TRAM_PANES), tall: 27, at: -105 }),
  ...ownCabin(
    'own/fire-engine',
    boxes([
      [-160, -116, -134, -72],
      [-126, -117, -92, -72],
    ]),
    {
      heads: [-146, -109],
      tall: 26,
      at: -91,
    },
  ),
  ...ownCabin(
    'own/ambulance',
    [
      [
        [-90, -64],
        [-80, -88],
        [-69, -98],
        [-56, -98],
        [-56, -64],
      ],
    ],
    { heads: [-69], tall: 25, at: -78 },
  ),
  ...Object.assign(
    {},
    ...Object.keys(SEDANS).map((name) =>
      ownCabin(
        name,
        [
          [
            [-43, -46],
            [-30, -56.5],
            [-8, -62.6],
            [7, -62.6],
            [7, -46],
          ],
          [
            [14, -62.6],
            [34, -62.6],
            [52, -57],
            [64, -46],
            [14, -46],
          ],
        ],
        { heads: [-10, 30], tall: 16, at: -53 },
      ),
    ),
  ),
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
