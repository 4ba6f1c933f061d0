// The far sands of the frontier: a beacon whose smoke goes straight up, a long river that shines.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, rowOfDistance, type Stage } from '../staging/stage.ts';
import { glow } from './glow.ts';

const PARTS: ReadonlySet<string> = new Set(['beacon-smoke', 'far-river']);

export function isOfFrontier(key: string): boolean {
  return PARTS.has(key);
}

export function frontierLayers(stage: Stage): Layer[] {
  if (stage.scene !== 'desert') return [];
  const has = (key: string): boolean => stage.reading.subjects.some((subject) => subject.key === key);
  return [
    ...(has('beacon-smoke')
      ? [painted('beacon', 0.305, (brush: Brush) => paintBeacon(stage, brush), { isSolid: false })]
      : []),
    ...(has('far-river') ? [painted('far river', 0.52, (brush: Brush) => paintRiver(stage, brush))] : []),
  ];
}

/** A small tower of earth on the horizon, away from the sun. */
function paintBeacon(stage: Stage, brush: Brush): void {
  const { width, short, horizon, palette, light } = stage;
  const x = width * (0.5 - light.side * 0.24);
  const foot = horizon + short * 0.02;
  const [wide, tall] = [short * 0.045, short * 0.075];
  const top = Math.max(short * 0.06, foot - short * 0.5);
  const grey = mix(palette.fog, palette.shade, 0.5);
  for (let step = 0; step < 60; step++) {
    const part = step / 59;
    const y = foot - tall - (foot - tall - top) * part;
    const radius = short * (0.008 + 0.02 * part ** 1.4);
    const sway = Math.sin(part * 5) * short * 0.006 * part;
    glow(brush, x + sway, y, radius * 1.7, css(grey, 0.42 * (1 - part * 0.6)), css(grey, 0));
  }
  const earth = lit(stage, '#a8764a');
  const face = brush.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
  face.addColorStop(light.side > 0 ? 1 : 0, css(mix(mix(earth, palette.sun, 0.2), palette.fog, 0.2)));
  face.addColorStop(light.side > 0 ? 0 : 1, css(mix(mix(earth, palette.shade, 0.6), palette.fog, 0.2)));
  brush.fillStyle = face;
  brush.beginPath();
  brush.moveTo(x - wide * 0.6, foot);
  brush.lineTo(x - wide * 0.4, foot - tall);
  for (let tooth = 0; tooth < 5; tooth++) {
    const left = x - wide * 0.4 + (wide * 0.8 * tooth) / 5;
    brush.lineTo(left, foot - tall - (tooth % 2 === 0 ? short * 0.009 : 0));
    brush.lineTo(left + (wide * 0.8) / 5, foot - tall - (tooth % 2 === 0 ? short * 0.009 : 0));
  }
  brush.lineTo(x + wide * 0.6, foot);
  brush.fill();
}

/** In bends from under the sun to beside the viewer, with the sky in it. */
function paintRiver(stage: Stage, brush: Brush): void {
  const { width, height, short, palette, light } = stage;
  const top = rowOfDistance(stage, 34);
  const middle = (part: number): number =>
    light.x +
    (width * (0.5 - light.side * 0.2) - light.x) * part +
    Math.sin(part * 7.4 + 0.6) * short * (0.03 + 0.3 * part) * (1 - part * 0.3);
  const half = (part: number): number => short * (0.008 + 0.13 * part ** 1.7);
  const edge = (side: -1 | 1): [number, number][] =>
    Array.from({ length: 41 }, (_, at): [number, number] => {
      const part = at / 40;
      return [middle(part) + side * half(part), top + (height - top) * part ** 1.15];
    });
  const water = brush.createLinearGradient(0, top, 0, height);
  water.addColorStop(0, css(mix(palette.horizon, palette.sun, 0.4)));
  water.addColorStop(0.4, css(mix(palette.horizon, palette.skyMiddle, 0.5)));
  water.addColorStop(1, css(mix(palette.skyMiddle, palette.shade, 0.35)));
  const outline = [...edge(-1), ...edge(1).toReversed()];
  for (const [grow, fill] of [
    [1.16, css(mix(lit(stage, '#8a6238'), palette.shade, 0.3), 0.7)],
    [1, water],
  ] as const) {
    brush.fillStyle = fill;
    brush.beginPath();
    for (const [index, [x, y]] of outline.entries()) {
      const part = (index < 41 ? index : 81 - index) / 40;
      brush.lineTo(middle(part) + (x - middle(part)) * grow, y);
    }
    brush.fill();
  }
  const random = stage.random('far river');
  for (let glint = 0; glint < 60; glint++) {
    const part = random.next();
    const y = top + (height - top) * part ** 1.15;
    const x = middle(part) + random.between(-0.8, 0.8) * half(part);
    const wide = short * (0.004 + 0.03 * part);
    brush.fillStyle = css(mix(palette.sun, '#ffffff', 0.4), 0.35);
    brush.fillRect(x - wide / 2, y, wide, Math.max(1, short * 0.0022 * (0.5 + part)));
  }
}
