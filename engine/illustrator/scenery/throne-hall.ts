// The hall of a king: columns along both sides, banners between them, a tall window at the end, a carpet that runs up to the throne.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, scaleAt, type Stage } from '../staging/stage.ts';
import { alongAway, hazy, onImage, paintBeam, paintFace, type Place } from './in-perspective.ts';
import { roomKindOf } from './room-kind.ts';
import { glow } from './glow.ts';

const [HALF, CEILING, END, NEAR] = [6.4, 8.4, 22, 2];
const COLUMNS = [18, 14, 10.6, 7.8, 5.6] as const;
const STONE = '#b9ac98';
const GOLD = '#d8ac4c';
const RED = '#a3262e';

/** Whether the room is such a hall. */
export function isThroneHall({ scene, words }: Pick<Stage, 'scene' | 'words'>): boolean {
  return scene === 'room' && roomKindOf({ words }) === 'hall';
}

/** The colour of the carpet: the one that was asked for. */
function carpetOf({ reading }: Stage): Colour {
  return reading.subjects.find(({ key }) => key === 'rug')?.colour ?? RED;
}

/** All of the hall but who and what is in it. */
export function throneHallLayers(stage: Stage): Layer[] {
  return [
    painted('wall', 0.05, (brush) => paintShell(stage, brush), { isSolid: false }),
    painted('hall end', 0.1, (brush) => paintEnd(stage, brush)),
    painted('ground', 0.5, (brush) => paintFloor(stage, brush)),
    painted('columns', 0.51, (brush) => COLUMNS.forEach((away) => paintPair(stage, brush, away))),
  ];
}

function toned({ isDark, palette }: Stage, colour: Colour): Colour {
  return isDark ? mix(colour, palette.shade, 0.45) : colour;
}

function paintShell(stage: Stage, brush: Brush): void {
  brush.fillStyle = css(toned(stage, mix(STONE, '#2a2028', 0.35)));
  brush.fillRect(0, 0, stage.width, stage.height);
  const roof = toned(stage, mix(STONE, '#2a2028', 0.55));
  paintFace(stage, brush, alongAway(stage, brush, roof, [0, CEILING, NEAR], [0, CEILING, END]), [
    [-HALF * 3, CEILING, NEAR],
    [HALF * 3, CEILING, NEAR],
    [HALF, CEILING, END],
    [-HALF, CEILING, END],
  ]);
  for (const side of [-1, 1]) {
    const tone = toned(stage, mix(STONE, '#20181f', side === stage.light.side ? 0.3 : 0.46));
    paintFace(stage, brush, alongAway(stage, brush, tone, [side * HALF, 1, NEAR], [side * HALF, 1, END]), [
      [side * HALF, 0, NEAR],
      [side * HALF, CEILING, NEAR],
      [side * HALF, CEILING, END],
      [side * HALF, 0, END],
    ]);
  }
  for (let away = 3; away < END; away *= 1.32)
    paintBeam(stage, brush, css('#2a1c18', 0.6), 0.3, [
      [-HALF, CEILING, away],
      [HALF, CEILING, away],
    ]);
}

/** A pointed outline at the end wall, from its sill up. */
function pointed(across: number, half: number, sill: number, top: number): Place[] {
  const bend = (side: number): Place[] =>
    [0, 0.25, 0.5, 0.75, 1].map((step): Place => [
      across + side * half * (1 - step ** 1.7),
      top - half * 1.5 + half * 1.5 * step,
      END,
    ]);
  return [[across - half, sill, END], ...bend(-1), ...bend(1).toReversed(), [across + half, sill, END]];
}

function paintEnd(stage: Stage, brush: Brush): void {
  const { palette, isDark } = stage;
  paintFace(stage, brush, hazy(stage, toned(stage, STONE), END), [
    [-HALF, 0, END],
    [HALF, 0, END],
    [HALF, CEILING, END],
    [-HALF, CEILING, END],
  ]);
  const glass = isDark ? mix(palette.skyTop, '#3a5aa0', 0.45) : mix(palette.horizon, '#fff2cc', 0.6);
  for (const [across, half, top] of [
    [-3.2, 0.9, 6.4],
    [0, 1.4, 7.8],
    [3.2, 0.9, 6.4],
  ] as const) {
    paintFace(
      stage,
      brush,
      css(mix(toned(stage, STONE), '#20181f', 0.5)),
      pointed(across, half + 0.2, 1.6, top + 0.25),
    );
    paintFace(stage, brush, css(glass), pointed(across, half, 1.8, top));
    // Panes of coloured glass.
    for (const [row, colour] of ['#c8483c', '#3c6cb8', '#d8a63c', '#4a8a5c'].entries())
      for (const side of [-1, 1]) {
        const up = 2 + row * (top - 3.4 - 1.8 * 0.3) * 0.25;
        brush.globalAlpha = isDark ? 0.4 : 0.5;
        paintFace(stage, brush, css(colour), [
          [across + side * half * 0.12, up, END],
          [across + side * half * 0.86, up, END],
          [across + side * half * 0.86, up + 0.7, END],
          [across + side * half * 0.12, up + 0.7, END],
        ]);
        brush.globalAlpha = 1;
      }
    paintBeam(stage, brush, css('#3a2e2a'), 0.12, [
      [across, 1.8, END],
      [across, top, END],
    ]);
  }
  const [x, y] = onImage(stage, [0, 4, END]);
  glow(
    brush,
    x,
    y,
    stage.short * 0.42,
    css(isDark ? '#9cb4f0' : '#fff0c8', isDark ? 0.24 : 0.5),
    css('#fff0c8', 0),
  );
}

