// One great wave that stands over the sea and breaks: its hollow face, its claws of foam, the spray that it throws.

import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { standsOnCliff } from './landforms.ts';

type Point = readonly [x: number, y: number];
type Curve = readonly [Point, Point, Point, Point];

/** Across in parts of the wave's breadth from its own side of the frame, down in parts of the short side from the horizon. */
const BACK: Curve = [
  [-0.02, -0.26],
  [0.14, -0.4],
  [0.32, -0.53],
  [0.52, -0.45],
];
const LIP: Curve = [
  [0.52, -0.45],
  [0.64, -0.4],
  [0.7, -0.3],
  [0.67, -0.2],
];
const ROOF: Curve = [
  [0.67, -0.2],
  [0.64, -0.3],
  [0.56, -0.34],
  [0.5, -0.29],
];
const HOLLOW: Curve = [
  [0.5, -0.29],
  [0.4, -0.19],
  [0.42, -0.02],
  [0.56, 0.07],
];
const FOOT: Curve = [
  [0.56, 0.07],
  [0.68, 0.14],
  [0.84, 0.17],
  [1.04, 0.18],
];

export function hasGreatWave({ scene, reading }: Pick<Stage, 'scene' | 'reading'>): boolean {
  return scene === 'sea' && reading.subjects.some(({ key }) => key === 'great-wave');
}

export function greatWaveLayers(stage: Stage): Layer[] {
  return hasGreatWave(stage)
    ? [painted('landmark great wave', 0.36, (brush) => paintWave(stage, brush), { isSolid: false })]
    : [];
}

function along([a, b, c, d]: Curve, part: number): Point {
  const rest = 1 - part;
  const weigh = (axis: 0 | 1): number =>
    rest ** 3 * a[axis] +
    3 * rest ** 2 * part * b[axis] +
    3 * rest * part ** 2 * c[axis] +
    part ** 3 * d[axis];
  return [weigh(0), weigh(1)];
}

function between([ax, ay]: Point, [bx, by]: Point, part: number): Point {
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}

/** From the sea before it up the hollow face to the crest. */
function drawnUp(part: number): Curve {
  return [
    between([-0.1, 0.42], [0.62, 0.11], part),
    between([0, 0.05], [0.43, 0.02], part),
    between([0.12, -0.32], [0.4, -0.22], part),
    between([0.36, -0.47], [0.55, -0.36], part),
  ];
}

function paintWave(stage: Stage, brush: Brush): void {
  const { width, height, short, horizon, light, palette } = stage;
  // Where land runs out into the sea it comes from the open side.
  const hasLand = standsOnCliff(stage) || stage.reading.subjects.some(({ kind }) => kind === 'building');
  const side = hasLand ? light.side : -light.side;
  const breadth = Math.min(width * 1.02, short * 1.35);
  const at = ([x, y]: Point): [number, number] => [
    (side < 0 ? 0 : width) - side * x * breadth,
    horizon + y * short,
  ];
  const isStorm = stage.weather.has('storm');
  const deep = lit(stage, isStorm ? '#1d3a48' : '#0f4268');
  const clear = mix(lit(stage, isStorm ? '#4f8088' : '#2f9ab4'), palette.horizon, 0.14);
  const trace = (curves: readonly Curve[]): void => {
    brush.beginPath();
    for (const curve of curves)
      for (let step = 0; step <= 24; step++) brush.lineTo(...at(along(curve, step / 24)));
  };
  trace([BACK, LIP, ROOF, HOLLOW, FOOT]);
  brush.lineTo(...at([1.04, 0.2]));
  brush.lineTo(...at([0.8, 0.26]));
  brush.lineTo(...at([0.3, 0.42]));
  brush.lineTo(...at([-0.02, 0.5]));
  brush.closePath();
  const down = brush.createLinearGradient(
    0,
    horizon - short * 0.48,
    0,
    Math.min(height, horizon + short * 0.4),
  );
  down.addColorStop(0, css(mix(clear, '#ffffff', 0.16)));
  down.addColorStop(0.34, css(clear));
  down.addColorStop(0.66, css(mix(clear, deep, 0.7)));
  down.addColorStop(0.86, css(deep, 0.9));
  down.addColorStop(1, css(deep, 0));
  brush.fillStyle = down;
  brush.fill();
  brush.save();
  brush.clip();
  paintStreaks(stage, brush, at, { clear, deep });
  paintHollow(brush, at, deep);
  brush.restore();
  softenFoot(stage, brush, at);
  paintFoam(stage, brush, at);
}

