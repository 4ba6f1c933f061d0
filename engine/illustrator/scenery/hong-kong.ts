// The harbour of Hong Kong: hills behind the towers that its skyline is known by, and a roof like wings at the water.

import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import { fractal } from '#engine/raster/noise.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { paintWindows, towerColour } from './city.ts';
import { glow } from './glow.ts';

const NAMED = /hong ?kong|victoria harbou?r|kowloon|香港|维多利亚港|维港|九龙/;

export function isHongKong({ words, scene }: Pick<Stage, 'words' | 'scene'>): boolean {
  return scene === 'city' && NAMED.test(words);
}

export function hongKongLayers(stage: Stage): Layer[] {
  return [
    painted('peak', 0.1, (brush) => paintPeak(stage, brush)),
    painted('landmark towers', 0.262, (brush) => paintSkyline(stage, brush)),
  ];
}

/** Green hills over the roofs. */
function paintPeak(stage: Stage, brush: Brush): void {
  const { width, short, horizon, palette } = stage;
  const noise = stage.noise('peak');
  const green = mix(lit(stage, '#557a52'), palette.fog, stage.isDark ? 0.3 : 0.42);
  const down = brush.createLinearGradient(0, horizon - short * 0.42, 0, horizon);
  down.addColorStop(0, css(mix(green, palette.sun, stage.isDark ? 0 : 0.12)));
  down.addColorStop(1, css(mix(green, palette.fog, 0.5)));
  brush.fillStyle = down;
  brush.beginPath();
  brush.moveTo(0, horizon + 4);
  for (let x = 0; x <= width; x += 3) {
    const across = x / width;
    const rise =
      0.2 +
      0.15 * Math.exp(-(((across - 0.34) / 0.16) ** 2)) +
      0.09 * Math.exp(-(((across - 0.78) / 0.14) ** 2));
    brush.lineTo(x, horizon - short * (rise + fractal(noise, across * 7, 3, 4) * 0.05));
  }
  brush.lineTo(width, horizon + 4);
  brush.fill();
}

type Tower = { x: number; wide: number; tall: number };

function paintSkyline(stage: Stage, brush: Brush): void {
  const { width, short } = stage;
  paintFinance(stage, brush, { x: width * 0.3, wide: short * 0.105, tall: short * 0.56 });
  paintBank(stage, brush, { x: width * 0.62, wide: short * 0.1, tall: short * 0.5 });
  paintPlaza(stage, brush, { x: width * 0.78, wide: short * 0.09, tall: short * 0.44 });
  paintWings(stage, brush, width * 0.5, short * 0.36);
}

function faces(stage: Stage): { body: Rgb; side: Rgb; edge: Rgb } {
  const { palette } = stage;
  const body = mix(towerColour(stage, 2), stage.isDark ? '#2c4a86' : '#9fb8d0', 0.4);
  return {
    body,
    side: mix(body, palette.shade, 0.4),
    edge: mix(body, stage.isDark ? '#9fd8ff' : '#ffffff', 0.6),
  };
}

/** It grows narrower in steps, and ends in a crown of claws. */
function paintFinance(stage: Stage, brush: Brush, { x, wide, tall }: Tower): void {
  const { horizon, light, short } = stage;
  const { body, side, edge } = faces(stage);
  const foot = horizon + short * 0.012;
  const random = stage.random('finance tower');
  for (const [from, to, part] of [
    [0, 0.52, 1],
    [0.52, 0.8, 0.86],
    [0.8, 0.95, 0.72],
  ] as const) {
    const [w, y, h] = [wide * part, foot - tall * to, tall * (to - from)];
    brush.fillStyle = css(body);
    brush.fillRect(x - w / 2, y, w, h + 1);
    brush.fillStyle = css(side);
    brush.fillRect(light.side < 0 ? x + w * 0.2 : x - w / 2, y, w * 0.3, h + 1);
    paintWindows(stage, brush, random, { x: x - w / 2, y, width: w, height: h }, 1);
  }
  brush.strokeStyle = css(edge);
  brush.lineWidth = Math.max(1, short * 0.003);
  for (let claw = -3; claw <= 3; claw++) {
    brush.beginPath();
    brush.moveTo(x + claw * wide * 0.11, foot - tall * 0.95);
    brush.quadraticCurveTo(
      x + claw * wide * 0.1,
      foot - tall * 0.985,
      x + claw * wide * 0.07,
      foot - tall * 1.005,
    );
    brush.stroke();
  }
  if (stage.isDark) glow(brush, x, foot - tall * 0.98, wide * 0.9, css('#dff0ff', 0.7), css('#dff0ff', 0));
}

