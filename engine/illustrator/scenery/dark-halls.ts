// Halls that lamps light at any hour: a floor to dance on, an aquarium, a lift.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { scaleAt, type Stage } from '../staging/stage.ts';
import { onImage, paintBeam, paintFace } from './in-perspective.ts';
import { paintBlock, paintFloor, paintShell, toned, type Box, type Tones } from './inside-box.ts';
import { glow } from './glow.ts';

const CLUB: Box = { half: 6, ceiling: 4.4, near: 1.4, end: 14 };
const CLUB_TONES: Tones = { wall: '#241a3a', ceiling: '#120c20', floor: '#1c1430' };
const AQUARIUM: Box = { half: 6.5, ceiling: 5, near: 1.4, end: 9 };
const AQUARIUM_TONES: Tones = { wall: '#10283c', ceiling: '#0a1826', floor: '#16293a' };
const LIFT: Box = { half: 1.5, ceiling: 2.6, near: 0.6, end: 4.6 };
const LIFT_TONES: Tones = { wall: '#aeb4b8', ceiling: '#e6e8e8', floor: '#6a6460' };

export function nightclubLayers(stage: Stage): Layer[] {
  return [
    painted('wall', 0.05, (brush) => paintShell(stage, brush, CLUB, CLUB_TONES), { isSolid: false }),
    painted('booth', 0.1, (brush) => paintBooth(stage, brush)),
    painted('ground', 0.5, (brush) => paintDanceFloor(stage, brush)),
    painted('beams', 0.51, (brush) => paintLightBeams(stage, brush), { isSolid: false, blend: 'screen' }),
    painted('mirror ball', 0.515, (brush) => paintMirrorBall(stage, brush)),
  ];
}

export function aquariumLayers(stage: Stage): Layer[] {
  return [
    painted('wall', 0.05, (brush) => paintShell(stage, brush, AQUARIUM, AQUARIUM_TONES), { isSolid: false }),
    painted('tank', 0.1, (brush) => paintTank(stage, brush)),
    painted('ground', 0.5, (brush) => paintWetFloor(stage, brush)),
  ];
}

export function liftLayers(stage: Stage): Layer[] {
  return [
    painted('wall', 0.05, (brush) => paintShell(stage, brush, LIFT, LIFT_TONES), { isSolid: false }),
    painted('lift doors', 0.1, (brush) => paintLiftDoors(stage, brush)),
    painted('ground', 0.5, (brush) => paintFloor(stage, brush, LIFT, LIFT_TONES.floor, 0.75)),
  ];
}

const NEON = ['#ff3fb0', '#35d8ff', '#9a5bff', '#ffc93c'] as const;

/** Loudspeakers and a desk of lights before a wall of coloured strips. */
function paintBooth(stage: Stage, brush: Brush): void {
  const { half, ceiling, end } = CLUB;
  for (let strip = 0; strip < 16; strip++) {
    const across = -half + 0.4 + (strip * (half * 2 - 0.8)) / 15;
    const tall = 1 + 2.4 * Math.abs(Math.sin(strip * 1.9));
    paintBeam(stage, brush, css(NEON[strip % NEON.length] ?? '#ff3fb0', 0.85), 0.14, [
      [across, 0.6, end],
      [across, Math.min(ceiling - 0.3, 0.6 + tall), end],
    ]);
  }
  const [x, y] = onImage(stage, [0, 2, end]);
  glow(brush, x, y, stage.short * 0.4, css('#c03cff', 0.35), css('#c03cff', 0));
  for (const side of [-1, 1]) {
    paintBlock(
      stage,
      brush,
      '#16121e',
      [side * 3.4 - 0.6, side * 3.4 + 0.6],
      [0, 2.4],
      [end - 1.6, end - 0.8],
    );
    for (const up of [0.6, 1.5]) {
      const [cx, cy] = onImage(stage, [side * 3.4, up, end - 1.6]);
      const radius = scaleAt(stage, end - 1.6) * 0.36;
      brush.fillStyle = '#3a3446';
      brush.beginPath();
      brush.arc(cx, cy, radius, 0, 7);
      brush.fill();
      brush.fillStyle = '#0c0a12';
      brush.beginPath();
      brush.arc(cx, cy, radius * 0.5, 0, 7);
      brush.fill();
    }
  }
  paintBlock(stage, brush, '#2c2240', [-1.7, 1.7], [0, 1.15], [end - 1.8, end - 1.2]);
  paintBeam(stage, brush, '#35d8ff', 0.06, [
    [-1.6, 0.9, end - 1.8],
    [1.6, 0.9, end - 1.8],
  ]);
}

