// An old tree without leaves, vines about it, at the edge of the image: what autumn verses begin with.

import { css, mix } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, type Stage, type StageScene } from '../staging/stage.ts';

/** Open land and water, where it has room and something is behind it. */
const OPEN: ReadonlySet<StageScene> = new Set([
  'water-town',
  'lake',
  'sea',
  'meadow',
  'mountains',
  'desert',
  'snowfield',
  'village',
]);

export function hasBareTree({ scene, reading }: Pick<Stage, 'scene' | 'reading'>): boolean {
  return OPEN.has(scene) && reading.subjects.some(({ key }) => key === 'bare-tree');
}

export const BARE_TREE_DEPTH = 0.9;

export function bareTreeLayers(stage: Stage): Layer[] {
  return hasBareTree(stage)
    ? [
        painted('bare tree', isStoodAt(stage) ? 0.62 : BARE_TREE_DEPTH, (brush) =>
          paintBareTree(stage, brush),
        ),
      ]
    : [];
}

export type Bough = {
  x: number;
  y: number;
  angle: number;
  long: number;
  wide: number;
  level: number;
  /** Where it bends, and where it ends. */
  bendX: number;
  bendY: number;
  endX: number;
  endY: number;
};

/** Whether somebody sits on its boughs: then it is what the image is of. */
function isSatIn({ reading: { links, subjects } }: Stage): boolean {
  return links.some(
    ({ relation, to }) => SITS_IN.has(relation) && to !== null && subjects[to]?.key === 'bare-tree',
  );
}
/** Whether somebody is said to be at it: it stands behind them. */
function isStoodAt({ reading: { links, subjects } }: Stage): boolean {
  return links.some(
    ({ relation, to }) => STANDS_AT.has(relation) && to !== null && subjects[to]?.key === 'bare-tree',
  );
}
const STANDS_AT: ReadonlySet<string> = new Set(['under', 'in_front', 'beside', 'leaning_on']);
export const SITS_IN: ReadonlySet<string> = new Set(['on', 'in']);

function tallOf(stage: Stage): number {
  const { height, short } = stage;
  return isSatIn(stage) || isStoodAt(stage)
    ? Math.min(height * 0.8, short * 1.02)
    : Math.min(height * 0.62, short * 0.8);
}

/** All boughs, each before its own forks. */
export function boughsOf(stage: Stage): Bough[] {
  const { width, height, light } = stage;
  const random = stage.random('bare tree');
  const side = -light.side;
  const tall = tallOf(stage);
  const boughs: Bough[] = [];
  const root = {
    x: width * (0.5 + side * (isSatIn(stage) ? 0.06 : isStoodAt(stage) ? 0.16 : 0.36)),
    y: height * (isStoodAt(stage) ? 0.84 : 0.99),
    angle: -Math.PI / 2 - side * 0.12,
    long: tall * 0.34,
    wide: tall * 0.095,
    level: 0,
  };
  grow(random, root, boughs);
  return boughs;
}

function paintBareTree(stage: Stage, brush: Brush): void {
  const { palette } = stage;
  const bark = mix(lit(stage, '#4a3a32'), palette.shade, 0.3);
  const tall = tallOf(stage);
  const boughs = boughsOf(stage);
  brush.lineCap = 'round';
  for (const { x, y, bendX, bendY, endX, endY, wide, level } of boughs) {
    brush.strokeStyle = css(mix(bark, '#000000', 0.06 * level));
    for (const [from, to, width] of [
      [[x, y], [bendX, bendY], wide],
      [[bendX, bendY], [endX, endY], wide * 0.8],
    ] as const) {
      brush.lineWidth = width;
      brush.beginPath();
      brush.moveTo(...from);
      brush.lineTo(...to);
      brush.stroke();
    }
  }
  const random = stage.random('bare tree vines');
  brush.strokeStyle = css(mix(bark, '#6f7a4a', 0.35), 0.85);
  for (const { endX: x, endY: y, level } of boughs) {
    if (level < 3 || !random.chance(0.3)) continue;
    const drop = tall * random.between(0.06, 0.2);
    brush.lineWidth = Math.max(0.8, tall * 0.0034);
    brush.beginPath();
    brush.moveTo(x, y);
    brush.bezierCurveTo(
      x + tall * random.between(-0.03, 0.03),
      y + drop * 0.4,
      x + tall * random.between(-0.04, 0.04),
      y + drop * 0.8,
      x + tall * random.between(-0.02, 0.02),
      y + drop,
    );
    brush.stroke();
  }
}

type Shoot = Pick<Bough, 'x' | 'y' | 'angle' | 'long' | 'wide' | 'level'>;

/** Each bough forks into crooked ones. Adds to the boughs. */
function grow(random: Random, shoot: Shoot, boughs: Bough[]): void {
  const { x, y, angle, long, wide, level } = shoot;
  const bend = random.between(-0.3, 0.3);
  const [bendX, bendY] = [x + Math.cos(angle + bend) * long * 0.55, y + Math.sin(angle + bend) * long * 0.55];
  const [endX, endY] = [
    bendX + Math.cos(angle - bend * 0.7) * long * 0.5,
    bendY + Math.sin(angle - bend * 0.7) * long * 0.5,
  ];
  boughs.push({ ...shoot, bendX, bendY, endX, endY });
  if (level >= 6) return;
  const forks = level === 0 ? 3 : 2;
  for (let fork = 0; fork < forks; fork++) {
    const spread = (fork - (forks - 1) / 2) * random.between(0.62, 0.95) + random.between(-0.18, 0.18);
    // Old boughs sink a little.
    const next = angle + spread + (Math.cos(angle) > 0 ? 0.07 : -0.07) * level * 0.4;
    grow(
      random,
      {
        x: endX,
        y: endY,
        angle: next,
        long: long * random.between(0.66, 0.84),
        wide: wide * 0.62,
        level: level + 1,
      },
      boughs,
    );
  }
}
