// Halls that are no rooms of a house: an airport before its wall of glass, a station's hall under arches, a parking garage.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import { alongAway, hazy, onImage, paintBeam, paintFace, type Place } from './in-perspective.ts';
import { glow } from './glow.ts';
import type { Hall } from './hall-kind.ts';

/** Metres: half its breadth, its ceiling, how far away it ends. */
const SIZES: Readonly<Record<Hall, readonly [half: number, ceiling: number, end: number]>> = {
  airport: [9, 5.6, 21],
  concourse: [8, 8, 26],
  garage: [8, 2.9, 30],
};
const NEAR = 2;

type Box = { half: number; ceiling: number; end: number };

export function hallLayers(stage: Stage, hall: Hall): Layer[] {
  const [half, ceiling, end] = SIZES[hall];
  const box: Box = { half, ceiling, end };
  return [
    painted('wall', 0.05, (brush) => paintShell(stage, brush, hall, box), { isSolid: false }),
    painted(`${hall} far`, 0.1, (brush) => FAR[hall](stage, brush, box)),
    painted('ground', 0.5, (brush) => paintFloor(stage, brush, hall, box)),
    painted(`${hall} near`, 0.51, (brush) => NEARER[hall](stage, brush, box)),
  ];
}

const TONES: Readonly<Record<Hall, { wall: Colour; ceiling: Colour; floor: Colour }>> = {
  airport: { wall: '#d9dee2', ceiling: '#eceff1', floor: '#b9c0c6' },
  concourse: { wall: '#d8c6a6', ceiling: '#b7c3b4', floor: '#c4ae8c' },
  garage: { wall: '#8f918f', ceiling: '#7b7d7c', floor: '#6b6d6e' },
};

/** Ceiling and both sides, up to the wall at the end. */
function paintShell(stage: Stage, brush: Brush, hall: Hall, { half, ceiling, end }: Box): void {
  const tones = TONES[hall];
  brush.fillStyle = css(toned(stage, tones.wall));
  brush.fillRect(0, 0, stage.width, stage.height);
  paintFace(stage, brush, alongAway(stage, brush, tones.ceiling, [0, ceiling, NEAR], [0, ceiling, end]), [
    [-half * 3, ceiling, NEAR],
    [half * 3, ceiling, NEAR],
    [half, ceiling, end],
    [-half, ceiling, end],
  ]);
  for (const side of [-1, 1]) {
    const tone = mix(tones.wall, '#20202c', side === stage.light.side ? 0.08 : 0.2);
    paintFace(stage, brush, alongAway(stage, brush, tone, [side * half, 1, NEAR], [side * half, 1, end]), [
      [side * half, 0, NEAR],
      [side * half, ceiling, NEAR],
      [side * half, ceiling, end],
      [side * half, 0, end],
    ]);
  }
}

function toned({ isDark, palette }: Stage, colour: Colour): Colour {
  return isDark ? mix(colour, palette.shade, 0.35) : colour;
}

function paintFloor(stage: Stage, brush: Brush, hall: Hall, { half, end }: Box): void {
  const { floor } = TONES[hall];
  paintFace(stage, brush, alongAway(stage, brush, toned(stage, floor), [0, 0, NEAR], [0, 0, end]), [
    [-half * 3, 0, NEAR],
    [half * 3, 0, NEAR],
    [half, 0, end],
    [-half, 0, end],
  ]);
  if (hall === 'garage') return;
  for (let away = NEAR; away < end; away += 1.6)
    paintBeam(stage, brush, css('#5a5048', 0.22), 0.02, [
      [-half * 2, 0, away],
      [half * 2, 0, away],
    ]);
  for (let across = -half; across <= half; across += 1.6)
    paintBeam(stage, brush, css('#5a5048', 0.18), 0.02, [
      [across, 0, NEAR],
      [across, 0, end],
    ]);
  // The floor is polished: light lies on it.
  const [x, y] = onImage(stage, [0, 0, end * 0.4]);
  glow(brush, x, y, stage.short * 0.5, css('#ffffff', 0.28), css('#ffffff', 0));
}

