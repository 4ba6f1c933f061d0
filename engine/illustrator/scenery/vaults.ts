// A vault with bars under a castle, and the same under a pyramid, by the light of torches.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { scaleAt, type Stage } from '../staging/stage.ts';
import { hazy, onImage, paintBeam, paintFace, type Place } from './in-perspective.ts';
import { archOf, paintFloor, paintShell, toned, type Box, type Tones } from './inside-box.ts';
import { glow } from './glow.ts';

const DUNGEON: Box = { half: 3.2, ceiling: 3.6, near: 1.2, end: 13 };
const STONE: Tones = { wall: '#5f5c5e', ceiling: '#38363a', floor: '#55504e' };
const SANDSTONE: Tones = { wall: '#b08a54', ceiling: '#6a4e2c', floor: '#a07c4c' };

export function dungeonLayers(stage: Stage): Layer[] {
  return [
    painted('wall', 0.05, (brush) => paintVault(stage, brush), { isSolid: false }),
    painted('ground', 0.5, (brush) => paintFloor(stage, brush, DUNGEON, STONE.floor, 0.9)),
    painted('cells', 0.51, (brush) => paintCells(stage, brush)),
    painted('torches', 0.515, (brush) => paintTorches(stage, brush), { isSolid: false }),
  ];
}

/** The same vault under a pyramid: of sandstone, with signs on its walls and a chest of gold at its end. */
export function tombLayers(stage: Stage): Layer[] {
  return [
    painted('wall', 0.05, (brush) => paintVault(stage, brush, SANDSTONE), { isSolid: false }),
    painted('coffin', 0.1, (brush) => paintCoffin(stage, brush)),
    painted('ground', 0.5, (brush) => paintFloor(stage, brush, DUNGEON, SANDSTONE.floor, 0.9)),
    painted('signs', 0.51, (brush) => paintSigns(stage, brush)),
    painted('torches', 0.515, (brush) => paintTorches(stage, brush), { isSolid: false }),
  ];
}

/** Blocks of stone along the sides and arches over the way, the dark at its end. */
function paintVault(stage: Stage, brush: Brush, tones = STONE): void {
  const { half, ceiling, near, end } = DUNGEON;
  paintShell(stage, brush, DUNGEON, tones);
  const random = stage.random('blocks');
  for (const side of [-1, 1])
    for (let row = 0; row < 9; row++) {
      const up = row * 0.4;
      for (let away = near + (row % 2) * 0.4; away < end; away += 0.8) {
        const tone = mix(tones.wall, random.chance(0.5) ? '#8a8480' : '#2c2a2e', random.between(0.05, 0.35));
        paintFace(stage, brush, hazy(stage, toned(stage, tone, 0.2), away, 0.2), [
          [side * half, up + 0.03, away + 0.03],
          [side * half, up + 0.37, away + 0.03],
          [side * half, up + 0.37, away + 0.77],
          [side * half, up + 0.03, away + 0.77],
        ]);
      }
    }
  const at = (aside: number, up: number): Place => [aside, up, end];
  paintFace(stage, brush, '#2c2a2e', archOf(at, half * 0.72, [0, ceiling - 0.2]));
  paintFace(stage, brush, '#0c0a0e', archOf(at, half * 0.6, [0, ceiling - 0.5]));
  for (let away = end - 1; away > 1.8; away -= 3) {
    const rib = archOf((aside, up) => [aside, up, away], half, [0, ceiling + 0.1]);
    paintBeam(stage, brush, hazy(stage, mix(tones.wall, '#1c1a1e', 0.3), away, 0.2), 0.34, rib);
  }
}

/** Eyes, suns, birds and water in rows, painted on the stone; like writing, but none that says anything. */
function paintSigns(stage: Stage, brush: Brush): void {
  const random = stage.random('signs');
  const { half } = DUNGEON;
  for (const side of [-1, 1]) {
    const x = side * half * 0.99;
    for (let away = 10; away > 2.2; away -= 0.42)
      for (let up = 0.7; up < 2.3; up += 0.42) {
        const colour = css(random.pick(['#2f5f7c', '#8c3424', '#3c2a18', '#d8a83c'] as const), 0.85);
        const at = (aside: number, rise: number): Place => [x, up + rise * 0.14, away + aside * 0.14];
        const sign = random.whole(4);
        if (sign === 0) paintFace(stage, brush, colour, [at(-1, 0), at(0, 0.7), at(1, 0), at(0, -0.7)]);
        else if (sign === 1)
          paintBeam(stage, brush, colour, 0.04, [at(-1, 0), at(-0.5, 0.5), at(0, 0), at(0.5, 0.5), at(1, 0)]);
        else if (sign === 2) paintFace(stage, brush, colour, [at(-0.9, -0.9), at(0.9, -0.9), at(0, 0.9)]);
        else
          paintBeam(stage, brush, colour, 0.04, [
            at(0, -1),
            at(0, 0.4),
            at(-0.6, 0.4),
            at(0.6, 0.4),
            at(0, 1),
          ]);
      }
    for (const up of [0.5, 2.36])
      paintBeam(stage, brush, css('#d8a83c', 0.8), 0.06, [
        [x, up, 1.8],
        [x, up, 11],
      ]);
  }
}

