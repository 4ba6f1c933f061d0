// Prayer flags of Tibet: cloths of five colours, blue, white, red, green and yellow, on lines from pole to pole.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { isOutside, lit, type Stage, type StageScene } from '../staging/stage.ts';

const CLOTHS = ['#2f6fc0', '#f4f2ea', '#d23a34', '#2f9a58', '#f2c230'] as const;
const NOT_IN: ReadonlySet<StageScene> = new Set<StageScene>(['space', 'moon', 'sky', 'underwater', 'cave']);
/** Of every two lines one goes up, one down, as parts of the frame from its upper left. */
const LINES = [
  { from: [-0.04, 0.06], to: [0.86, 0.46], sag: 0.09 },
  { from: [0.14, 0.44], to: [1.04, 0.1], sag: 0.12 },
  { from: [0.14, 0.56], to: [0.86, 0.56], sag: 0.1 },
] as const;
const POLES = [0.14, 0.86] as const;

export function hasPrayerFlags(stage: Pick<Stage, 'scene' | 'reading'>): boolean {
  return (
    isOutside(stage) &&
    !NOT_IN.has(stage.scene) &&
    stage.reading.subjects.some(({ key }) => key === 'prayer-flags')
  );
}

export function prayerFlagLayers(stage: Stage): Layer[] {
  if (!hasPrayerFlags(stage)) return [];
  return [painted('prayer flags', 0.575, (brush) => paintFlags(stage, brush))];
}

function paintFlags(stage: Stage, brush: Brush): void {
  const { width, height } = stage;
  for (const part of POLES) paintPole(stage, brush, width * part);
  for (const [row, { from, to, sag }] of LINES.entries()) {
    const at = (part: number): { x: number; y: number } => ({
      x: width * (from[0] + (to[0] - from[0]) * part),
      y: height * (from[1] + (to[1] - from[1]) * part + sag * 4 * part * (1 - part)),
    });
    paintLine(stage, brush, at, row);
  }
}

function paintPole(stage: Stage, brush: Brush, x: number): void {
  const { height, short, palette, light } = stage;
  const wood = lit(stage, '#8a6646');
  const [top, foot, wide] = [height * 0.4, height * 0.8, short * 0.014];
  const bar = brush.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
  bar.addColorStop(light.side > 0 ? 1 : 0, css(mix(wood, palette.sun, 0.3)));
  bar.addColorStop(light.side > 0 ? 0 : 1, css(mix(wood, palette.shade, 0.5)));
  brush.fillStyle = bar;
  brush.fillRect(x - wide / 2, top, wide, foot - top);
  // Stones with prayers are heaped at its foot.
  const random = stage.random(`cairn ${Math.round(x)}`);
  for (let stone = 0; stone < 16; stone++) {
    const rise = random.next();
    const size = short * random.between(0.012, 0.022);
    brush.fillStyle = css(mix(lit(stage, '#a8a29a'), palette.shade, random.between(0.05, 0.4)));
    brush.beginPath();
    brush.ellipse(
      x + short * random.between(-0.05, 0.05) * (1.1 - rise),
      foot + short * 0.008 - rise * short * 0.04,
      size,
      size * 0.62,
      0,
      0,
      7,
    );
    brush.fill();
  }
}

function paintLine(
  stage: Stage,
  brush: Brush,
  at: (part: number) => { x: number; y: number },
  row: number,
): void {
  const { short, palette } = stage;
  const random = stage.random(`prayer flags ${row}`);
  brush.strokeStyle = css(mix(lit(stage, '#6a5a48'), palette.shade, 0.3), 0.9);
  brush.lineWidth = Math.max(1, short * 0.0024);
  brush.beginPath();
  for (let step = 0; step <= 40; step++) {
    const { x, y } = at(step / 40);
    brush.lineTo(x, y);
  }
  brush.stroke();
  const [first, last] = [at(0), at(1)];
  const many = Math.round(Math.hypot(last.x - first.x, last.y - first.y) / (short * 0.056));
  for (let flag = 0; flag < many; flag++) {
    const [left, right] = [at((flag + 0.08) / many), at((flag + 0.92) / many)];
    const tall = short * 0.058;
    const blown = stage.light.side * tall * random.between(0.04, 0.3);
    const lift = tall * random.between(-0.06, 0.14);
    const cloth = lit(stage, CLOTHS[flag % CLOTHS.length] ?? CLOTHS[0]);
    const fold = brush.createLinearGradient(left.x, 0, right.x + blown, 0);
    fold.addColorStop(0, css(mix(cloth, palette.sun, 0.18)));
    fold.addColorStop(0.45, css(mix(cloth, palette.shade, 0.16)));
    fold.addColorStop(0.7, css(mix(cloth, '#ffffff', 0.14)));
    fold.addColorStop(1, css(mix(cloth, palette.shade, 0.26)));
    brush.fillStyle = fold;
    brush.beginPath();
    brush.moveTo(left.x, left.y);
    brush.lineTo(right.x, right.y);
    brush.quadraticCurveTo(
      right.x + blown * 0.2,
      right.y + tall * 0.5,
      right.x + blown,
      right.y + tall - lift,
    );
    brush.quadraticCurveTo(
      (left.x + right.x) / 2 + blown,
      left.y + tall * 1.1 - lift,
      left.x + blown,
      left.y + tall - lift,
    );
    brush.quadraticCurveTo(left.x + blown * 0.2, left.y + tall * 0.5, left.x, left.y);
    brush.fill();
    // Rows of writing.
    brush.strokeStyle = css(mix(cloth, '#201818', 0.55), 0.4);
    brush.lineWidth = Math.max(0.6, short * 0.0013);
    brush.beginPath();
    for (const down of [0.3, 0.48, 0.66]) {
      const shift = blown * down ** 2;
      brush.moveTo(left.x + (right.x - left.x) * 0.2 + shift, left.y + tall * down);
      brush.lineTo(left.x + (right.x - left.x) * 0.8 + shift, right.y + tall * down);
    }
    brush.stroke();
  }
}
