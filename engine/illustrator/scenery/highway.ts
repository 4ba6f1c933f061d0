// A highway that runs straight from under the viewer's feet to the horizon: lanes, a verge, rails, lamps at night.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { EYE_HEIGHT, lit, rowOfDistance, scaleAt, type Stage } from '../staging/stage.ts';
import { glow } from './glow.ts';

/** Metres from the middle: the edge of the tar, the rails. */
const [EDGE, RAIL] = [6.4, 7.2];
const LANES = [-3.1, 0, 3.1] as const;

export function paintHighway(stage: Stage, brush: Brush): void {
  const { width, height, palette, horizon, short, isDark, isSnowy } = stage;
  const far = 60;
  const at = (x: number, distance: number, high = 0): [number, number] => [
    width / 2 + x * scaleAt(stage, distance),
    rowOfDistance(stage, distance) - high * scaleAt(stage, distance),
  ];
  const strip = (from: number, to: number, near: number, end: number): void => {
    brush.beginPath();
    brush.moveTo(...at(from, near));
    brush.lineTo(...at(to, near));
    brush.lineTo(...at(to, end));
    brush.lineTo(...at(from, end));
    brush.fill();
  };
  const near = (EYE_HEIGHT * short) / (height * 1.02 - horizon);
  const tar = lit(stage, isSnowy ? '#8d939c' : isDark ? '#34384a' : '#5d5c62');
  const verge = lit(stage, isSnowy ? '#eef3fa' : '#a79b82');
  const ground = (colour: typeof tar) => {
    const fill = brush.createLinearGradient(0, horizon, 0, height);
    fill.addColorStop(0, css(mix(colour, palette.fog, 0.6)));
    fill.addColorStop(0.3, css(mix(colour, palette.fog, 0.14)));
    fill.addColorStop(1, css(mix(colour, palette.shade, 0.4)));
    return fill;
  };
  brush.fillStyle = ground(verge);
  strip(-EDGE - 1.4, EDGE + 1.4, near, far);
  brush.fillStyle = ground(tar);
  strip(-EDGE, EDGE, near, far);
  const white = lit(stage, '#f2eee2');
  brush.fillStyle = css(white, 0.85);
  for (const side of [-1, 1]) strip(side * (EDGE - 0.35), side * (EDGE - 0.2), near, far);
  for (const lane of LANES)
    for (let distance = 2.4; distance < far; distance += 3.4) {
      brush.fillStyle = css(lane === 0 ? lit(stage, '#eec25a') : white, 0.85);
      strip(lane - 0.07, lane + 0.07, Math.max(near, distance), distance + 1.8);
    }
  for (const side of [-1, 1]) {
    for (const high of [0.5, 0.72]) {
      brush.strokeStyle = css(mix(lit(stage, '#b9bec4'), palette.fog, 0.2));
      brush.lineWidth = Math.max(1, short * 0.003);
      brush.beginPath();
      brush.moveTo(...at(side * RAIL, near, high));
      brush.lineTo(...at(side * RAIL, far, high));
      brush.stroke();
    }
    for (let distance = 3; distance < far; distance *= 1.2) {
      const [x, y] = at(side * RAIL, distance);
      brush.fillStyle = css(mix(lit(stage, '#8d9298'), palette.fog, distance / 90));
      brush.fillRect(
        x,
        y - 0.74 * scaleAt(stage, distance),
        Math.max(1, 0.1 * scaleAt(stage, distance)),
        0.74 * scaleAt(stage, distance),
      );
    }
    if (isDark)
      for (let distance = 5; distance < far; distance *= 1.45) {
        const [x, y] = at(side * (RAIL + 0.5), distance, 5);
        glow(brush, x, y, 1.6 * scaleAt(stage, distance), css('#ffd28a', 0.8), css('#ffd28a', 0));
      }
  }
}
