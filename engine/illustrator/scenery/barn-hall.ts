// Inside a barn or a stable, under beams and a pitched roof, with stalls and straw; an attic is the same roof over boards.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { scaleAt, type Stage } from '../staging/stage.ts';
import { alongAway, hazy, onImage, paintBeam, paintFace, type Place } from './in-perspective.ts';
import { paintBlock, paintFloor, paintOnSide, toned, type Box } from './inside-box.ts';
import { glow } from './glow.ts';

const BARN: Box = { half: 4.6, ceiling: 3, near: 1.4, end: 15 };
const BARN_RIDGE = 6.4;
const ATTIC: Box = { half: 3.2, ceiling: 0.9, near: 1.2, end: 8.5 };
const ATTIC_RIDGE = 3.6;

export function barnLayers(stage: Stage): Layer[] {
  return [
    painted('wall', 0.05, (brush) => paintPitched(stage, brush, BARN, BARN_RIDGE, '#8a5f3c'), {
      isSolid: false,
    }),
    painted('barn door', 0.1, (brush) => paintDoor(stage, brush)),
    painted('ground', 0.5, (brush) => {
      paintFloor(stage, brush, BARN, '#a8875a');
      paintStraw(stage, brush);
    }),
    painted('stalls', 0.51, (brush) => paintStalls(stage, brush)),
    painted('hay', 0.515, (brush) => paintBales(stage, brush)),
  ];
}

export function atticLayers(stage: Stage): Layer[] {
  return [
    painted('wall', 0.05, (brush) => paintPitched(stage, brush, ATTIC, ATTIC_RIDGE, '#9c744c'), {
      isSolid: false,
    }),
    painted('window', 0.1, (brush) => paintGableWindow(stage, brush)),
    painted('ground', 0.5, (brush) => {
      paintFloor(stage, brush, ATTIC, '#8a6440');
      paintPlanks(stage, brush);
    }),
    painted('trunks', 0.51, (brush) => paintTrunks(stage, brush)),
  ];
}

/** Boards of the sides and of the gable, both slopes of the roof, rafters and ties. */
function paintPitched(stage: Stage, brush: Brush, box: Box, ridge: number, wood: Colour): void {
  const { half, ceiling, near, end } = box;
  brush.fillStyle = css(toned(stage, mix(wood, '#140c08', 0.6)));
  brush.fillRect(0, 0, stage.width, stage.height);
  for (const side of [-1, 1]) {
    const tone = toned(stage, mix(wood, '#1c100c', side === stage.light.side ? 0.42 : 0.55));
    paintFace(
      stage,
      brush,
      alongAway(stage, brush, tone, [side * half, ceiling, near], [side * half, ceiling, end]),
      [
        [side * half, ceiling, near],
        [0, ridge, near],
        [0, ridge, end],
        [side * half, ceiling, end],
      ],
    );
    paintOnSide(
      stage,
      brush,
      box,
      side,
      [0, ceiling],
      mix(wood, '#1c100c', side === stage.light.side ? 0.1 : 0.28),
    );
    for (let up = 0.3; up < ceiling; up += 0.3)
      paintBeam(stage, brush, css('#2a180e', 0.35), 0.03, [
        [side * half, up, near],
        [side * half, up, end],
      ]);
  }
  const gable: Place[] = [
    [-half, 0, end],
    [half, 0, end],
    [half, ceiling, end],
    [0, ridge, end],
    [-half, ceiling, end],
  ];
  paintFace(stage, brush, hazy(stage, toned(stage, wood), end), gable);
  for (let across = -half + 0.35; across < half; across += 0.35)
    paintBeam(stage, brush, css('#2a180e', 0.4), 0.03, [
      [across, 0, end],
      [across, ridge - (Math.abs(across) / half) * (ridge - ceiling), end],
    ]);
  const beam = toned(stage, mix(wood, '#2a160c', 0.35));
  for (let away = end; away > near; away -= 2.1)
    for (const side of [-1, 1]) {
      paintBeam(stage, brush, hazy(stage, beam, away), 0.2, [
        [side * half, 0, away],
        [side * half, ceiling, away],
        [0, ridge, away],
      ]);
      if (ceiling > 2)
        paintBeam(stage, brush, hazy(stage, beam, away), 0.18, [
          [0, ceiling + 0.9, away],
          [side * half * 0.72, ceiling + 0.9, away],
        ]);
    }
}

/** It stands open: the light of the yard, its grass and its sky. */
function paintDoor(stage: Stage, brush: Brush): void {
  const { end } = BARN;
  const { palette } = stage;
  const face = (left: number, right: number, low: number, high: number, fill: string): void =>
    paintFace(stage, brush, fill, [
      [left, low, end],
      [right, low, end],
      [right, high, end],
      [left, high, end],
    ]);
  face(-1.75, 1.75, 0, 3.5, css(toned(stage, '#4a2c18')));
  face(-1.6, 1.6, 0, 3.35, css(mix(palette.skyMiddle, palette.horizon, 0.6)));
  face(-1.6, 1.6, 0, 1.15, css(toned(stage, '#7da65a')));
  face(-1.6, 1.6, 1.15, 1.5, css(mix(toned(stage, '#4f7d4a'), palette.fog, 0.35)));
  for (const side of [-1, 1]) {
    const edge = side * 1.75;
    paintFace(stage, brush, css(toned(stage, '#8e3a2c')), [
      [edge, 0, end - 0.05],
      [edge + side * 0.9, 0, end - 1.5],
      [edge + side * 0.9, 3.5, end - 1.5],
      [edge, 3.5, end - 0.05],
    ]);
  }
  if (stage.isDark) return;
  const [x, y] = onImage(stage, [0, 1.8, end]);
  glow(brush, x, y, stage.short * 0.4, css('#fff0c0', 0.5), css('#fff0c0', 0));
}

