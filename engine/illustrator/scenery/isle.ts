// A small island in the sea: a ring of sand, a green rise, palms where it is warm.

import { css, mix } from '#engine/raster/colour.ts';
import { fractal } from '#engine/raster/noise.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { growTree } from '../things/trees.ts';
import { stampTree, veil } from './woods.ts';

const NAMED = /\bisland\b|\bislands\b|\bisle\b|小岛|海岛|岛屿|孤岛|热带岛|群岛/;

export function hasIsle({ scene, words, reading }: Pick<Stage, 'scene' | 'words' | 'reading'>): boolean {
  return scene === 'sea' && NAMED.test(words) && !reading.subjects.some(({ kind }) => kind === 'building');
}

/** Before the water is painted, so that it mirrors the island. */
export function isleLayer(stage: Stage): Layer {
  return painted('landmark island', 0.16, (brush) => paintIsle(stage, brush));
}

function paintIsle(stage: Stage, brush: Brush): void {
  const { width, short, horizon, palette, light } = stage;
  const noise = stage.noise('isle');
  const random = stage.random('isle');
  const [middle, half, high] = [width * (0.5 - light.side * 0.12), short * 0.36, short * 0.12];
  const foot = horizon + 2;
  const sand = lit(stage, '#efdcae');
  brush.fillStyle = css(mix(sand, palette.fog, 0.12));
  brush.beginPath();
  brush.ellipse(middle, foot, half, short * 0.026, 0, Math.PI, 0);
  brush.fill();
  const rise = (across: number): number =>
    high * (1 - across * across) ** 1.2 * (0.85 + fractal(noise, across * 2.4, 4, 3) * 0.5);
  const green = lit(stage, stage.isSnowy ? '#e4ecf4' : '#5c9a4c');
  const slope = brush.createLinearGradient(0, foot - high * 1.2, 0, foot);
  slope.addColorStop(0, css(mix(mix(green, palette.sun, 0.28), palette.fog, 0.14)));
  slope.addColorStop(1, css(mix(mix(green, palette.shade, 0.4), palette.fog, 0.14)));
  brush.fillStyle = slope;
  brush.beginPath();
  for (let step = 0; step <= 60; step++) {
    const across = (step / 60) * 2 - 1;
    brush.lineTo(middle + across * half * 0.84, foot - short * 0.012 - rise(across));
  }
  brush.fill();
  for (let bush = 0; bush < 130; bush++) {
    const across = random.between(-0.92, 0.92);
    const size = short * random.between(0.008, 0.02);
    const y = foot - short * 0.01 - rise(across) * random.next();
    brush.fillStyle = css(
      mix(
        mix(green, random.chance(0.5) ? palette.sun : palette.shade, random.between(0.1, 0.4)),
        palette.fog,
        0.1,
      ),
    );
    brush.beginPath();
    brush.ellipse(middle + across * half * 0.8, y, size, size * 0.7, 0, 0, 7);
    brush.fill();
  }
  if (stage.isSnowy) return;
  const palms = [0, 1, 2].map((at) => veil(growTree(stage, 'palm', `isle ${at}`, 260), stage, 0.08));
  for (const [at, across] of [-0.78, -0.5, -0.2, 0.16, 0.42, 0.62, 0.84].entries()) {
    const palm = palms[at % palms.length];
    if (palm)
      stampTree(
        brush,
        palm,
        middle + across * half * 0.82,
        foot - short * 0.008 - rise(across) * 0.7,
        short * random.between(0.13, 0.2),
        at % 2 === 0,
      );
  }
}
