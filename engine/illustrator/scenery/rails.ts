// A track across the land before the viewer, and the trains that stand upon it.

import type { Cast } from '../placing/cast.ts';
import { css, mix } from '#engine/raster/colour.ts';
import { smooth } from '#engine/raster/noise.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { isTrain } from '../things/trains.ts';

/** Of the height of the image. */
const BED = 0.86;
/** Of the shorter side, under the upper edge of the bed. */
const NEAR_RAIL = 0.03;

export function railLayers(stage: Stage): Layer[] {
  if (!hasRails(stage)) return [];
  return [painted('rails', 0.6, (brush) => paintRails(stage, brush))];
}

/** Sets trains on the nearer rail: on the ground before it they would have left it. */
export function setOnRails(stage: Stage, cast: readonly Pick<Cast, 'spot'>[]): void {
  if (!hasRails(stage)) return;
  for (const { spot } of cast)
    if (isTrain(spot.subject) && !spot.isFloating) spot.y = bedRow(stage) + stage.short * NEAR_RAIL;
}

function hasRails({ scene, reading }: Stage): boolean {
  return scene !== 'station' && reading.subjects.some((one) => isTrain(one) || one.key === 'railway');
}

function bedRow({ height }: Stage): number {
  return height * BED;
}

function paintRails(stage: Stage, brush: Brush): void {
  const { width, short, palette } = stage;
  const y = bedRow(stage);
  const bed = brush.createLinearGradient(0, y - short * 0.02, 0, y + short * 0.07);
  bed.addColorStop(0, css(mix(lit(stage, '#a39a90'), palette.fog, 0.2)));
  bed.addColorStop(1, css(mix(lit(stage, '#6d655f'), palette.shade, 0.4)));
  brush.fillStyle = bed;
  brush.fillRect(0, y - short * 0.018, width, short * 0.075);
  const random = stage.random('ballast');
  for (let pebble = 0; pebble < 500; pebble++) {
    brush.fillStyle = css(
      random.chance(0.5) ? mix(lit(stage, '#c8beb2'), palette.sun, 0.2) : palette.shade,
      0.35,
    );
    brush.fillRect(
      random.next() * width,
      y + random.between(-0.016, 0.054) * short,
      short * 0.004,
      short * 0.003,
    );
  }
  brush.fillStyle = css(mix(lit(stage, '#5c4030'), palette.shade, 0.3));
  for (let sleeper = 0; sleeper < width / (short * 0.034); sleeper++)
    brush.fillRect(sleeper * short * 0.034, y + short * 0.004, short * 0.014, short * 0.03);
  for (const rail of [0.004, 0.026]) {
    brush.fillStyle = css(mix('#4a4448', palette.shade, 0.3));
    brush.fillRect(0, y + short * rail, width, short * 0.006);
    brush.fillStyle = css(mix('#d8d4d0', palette.sun, smooth(0, 1, 0.5)), 0.8);
    brush.fillRect(0, y + short * rail, width, short * 0.002);
  }
}
