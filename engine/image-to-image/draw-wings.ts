// One wing, drawn to the right of where it grows (0, 0); it reaches as far as 1, and a little higher than that place.
import { css, luminance, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';

type Point = readonly [number, number];
/** The bone at its upper edge, from the back to the tip. */
const BONE: readonly [Point, Point, Point, Point] = [
  [0, 0],
  [0.1, -0.5],
  [0.48, -0.78],
  [0.9, -0.66],
];

function onBone(share: number): Point {
  const rest = 1 - share;
  const weights = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3];
  const at = (axis: 0 | 1): number =>
    BONE.reduce((sum, point, n) => sum + point[axis] * (weights[n] as number), 0);
  return [at(0), at(1)];
}

type Row = {
  count: number;
  from: number;
  to: number;
  long: readonly [number, number];
  wide: number;
  shade: number;
};

/** From the farthest to those that lie over all others: long ones at the edge, and short ones along the bone. */
const ROWS: readonly Row[] = [
  { count: 17, from: 0.03, to: 1, long: [0.5, 0.66], wide: 0.06, shade: 0.2 },
  { count: 17, from: 0.02, to: 0.97, long: [0.36, 0.44], wide: 0.055, shade: 0.1 },
  { count: 18, from: 0.01, to: 0.95, long: [0.22, 0.25], wide: 0.05, shade: 0.03 },
  { count: 20, from: 0, to: 0.94, long: [0.11, 0.12], wide: 0.042, shade: 0 },
];

export function drawFeatherWing(brush: Brush, colour: Rgb): void {
  for (const { count, from, to, long, wide, shade } of ROWS) {
    for (let n = 0; n < count; n++) {
      const share = from + ((to - from) * n) / (count - 1);
      const [x, y] = onBone(share);
      // Down at the back, and outwards at the tip.
      const angle = Math.PI / 2 - 0.1 - share ** 1.4 * 1.42;
      const length = long[0] + (long[1] - long[0]) * Math.sin(share * Math.PI * 0.62);
      drawFeather(brush, { x, y, angle, length, wide }, mix(colour, '#14141c', shade));
    }
  }
}

type Feather = { x: number; y: number; angle: number; length: number; wide: number };

function drawFeather(brush: Brush, { x, y, angle, length, wide }: Feather, colour: Rgb): void {
  brush.save();
  brush.translate(x, y);
  brush.rotate(angle);
  brush.beginPath();
  brush.moveTo(-0.02, 0);
  brush.bezierCurveTo(length * 0.2, -wide * 0.9, length * 0.8, -wide * 0.75, length, 0);
  brush.bezierCurveTo(length * 0.85, wide * 0.6, length * 0.3, wide * 0.9, -0.02, 0);
  brush.closePath();
  const light = brush.createLinearGradient(0, 0, length, 0);
  light.addColorStop(0, css(mix(colour, '#3a3c50', 0.16)));
  light.addColorStop(0.55, css(colour));
  // Of dark ones the tips shine less.
  light.addColorStop(1, css(mix(colour, '#ffffff', 0.06 + 0.3 * luminance(colour))));
  brush.fillStyle = light;
  brush.fill();
  brush.strokeStyle = css(mix(colour, '#2a2c3c', 0.45), 0.5);
  brush.lineWidth = 0.0035;
  brush.stroke();
  brush.beginPath();
  brush.moveTo(0, 0);
  brush.quadraticCurveTo(length * 0.5, -wide * 0.08, length * 0.93, 0);
  brush.strokeStyle = css(mix(colour, '#2a2c3c', 0.3), 0.4);
  brush.stroke();
  brush.restore();
}

/** Where its fingers end, from the tip to the back; between them the skin hangs in bows. */
const FINGERS: readonly Point[] = [
  [1, -0.5],
  [0.86, 0.02],
  [0.58, 0.3],
  [0.3, 0.36],
  [0.02, 0.3],
];
const WRIST: Point = [0.5, -0.72];