const FAR: Readonly<Record<Hall, (stage: Stage, brush: Brush, box: Box) => void>> = {
  airport: paintApron,
  concourse: paintArches,
  garage: paintGarageEnd,
};
const NEARER: Readonly<Record<Hall, (stage: Stage, brush: Brush, box: Box) => void>> = {
  airport: paintSeats,
  concourse: paintClock,
  garage: paintPillars,
};

/** A wall of glass, and aeroplanes that stand behind it. */
function paintApron(stage: Stage, brush: Brush, { half, ceiling, end }: Box): void {
  const { palette, short } = stage;
  const [left, top] = onImage(stage, [-half, ceiling - 0.5, end]);
  const [right, foot] = onImage(stage, [half, 0.35, end]);
  const air = brush.createLinearGradient(0, top, 0, foot);
  air.addColorStop(0, css(palette.skyTop));
  air.addColorStop(0.7, css(palette.horizon));
  brush.fillStyle = air;
  brush.fillRect(left, top, right - left, foot - top);
  brush.save();
  brush.beginPath();
  brush.rect(left, top, right - left, foot - top);
  brush.clip();
  const ground = foot - (foot - top) * 0.24;
  brush.fillStyle = css(toned(stage, '#8f979c'));
  brush.fillRect(left, ground, right - left, foot - ground);
  for (const [part, size, side] of [
    [0.27, 1, 1],
    [0.8, 0.72, -1],
  ] as const)
    paintPlane(stage, brush, {
      x: left + (right - left) * part,
      y: ground + short * 0.012 * size,
      long: (right - left) * 0.4 * size,
      side,
    });
  brush.restore();
  brush.fillStyle = css(toned(stage, '#5f6a74'));
  for (let bay = 0; bay <= 8; bay++)
    brush.fillRect(left + ((right - left) * bay) / 8 - 1.5, top, 3, foot - top);
  brush.fillRect(left, top + (foot - top) * 0.3, right - left, 2.4);
  for (let away = NEAR; away < end; away *= 1.3)
    paintBeam(stage, brush, css('#ffffff', 0.9), 0.16, [
      [-half * 0.8, ceiling, away],
      [half * 0.8, ceiling, away],
    ]);
}

type Plane = { x: number; y: number; long: number; side: 1 | -1 };

function paintPlane(stage: Stage, brush: Brush, { x, y, long, side }: Plane): void {
  const white = toned(stage, '#f6f8fa');
  const fill = (colour: Colour, points: readonly (readonly [number, number])[]): void => {
    brush.fillStyle = css(colour);
    brush.beginPath();
    for (const [across, up] of points) brush.lineTo(x + side * across * long, y - up * long);
    brush.fill();
  };
  fill('#c8443c', [
    [-0.5, 0.17],
    [-0.54, 0.36],
    [-0.46, 0.36],
    [-0.36, 0.18],
  ]);
  brush.fillStyle = css(white);
  brush.beginPath();
  brush.moveTo(x - side * 0.54 * long, y - 0.18 * long);
  brush.quadraticCurveTo(x + side * 0.3 * long, y - 0.21 * long, x + side * 0.5 * long, y - 0.12 * long);
  brush.quadraticCurveTo(x + side * 0.44 * long, y - 0.06 * long, x + side * 0.2 * long, y - 0.055 * long);
  brush.lineTo(x - side * 0.2 * long, y - 0.06 * long);
  brush.closePath();
  brush.fill();
  fill(mix(white, '#5a6878', 0.4), [
    [0.1, 0.1],
    [-0.16, 0.03],
    [-0.26, 0.03],
    [-0.06, 0.11],
  ]);
  brush.fillStyle = css('#3a4a5c');
  for (let pane = 0; pane < 13; pane++)
    brush.fillRect(x + side * (-0.28 + pane * 0.048) * long, y - 0.155 * long, long * 0.018, long * 0.02);
  for (const across of [-0.08, 0.32])
    brush.fillRect(x + side * across * long, y - 0.06 * long, long * 0.02, long * 0.06);
}

