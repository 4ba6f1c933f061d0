// The door of a house in its wall: a frame of stone, panels, a step, a lamp beside it.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { Board } from './boards.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Spot } from '../placing/spot.ts';
import { findOwnDrawing, renderOwn } from '../painting/render-own.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { metresOf } from '../things/metres.ts';

export function houseDoorLayers(stage: Stage, spots: readonly Spot[], foot: number): Layer[] {
  const door = stage.reading.subjects.find(({ key }) => key === 'house-door');
  return door
    ? [
        painted('landmark house door', 0.51, (brush) =>
          paintDoor(stage, brush, {
            foot,
            metre: metreOf(stage, spots, foot),
            colour: door.colour ?? '#3f6f5a',
            wreath: stage.reading.subjects.some(({ key }) => key === 'wreath'),
          }),
        ),
      ]
    : [];
}

/** Where a board hangs on it, pixels: between its upper panels. `foot`: of the wall. */
export function doorBoard(stage: Stage, spots: readonly Spot[], foot: number): Board {
  const metre = metreOf(stage, spots, foot);
  return {
    x: middleOf(stage, metre),
    y: foot - metre * 1.56,
    wide: metre * 0.84,
    tall: metre * 0.34,
  };
}

function middleOf({ width, light }: Stage, metre: number): number {
  return width / 2 + light.side * metre * 0.1;
}

/** Pixels: as those who stand before it, as far as there is wall. */
function metreOf({ short }: Stage, spots: readonly Spot[], foot: number): number {
  const [tallest] = spots.toSorted((a, b) => b.tall - a.tall);
  const told = tallest ? (tallest.tall / metresOf(tallest.subject)) * 0.94 : short * 0.3;
  return Math.max(short * 0.2, Math.min(told, (foot * 0.93) / 2.4));
}

type Door = { foot: number; metre: number; colour: Colour; wreath: boolean };

function paintDoor(stage: Stage, brush: Brush, { foot, metre, colour, wreath }: Door): void {
  const { palette, light } = stage;
  const x = middleOf(stage, metre);
  const wood = lit(stage, colour);
  const stone = lit(stage, '#cfc6b8');
  const rect = (left: number, bottom: number, wide: number, high: number, fill: Brush['fillStyle']): void => {
    brush.fillStyle = fill;
    brush.fillRect(x + left * metre, foot - (bottom + high) * metre, wide * metre, high * metre);
  };
  const across = (tone: Colour, strength: number): ReturnType<Brush['createLinearGradient']> => {
    const fill = brush.createLinearGradient(x - light.side * metre * 0.6, 0, x + light.side * metre * 0.6, 0);
    fill.addColorStop(0, css(mix(tone, '#1c1420', strength)));
    fill.addColorStop(1, css(mix(tone, palette.sun, strength * 0.8)));
    return fill;
  };
  // The shade of the reveal, the frame, the lintel, the step.
  rect(-0.66, 0, 1.32, 2.32, css(mix(stone, '#241c24', 0.45)));
  rect(-0.64, 0, 1.28, 2.3, across(stone, 0.2));
  rect(-0.72, 2.2, 1.44, 0.16, across(mix(stone, '#ffffff', 0.1), 0.24));
  rect(-0.5, 0.1, 1, 2.06, css(mix(wood, '#140c18', 0.66)));
  rect(-0.46, 0.1, 0.92, 2.02, across(wood, 0.24));
  for (const [left, bottom, wide, high] of [
    [-0.36, 1.24, 0.32, 0.72],
    [0.04, 1.24, 0.32, 0.72],
    [-0.36, 0.28, 0.32, 0.78],
    [0.04, 0.28, 0.32, 0.78],
  ] as const) {
    rect(left - 0.015, bottom - 0.015, wide + 0.03, high + 0.03, css(mix(wood, '#140c18', 0.42)));
    rect(left, bottom, wide, high, across(mix(wood, '#140c18', 0.1), 0.16));
    rect(left + 0.03, bottom + high - 0.04, wide - 0.06, 0.02, css(mix(wood, palette.sun, 0.5), 0.6));
  }
  rect(-0.12, 1.1, 0.24, 0.06, css(lit(stage, '#c8a04c')));
  brush.fillStyle = css(lit(stage, '#d8b45c'));
  brush.beginPath();
  brush.arc(x - light.side * metre * 0.38, foot - metre * 1.12, metre * 0.045, 0, 7);
  brush.fill();
  rect(-0.78, 0, 1.56, 0.1, across(mix(stone, '#ffffff', 0.14), 0.2));
  rect(-0.78, 0, 1.56, 0.02, css(mix(stone, '#241c24', 0.5)));
  if (wreath) hangWreath(stage, brush, x, foot - metre * 1.6, metre);
  paintLamp(stage, brush, x - light.side * metre * 0.92, foot - metre * 1.9, metre);
}

/** In metres across. */
const WREATH = 0.62;

function hangWreath(stage: Stage, brush: Brush, x: number, y: number, metre: number): void {
  const drawing = findOwnDrawing('own/wreath');
  if (!drawing) return;
  const sheet = renderOwn(stage, drawing, 'wreath', metre * WREATH);
  const wide = metre * WREATH;
  const tall = (wide * sheet.height) / sheet.width;
  brush.drawImage(sheet, x - wide / 2, y - tall / 2, wide, tall);
}

function paintLamp(stage: Stage, brush: Brush, x: number, y: number, metre: number): void {
  brush.fillStyle = css(lit(stage, '#2c2a30'));
  brush.fillRect(x - metre * 0.02, y - metre * 0.16, metre * 0.04, metre * 0.1);
  brush.fillRect(x - metre * 0.1, y - metre * 0.1, metre * 0.2, metre * 0.04);
  brush.fillRect(x - metre * 0.07, y + metre * 0.16, metre * 0.14, metre * 0.03);
  brush.fillStyle = css(stage.isDark ? '#ffd88a' : '#f4ead0', 0.92);
  brush.fillRect(x - metre * 0.075, y - metre * 0.06, metre * 0.15, metre * 0.22);
}
