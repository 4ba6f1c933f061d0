// What of the sky is seen through the window of a room: the moon, fireworks.

import { css } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { Subject } from '../prompt-reading.ts';
import type { Stage } from '../stage.ts';
import { glow } from './sky.ts';
import { isWindowless, type WindowBox } from './window-box.ts';

const MOONS: ReadonlySet<string> = new Set(['moon', 'crescent']);

export function isSeenInWindow(stage: Stage, { key }: Pick<Subject, 'key'>): boolean {
  if (stage.scene !== 'room' || isWindowless(stage)) return false;
  return MOONS.has(key) || key === 'fireworks';
}

export function paintWindowSky(stage: Stage, brush: Brush, box: WindowBox): void {
  const keys = new Set(stage.reading.subjects.map(({ key }) => key));
  if (keys.has('moon') || keys.has('crescent')) paintMoon(stage, brush, box, keys.has('crescent'));
  if (keys.has('fireworks')) paintFireworks(stage, brush, box);
}

function paintMoon(
  stage: Stage,
  brush: Brush,
  { left, top, wide, tall }: WindowBox,
  isCrescent: boolean,
): void {
  const [x, y, radius] = [left + wide * 0.28, top + tall * 0.2, wide * 0.085];
  glow(brush, x, y, radius * 4, css('#fff4d0', 0.5), css('#fff4d0', 0));
  brush.fillStyle = css('#fdf6e0');
  brush.beginPath();
  if (isCrescent) {
    brush.arc(x, y, radius, -1.2, 2.2);
    brush.arc(x - radius * 0.42, y - radius * 0.2, radius * 0.86, 1.95, -0.95, true);
  } else brush.arc(x, y, radius, 0, 7);
  brush.fill();
  if (isCrescent) return;
  brush.fillStyle = css('#d8cca8', 0.5);
  for (const [dx, dy, size] of [
    [-0.3, -0.2, 0.24],
    [0.34, 0.1, 0.18],
    [-0.1, 0.42, 0.2],
  ] as const) {
    brush.beginPath();
    brush.arc(x + dx * radius, y + dy * radius, size * radius, 0, 7);
    brush.fill();
  }
}

function paintFireworks(stage: Stage, brush: Brush, { left, top, wide, tall }: WindowBox): void {
  const random = stage.random('fireworks outside');
  brush.globalCompositeOperation = 'screen';
  for (const [px, py, size, colour] of [
    [0.26, 0.3, 0.2, '#ff8a5c'],
    [0.7, 0.2, 0.16, '#8ad0ff'],
    [0.54, 0.48, 0.13, '#ffd86a'],
  ] as const) {
    const [x, y, reach] = [left + wide * px, top + tall * py, wide * size];
    glow(brush, x, y, reach, css(colour, 0.34), css(colour, 0));
    brush.strokeStyle = css(colour, 0.95);
    brush.lineWidth = Math.max(1, stage.short * 0.0022);
    for (let ray = 0; ray < 22; ray++) {
      const angle = (ray / 22) * Math.PI * 2 + random.between(-0.06, 0.06);
      const long = reach * random.between(0.72, 1);
      brush.beginPath();
      brush.moveTo(x + Math.cos(angle) * reach * 0.2, y + Math.sin(angle) * reach * 0.2);
      brush.quadraticCurveTo(
        x + Math.cos(angle) * long * 0.7,
        y + Math.sin(angle) * long * 0.7,
        x + Math.cos(angle) * long,
        y + Math.sin(angle) * long + reach * 0.1,
      );
      brush.stroke();
    }
  }
  brush.globalCompositeOperation = 'source-over';
}
