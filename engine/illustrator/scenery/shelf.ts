// The wall behind a shelf, the light of a window on it, and the board that things stand on.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { clamp, fractal } from '#engine/raster/noise.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { paintPlaster } from './plain-wall.ts';
import { glow } from './glow.ts';
import { makeTexture } from './texture.ts';

/** The row on which things stand, as a part of the frame's height. */
export const SHELF_ROW = 0.76;

export function shelfLayers(stage: Stage): Layer[] {
  return [
    painted('wall behind a shelf', 0.05, (brush) => paintBehind(stage, brush), { isSolid: false }),
    painted('shelf', 0.5, (brush) => paintBoard(stage, brush)),
  ];
}

function paintBehind(stage: Stage, brush: Brush): void {
  const { width, height, short, light, isDark } = stage;
  paintPlaster(stage, brush, height);
  const x = width * (0.5 + light.side * 0.3);
  const warm = isDark ? '#ffb868' : '#fff2d4';
  glow(brush, x, height * 0.2, short * 0.9, css(warm, isDark ? 0.3 : 0.4), css(warm, 0));
  const far = brush.createLinearGradient(light.side > 0 ? width : 0, 0, light.side > 0 ? 0 : width, 0);
  far.addColorStop(0.3, css('#2a1a20', 0));
  far.addColorStop(1, css('#2a1a20', isDark ? 0.6 : 0.42));
  brush.fillStyle = far;
  brush.fillRect(0, 0, width, height);
  if (!isDark) paintPaneLight(stage, brush);
}

/** The sun through panes, aslant on the wall. */
function paintPaneLight({ width, height, short, light, palette }: Stage, brush: Brush): void {
  brush.save();
  brush.filter = `blur(${(short * 0.008).toFixed(1)}px)`;
  brush.fillStyle = css(palette.sun, 0.24);
  brush.transform(1, light.side * -0.16, light.side * -0.3, 1, 0, 0);
  for (const column of [0, 1])
    for (const row of [0, 1]) {
      const x = width * 0.5 + light.side * short * (0.2 + column * 0.19) + light.side * height * 0.06;
      brush.fillRect(x, height * 0.12 + row * short * 0.24, light.side * short * 0.17, short * 0.22);
    }
  brush.restore();
}

function paintBoard(stage: Stage, brush: Brush): void {
  const { width, height, short, light } = stage;
  const random = stage.random('shelf');
  const asked = stage.reading.subjects.find(({ key }) => key === 'wall-shelf')?.colour;
  const wood = lit(stage, asked ?? random.pick(['#9a6a42', '#b08458', '#7d5638', '#c49a6a']));
  const [top, edge] = [height * (SHELF_ROW - 0.035), height * (SHELF_ROW + 0.03)];
  const thick = short * 0.045;
  // Its shade on the wall below.
  const shade = brush.createLinearGradient(0, edge + thick, 0, edge + thick + short * 0.16);
  shade.addColorStop(0, css('#20141c', 0.62));
  shade.addColorStop(1, css('#20141c', 0));
  brush.fillStyle = shade;
  brush.fillRect(0, edge + thick, width, short * 0.16);
  for (const part of [0.16, 0.84]) paintBracket(stage, brush, width * part, edge + thick);
  paintGrain(stage, brush, wood, top, edge);
  const front = brush.createLinearGradient(0, edge, 0, edge + thick);
  front.addColorStop(0, css(mix(wood, '#ffe8c4', 0.3)));
  front.addColorStop(0.14, css(mix(wood, '#2a1410', 0.14)));
  front.addColorStop(1, css(mix(wood, '#2a1410', 0.5)));
  brush.fillStyle = front;
  brush.fillRect(0, edge, width, thick);
  // What stands at the back of the board meets the wall in shade.
  const back = brush.createLinearGradient(0, top - short * 0.03, 0, top + short * 0.01);
  back.addColorStop(0, css('#20141c', 0));
  back.addColorStop(1, css('#20141c', 0.34));
  brush.fillStyle = back;
  brush.fillRect(0, top - short * 0.03, width, short * 0.03);
  glow(brush, width * (0.5 + light.side * 0.3), edge, short * 0.4, css('#ffe8c0', 0.22), css('#ffe8c0', 0));
}

function paintGrain(stage: Stage, brush: Brush, wood: Colour, top: number, edge: number): void {
  const [columns, rows] = [420, 24];
  const noise = stage.noise('shelf');
  const grain = makeTexture(columns, rows, (x, y) => {
    const value = fractal(noise, x * 0.012, y * 0.5, 4) * 0.5;
    return mix(wood, value > 0 ? '#ffe4bc' : '#2c140c', clamp(Math.abs(value)));
  });
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(grain, 0, top, stage.width, edge - top + 1);
}

/** Of black iron. */
function paintBracket({ short, light }: Stage, brush: Brush, x: number, y: number): void {
  brush.lineCap = 'round';
  for (const [colour, wide, aside] of [
    [css('#20141c', 0.3), 0.016, -light.side * 0.014],
    ['#2c2a2e', 0.014, 0],
    ['#55525a', 0.004, light.side * 0.003],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = short * wide;
    brush.beginPath();
    brush.moveTo(x + aside * short, y);
    brush.lineTo(x + aside * short, y + short * 0.1);
    brush.stroke();
  }
}
