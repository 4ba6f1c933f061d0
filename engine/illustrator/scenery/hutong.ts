// The walls of old Chinese lanes under tiled eaves: grey brick with red gates in Beijing, whitewash south of the Yangtze.

import { css, mix, type Colour, type Rgb } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { Stage } from '../staging/stage.ts';
import { openWallBrush, type StreetWall } from './street-wall.ts';

export type Lane = 'hutong' | 'jiangnan';

export const LANE_WALLS: Readonly<Record<Lane, [Colour, ...Colour[]]>> = {
  hutong: ['#8b8f90', '#7d8284', '#969a98', '#868480'],
  jiangnan: ['#f3f0e8', '#e9e6de', '#efe9dc'],
};

/** From the lowest to the highest, in metres. */
export const LANE_HEIGHTS: Readonly<Record<Lane, [number, number]>> = {
  hutong: [2.9, 3.8],
  jiangnan: [3.4, 5.2],
};

/** Which lane the words say that a street is. */
export function laneOf({ words }: Pick<Stage, 'words'>): Lane | undefined {
  if (/hutong|胡同|老北京|old beijing/i.test(words)) return 'hutong';
  return /江南|水乡|古镇|乌镇|周庄|徽派|白墙黛瓦|粉墙黛瓦|雨巷|jiangnan/i.test(words)
    ? 'jiangnan'
    : undefined;
}

type CourtyardWall = StreetWall & { lane: Lane; tone: Rgb; random: Random };

const COURSE = 0.22;
const GATE_METRES = 1.7;

/** Upon the bare wall. */
export function paintCourtyardWall(
  stage: Stage,
  brush: Brush,
  { lane, near, far, tall, tone, haze, random, quad }: CourtyardWall,
): void {
  const { palette } = stage;
  const { veiled, fill } = openWallBrush(stage, brush, { haze, quad });
  const joint = css(mix(mix(tone, '#2c3034', 0.45), palette.fog, haze), 0.4);
  const isWhite = lane === 'jiangnan';
  if (isWhite) paintFoot();
  else for (let low = COURSE; low < tall - 0.1; low += COURSE) fill(joint, 0, 1, low, low + 0.022);
  const part = GATE_METRES / (far - near);
  if (random.chance(0.55) && part < 0.8) paintGate(random.between(0.08, 0.92 - part));
  else if (random.chance(0.5)) paintWindow(random.between(0.2, 0.6));
  // An upper storey of wood.
  if (isWhite && tall > 4.2) paintWindow(random.between(0.15, 0.5), tall - 1.5);
  paintEaves();

  /** Damp rises in whitewash; below it is stone. */
  function paintFoot(): void {
    fill(css(mix(mix(tone, '#6d7a70', 0.3), palette.fog, haze), 0.5), 0, 1, 0.4, 0.95);
    fill(veiled('#8b8d88'), 0, 1, 0, 0.45);
    fill(joint, 0, 1, 0.2, 0.23);
  }

  function paintGate(from: number): void {
    const to = from + part;
    const edge = part * 0.1;
    fill(veiled('#5d6064'), from - edge, to + edge, 0, 2.75);
    fill(veiled('#3d2a26'), from, to, 0, 2.5);
    const leaf = (part - edge * 3) / 2;
    for (const left of [from + edge, from + edge * 2 + leaf]) {
      fill(veiled(isWhite ? '#4a3026' : '#a3302a'), left, left + leaf, 0.12, 2.3);
      for (const low of [0.55, 0.95, 1.35, 1.75])
        for (const at of [0.25, 0.6])
          fill(veiled('#d9b25a'), left + leaf * at, left + leaf * (at + 0.14), low, low + 0.1);
    }
    fill(veiled('#c7a24a'), from + edge, to - edge, 2.34, 2.46);
    fill(veiled('#b3b2ac'), from - edge, to + edge, 0, 0.12);
  }

  function paintWindow(from: number, sill = 1.5): void {
    const to = from + 0.9 / (far - near);
    fill(veiled('#5a4a3e'), from, to, sill, sill + 0.7);
    fill(
      stage.isDark ? veiled('#ffd48a') : veiled('#39434a'),
      from + (to - from) * 0.1,
      to - (to - from) * 0.1,
      sill + 0.06,
      sill + 0.64,
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
