// Inside what carries many: a carriage of the underground, a bus, an airliner, seen along the aisle.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import { hazy, onImage, paintBeam, paintFace, type Place } from './in-perspective.ts';
import {
  paintBlock,
  paintFloor,
  paintOnSide,
  paintShell,
  toned,
  type Box,
  type Tones,
} from './inside-box.ts';
import { glow } from './glow.ts';

const SUBWAY: Box = { half: 1.45, ceiling: 2.35, near: 0.55, end: 13 };
const BUS: Box = { half: 1.3, ceiling: 2.25, near: 0.55, end: 9 };
const AIRLINER: Box = { half: 1.8, ceiling: 2.3, near: 0.55, end: 15 };

const SUBWAY_TONES: Tones = { wall: '#dfe3e4', ceiling: '#eef0f0', floor: '#8f969c' };
const BUS_TONES: Tones = { wall: '#d8dce0', ceiling: '#e8eaea', floor: '#6f767e' };
const AIRLINER_TONES: Tones = { wall: '#e9e6e0', ceiling: '#f4f2ee', floor: '#52607a' };

/** With benches along both sides, poles, and the dark of the tunnel outside. */
export function subwayCarLayers(stage: Stage): Layer[] {
  return cabinLayers(stage, SUBWAY, SUBWAY_TONES, [
    ['windows', (brush) => paintPanes(stage, brush, SUBWAY, [1.05, 1.95], 2.1, '#1c222c')],
    ['seats', (brush) => paintBenches(stage, brush)],
    ['poles', (brush) => paintPoles(stage, brush)],
  ]);
}

/** With the town outside its panes. */
export function busLayers(stage: Stage): Layer[] {
  return cabinLayers(stage, BUS, BUS_TONES, [
    ['windows', (brush) => paintPanes(stage, brush, BUS, [0.95, 1.95], 1.5)],
    ['seats', (brush) => paintRows(stage, brush, BUS, { cloth: '#3f6fa8', inner: 0.42, high: 1.12 })],
    ['poles', (brush) => paintRails(stage, brush, 0.46)],
  ]);
}

/** With round windows, lockers overhead, and three seats to each side. */
export function airlinerLayers(stage: Stage): Layer[] {
  return cabinLayers(stage, AIRLINER, AIRLINER_TONES, [
    ['windows', (brush) => paintPortholes(stage, brush)],
    ['lockers', (brush) => paintLockers(stage, brush)],
    ['seats', (brush) => paintRows(stage, brush, AIRLINER, { cloth: '#35507c', inner: 0.34, high: 1.2 })],
  ]);
}

type Part = readonly [name: string, paint: (brush: Brush) => void];

function cabinLayers(stage: Stage, box: Box, tones: Tones, parts: readonly Part[]): Layer[] {
  return [
    painted('wall', 0.05, (brush) => paintShell(stage, brush, box, tones), { isSolid: false }),
    painted('ground', 0.06, (brush) => paintFloor(stage, brush, box, tones.floor)),
    painted('lamps', 0.08, (brush) => paintLamps(stage, brush, box)),
    painted('end', 0.1, (brush) => paintEndDoor(stage, brush, box)),
    ...parts.map(([name, paint], at) => painted(name, 0.2 + at * 0.1, paint)),
  ];
}

/** Two strips of light along the ceiling. */
function paintLamps(stage: Stage, brush: Brush, { half, ceiling, near, end }: Box): void {
  for (const side of [-0.45, 0.45])
    for (let away = near; away < end - 0.5; away += 1.6)
      paintFace(stage, brush, css('#fffdf2'), [
        [side * half - 0.09, ceiling - 0.01, away],
        [side * half + 0.09, ceiling - 0.01, away],
        [side * half + 0.09, ceiling - 0.01, away + 1.35],
        [side * half - 0.09, ceiling - 0.01, away + 1.35],
      ]);
  const [x, y] = onImage(stage, [0, ceiling, end * 0.3]);
  glow(brush, x, y, stage.short * 0.42, css('#fff8e0', stage.isDark ? 0.34 : 0.2), css('#fff8e0', 0));
}

function paintEndDoor(stage: Stage, brush: Brush, { ceiling, end }: Box): void {
  const face = (half: number, low: number, high: number, colour: Colour): void =>
    paintFace(stage, brush, hazy(stage, toned(stage, colour), end), [
      [-half, low, end],
      [half, low, end],
      [half, high, end],
      [-half, high, end],
    ]);
  face(0.52, 0, ceiling - 0.25, '#7f8890');
  face(0.45, 0, ceiling - 0.32, '#aab2b8');
  face(0.28, 1.1, ceiling - 0.5, '#3a4450');
}

