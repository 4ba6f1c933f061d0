// Inside a church and a mosque, seen along the nave: columns and arches, coloured glass, benches, or lamps over a carpet.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
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

const CHURCH: Box = { half: 5.2, ceiling: 9, near: 1.6, end: 22 };
const CHURCH_TONES: Tones = { wall: '#d9cfbd', ceiling: '#a89c8a', floor: '#b3a48e' };
const MOSQUE: Box = { half: 6, ceiling: 7.6, near: 1.6, end: 20 };
const MOSQUE_TONES: Tones = { wall: '#e6ddc8', ceiling: '#c8bfa8', floor: '#9c2f3a' };
const COLUMNS = [17, 13.2, 10.2, 7.8, 5.8] as const;
const GLASS = ['#c8483c', '#3c6cb8', '#d8a63c', '#4a8a5c', '#7a4a9c'] as const;

export function churchLayers(stage: Stage): Layer[] {
  return [
    painted('wall', 0.05, (brush) => paintShell(stage, brush, CHURCH, CHURCH_TONES), { isSolid: false }),
    painted('side windows', 0.08, (brush) => paintSideWindows(stage, brush)),
    painted('altar end', 0.1, (brush) => paintAltarEnd(stage, brush)),
    painted('ground', 0.5, (brush) => paintChurchFloor(stage, brush)),
    painted('columns', 0.51, (brush) => COLUMNS.forEach((away) => paintColumns(stage, brush, CHURCH, away))),
    painted('pews', 0.515, (brush) => paintPews(stage, brush)),
  ];
}

export function mosqueLayers(stage: Stage): Layer[] {
  return [
    painted('wall', 0.05, (brush) => paintShell(stage, brush, MOSQUE, MOSQUE_TONES), { isSolid: false }),
    painted('tiles', 0.08, (brush) => paintTiles(stage, brush)),
    painted('niche', 0.1, (brush) => paintNiche(stage, brush)),
    painted('ground', 0.5, (brush) => paintCarpet(stage, brush)),
    painted('columns', 0.51, (brush) => COLUMNS.forEach((away) => paintColumns(stage, brush, MOSQUE, away))),
    painted('lamps', 0.515, (brush) => paintLamps(stage, brush), { isSolid: false }),
  ];
}

/** The light that comes in. */
function lightOf({ isDark, palette }: Stage): Colour {
  return isDark ? mix(palette.skyTop, '#3a5aa0', 0.45) : mix(palette.horizon, '#fff2cc', 0.6);
}

function paintSideWindows(stage: Stage, brush: Brush): void {
  const { half, ceiling } = CHURCH;
  for (const side of [-1, 1])
    for (const away of [19.4, 15, 11.6, 8.9, 6.7]) {
      const at = (aside: number, up: number): Place => [side * half, up, away + aside];
      paintFace(
        stage,
        brush,
        css(mix('#5a5048', '#141018', 0.3)),
        archOf(at, 0.72, [2.2, ceiling - 1.6], 1.6),
      );
      paintGlass(stage, brush, at, 0.6, [2.4, ceiling - 1.8]);
    }
}

/** Panes of all colours in one pointed window. */
function paintGlass(
  stage: Stage,
  brush: Brush,
  at: (aside: number, up: number) => Place,
  half: number,
  [low, high]: readonly [number, number],
): void {
  const outline = archOf(at, half, [low, high], 1.6);
  brush.save();
  brush.beginPath();
  for (const place of outline) brush.lineTo(...onImage(stage, place));
  brush.closePath();
  brush.clip();
  paintFace(stage, brush, css(lightOf(stage)), outline);
  const rows = 7;
  const step = (high - low) / rows;
  brush.globalAlpha = stage.isDark ? 0.5 : 0.62;
  for (let row = 0; row < rows; row++)
    for (const [column, aside] of [-1, -0.34, 0.34].entries()) {
      const [left, right] = [aside * half + 0.03, (aside + 0.64) * half];
      const up = low + row * step;
      paintFace(stage, brush, css(GLASS[(row * 2 + column) % GLASS.length] ?? '#3c6cb8'), [
        at(left, up + 0.04),
        at(right, up + 0.04),
        at(right, up + step - 0.05),
        at(left, up + step - 0.05),
      ]);
    }
  brush.globalAlpha = 1;
  brush.restore();
  paintBeam(stage, brush, css('#2c2624'), 0.07, [at(0, low), at(0, high)]);
}

