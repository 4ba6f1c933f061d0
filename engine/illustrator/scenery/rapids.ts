// A river that rushes over rocks: white water that streams toward the viewer, boulders with foam around them.

import { css, mix } from '#engine/raster/colour.ts';
import { clamp, fractal, smooth } from '#engine/raster/noise.ts';
import { surfaceFromPixels, type Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { distanceOfRow, lit, type Stage } from '../staging/stage.ts';
import { paintStone } from './ground.ts';
import { waterLine } from './open-land.ts';

export function rapidLayers(stage: Stage): Layer[] {
  const { scene, reading } = stage;
  if (scene !== 'lake' || !reading.subjects.some(({ key }) => key === 'rapids')) return [];
  return [
    painted('landmark rapids', 0.35, (brush) => paintRapids(stage, brush), { isSolid: false }),
    painted('river banks', 0.38, (brush) => paintBanks(stage, brush)),
    painted('rocks in the river', 0.4, (brush) => paintRocks(stage, brush)),
  ];
}

/** Half the breadth of the river in a row, parts of the short side. */
function halfAt(part: number): number {
  return 0.2 + part * 0.62;
}

function paintRapids(stage: Stage, brush: Brush): void {
  const { width, height, short } = stage;
  const top = Math.round(waterLine(stage));
  const noise = stage.noise('rapids');
  const columns = Math.ceil(width / 2);
  const rows = Math.ceil((height - top) / 2);
  const pixels = new Uint8ClampedArray(columns * rows * 4);
  const white = mix(lit(stage, '#ffffff'), '#ffffff', stage.isDark ? 0.2 : 0.55);
  const deep = lit(stage, '#2f7684');
  for (let row = 0; row < rows; row++) {
    const y = top + row * 2;
    const part = row / rows;
    const distance = distanceOfRow(stage, Math.max(y, stage.horizon + 3));
    for (let column = 0; column < columns; column++) {
      const across = ((column * 2 - width / 2) / short) * distance;
      const swirl = fractal(noise, across * 0.9 + 11, distance * 1.4, 3) * 0.7;
      const foam = smooth(-0.14, 0.2, fractal(noise, across * 1.5 + swirl, distance * 0.85 + swirl * 2, 5));
      const lace = smooth(0.02, 0.3, fractal(noise, across * 5 + swirl, distance * 2.6, 3));
      const tone = mix(deep, white, clamp(foam * (0.62 + 0.38 * lace)));
      const at = (row * columns + column) * 4;
      pixels[at] = tone[0];
      pixels[at + 1] = tone[1];
      pixels[at + 2] = tone[2];
      pixels[at + 3] = 255 * (0.55 + 0.43 * foam) * smooth(0, 0.06, part);
    }
  }
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(surfaceFromPixels(columns, rows, pixels), 0, top, columns * 2, rows * 2);
}

/** Land on both sides, which the river leaves at the viewer's feet. */
function paintBanks(stage: Stage, brush: Brush): void {
  const { width, height, short, palette, isSnowy, isAutumn } = stage;
  const top = waterLine(stage) - short * 0.004;
  const grass = lit(stage, isSnowy ? '#eef3fb' : isAutumn ? '#b08a42' : '#6c9450');
  const noise = stage.noise('river banks');
  for (const side of [-1, 1] as const) {
    const down = brush.createLinearGradient(0, top, 0, height);
    down.addColorStop(0, css(mix(mix(grass, palette.sun, 0.12), palette.fog, 0.3)));
    down.addColorStop(0.4, css(grass));
    down.addColorStop(1, css(mix(grass, palette.shade, 0.5)));
    brush.fillStyle = down;
    brush.beginPath();
    brush.moveTo(side < 0 ? -4 : width + 4, top);
    for (let step = 0; step <= 40; step++) {
      const part = step / 40;
      const wave = fractal(noise, part * 6, side * 4, 3) * 0.07 * (0.3 + part);
      brush.lineTo(width / 2 + side * (halfAt(part) + wave) * short, top + part * (height - top));
    }
    brush.lineTo(side < 0 ? -4 : width + 4, height);
    brush.closePath();
    brush.fill();
  }
}

function paintRocks(stage: Stage, brush: Brush): void {
  const { width, height, short, palette, light } = stage;
  const random = stage.random('river rocks');
  const top = waterLine(stage);
  const rocks = Array.from({ length: 44 }, (_, index) => {
    const part = random.next() ** 1.2 * 0.92;
    const isBank = index % 4 !== 0;
    const away = isBank
      ? halfAt(part) + random.between(-0.04, 0.26)
      : random.between(0.16, 0.5) * halfAt(part);
    const side = index % 2 === 0 ? -1 : 1;
    const wide = short * (0.025 + 0.12 * part) * (isBank ? random.between(0.9, 1.7) : random.between(0.6, 1));
    return { x: width / 2 + side * away * short, y: top + part * (height - top), wide };
  }).toSorted((a, b) => a.y - b.y);
  const white = mix(lit(stage, '#ffffff'), '#ffffff', stage.isDark ? 0.2 : 0.5);
  for (const { x, y, wide } of rocks) {
    const tall = wide * random.between(0.5, 0.72);
    paintStone(
      brush,
      x,
      y,
      wide,
      tall,
      lit(stage, stage.isSnowy ? '#c8d2e4' : random.chance(0.5) ? '#77757a' : '#8b847c'),
      palette.shade,
      palette.sun,
      light.side,
      random.next,
    );
    for (let puff = 0; puff < 22; puff++) {
      const along = random.between(-0.62, 0.62);
      const size = wide * random.between(0.02, 0.075);
      brush.fillStyle = css(white, random.between(0.5, 0.95));
      brush.beginPath();
      brush.ellipse(
        x + along * wide,
        y + tall * 0.42 * Math.sqrt(Math.max(0, 1 - along ** 2)) + random.between(-0.04, 0.06) * wide,
        size * 1.6,
        size,
        0,
        0,
        7,
      );
      brush.fill();
    }
  }
}
