// Courts under the open sky: one of clay, grass or hard ground for tennis, one for basketball; a fence of mesh behind each.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { lit, type Stage } from '../staging/stage.ts';

/** Where the court begins, and where its fence ends above, as parts of the frame's height. */
const [FAR, TOP] = [0.6, 0.4] as const;

const CLAY: Colour = '#b8623c';
const GRASS: Colour = '#6f9a4e';
const HARD: Colour = '#3f6fa4';

export function paintTennisCourt(stage: Stage, brush: Brush): void {
  const tone = /\bclay\b|红土/i.test(stage.words)
    ? CLAY
    : /\bgrass\b|\blawn\b|草地/i.test(stage.words)
      ? GRASS
      : HARD;
  paintGround(stage, brush, tone);
  const { width, height, short } = stage;
  const far = height * FAR;
  const deep = height - far;
  brush.fillStyle = lineOf(stage);
  for (const [part, thick] of [
    [0.08, 0.004],
    [0.3, 0.006],
    [0.86, 0.01],
  ] as const)
    brush.fillRect(0, far + deep * part, width, short * thick);
  paintRay(stage, brush, 0, 0.3, 0.86);
  for (const side of [-1.5, 1.5]) paintRay(stage, brush, side, 0.08, 1);
}

export function paintBasketballCourt(stage: Stage, brush: Brush): void {
  paintGround(stage, brush, '#4f7f7a');
  const { width, height, short } = stage;
  const far = height * FAR;
  const deep = height - far;
  const line = lineOf(stage);
  brush.fillStyle = css(lit(stage, '#b0583e'));
  brush.beginPath();
  brush.moveTo(width / 2 - short * 0.16, far + deep * 0.06);
  brush.lineTo(width / 2 + short * 0.16, far + deep * 0.06);
  brush.lineTo(width / 2 + short * 0.26, far + deep * 0.46);
  brush.lineTo(width / 2 - short * 0.26, far + deep * 0.46);
  brush.fill();
  brush.strokeStyle = line;
  brush.lineWidth = short * 0.006;
  brush.stroke();
  brush.beginPath();
  brush.ellipse(width / 2, far + deep * 0.06, short * 0.56, deep * 0.72, 0, 0, Math.PI);
  brush.stroke();
  brush.fillStyle = line;
  brush.fillRect(0, far + deep * 0.06, width, short * 0.004);
  // Who throws at one, or bounces a ball below one, has it beside them.
  const hasOwn = stage.reading.subjects.some(
    ({ key, person }) => key === 'basketball-hoop' || person?.hands === 'dunk' || person?.hands === 'dribble',
  );
  if (!hasOwn) paintHoop(stage, brush, width / 2, far + deep * 0.04);
}

function lineOf(stage: Stage): string {
  return css(lit(stage, '#f4f4ee'), 0.9);
}

/** The floor, lighter where it is far, and the mesh behind it. */
function paintGround(stage: Stage, brush: Brush, colour: Colour): void {
  const { width, height, palette } = stage;
  const far = height * FAR;
  const tone = lit(stage, colour);
  const floor = brush.createLinearGradient(0, far, 0, height);
  floor.addColorStop(0, css(mix(tone, palette.sun, 0.2)));
  floor.addColorStop(1, css(mix(tone, palette.shade, 0.28)));
  brush.fillStyle = floor;
  brush.fillRect(0, far, width, height - far);
  paintMesh(stage, brush);
}

function paintMesh(stage: Stage, brush: Brush): void {
  const { width, height, short } = stage;
  const [top, far] = [height * TOP, height * FAR];
  const tall = far - top;
  const step = short * 0.022;
  brush.strokeStyle = css(lit(stage, '#5a6a66'), 0.42);
  brush.lineWidth = Math.max(0.7, short * 0.0016);
  brush.beginPath();
  for (let x = -tall; x < width + tall; x += step) {
    brush.moveTo(x, far);
    brush.lineTo(x + tall, top);
    brush.moveTo(x, far);
    brush.lineTo(x - tall, top);
  }
  brush.stroke();
  brush.fillStyle = css(lit(stage, '#4a5854'));
  brush.fillRect(0, top, width, short * 0.006);
  brush.fillRect(0, far - short * 0.004, width, short * 0.006);
  for (let x = short * 0.08; x < width; x += short * 0.28) brush.fillRect(x, top, short * 0.008, tall);
}

/** A line that runs away from the viewer; `aside` in parts of the short side, `from` and `to` of the court's depth. */
function paintRay(stage: Stage, brush: Brush, aside: number, from: number, to: number): void {
  const { width, height, short } = stage;
  const far = height * FAR;
  const deep = height - far;
  const at = (part: number): number => width / 2 + aside * short * (0.26 + part * 0.16);
  const [high, low] = [far + deep * from, far + deep * to];
  brush.beginPath();
  brush.moveTo(at(from) - short * 0.003, high);
  brush.lineTo(at(from) + short * 0.003, high);
  brush.lineTo(at(to) + short * 0.006, low);
  brush.lineTo(at(to) - short * 0.006, low);
  brush.fill();
}

function paintHoop(stage: Stage, brush: Brush, x: number, foot: number): void {
  const { short } = stage;
  const tall = short * 0.3;
  brush.fillStyle = css(lit(stage, '#3f4a52'));
  brush.fillRect(x - short * 0.007, foot - tall, short * 0.014, tall);
  const [wide, high] = [short * 0.17, short * 0.11];
  brush.fillStyle = css(lit(stage, '#f2f4f4'));
  brush.fillRect(x - wide / 2, foot - tall - high * 0.7, wide, high);
  brush.strokeStyle = css(lit(stage, '#c8442e'));
  brush.lineWidth = short * 0.006;
  brush.strokeRect(x - wide / 2, foot - tall - high * 0.7, wide, high);
  brush.strokeRect(x - wide * 0.17, foot - tall - high * 0.3, wide * 0.34, high * 0.36);
  const rim = foot - tall + high * 0.22;
  brush.strokeStyle = css(lit(stage, '#f4f4f0'), 0.85);
  brush.lineWidth = Math.max(0.8, short * 0.002);
  brush.beginPath();
  for (let strand = -2; strand <= 2; strand++) {
    brush.moveTo(x + strand * short * 0.012, rim);
    brush.lineTo(x + strand * short * 0.007, rim + short * 0.045);
  }
  brush.stroke();
  brush.strokeStyle = css(lit(stage, '#e05a2c'));
  brush.lineWidth = short * 0.007;
  brush.beginPath();
  brush.ellipse(x, rim, short * 0.028, short * 0.007, 0, 0, 7);
  brush.stroke();
}
