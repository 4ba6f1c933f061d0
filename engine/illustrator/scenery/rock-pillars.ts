// The blades of a stone forest, and pillars of rock with trees on their heads.

import { css, mix, type Colour, type Rgb } from '#engine/raster/colour.ts';
import { fractal } from '#engine/raster/noise.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { crackRock, fillRock, type Outline, type Rock } from './bare-rock.ts';

/** Grey limestone, bare and fluted, that ends in a blade. */
export function paintStone(stage: Stage, brush: Brush, rock: Rock): void {
  const { random } = rock;
  const noise = stage.noise('stone');
  const seed = random.between(0, 90);
  const lean = random.between(-0.25, 0.25);
  const blade = random.between(0.5, 0.8);
  const outline: Outline = (side, up) => {
    const body = 1.1 - 0.3 * up + fractal(noise, seed + side * 7, up * 5, 4) * 0.4;
    const edge = Math.sqrt(Math.max(0.004, 1 - Math.max(0, (up - blade) / (1 - blade)) ** 1.6));
    return (rock.wide / 2) * (body * edge + side * lean * Math.max(0, up - blade));
  };
  const tone = lit(stage, stage.isSnowy ? '#a4abb6' : random.pick(LIMESTONES));
  brush.save();
  fillRock(stage, brush, rock, outline, tone);
  crackRock(stage, brush, rock, tone);
  brush.globalAlpha = 1;
  brush.restore();
}

const LIMESTONES: readonly [Colour, ...Colour[]] = ['#8f9494', '#9a9c98', '#858b8f', '#a3a39c'];

/** Steep, cracked from top to foot, with trees on its head and its ledges. */
export function paintPillar(stage: Stage, brush: Brush, rock: Rock): void {
  const { x, foot, tall, wide, haze, random } = rock;
  const { palette, short } = stage;
  const noise = stage.noise('pillar');
  const seed = random.between(0, 90);
  const outline: Outline = (side, up) =>
    (wide / 2) *
    (1.15 - 0.42 * up + fractal(noise, seed + side * 7, up * 4.4, 4) * 0.62) *
    Math.sqrt(Math.max(0.06, 1 - Math.max(0, (up - 0.86) / 0.14) ** 2));
  const tone = lit(stage, stage.isSnowy ? '#8b93a2' : '#a08a74');
  const shown = (colour: Colour | Rgb): string => css(mix(colour, palette.fog, haze));
  brush.save();
  fillRock(stage, brush, rock, outline, tone);
  crackRock(stage, brush, rock, tone);
  brush.globalAlpha = 1;
  brush.restore();
  const green = lit(stage, stage.isSnowy ? '#e8eef6' : stage.isAutumn ? '#b5803a' : '#4f7a4c');
  const tuft = (at: number, y: number, size: number): void => {
    brush.fillStyle = shown(
      mix(green, random.chance(0.5) ? palette.sun : palette.shade, random.between(0.05, 0.36)),
    );
    brush.beginPath();
    brush.ellipse(at, y, size, size * random.between(0.7, 1.1), 0, 0, 7);
    brush.fill();
  };
  for (let ledge = 0; ledge < 26; ledge++) {
    const up = random.between(0.02, 0.9);
    const side = random.side();
    tuft(
      x + side * outline(side, up) * random.between(0.5, 1),
      foot - tall * up,
      short * random.between(0.004, 0.009),
    );
  }
  // They hide the rounded head, the highest first.
  for (let tree = 0; tree < 44; tree++) {
    const up = 1 - 0.16 * (tree / 44) ** 0.8;
    const side = random.side();
    const at = x + side * outline(side, Math.min(0.985, up)) * random.between(0, 1.02);
    const size = short * random.between(0.012, 0.034) * (1.25 - haze * 0.6);
    paintTinyPine(
      brush,
      at,
      foot - tall * (up - 0.02),
      size,
      shown(mix(green, palette.shade, random.between(0.05, 0.5))),
    );
  }
}

function paintTinyPine(brush: Brush, x: number, y: number, tall: number, colour: string): void {
  brush.fillStyle = colour;
  for (const [low, wide] of [
    [0, 0.36],
    [0.28, 0.28],
    [0.54, 0.19],
  ] as const) {
    brush.beginPath();
    brush.moveTo(x - tall * wide, y - tall * low);
    brush.lineTo(x, y - tall * (low + 0.48));
    brush.lineTo(x + tall * wide, y - tall * low);
    brush.fill();
  }
}
