// A whale that leaps out of the sea, an octopus that rises around a ship: both with the white water about them.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

type Point = readonly [number, number];

/** White water from `left` to `right`, `high` at its middle. */
function foam(pen: Pen, left: number, right: number, high: number): void {
  const { random } = pen;
  const middle = (left + right) / 2;
  for (let drop = 0; drop < 150; drop++) {
    const x = random.between(left, right);
    const part = 1 - Math.abs(x - middle) / (right - left);
    const up = random.next() ** 2 * high * part;
    const size = random.between(1.4, 5) * (1 - (up / high) * 0.6);
    ball(pen, x, -up, size * 1.3, size, mix('#ffffff', '#b8dcec', random.next() * 0.35));
  }
}

/** `isOrca`: black, with a white patch behind the eye and no pleats. */
function whale(pen: Pen, isOrca = false): void {
  const back = isOrca ? '#20242c' : '#33475e';
  const belly = isOrca ? '#f4f6f8' : '#dfe6ea';
  // The far fin.
  shape(pen, 'M26 -92 C52 -110 78 -116 96 -108 C82 -94 60 -76 34 -66 Z', mix(back, '#101828', 0.25));
  shape(
    pen,
    'M56 2 C62 -46 44 -106 8 -138 C-6 -151 -26 -160 -44 -155 C-58 -149 -60 -130 -49 -109 C-37 -83 -33 -42 -37 2 Z',
    mix(back, '#ffffff', 0.14),
    { colour: mix(back, '#0c1424', 0.35), from: -156, to: 0 },
  );
  shape(
    pen,
    'M-46 -153 C-58 -146 -59 -128 -49 -109 C-37 -83 -33 -42 -37 2 L0 2 C2 -42 -6 -86 -20 -114 C-28 -130 -36 -143 -46 -153 Z',
    belly,
    { colour: mix(belly, '#5a7088', 0.5), from: -152, to: 0 },
  );
  if (isOrca) ball(pen, 8, -106, 9, 5, belly);
  for (let pleat = 0; pleat < (isOrca ? 0 : 6); pleat++) {
    const shift = pleat * 6;
    line(
      pen,
      `M${-45 + shift * 0.55} ${-138 + pleat * 3} C${-40 + shift * 0.8} -112 ${-31 + shift} -60 ${-33 + shift} 0`,
      mix(belly, '#3a5068', 0.5),
      1,
    );
  }
  line(pen, 'M-47 -153 C-30 -146 -14 -124 -4 -100', mix(back, '#0c1424', 0.5), 1.6);
  ball(pen, 2, -96, 2.8, 3, '#10141c');
  ball(pen, 1.2, -97, 0.9, 0.9, '#ffffff');
  for (const [x, y] of [
    [-26, -152],
    [-14, -146],
    [-4, -138],
    [6, -130],
  ] as const)
    ball(pen, x, y, 2.4, 2, mix(back, '#ffffff', 0.3));
  // The near fin, long and knobbed.
  shape(
    pen,
    'M-6 -84 C-36 -100 -74 -104 -104 -84 C-96 -79 -88 -80 -80 -76 C-60 -72 -34 -62 -8 -58 Z',
    mix(back, '#ffffff', 0.2),
    {
      colour: mix(back, '#0c1424', 0.3),
      from: -100,
      to: -58,
    },
  );
  line(pen, 'M-100 -83 C-78 -76 -40 -66 -10 -60', belly, 2.4);
  // Water that runs off it.
  for (const [x, y, long] of [
    [-92, -78, 34],
    [-74, -72, 44],
    [-54, -66, 38],
    [84, -100, 40],
    [70, -84, 46],
  ] as const)
    line(
      pen,
      `M${x} ${y} C${x - 2} ${y + long * 0.4} ${x + 2} ${y + long * 0.7} ${x - 1} ${y + long}`,
      '#f2fbff',
      1.3,
    );
  foam(pen, -92, 104, 58);
}

