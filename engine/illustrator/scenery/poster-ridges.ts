// Mountains for prints of few inks: three ridges of one colour each, snow on the peaks of the farthest.

import { css, mix } from '#engine/raster/colour.ts';
import { fractal } from '#engine/raster/noise.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, type Stage } from '../staging/stage.ts';

const RIDGES = [
  { name: 'far', high: 0.54, depth: 0.12, haze: 0.42, peaks: 2.6 },
  { name: 'middle', high: 0.34, depth: 0.16, haze: 0.2, peaks: 3.4 },
  { name: 'near', high: 0.17, depth: 0.2, haze: 0, peaks: 4.4 },
] as const;

/** Where mountains were asked for; soft relief would be lost in flat colours. */
export function hasPosterRidges(stage: Pick<Stage, 'look' | 'scene' | 'isSnowy' | 'reading'>): boolean {
  const { look, scene, isSnowy, reading } = stage;
  const isNamed = scene === 'mountains' || (scene === 'lake' && reading.scenes.includes('mountains'));
  return look === 'poster' && isNamed && !isSnowy;
}

export function posterRidgeLayers(stage: Stage): Layer[] {
  return RIDGES.map((ridge) =>
    painted(`landmark ridge ${ridge.name}`, ridge.depth, (brush) => paintRidge(stage, brush, ridge)),
  );
}

function paintRidge(stage: Stage, brush: Brush, { name, high, haze, peaks }: (typeof RIDGES)[number]): void {
  const { width, short, horizon, palette } = stage;
  const noise = stage.noise(`ridge ${name}`);
  const foot = horizon + short * 0.03;
  const top = (x: number): number => {
    const u = (x / short) * peaks;
    // Straight slopes between peaks and notches.
    const saw = Math.abs(((((u + noise(Math.floor(u), 7) * 0.6) % 1) + 1) % 1) * 2 - 1);
    return (
      foot -
      short *
        high *
        (0.4 + 0.45 * saw + fractal(noise, u * 0.4, 3, 2) * 0.5 + fractal(noise, u * 3, 5, 3) * 0.06)
    );
  };
  const trace = (from: number): void => {
    brush.beginPath();
    for (let x = -4; x <= width + 4; x += 3) brush.lineTo(x, Math.min(from, top(x)));
    brush.lineTo(width + 4, from);
    brush.lineTo(-4, from);
  };
  const rock = lit(stage, name === 'near' ? '#2f4a4e' : name === 'middle' ? '#4a5f7c' : '#6c7ba6');
  brush.fillStyle = css(mix(mix(rock, palette.shade, 0.25), palette.fog, haze));
  trace(foot);
  brush.fill();
  if (name !== 'far') return;
  brush.fillStyle = css(mix(lit(stage, '#fbf8f2'), palette.sun, 0.2));
  trace(foot - short * high * 0.68);
  brush.fill();
}
