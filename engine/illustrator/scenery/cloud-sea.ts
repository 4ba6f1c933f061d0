// A sea of clouds that fills the valleys, out of which mountains rise.

import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import { fractal } from '#engine/raster/noise.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Spot } from '../placing/spot.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { cloudColours, paintHeap } from './clouds.ts';
import { paintStone } from './ground.ts';

const NAMED =
  /sea of (?:clouds?|fog|mist)|cloud sea|clouds? below|(?:above|over) the clouds|云海|雾海|云[端层]?之?上/;

const SUMMIT =
  /\b(?:on|atop|at) (?:(?:the|a|top|of|snowy|rocky|high|mountain|edge) ){0,5}(?:peak|summit|mountain ?top|top of (?:(?:a|the) )?(?:(?:snowy|rocky|high|tall|steep|big|great) ){0,2}mountains?)\b|山顶上?|山巅|峰顶|顶峰|山峰上|悬崖边/;
const STANDING: ReadonlySet<Subject['kind']> = new Set([
  'figure',
  'face',
  'full',
  'mount',
  'building',
  'item',
  'vehicle',
]);

/** Said of the place, whatever stands there. */
const UP_THERE = /\b(?:at|from) the (?:summit|top of (?:a|the) mountain)\b|在?山顶上的|站在山[顶巅]/;

/** Mountains whose valleys are said to be full of clouds, or somebody stands so high that they are seen from above. */
export function hasCloudSea({ scene, words, reading }: Pick<Stage, 'scene' | 'words' | 'reading'>): boolean {
  const isUp = SUMMIT.test(words) && reading.subjects.some(({ kind }) => STANDING.has(kind));
  return scene === 'mountains' && (isUp || UP_THERE.test(words) || NAMED.test(words));
}

/** In place of the ground; whoever stands there does so on a ledge of rock. */
export function cloudSeaLayers(stage: Stage, spots: readonly Spot[]): Layer[] {
  return [
    painted('ground', 0.5, (brush) => paintCloudSea(stage, brush)),
    ...(spots.some(stands) ? [ledgeLayer(stage, spots)] : []),
  ];
}

function stands({ isFloating }: Spot): boolean {
  return isFloating !== true;
}

/** Rock under the feet of those who stand at a depth. */
export function ledgeLayer(stage: Stage, spots: readonly Spot[]): Layer {
  const feet = Math.min(...spots.filter(stands).map(({ y }) => y));
  return painted('ledge', 0.565, (brush) => paintLedge(stage, brush, feet));
}

/** Rows of clouds, the nearer the larger. */
function paintCloudSea(stage: Stage, brush: Brush): void {
  const { width, height, short, horizon, palette } = stage;
  const colours = cloudColours(stage);
  const base = mix(palette.fog, '#ffffff', stage.isDark ? 0.05 : 0.3);
  const top = horizon - short * 0.02;
  const down = brush.createLinearGradient(0, top, 0, height);
  down.addColorStop(0, css(base, 0));
  down.addColorStop(0.08, css(base));
  down.addColorStop(1, css(mix(colours.body, colours.dark, 0.35)));
  brush.fillStyle = down;
  brush.fillRect(0, top, width, height - top);
  const rows = 7;
  for (let row = 0; row < rows; row++) {
    const part = row / (rows - 1);
    cloudBank(stage, brush, `cloud sea ${row}`, {
      base: horizon + (height * 1.1 - horizon) * part ** 1.4 + short * 0.035,
      wide: short * (0.22 + part * 0.6),
      away: (1 - part) * 0.5,
    });
  }
}

type Bank = { base: number; wide: number; away: number; from?: number; to?: number };

/** One row of clouds with their feet on a line; `from` and `to` in parts of the width. */
export function cloudBank(
  stage: Stage,
  brush: Brush,
  label: string,
  { base, wide: usual, away, from = 0, to = 1 }: Bank,
): void {
  const { width, palette } = stage;
  const random = stage.random(label);
  const noise = stage.noise('cloud sea');
  const own = cloudColours(stage);
  const faint = (tone: Rgb): Rgb => mix(tone, mix(palette.fog, '#ffffff', 0.2), away);
  const colours = { lit: faint(own.lit), body: faint(own.body), dark: faint(mix(own.dark, own.body, 0.15)) };
  const count = Math.max(2, Math.ceil(((to - from) * width) / (usual * 0.62)));
  brush.imageSmoothingQuality = 'high';
  for (let cloud = 0; cloud < count; cloud++) {
    const wide = usual * random.between(0.8, 1.35);
    const tall = wide * random.between(0.38, 0.54);
    const x = (from + ((to - from) * (cloud + random.next())) / count) * width;
    const y = base - tall * random.between(0.7, 0.95);
    brush.drawImage(
      paintHeap(stage, noise, wide, tall, random.between(0, 90), colours),
      x - wide / 2,
      y,
      wide,
      tall,
    );
  }
}

/** Bare rock with some grass, broken at its edge; `feet` is the row in which somebody stands on it. */
function paintLedge(stage: Stage, brush: Brush, feet: number): void {
  const { width, height, short, palette, light } = stage;
  const random = stage.random('ledge');
  const noise = stage.noise('ledge');
  const rock = lit(stage, stage.isSnowy ? '#dfe6f0' : '#7d7672');
  const edge = (x: number): number => {
    const aside = Math.abs(x / width - 0.5) * 2;
    return (
      feet - short * 0.03 + aside ** 3 * short * 0.12 + fractal(noise, (x / short) * 3, 1, 4) * short * 0.035
    );
  };
  const face = brush.createLinearGradient(0, feet - short * 0.06, 0, height);
  face.addColorStop(0, css(mix(rock, palette.sun, 0.3)));
  face.addColorStop(0.3, css(rock));
  face.addColorStop(1, css(mix(rock, palette.shade, 0.55)));
  brush.fillStyle = face;
  brush.beginPath();
  brush.moveTo(0, height);
  for (let x = 0; x <= width; x += Math.max(2, short * 0.008)) brush.lineTo(x, edge(x));
  brush.lineTo(width, height);
  brush.fill();
  for (let stone = 0; stone < 26; stone++) {
    const x = random.next() * width;
    const wide = short * random.between(0.03, 0.13);
    const y = Math.min(height, edge(x) + random.between(0.02, 0.2) * short);
    paintStone(
      brush,
      x,
      y + wide * 0.2,
      wide,
      wide * 0.34,
      rock,
      palette.shade,
      palette.sun,
      light.side,
      random.next,
    );
  }
  const green = lit(stage, stage.isSnowy ? '#c8d4de' : stage.isAutumn ? '#a8843c' : '#6a8a4a');
  for (let blade = 0; blade < 240; blade++) {
    const x = random.next() * width;
    const y = edge(x) + random.between(0, 0.1) * short;
    const tall = short * random.between(0.008, 0.024);
    brush.strokeStyle = css(
      mix(green, random.chance(0.5) ? palette.sun : palette.shade, random.between(0.05, 0.4)),
    );
    brush.lineWidth = short * 0.0022;
    brush.beginPath();
    brush.moveTo(x, y + short * 0.006);
    brush.lineTo(x + random.between(-0.4, 0.4) * tall, y - tall);
    brush.stroke();
  }
}
