// Inside a tent, a yurt and a house of snow: cloth that slopes to a ridge, poles that meet in a ring, rows of blocks.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { scaleAt, type Stage } from '../staging/stage.ts';
import { glow } from './glow.ts';
import { alongAway, hazy, onImage, paintBeam, paintFace, type Place } from './in-perspective.ts';
import { archOf, paintFloor, toned, type Box } from './inside-box.ts';

/** In metres; the ridge runs away from the viewer. */
const TENT: Box = { half: 2.6, ceiling: 2.9, near: 1.2, end: 6.4 };
const CANVAS = '#d99a52';
const FELT = '#e6d9bf';
/** Of the round ones: how far away their middle is, their radius. */
const [MIDDLE, YURT_RADIUS, IGLOO_RADIUS] = [4.6, 3.9, 3.3] as const;
const [WALL, RING, RING_RADIUS] = [1.9, 3.3, 0.75] as const;
const POLES = 30;
/** Behind the viewer nothing is seen. */
const NEAREST = 0.9;

export function tentLayers(stage: Stage): Layer[] {
  return [
    painted('wall', 0.05, (brush) => paintCanvas(stage, brush), { isSolid: false }),
    painted('tent end', 0.1, (brush) => paintTentEnd(stage, brush)),
    painted('ground', 0.5, (brush) => paintGroundSheet(stage, brush)),
    painted('lamps', 0.515, (brush) => paintLantern(stage, brush, [0, 2.1, 4.6]), { isSolid: false }),
  ];
}

export function yurtLayers(stage: Stage): Layer[] {
  return [
    painted('wall', 0.05, (brush) => paintFelt(stage, brush), { isSolid: false }),
    painted('lattice', 0.1, (brush) => paintLattice(stage, brush)),
    painted('ground', 0.5, (brush) => paintYurtFloor(stage, brush)),
  ];
}

export function iglooLayers(stage: Stage): Layer[] {
  return [
    painted('wall', 0.05, (brush) => paintBlocks(stage, brush), { isSolid: false }),
    painted('igloo door', 0.1, (brush) => paintTunnel(stage, brush)),
    painted('ground', 0.5, (brush) => paintSnowFloor(stage, brush)),
  ];
}

/** What is seen through an opening. */
function outside({ isDark, palette }: Stage): Colour {
  return isDark ? mix(palette.skyTop, '#31509a', 0.4) : mix(palette.horizon, '#fff4d8', 0.45);
}

function paintCanvas(stage: Stage, brush: Brush): void {
  const { half, ceiling, near, end } = TENT;
  const cloth = toned(stage, CANVAS, 0.5);
  brush.fillStyle = css(mix(cloth, '#3a2414', 0.3));
  brush.fillRect(0, 0, stage.width, stage.height);
  for (const side of [-1, 1]) {
    const tone = mix(
      cloth,
      side === stage.light.side ? '#fff0cc' : '#2c1810',
      side === stage.light.side ? 0.2 : 0.2,
    );
    paintFace(stage, brush, alongAway(stage, brush, tone, [side, 1, near], [side, 1, end]), [
      [side * half, 0, near],
      [0, ceiling, near],
      [0, ceiling, end],
      [side * half, 0, end],
    ]);
    // Seams of the cloth, and the poles that it lies on.
    for (const away of [1.7, 2.6, 3.9, 5.2])
      paintBeam(stage, brush, css(mix(cloth, '#2c1810', 0.45), 0.55), 0.025, [
        [side * half, 0, away],
        [0, ceiling, away],
      ]);
    for (const away of [2.1, end])
      paintBeam(stage, brush, css(toned(stage, '#6a4a30')), 0.06, [
        [side * half, 0, away],
        [0, ceiling, away],
      ]);
  }
  paintBeam(stage, brush, css(toned(stage, '#6a4a30')), 0.05, [
    [0, ceiling, near],
    [0, ceiling, end],
  ]);
}

