// The court of a house of plastered walls: an arcade at its end, windows with shutters above, wings at both sides.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { Stage } from '../staging/stage.ts';
import { hazy, paintBeam, paintFace, type Place } from './in-perspective.ts';

/** In metres: the end of the court, its sides, where they begin beside the viewer, their eaves. */
const [END, ASIDE, NEAR, EAVES] = [12, 4.6, 2.2, 5.2] as const;
const PLASTER: Colour = '#e8d4b2';
const TILES: Colour = '#b4603f';
const SHADE: Colour = '#4a3328';

export function paintPlasteredEnd(stage: Stage, brush: Brush): void {
  const tone = (colour: Colour, away = END): string => hazy(stage, colour, away, 0.7);
  const at = (across: number, up: number): Place => [across, up, END];
  const face = (colour: Colour, left: number, right: number, low: number, high: number): void =>
    paintFace(stage, brush, tone(colour), [at(left, low), at(right, low), at(right, high), at(left, high)]);
  face(PLASTER, -ASIDE, ASIDE, 0, EAVES);
  face(mix(PLASTER, SHADE, 0.24), -ASIDE, ASIDE, 0, 0.35);
  face(mix(PLASTER, '#ffffff', 0.3), -ASIDE, ASIDE, 2.95, 3.08);
  for (const middle of [-3, -1, 1, 3]) {
    paintArch(stage, brush, [middle, 0.78, 1.9], (across, up) => at(across, up), tone(SHADE));
    paintWindow(middle, 3.5);
  }
  paintFace(stage, brush, tone(TILES), [
    at(-ASIDE - 0.2, EAVES - 0.06),
    at(ASIDE + 0.2, EAVES - 0.06),
    [ASIDE - 0.8, EAVES + 1, END + 2],
    [-ASIDE + 0.8, EAVES + 1, END + 2],
  ]);

  function paintWindow(middle: number, sill: number): void {
    face(stage.isDark ? '#f4b454' : '#7d99a8', middle - 0.3, middle + 0.3, sill, sill + 1.05);
    for (const side of [-1, 1]) {
      const [from, to] = [middle + side * 0.32, middle + side * 0.62].toSorted((a, b) => a - b);
      face('#4f7a6c', from as number, to as number, sill - 0.03, sill + 1.08);
    }
    face(mix(PLASTER, '#ffffff', 0.4), middle - 0.4, middle + 0.4, sill - 0.12, sill - 0.02);
  }
}

/** A wing runs from the end to beside the viewer, with doors under arches and windows over them. */
export function paintPlasteredWing(stage: Stage, brush: Brush, side: -1 | 1): void {
  const isLit = side !== stage.light.side;
  const tone = (colour: Colour, away: number): string =>
    hazy(stage, mix(colour, isLit ? stage.palette.sun : stage.palette.shade, isLit ? 0.1 : 0.26), away, 0.7);
  const at = (away: number, up: number, out = 0): Place => [side * (ASIDE + out), up, away];
  const face = (colour: Colour, from: number, to: number, low: number, high: number): void =>
    paintFace(stage, brush, tone(colour, (from + to) / 2), [
      at(from, low),
      at(to, low),
      at(to, high),
      at(from, high),
    ]);
  face(PLASTER, NEAR, END, 0, EAVES);
  face(mix(PLASTER, SHADE, 0.24), NEAR, END, 0, 0.35);
  face(mix(PLASTER, '#ffffff', 0.3), NEAR, END, 2.95, 3.08);
  for (const middle of [10.4, 7.6, 4.8]) {
    paintArch(stage, brush, [middle, 0.72, 1.75], (away, up) => at(away, up), tone(SHADE, middle));
    face(stage.isDark ? '#f4b454' : '#7d99a8', middle - 0.34, middle + 0.34, 3.5, 4.55);
    for (const shutter of [-0.74, 0.4])
      face('#4f7a6c', middle + shutter, middle + shutter + 0.34, 3.46, 4.58);
  }
  paintFace(stage, brush, tone(stage.isSnowy ? '#eef3fa' : TILES, 7), [
    at(NEAR, EAVES - 0.06, -0.45),
    at(END, EAVES - 0.06, -0.45),
    at(END, EAVES + 1.2, 1.4),
    at(NEAR, EAVES + 1.2, 1.4),
  ]);
  paintBeam(stage, brush, tone(mix(TILES, SHADE, 0.5), 6), 0.1, [
    at(NEAR, EAVES - 0.08, -0.45),
    at(END, EAVES - 0.08, -0.45),
  ]);
}

/** A round-headed opening, in shade: its middle, half its width, and how high it springs. */
function paintArch(
  stage: Stage,
  brush: Brush,
  [middle, half, springs]: readonly [number, number, number],
  at: (along: number, up: number) => Place,
  shade: string,
): void {
  const outline = (grown: number): Place[] => {
    const wide = half + grown;
    const round = Array.from({ length: 13 }, (_, step) => {
      const angle = Math.PI * (step / 12);
      return at(middle + Math.cos(angle) * wide, springs + Math.sin(angle) * wide);
    });
    return [at(middle + wide, 0), ...round, at(middle - wide, 0)];
  };
  paintFace(stage, brush, css(mix(PLASTER, '#ffffff', 0.35), 0.7), outline(0.12));
  paintFace(stage, brush, shade, outline(0));
}
