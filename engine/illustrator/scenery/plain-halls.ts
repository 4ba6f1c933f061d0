// A court before its judge, and the room under a house: halls without much light of the day.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { scaleAt, type Stage } from '../staging/stage.ts';
import { hazy, onImage, paintBeam, paintFace, type Place } from './in-perspective.ts';
import {
  archOf,
  paintBlock,
  paintFloor,
  paintOnSide,
  paintShell,
  toned,
  type Box,
  type Tones,
} from './inside-box.ts';
import { glow } from './glow.ts';

const COURT: Box = { half: 5, ceiling: 4.6, near: 1.4, end: 10 };
const COURT_TONES: Tones = { wall: '#e4d9c2', ceiling: '#f0ebe0', floor: '#8a5a3c' };
const WOOD = '#7a4c2e';
const CELLAR: Box = { half: 3.4, ceiling: 2.6, near: 0.8, end: 8 };
const CELLAR_TONES: Tones = { wall: '#8f8b86', ceiling: '#6a5c4e', floor: '#7d7a76' };

export function courtLayers(stage: Stage): Layer[] {
  return [
    painted('wall', 0.05, (brush) => paintCourtWalls(stage, brush), { isSolid: false }),
    painted('bench of the judge', 0.1, (brush) => paintBench(stage, brush)),
    painted('ground', 0.5, (brush) => paintFloor(stage, brush, COURT, COURT_TONES.floor, 0.6)),
    painted('bar of the court', 0.51, (brush) => paintTables(stage, brush)),
  ];
}

export function cellarLayers(stage: Stage): Layer[] {
  return [
    painted('wall', 0.05, (brush) => paintCellar(stage, brush), { isSolid: false }),
    painted('steps down', 0.1, (brush) => paintSteps(stage, brush)),
    painted('ground', 0.5, (brush) => paintFloor(stage, brush, CELLAR, CELLAR_TONES.floor, 1.2)),
    painted('stored things', 0.51, (brush) => paintStores(stage, brush)),
  ];
}

/** Panels of wood up to the height of a head, windows over them. */
function paintCourtWalls(stage: Stage, brush: Brush): void {
  const { half, end } = COURT;
  const { palette } = stage;
  paintShell(stage, brush, COURT, COURT_TONES);
  const light = css(stage.isDark ? palette.skyTop : mix(palette.horizon, '#fff6dc', 0.5));
  for (const side of [-1, 1]) {
    paintOnSide(stage, brush, COURT, side, [0, 1.9], WOOD);
    for (const away of [8.6, 6.4, 4.6]) {
      const at = (aside: number, up: number): Place => [side * half, up, away + aside];
      paintFace(stage, brush, css(toned(stage, '#a8906a')), archOf(at, 0.68, [2.2, 4.1]));
      paintFace(stage, brush, light, archOf(at, 0.56, [2.3, 3.98]));
    }
  }
  const face = (left: number, right: number, low: number, high: number, colour: string): void =>
    paintFace(stage, brush, hazy(stage, toned(stage, colour), end), [
      [left, low, end],
      [right, low, end],
      [right, high, end],
      [left, high, end],
    ]);
  face(-half, half, 0, 2.5, WOOD);
  face(-1.9, 1.9, 0, 4.1, '#6a4028');
  for (let panel = -4.6; panel < 4.6; panel += 1.15) face(panel, panel + 0.95, 0.3, 2.2, '#8c5a38');
  face(-1.7, 1.7, 0.3, 3.9, '#844f30');
}

/** Raised, with scales over it and a door to both sides. */
function paintBench(stage: Stage, brush: Brush): void {
  const { end } = COURT;
  paintBlock(stage, brush, '#5a3620', [-3, 3], [0, 0.45], [end - 2.6, end]);
  paintBlock(stage, brush, '#8a5433', [-2.3, 2.3], [0.45, 1.5], [end - 2.2, end - 1.6]);
  paintBlock(stage, brush, '#5a3620', [-2.45, 2.45], [1.5, 1.6], [end - 2.3, end - 1.5]);
  paintBlock(stage, brush, '#3f2a3a', [-0.45, 0.45], [1.2, 2.4], [end - 1, end - 0.8]);
  const gold = css(toned(stage, '#d8b04c', 0.2));
  const at = (across: number, up: number): Place => [across, up, end - 0.05];
  paintBeam(stage, brush, gold, 0.07, [at(0, 2.75), at(0, 3.6)]);
  paintBeam(stage, brush, gold, 0.07, [at(-0.55, 3.45), at(0.55, 3.45)]);
  for (const side of [-0.55, 0.55]) {
    paintBeam(stage, brush, gold, 0.03, [at(side - 0.2, 3.05), at(side, 3.45), at(side + 0.2, 3.05)]);
    paintBeam(stage, brush, gold, 0.09, [at(side - 0.24, 3.04), at(side + 0.24, 3.04)]);
  }
  for (const side of [-1, 1])
    paintBeam(stage, brush, css(toned(stage, '#c8a46a')), 0.08, [
      [side * 2.3, 0.6, end - 2.2],
      [side * 2.3, 1.45, end - 2.2],
    ]);
}

