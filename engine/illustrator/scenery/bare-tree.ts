// An old tree without leaves, vines about it, at the edge of the image: what autumn verses begin with.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
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

export function bareTreeLayers(stage: Stage): Layer[] {
  return hasBareTree(stage) ? [painted('bare tree', 0.9, (brush) => paintBareTree(stage, brush))] : [];
}

type Bough = { x: number; y: number; angle: number; long: number; wide: number; level: number };

function paintBareTree(stage: Stage, brush: Brush): void {
  const { width, height, short, light, palette } = stage;
  const random = stage.random('bare tree');
  const side = -light.side;
  const bark = mix(lit(stage, '#4a3a32'), palette.shade, 0.3);
  const tall = Math.min(height * 0.62, short * 0.8);
  const root: Bough = {
    x: width * (0.5 + side * 0.36),
    y: height * 0.99,
    angle: -Math.PI / 2 - side * 0.12,
    long: tall * 0.34,
    wide: tall * 0.095,
    level: 0,
  };
  brush.lineCap = 'round';
  const ends: Bough[] = [];
  grow(brush, random, root, bark, ends);
  brush.strokeStyle = css(mix(bark, '#6f7a4a', 0.35), 0.85);
  for (const { x, y, level } of ends) {
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

/** Each bough forks into crooked ones; all are drawn before their own forks. */
function grow(brush: Brush, random: Random, bough: Bough, bark: Colour, ends: Bough[]): void {
  const { x, y, angle, long, wide, level } = bough;
  const bend = random.between(-0.3, 0.3);
  const [mx, my] = [x + Math.cos(angle + bend) * long * 0.55, y + Math.sin(angle + bend) * long * 0.55];
  const [ex, ey] = [
    mx + Math.cos(angle - bend * 0.7) * long * 0.5,
    my + Math.sin(angle - bend * 0.7) * long * 0.5,
  ];
  brush.strokeStyle = css(mix(bark, '#000000', 0.06 * level));
  brush.lineWidth = wide;
  brush.beginPath();
  brush.moveTo(x, y);
  brush.lineTo(mx, my);
  brush.stroke();
  brush.lineWidth = wide * 0.8;
  brush.beginPath();
  brush.moveTo(mx, my);
  brush.lineTo(ex, ey);
  brush.stroke();
  ends.push({ ...bough, x: ex, y: ey });
  if (level >= 6) return;
  const forks = level === 0 ? 3 : 2;
  for (let fork = 0; fork < forks; fork++) {
    const spread = (fork - (forks - 1) / 2) * random.between(0.62, 0.95) + random.between(-0.18, 0.18);
    // Old boughs sink a little.
    const next = angle + spread + (Math.cos(angle) > 0 ? 0.07 : -0.07) * level * 0.4;
    grow(
      brush,
      random,
      {
        x: ex,
        y: ey,
        angle: next,
        long: long * random.between(0.66, 0.84),
        wide: wide * 0.62,
        level: level + 1,
      },
      bark,
      ends,
    );
  }
}