/** Three windows over the altar, a cross on it and candles beside. */
function paintAltarEnd(stage: Stage, brush: Brush): void {
  const { end } = CHURCH;
  for (const [across, half, top] of [
    [-3, 0.75, 6.8],
    [0, 1.15, 8],
    [3, 0.75, 6.8],
  ] as const) {
    const at = (aside: number, up: number): Place => [across + aside, up, end];
    paintFace(stage, brush, css(toned(stage, '#6a5f52')), archOf(at, half + 0.2, [2.5, top + 0.2], 1.6));
    paintGlass(stage, brush, at, half, [2.7, top]);
  }
  const [x, y] = onImage(stage, [0, 5, end]);
  glow(brush, x, y, stage.short * 0.36, css('#fff0c8', stage.isDark ? 0.2 : 0.5), css('#fff0c8', 0));
  paintBlock(stage, brush, '#8a7a66', [-2.6, 2.6], [0, 0.34], [end - 2.4, end]);
  paintBlock(stage, brush, '#f2ece0', [-1.2, 1.2], [0.34, 1.35], [end - 1.6, end - 0.8]);
  const gold = css(toned(stage, '#d8ac4c', 0.2));
  paintBeam(stage, brush, gold, 0.14, [
    [0, 1.35, end - 1.2],
    [0, 2.75, end - 1.2],
  ]);
  paintBeam(stage, brush, gold, 0.14, [
    [-0.42, 2.3, end - 1.2],
    [0.42, 2.3, end - 1.2],
  ]);
  for (const across of [-0.9, 0.9]) paintFlame(stage, brush, [across, 1.75, end - 1.2]);
}

function paintFlame(stage: Stage, brush: Brush, place: Place): void {
  const [x, y] = onImage(stage, place);
  const scale = scaleAt(stage, place[2]);
  brush.fillStyle = '#f4efe2';
  brush.fillRect(x - scale * 0.05, y, scale * 0.1, scale * 0.4);
  glow(brush, x, y, scale * 0.7, css('#ffc46a', stage.isDark ? 0.8 : 0.45), css('#ffc46a', 0));
  brush.fillStyle = '#ffe9a8';
  brush.beginPath();
  brush.ellipse(x, y - scale * 0.08, scale * 0.05, scale * 0.12, 0, 0, 7);
  brush.fill();
}

/** Stone, with a red runner between the benches. */
function paintChurchFloor(stage: Stage, brush: Brush): void {
  paintFloor(stage, brush, CHURCH, CHURCH_TONES.floor, 1.3);
  paintFloor(stage, brush, { ...CHURCH, half: 0.28 }, '#96303a');
  const runner = { ...CHURCH, half: 0.95 };
  for (const [half, colour] of [
    [1.02, '#d8ac4c'],
    [0.95, '#96303a'],
  ] as const)
    paintFace(stage, brush, hazy(stage, toned(stage, colour), 4), [
      [-half, 0, runner.near],
      [half, 0, runner.near],
      [half, 0, runner.end - 2.4],
      [-half, 0, runner.end - 2.4],
    ]);
  for (const side of [-1, 1]) {
    const [x, y] = onImage(stage, [side * 1.6, 0, 6]);
    glow(brush, x, y, stage.short * 0.2, css(side < 0 ? '#e8a0c0' : '#a0c8f0', 0.16), css('#ffffff', 0));
  }
}

/** One to each side, and the rib that springs from it over the nave. */
function paintColumns(stage: Stage, brush: Brush, { half, ceiling }: Box, away: number): void {
  const { light, palette } = stage;
  const scale = scaleAt(stage, away);
  const reach = half - 1.3;
  const stone = toned(stage, half === MOSQUE.half ? MOSQUE_TONES.wall : CHURCH_TONES.wall);
  const spring = ceiling - reach * 0.8;
  const rib = Array.from({ length: 17 }, (_, step): Place => {
    const aside = 1 - step / 8;
    return [aside * reach, spring + reach * 0.8 * (1 - Math.abs(aside) ** 2.2) ** 0.6, away];
  });
  paintBeam(stage, brush, hazy(stage, mix(stone, '#1c1418', 0.18), away), 0.3, rib);
  for (const side of [-1, 1]) {
    const [x, foot] = onImage(stage, [side * reach, 0, away]);
    const [, top] = onImage(stage, [side * reach, spring + 0.1, away]);
    const wide = scale * 0.62;
    const round = brush.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
    const isLit = light.side > 0;
    round.addColorStop(isLit ? 1 : 0, hazy(stage, mix(stone, palette.sun, 0.4), away));
    round.addColorStop(0.5, hazy(stage, stone, away));
    round.addColorStop(isLit ? 0 : 1, hazy(stage, mix(stone, '#1c141c', 0.45), away));
    brush.fillStyle = round;
    brush.fillRect(x - wide / 2, top, wide, foot - top);
    for (const [up, tall, part] of [
      [0.4, 0.4, 1.5],
      [spring + 0.2, 0.45, 1.6],
    ] as const)
      brush.fillRect(x - (wide * part) / 2, foot - up * scale, wide * part, tall * scale);
  }
}

/** Benches of wood to both sides of the runner. */
function paintPews(stage: Stage, brush: Brush): void {
  for (let away = 17; away > 2.6; away -= 1.3)
    for (const side of [-1, 1]) {
      const across: [number, number] = side < 0 ? [-3.5, -1.25] : [1.25, 3.5];
      paintBlock(stage, brush, '#7a5234', across, [0, 0.95], [away, away + 0.08]);
      paintBlock(stage, brush, '#946840', across, [0.42, 0.48], [away - 0.42, away]);
      const edge = side * 1.25;
      paintFace(stage, brush, hazy(stage, toned(stage, '#5f3f28'), away), [
        [edge, 0, away - 0.45],
        [edge, 0.62, away - 0.45],
        [edge, 1.02, away + 0.08],
        [edge, 0, away + 0.08],
      ]);
    }
}

