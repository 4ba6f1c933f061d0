// Clouds for prints of few inks: round heaps on a flat foot, a light form over its shade.

import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { Stage } from '../staging/stage.ts';

/** Of the width, of what is free over the horizon, and of the short side. */
/** Of the lit edge of clouds, of their body and of their foot. */
export type CloudColours = { lit: Rgb; body: Rgb; dark: Rgb };

const CLOUDS = [
  [0.2, 0.3, 0.2],
  [0.74, 0.18, 0.25],
  [0.52, 0.56, 0.15],
  [0.96, 0.5, 0.17],
] as const;
/** Heaps of one, in its widths: across, up, radius. */
const HEAPS = [
  [-0.34, 0.02, 0.13],
  [-0.14, 0.11, 0.19],
  [0.12, 0.13, 0.16],
  [0.33, 0.03, 0.12],
] as const;

export function paintPosterClouds(stage: Stage, brush: Brush, { lit, body }: CloudColours): void {
  const { width, horizon, short, light } = stage;
  const random = stage.random('poster clouds');
  for (const [across, down, size] of CLOUDS) {
    const wide = short * size * random.between(0.9, 1.15);
    // The sun or moon keeps clear.
    const x = width * (light.side > 0 ? 1 - across : across) + random.between(-0.03, 0.03) * width;
    const y = horizon * down;
    if (Math.hypot(x - light.x, y - light.y) < wide * 0.5 + short * 0.2) continue;
    brush.fillStyle = css(mix(body, lit, 0.35));
    puff(brush, x, y, wide);
    brush.save();
    brush.beginPath();
    brush.rect(x - wide, y - wide, wide * 2, wide * 0.93);
    brush.clip();
    brush.fillStyle = css(lit);
    puff(brush, x + light.side * wide * 0.03, y - wide * 0.03, wide);
    brush.restore();
  }
}

function puff(brush: Brush, x: number, y: number, wide: number): void {
  brush.beginPath();
  for (const [across, up, radius] of HEAPS) {
    brush.moveTo(x + (across + radius) * wide, y - up * wide);
    brush.arc(x + across * wide, y - up * wide, radius * wide, 0, 7);
  }
  brush.roundRect(x - wide * 0.5, y - wide * 0.06, wide, wide * 0.14, wide * 0.07);
  brush.fill();
}