/** The end of the tent with its flap open. */
function paintTentEnd(stage: Stage, brush: Brush): void {
  const { half, ceiling, end } = TENT;
  const cloth = toned(stage, CANVAS, 0.5);
  paintFace(stage, brush, hazy(stage, mix(cloth, '#fff0cc', 0.1), end), [
    [-half, 0, end],
    [0, ceiling, end],
    [half, 0, end],
  ]);
  const { palette } = stage;
  const [, top] = onImage(stage, [0, 2.3, end]);
  const [, foot] = onImage(stage, [0, 0, end]);
  const sky = brush.createLinearGradient(0, top, 0, foot);
  sky.addColorStop(0, css(mix(outside(stage), palette.skyTop, 0.4)));
  sky.addColorStop(0.7, css(outside(stage)));
  sky.addColorStop(0.72, css(toned(stage, '#6f8f58')));
  sky.addColorStop(1, css(toned(stage, '#587a46')));
  paintFace(stage, brush, sky, [
    [-0.8, 0, end],
    [0, 2.3, end],
    [0.8, 0, end],
  ]);
  for (const side of [-1, 1])
    paintFace(stage, brush, hazy(stage, mix(cloth, '#2c1810', 0.24), end), [
      [0, 2.35, end],
      [side * 0.82, 0, end],
      [side * 1.15, 0, end],
      [side * 0.95, 0.9, end],
    ]);
}

function paintGroundSheet(stage: Stage, brush: Brush): void {
  paintFloor(stage, brush, TENT, mix(CANVAS, '#4a4a40', 0.6), 0.9);
  paintRug(stage, brush, 1.5, [1.4, 5.6], ['#8c4a3a', '#e0c08a', '#a85c44']);
}

/** One within another, in metres from the middle and from the viewer. */
function paintRug(
  stage: Stage,
  brush: Brush,
  half: number,
  [near, far]: readonly [number, number],
  colours: readonly Colour[],
): void {
  for (const [at, colour] of colours.entries()) {
    const inset = at * 0.13;
    paintFace(stage, brush, hazy(stage, toned(stage, colour), near), [
      [-half + inset, 0, near],
      [half - inset, 0, near],
      [half - inset, 0, far - inset],
      [-half + inset, 0, far - inset],
    ]);
  }
}

/** Hangs from the ridge. */
function paintLantern(stage: Stage, brush: Brush, place: Place): void {
  const [x, y] = onImage(stage, place);
  const scale = scaleAt(stage, place[2]);
  paintBeam(stage, brush, css('#4a3424'), 0.02, [place, [place[0], TENT.ceiling, place[2]]]);
  glow(
    brush,
    x,
    y,
    scale * (stage.isDark ? 1.8 : 0.9),
    css('#ffc66a', stage.isDark ? 0.6 : 0.4),
    css('#ffc66a', 0),
  );
  brush.fillStyle = '#4a3424';
  brush.fillRect(x - scale * 0.1, y - scale * 0.04, scale * 0.2, scale * 0.05);
  brush.fillRect(x - scale * 0.1, y + scale * 0.24, scale * 0.2, scale * 0.05);
  brush.fillStyle = '#fff0c0';
  brush.fillRect(x - scale * 0.08, y + scale * 0.01, scale * 0.16, scale * 0.23);
}

/** A point of a circle around the middle; `turn` from the right (0) over the far side (π / 2) to the left. */
function around(turn: number, radius: number, up: number): Place {
  return [Math.cos(turn) * radius, up, Math.max(NEAREST, MIDDLE + Math.sin(turn) * radius)];
}

/** So many turns, from the near right over the far side to the near left. */
function turns(count: number): number[] {
  return Array.from({ length: count + 1 }, (_, at) => -0.9 + (at / count) * (Math.PI + 1.8));
}