function paintFloor(stage: Stage, brush: Brush): void {
  const floor = toned(stage, '#9c8e7c');
  paintFace(stage, brush, alongAway(stage, brush, floor, [0, 0, NEAR], [0, 0, END]), [
    [-HALF * 3, 0, NEAR],
    [HALF * 3, 0, NEAR],
    [HALF, 0, END],
    [-HALF, 0, END],
  ]);
  for (let away = NEAR; away < END; away *= 1.16)
    paintBeam(stage, brush, css('#3a2e28', 0.3), 0.03, [
      [-HALF * 2, 0, away],
      [HALF * 2, 0, away],
    ]);
  for (let across = -HALF; across <= HALF; across += 1.28)
    paintBeam(stage, brush, css('#3a2e28', 0.24), 0.03, [
      [across, 0, NEAR],
      [across, 0, END],
    ]);
  const carpet = carpetOf(stage);
  const strip = (half: number, colour: Colour): void =>
    paintFace(stage, brush, alongAway(stage, brush, toned(stage, colour), [0, 0, NEAR], [0, 0, END]), [
      [-half, 0, NEAR],
      [half, 0, NEAR],
      [half, 0, END],
      [-half, 0, END],
    ]);
  strip(1.5, mix(carpet, '#20101c', 0.35));
  strip(1.42, GOLD);
  strip(1.3, carpet);
  const [x, y] = onImage(stage, [0, 0, 9]);
  glow(brush, x, y, stage.short * 0.4, css('#ffe8b8', stage.isDark ? 0.12 : 0.26), css('#ffe8b8', 0));
}

/** A column at each side with its foot and head, a banner and a torch before it. */
function paintPair(stage: Stage, brush: Brush, away: number): void {
  const { palette, light, isDark } = stage;
  const scale = scaleAt(stage, away);
  for (const side of [-1, 1]) {
    const across = side * 4.5;
    const [x, foot] = onImage(stage, [across, 0, away]);
    const [, top] = onImage(stage, [across, CEILING, away]);
    const wide = scale * 1.05;
    const stone = lit(stage, toned(stage, STONE));
    const round = brush.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
    round.addColorStop(light.side > 0 ? 1 : 0, css(mix(stone, palette.sun, 0.3)));
    round.addColorStop(0.5, css(stone));
    round.addColorStop(light.side > 0 ? 0 : 1, css(mix(stone, '#1c141c', 0.5)));
    brush.fillStyle = round;
    brush.fillRect(x - wide / 2, top, wide, foot - top);
    for (const [low, high, part] of [
      [0, 0.5, 1.4],
      [CEILING - 0.7, CEILING, 1.45],
    ] as const)
      brush.fillRect(x - (wide * part) / 2, foot - high * scale, wide * part, (high - low) * scale);
    const cloth = brush.createLinearGradient(x - wide * 0.36, 0, x + wide * 0.36, 0);
    const carpet = toned(stage, carpetOf(stage));
    cloth.addColorStop(0, css(mix(carpet, '#1c0c14', 0.4)));
    cloth.addColorStop(0.5, css(carpet));
    cloth.addColorStop(1, css(mix(carpet, '#1c0c14', 0.3)));
    brush.fillStyle = css(GOLD);
    brush.fillRect(x - wide * 0.42, foot - 6.2 * scale, wide * 0.84, scale * 0.1);
    brush.fillStyle = cloth;
    brush.beginPath();
    brush.moveTo(x - wide * 0.36, foot - 6.1 * scale);
    brush.lineTo(x + wide * 0.36, foot - 6.1 * scale);
    brush.lineTo(x + wide * 0.36, foot - 3.7 * scale);
    brush.lineTo(x, foot - 3.2 * scale);
    brush.lineTo(x - wide * 0.36, foot - 3.7 * scale);
    brush.fill();
    brush.fillStyle = css(GOLD);
    brush.beginPath();
    brush.arc(x, foot - 4.9 * scale, scale * 0.17, 0, 7);
    brush.fill();
    const [flame, up] = [x - side * wide * 0.5, foot - 2.5 * scale];
    brush.fillStyle = '#2c2024';
    brush.fillRect(flame - scale * 0.05, up, scale * 0.1, scale * 0.5);
    glow(
      brush,
      flame,
      up - scale * 0.1,
      scale * (isDark ? 1.3 : 0.7),
      css('#ffb04c', isDark ? 0.8 : 0.55),
      css('#ffb04c', 0),
    );
    brush.fillStyle = css('#ffdf8c');
    brush.beginPath();
    brush.ellipse(flame, up - scale * 0.12, scale * 0.07, scale * 0.17, 0, 0, 7);
    brush.fill();
  }
}