/** A band of blue tiles with stars, and a line of gold over it. */
function paintTiles(stage: Stage, brush: Brush): void {
  const { half, end } = MOSQUE;
  for (const side of [-1, 1]) {
    paintOnSide(stage, brush, MOSQUE, side, [0, 1.9], '#2f6f8f');
    paintOnSide(stage, brush, MOSQUE, side, [1.9, 2.02], '#d8ac4c');
    for (let away = 5; away < end; away += 0.9)
      for (const up of [0.5, 1.35])
        paintFace(stage, brush, css('#dff0f0', 0.6), [
          [side * half, up - 0.26, away],
          [side * half, up, away + 0.2],
          [side * half, up + 0.26, away],
          [side * half, up, away - 0.2],
        ]);
    for (const away of [15, 11.6, 8.9, 6.7]) {
      const at = (aside: number, up: number): Place => [side * half, up, away + aside];
      paintFace(stage, brush, css(toned(stage, '#a8946a')), archOf(at, 0.66, [2.6, 5.4], 1.25));
      paintFace(stage, brush, css(lightOf(stage)), archOf(at, 0.54, [2.7, 5.2], 1.25));
    }
  }
}

/** The niche at the end, in a frame of tiles, under windows. */
function paintNiche(stage: Stage, brush: Brush): void {
  const { half, ceiling, end } = MOSQUE;
  const at = (aside: number, up: number): Place => [aside, up, end];
  const face = (left: number, right: number, low: number, high: number, colour: Colour): void =>
    paintFace(stage, brush, hazy(stage, toned(stage, colour), end), [
      at(left, low),
      at(right, low),
      at(right, high),
      at(left, high),
    ]);
  face(-half, half, 0, 1.9, '#2f6f8f');
  face(-2.1, 2.1, 0, 5, '#d8ac4c');
  face(-1.95, 1.95, 0, 4.85, '#2a5f86');
  paintFace(stage, brush, css(toned(stage, '#e9dfc6')), archOf(at, 1.35, [0, 4.3], 1.3));
  paintFace(stage, brush, css(toned(stage, '#6a5a48')), archOf(at, 1.1, [0, 3.9], 1.3));
  for (const across of [-4, 4]) {
    const aside = (part: number, up: number): Place => [across + part, up, end];
    paintFace(stage, brush, css(lightOf(stage)), archOf(aside, 0.7, [2.8, 5.6], 1.25));
  }
  paintFace(stage, brush, css(lightOf(stage)), archOf(at, 0.6, [5.5, ceiling - 0.5], 1));
}

/** Row behind row of places to pray at. */
function paintCarpet(stage: Stage, brush: Brush): void {
  paintFloor(stage, brush, MOSQUE, MOSQUE_TONES.floor);
  const { half, near, end } = MOSQUE;
  for (let away = near + 0.5; away < end; away += 1.25) {
    paintBeam(stage, brush, css('#e0b868', 0.7), 0.07, [
      [-half * 1.6, 0, away],
      [half * 1.6, 0, away],
    ]);
    for (let across = -half; across < half; across += 0.75)
      paintFace(
        stage,
        brush,
        css('#6f1f2c', 0.6),
        archOf((aside, up) => [across + 0.37 + aside, 0, away + 0.12 + up], 0.26, [0, 0.95], 1.3),
      );
  }
}

/** A great ring of lamps that hangs low, and smaller ones before and behind it. */
function paintLamps(stage: Stage, brush: Brush): void {
  for (const [away, radius] of [
    [13, 1],
    [7.4, 1.25],
  ] as const) {
    const up = 4.3;
    const gold = css(toned(stage, '#c89a44', 0.2));
    for (const aside of [-0.8, 0, 0.8])
      paintBeam(stage, brush, gold, 0.03, [
        [aside * radius, up, away],
        [0, MOSQUE.ceiling, away],
      ]);
    const ring = Array.from({ length: 15 }, (_, step): Place => {
      const angle = (step / 14) * Math.PI * 2;
      return [Math.cos(angle) * radius, up, away + Math.sin(angle) * radius];
    });
    paintBeam(stage, brush, gold, 0.08, ring);
    for (const place of ring) {
      const [x, y] = onImage(stage, place);
      const scale = scaleAt(stage, place[2]);
      glow(brush, x, y, scale * 0.4, css('#ffd080', stage.isDark ? 0.6 : 0.4), css('#ffd080', 0));
      brush.fillStyle = '#fff2cc';
      brush.beginPath();
      brush.ellipse(x, y + scale * 0.03, scale * 0.06, scale * 0.09, 0, 0, 7);
      brush.fill();
    }
  }
}
