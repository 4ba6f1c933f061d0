// A dragon of China in the air: a long body that coils among curled clouds, antlers, whiskers, four legs with claws.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { curledCloud } from './curled-clouds.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const [SCALE, DARK, BELLY, FIN, HORN] = ['#c8962c', '#7a3a12', '#f6e2a4', '#c8342a', '#f6ecd0'] as const;

type Point = readonly [x: number, y: number];

/** From the tip of the tail to the neck. */
const SPINE: readonly Point[] = [
  [176, -150],
  [156, -190],
  [118, -188],
  [104, -146],
  [124, -100],
  [112, -54],
  [66, -38],
  [32, -66],
  [34, -118],
  [14, -164],
  [-34, -180],
  [-70, -154],
  [-70, -112],
  [-98, -90],
];
const STEPS = 14;

/** Through all points (Catmull-Rom). */
function spineLine(): Point[] {
  const at = (index: number): Point => SPINE[Math.max(0, Math.min(SPINE.length - 1, index))] as Point;
  const points: Point[] = [];
  for (let index = 0; index < SPINE.length - 1; index++)
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      const along = (axis: 0 | 1): number => {
        const [a, b, c, d] = [at(index - 1)[axis], at(index)[axis], at(index + 1)[axis], at(index + 2)[axis]];
        const bend = (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3;
        return 0.5 * (2 * b + (c - a) * t + bend);
      };
      points.push([along(0), along(1)]);
    }
  return points;
}

/** Half the body's width. */
function halfAt(part: number): number {
  return 3 + 15 * Math.sin(Math.min(1, part * 1.5) * Math.PI * 0.5) - 4 * Math.max(0, part - 0.7);
}

/** A band along the body, `from` its middle line toward the back, in parts of half its width. */
function band(pen: Pen, points: readonly Point[], from: number, wide: number, tone: Colour): void {
  const last = points.length - 1;
  for (let index = 1; index <= last; index++) {
    const [fromX, fromY] = points[index - 1] as Point;
    const [x, y] = points[index] as Point;
    const half = halfAt(index / last);
    const length = Math.hypot(x - fromX, y - fromY) || 1;
    const [dx, dy] = [(-(y - fromY) / length) * half * from, ((x - fromX) / length) * half * from];
    line(pen, `M${fromX + dx} ${fromY + dy} L${x + dx} ${y + dy}`, tone, half * wide);
  }
}

function body(pen: Pen): void {
  const points = spineLine();
  fins(pen, points);
  band(pen, points, 0, 2, DARK);
  band(pen, points, 0.06, 1.76, SCALE);
  band(pen, points, 0.4, 0.7, mix(SCALE, '#fff0b0', 0.34));
  band(pen, points, 0.74, 0.3, mix(SCALE, DARK, 0.3));
  band(pen, points, -0.62, 0.62, BELLY);
  scales(pen, points);
}

function fins(pen: Pen, points: readonly Point[]): void {
  const last = points.length - 1;
  for (let index = 6; index <= last; index += 6) {
    const [fromX, fromY] = points[index - 1] as Point;
    const [x, y] = points[index] as Point;
    const half = halfAt(index / last);
    const length = Math.hypot(x - fromX, y - fromY) || 1;
    const [nx, ny] = [-(y - fromY) / length, (x - fromX) / length];
    const at = (up: number, on: number): string =>
      `${x + nx * half * up + ny * on} ${y + ny * half * up - nx * on}`;
    shape(pen, `M${at(0.7, 6)} L${at(1.8, -5)} L${at(0.7, -6)} Z`, FIN);
  }
}

function scales(pen: Pen, points: readonly Point[]): void {
  const last = points.length - 1;
  for (let index = 4; index < last; index += 4) {
    const [fromX, fromY] = points[index - 1] as Point;
    const [x, y] = points[index] as Point;
    const half = halfAt(index / last);
    const length = Math.hypot(x - fromX, y - fromY) || 1;
    const [tx, ty] = [(x - fromX) / length, (y - fromY) / length];
    const at = (up: number, on: number): string =>
      `${(x - ty * half * up + tx * on).toFixed(1)} ${(y + tx * half * up + ty * on).toFixed(1)}`;
    for (const [low, high] of [
      [-0.3, 0.2],
      [0.2, 0.75],
    ] as const)
      line(
        pen,
        `M${at(low, 0)} Q${at((low + high) / 2, -half * 0.42)} ${at(high, 0)}`,
        mix(SCALE, DARK, 0.6),
        0.9,
      );
    line(pen, `M${at(-0.95, 0)} L${at(-0.4, 1)}`, mix(BELLY, DARK, 0.4), 0.8);
  }
}