/** Rows of seats at both sides, and a board of departures that hangs down. */
function paintSeats(stage: Stage, brush: Brush, { half, ceiling }: Box): void {
  for (const side of [-1, 1])
    for (const away of [13, 10, 7.6])
      for (let seat = 0; seat < 4; seat++) {
        const left = side * (half * 0.44 + seat * 0.72);
        const right = left + 0.6;
        paintFace(stage, brush, hazy(stage, '#2f4f74', away), [
          [left, 0.42, away],
          [right, 0.42, away],
          [right, 0.95, away + 0.1],
          [left, 0.95, away + 0.1],
        ]);
        paintFace(stage, brush, hazy(stage, '#3f648c', away), [
          [left, 0.42, away - 0.5],
          [right, 0.42, away - 0.5],
          [right, 0.46, away],
          [left, 0.46, away],
        ]);
        for (const leg of [left + 0.06, right - 0.06])
          paintBeam(stage, brush, css('#8d979f'), 0.04, [
            [leg, 0, away - 0.3],
            [leg, 0.42, away - 0.3],
          ]);
      }
  paintBoard(stage, brush, ceiling, 12);
}

/** Of departures: rows of light that are no words. */
function paintBoard(stage: Stage, brush: Brush, ceiling: number, away: number): void {
  const random = stage.random('departures');
  const [low, high] = [ceiling - 2, ceiling - 0.7];
  for (const x of [-1.6, 1.6])
    paintBeam(stage, brush, css('#59636c'), 0.05, [
      [x, high, away],
      [x, ceiling, away],
    ]);
  paintFace(stage, brush, css('#16202c'), [
    [-2.1, low, away],
    [2.1, low, away],
    [2.1, high, away],
    [-2.1, high, away],
  ]);
  for (let row = 0; row < 6; row++)
    for (const [from, to] of [
      [-1.95, -1.5],
      [-1.35, 0.2],
      [0.45, 0.95],
      [1.2, 1.9],
    ] as const) {
      const y = high - 0.16 - row * 0.2;
      paintFace(stage, brush, css(random.chance(0.75) ? '#ffcf5a' : '#8fe0b4', 0.9), [
        [from, y - 0.09, away],
        [from + (to - from) * random.between(0.6, 1), y - 0.09, away],
        [from + (to - from) * random.between(0.6, 1), y, away],
        [from, y, away],
      ]);
    }
}

/** Tall round-headed windows at the end and along both sides, light in them. */
function paintArches(stage: Stage, brush: Brush, { half, ceiling, end }: Box): void {
  const { palette } = stage;
  const glass = stage.isDark ? mix(palette.skyTop, '#3a4a7a', 0.4) : mix(palette.horizon, '#fff6de', 0.6);
  const arch = (
    place: (part: number, up: number) => Place,
    wide: number,
    tall: number,
    tone: Colour,
  ): void => {
    const head: Place[] = Array.from({ length: 13 }, (_, step): Place => {
      const angle = (step / 12) * Math.PI;
      return place(Math.cos(angle) * wide, tall - wide + Math.sin(angle) * wide);
    });
    paintFace(stage, brush, css(tone), [place(wide, 1.6), ...head, place(-wide, 1.6)]);
  };
  for (const middle of [-0.56, 0, 0.56]) {
    const at = (part: number, up: number): Place => [middle * half + part, up, end];
    arch(at, 1.75, ceiling - 0.9, mix(TONES.concourse.wall, '#5a4630', 0.4));
    arch(at, 1.5, ceiling - 1.15, glass);
    for (const across of [-0.75, 0, 0.75])
      paintBeam(stage, brush, css('#5a4630'), 0.09, [at(across, 1.6), at(across, ceiling - 1.9)]);
    for (const up of [3.2, 4.8]) paintBeam(stage, brush, css('#5a4630'), 0.09, [at(-1.5, up), at(1.5, up)]);
  }
  for (const side of [-1, 1])
    for (const away of [21, 15.5, 11, 7.6]) {
      const at = (part: number, up: number): Place => [side * half, up, away + part];
      arch(at, 1.35, ceiling - 1, mix(TONES.concourse.wall, '#4a3a28', 0.42));
      arch(at, 1.1, ceiling - 1.25, side === stage.light.side ? glass : mix(glass, '#8a7a60', 0.35));
    }
  for (let away = 3; away < end; away *= 1.28)
    paintBeam(stage, brush, css('#8a6a3c', 0.5), 0.2, [
      [-half, ceiling, away],
      [half, ceiling, away],
    ]);
  if (stage.isDark) return;
  const [x, y] = onImage(stage, [0, ceiling * 0.6, end]);
  glow(brush, x, y, stage.short * 0.6, css('#fff0c8', 0.5), css('#fff0c8', 0));
}

