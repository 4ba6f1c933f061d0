// Small lights on a string: along the wall of a room and around its window, over a garden or a street.

import { css } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Stage, StageScene } from '../staging/stage.ts';
import { glow } from './glow.ts';
import { windowBox } from './window-box.ts';

const HUNG_IN: ReadonlySet<StageScene> = new Set<StageScene>([
  'room',
  'meadow',
  'street',
  'village',
  'forest',
  'city',
  'water-town',
]);
const WARM = ['#ffd68a', '#ffdf9e', '#ffcf78'] as const;
const MANY_COLOURED = ['#ff7a6a', '#ffd05a', '#7ad88a', '#6ab8ff', '#ff9ad0'] as const;

type Point = { x: number; y: number };

export function hasStringLights({ scene, reading }: Pick<Stage, 'scene' | 'reading'>): boolean {
  return (
    HUNG_IN.has(scene) &&
    reading.inside === undefined &&
    reading.subjects.some(({ key }) => key === 'string-lights')
  );
}

export function stringLightLayers(stage: Stage): Layer[] {
  if (!hasStringLights(stage)) return [];
  const isRoom = stage.scene === 'room';
  const strings = isRoom ? alongWall(stage) : overhead(stage);
  const depth = isRoom ? 0.14 : 0.68;
  return [
    painted('string lights', depth, (brush) => paintStrings(stage, brush, strings)),
    painted('glow of string lights', depth + 0.001, (brush) => paintGlow(stage, brush, strings), {
      isSolid: false,
      blend: 'screen',
    }),
  ];
}

/** In swags under the ceiling, and down on both sides of the window. */
function alongWall(stage: Stage): Point[][] {
  const { width, short, height } = stage;
  const { left, top, wide, tall } = windowBox(stage);
  const y = Math.max(height * 0.03, top * 0.55);
  const swags = Math.max(3, Math.round((width / short) * 3.4));
  const wall = Array.from({ length: swags }, (_, swag) =>
    hang(
      { x: (width * swag) / swags, y: y * (swag % 2 === 0 ? 0.8 : 1.1) },
      { x: (width * (swag + 1)) / swags, y: y * (swag % 2 === 0 ? 1.1 : 0.8) },
      short * 0.055,
    ),
  ).flat();
  const sides = [-1, 1].map((side) => {
    const x = side < 0 ? left - short * 0.1 : left + wide + short * 0.1;
    return Array.from({ length: 40 }, (_, step) => ({
      x: x + Math.sin(step * 0.5 + side) * short * 0.008,
      y: y + (tall * 1.02 * step) / 39,
    }));
  });
  return [wall, ...sides];
}

/** From beyond one edge of the frame to beyond the other. */
function overhead({ width, height, short, light }: Stage): Point[][] {
  return [0, 1, 2].map((row) => {
    const side = row % 2 === 0 ? light.side : -light.side;
    const [from, to] = [height * (0.04 + row * 0.07), height * (0.1 + row * 0.06)];
    const [first, last] = side > 0 ? [from, to] : [to, from];
    return hang({ x: -width * 0.05, y: first }, { x: width * 1.05, y: last }, short * (0.09 - row * 0.012));
  });
}

/** Points along what hangs between two others. */
function hang(from: Point, to: Point, sag: number): Point[] {
  return Array.from({ length: 41 }, (_, step) => {
    const part = step / 40;
    return {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part + sag * 4 * part * (1 - part),
    };
  });
}

/** Where the bulbs are: at even distances along the string. */
function bulbsOf(string: readonly Point[], gap: number): Point[] {
  const bulbs: Point[] = [];
  let left = gap / 2;
  for (const [at, point] of string.entries()) {
    const last = string[at - 1];
    if (!last) continue;
    left -= Math.hypot(point.x - last.x, point.y - last.y);
    if (left > 0) continue;
    bulbs.push(point);
    left += gap;
  }
  return bulbs;
}

function coloursOf({ words, reading }: Stage): readonly [string, ...string[]] {
  const own = reading.subjects.find(({ key }) => key === 'string-lights')?.colour;
  if (own !== undefined) return [own];
  return /christmas lights|colou?rful|彩灯|圣诞/i.test(words) ? MANY_COLOURED : WARM;
}

function gapOf({ short, scene }: Stage): number {
  return short * (scene === 'room' ? 0.042 : 0.055);
}

function paintStrings(stage: Stage, brush: Brush, strings: readonly Point[][]): void {
  const { short } = stage;
  const random = stage.random('string lights');
  const colours = coloursOf(stage);
  for (const string of strings) {
    brush.strokeStyle = css(stage.isDark ? '#1e2420' : '#3a4238', 0.85);
    brush.lineWidth = Math.max(1, short * 0.0022);
    brush.beginPath();
    for (const { x, y } of string) brush.lineTo(x, y);
    brush.stroke();
    for (const { x, y } of bulbsOf(string, gapOf(stage))) {
      const size = short * 0.0062;
      brush.fillStyle = '#2a2e2a';
      brush.fillRect(x - size * 0.4, y, size * 0.8, size * 0.9);
      const colour = random.pick(colours);
      const bulb = brush.createRadialGradient(x, y + size * 1.7, 0, x, y + size * 1.7, size * 1.5);
      bulb.addColorStop(0, '#fffdf2');
      bulb.addColorStop(0.5, css(colour));
      bulb.addColorStop(1, css(colour, 0.9));
      brush.fillStyle = bulb;
      brush.beginPath();
      brush.ellipse(x, y + size * 1.8, size, size * 1.35, 0, 0, 7);
      brush.fill();
    }
  }
}

/** In the dark each lights what is around it. */
function paintGlow(stage: Stage, brush: Brush, strings: readonly Point[][]): void {
  const { short, isDark } = stage;
  const random = stage.random('string lights');
  const colours = coloursOf(stage);
  for (const string of strings)
    for (const { x, y } of bulbsOf(string, gapOf(stage))) {
      const colour = random.pick(colours);
      const middle = y + short * 0.011;
      glow(brush, x, middle, short * 0.03, css(colour, isDark ? 0.8 : 0.5), css(colour, 0));
      glow(brush, x, middle, short * 0.12, css(colour, isDark ? 0.14 : 0.05), css(colour, 0));
    }
}