/** What is outside: `dark` where there is nothing but a tunnel, else the sky over the houses of a town. */
function paintPanes(
  stage: Stage,
  brush: Brush,
  box: Box,
  [low, high]: readonly [number, number],
  long: number,
  dark?: Colour,
): void {
  const { palette } = stage;
  const random = stage.random('panes');
  for (const side of [-1, 1]) {
    const x = side * box.half;
    paintOnSide(stage, brush, box, side, [low - 0.06, high + 0.06], '#59636c');
    for (let away = box.near; away < box.end; away += long) {
      const to = Math.min(box.end, away + long - 0.16);
      const pane = (from: number, until: number, bottom: number, top: number, fill: string): void =>
        paintFace(stage, brush, fill, [
          [x, bottom, from],
          [x, top, from],
          [x, top, until],
          [x, bottom, until],
        ]);
      pane(away, to, low, high, css(dark ?? mix(palette.skyMiddle, palette.horizon, 0.5)));
      if (dark !== undefined) {
        // Lamps of the tunnel rush by.
        pane(away + long * 0.2, away + long * 0.5, low + 0.52, low + 0.58, css('#f0d89a', 0.7));
        continue;
      }
      for (let house = away; house < to - 0.1; house += 0.32) {
        const tall = random.between(0.2, 0.75) * (high - low);
        const tone = mix(random.pick(['#a8755c', '#8f98a4', '#c2ab8c', '#77879a']), palette.fog, 0.35);
        pane(house, Math.min(to, house + 0.3), low, low + tall, css(toned(stage, tone, 0.6)));
        if (stage.isDark)
          pane(house + 0.08, house + 0.15, low + tall * 0.5, low + tall * 0.66, css('#ffd98a'));
      }
    }
    for (let away = box.near; away < box.end; away += long)
      paintBeam(stage, brush, css('#ffffff', 0.3), 0.05, [
        [x * 0.995, low + 0.1, away + long * 0.3],
        [x * 0.995, high - 0.05, away + long * 0.62],
      ]);
  }
}

/** Along both sides, with a door between every two. */
function paintBenches(stage: Stage, brush: Brush): void {
  const { half, end } = SUBWAY;
  const cloth = toned(stage, '#2f7f9c');
  for (let from = end - 2.6; from > 0.4; from -= 3)
    for (const side of [-1, 1]) {
      const to = from + 2.2;
      const edge = side * (half - 0.5);
      const face = (colour: Colour, ...places: Place[]): void =>
        paintFace(stage, brush, hazy(stage, colour, from), places);
      const near = Math.max(0.6, from);
      face(
        mix(cloth, '#ffffff', 0.1),
        [side * half, 0.5, near],
        [side * half, 1, near],
        [side * half, 1, to],
        [side * half, 0.5, to],
      );
      face(cloth, [edge, 0.46, near], [side * half, 0.5, near], [side * half, 0.5, to], [edge, 0.46, to]);
      face(
        mix(cloth, '#101820', 0.45),
        [edge, 0.2, near],
        [edge, 0.46, near],
        [edge, 0.46, to],
        [edge, 0.2, to],
      );
      for (let seat = near + 0.44; seat < to - 0.1; seat += 0.44)
        paintBeam(stage, brush, css('#0f2a38', 0.5), 0.02, [
          [edge, 0.46, seat],
          [side * half, 0.5, seat],
          [side * half, 1, seat],
        ]);
    }
}

/** From floor to ceiling beside the benches, and loops that hang over the heads. */
function paintPoles(stage: Stage, brush: Brush): void {
  const { half, ceiling, end } = SUBWAY;
  const steel = css(toned(stage, '#c8ced2', 0.2));
  for (const side of [-1, 1]) {
    const x = side * (half - 0.55);
    paintBeam(stage, brush, steel, 0.035, [
      [x, ceiling - 0.3, 0.8],
      [x, ceiling - 0.3, end],
    ]);
    for (let away = end - 0.6; away > 0.8; away -= 1.5) {
      paintBeam(stage, brush, steel, 0.04, [
        [x, 0, away],
        [x, ceiling, away],
      ]);
      if (away < 1.4) continue;
      paintBeam(stage, brush, css('#4a5058'), 0.025, [
        [x, ceiling - 0.3, away - 0.6],
        [x, ceiling - 0.46, away - 0.6],
      ]);
      const [ringX, ringY] = onImage(stage, [x, ceiling - 0.54, away - 0.6]);
      const radius = (0.085 * stage.short) / (away - 0.6);
      brush.strokeStyle = css('#f0f0ea');
      brush.lineWidth = Math.max(0.7, radius * 0.3);
      brush.beginPath();
      brush.arc(ringX, ringY, radius, 0, 7);
      brush.stroke();
    }
  }
}