/** Squares that glow in turn. */
function paintDanceFloor(stage: Stage, brush: Brush): void {
  const { half, near, end } = CLUB;
  paintFloor(stage, brush, CLUB, CLUB_TONES.floor);
  const random = stage.random('dance floor');
  const size = 1.1;
  for (let away = end - 2; away > near; away -= size)
    for (let across = -half * 1.5; across < half * 1.5; across += size) {
      const alpha = random.between(0.08, 0.5);
      paintFace(stage, brush, css(random.pick(NEON), alpha), [
        [across + 0.04, 0, away],
        [across + size - 0.04, 0, away],
        [across + size - 0.04, 0, away + size - 0.08],
        [across + 0.04, 0, away + size - 0.08],
      ]);
    }
}

/** From the ceiling down, spreading. */
function paintLightBeams(stage: Stage, brush: Brush): void {
  for (const [at, from] of [-4, -2.2, 2.2, 4].entries()) {
    const [x, y] = onImage(stage, [from, CLUB.ceiling, 8]);
    const [footX, footY] = onImage(stage, [-from * 0.5, 0, 5.4]);
    const colour = NEON[at % NEON.length] ?? '#ff3fb0';
    const fade = brush.createLinearGradient(x, y, footX, footY);
    fade.addColorStop(0, css(colour, 0.5));
    fade.addColorStop(1, css(colour, 0));
    brush.fillStyle = fade;
    brush.beginPath();
    brush.moveTo(x - 2, y);
    brush.lineTo(x + 2, y);
    brush.lineTo(footX + stage.short * 0.1, footY);
    brush.lineTo(footX - stage.short * 0.1, footY);
    brush.fill();
  }
}

function paintMirrorBall(stage: Stage, brush: Brush): void {
  const away = 7;
  const [x, y] = onImage(stage, [0, 3.5, away]);
  const radius = scaleAt(stage, away) * 0.42;
  paintBeam(stage, brush, '#8a86a0', 0.03, [
    [0, 3.9, away],
    [0, CLUB.ceiling, away],
  ]);
  glow(brush, x, y, radius * 3.4, css('#d8c8ff', 0.5), css('#d8c8ff', 0));
  const random = stage.random('mirror ball');
  brush.save();
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.clip();
  brush.fillStyle = '#5a5672';
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  const tiles = 9;
  for (let row = 0; row < tiles; row++)
    for (let column = 0; column < tiles; column++) {
      const lat = ((row + 0.5) / tiles - 0.5) * Math.PI;
      const lon = ((column + 0.5) / tiles - 0.5) * Math.PI;
      const size = (radius * 2 * Math.cos(lat) * Math.cos(lon)) / tiles;
      const shine = random.next();
      brush.fillStyle = css(
        mix(shine > 0.7 ? '#ffffff' : '#a8a4c4', random.pick(NEON), shine > 0.7 ? 0.1 : 0.3),
      );
      brush.fillRect(
        x + Math.sin(lon) * Math.cos(lat) * radius - size / 2,
        y + Math.sin(lat) * radius - radius / tiles,
        size * 0.9,
        (radius * 1.8) / tiles,
      );
    }
  brush.restore();
}

/** Water behind glass over all of the end wall: rays, a reef, a shoal, a ray that glides. */
function paintTank(stage: Stage, brush: Brush): void {
  const { half, ceiling, end } = AQUARIUM;
  const [left, foot] = onImage(stage, [-half + 0.2, 0.35, end]);
  const [right, top] = onImage(stage, [half - 0.2, ceiling - 0.5, end]);
  const [wide, tall] = [right - left, foot - top];
  brush.save();
  brush.beginPath();
  brush.rect(left, top, wide, tall);
  brush.clip();
  const water = brush.createLinearGradient(0, top, 0, foot);
  water.addColorStop(0, '#62d0e8');
  water.addColorStop(0.45, '#1f82bc');
  water.addColorStop(1, '#0a3566');
  brush.fillStyle = water;
  brush.fillRect(left, top, wide, tall);
  const random = stage.random('tank');
  for (let ray = 0; ray < 9; ray++) {
    const x = left + random.next() * wide;
    brush.fillStyle = css('#e8fcff', random.between(0.05, 0.16));
    brush.beginPath();
    brush.moveTo(x, top);
    brush.lineTo(x + wide * 0.03, top);
    brush.lineTo(x + wide * 0.16, foot);
    brush.lineTo(x + wide * 0.05, foot);
    brush.fill();
  }
  for (let stone = 0; stone < 26; stone++) {
    const x = left + random.next() * wide;
    const size = tall * random.between(0.05, 0.16);
    brush.fillStyle = css(
      mix(random.pick(['#d8687c', '#e09a4c', '#8a6ac0', '#3f8f86', '#c8b070']), '#0a3566', 0.35),
    );
    brush.beginPath();
    brush.ellipse(x, foot, size * 0.8, size, 0, Math.PI, 0);
    brush.fill();
  }
  for (let fish = 0; fish < 26; fish++)
    paintTankFish(brush, {
      x: left + random.next() * wide,
      y: top + tall * random.between(0.12, 0.78),
      long: tall * random.between(0.035, 0.075),
      side: random.side(),
      colour: random.pick(['#ffb03c', '#f4e06a', '#ff7a5a', '#a8d8f8', '#e8f4ff']),
    });
  brush.restore();
  brush.strokeStyle = '#2a4258';
  brush.lineWidth = stage.short * 0.008;
  brush.strokeRect(left, top, wide, tall);
  for (const part of [1 / 3, 2 / 3]) {
    brush.fillStyle = css('#2a4258', 0.8);
    brush.fillRect(left + wide * part - stage.short * 0.002, top, stage.short * 0.004, tall);
  }
  glow(brush, (left + right) / 2, (top + foot) / 2, wide * 0.7, css('#5ac8f0', 0.24), css('#5ac8f0', 0));
}

