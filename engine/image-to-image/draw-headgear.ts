// A baseball cap, a beret and a crown, drawn to fit a head as hats are: its width is 1, and 0, 0 is where the hair ends above.
import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { bandPath, BLACK, fillRound } from './hat-pens.ts';

/** Seen from the front: a dome of panels, and a visor that comes forward over the forehead. */
export function drawCap(brush: Brush, colour: Rgb): void {
  brush.beginPath();
  brush.moveTo(-0.55, 0.24);
  brush.bezierCurveTo(-0.6, -0.18, -0.38, -0.42, 0, -0.42);
  brush.bezierCurveTo(0.38, -0.42, 0.6, -0.18, 0.55, 0.24);
  brush.quadraticCurveTo(0, 0.14, -0.55, 0.24);
  brush.closePath();
  fillRound(brush, colour, [-0.56, 0.56]);
  brush.strokeStyle = css(mix(colour, BLACK, 0.5), 0.5);
  brush.lineWidth = 0.014;
  for (const side of [-1, 1]) {
    brush.beginPath();
    brush.moveTo(side * 0.03, -0.41);
    brush.quadraticCurveTo(side * 0.36, -0.26, side * 0.37, 0.12);
    brush.stroke();
  }
  brush.beginPath();
  brush.ellipse(0, -0.42, 0.055, 0.022, 0, 0, 7);
  brush.fillStyle = css(mix(colour, BLACK, 0.3));
  brush.fill();
  drawVisor(brush, colour);
}

function drawVisor(brush: Brush, colour: Rgb): void {
  const top = brush.createLinearGradient(0, 0.02, 0, 0.44);
  top.addColorStop(0, css(mix(colour, BLACK, 0.5)));
  top.addColorStop(0.35, css(mix(colour, '#ffffff', 0.1)));
  top.addColorStop(0.75, css(mix(colour, '#ffffff', 0.2)));
  top.addColorStop(1, css(mix(colour, BLACK, 0.15)));
  brush.beginPath();
  brush.moveTo(-0.47, 0.2);
  brush.bezierCurveTo(-0.34, 0.02, 0.34, 0.02, 0.47, 0.2);
  brush.bezierCurveTo(0.56, 0.28, 0.54, 0.36, 0.46, 0.37);
  brush.bezierCurveTo(0.24, 0.47, -0.24, 0.47, -0.46, 0.37);
  brush.bezierCurveTo(-0.54, 0.36, -0.56, 0.28, -0.47, 0.2);
  brush.closePath();
  brush.fillStyle = top;
  brush.fill();
  brush.strokeStyle = css(mix(colour, BLACK, 0.65), 0.7);
  brush.lineWidth = 0.012;
  brush.stroke();
  // The stitches along its edge.
  brush.strokeStyle = css(mix(colour, BLACK, 0.35), 0.4);
  brush.lineWidth = 0.008;
  for (const inner of [0.05, 0.1]) {
    brush.beginPath();
    brush.moveTo(-0.44, 0.34 - inner);
    brush.bezierCurveTo(-0.24, 0.44 - inner, 0.24, 0.44 - inner, 0.44, 0.34 - inner);
    brush.stroke();
  }
}

/** Silk, with a band of satin, over a brim that is bent up at its sides. */
export function drawTopHat(brush: Brush, colour: Rgb): void {
  brush.beginPath();
  brush.moveTo(-0.52, 0.22);
  brush.bezierCurveTo(-0.47, -0.1, -0.5, -0.4, -0.56, -0.64);
  brush.quadraticCurveTo(0, -0.72, 0.56, -0.64);
  brush.bezierCurveTo(0.5, -0.4, 0.47, -0.1, 0.52, 0.22);
  brush.closePath();
  fillRound(brush, colour, [-0.56, 0.56]);
  bandPath(brush, 0.505, 0, 0.18, 0.05);
  fillRound(brush, mix(colour, BLACK, 0.55), [-0.5, 0.5]);
  brush.beginPath();
  brush.moveTo(-0.84, 0.06);
  brush.bezierCurveTo(-0.66, 0.2, -0.36, 0.2, 0, 0.2);
  brush.bezierCurveTo(0.36, 0.2, 0.66, 0.2, 0.84, 0.06);
  brush.bezierCurveTo(0.78, 0.3, 0.4, 0.36, 0, 0.36);
  brush.bezierCurveTo(-0.4, 0.36, -0.78, 0.3, -0.84, 0.06);
  brush.closePath();
  fillRound(brush, colour, [-0.84, 0.84]);
}

