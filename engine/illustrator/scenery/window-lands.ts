// Land and houses outside the window of a room: a lane, a wood, a garden, dunes, a lake.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { Palette } from '../staging/palette.ts';
import type { Stage } from '../staging/stage.ts';
import type { WindowBox } from './window-box.ts';

/** As the hour has it. */
function toned({ isDark }: Stage, colour: Colour, sky: Palette, haze: number): Colour {
  return mix(isDark ? mix(colour, '#10182e', 0.66) : colour, sky.fog, haze);
}

/** A lane of houses: grey walls, tiled roofs and red doors where it is an old one of China, gables elsewhere. */
export function paintHouses(stage: Stage, brush: Brush, box: WindowBox, sky: Palette): void {
  const isOld = /胡同|hutong|江南|水乡|古镇|water town|弄堂|巷/.test(stage.words);
  const isWhite = /江南|水乡|古镇|water town/.test(stage.words);
  const random = stage.random('houses outside');
  for (let row = 0; row < 3; row++) {
    const haze = 0.42 - row * 0.2;
    const foot = box.top + box.tall * (0.7 + row * 0.17);
    let x = box.left - box.wide * random.between(0.02, 0.14);
    while (x < box.left + box.wide) {
      const wide = box.wide * random.between(0.26, 0.4) * (0.8 + row * 0.24);
      const tall = box.tall * random.between(0.1, 0.14) * (1 + row * 0.35);
      const wall = isWhite
        ? '#eef0ee'
        : isOld
          ? '#8d8f92'
          : random.pick(['#d8b088', '#c8786a', '#e4d4b4', '#9aa8b0']);
      paintHouse(stage, brush, { x, foot, wide, tall, isOld }, [
        toned(stage, wall, sky, haze),
        toned(stage, isOld ? '#4a5058' : '#7a4a40', sky, haze),
      ]);
      x += wide * random.between(1, 1.12);
    }
  }
  if (isOld && !isWhite) paintBareTree(stage, brush, box);
}

type House = { x: number; foot: number; wide: number; tall: number; isOld: boolean };

function paintHouse(
  stage: Stage,
  brush: Brush,
  { x, foot, wide, tall, isOld }: House,
  [wall, roof]: readonly [Colour, Colour],
): void {
  const top = foot - tall;
  brush.fillStyle = css(wall);
  brush.fillRect(x, top, wide, tall * 3);
  const rise = tall * (isOld ? 0.6 : 0.95);
  const gable = (lift: number): void => {
    brush.beginPath();
    brush.moveTo(x - wide * 0.07, top + tall * 0.06 - lift);
    if (isOld) {
      brush.quadraticCurveTo(x + wide * 0.12, top - rise * 0.4 - lift, x + wide * 0.2, top - rise - lift);
      brush.lineTo(x + wide * 0.8, top - rise - lift);
      brush.quadraticCurveTo(
        x + wide * 0.88,
        top - rise * 0.4 - lift,
        x + wide * 1.07,
        top + tall * 0.06 - lift,
      );
    } else {
      brush.lineTo(x + wide * 0.5, top - rise - lift);
      brush.lineTo(x + wide * 1.07, top + tall * 0.06 - lift);
    }
  };
  brush.fillStyle = css(roof);
  gable(0);
  brush.fill();
  if (isOld) {
    brush.strokeStyle = css(mix(roof, '#ffffff', 0.16));
    brush.lineWidth = Math.max(0.6, wide * 0.006);
    for (let tile = 1; tile < 12; tile++) {
      brush.beginPath();
      brush.moveTo(x + wide * (0.2 + tile * 0.05), top - rise);
      brush.lineTo(x + wide * (-0.06 + tile * 0.093), top + tall * 0.04);
      brush.stroke();
    }
  }
  if (stage.isSnowy) {
    brush.fillStyle = css(stage.isDark ? '#8a9ab8' : '#f6f9fd', 0.94);
    gable(tall * 0.07);
    brush.lineTo(x + wide * 1.03, top - tall * 0.03);
    brush.lineTo(x + wide * (isOld ? 0.77 : 0.5), top - rise * (isOld ? 0.72 : 0.7));
    brush.lineTo(x + wide * (isOld ? 0.23 : 0.5), top - rise * (isOld ? 0.72 : 0.7));
    brush.lineTo(x - wide * 0.03, top - tall * 0.03);
    brush.fill();
  }
  paintOpenings(stage, brush, { x, foot, wide, tall, isOld });
}