function paintFelt(stage: Stage, brush: Brush): void {
  const felt = toned(stage, FELT);
  brush.fillStyle = css(mix(felt, '#4a3424', 0.25));
  brush.fillRect(0, 0, stage.width, stage.height);
  const every = turns(POLES);
  for (const [at, turn] of every.slice(0, -1).entries()) {
    const next = every[at + 1] ?? turn;
    const shade = 0.06 + 0.11 * (1 - Math.cos(turn) * stage.light.side);
    paintFace(stage, brush, hazy(stage, mix(felt, '#3a2818', shade), MIDDLE), [
      around(turn, YURT_RADIUS, WALL),
      around(next, YURT_RADIUS, WALL),
      around(next, RING_RADIUS, RING),
      around(turn, RING_RADIUS, RING),
    ]);
    paintFace(stage, brush, hazy(stage, mix(felt, '#3a2818', shade * 0.7), MIDDLE), [
      around(turn, YURT_RADIUS, 0),
      around(next, YURT_RADIUS, 0),
      around(next, YURT_RADIUS, WALL),
      around(turn, YURT_RADIUS, WALL),
    ]);
  }
  // The ring that the smoke leaves by, and its spokes.
  const ring = Array.from({ length: 25 }, (_, at) => around((at / 12) * Math.PI, RING_RADIUS, RING));
  paintFace(stage, brush, css(outside(stage)), ring);
  const [x, y] = onImage(stage, [0, RING, MIDDLE]);
  glow(brush, x, y, stage.short * 0.3, css('#fff2d0', stage.isDark ? 0.12 : 0.4), css('#fff2d0', 0));
  const red = css(toned(stage, '#b5402c'));
  for (const turn of every)
    paintBeam(stage, brush, red, 0.045, [around(turn, YURT_RADIUS, WALL), around(turn, RING_RADIUS, RING)]);
  paintBeam(stage, brush, red, 0.1, ring);
  for (const turn of [0, Math.PI / 4, Math.PI / 2, (3 * Math.PI) / 4])
    paintBeam(stage, brush, red, 0.05, [
      around(turn, RING_RADIUS, RING),
      around(turn + Math.PI, RING_RADIUS, RING),
    ]);
}

/** Laths that cross before the felt, a band over them, a painted chest at the far side. */
function paintLattice(stage: Stage, brush: Brush): void {
  const lath = css(toned(stage, '#9a6238'), 0.9);
  const every = turns(POLES * 2);
  for (const [at, turn] of every.entries())
    for (const step of [-5, 5]) {
      const other = every[at + step];
      if (other === undefined) continue;
      paintBeam(stage, brush, lath, 0.035, [
        around(turn, YURT_RADIUS - 0.04, 0),
        around(other, YURT_RADIUS - 0.04, WALL),
      ]);
    }
  const band = (up: number, wide: number, colour: Colour): void =>
    paintBeam(
      stage,
      brush,
      css(toned(stage, colour)),
      wide,
      turns(40).map((turn) => around(turn, YURT_RADIUS - 0.06, up)),
    );
  band(WALL, 0.2, '#a8352c');
  band(WALL, 0.05, '#e8c46a');
  paintChest(stage, brush);
}

function paintChest(stage: Stage, brush: Brush): void {
  const away = MIDDLE + YURT_RADIUS - 0.7;
  for (const [left, right] of [
    [-1.5, -0.2],
    [0.2, 1.5],
  ] as const) {
    const face = (inset: number, colour: Colour): void =>
      paintFace(stage, brush, hazy(stage, toned(stage, colour), away), [
        [left + inset, 0.04 + inset, away],
        [right - inset, 0.04 + inset, away],
        [right - inset, 0.95 - inset, away],
        [left + inset, 0.95 - inset, away],
      ]);
    face(0, '#8f2f24');
    face(0.08, '#d89a3c');
    face(0.11, '#b8452c');
    const [x, y] = onImage(stage, [(left + right) / 2, 0.5, away]);
    brush.strokeStyle = css(toned(stage, '#f0d088'));
    brush.lineWidth = scaleAt(stage, away) * 0.04;
    brush.beginPath();
    brush.arc(x, y, scaleAt(stage, away) * 0.2, 0, 7);
    brush.stroke();
  }
}