/** It stands before the dark of the next chamber: a head, a chest of stripes, gold and blue. */
function paintCoffin(stage: Stage, brush: Brush): void {
  const away = DUNGEON.end - 1.4;
  const face = (colour: string, ...places: (readonly [number, number])[]): void =>
    paintFace(
      stage,
      brush,
      css(colour),
      places.map(([across, up]): Place => [across, up, away]),
    );
  face('#c8962c', [-0.4, 0], [0.4, 0], [0.62, 1.3], [0.5, 1.65], [-0.5, 1.65], [-0.62, 1.3]);
  for (let row = 0; row < 6; row++) {
    const up = 0.2 + row * 0.2;
    face(
      row % 2 === 0 ? '#2f5f9c' : '#e8c46a',
      [-0.36 - row * 0.03, up],
      [0.36 + row * 0.03, up],
      [0.38 + row * 0.03, up + 0.1],
      [-0.38 - row * 0.03, up + 0.1],
    );
  }
  face('#2f5f9c', [-0.42, 1.5], [0.42, 1.5], [0.34, 2.2], [-0.34, 2.2]);
  face('#e8bc58', [-0.2, 1.6], [0.2, 1.6], [0.22, 2.08], [-0.22, 2.08]);
  const [x, y] = onImage(stage, [0, 1.2, away]);
  glow(brush, x, y, stage.short * 0.2, css('#ffc860', 0.45), css('#ffc860', 0));
}

/** Bars along both sides, chains beside them. */
function paintCells(stage: Stage, brush: Brush): void {
  const { half } = DUNGEON;
  for (const side of [-1, 1])
    for (const from of [9.4, 6, 3.1]) {
      const x = side * half * 0.985;
      paintFace(
        stage,
        brush,
        '#0e0c10',
        archOf((aside, up) => [x, up, from + 0.9 + aside], 0.85, [0, 2.4]),
      );
      const iron = hazy(stage, '#7d7f86', from, 0.2);
      for (let bar = -0.7; bar <= 0.71; bar += 0.23)
        paintBeam(stage, brush, iron, 0.045, [
          [x, 0, from + 0.9 + bar],
          [x, 2.4 - 0.85 * (1 - Math.sqrt(1 - (bar / 0.86) ** 2)), from + 0.9 + bar],
        ]);
      for (const up of [0.7, 1.5])
        paintBeam(stage, brush, iron, 0.06, [
          [x, up, from + 0.1],
          [x, up, from + 1.7],
        ]);
    }
}

function paintTorches(stage: Stage, brush: Brush): void {
  for (const side of [-1, 1])
    for (const away of [8.6, 5.4]) {
      const [x, y] = onImage(stage, [side * DUNGEON.half * 0.94, 2.1, away]);
      const scale = scaleAt(stage, away);
      brush.fillStyle = '#3a2a1e';
      brush.fillRect(x - scale * 0.04, y, scale * 0.08, scale * 0.42);
      glow(brush, x, y - scale * 0.1, scale * 1.9, css('#ff9a3c', 0.55), css('#ff9a3c', 0));
      for (const [size, colour] of [
        [1, '#ff9a3c'],
        [0.6, '#ffe08a'],
      ] as const) {
        brush.fillStyle = colour;
        brush.beginPath();
        brush.moveTo(x - scale * 0.1 * size, y);
        brush.quadraticCurveTo(x - scale * 0.1 * size, y - scale * 0.2 * size, x, y - scale * 0.4 * size);
        brush.quadraticCurveTo(x + scale * 0.12 * size, y - scale * 0.18 * size, x + scale * 0.1 * size, y);
        brush.fill();
      }
    }
}
