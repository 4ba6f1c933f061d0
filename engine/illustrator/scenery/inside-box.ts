// The empty shell of a hall or a cabin that is seen along its length: floor, ceiling, both sides, the wall at its end.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { Stage } from '../staging/stage.ts';
import { alongAway, hazy, paintBeam, paintFace, type Place } from './in-perspective.ts';

/** In metres: half its breadth, its height, where it begins and ends. */
export type Box = { half: number; ceiling: number; near: number; end: number };

export type Tones = { wall: Colour; ceiling: Colour; floor: Colour };

/** By night lamps alone light it. */
export function toned({ isDark, palette }: Stage, colour: Colour, by = 0.4): Colour {
  return isDark ? mix(colour, palette.shade, by) : colour;
}

/** Ceiling, both sides and the end. */
export function paintShell(stage: Stage, brush: Brush, box: Box, tones: Tones): void {
  const { half, ceiling, near, end } = box;
  const roof = toned(stage, tones.ceiling);
  brush.fillStyle = css(roof);
  brush.fillRect(0, 0, stage.width, stage.height);
  paintFace(stage, brush, alongAway(stage, brush, roof, [0, ceiling, near], [0, ceiling, end]), [
    [-half * 4, ceiling, near],
    [half * 4, ceiling, near],
    [half, ceiling, end],
    [-half, ceiling, end],
  ]);
  for (const side of [-1, 1])
    paintOnSide(stage, brush, box, side, [0, ceiling], mix(tones.wall, '#20202c', shadeOf(stage, side)));
  paintFace(stage, brush, hazy(stage, toned(stage, tones.wall), end), [
    [-half, 0, end],
    [half, 0, end],
    [half, ceiling, end],
    [-half, ceiling, end],
  ]);
}

/** The side away from the light is darker. */
function shadeOf({ light }: Stage, side: number): number {
  return side === light.side ? 0.06 : 0.2;
}

/** A strip along one side, from one height to another. */
export function paintOnSide(
  stage: Stage,
  brush: Brush,
  { half, near, end }: Box,
  side: number,
  [low, high]: readonly [number, number],
  colour: Colour,
): void {
  const tone = alongAway(
    stage,
    brush,
    toned(stage, colour),
    [side * half, low, near],
    [side * half, low, end],
  );
  paintFace(stage, brush, tone, [
    [side * half, low, near],
    [side * half, high, near],
    [side * half, high, end],
    [side * half, low, end],
  ]);
}

/** The floor, and its seams so many metres apart. */
export function paintFloor(
  stage: Stage,
  brush: Brush,
  { half, near, end }: Box,
  colour: Colour,
  seams = 0,
): void {
  const tone = alongAway(stage, brush, toned(stage, colour), [0, 0, near], [0, 0, end]);
  paintFace(stage, brush, tone, [
    [-half * 4, 0, near],
    [half * 4, 0, near],
    [half, 0, end],
    [-half, 0, end],
  ]);
  if (seams === 0) return;
  const line = css(mix(colour, '#1c1418', 0.6), 0.34);
  for (let away = near + seams; away < end; away += seams)
    paintBeam(stage, brush, line, 0.02, [
      [-half, 0, away],
      [half, 0, away],
    ]);
  for (let across = -half; across <= half; across += seams)
    paintBeam(stage, brush, line, 0.02, [
      [across, 0, near],
      [across, 0, end],
    ]);
}

/** Something with a round or pointed head, from the floor of `at` up. `point`: 1 round, above it pointed. */
export function archOf(
  at: (aside: number, up: number) => Place,
  half: number,
  [low, high]: readonly [number, number],
  point = 1,
): Place[] {
  const rise = half * point;
  const head = Array.from({ length: 17 }, (_, step): Place => {
    const aside = 1 - step / 8;
    const bow = point > 1 ? (1 - Math.abs(aside)) ** 0.62 : Math.sqrt(Math.max(0, 1 - aside * aside));
    return at(aside * half, high - rise + rise * bow);
  });
  return [at(half, low), ...head, at(-half, low)];
}

/** An upright box, its front and the side that is turned to the middle. */
export function paintBlock(
  stage: Stage,
  brush: Brush,
  colour: Colour,
  [left, right]: readonly [number, number],
  [low, high]: readonly [number, number],
  [front, back]: readonly [number, number],
): void {
  const inner = left + right > 0 ? left : right;
  const own = toned(stage, colour);
  paintFace(stage, brush, hazy(stage, mix(own, '#141018', 0.34), front), [
    [inner, low, front],
    [inner, high, front],
    [inner, high, back],
    [inner, low, back],
  ]);
  if (high < 1.7)
    paintFace(stage, brush, hazy(stage, mix(own, '#fff8e8', 0.2), front), [
      [left, high, front],
      [right, high, front],
      [right, high, back],
      [left, high, back],
    ]);
  paintFace(stage, brush, hazy(stage, own, front), [
    [left, low, front],
    [right, low, front],
    [right, high, front],
    [left, high, front],
  ]);
}
