// A skatepark of concrete: a quarter pipe at each side, a low ramp and a rail on the floor between them.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { lit, type Stage } from '../staging/stage.ts';

const CONCRETE = '#b9b8b4';
const [TOP, FAR] = [0.6, 0.7];

export function paintSkatepark(stage: Stage, brush: Brush): void {
  const { width, height, palette } = stage;
  const tone = lit(stage, CONCRETE);
  const far = height * FAR;
  const floor = brush.createLinearGradient(0, far, 0, height);
  floor.addColorStop(0, css(mix(tone, palette.sun, 0.24)));
  floor.addColorStop(1, css(mix(tone, palette.shade, 0.3)));
  brush.fillStyle = floor;
  brush.fillRect(0, far, width, height - far);
  paintJoints(stage, brush);
  paintBank(stage, brush, tone);
  for (const side of [-1, 1] as const) paintQuarterPipe(stage, brush, tone, side);
  paintRail(stage, brush);
}

function paintJoints({ width, height, short, palette }: Stage, brush: Brush): void {
  brush.strokeStyle = css(palette.shade, 0.24);
  brush.lineWidth = Math.max(1, short * 0.002);
  brush.beginPath();
  for (let joint = -5; joint <= 5; joint++) {
    brush.moveTo(width / 2 + joint * short * 0.12, height * FAR);
    brush.lineTo(width / 2 + joint * short * 0.3, height);
  }
  for (const row of [0.75, 0.83, 0.94]) {
    brush.moveTo(0, height * row);
    brush.lineTo(width, height * row);
  }
  brush.stroke();
}

/** At the far end, with the steel edge that boards slide on. */
function paintBank(stage: Stage, brush: Brush, tone: Colour): void {
  const { width, height, short, palette } = stage;
  const [top, low] = [height * 0.635, height * FAR];
  const shape = brush.createLinearGradient(0, top, 0, low);
  shape.addColorStop(0, css(mix(tone, palette.shade, 0.34)));
  shape.addColorStop(1, css(mix(tone, palette.sun, 0.12)));
  brush.fillStyle = shape;
  brush.fillRect(0, top, width, low - top + 1);
  brush.fillStyle = css(mix(tone, '#ffffff', 0.35));
  brush.fillRect(0, top - short * 0.012, width, short * 0.014);
  brush.fillStyle = css(lit(stage, '#6a727c'));
  brush.fillRect(0, top, width, short * 0.005);
}

/** It curves up to the edge of the image. */
function paintQuarterPipe(stage: Stage, brush: Brush, tone: Colour, side: -1 | 1): void {
  const { width, height, short, palette, light } = stage;
  const x = (part: number): number => width / 2 + side * width * part;
  const [top, far, near] = [height * TOP, height * FAR, height * 1.02];
  const isLit = side !== light.side;
  const curve = brush.createLinearGradient(x(0.2), 0, x(0.5), 0);
  curve.addColorStop(0, css(mix(tone, palette.shade, 0.12)));
  curve.addColorStop(0.5, css(mix(tone, isLit ? palette.sun : palette.shade, 0.3)));
  curve.addColorStop(1, css(mix(tone, palette.shade, isLit ? 0.26 : 0.56)));
  brush.fillStyle = curve;
  brush.beginPath();
  brush.moveTo(x(0.24), far);
  brush.quadraticCurveTo(x(0.37), far, x(0.4), top);
  brush.lineTo(x(0.56), top);
  brush.lineTo(x(0.56), near);
  brush.lineTo(x(0.34), near);
  brush.closePath();
  brush.fill();
  // The platform on top, and the steel pipe along its edge.
  brush.fillStyle = css(mix(tone, '#ffffff', 0.3));
  brush.beginPath();
  brush.moveTo(x(0.4), top);
  brush.lineTo(x(0.56), top);
  brush.lineTo(x(0.56), top + short * 0.12);
  brush.fill();
  brush.lineCap = 'round';
  brush.strokeStyle = css(lit(stage, '#59616c'));
  brush.lineWidth = short * 0.011;
  brush.beginPath();
  brush.moveTo(x(0.4), top);
  brush.lineTo(x(0.57), top + short * 0.12);
  brush.stroke();
  brush.strokeStyle = css(palette.shade, 0.3);
  brush.lineWidth = Math.max(1, short * 0.002);
  for (const part of [0.35, 0.7]) {
    brush.beginPath();
    brush.moveTo(x(0.24 + part * 0.1), far + (near - far) * part);
    brush.quadraticCurveTo(
      x(0.44),
      far + (near - far) * part * 0.9,
      x(0.5),
      top + short * 0.08 + part * short * 0.12,
    );
    brush.stroke();
  }
}

/** Of steel on two feet, with its shadow. */
function paintRail(stage: Stage, brush: Brush): void {
  const { width, height, short, palette, light } = stage;
  const [left, right, row] = [width / 2 - short * 0.2, width / 2 + short * 0.2, height * 0.755];
  const top = row - short * 0.05;
  brush.strokeStyle = css(palette.shade, 0.3);
  brush.lineWidth = short * 0.012;
  brush.beginPath();
  brush.moveTo(left - light.side * short * 0.03, row + short * 0.008);
  brush.lineTo(right - light.side * short * 0.03, row + short * 0.008);
  brush.stroke();
  for (const [colour, wide] of [
    ['#c8453a', 0.012],
    ['#e8766a', 0.004],
  ] as const) {
    brush.strokeStyle = css(lit(stage, colour));
    brush.lineWidth = short * wide;
    brush.beginPath();
    brush.moveTo(left, top);
    brush.lineTo(right, top);
    for (const x of [left + short * 0.03, right - short * 0.03]) {
      brush.moveTo(x, top);
      brush.lineTo(x, row);
    }
    brush.stroke();
  }
}
