// A city on the ground of the sea: domes and towers with lit windows, in the haze of the water.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import { glow } from './glow.ts';

export function sunkenCityLayers(stage: Stage): Layer[] {
  const isThere = stage.reading.scenes.includes('city') || /atlantis|亚特兰蒂斯/.test(stage.words);
  if (stage.scene !== 'underwater' || !isThere) return [];
  return [0, 1].map((row) =>
    painted(`sunken city ${row}`, [0.24, 0.36][row] ?? 0.3, (brush) => paintRow(stage, brush, row)),
  );
}

function paintRow(stage: Stage, brush: Brush, row: number): void {
  const { width, height, short, palette } = stage;
  const random = stage.random(`sunken city ${row}`);
  const base = height * (0.88 + row * 0.06);
  const wall = mix(mix('#1c4a6e', palette.fog, 0.55 - row * 0.35), palette.skyMiddle, 0.2);
  const lamp = mix('#ffe9a8', palette.sun, 0.3);
  let x = -short * 0.05;
  while (x < width + short * 0.05) {
    const wide = short * random.between(0.07, 0.13) * (1 + row * 0.25);
    const middle = 1 - Math.abs((x + wide / 2) / width - 0.5) * 1.1;
    const tall = short * random.between(0.2, 0.52) * middle * (1 - row * 0.3);
    const top = base - tall;
    const shade = brush.createLinearGradient(0, top, 0, base);
    shade.addColorStop(0, css(mix(wall, '#ffffff', 0.14)));
    shade.addColorStop(1, css(mix(wall, palette.shade, 0.5)));
    brush.fillStyle = shade;
    brush.fillRect(x, top, wide, tall + short * 0.1);
    brush.beginPath();
    if (random.chance(0.5)) brush.ellipse(x + wide / 2, top, wide / 2, wide * 0.42, 0, Math.PI, 0);
    else {
      brush.moveTo(x, top);
      brush.lineTo(x + wide / 2, top - wide * random.between(0.7, 1.5));
      brush.lineTo(x + wide, top);
    }
    brush.fill();
    const pane = short * 0.011;
    for (let y = top + pane * 2; y < base - pane * 2; y += pane * 2.6)
      for (let at = x + pane; at < x + wide - pane * 1.4; at += pane * 2.2) {
        if (!random.chance(0.5)) continue;
        brush.fillStyle = css(lamp, 0.35 + row * 0.4);
        brush.fillRect(at, y, pane, pane * 1.3);
      }
    if (random.chance(0.6))
      glow(brush, x + wide / 2, base - tall * 0.4, wide * 1.3, css(lamp, 0.16), css(lamp, 0));
    x += wide * random.between(1.02, 1.3);
  }
}
