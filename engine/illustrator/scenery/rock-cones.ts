// The cones and chimneys of pale rock in Cappadocia, some with doors and windows cut into them.

import { css, mix, type Colour, type Rgb } from '#engine/raster/colour.ts';
import { fractal } from '#engine/raster/noise.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { fillRock, type Outline, type Rock } from './bare-rock.ts';

const TUFFS: readonly [Colour, ...Colour[]] = ['#dcb992', '#e2c6a2', '#d2a982', '#e6cfb0'];

/** A cone in bands of pale rock; some bear a dark cap, some have doors and windows cut into them. */
export function paintCone(stage: Stage, brush: Brush, rock: Rock): void {
  const { x, foot, tall, wide, haze, random } = rock;
  const { palette } = stage;
  const noise = stage.noise('cone');
  const seed = random.between(0, 90);
  const hasCap = random.chance(0.55);
  const outline: Outline = (side, up) => {
    const body = (1 - up) ** 0.72 * 0.9 + (hasCap ? 0.15 : 0.05) * (1 - up * 0.3) + 0.3 * Math.exp(-up * 12);
    return (
      (wide / 2) * Math.max(0.02, body + fractal(noise, seed + side * 5, up * 6, 3) * 0.1 * (1 - up * 0.6))
    );
  };
  const tone = lit(stage, stage.isSnowy ? '#cbb6a0' : random.pick(TUFFS));
  const shown = (colour: Colour | Rgb): string => css(mix(colour, palette.fog, haze));
  brush.save();
  fillRock(stage, brush, rock, outline, tone);
  for (let band = 0; band < 7; band++) {
    const up = (band + random.between(0.1, 0.9)) / 7;
    brush.globalAlpha = 0.3;
    brush.fillStyle = shown(mix(tone, band % 2 === 0 ? lit(stage, '#b3705a') : palette.sun, 0.5));
    brush.fillRect(x - wide, foot - tall * up, wide * 2, tall * random.between(0.015, 0.05));
  }
  for (let groove = 0; groove < 16; groove++) {
    const at = random.between(-1, 1);
    brush.globalAlpha = 0.3;
    brush.strokeStyle = shown(mix(tone, palette.shade, 0.5));
    brush.lineWidth = wide * random.between(0.008, 0.024);
    brush.beginPath();
    brush.moveTo(x + at * wide * 0.08, foot - tall * 0.96);
    brush.quadraticCurveTo(x + at * wide * 0.2, foot - tall * 0.5, x + at * wide * 0.5, foot);
    brush.stroke();
  }
  brush.globalAlpha = 1;
  if (tall > stage.short * 0.14) paintDoors(brush, rock, shown(mix('#4a2f26', palette.shade, 0.3)));
  brush.restore();
  paintFootOfCone(stage, brush, rock, shown);
  if (hasCap) paintCap(stage, brush, rock, shown);
}

/** Its shadow, and the rubble that it stands in. */
function paintFootOfCone(
  stage: Stage,
  brush: Brush,
  { x, foot, wide, random }: Rock,
  shown: (colour: Colour | Rgb) => string,
): void {
  const sand = lit(stage, stage.isSnowy ? '#eef2f8' : '#d9b98f');
  const { palette, short, light } = stage;
  brush.fillStyle = css(palette.shade, 0.16);
  brush.beginPath();
  brush.ellipse(x - light.side * wide * 0.3, foot + short * 0.004, wide * 0.62, short * 0.012, 0, 0, 7);
  brush.fill();
  for (let heap = 0; heap < 9; heap++) {
    const size = wide * random.between(0.08, 0.2);
    brush.fillStyle = shown(
      mix(sand, random.chance(0.5) ? palette.sun : palette.shade, random.between(0.05, 0.2)),
    );
    brush.beginPath();
    brush.ellipse(
      x + random.between(-0.62, 0.62) * wide,
      foot + short * 0.006,
      size,
      size * 0.3,
      0,
      Math.PI,
      0,
    );
    brush.fill();
  }
}

function paintDoors(brush: Brush, { x, foot, tall, wide, random }: Rock, dark: string): void {
  brush.fillStyle = dark;
  for (let opening = 0; opening < 5; opening++) {
    const up = random.between(0.14, 0.62);
    const size = wide * 0.05;
    const at = x + random.between(-0.26, 0.26) * wide * (1 - up);
    brush.beginPath();
    brush.roundRect(at - size / 2, foot - tall * up, size, size * 1.6, [size / 2, size / 2, 0, 0]);
    brush.fill();
  }
}

function paintCap(
  { palette, light }: Stage,
  brush: Brush,
  { x, foot, tall, wide }: Rock,
  shown: (colour: Colour | Rgb) => string,
): void {
  const top = foot - tall;
  const half = wide * 0.15;
  const shade = brush.createLinearGradient(x - light.side * half, 0, x + light.side * half, 0);
  shade.addColorStop(0, shown(mix('#6a5148', palette.shade, 0.5)));
  shade.addColorStop(1, shown(mix('#8a6a58', palette.sun, 0.3)));
  brush.fillStyle = shade;
  brush.beginPath();
  brush.moveTo(x - half, top + tall * 0.05);
  brush.quadraticCurveTo(x - half * 1.05, top - tall * 0.02, x - half * 0.4, top - tall * 0.08);
  brush.quadraticCurveTo(x, top - tall * 0.13, x + half * 0.5, top - tall * 0.07);
  brush.quadraticCurveTo(x + half * 1.1, top - tall * 0.01, x + half, top + tall * 0.05);
  brush.quadraticCurveTo(x, top + tall * 0.085, x - half, top + tall * 0.05);
  brush.fill();
}
