// The flat roof of a high house over a city: its parapet, vents, a water tank on legs, an aerial.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, type Stage } from '../staging/stage.ts';

export function isRooftop({ scene, words }: Pick<Stage, 'scene' | 'words'>): boolean {
  return scene === 'city' && /roof ?tops?\b|\bon (?:a|the) roof\b|天台|楼顶|屋顶/.test(words);
}

/** What one stands on up there, and what stands along its edge. */
export function rooftopLayer(stage: Stage): Layer {
  return painted('rooftop', 0.5, (brush) => {
    const { width, height, short, palette } = stage;
    const top = height * 0.8;
    const wall = toned(stage, '#8f8a86');
    const floor = brush.createLinearGradient(0, top, 0, height);
    floor.addColorStop(0, css(mix(toned(stage, '#8a8681'), palette.sun, 0.1)));
    floor.addColorStop(1, css(mix(toned(stage, '#6f6a66'), palette.shade, 0.5)));
    paintTank(stage, brush, width * 0.5 - stage.light.side * Math.min(width * 0.36, short * 0.4), top);
    paintAerial(stage, brush, width * 0.5 + stage.light.side * Math.min(width * 0.42, short * 0.46), top);
    brush.fillStyle = css(mix(wall, palette.shade, 0.3));
    brush.fillRect(0, top - short * 0.075, width, short * 0.085);
    brush.fillStyle = css(mix(wall, palette.sun, 0.3));
    brush.fillRect(0, top - short * 0.085, width, short * 0.016);
    brush.fillStyle = floor;
    brush.fillRect(0, top, width, height - top);
    brush.strokeStyle = css(palette.shade, 0.35);
    brush.lineWidth = Math.max(1, short * 0.0018);
    brush.beginPath();
    for (let joint = -7; joint <= 7; joint++) {
      brush.moveTo(width / 2 + joint * short * 0.14, top);
      brush.lineTo(width / 2 + joint * short * 0.3, height);
    }
    for (const down of [0.16, 0.42, 0.78]) {
      brush.moveTo(0, top + (height - top) * down);
      brush.lineTo(width, top + (height - top) * down);
    }
    brush.stroke();
    for (const [across, size] of [
      [-0.34, 1],
      [0.36, 0.8],
    ] as const)
      paintVent(
        stage,
        brush,
        width * 0.5 + stage.light.side * across * Math.min(width, short * 1.2),
        top,
        size,
      );
  });
}

function toned(stage: Stage, colour: Colour): Colour {
  return lit(
    stage,
    stage.isNeon ? mix(colour, '#2a2450', 0.6) : stage.isDark ? mix(colour, '#2c3450', 0.55) : colour,
  );
}

/** A box with the grille of a fan. */
function paintVent(stage: Stage, brush: Brush, x: number, top: number, size: number): void {
  const { short, palette } = stage;
  const [wide, tall] = [short * 0.13 * size, short * 0.09 * size];
  const foot = top + short * 0.035;
  const metal = toned(stage, '#b4b8bc');
  brush.fillStyle = css(palette.shade, 0.4);
  brush.fillRect(x - wide * 0.55, foot - short * 0.004, wide * 1.1, short * 0.012);
  brush.fillStyle = css(mix(metal, palette.shade, 0.2));
  brush.fillRect(x - wide / 2, foot - tall, wide, tall);
  brush.fillStyle = css(mix(metal, palette.sun, 0.3));
  brush.fillRect(x - wide / 2, foot - tall, wide, tall * 0.12);
  brush.fillStyle = css(mix(metal, palette.shade, 0.7));
  brush.beginPath();
  brush.arc(x, foot - tall * 0.46, tall * 0.32, 0, 7);
  brush.fill();
  brush.strokeStyle = css(mix(metal, palette.sun, 0.2));
  brush.lineWidth = Math.max(0.8, short * 0.0022);
  for (const radius of [0.1, 0.21, 0.32]) {
    brush.beginPath();
    brush.arc(x, foot - tall * 0.46, tall * radius, 0, 7);
    brush.stroke();
  }
}

function paintTank(stage: Stage, brush: Brush, x: number, top: number): void {
  const { short, palette, light } = stage;
  const wood = toned(stage, '#9a6a44');
  const [wide, tall] = [short * 0.15, short * 0.15];
  const foot = top - short * 0.14;
  brush.strokeStyle = css(mix(wood, palette.shade, 0.6));
  brush.lineWidth = short * 0.007;
  brush.beginPath();
  for (const side of [-1, -0.4, 0.4, 1]) {
    brush.moveTo(x + side * wide * 0.42, foot);
    brush.lineTo(x + side * wide * 0.5, top);
  }
  brush.moveTo(x - wide * 0.42, foot);
  brush.lineTo(x + wide * 0.5, top);
  brush.stroke();
  const round = brush.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
  round.addColorStop(light.side > 0 ? 1 : 0, css(mix(wood, palette.sun, 0.4)));
  round.addColorStop(0.5, css(wood));
  round.addColorStop(light.side > 0 ? 0 : 1, css(mix(wood, palette.shade, 0.55)));
  brush.fillStyle = round;
  brush.fillRect(x - wide / 2, foot - tall, wide, tall);
  brush.beginPath();
  brush.moveTo(x - wide * 0.56, foot - tall);
  brush.lineTo(x, foot - tall * 1.5);
  brush.lineTo(x + wide * 0.56, foot - tall);
  brush.fill();
  brush.strokeStyle = css(mix(wood, palette.shade, 0.6), 0.8);
  brush.lineWidth = short * 0.003;
  for (const up of [0.2, 0.55, 0.9]) {
    brush.beginPath();
    brush.moveTo(x - wide / 2, foot - tall * up);
    brush.lineTo(x + wide / 2, foot - tall * up);
    brush.stroke();
  }
}

function paintAerial(stage: Stage, brush: Brush, x: number, top: number): void {
  const { short } = stage;
  brush.strokeStyle = css(toned(stage, '#4c4c54'));
  brush.lineWidth = short * 0.005;
  brush.beginPath();
  brush.moveTo(x, top);
  brush.lineTo(x, top - short * 0.3);
  for (const [up, half] of [
    [0.29, 0.03],
    [0.26, 0.045],
    [0.23, 0.06],
  ] as const) {
    brush.moveTo(x - short * half, top - short * up);
    brush.lineTo(x + short * half, top - short * up);
  }
  brush.stroke();
}
