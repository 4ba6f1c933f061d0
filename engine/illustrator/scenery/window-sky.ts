// What of the sky is seen through the window of a room: the moon, fireworks.

import { css } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { paintMoonDisc } from './sky-discs.ts';
import { glow } from './glow.ts';
import { paintBurst } from './sky-wonders.ts';
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
  paintMoonDisc(
    brush,
    { x, y, radius },
    { fill: css('#fdf6e0'), isCrescent },
    stage.random('craters outside'),
  );
}

function paintFireworks(stage: Stage, brush: Brush, { left, top, wide, tall }: WindowBox): void {
  const random = stage.random('fireworks outside');
  brush.globalCompositeOperation = 'screen';
  for (const [px, py, size, hue] of [
    [0.27, 0.27, 0.24, '#ff8a5c'],
    [0.74, 0.2, 0.2, '#8ad0ff'],
    [0.56, 0.5, 0.17, '#ffd86a'],
  ] as const) {
    const [x, y, reach] = [left + wide * px, top + tall * py, wide * size];
    paintBurst(brush, { x, y, reach, hue, thick: stage.short * 0.005, rays: 18 }, random);
  }
  brush.globalCompositeOperation = 'source-over';
}