function paintStraw(stage: Stage, brush: Brush): void {
  const random = stage.random('straw');
  for (let blade = 0; blade < 420; blade++) {
    const away = 1.7 + random.next() ** 2 * 12;
    const across = random.between(-1, 1) * BARN.half * 0.95;
    const turn = random.between(-0.22, 0.22);
    paintBeam(stage, brush, css(toned(stage, random.pick(['#e2c47c', '#c8a45a', '#f0d898'])), 0.75), 0.018, [
      [across, 0.01, away],
      [across + turn, 0.02, away + random.between(-0.12, 0.12)],
    ]);
  }
}

/** Posts and boards in front of the boxes along both sides, with straw in them. */
function paintStalls(stage: Stage, brush: Brush): void {
  for (let away = 13.2; away > 3; away -= 2.5)
    for (const side of [-1, 1]) {
      const inner = side * 2.7;
      const across: [number, number] = side < 0 ? [-BARN.half, -2.7] : [2.7, BARN.half];
      paintBlock(stage, brush, '#9a6c42', across, [0, 1.35], [away, away + 0.08]);
      for (const up of [0.4, 0.8, 1.2])
        paintBeam(stage, brush, hazy(stage, toned(stage, '#a97a4c'), away), 0.2, [
          [inner, up, away - 2.3],
          [inner, up, away],
        ]);
      paintBlock(stage, brush, '#7a5230', [inner - 0.1, inner + 0.1], [0, 2.7], [away, away + 0.2]);
    }
}

/** Bales at the foot of the posts. */
function paintBales(stage: Stage, brush: Brush): void {
  const side = -stage.light.side;
  for (const [across, up, away] of [
    [3.2, 0, 8.4],
    [2.5, 0, 6.2],
    [3.4, 0, 6.2],
    [2.9, 0.5, 6.2],
  ] as const) {
    const middle = side * across;
    paintBlock(stage, brush, '#d8b864', [middle - 0.44, middle + 0.44], [up, up + 0.5], [away, away + 0.5]);
    for (const aside of [-0.18, 0.18])
      paintBeam(stage, brush, css('#8a6a34', 0.8), 0.025, [
        [middle + aside, up, away],
        [middle + aside, up + 0.5, away],
      ]);
    const random = stage.random(`bale ${across} ${up}`);
    for (let blade = 0; blade < 24; blade++) {
      const x = middle + random.between(-0.42, 0.4);
      const y = up + random.between(0.04, 0.46);
      paintBeam(stage, brush, css(random.chance(0.5) ? '#f0d898' : '#b0883c', 0.7), 0.014, [
        [x, y, away],
        [x + random.between(0.04, 0.14), y + random.between(-0.03, 0.03), away],
      ]);
    }
  }
}

function paintGableWindow(stage: Stage, brush: Brush): void {
  const { end } = ATTIC;
  const { palette } = stage;
  // Beside whoever stands in the middle.
  const aside = stage.light.side * 0.95;
  const ring = (size: number): Place[] =>
    Array.from({ length: 28 }, (_, step): Place => {
      const angle = (step / 28) * Math.PI * 2;
      return [aside + Math.cos(angle) * size, 2.1 + Math.sin(angle) * size, end];
    });
  paintFace(stage, brush, css(toned(stage, '#5a3a22')), ring(0.6));
  paintFace(stage, brush, css(mix(palette.skyMiddle, palette.horizon, 0.55)), ring(0.5));
  for (const places of [
    [
      [aside - 0.5, 2.1, end],
      [aside + 0.5, 2.1, end],
    ],
    [
      [aside, 1.6, end],
      [aside, 2.6, end],
    ],
  ] as const)
    paintBeam(stage, brush, css(toned(stage, '#5a3a22')), 0.07, places);
  const [x, y] = onImage(stage, [aside, 2.1, end]);
  const scale = scaleAt(stage, end);
  glow(brush, x, y, scale * 3, css(palette.sun, stage.isDark ? 0.16 : 0.45), css(palette.sun, 0));
}

function paintPlanks(stage: Stage, brush: Brush): void {
  const { half, near, end } = ATTIC;
  for (let across = -half * 3; across <= half * 3; across += 0.3)
    paintBeam(stage, brush, css('#2a160c', 0.45), 0.02, [
      [across, 0, near],
      [across, 0, end],
    ]);
  const [x, y] = onImage(stage, [0, 0, 4.6]);
  glow(
    brush,
    x,
    y,
    stage.short * 0.26,
    css(stage.palette.sun, stage.isDark ? 0.08 : 0.26),
    css('#ffffff', 0),
  );
}

/** Old things under the slopes: chests, boxes and a picture with its face to the wall. */
function paintTrunks(stage: Stage, brush: Brush): void {
  for (const [across, wide, tall, away, colour] of [
    [-2.4, 0.5, 0.55, 6.6, '#b08a5c'],
    [-2.3, 0.34, 0.9, 6.4, '#c8a878'],
    [2.3, 0.5, 0.5, 6.3, '#7a4a2c'],
    [-2, 0.5, 0.5, 4.9, '#6a4228'],
    [2.2, 0.42, 0.42, 4.7, '#c0986a'],
    [2.25, 0.3, 0.72, 4.75, '#a87c50'],
  ] as const) {
    paintBlock(stage, brush, colour, [across - wide, across + wide], [0, tall], [away, away + 0.6]);
    const metal = css(toned(stage, mix(colour, '#1c1008', 0.5)));
    for (const up of [tall * 0.68, 0.04])
      paintBeam(stage, brush, metal, 0.04, [
        [across - wide, up, away],
        [across + wide, up, away],
      ]);
  }
}