function paintYurtFloor(stage: Stage, brush: Brush): void {
  const disc = (radius: number, colour: Colour): void =>
    paintFace(
      stage,
      brush,
      hazy(stage, toned(stage, colour), MIDDLE),
      Array.from({ length: 49 }, (_, at) => around((at / 24) * Math.PI, radius, 0)),
    );
  brush.fillStyle = css(toned(stage, '#7a5238'));
  const [, row] = onImage(stage, [0, 0, MIDDLE]);
  brush.fillRect(0, row, stage.width, stage.height - row);
  disc(YURT_RADIUS, '#7a5238');
  for (const [radius, colour] of [
    [3.3, '#2f4a78'],
    [3.05, '#e4c884'],
    [2.9, '#a8392f'],
    [1.6, '#e4c884'],
    [1.48, '#2f4a78'],
    [0.8, '#c85a3c'],
  ] as const)
    disc(radius, colour);
}

/** Row upon row of them, each turned a little against the one below. */
function paintBlocks(stage: Stage, brush: Brush): void {
  const random = stage.random('igloo');
  const snow = toned(stage, '#e9f2fb');
  brush.fillStyle = css(mix(snow, '#6f94c0', 0.3));
  brush.fillRect(0, 0, stage.width, stage.height);
  const rows = 9;
  const ring = (row: number): [radius: number, up: number] => {
    const angle = (row / rows) * (Math.PI / 2);
    return [Math.cos(angle) * IGLOO_RADIUS, Math.sin(angle) * (IGLOO_RADIUS - 0.2)];
  };
  for (let row = 0; row < rows; row++) {
    const [[wide, low], [slim, high]] = [ring(row), ring(row + 1)];
    const blocks = Math.max(6, Math.round(wide * 7));
    const shift = (row % 2) * (Math.PI / blocks);
    for (let block = -Math.ceil(blocks / 3); block < blocks * 1.34; block++) {
      const [from, to] = [block, block + 1].map((at) => (at / blocks) * Math.PI + shift) as [number, number];
      const shade = 0.08 + 0.3 * (row / rows) + random.between(-0.05, 0.05);
      const corners = [
        around(from, wide, low),
        around(to, wide, low),
        around(to, slim, high),
        around(from, slim, high),
      ];
      paintFace(stage, brush, css(mix(snow, '#5f86bc', shade)), corners);
      paintBeam(stage, brush, css('#7fa4cc', 0.6), 0.02, [...corners, corners[0] as Place]);
    }
  }
  const [x, y] = onImage(stage, [0, 1.6, MIDDLE + IGLOO_RADIUS]);
  glow(brush, x, y, stage.short * 0.45, css('#e8f6ff', stage.isDark ? 0.1 : 0.35), css('#e8f6ff', 0));
}

/** The way out, low and bright. */
function paintTunnel(stage: Stage, brush: Brush): void {
  const away = MIDDLE + IGLOO_RADIUS - 0.15;
  const at = (aside: number, up: number): Place => [aside, up, away];
  const snow = toned(stage, '#e9f2fb');
  paintFace(stage, brush, css(mix(snow, '#4f78b0', 0.24)), archOf(at, 1.05, [0, 1.45]));
  paintFace(stage, brush, css(mix(snow, '#3f68a4', 0.5)), archOf(at, 0.88, [0, 1.26]));
  paintFace(stage, brush, css(outside(stage)), archOf(at, 0.6, [0, 0.95]));
}

function paintSnowFloor(stage: Stage, brush: Brush): void {
  const snow = toned(stage, '#eef5fc');
  paintFace(
    stage,
    brush,
    alongAway(stage, brush, mix(snow, '#7fa4d0', 0.12), [0, 0, NEAREST], [0, 0, MIDDLE + IGLOO_RADIUS]),
    [
      ...Array.from({ length: 25 }, (_, step) => around((step / 24) * Math.PI, IGLOO_RADIUS, 0)),
      [-IGLOO_RADIUS * 2, 0, NEAREST],
      [IGLOO_RADIUS * 2, 0, NEAREST],
    ],
  );
  paintRug(stage, brush, 1.2, [1.6, 5], ['#7a6450', '#94795e', '#a88c6c']);
}
