// Who looks on before a stage: rows of heads against its light, seen from behind, with arms up where they are said to be.

import { css, mix } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';

/** Parts of the height: where the shoulders of a row are, and how wide a head is, in parts of the short side. */
const ROWS = [
  { shoulders: 0.915, head: 0.03, depth: 0.9 },
  { shoulders: 0.955, head: 0.038, depth: 0.92 },
  { shoulders: 1.0, head: 0.047, depth: 0.94 },
] as const;
const DARK = '#120d1c';
/** Light from the stage on hair and shoulders. */
const RIMS = ['#ff9ad0', '#8fd0ff', '#ffd9a0', '#c9a0ff'] as const;

export function hasAudience({ scene, reading }: Pick<Stage, 'scene' | 'reading'>): boolean {
  return scene === 'theatre' && reading.subjects.some(({ key }) => key === 'crowd');
}

export function audienceLayers(stage: Stage): Layer[] {
  if (!hasAudience(stage)) return [];
  return ROWS.map((row, at) =>
    painted(`audience ${at}`, row.depth, (brush) => paintRow(stage, brush, row, at)),
  );
}

function paintRow(stage: Stage, brush: Brush, { shoulders, head }: (typeof ROWS)[number], row: number): void {
  const { width, height, short } = stage;
  const random = stage.random(`audience ${row}`);
  const size = head * short;
  const step = size * 2.5;
  const areArmsUp = CHEERS.test(stage.words);
  for (let x = -step * random.between(0, 0.9); x < width + step; x += step * random.between(0.86, 1.1))
    paintOne(brush, random, { x, y: shoulders * height, size, row, areArmsUp });
}

const CHEERS =
  /hands in the air|hands up|rais(?:ed|ing) (?:their )?(?:hands|arms)|arms raised|waving|cheer|举手|挥手|双手|欢呼|尖叫/i;

type One = { x: number; y: number; size: number; row: number; areArmsUp: boolean };

function paintOne(brush: Brush, random: Random, { x, y, size, row, areArmsUp }: One): void {
  const own = size * random.between(0.9, 1.08);
  const top = y - random.between(0, 0.35) * size;
  const colour = mix(DARK, '#4a3a66', 0.24 - row * 0.09);
  const rim = css(random.pick([...RIMS]), 0.5);
  brush.fillStyle = css(colour);
  brush.strokeStyle = css(colour);
  brush.lineCap = 'round';
  if (areArmsUp && random.chance(0.6)) {
    const side = random.chance(0.5) ? -1 : 1;
    brush.lineWidth = own * 0.36;
    for (const arm of random.chance(0.5) ? [-1, 1] : [side]) {
      const [elbow, hand] = [
        x + arm * own * random.between(1, 1.2),
        x + arm * own * random.between(0.7, 1.1),
      ];
      const up = top - own * random.between(2, 2.5);
      brush.beginPath();
      brush.moveTo(x + arm * own * 0.8, top + own * 0.3);
      brush.quadraticCurveTo(elbow, top - own * 0.7, hand, up);
      brush.stroke();
      brush.beginPath();
      brush.ellipse(hand, up - own * 0.1, own * 0.22, own * 0.3, arm * 0.2, 0, 7);
      brush.fill();
    }
  }
  // Shoulders that end below the frame.
  brush.beginPath();
  brush.moveTo(x - own * 1.3, y + own * 5);
  brush.bezierCurveTo(x - own * 1.3, top + own * 0.1, x - own * 0.7, top, x, top - own * 0.1);
  brush.bezierCurveTo(x + own * 0.7, top, x + own * 1.3, top + own * 0.1, x + own * 1.3, y + own * 5);
  brush.fill();
  brush.beginPath();
  brush.ellipse(x, top - own * 0.75, own * 0.62, own * 0.78, 0, 0, 7);
  brush.fill();
  // Long hair.
  if (random.chance(0.45)) brush.fillRect(x - own * 0.6, top - own * 0.8, own * 1.2, own * 1.1);
  brush.strokeStyle = rim;
  brush.lineWidth = Math.max(1, own * 0.07);
  brush.beginPath();
  brush.ellipse(x, top - own * 0.75, own * 0.6, own * 0.76, 0, Math.PI * 1.15, Math.PI * 1.85);
  brush.stroke();
}