export function drawBatWing(brush: Brush, colour: Rgb): void {
  const [first] = FINGERS as [Point];
  brush.beginPath();
  brush.moveTo(0, 0);
  brush.quadraticCurveTo(0.16, -0.62, ...WRIST);
  brush.quadraticCurveTo(0.86, -0.76, ...first);
  for (const [n, [x, y]] of FINGERS.slice(1).entries()) {
    const [fromX, fromY] = FINGERS[n] as Point;
    brush.quadraticCurveTo((fromX + x) / 2 - 0.1, (fromY + y) / 2 - 0.12, x, y);
  }
  brush.closePath();
  const light = brush.createLinearGradient(0.5, -0.75, 0.5, 0.35);
  light.addColorStop(0, css(mix(colour, '#ffffff', 0.06)));
  light.addColorStop(0.5, css(mix(colour, '#c04030', 0.12)));
  light.addColorStop(1, css(mix(colour, '#000000', 0.45)));
  brush.fillStyle = light;
  brush.fill();
  brush.lineCap = 'round';
  for (const [x, y] of FINGERS.slice(0, -1)) {
    brush.beginPath();
    brush.moveTo(...WRIST);
    brush.quadraticCurveTo((WRIST[0] + x) / 2 + 0.04, (WRIST[1] + y) / 2 - 0.06, x, y);
    brush.strokeStyle = css(mix(colour, '#000000', 0.4));
    brush.lineWidth = 0.014;
    brush.stroke();
  }
  brush.beginPath();
  brush.moveTo(0, 0.05);
  brush.quadraticCurveTo(0.14, -0.6, ...WRIST);
  brush.lineTo(WRIST[0] + 0.02, WRIST[1] - 0.1);
  brush.strokeStyle = css(mix(colour, '#000000', 0.25));
  brush.lineWidth = 0.034;
  brush.stroke();
}

export function drawButterflyWing(brush: Brush, colour: Rgb): void {
  const dark = mix(colour, '#100a0c', 0.88);
  const lobes: readonly (() => void)[] = [
    () => {
      brush.moveTo(0.02, 0.04);
      brush.bezierCurveTo(0.3, 0.02, 0.82, 0.04, 0.74, 0.4);
      brush.bezierCurveTo(0.68, 0.72, 0.3, 0.66, 0.02, 0.1);
    },
    () => {
      brush.moveTo(0.01, 0.06);
      brush.bezierCurveTo(0.06, -0.4, 0.5, -0.92, 0.98, -0.78);
      brush.bezierCurveTo(1.06, -0.4, 0.86, 0.02, 0.5, 0.1);
      brush.bezierCurveTo(0.3, 0.14, 0.12, 0.12, 0.01, 0.06);
    },
  ];
  for (const lobe of lobes) {
    brush.save();
    brush.beginPath();
    lobe();
    brush.closePath();
    brush.fillStyle = css(dark);
    brush.fill();
    brush.clip();
    const light = brush.createRadialGradient(0.1, 0, 0.05, 0.1, 0, 0.92);
    light.addColorStop(0, css(mix(colour, '#7a2010', 0.5)));
    light.addColorStop(0.45, css(colour));
    light.addColorStop(0.85, css(mix(colour, '#ffffff', 0.28)));
    light.addColorStop(1, css(mix(colour, '#ffffff', 0.28), 0));
    brush.save();
    brush.translate(0.05, 0);
    brush.scale(0.86, 0.86);
    brush.beginPath();
    lobe();
    brush.fillStyle = light;
    brush.fill();
    brush.restore();
    drawVeins(brush, dark);
    brush.restore();
  }
  brush.fillStyle = 'rgba(255,255,255,0.85)';
  for (const [x, y, size] of SPOTS) {
    brush.beginPath();
    brush.arc(x, y, size, 0, 7);
    brush.fill();
  }
}

/** In the dark rim. */
const SPOTS: readonly (readonly [number, number, number])[] = [
  [0.92, -0.7, 0.022],
  [0.94, -0.56, 0.018],
  [0.9, -0.4, 0.016],
  [0.83, -0.24, 0.014],
  [0.72, -0.09, 0.012],
  [0.7, 0.3, 0.014],
  [0.67, 0.43, 0.014],
  [0.58, 0.54, 0.013],
];

function drawVeins(brush: Brush, dark: Rgb): void {
  brush.strokeStyle = css(dark, 0.85);
  brush.lineWidth = 0.011;
  for (const [x, y] of [
    [0.95, -0.72],
    [0.96, -0.45],
    [0.84, -0.18],
    [0.6, 0.06],
    [0.74, 0.2],
    [0.66, 0.5],
    [0.36, 0.6],
  ] as const) {
    brush.beginPath();
    brush.moveTo(0.02, 0.05);
    brush.quadraticCurveTo(x * 0.5, y * 0.62, x, y);
    brush.stroke();
  }
}
