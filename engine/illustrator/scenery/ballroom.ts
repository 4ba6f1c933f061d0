// A hall for balls and banquets: tall windows between gilded pilasters, a floor of parquet that shines, chandeliers over it.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { scaleAt, type Stage } from '../staging/stage.ts';
import { glow } from './glow.ts';
import { hazy, onImage, paintBeam, paintFace, type Place } from './in-perspective.ts';
import { archOf, paintFloor, paintShell, toned, type Box, type Tones } from './inside-box.ts';

const HALL: Box = { half: 6, ceiling: 6.6, near: 1.6, end: 18 };
const TONES: Tones = { wall: '#efe4cc', ceiling: '#e2d3b4', floor: '#a8743f' };
const GOLD = '#cfa24a';
const DRAPES = '#9a2f38';
const BAYS = [15.4, 12.2, 9.6, 7.4, 5.6] as const;

export function ballroomLayers(stage: Stage): Layer[] {
  return [
    painted('wall', 0.05, (brush) => paintWalls(stage, brush), { isSolid: false }),
    painted('hall end', 0.1, (brush) => paintEnd(stage, brush)),
    painted('ground', 0.5, (brush) => paintParquet(stage, brush)),
    painted('chandelier', 0.515, (brush) => paintChandeliers(stage, brush), { isSolid: false }),
  ];
}

/** What is seen through the windows. */
function skyOf({ isDark, palette }: Stage): Colour {
  return isDark ? mix(palette.skyTop, '#2f4a8c', 0.4) : mix(palette.horizon, '#fff4d6', 0.5);
}

function paintWalls(stage: Stage, brush: Brush): void {
  const { half, ceiling } = HALL;
  paintShell(stage, brush, HALL, TONES);
  for (const side of [-1, 1])
    for (const away of BAYS) {
      const at = (aside: number, up: number): Place => [side * half, up, away + aside];
      const long = away * 0.075;
      paintFace(stage, brush, css(toned(stage, GOLD, 0.3)), archOf(at, long + 0.12, [0.3, ceiling - 1.3]));
      paintFace(stage, brush, css(skyOf(stage)), archOf(at, long, [0.45, ceiling - 1.45]));
      paintBeam(stage, brush, css(toned(stage, '#f4ead2')), 0.06, [at(0, 0.45), at(0, ceiling - 1.5)]);
      for (const edge of [-1, 1])
        paintFace(stage, brush, hazy(stage, toned(stage, DRAPES), away), [
          at(edge * long, 0.2),
          at(edge * long * 0.55, 1.6),
          at(edge * long * 0.72, ceiling - 1.9),
          at(edge * long * 1.1, ceiling - 1.9),
          at(edge * long * 1.1, 0.2),
        ]);
      const pillar = away * 0.88;
      paintBeam(stage, brush, hazy(stage, toned(stage, '#fbf4e2'), pillar), 0.34, [
        [side * half * 0.985, 0, pillar],
        [side * half * 0.985, ceiling, pillar],
      ]);
      for (const up of [0.25, ceiling - 0.5])
        paintBeam(stage, brush, hazy(stage, toned(stage, GOLD, 0.3), pillar), 0.22, [
          [side * half * 0.985 - 0.24, up, pillar],
          [side * half * 0.985 + 0.24, up, pillar],
        ]);
    }
}

/** Doors with mirrors beside them, and a band of gold under the ceiling. */
function paintEnd(stage: Stage, brush: Brush): void {
  const { half, ceiling, end } = HALL;
  const at = (across: number, up: number): Place => [across, up, end];
  const gold = css(toned(stage, GOLD, 0.3));
  paintBeam(stage, brush, gold, 0.22, [at(-half, ceiling - 0.55), at(half, ceiling - 0.55)]);
  for (const [across, wide, top] of [
    [0, 1.25, 4.4],
    [-3.6, 0.95, 4],
    [3.6, 0.95, 4],
  ] as const) {
    const around = (aside: number, up: number): Place => at(across + aside, up);
    paintFace(stage, brush, gold, archOf(around, wide + 0.16, [across === 0 ? 0 : 0.8, top + 0.16]));
    const inner = across === 0 ? mix('#f7efdc', '#c8b48a', 0.2) : mix(skyOf(stage), '#dfe6ea', 0.6);
    paintFace(stage, brush, css(toned(stage, inner)), archOf(around, wide, [across === 0 ? 0 : 0.95, top]));
  }
  paintBeam(stage, brush, gold, 0.08, [at(0, 0), at(0, 4.3)]);
  const [x, y] = onImage(stage, at(0, 3));
  glow(brush, x, y, stage.short * 0.4, css('#ffe9b4', stage.isDark ? 0.3 : 0.35), css('#ffe9b4', 0));
}

/** Boards laid in lozenges, and the light of the lamps on them. */
function paintParquet(stage: Stage, brush: Brush): void {
  const { half, near, end } = HALL;
  paintFloor(stage, brush, HALL, TONES.floor);
  const line = css('#4a2c18', 0.3);
  for (let step = -14; step <= 26; step++)
    for (const lean of [-1, 1])
      paintBeam(stage, brush, line, 0.025, [
        [lean * (step * 0.9 - half * 2), 0, near],
        [lean * (step * 0.9 - half * 2 + (end - near)), 0, end],
      ]);
  // The foot of the wall, over the ends of the boards.
  paintBeam(stage, brush, hazy(stage, toned(stage, '#e6d8b8'), end), 0.3, [
    [-half, 0.14, end],
    [half, 0.14, end],
  ]);
  for (const away of [5, 9]) {
    const [x, y] = onImage(stage, [0, 0, away]);
    glow(brush, x, y, stage.short * 0.34, css('#ffe6ae', stage.isDark ? 0.3 : 0.34), css('#ffe6ae', 0));
  }
}

/** Three rings of candles, each smaller than the one below. */
function paintChandeliers(stage: Stage, brush: Brush): void {
  for (const away of [13, 7.6]) {
    const gold = css(toned(stage, GOLD, 0.2));
    paintBeam(stage, brush, gold, 0.05, [
      [0, HALL.ceiling, away],
      [0, 4.2, away],
    ]);
    for (const [up, radius, many] of [
      [4.2, 1.15, 12],
      [4.62, 0.78, 9],
      [5, 0.42, 6],
    ] as const) {
      const ring = Array.from({ length: many + 1 }, (_, step): Place => {
        const angle = (step / many) * Math.PI * 2;
        return [Math.cos(angle) * radius, up, away + Math.sin(angle) * radius];
      });
      paintBeam(stage, brush, gold, 0.07, ring);
      for (const place of ring.slice(0, -1)) paintCandle(stage, brush, place);
    }
  }
}

function paintCandle(stage: Stage, brush: Brush, place: Place): void {
  const [x, y] = onImage(stage, place);
  const scale = scaleAt(stage, place[2]);
  brush.fillStyle = '#f7f0dc';
  brush.fillRect(x - scale * 0.022, y - scale * 0.16, scale * 0.044, scale * 0.16);
  glow(brush, x, y - scale * 0.2, scale * 0.36, css('#ffd890', stage.isDark ? 0.6 : 0.45), css('#ffd890', 0));
  brush.fillStyle = '#fff6d0';
  brush.beginPath();
  brush.ellipse(x, y - scale * 0.21, scale * 0.026, scale * 0.055, 0, 0, 7);
  brush.fill();
}