/** A clock on a post in the middle of the hall, and the board of trains. */
function paintClock(stage: Stage, brush: Brush, { ceiling }: Box): void {
  paintBoard(stage, brush, ceiling - 1.6, 17);
  const away = 11;
  const side = -stage.light.side * 2.6;
  paintFace(stage, brush, css('#7a5a34'), [
    [side - 0.9, 0, away],
    [side + 0.9, 0, away],
    [side + 0.9, 1.15, away],
    [side - 0.9, 1.15, away],
  ]);
  paintBeam(stage, brush, css('#8a6a3c'), 0.16, [
    [side, 1.1, away],
    [side, 2.7, away],
  ]);
  const [x, y] = onImage(stage, [side, 3, away]);
  const [edge] = onImage(stage, [side + 0.46, 3, away]);
  const radius = edge - x;
  for (const [size, colour] of [
    [1.2, '#b98a3c'],
    [1, '#fbf6e6'],
  ] as const) {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.arc(x, y, radius * size, 0, 7);
    brush.fill();
  }
  brush.strokeStyle = '#2a2018';
  brush.lineWidth = Math.max(1, radius * 0.1);
  brush.beginPath();
  brush.moveTo(x - radius * 0.5, y - radius * 0.3);
  brush.lineTo(x, y);
  brush.lineTo(x + radius * 0.2, y - radius * 0.75);
  brush.stroke();
}

function paintGarageEnd(stage: Stage, brush: Brush, { half, ceiling, end }: Box): void {
  paintFace(stage, brush, hazy(stage, '#6f7170', 18), [
    [-half, 0, end],
    [half, 0, end],
    [half, ceiling, end],
    [-half, ceiling, end],
  ]);
  for (let away = 3; away < end; away += 3.4) {
    paintBeam(stage, brush, css('#4a4c4c', 0.6), 0.3, [
      [-half * 1.6, ceiling, away],
      [half * 1.6, ceiling, away],
    ]);
    for (const across of [-2.4, 2.4]) {
      paintBeam(stage, brush, css('#f4fbff'), 0.14, [
        [across, ceiling - 0.1, away + 0.5],
        [across, ceiling - 0.1, away + 2.2],
      ]);
      const [x, y] = onImage(stage, [across, ceiling - 0.1, away + 1.2]);
      glow(brush, x, y, (stage.short / (away + 1.2)) * 1.2, css('#e6f4ff', 0.3), css('#e6f4ff', 0));
    }
  }
  for (const side of [-1, 1])
    for (const [low, high, colour] of [
      [0.5, 0.8, '#e0b23c'],
      [0.8, 0.86, '#2a2a2e'],
    ] as const)
      paintFace(stage, brush, css(colour, 0.85), [
        [side * half, low, NEAR],
        [side * half, high, NEAR],
        [side * half, high, end],
        [side * half, low, end],
      ]);
}

/** Between the bays: white lines on the floor, pillars with a yellow foot. */
function paintPillars(stage: Stage, brush: Brush, { half, ceiling, end }: Box): void {
  for (const side of [-1, 1])
    for (let away = end - 3; away > 4; away -= 3.2) {
      paintBeam(stage, brush, css('#f2efe4', 0.8), 0.1, [
        [side * 3.4, 0.01, away],
        [side * half, 0.01, away],
      ]);
      if (Math.round(away / 3.2) % 2 === 1) continue;
      const x = side * 3.9;
      const box = (low: number, high: number, front: Colour): void => {
        paintFace(stage, brush, hazy(stage, mix(front, '#141418', 0.34), away), [
          [x - side * 0.28, low, away],
          [x - side * 0.28, high, away],
          [x - side * 0.28, high, away + 0.6],
          [x - side * 0.28, low, away + 0.6],
        ]);
        paintFace(stage, brush, hazy(stage, front, away), [
          [x - 0.28, low, away],
          [x + 0.28, low, away],
          [x + 0.28, high, away],
          [x - 0.28, high, away],
        ]);
      };
      box(1.1, ceiling, '#a3a5a3');
      box(0, 1.1, '#e0b23c');
      for (const low of [0.2, 0.65]) box(low, low + 0.2, '#2a2a2e');
    }
}
