// Gates of red wood one behind the other over a path that goes up through a wood, as at Fushimi Inari.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import { hazy, onImage, paintFace, type Place } from './in-perspective.ts';

/** In metres: half of the way between the posts, how high the beams are. */
const HALF = 1.25;
const TALL = 3;
const NEAREST = 2.6;
const FARTHEST = 34;

export function hasToriiRow({ scene, reading }: Pick<Stage, 'scene' | 'reading'>): boolean {
  return scene === 'forest' && reading.subjects.some(({ key }) => key === 'torii-row');
}

export function toriiRowLayers(stage: Stage): Layer[] {
  return hasToriiRow(stage) ? [painted('landmark torii', 0.7, (brush) => paintRow(stage, brush))] : [];
}

function paintRow(stage: Stage, brush: Brush): void {
  paintPath(stage, brush);
  for (let away = FARTHEST; away > NEAREST; away /= 1.19) paintGate(stage, brush, away);
}

/** On the ground. */
function at(x: number, away: number): Place {
  return [x, 0, away];
}

/** Flags of stone, a joint at every step. */
function paintPath(stage: Stage, brush: Brush): void {
  const stone: Colour = stage.isSnowy ? '#eef2f8' : '#9a958c';
  for (let away = FARTHEST, step = 0; away > 1; away /= 1.13, step++)
    paintFace(
      stage,
      brush,
      hazy(stage, mix(stone, step % 2 === 0 ? '#ffffff' : '#3a3430', 0.07), away, 0.4),
      [
        at(-HALF * 0.9, away),
        at(HALF * 0.9, away),
        at(HALF * 0.9, away / 1.13),
        at(-HALF * 0.9, away / 1.13),
      ],
    );
}

function paintGate(stage: Stage, brush: Brush, away: number): void {
  const red: Colour = '#d8442a';
  const { side } = stage.light;
  const post = 0.17;
  const box = (left: number, right: number, low: number, high: number, colour: Colour): void =>
    paintFace(stage, brush, hazy(stage, colour, away, 0.45), [
      [left, low, away],
      [right, low, away],
      [right, high, away],
      [left, high, away],
    ]);
  for (const x of [-HALF, HALF]) {
    const [left, foot] = onImage(stage, [x - post, 0, away]);
    const [right, top] = onImage(stage, [x + post, TALL, away]);
    const round = brush.createLinearGradient(left, 0, right, 0);
    round.addColorStop(side > 0 ? 1 : 0, hazy(stage, mix(red, '#ffd0a0', 0.3), away, 0.45));
    round.addColorStop(0.5, hazy(stage, red, away, 0.45));
    round.addColorStop(side > 0 ? 0 : 1, hazy(stage, mix(red, '#2a0c14', 0.5), away, 0.45));
    brush.fillStyle = round;
    brush.fillRect(left, top, right - left, foot - top);
    box(x - post * 1.1, x + post * 1.1, 0, 0.4, '#26222a');
  }
  box(-HALF - 0.35, HALF + 0.35, TALL - 0.62, TALL - 0.42, mix(red, '#2a0c14', 0.14));
  box(-HALF - 0.62, HALF + 0.62, TALL - 0.16, TALL + 0.1, red);
  box(-HALF - 0.68, HALF + 0.68, TALL + 0.1, TALL + 0.2, '#2c2830');
  const [x, y] = onImage(stage, [0, TALL - 0.42, away]);
  brush.fillStyle = css('#2a0c14', 0.18);
  brush.fillRect(
    x - (HALF - post) * (stage.short / away),
    y,
    (HALF - post) * 2 * (stage.short / away),
    (stage.short / away) * 0.1,
  );
}
