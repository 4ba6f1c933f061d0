// Gardens that are built around water, of China and Japan: when one is shown, and how things stand in it, in metres from the
// viewer.

import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import { relight } from '../painting/relight.ts';
import { renderOwn } from '../painting/render-own.ts';
import { lit, scaleAt, type Stage } from '../staging/stage.ts';
import type { OwnDrawing } from '../things/pen.ts';
import { paintStone } from './ground.ts';
import { onImage, type Place } from './in-perspective.ts';

const PARTS: ReadonlySet<string> = new Set([
  'chinese-garden',
  'japanese-garden',
  'moon-gate',
  'rockery',
  'zigzag-bridge',
]);
/** Named with it, these are its own water, bridge and trees. */
const WITHIN: ReadonlySet<string> = new Set(['lake', 'water-town', 'meadow', 'street', 'sky', 'city']);

export function isOfGarden(key: string): boolean {
  return PARTS.has(key);
}

export function isWaterGarden({ subjects, scenes }: PromptReading): boolean {
  return subjects.some(({ key }) => PARTS.has(key)) && scenes.every((scene) => WITHIN.has(scene));
}

/** Wide frames have room for what stands aside; in narrow ones it comes nearer to the middle. Metres. */
export function acrossGarden({ width, short }: Stage, metres: number): number {
  return metres * Math.min(1.5, Math.max(0.82, width / short));
}

/** Paints a drawing so many metres tall; `name` is that of the drawing as it is kept. */
export function paintStanding(
  stage: Stage,
  brush: Brush,
  own: OwnDrawing,
  name: string,
  [x, , away]: Place,
  tall: number,
): void {
  const high = scaleAt(stage, away) * tall;
  const wide = (high * own.width) / own.height;
  const sheet = relight(stage, renderOwn(stage, own, name, Math.max(220, high)), { haze: 0.06 });
  const [left, foot] = onImage(stage, [x, 0, away]);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(sheet, left - wide / 2, foot - high + scaleAt(stage, away) * 0.12, wide, high);
}

type Range = readonly [least: number, most: number];

/** Stones along a row of the image, their breadths and how far apart they are in parts of the short side. */
export function paintRim(
  stage: Stage,
  brush: Brush,
  random: Random,
  y: number,
  { apart, wide, tall, tone }: { apart: Range; wide: Range; tall: Range; tone: string },
): void {
  const { width, short, palette, light } = stage;
  const stone = lit(stage, stage.isSnowy ? '#d4dce8' : tone);
  for (let x = 0; x < width; x += short * random.between(...apart)) {
    const across = short * random.between(...wide);
    const up = across * random.between(...tall);
    paintStone(brush, x, y, across, up, stone, palette.shade, palette.sun, light.side, random.next);
  }
}