/** A short leg with four claws spread. */
function leg(pen: Pen, x: number, y: number, toX: number, toY: number): void {
  const [midX, midY] = [(x + toX) / 2 + (toY - y) * 0.3, (y + toY) / 2 - (toX - x) * 0.3];
  line(pen, `M${x} ${y} Q${midX} ${midY} ${toX} ${toY}`, DARK, 14);
  line(pen, `M${x} ${y} Q${midX} ${midY} ${toX} ${toY}`, SCALE, 10.5);
  const angle = Math.atan2(toY - midY, toX - midX);
  for (const turn of [-0.9, -0.3, 0.3, 0.9]) {
    const [cx, cy] = [toX + Math.cos(angle + turn) * 12, toY + Math.sin(angle + turn) * 12];
    line(pen, `M${toX} ${toY} L${cx} ${cy}`, SCALE, 5);
    line(pen, `M${cx} ${cy} l${Math.cos(angle + turn) * 6} ${Math.sin(angle + turn) * 6 + 2}`, HORN, 2.6);
  }
  // Hair of the elbow, like flames.
  for (const wave of [-4, 2, 8])
    line(pen, `M${midX} ${midY + wave * 0.5} q8 ${wave - 4} 16 ${wave - 10}`, FIN, 2.6);
}

function head(pen: Pen): void {
  const hide = mix(SCALE, '#fff0b0', 0.2);
  // A mane that streams back.
  for (const [x, y, toX, toY] of [
    [-98, -112, -56, -142],
    [-96, -106, -46, -122],
    [-96, -98, -44, -100],
    [-98, -88, -52, -78],
    [-104, -80, -66, -58],
  ] as const)
    shape(
      pen,
      `M${x} ${y - 8} Q${(x + toX) / 2} ${y - 16} ${toX} ${toY} Q${(x + toX) / 2} ${y + 2} ${x} ${y + 8} Z`,
      FIN,
      {
        colour: mix(FIN, '#5a0c1a', 0.5),
        from: y - 16,
        to: y + 10,
      },
    );
  for (const [root, reach] of [
    [-112, 0],
    [-104, 12],
  ] as const) {
    line(
      pen,
      `M${root} -112 C${root + 2} -132 ${root + 14 + reach} -140 ${root + 30 + reach} -156`,
      HORN,
      4.4,
    );
    line(pen, `M${root + 9 + reach * 0.5} -133 q-2 -10 4 -18`, HORN, 3.2);
    line(pen, `M${root + 18 + reach * 0.7} -143 q10 0 16 -4`, HORN, 2.8);
  }
  // The open jaws.
  shape(pen, 'M-100 -76 C-116 -66 -136 -62 -150 -66 C-144 -74 -132 -78 -122 -84 Z', hide, {
    colour: DARK,
    from: -84,
    to: -60,
  });
  shape(pen, 'M-108 -86 C-122 -78 -136 -74 -146 -74 C-140 -84 -130 -90 -116 -94 Z', '#9c1f22');
  shape(
    pen,
    'M-92 -92 C-88 -112 -104 -122 -120 -114 C-132 -114 -142 -108 -150 -108 C-160 -112 -166 -102 -162 -94 C-152 -86 -138 -90 -122 -88 C-112 -80 -98 -78 -92 -92 Z',
    hide,
    { colour: mix(SCALE, DARK, 0.6), from: -120, to: -82 },
  );
  for (const x of [-154, -144, -134]) shape(pen, `M${x} -91 l7 0 l-3 8 Z`, '#fffaf0');
  for (const x of [-140, -130]) shape(pen, `M${x} -72 l6 -1 l-3 -6 Z`, '#fffaf0');
  ball(pen, -157, -105, 4, 3.4, mix(SCALE, DARK, 0.4));
  ball(pen, -122, -107, 6.4, 5.6, '#fff6d8');
  ball(pen, -123.5, -107, 2.8, 3.6, '#1a1018');
  line(pen, 'M-133 -113 Q-122 -120 -111 -112', FIN, 4);
  for (const [down, reach] of [
    [-30, 10],
    [8, 0],
  ] as const)
    line(pen, `M-156 -98 C-176 ${-104 + down} -182 ${-72 + down} -${170 - reach} ${-50 + down}`, FIN, 2.4);
  for (const wave of [0, 8, 16])
    line(pen, `M${-136 + wave} -66 q-4 12 ${-10 + wave * 0.3} 20`, mix(FIN, HORN, 0.2), 2.4);
}

function dragon(pen: Pen): void {
  curledCloud(pen, 150, -96, 44, 1);
  curledCloud(pen, -20, -92, 40, -1);
  // The tail ends in a flame.
  for (const [dx, dy] of [
    [6, 26],
    [18, 20],
    [-8, 24],
  ] as const)
    shape(
      pen,
      `M172 -156 Q${178 + dx} ${-146 + dy * 0.4} ${174 + dx} ${-150 + dy} Q${170 + dx * 0.3} ${-146 + dy * 0.4} 180 -152 Z`,
      FIN,
    );
  leg(pen, -44, -170, -84, -196);
  leg(pen, 74, -46, 50, -8);
  body(pen);
  leg(pen, 20, -150, -16, -128);
  leg(pen, 112, -70, 150, -58);
  head(pen);
  curledCloud(pen, 96, -10, 54, 1);
  curledCloud(pen, -104, -14, 46, -1);
  curledCloud(pen, 34, -176, 26, 1);
}

export const COILING_DRAGON = 'own/coiling-dragon';

export const COILING_DRAGONS: Record<string, OwnDrawing> = {
  [COILING_DRAGON]: { width: 380, height: 214, paint: dragon },
};