type TankFish = { x: number; y: number; long: number; side: -1 | 1; colour: string };

function paintTankFish(brush: Brush, { x, y, long, side, colour }: TankFish): void {
  brush.fillStyle = css(mix(colour, '#1f82bc', 0.15));
  brush.beginPath();
  brush.ellipse(x, y, long * 0.5, long * 0.24, 0, 0, 7);
  brush.fill();
  brush.beginPath();
  brush.moveTo(x - side * long * 0.4, y);
  brush.lineTo(x - side * long * 0.75, y - long * 0.24);
  brush.lineTo(x - side * long * 0.75, y + long * 0.24);
  brush.fill();
  brush.fillStyle = '#102030';
  brush.beginPath();
  brush.arc(x + side * long * 0.3, y - long * 0.05, Math.max(0.6, long * 0.05), 0, 7);
  brush.fill();
}

/** The light of the water lies on it. */
function paintWetFloor(stage: Stage, brush: Brush): void {
  paintFloor(stage, brush, AQUARIUM, AQUARIUM_TONES.floor);
  const [x, y] = onImage(stage, [0, 0, 6]);
  brush.save();
  brush.translate(x, y);
  brush.scale(1, 0.45);
  glow(brush, 0, 0, stage.short * 0.7, css('#4ab8e8', 0.42), css('#4ab8e8', 0));
  brush.restore();
}

/** Two leaves of steel that meet, a number over them, a panel of buttons beside. */
function paintLiftDoors(stage: Stage, brush: Brush): void {
  const { ceiling, end } = LIFT;
  const steel = brush.createLinearGradient(
    ...onImage(stage, [-0.95, 0, end]),
    ...onImage(stage, [0.95, 0, end]),
  );
  for (const [stop, lift] of [
    [0, 0.1],
    [0.3, 0.5],
    [0.49, 0.2],
    [0.51, 0.1],
    [0.7, 0.55],
    [1, 0.15],
  ] as const)
    steel.addColorStop(stop, css(mix(toned(stage, '#868d94'), '#ffffff', lift)));
  const face = (left: number, right: number, low: number, high: number, fill: Brush['fillStyle']): void =>
    paintFace(stage, brush, fill, [
      [left, low, end],
      [right, low, end],
      [right, high, end],
      [left, high, end],
    ]);
  face(-1.02, 1.02, 0, 2.22, css(toned(stage, '#5f666c')));
  face(-0.95, 0.95, 0, 2.15, steel);
  face(-0.01, 0.01, 0, 2.15, '#3a4046');
  face(-0.3, 0.3, 2.28, 2.5, '#14181c');
  paintBeam(stage, brush, '#ff7a4a', 0.035, [
    [-0.12, 2.34, end],
    [0, 2.45, end],
    [0.12, 2.34, end],
  ]);
  face(1.12, 1.36, 0.95, 1.6, css(toned(stage, '#d4d8da')));
  for (let button = 0; button < 6; button++) {
    const [x, y] = onImage(stage, [1.19 + (button % 2) * 0.11, 1.05 + Math.floor(button / 2) * 0.2, end]);
    brush.fillStyle = button === 3 ? '#ffb84a' : '#f6f7f6';
    brush.beginPath();
    brush.arc(x, y, scaleAt(stage, end) * 0.035, 0, 7);
    brush.fill();
  }
  for (const side of [-1, 1])
    paintFace(stage, brush, css(toned(stage, '#8a7a62')), [
      [side * 1.46, 0.92, 1],
      [side * 1.46, 1, 1],
      [side * 1.46, 1, end],
      [side * 1.46, 0.92, end],
    ]);
  for (const across of [-0.6, 0.6])
    paintFace(stage, brush, '#fffdf2', [
      [across - 0.2, ceiling - 0.01, 2],
      [across + 0.2, ceiling - 0.01, 2],
      [across + 0.2, ceiling - 0.01, end - 0.6],
      [across - 0.2, ceiling - 0.01, end - 0.6],
    ]);
}
