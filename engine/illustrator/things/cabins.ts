// Where one sits in vehicles: their panes, and where the head of whoever drives is behind them.

import type { Subject } from '../reading/prompt-reading.ts';
import { SEDANS } from './sedans.ts';
import { SCHOOL_BUS_PANES, TOWN_VEHICLES, TRAM_PANES } from './town-vehicles.ts';

type At = readonly [x: number, y: number];

/** Parts of the drawing's width and height; all drawings of vehicles look to the left. */
export type Cabin = {
  /** Outlines of the glass, the one of who drives first; none where the cabin is open. */
  panes: readonly (readonly At[])[];
  /** Middles of heads, of who drives first, and how tall one is. */
  seats: readonly At[];
  head: number;
  /** Of an open one the row, as a part of the height, below which nothing of them is seen. */
  floor?: number;
  /** The seat before it of who drives the horses, and how tall a grown one is who stands. */
  box?: { seat: At; tall: number };
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

/** Of a carriage, in the units of its drawing, which is turned around: the middle window first. */
const CARRIAGE = { width: 396, height: 238, aside: 28, windows: [0, 76, -76], box: -146 } as const;
/** In centimetres, as the drawings are. */
const COACHMAN = 168;

function carriageCabin(): Cabin {
  const { width, height, aside, windows } = CARRIAGE;
  const x = (own: number): number => (own + aside) / width + 0.5;
  return {
    panes: windows.map((middle) => {
      const half = middle === 0 ? 29 : 21;
      return box(x(middle - half), 1 - 186 / height, x(middle + half), 1 - 141 / height);
    }),
    seats: windows.map((middle) => [x(middle), 1 - 160 / height]),
    head: 34 / height,
    box: { seat: [x(CARRIAGE.box), 1 - 138 / height], tall: COACHMAN / height },
  };
}

/** A pane with a round edge; `part`: of the turn, from the left over the top. */
function round([x, y]: At, wide: number, tall: number, part = 1): readonly At[] {
  return Array.from({ length: ROUND + 1 }, (_, at): At => {
    const turn = Math.PI * (1 + (2 * part * at) / ROUND);
    return [x + Math.cos(turn) * wide, y + Math.sin(turn) * tall];
  });
}
const ROUND = 24;

const SAUCER = { width: 206, height: 116, rim: 89 } as const;

const BIPLANE_SEATS: readonly At[] = [
  [0.56, 0.235],
  [0.68, 0.26],
];

const CABINS: Record<string, Cabin> = {
  'own/carriage': carriageCabin(),
  'own/covered-wagon': {
    panes: [],
    seats: [],
    head: 0,
    box: { seat: [0.5 - 118 / 416, 1 - 126 / 262], tall: COACHMAN / 262 },
  },
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
  'own/car': {
    panes: [
      [
        [0.304, 0.341],
        [0.341, 0.22],
        [0.444, 0.098],
        [0.556, 0.08],
        [0.565, 0.354],
      ],
      [
        [0.584, 0.08],
        [0.752, 0.146],
        [0.846, 0.354],
        [0.593, 0.354],
      ],
    ],
    seats: [
      [0.481, 0.256],
      [0.678, 0.256],
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
  // Without a roof who sits in it is seen over the door.
  'own/convertible': {
    panes: [
      [
        [0.43, 0],
        [0.8, 0],
        [0.8, 0.36],
        [0.38, 0.36],
      ],
    ],
    seats: [
      [0.525, 0.16],
      [0.685, 0.16],
    ],
    head: 0.27,
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
  'own/truck': {
    panes: [
      [
        [0.08, 0.523],
        [0.101, 0.4],
        [0.16, 0.292],
        [0.248, 0.292],
        [0.256, 0.523],
      ],
    ],
    seats: [[0.189, 0.446]],
    head: 0.15,
  },
  'own/tractor': {
    panes: [
      [
        [0.481, 0.118],
        [0.633, 0.118],
        [0.633, 0.544],
        [0.457, 0.544],
      ],
      [
        [0.657, 0.118],
        [0.776, 0.118],
        [0.8, 0.544],
        [0.657, 0.544],
      ],
    ],
    seats: [[0.714, 0.324]],
    head: 0.2,
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
  // Its head and shoulders over the side, behind the pane.
  'own/biplane': { panes: [], seats: BIPLANE_SEATS, head: 0.17 },
  'own/hot-air-balloon': {
    panes: [],
    seats: [
      [0.5 - 2.7 / 74, 0.865],
      [0.5 + 2.7 / 74, 0.868],
      [0.5, 0.862],
    ],
    head: 0.058,
    floor: 0.915,
  },
  'own/spaceship': {
    panes: [
      [
        [0.18, 0.53],
        [0.26, 0.42],
        [0.4, 0.375],
        [0.425, 0.52],
        [0.3, 0.545],
      ],
    ],
    seats: [[0.345, 0.465]],
    head: 0.14,
  },
  // The porthole, and the dome over the hull.
  'own/rocket': { panes: [round([0.614, 0.407], 0.047, 0.046)], seats: [[0.614, 0.412]], head: 0.085 },
  'own/flying-saucer': {
    panes: [round([0.5, 1 - SAUCER.rim / SAUCER.height], 32 / SAUCER.width, 24 / SAUCER.height, 0.5)],
    seats: [[0.5, 1 - 98 / SAUCER.height]],
    head: 19 / SAUCER.height,
  },
  'own/helicopter': {
    panes: [
      [
        [0.232, 0.609],
        [0.252, 0.5],
        [0.366, 0.312],
        [0.404, 0.578],
        [0.309, 0.641],
      ],
      [
        [0.43, 0.344],
        [0.519, 0.344],
        [0.519, 0.562],
        [0.449, 0.562],
      ],
    ],
    seats: [[0.347, 0.484]],
    head: 0.19,
  },
};

type Vehicle = Pick<Subject, 'drawing'>;

/** Undefined where nobody can be seen in it. */
export function cabinOf({ drawing }: Vehicle): Cabin | undefined {
  return CABINS[drawing] ?? CABINS[drawing.replace(/^(?:fluent|noto)\//, '')];
}
