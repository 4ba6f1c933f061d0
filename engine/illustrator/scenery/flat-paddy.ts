// Paddies on flat land: fields under water that hold the sky, low banks between them, seedlings in rows.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, rowOfDistance, scaleAt, type Stage } from '../staging/stage.ts';

const PADDY =
  /\brice (?:padd(?:y|ies)|fields?)\b|\bpadd(?:y|ies)\b|(?:planting|transplanting|harvesting) (?:the )?rice|稻田|水田|秧田|插秧|水稻/;
const STEPPED = /terrace|梯田|hillside|山坡/;

/** Where nothing says that the land is steep. */
export function hasFlatPaddy({ scene, words, isSnowy }: Pick<Stage, 'scene' | 'words' | 'isSnowy'>): boolean {
  return scene === 'meadow' && !isSnowy && PADDY.test(words) && !STEPPED.test(words);
}

export function flatPaddyLayer(stage: Stage): Layer {
  return painted('ground', 0.5, (brush) => paintPaddies(stage, brush));
}

/** Banks across, by their distance; along, by where they lie beside the viewer. */
const ACROSS = [70, 40, 25, 16.5, 11.4, 8.1, 5.6, 3.2, 1.6];
const ALONG = [-66, -47, -31, -18.5, -7.2, 5.4, 17, 29, 45, 63];

type At = (across: number, distance: number) => [number, number];

function paintPaddies(stage: Stage, brush: Brush): void {
  const { width, height, horizon, palette, isAutumn, light } = stage;
  const at: At = (across, distance) => [
    width / 2 + (across + light.side * distance * 0.05) * scaleAt(stage, distance),
    rowOfDistance(stage, distance),
  ];
  const far = mix(lit(stage, isAutumn ? '#d2aa4c' : '#86b455'), palette.fog, 0.42);
  brush.fillStyle = css(far);
  brush.fillRect(0, horizon - 1, width, height - horizon + 2);
  const random = stage.random('paddies');
  for (let row = 0; row + 1 < ACROSS.length; row++) {
    const [back, front] = [ACROSS[row] as number, ACROSS[row + 1] as number];
    for (let column = 0; column + 1 < ALONG.length; column++) {
      const [left, right] = [ALONG[column] as number, ALONG[column + 1] as number];
      const isWater = !isAutumn && (front < 9 || random.chance(0.55));
      paintField(stage, brush, at, { left, right, back, front, isWater });
    }
  }
  for (const distance of ACROSS) paintBank(stage, brush, [at(-70, distance), at(70, distance)], distance);
  for (const across of ALONG)
    for (let row = 0; row + 1 < ACROSS.length; row++) {
      const [back, front] = [ACROSS[row] as number, ACROSS[row + 1] as number];
      paintBank(stage, brush, [at(across, back), at(across, front)], (back + front) / 2);
    }
}

type Field = { left: number; right: number; back: number; front: number; isWater: boolean };

function paintField(stage: Stage, brush: Brush, at: At, field: Field): void {
  const { width, height, palette, isAutumn, short } = stage;
  const { left, right, back, front, isWater } = field;
  const corners = [at(left, back), at(right, back), at(right, front), at(left, front)] as const;
  if (corners[2][0] < 0 || corners[3][0] > width) if (corners[1][0] < 0 || corners[0][0] > width) return;
  const haze = Math.min(0.5, (back / 70) * 0.55);
  const rice = mix(lit(stage, isAutumn ? '#dcb044' : '#84b84a'), palette.fog, haze);
  const sky = mix(palette.skyMiddle, palette.horizon, 0.45);
  const [top, low] = [corners[0][1], Math.min(height, corners[3][1])];
  const down = brush.createLinearGradient(0, top, 0, low);
  down.addColorStop(0, css(isWater ? mix(palette.horizon, '#ffffff', 0.12) : mix(rice, palette.sun, 0.16)));
  down.addColorStop(1, css(isWater ? mix(sky, palette.shade, 0.16) : mix(rice, palette.shade, 0.16)));
  brush.fillStyle = down;
  brush.beginPath();
  for (const corner of corners) brush.lineTo(...corner);
  brush.closePath();
  brush.fill();
  brush.save();
  brush.clip();
  const random = stage.random(`paddy ${left} ${front}`);
  const dense = isWater ? 1.5 : 0.5;
  const from = Math.max(front, 2.4);
  for (let distance = back; distance > from; distance -= dense * (0.35 + distance * 0.05)) {
    const scale = scaleAt(stage, distance);
    const tall = scale * (isWater ? 0.3 : 0.5);
    const pitch = Math.max(isWater ? 0.75 : 0.34, 3 / scale);
    brush.lineWidth = Math.max(0.7, Math.min(short * 0.004, tall * 0.1));
    for (const tone of [-0.2, 0.14]) {
      brush.strokeStyle = css(mix(rice, tone < 0 ? palette.shade : palette.sun, Math.abs(tone)), 0.92);
      brush.beginPath();
      for (let across = left; across < right; across += pitch * 2) {
        const [x, y] = at(across + (tone < 0 ? 0 : pitch) + random.between(-0.08, 0.08), distance);
        if (x < -tall || x > width + tall) continue;
        for (const lean of [-0.36, 0, 0.4]) {
          brush.moveTo(x, y);
          brush.quadraticCurveTo(x, y - tall * 0.7, x + lean * tall, y - tall);
        }
      }
      brush.stroke();
    }
  }
  brush.restore();
}

/** A low dike, grown with grass. */
function paintBank(
  stage: Stage,
  brush: Brush,
  [[x1, y1], [x2, y2]]: readonly [[number, number], [number, number]],
  distance: number,
): void {
  const { palette, isAutumn } = stage;
  const thick = Math.max(1, scaleAt(stage, distance) * 0.16);
  const green = mix(lit(stage, isAutumn ? '#96783a' : '#5f8a3c'), palette.fog, Math.min(0.5, distance / 110));
  for (const [lift, tone] of [
    [0, mix(green, palette.shade, 0.4)],
    [-0.5, mix(green, palette.sun, 0.14)],
  ] as const) {
    brush.strokeStyle = css(tone);
    brush.lineWidth = thick * (lift === 0 ? 1.2 : 0.8);
    brush.beginPath();
    brush.moveTo(x1, y1 + lift * thick);
    brush.lineTo(x2, y2 + lift * thick);
    brush.stroke();
  }
}