/** It goes over into the sea that it stands in. */
function softenFoot({ short }: Stage, brush: Brush, at: Place): void {
  brush.globalCompositeOperation = 'destination-out';
  brush.filter = `blur(${(short * 0.03).toFixed(1)}px)`;
  brush.lineWidth = short * 0.07;
  brush.strokeStyle = '#000000';
  brush.beginPath();
  brush.moveTo(...at([1.2, 0.21]));
  for (const point of [
    [0.9, 0.23],
    [0.7, 0.29],
    [0.3, 0.42],
    [-0.1, 0.52],
  ] as const)
    brush.lineTo(...at(point));
  brush.stroke();
  brush.filter = 'none';
  brush.globalCompositeOperation = 'source-over';
}

type Place = (point: Point) => [number, number];

/** Water that is drawn up the face, in bands of light and dark. */
function paintStreaks(stage: Stage, brush: Brush, at: Place, tones: { clear: Rgb; deep: Rgb }): void {
  const { short } = stage;
  const random = stage.random('great wave streaks');
  brush.lineCap = 'round';
  for (let streak = 0; streak < 90; streak++) {
    const part = random.between(-0.1, 1);
    const curve = drawnUp(part);
    const isLight = streak % 3 !== 0;
    brush.strokeStyle = css(
      isLight ? mix(tones.clear, '#ffffff', random.between(0.2, 0.7)) : tones.deep,
      random.between(0.12, 0.5),
    );
    brush.lineWidth = short * random.between(0.0015, isLight ? 0.006 : 0.014);
    const [from, to] = [random.between(0, 0.5), random.between(0.6, 1)];
    brush.beginPath();
    for (let step = 0; step <= 16; step++)
      brush.lineTo(...at(along(curve, from + ((to - from) * step) / 16)));
    brush.stroke();
  }
}

/** Under the lip it is dark. */
function paintHollow(brush: Brush, at: Place, deep: Rgb): void {
  const [x, y] = at([0.52, -0.2]);
  const reach = Math.abs(at([0.3, 0])[0] - x);
  const shade = brush.createRadialGradient(x, y, 0, x, y, reach);
  shade.addColorStop(0, css(deep, 0.55));
  shade.addColorStop(1, css(deep, 0));
  brush.fillStyle = shade;
  brush.fillRect(x - reach, y - reach, reach * 2, reach * 2);
}

function paintFoam(stage: Stage, brush: Brush, at: Place): void {
  const { short, palette } = stage;
  const random = stage.random('great wave foam');
  const white = mix(lit(stage, '#ffffff'), '#ffffff', stage.isDark ? 0.25 : 0.6);
  const shade = mix(white, palette.shade, 0.3);
  const puff = ([x, y]: Point, size: number): void => {
    const [px, py] = at([x, y]);
    brush.fillStyle = css(shade, 0.9);
    brush.beginPath();
    brush.arc(px, py + size * 0.3, size, 0, 7);
    brush.fill();
    brush.fillStyle = css(white, 0.96);
    brush.beginPath();
    brush.arc(px, py, size * 0.86, 0, 7);
    brush.fill();
  };
  // Claws that reach down from the lip.
  for (let claw = 0; claw < 30; claw++) {
    const [x, y] = along(claw < 22 ? LIP : ROOF, claw < 22 ? claw / 21 : random.next() * 0.5);
    const long = random.between(0.02, 0.075);
    for (let joint = 0; joint < 6; joint++) {
      const part = joint / 5;
      const size = short * (0.017 - part * 0.012) * random.between(0.8, 1.2);
      puff([x + long * (0.35 + part * 0.3) * part, y + long * part], size);
    }
  }
  for (let ball = 0; ball < 110; ball++) {
    const part = random.next();
    const [x, y] = ball % 3 === 0 ? along(BACK, 0.25 + part * 0.75) : along(LIP, part);
    puff(
      [x + random.between(-0.012, 0.012), y + random.between(-0.014, 0.016)],
      short * random.between(0.006, 0.02),
    );
  }
  // Its face is laced with foam, and so is the sea at its foot.
  brush.lineCap = 'round';
  for (let lace = 0; lace < 70; lace++) {
    const [x, y] = along(FOOT, random.next());
    const [px, py] = at([x + random.between(-0.1, 0.02), y + random.between(0, 0.13)]);
    const reach = short * random.between(0.02, 0.07);
    brush.strokeStyle = css(white, random.between(0.25, 0.75));
    brush.lineWidth = short * random.between(0.0015, 0.006);
    brush.beginPath();
    brush.moveTo(px - reach, py);
    brush.quadraticCurveTo(px, py - reach * 0.3, px + reach, py + reach * 0.12);
    brush.stroke();
  }
  for (let drop = 0; drop < 150; drop++) {
    const [x, y] = along(LIP, random.next());
    const [px, py] = at([x + random.between(-0.06, 0.16), y + random.between(-0.1, 0.16)]);
    brush.fillStyle = css(white, random.between(0.4, 0.95));
    brush.beginPath();
    brush.arc(px, py, short * random.between(0.001, 0.0045), 0, 7);
    brush.fill();
  }
}
