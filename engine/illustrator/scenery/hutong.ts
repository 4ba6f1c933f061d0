// The walls of a Beijing lane: grey brick of courtyards under tiled eaves, with red gates in them.

import { css, mix, type Colour, type Rgb } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { lit, type Stage } from '../stage.ts';

/** From where to where along a wall, 0–1, and how high, in metres. */
export type WallQuad = (from: number, to: number, low: number, high: number) => void;

export const HUTONG_BRICKS: [Colour, ...Colour[]] = ['#8b8f90', '#7d8284', '#969a98', '#868480'];

export function isHutong({ words }: Pick<Stage, 'words'>): boolean {
  return /hutong|胡同/i.test(words);
}

type CourtyardWall = {
  near: number;
  far: number;
  tall: number;
  tone: Rgb;
  /** How much of it is lost in the haze, 0–1. */
  haze: number;
  random: Random;
  quad: WallQuad;
};

const COURSE = 0.22;
const GATE_METRES = 1.7;

/** Upon the bare wall. */
export function paintCourtyardWall(
  stage: Stage,
  brush: Brush,
  { near, far, tall, tone, haze, random, quad }: CourtyardWall,
): void {
  const { palette } = stage;
  const veiled = (colour: Colour): string => css(mix(lit(stage, colour), palette.fog, haze * 0.8));
  const fill = (colour: string, ...corners: Parameters<WallQuad>): void => {
    brush.fillStyle = colour;
    brush.beginPath();
    quad(...corners);
    brush.fill();
  };
  const joint = css(mix(mix(tone, '#2c3034', 0.45), palette.fog, haze), 0.4);
  for (let low = COURSE; low < tall - 0.1; low += COURSE) fill(joint, 0, 1, low, low + 0.022);
  const part = GATE_METRES / (far - near);
  if (random.chance(0.55) && part < 0.8) paintGate(random.between(0.08, 0.92 - part));
  else if (random.chance(0.5)) paintWindow(random.between(0.2, 0.6));
  paintEaves();

  function paintGate(from: number): void {
    const to = from + part;
    const edge = part * 0.1;
    fill(veiled('#5d6064'), from - edge, to + edge, 0, 2.75);
    fill(veiled('#3d2a26'), from, to, 0, 2.5);
    const leaf = (part - edge * 3) / 2;
    for (const left of [from + edge, from + edge * 2 + leaf]) {
      fill(veiled('#a3302a'), left, left + leaf, 0.12, 2.3);
      for (const low of [0.55, 0.95, 1.35, 1.75])
        for (const at of [0.25, 0.6])
          fill(veiled('#d9b25a'), left + leaf * at, left + leaf * (at + 0.14), low, low + 0.1);
    }
    fill(veiled('#c7a24a'), from + edge, to - edge, 2.34, 2.46);
    fill(veiled('#b3b2ac'), from - edge, to + edge, 0, 0.12);
  }

  function paintWindow(from: number): void {
    const to = from + 0.9 / (far - near);
    fill(veiled('#5a4a3e'), from, to, 1.5, 2.2);
    fill(
      stage.isDark ? veiled('#ffd48a') : veiled('#39434a'),
      from + (to - from) * 0.1,
      to - (to - from) * 0.1,
      1.56,
      2.14,
    );
  }

  function paintEaves(): void {
    fill(veiled('#6e7274'), 0, 1, tall - 0.28, tall - 0.1);
    fill(stage.isSnowy ? veiled('#f2f6fc') : veiled('#4a4e52'), -0.02, 1.02, tall - 0.1, tall + 0.5);
    const tiles = Math.max(4, Math.round((far - near) / 0.3));
    for (let tile = 0; tile < tiles; tile++) {
      const at = tile / tiles;
      if (!stage.isSnowy) fill(veiled('#33373b'), at, at + 0.3 / tiles, tall - 0.06, tall + 0.5);
      fill(veiled('#5e6266'), at + 0.1 / tiles, at + 0.75 / tiles, tall - 0.2, tall - 0.06);
    }
    fill(veiled('#585c60'), -0.02, 1.02, tall + 0.44, tall + 0.58);
  }
}