/** A limb that grows thin, through points. */
function tentacle(pen: Pen, points: readonly Point[], wide: number, colour: Colour): void {
  const { brush } = pen;
  const spine: Point[] = [];
  for (let at = 0; at < points.length - 1; at++) {
    const [p0, p1, p2, p3] = [at - 1, at, at + 1, at + 2].map(
      (one) => points[Math.min(points.length - 1, Math.max(0, one))] as Point,
    ) as [Point, Point, Point, Point];
    for (let step = 0; step < 10; step++) {
      const t = step / 10;
      const along = (axis: 0 | 1): number =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t ** 3);
      spine.push([along(0), along(1)]);
    }
  }
  spine.push(points.at(-1) as Point);
  const last = spine.length - 1;
  const edge = (at: number, side: number, share = 1): Point => {
    const [x, y] = spine[at] as Point;
    const [ax, ay] = spine[Math.max(0, at - 1)] as Point;
    const [bx, by] = spine[Math.min(last, at + 1)] as Point;
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const half = wide * (1 - (at / last) * 0.86) * 0.5 * share;
    return [x - ((by - ay) / long) * half * side, y + ((bx - ax) / long) * half * side];
  };
  const join = (of: readonly Point[]): string =>
    `M${of.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' L')} Z`;
  const ring = spine.map((_, at) => at);
  shape(
    pen,
    join([...ring.map((at) => edge(at, 1)), ...ring.toReversed().map((at) => edge(at, -1))]),
    mix(colour, '#ffffff', 0.1),
    {
      colour: mix(colour, '#180a20', 0.4),
      from: -150,
      to: 10,
    },
  );
  shape(
    pen,
    join([...ring.map((at) => edge(at, 1)), ...ring.toReversed().map((at) => edge(at, 1, 0.3))]),
    mix(colour, '#f2c8b8', 0.5),
  );
  for (let at = 2; at < last; at += 3) {
    const [x, y] = edge(at, 1, 0.64);
    const size = wide * (1 - (at / last) * 0.86) * 0.13;
    brush.globalAlpha = 0.9;
    ball(pen, x, y, size, size, '#f6ded2');
    brush.globalAlpha = 1;
  }
}

/** Its head beside the ship, which is in the middle, and its arms around it. */
function kraken(pen: Pen): void {
  const skin = '#a8405c';
  tentacle(
    pen,
    [
      [-104, 8],
      [-130, -34],
      [-120, -78],
      [-138, -104],
      [-128, -118],
    ],
    17,
    skin,
  );
  tentacle(
    pen,
    [
      [126, 8],
      [148, -46],
      [132, -96],
      [146, -126],
      [134, -138],
    ],
    16,
    skin,
  );
  // The head.
  shape(
    pen,
    'M60 8 C52 -30 58 -74 78 -98 C92 -114 116 -112 124 -92 C134 -66 132 -26 126 8 Z',
    mix(skin, '#ffffff', 0.16),
    { colour: mix(skin, '#180a20', 0.42), from: -110, to: 8 },
  );
  for (const [x, y, r] of [
    [84, -82, 4],
    [104, -92, 5],
    [112, -72, 3.4],
    [92, -64, 3],
    [118, -52, 2.6],
  ] as const)
    ball(pen, x, y, r, r * 0.8, mix(skin, '#5a1838', 0.4));
  for (const x of [76, 106]) {
    ball(pen, x, -34, 10, 11, '#f2d04a');
    ball(pen, x - 2, -33, 3, 8, '#16101c');
    line(pen, `M${x - 11} -46 L${x + 10} -42`, mix(skin, '#180a20', 0.6), 3);
  }
  tentacle(
    pen,
    [
      [-58, 10],
      [-98, -34],
      [-98, -92],
      [-62, -122],
      [-34, -104],
      [-44, -84],
    ],
    19,
    skin,
  );
  tentacle(
    pen,
    [
      [48, 10],
      [76, -52],
      [62, -120],
      [24, -146],
      [0, -122],
      [14, -104],
    ],
    18,
    skin,
  );
  tentacle(
    pen,
    [
      [-22, 12],
      [-54, -22],
      [-16, -46],
      [28, -36],
      [46, -52],
    ],
    17,
    skin,
  );
  foam(pen, -150, 160, 30);
}

export const LEAPING_WHALES: Record<string, OwnDrawing> = {
  'own/leaping-whale': { width: 236, height: 168, paint: (pen) => whale(pen) },
  'own/leaping-orca': { width: 236, height: 168, paint: (pen) => whale(pen, true) },
  'own/kraken': { width: 320, height: 158, paint: kraken },
};