/** Soft felt that is pulled to one side, over a narrow band. */
export function drawBeret(brush: Brush, colour: Rgb): void {
  brush.beginPath();
  brush.moveTo(-0.56, 0.22);
  brush.bezierCurveTo(-0.66, -0.02, -0.56, -0.3, -0.14, -0.33);
  brush.bezierCurveTo(0.3, -0.36, 0.74, -0.24, 0.82, 0.02);
  brush.bezierCurveTo(0.86, 0.18, 0.72, 0.26, 0.56, 0.24);
  brush.quadraticCurveTo(0, 0.12, -0.56, 0.22);
  brush.closePath();
  fillRound(brush, colour, [-0.6, 0.82]);
  brush.strokeStyle = css(mix(colour, BLACK, 0.55), 0.35);
  brush.lineWidth = 0.02;
  for (const [x, y, to] of [
    [-0.36, 0.1, -0.24],
    [0.4, 0.12, 0.5],
    [0.58, 0.14, 0.68],
  ] as const) {
    brush.beginPath();
    brush.moveTo(x, y);
    brush.quadraticCurveTo((x + to) / 2 + 0.02, y - 0.1, to, y - 0.16);
    brush.stroke();
  }
  brush.strokeStyle = css(mix(colour, BLACK, 0.3));
  brush.lineWidth = 0.03;
  brush.beginPath();
  brush.moveTo(0.08, -0.33);
  brush.quadraticCurveTo(0.08, -0.37, 0.11, -0.39);
  brush.stroke();
  bandPath(brush, 0.555, 0.13, 0.23, 0.03);
  fillRound(brush, mix(colour, BLACK, 0.3), [-0.56, 0.56]);
}

const JEWELS: readonly Rgb[] = [
  [44, 96, 186],
  [186, 30, 52],
  [44, 96, 186],
];
/** Of half its width: where the points of a crown stand, and how tall they are. */
const POINTS = [
  [-0.92, 0.26],
  [-0.5, 0.33],
  [0, 0.4],
  [0.5, 0.33],
  [0.92, 0.26],
] as const;
const HALF = 0.44;

/** It sits on the hair: its far side is seen behind the points, and its band is bent around the head. */
export function drawCrown(brush: Brush, colour: Rgb): void {
  brush.beginPath();
  brush.ellipse(0, -0.07, HALF * 0.98, 0.09, 0, 0, 7);
  brush.fillStyle = css(mix(colour, BLACK, 0.55));
  brush.fill();
  brush.beginPath();
  brush.moveTo(-HALF, 0.08);
  for (const [at, [across, tall]] of POINTS.entries()) {
    const x = across * HALF * 1.1;
    brush.lineTo(x, -tall);
    const next = POINTS[at + 1];
    if (next)
      brush.lineTo(
        ((across + next[0]) / 2) * HALF * 1.04,
        -0.06 + 0.05 * (1 - Math.abs(across + next[0]) / 2),
      );
  }
  brush.lineTo(HALF, 0.08);
  brush.quadraticCurveTo(0, 0.24, -HALF, 0.08);
  brush.closePath();
  const gold = brush.createLinearGradient(-HALF, 0, HALF, 0);
  gold.addColorStop(0, css(mix(colour, BLACK, 0.5)));
  gold.addColorStop(0.22, css(mix(colour, '#fff6d8', 0.55)));
  gold.addColorStop(0.42, css(colour));
  gold.addColorStop(0.62, css(mix(colour, BLACK, 0.22)));
  gold.addColorStop(0.8, css(mix(colour, '#fff6d8', 0.3)));
  gold.addColorStop(1, css(mix(colour, BLACK, 0.55)));
  brush.fillStyle = gold;
  brush.fill();
  brush.strokeStyle = css(mix(colour, BLACK, 0.6), 0.7);
  brush.lineWidth = 0.012;
  brush.stroke();
  for (const [across, tall] of POINTS)
    drawPearl(brush, across * HALF * 1.1, -tall, 0.034, mix(colour, '#fff6d8', 0.4));
  // The rims of its band.
  brush.lineWidth = 0.022;
  for (const [down, shade] of [
    [0, 0.35],
    [0.075, 0.5],
  ] as const) {
    brush.strokeStyle = css(mix(colour, '#fff6d8', shade));
    brush.beginPath();
    brush.moveTo(-HALF, down);
    brush.quadraticCurveTo(0, down + 0.155, HALF, down);
    brush.stroke();
  }
  for (const [at, jewel] of JEWELS.entries()) {
    const x = (at - 1) * 0.24;
    drawPearl(brush, x, 0.113 - 0.09 * (x / HALF) ** 2, 0.03, jewel);
  }
}

function drawPearl(brush: Brush, x: number, y: number, radius: number, colour: Rgb): void {
  const light = brush.createRadialGradient(x - radius * 0.35, y - radius * 0.35, 0, x, y, radius);
  light.addColorStop(0, css(mix(colour, '#ffffff', 0.7)));
  light.addColorStop(0.5, css(colour));
  light.addColorStop(1, css(mix(colour, BLACK, 0.45)));
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.fillStyle = light;
  brush.fill();
}