function paintRails(stage: Stage, brush: Brush, aside: number): void {
  const yellow = css(toned(stage, '#e8b83a', 0.2));
  for (const side of [-1, 1]) {
    paintBeam(stage, brush, yellow, 0.035, [
      [side * aside, 2, 0.8],
      [side * aside, 2, BUS.end],
    ]);
    for (let away = BUS.end - 1; away > 1.4; away -= 1.9)
      paintBeam(stage, brush, yellow, 0.04, [
        [side * aside, 0.6, away],
        [side * aside, 2.2, away],
      ]);
  }
}

type Seats = { cloth: Colour; inner: number; high: number };

/** Row behind row with an aisle between, all looking away. */
function paintRows(stage: Stage, brush: Brush, { half, end }: Box, { cloth, inner, high }: Seats): void {
  const count = half > 1.5 ? 3 : 2;
  const wide = (half - 0.06 - inner) / count;
  for (let away = end - 0.8; away > 1.5; away -= 0.85)
    for (const side of [-1, 1])
      for (let seat = count - 1; seat >= 0; seat--) {
        const one = side * (inner + seat * wide);
        const other = side * (inner + (seat + 1) * wide - 0.03);
        const across: [number, number] = [Math.min(one, other), Math.max(one, other)];
        paintBlock(stage, brush, cloth, across, [0.36, high - 0.24], [away, away + 0.12]);
        const inset = wide * 0.14;
        const head: [number, number] = [across[0] + inset, across[1] - inset];
        paintBlock(stage, brush, mix(cloth, '#ffffff', 0.12), head, [high - 0.24, high], [away, away + 0.1]);
        paintBlock(
          stage,
          brush,
          mix(cloth, '#ffffff', 0.7),
          [head[0] + 0.01, head[1] - 0.01],
          [high - 0.12, high + 0.005],
          [away - 0.005, away + 0.1],
        );
      }
}

function paintPortholes(stage: Stage, brush: Brush): void {
  const { half, near, end } = AIRLINER;
  const { palette } = stage;
  const sky = mix(palette.skyMiddle, palette.horizon, stage.isDark ? 0.1 : 0.35);
  for (const side of [-1, 1])
    for (let away = near + 0.3; away < end - 0.3; away += 0.62)
      for (const [size, fill] of [
        [1.25, css(toned(stage, '#c9c6c0'))],
        [1, css(sky)],
      ] as const) {
        const ring = Array.from({ length: 16 }, (_, step): Place => {
          const angle = (step / 16) * Math.PI * 2;
          return [side * half, 1.25 + Math.sin(angle) * 0.19 * size, away + Math.cos(angle) * 0.13 * size];
        });
        paintFace(stage, brush, fill, ring);
      }
}

function paintLockers(stage: Stage, brush: Brush): void {
  const { half, ceiling, near, end } = AIRLINER;
  for (const side of [-1, 1]) {
    const inner = side * (half - 0.62);
    const face = (colour: Colour, ...places: Place[]): void =>
      paintFace(stage, brush, hazy(stage, toned(stage, colour), end * 0.3), places);
    face(
      '#d6d2ca',
      [inner, 1.72, near],
      [side * half, 1.62, near],
      [side * half, 1.62, end],
      [inner, 1.72, end],
    );
    face(
      '#f3f1ec',
      [inner, 1.72, near],
      [inner - side * 0.08, ceiling, near],
      [inner - side * 0.08, ceiling, end],
      [inner, 1.72, end],
    );
    for (let away = near + 0.6; away < end; away += 1.05)
      paintBeam(stage, brush, css('#8f8b84', 0.8), 0.015, [
        [inner, 1.72, away],
        [inner - side * 0.08, ceiling, away],
      ]);
  }
}
