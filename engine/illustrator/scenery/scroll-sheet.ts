// A scroll on the wall: paper mounted on silk between two rods, with the red seal of who wrote it.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import { posterGround } from './poster-sheet.ts';
import { fillDown } from './sky.ts';

const SILK = '#b9a578';
const WALL = '#d9d2c4';
const ROD = '#4a2a1c';
const SEAL = '#b8321f';

export type Paper = { x: number; y: number; wide: number; tall: number };

/** Where the paper is that is written on, pixels, about its middle. */
export function scrollPaper({ width, height, short }: Pick<Stage, 'width' | 'height' | 'short'>): Paper {
  const isTall = height >= width;
  const wide = isTall ? Math.min(width * 0.62, height * 0.46) : width * 0.76;
  return { x: width / 2, y: height / 2, wide, tall: isTall ? height * 0.68 : short * 0.5 };
}

export function scrollLayers(stage: Stage): Layer[] {
  return [painted('paper', 0.02, (brush) => paintScroll(stage, brush), { isSolid: false })];
}

function paintScroll(stage: Stage, brush: Brush): void {
  const { short } = stage;
  fillDown(brush, stage, [
    [0, css(mix(WALL, '#ffffff', 0.25))],
    [1, css(mix(WALL, '#5a4a3c', 0.2))],
  ]);
  const { x, y, wide, tall } = scrollPaper(stage);
  const [edge, band] = [short * 0.045, short * 0.1];
  const silk = { left: x - wide / 2 - edge, top: y - tall / 2 - band, wide: wide + edge * 2 };
  brush.save();
  brush.shadowColor = 'rgba(40,28,20,0.4)';
  brush.shadowBlur = short * 0.03;
  brush.shadowOffsetY = short * 0.012;
  brush.fillStyle = SILK;
  brush.fillRect(silk.left, silk.top, silk.wide, tall + band * 2);
  brush.restore();
  paintDamask(brush, silk, tall + band * 2, short);
  brush.fillStyle = css(posterGround(stage));
  brush.fillRect(x - wide / 2, y - tall / 2, wide, tall);
  paintFibres(stage, brush, { x, y, wide, tall });
  for (const at of [silk.top, silk.top + tall + band * 2]) paintRod(brush, silk, at, short * 0.026);
  paintSeal(brush, x - wide / 2 + short * 0.075, y + tall / 2 - short * 0.075, short * 0.052);
}

/** Small lozenges, a little lighter than the silk. */
function paintDamask(
  brush: Brush,
  { left, top, wide }: { left: number; top: number; wide: number },
  tall: number,
  short: number,
): void {
  const step = short * 0.034;
  brush.fillStyle = css(mix(SILK, '#fff6dc', 0.35), 0.5);
  for (let row = 0; (row + 1) * step < tall; row++)
    for (let column = 0; (column + 1) * step < wide; column++) {
      if ((row + column) % 2 === 1) continue;
      const [x, y] = [left + (column + 0.5) * step, top + (row + 0.5) * step];
      brush.beginPath();
      brush.moveTo(x, y - step * 0.32);
      brush.lineTo(x + step * 0.24, y);
      brush.lineTo(x, y + step * 0.32);
      brush.lineTo(x - step * 0.24, y);
      brush.fill();
    }
}

function paintFibres(stage: Stage, brush: Brush, { x, y, wide, tall }: Paper): void {
  const random = stage.random('paper');
  for (let fibre = 0; fibre < 500; fibre++) {
    const [fx, fy] = [x + (random.next() - 0.5) * wide * 0.97, y + (random.next() - 0.5) * tall * 0.97];
    brush.strokeStyle = random.chance(0.5) ? 'rgba(255,252,240,0.35)' : 'rgba(140,110,70,0.14)';
    brush.lineWidth = stage.short * 0.0014;
    brush.beginPath();
    brush.moveTo(fx, fy);
    brush.lineTo(
      fx + random.between(-1, 1) * stage.short * 0.014,
      fy + random.between(-1, 1) * stage.short * 0.01,
    );
    brush.stroke();
  }
}

function paintRod(
  brush: Brush,
  { left, wide }: { left: number; wide: number },
  y: number,
  thick: number,
): void {
  const shade = brush.createLinearGradient(0, y - thick / 2, 0, y + thick / 2);
  shade.addColorStop(0, css(mix(ROD, '#e8b888', 0.4)));
  shade.addColorStop(0.4, ROD);
  shade.addColorStop(1, css(mix(ROD, '#000000', 0.5)));
  brush.fillStyle = shade;
  brush.beginPath();
  brush.roundRect(left - thick, y - thick / 2, wide + thick * 2, thick, thick * 0.4);
  brush.fill();
}

/** Four strokes of white in a red square. */
function paintSeal(brush: Brush, x: number, y: number, size: number): void {
  brush.fillStyle = SEAL;
  brush.beginPath();
  brush.roundRect(x - size / 2, y - size / 2, size, size, size * 0.1);
  brush.fill();
  brush.strokeStyle = '#f6e8d4';
  brush.lineWidth = size * 0.08;
  brush.beginPath();
  for (const [ax, ay, bx, by] of [
    [-0.32, -0.28, 0.32, -0.28],
    [-0.22, -0.05, 0.22, -0.05],
    [0, -0.36, 0, 0.34],
    [-0.32, 0.16, 0.32, 0.16],
    [-0.3, 0.16, -0.3, 0.34],
    [0.3, 0.16, 0.3, 0.34],
  ] as const) {
    brush.moveTo(x + ax * size, y + ay * size);
    brush.lineTo(x + bx * size, y + by * size);
  }
  brush.stroke();
}
