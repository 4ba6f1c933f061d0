// A pier of planks: it begins under the viewer's feet and leads out over the water.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { Spot } from '../placing/spot.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { glow } from './glow.ts';

/** Scenes with water that a pier can lead out over. */
export function hasPier({ scene, words, reading }: Stage): boolean {
  if (FAR_OFF.test(words)) return false;
  return (scene === 'sea' || scene === 'lake') && reading.subjects.some(({ key }) => key === 'pier');
}
/** One that is far off is under nobody's feet, and is drawn in no other way. */
const FAR_OFF =
  /\b(?:pier|dock|jetty)\b[^,.;]*\bin the (?:distance|background)\b|\b(?:distant|far-off|faraway) (?:\w+ )?(?:pier|dock|jetty)\b|(?:远处|远方)[^,，。；]*(?:码头|栈桥)/;

export function pierLayers(stage: Stage): Layer[] {
  return hasPier(stage) ? [painted('pier', 0.52, (brush) => paintPier(stage, brush))] : [];
}

const PLANKS = 34;

/** The row of its planks at a part of the way out: its middle, and half its breadth, pixels. */
function pierRow({ width, short, light }: Stage, reach: number): { x: number; half: number } {
  const end = width / 2 - light.side * short * 0.05;
  return { x: end + (width / 2 - end) * reach, half: short * (0.03 + 0.31 * reach) };
}

/** The first row and the last, pixels. */
function pierEnds({ height, horizon }: Stage): [near: number, far: number] {
  return [height * 1.03, horizon + (height - horizon) * 0.2];
}

/** What lies and stands about there is on its planks, and not beside them on the water. */
export function ontoPier(stage: Stage, spots: readonly Spot[]): Spot[] {
  if (!hasPier(stage)) return [...spots];
  const [near, far] = pierEnds(stage);
  return spots.map((spot) => {
    if (spot.isOnWater || spot.isFloating || !LYING.has(spot.subject.kind)) return spot;
    const { x, half } = pierRow(stage, (spot.y - far) / (near - far));
    const most = stage.width / 2;
    return { ...spot, x: x + ((spot.x - x) * half * ON_PLANKS) / most };
  });
}
const LYING: ReadonlySet<Subject['kind']> = new Set(['item', 'food', 'hat', 'full', 'face', 'figure']);
/** In parts of its breadth. */
const ON_PLANKS = 0.8;

function paintPier(stage: Stage, brush: Brush): void {
  const { palette } = stage;
  const random = stage.random('pier');
  const [near, far] = pierEnds(stage);
  /** The edge across at a part of the way out: rows come closer together with the distance. */
  const rowAt = (part: number): { y: number; x: number; half: number } => {
    const closeness = 1 / (1 + part * 7);
    const reach = (closeness - 1 / 8) / (1 - 1 / 8);
    return { y: far + (near - far) * reach, ...pierRow(stage, reach) };
  };
  const wood = lit(stage, stage.isSnowy ? '#cfd6e2' : '#a97f58');
  for (let post = 6; post >= 0; post--) {
    const row = rowAt(post / 6.4);
    for (const side of [-1, 1]) {
      const wide = row.half * 0.085;
      const x = row.x + side * row.half * 1.01;
      const foot = row.y + row.half * 0.42;
      brush.fillStyle = css(mix(mix(wood, '#20141c', 0.55), palette.fog, 0.3 * (post / 6)));
      brush.fillRect(x - wide / 2, row.y - row.half * 0.2, wide, foot - row.y + row.half * 0.2);
      // It breaks in the water.
      brush.globalAlpha = 0.3;
      brush.fillRect(x - wide * 0.4, foot, wide * 0.8, row.half * 0.3);
      brush.globalAlpha = 1;
    }
  }
  for (let plank = PLANKS - 1; plank >= 0; plank--) {
    const [close, away] = [rowAt(plank / PLANKS), rowAt((plank + 0.9) / PLANKS)];
    const tone = mix(wood, random.chance(0.5) ? '#fff0d8' : '#2a1a1c', random.between(0.02, 0.16));
    brush.fillStyle = css(mix(mix(tone, palette.sun, 0.14), palette.fog, 0.34 * (plank / PLANKS)));
    brush.beginPath();
    brush.moveTo(close.x - close.half * random.between(0.99, 1.02), close.y);
    brush.lineTo(close.x + close.half * random.between(0.99, 1.02), close.y);
    brush.lineTo(away.x + away.half, away.y);
    brush.lineTo(away.x - away.half, away.y);
    brush.fill();
    brush.fillStyle = css(mix(wood, '#180c14', 0.7), 0.8);
    brush.fillRect(
      close.x - close.half,
      close.y - Math.max(1, close.half * 0.012),
      close.half * 2,
      Math.max(1, close.half * 0.02),
    );
  }
  if (!stage.isDark && stage.time !== 'sunset') return;
  const lamp = rowAt(0.82);
  const [x, top] = [lamp.x + lamp.half, lamp.y - lamp.half * 2.4];
  brush.fillStyle = css(mix(wood, '#180c14', 0.6));
  brush.fillRect(x - lamp.half * 0.05, top, lamp.half * 0.1, lamp.half * 2.4);
  glow(brush, x, top, lamp.half * 3, css('#ffce7a', 0.7), css('#ffce7a', 0));
  brush.fillStyle = css('#fff0c0');
  brush.beginPath();
  brush.ellipse(x, top, lamp.half * 0.16, lamp.half * 0.2, 0, 0, 7);
  brush.fill();
}