/** Facets of triangles, crossed by white lines, under two masts. */
function paintBank(stage: Stage, brush: Brush, { x, wide, tall }: Tower): void {
  const { horizon, short } = stage;
  const { body, side, edge } = faces(stage);
  const foot = horizon + short * 0.012;
  const at = (across: number, up: number): [number, number] => [x + across * wide, foot - up * tall];
  const fill = (tone: Rgb, points: readonly (readonly [number, number])[]): void => {
    brush.fillStyle = css(tone);
    brush.beginPath();
    for (const [across, up] of points) brush.lineTo(...at(across, up));
    brush.fill();
  };
  fill(body, [
    [-0.5, 0],
    [0.5, 0],
    [0.5, 0.52],
    [0, 1],
    [-0.1, 0.98],
    [-0.5, 0.72],
  ]);
  fill(side, [
    [0, 0],
    [0.5, 0],
    [0.5, 0.52],
    [0, 0.9],
  ]);
  fill(mix(body, edge, 0.35), [
    [-0.5, 0.4],
    [0, 0.7],
    [-0.1, 0.98],
    [-0.5, 0.72],
  ]);
  paintWindows(
    stage,
    brush,
    stage.random('bank tower'),
    { x: x - wide / 2, y: foot - tall * 0.5, width: wide, height: tall * 0.5 },
    1,
  );
  brush.strokeStyle = css(edge);
  brush.lineWidth = Math.max(1, short * 0.0034);
  for (const up of [0, 0.24, 0.48]) {
    brush.beginPath();
    brush.moveTo(...at(-0.5, up));
    brush.lineTo(...at(0.5, Math.min(0.52, up + 0.24)));
    brush.moveTo(...at(0.5, up));
    brush.lineTo(...at(-0.5, up + 0.24));
    brush.stroke();
  }
  for (const across of [-0.07, 0.02]) {
    brush.beginPath();
    brush.moveTo(...at(across, 0.97));
    brush.lineTo(...at(across, 1.18));
    brush.stroke();
  }
}

/** Gold, under a pyramid and a mast. */
function paintPlaza(stage: Stage, brush: Brush, { x, wide, tall }: Tower): void {
  const { horizon, short, light } = stage;
  const { side, edge } = faces(stage);
  const gold = stage.isDark ? mix('#8a6a34', side, 0.4) : lit(stage, '#cfae72');
  const foot = horizon + short * 0.012;
  brush.fillStyle = css(gold);
  brush.fillRect(x - wide / 2, foot - tall * 0.8, wide, tall * 0.8);
  brush.fillStyle = css(mix(gold, stage.palette.shade, 0.35));
  brush.fillRect(light.side < 0 ? x + wide * 0.18 : x - wide / 2, foot - tall * 0.8, wide * 0.32, tall * 0.8);
  paintWindows(
    stage,
    brush,
    stage.random('plaza tower'),
    { x: x - wide / 2, y: foot - tall * 0.78, width: wide, height: tall * 0.76 },
    1,
  );
  brush.fillStyle = css(mix(gold, edge, 0.3));
  brush.beginPath();
  brush.moveTo(x - wide / 2, foot - tall * 0.8);
  brush.lineTo(x, foot - tall * 0.96);
  brush.lineTo(x + wide / 2, foot - tall * 0.8);
  brush.fill();
  brush.fillRect(x - short * 0.0016, foot - tall * 1.16, short * 0.0032, tall * 0.22);
}

/** The convention centre: curved roofs that lie over each other at the water. */
function paintWings(stage: Stage, brush: Brush, x: number, wide: number): void {
  const { horizon, short } = stage;
  const foot = horizon + short * 0.016;
  const white = stage.isDark ? mix('#cfd8e8', stage.palette.shade, 0.35) : lit(stage, '#eef2f4');
  brush.fillStyle = css(mix(white, stage.isDark ? '#ffcf7a' : stage.palette.shade, 0.45));
  brush.fillRect(x - wide * 0.42, foot - short * 0.036, wide * 0.84, short * 0.036);
  for (const [shift, part, rise] of [
    [0, 1, 0.05],
    [-0.12, 0.66, 0.074],
    [0.1, 0.46, 0.088],
  ] as const) {
    const [middle, half, top] = [x + shift * wide, (wide * part) / 2, foot - short * rise];
    const roof = brush.createLinearGradient(0, top - short * 0.02, 0, top + short * 0.03);
    roof.addColorStop(0, css(white));
    roof.addColorStop(1, css(mix(white, stage.palette.shade, 0.4)));
    brush.fillStyle = roof;
    brush.beginPath();
    brush.moveTo(middle - half, top + short * 0.012);
    brush.quadraticCurveTo(middle, top - short * 0.042, middle + half, top + short * 0.012);
    brush.quadraticCurveTo(middle, top - short * 0.004, middle - half, top + short * 0.012);
    brush.fill();
  }
}