function paintOpenings(stage: Stage, brush: Brush, { x, foot, wide, tall, isOld }: House): void {
  const isLit = stage.isDark || stage.time === 'sunset';
  brush.fillStyle = css(isLit ? '#ffc870' : '#4c5c6c', 0.9);
  for (const at of isOld ? [0.16, 0.68] : [0.18, 0.45, 0.72])
    brush.fillRect(x + wide * at, foot - tall * 0.78, wide * 0.14, tall * 0.36);
  if (!isOld) return;
  brush.fillStyle = css(stage.isDark ? '#5c1f24' : '#b0302c');
  brush.fillRect(x + wide * 0.4, foot - tall * 0.8, wide * 0.2, tall * 0.9);
}

function paintBareTree(stage: Stage, brush: Brush, { left, top, wide, tall }: WindowBox): void {
  const random = stage.random('tree outside');
  const grow = (x: number, y: number, angle: number, long: number, thick: number): void => {
    if (thick < wide * 0.002) return;
    const [ex, ey] = [x + Math.sin(angle) * long, y - Math.cos(angle) * long];
    brush.lineWidth = thick;
    brush.strokeStyle = css(stage.isDark ? '#141a2a' : '#4a3c38');
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(ex, ey);
    brush.stroke();
    for (const turn of [-0.42, 0.36])
      grow(
        ex,
        ey,
        angle + turn + random.between(-0.16, 0.16),
        long * random.between(0.66, 0.8),
        thick * 0.62,
      );
  };
  brush.lineCap = 'round';
  grow(left + wide * 0.84, top + tall, -0.08, tall * 0.26, wide * 0.024);
}

/** Trunks near, leaves behind them. */
export function paintWood(
  stage: Stage,
  brush: Brush,
  { left, top, wide, tall }: WindowBox,
  sky: Palette,
): void {
  const random = stage.random('wood outside');
  const isBamboo = /竹|bamboo/.test(stage.words);
  const leaf = stage.isSnowy ? '#c8d4e0' : stage.isAutumn ? '#c8782c' : '#3f7a3c';
  for (let row = 0; row < 3; row++) {
    const haze = 0.44 - row * 0.18;
    for (let tree = 0; tree < 7 + row * 2; tree++) {
      const x = left + wide * random.between(-0.04, 1.04);
      const size = wide * random.between(0.1, 0.17) * (1 + row * 0.3);
      const y = top + tall * (0.3 + row * 0.17 + random.between(-0.1, 0.08));
      brush.fillStyle = css(toned(stage, isBamboo ? '#6a9a4c' : '#5a4232', sky, haze));
      brush.fillRect(x - size * 0.06, isBamboo ? top : y, size * (isBamboo ? 0.12 : 0.16), tall);
      for (let blob = 0; blob < 7; blob++) {
        const tone = mix(leaf, blob % 2 === 0 ? '#c8d878' : '#1c3c2c', 0.22);
        brush.fillStyle = css(toned(stage, tone, sky, haze));
        brush.beginPath();
        brush.ellipse(
          x + random.between(-0.5, 0.5) * size,
          y + random.between(-0.5, 0.4) * size,
          size * (isBamboo ? 0.26 : 0.36),
          size * (isBamboo ? 0.07 : 0.3),
          random.between(-0.5, 0.5),
          0,
          7,
        );
        brush.fill();
      }
    }
  }
}