/** A table for each party, and the rail that parts them from those who listen. */
function paintTables(stage: Stage, brush: Brush): void {
  for (const side of [-1, 1]) {
    const middle = side * 2.5;
    paintBlock(stage, brush, '#8a5a38', [middle - 0.9, middle + 0.9], [0.06, 0.76], [6, 6.7]);
    paintBlock(stage, brush, '#5a3620', [middle - 1, middle + 1], [0.76, 0.82], [5.9, 6.8]);
    const from = side * 1.1;
    const to = side * 5;
    for (let post = 0; post < 9; post++) {
      const x = from + ((to - from) * post) / 8;
      paintBeam(stage, brush, hazy(stage, toned(stage, '#8a5a38'), 4), 0.07, [
        [x, 0, 4.1],
        [x, 0.86, 4.1],
      ]);
    }
    paintBeam(stage, brush, hazy(stage, toned(stage, '#5a3620'), 4), 0.1, [
      [from, 0.88, 4.1],
      [to, 0.88, 4.1],
    ]);
  }
}

/** Blocks of concrete, beams and a pipe under the ceiling, one bulb. */
function paintCellar(stage: Stage, brush: Brush): void {
  const { half, ceiling, near, end } = CELLAR;
  paintShell(stage, brush, CELLAR, CELLAR_TONES);
  for (const side of [-1, 1])
    for (let up = 0.4; up < ceiling; up += 0.4)
      paintBeam(stage, brush, css('#4a4642', 0.5), 0.02, [
        [side * half, up, near],
        [side * half, up, end],
      ]);
  for (let up = 0.4; up < ceiling; up += 0.4)
    paintBeam(stage, brush, css('#4a4642', 0.4), 0.02, [
      [-half, up, end],
      [half, up, end],
    ]);
  for (let away = end; away > near; away -= 1.1)
    paintBeam(stage, brush, hazy(stage, toned(stage, '#5a4632'), away), 0.16, [
      [-half, ceiling - 0.05, away],
      [half, ceiling - 0.05, away],
    ]);
  paintBeam(stage, brush, hazy(stage, toned(stage, '#b0764a'), 4), 0.09, [
    [-half + 0.4, ceiling - 0.3, near],
    [-half + 0.4, ceiling - 0.3, end],
  ]);
  const away = 5;
  const aside = stage.light.side * 0.7;
  const [x, y] = onImage(stage, [aside, 2.1, away]);
  const scale = scaleAt(stage, away);
  paintBeam(stage, brush, '#2a2622', 0.02, [
    [aside, 2.18, away],
    [aside, ceiling, away],
  ]);
  glow(brush, x, y, scale * 2.6, css('#ffd890', 0.55), css('#ffd890', 0));
  brush.fillStyle = '#fff4cc';
  brush.beginPath();
  brush.ellipse(x, y, scale * 0.07, scale * 0.09, 0, 0, 7);
  brush.fill();
}

/** Steps of wood that come down along the end. */
function paintSteps(stage: Stage, brush: Brush): void {
  const { end } = CELLAR;
  const side = -stage.light.side;
  for (let step = 0; step < 9; step++) {
    const one = side * (0.4 + step * 0.3);
    const across: [number, number] = [Math.min(one, one + side * 0.32), Math.max(one, one + side * 0.32)];
    const up = step * 0.28;
    paintBlock(stage, brush, '#8a6440', across, [up + 0.2, up + 0.27], [end - 1.3, end - 0.4]);
    paintBlock(stage, brush, '#4a382a', across, [0, up + 0.2], [end - 0.5, end - 0.4]);
  }
}

/** Shelves with jars, boxes before them. */
function paintStores(stage: Stage, brush: Brush): void {
  const random = stage.random('cellar');
  const side = stage.light.side;
  for (const away of [6.2, 4.7]) {
    const inner = side * 2.6;
    for (const up of [0.35, 0.95, 1.55]) {
      const across: [number, number] = [Math.min(inner, side * 3.3), Math.max(inner, side * 3.3)];
      for (let jar = 0; jar < 4; jar++) {
        const x = across[0] + 0.06 + jar * 0.16;
        const tone = random.pick(['#b8483c', '#d8a83c', '#5f8f5a', '#8a6aa0', '#c8b48c'] as const);
        paintBlock(
          stage,
          brush,
          tone,
          [x, x + 0.12],
          [up, up + random.between(0.16, 0.26)],
          [away, away + 0.1],
        );
      }
      paintBlock(stage, brush, '#7a5a3c', across, [up - 0.05, up], [away - 0.02, away + 0.4]);
    }
  }
  for (const [across, wide, tall, away] of [
    [-2.5, 0.42, 0.6, 5.4],
    [-2.7, 0.3, 1, 5.6],
    [-2.4, 0.36, 0.4, 3.8],
  ] as const)
    paintBlock(
      stage,
      brush,
      '#b08a5c',
      [side * across - wide, side * across + wide],
      [0, tall],
      [away, away + 0.5],
    );
}
