// A road of tar that runs across the foot of the image, with a rail on its far side: the sea or the mountains lie beyond it.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { lit, type Stage } from '../staging/stage.ts';

/** Rows as parts of the frame's height: the far edge of the tar, its middle line. */
const [FAR, MIDDLE] = [0.835, 0.972] as const;
const RAIL_HIGH = 0.052;

export function paintRoadAcross(stage: Stage, brush: Brush): void {
  const { width, height, short, palette, isDark, isSnowy } = stage;
  const far = height * FAR;
  const random = stage.random('road across');
  const tar = lit(stage, isSnowy ? '#8d939c' : isDark ? '#34384a' : '#5f5e66');
  const verge = lit(stage, isSnowy ? '#eef3fa' : stage.scene === 'desert' ? '#c9a06a' : '#9a9078');
  band(brush, { width, top: far - short * 0.028, low: far, from: mix(verge, palette.sun, 0.2), to: verge });
  paintRail(stage, brush, far - short * 0.012);
  band(brush, {
    width,
    top: far,
    low: height,
    from: mix(tar, palette.sun, 0.16),
    to: mix(tar, palette.shade, 0.36),
  });
  // Grains of the stones in the tar, larger where it is near.
  for (let grain = 0; grain < 420; grain++) {
    const part = random.next() ** 0.8;
    const y = far + (height - far) * part;
    brush.fillStyle = css(random.next() < 0.5 ? palette.sun : palette.shade, 0.1);
    const size = short * (0.002 + 0.004 * part);
    brush.fillRect(width * random.next(), y, size * 2.4, size * 0.7);
  }
  // The edge of the tar is dark, so that looks of few lines keep it.
  brush.fillStyle = css(mix(tar, palette.shade, 0.62));
  brush.fillRect(0, far, width, short * 0.005);
  const white = lit(stage, '#f2eee2');
  brush.fillStyle = css(white, 0.88);
  brush.fillRect(0, far + short * 0.012, width, short * 0.006);
  brush.fillStyle = css(lit(stage, '#eec25a'), 0.9);
  const [dash, slant] = [short * 0.15, short * 0.01];
  for (let x = -dash * 0.4; x < width; x += dash * 1.7) {
    brush.beginPath();
    brush.moveTo(x + slant, height * MIDDLE);
    brush.lineTo(x + dash + slant, height * MIDDLE);
    brush.lineTo(x + dash, height * MIDDLE + short * 0.012);
    brush.lineTo(x, height * MIDDLE + short * 0.012);
    brush.fill();
  }
}

type Band = { width: number; top: number; low: number; from: Parameters<typeof css>[0]; to: Band['from'] };

function band(brush: Brush, { width, top, low, from, to }: Band): void {
  const fill = brush.createLinearGradient(0, top, 0, low);
  fill.addColorStop(0, css(from));
  fill.addColorStop(1, css(to));
  brush.fillStyle = fill;
  brush.fillRect(0, top, width, low - top);
}

/** A crash barrier of steel: posts, and a beam with a fold along it. */
function paintRail(stage: Stage, brush: Brush, foot: number): void {
  const { width, short, palette } = stage;
  const steel = lit(stage, stage.isDark ? '#7a828e' : '#c2c8ce');
  const top = foot - short * RAIL_HIGH;
  for (let x = short * 0.04; x < width; x += short * 0.125) {
    brush.fillStyle = css(mix(steel, palette.shade, 0.5));
    brush.fillRect(x, top + short * 0.006, short * 0.011, foot - top - short * 0.004);
    brush.fillStyle = css(mix(steel, palette.shade, 0.2));
    brush.fillRect(x, top + short * 0.006, short * 0.004, foot - top - short * 0.004);
  }
  const beam = brush.createLinearGradient(0, top, 0, top + short * 0.03);
  for (const [at, light, shade] of [
    [0, 0.5, 0],
    [0.3, 0.2, 0],
    [0.5, 0, 0.4],
    [0.62, 0.4, 0],
    [1, 0, 0.46],
  ] as const)
    beam.addColorStop(at, css(mix(mix(steel, palette.sun, light), palette.shade, shade)));
  brush.fillStyle = beam;
  brush.fillRect(0, top, width, short * 0.03);
  brush.fillStyle = css(mix(steel, palette.shade, 0.66));
  for (const down of [-0.003, 0.03]) brush.fillRect(0, top + short * down, width, short * 0.0035);
}