/** A lawn, bushes with flowers, a tree. */
export function paintGarden(stage: Stage, brush: Brush, box: WindowBox, sky: Palette): void {
  const { left, top, wide, tall } = box;
  const random = stage.random('garden outside');
  const lawn = brush.createLinearGradient(0, top + tall * 0.6, 0, top + tall);
  lawn.addColorStop(0, css(toned(stage, stage.isSnowy ? '#e8eef6' : '#8ab85c', sky, 0.3)));
  lawn.addColorStop(1, css(toned(stage, stage.isSnowy ? '#f6f9fd' : '#5f9a44', sky, 0)));
  brush.fillStyle = lawn;
  brush.fillRect(left, top + tall * 0.6, wide, tall * 0.4);
  for (let bush = 0; bush < 9; bush++) {
    const [x, y] = [
      left + wide * (bush / 8 + random.between(-0.05, 0.05)),
      top + tall * random.between(0.58, 0.68),
    ];
    const size = wide * random.between(0.08, 0.13);
    brush.fillStyle = css(toned(stage, stage.isSnowy ? '#dfe8f2' : '#3f7a44', sky, 0.18));
    brush.beginPath();
    brush.ellipse(x, y, size, size * 0.72, 0, 0, 7);
    brush.fill();
    if (stage.isSnowy) continue;
    for (let bloom = 0; bloom < 7; bloom++) {
      brush.fillStyle = css(
        toned(stage, random.pick(['#e8567a', '#f2c230', '#f4efe6', '#b06ad0']), sky, 0.1),
      );
      brush.beginPath();
      brush.arc(x + random.between(-0.8, 0.8) * size, y + random.between(-0.5, 0.4) * size, size * 0.1, 0, 7);
      brush.fill();
    }
  }
}

export function paintDunes(
  stage: Stage,
  brush: Brush,
  { left, top, wide, tall }: WindowBox,
  sky: Palette,
): void {
  for (let row = 0; row < 3; row++) {
    brush.fillStyle = css(toned(stage, row === 1 ? '#d8a45c' : '#e4b870', sky, 0.4 - row * 0.18));
    const y = top + tall * (0.58 + row * 0.13);
    brush.beginPath();
    brush.moveTo(left, top + tall);
    brush.lineTo(left, y);
    brush.bezierCurveTo(
      left + wide * 0.3,
      y - tall * 0.14,
      left + wide * (0.4 + row * 0.14),
      y + tall * 0.1,
      left + wide,
      y - tall * 0.04,
    );
    brush.lineTo(left + wide, top + tall);
    brush.fill();
  }
}

/** Water under hills, which it mirrors. */
export function paintLake(
  stage: Stage,
  brush: Brush,
  { left, top, wide, tall }: WindowBox,
  sky: Palette,
): void {
  const random = stage.random('lake outside');
  const level = top + tall * 0.6;
  for (const side of [-1, 1]) {
    brush.fillStyle = css(toned(stage, '#4f7a5c', sky, side < 0 ? 0.3 : 0.14), side < 0 ? 0.5 : 1);
    brush.beginPath();
    brush.moveTo(left, level);
    for (let step = 0; step <= 12; step++)
      brush.lineTo(
        left + (wide * step) / 12,
        level + side * -tall * (0.07 + 0.09 * Math.abs(Math.sin(step * 0.7))),
      );
    brush.lineTo(left + wide, level);
    brush.fill();
    if (side > 0) continue;
    const water = brush.createLinearGradient(0, level, 0, top + tall);
    water.addColorStop(0, css(mix(sky.horizon, '#6fa0c0', 0.4)));
    water.addColorStop(1, css(toned(stage, '#3f7a9c', sky, 0.1)));
    brush.fillStyle = water;
    brush.fillRect(left, level, wide, top + tall - level);
  }
  for (let wave = 0; wave < 26; wave++) {
    const near = random.next();
    brush.fillStyle = css('#ffffff', random.between(0.1, 0.35));
    brush.fillRect(
      left + random.next() * wide,
      level + tall * 0.4 * near,
      wide * 0.06 * (0.3 + near),
      Math.max(1, tall * 0.003),
    );
  }
}
