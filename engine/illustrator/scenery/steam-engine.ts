// A steam engine seen from before it at the platform: boiler, chimney, wheels, cab and tender.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { scaleAt, type Stage } from '../staging/stage.ts';
import { hazy, onImage, paintBeam, paintFace, type Place } from './in-perspective.ts';
import { glow } from './glow.ts';
import { FAR_SIDE, FRONT, MIDDLE, NEAR_SIDE, paintLight, type At } from './train-measures.ts';

const BLACK: Colour = '#26272c';
/** Of the boiler, metres. */
const RADIUS = 0.86;
const AXIS = 1.75;

export function paintSteamEngine(stage: Stage, brush: Brush, at: At, colour: Colour): void {
  const { light } = stage;
  const cabFrom = FRONT + 6;
  const face = (tone: Colour, corners: readonly Place[]): void =>
    paintFace(stage, brush, hazy(stage, tone, corners[0]?.[2] ?? FRONT), corners);
  // Tender and cab.
  for (const [from, to, high, tone] of [
    [FRONT + 8, FRONT + 11, 2.1, BLACK],
    [cabFrom, FRONT + 8, 3.1, BLACK],
  ] as const) {
    face(mix(tone, '#000000', 0.3), [
      at(NEAR_SIDE, 0, from),
      at(FAR_SIDE, 0, from),
      at(FAR_SIDE, high, from),
      at(NEAR_SIDE, high, from),
    ]);
    face(mix(tone, '#ffffff', 0.08), [
      at(NEAR_SIDE, -0.2, from),
      at(NEAR_SIDE, high, from),
      at(NEAR_SIDE, high, to),
      at(NEAR_SIDE, -0.2, to),
    ]);
    face(colour, [
      at(NEAR_SIDE, 0.55, from),
      at(NEAR_SIDE, 0.68, from),
      at(NEAR_SIDE, 0.68, to),
      at(NEAR_SIDE, 0.55, to),
    ]);
  }
  face('#c9d4d8', [
    at(NEAR_SIDE, 1.7, cabFrom + 0.4),
    at(NEAR_SIDE, 2.7, cabFrom + 0.4),
    at(NEAR_SIDE, 2.7, cabFrom + 1.4),
    at(NEAR_SIDE, 1.7, cabFrom + 1.4),
  ]);
  face('#3a3a40', [
    at(NEAR_SIDE - 0.15, 3.1, cabFrom - 0.3),
    at(FAR_SIDE + 0.15, 3.1, cabFrom - 0.3),
    at(MIDDLE + 0.7, 3.45, cabFrom - 0.3),
    at(MIDDLE - 0.7, 3.45, cabFrom - 0.3),
  ]);
  paintWheels(stage, brush, at, colour);
  // The boiler, strip by strip around it, those that are turned away first.
  const strips = 22;
  const point = (turn: number, away: number): Place =>
    at(MIDDLE - Math.cos(turn) * RADIUS, AXIS + Math.sin(turn) * RADIUS, away);
  for (let strip = 0; strip < strips; strip++) {
    const turn = -0.6 + (strip / strips) * (Math.PI + 0.9);
    const next = turn + (Math.PI + 0.9) / strips + 0.02;
    const shine = Math.max(0, Math.sin(turn + 0.15)) ** 3 * 0.5;
    face(mix(BLACK, '#cdd6e0', shine * 0.8), [
      point(turn, FRONT),
      point(next, FRONT),
      point(next, cabFrom),
      point(turn, cabFrom),
    ]);
  }
  for (const away of [FRONT + 1.6, FRONT + 3.2, FRONT + 4.8])
    paintBeam(
      stage,
      brush,
      hazy(stage, '#c2a050', away),
      0.07,
      Array.from({ length: 9 }, (_, step) => point(-0.3 + (step / 8) * 2.6, away)),
    );
  paintUpright(stage, brush, at, FRONT + 3.6, 0.42, 2.45, 3);
  paintUpright(stage, brush, at, FRONT + 0.9, 0.3, 2.45, 3.45);
  // What runs along the boiler, and the beam with the buffers.
  face(mix(BLACK, '#ffffff', 0.14), [
    at(NEAR_SIDE, 0.78, FRONT - 0.3),
    at(FAR_SIDE, 0.78, FRONT - 0.3),
    at(MIDDLE + 0.6, 0.95, FRONT),
    at(MIDDLE - 0.6, 0.95, FRONT),
  ]);
  face(mix(BLACK, '#ffffff', 0.05), [
    at(NEAR_SIDE, 0.62, FRONT - 0.3),
    at(NEAR_SIDE, 0.78, FRONT - 0.3),
    at(NEAR_SIDE, 0.78, cabFrom),
    at(NEAR_SIDE, 0.62, cabFrom),
  ]);
  paintSmokebox(stage, brush, at);
  face('#b3352c', [
    at(NEAR_SIDE, 0.25, FRONT - 0.3),
    at(FAR_SIDE, 0.25, FRONT - 0.3),
    at(FAR_SIDE, 0.68, FRONT - 0.3),
    at(NEAR_SIDE, 0.68, FRONT - 0.3),
  ]);
  for (const across of [NEAR_SIDE + 0.55, FAR_SIDE - 0.55])
    paintDisc(stage, brush, at(across, 0.46, FRONT - 0.45), 0.25, '#4a4c52');
  for (let bar = -5; bar <= 5; bar++)
    paintBeam(stage, brush, hazy(stage, '#3a3134', FRONT), 0.09, [
      at(MIDDLE + bar * 0.2, 0.25, FRONT - 0.3),
      at(MIDDLE + bar * 0.13, -0.42, FRONT - 0.7),
    ]);
  paintLight(stage, brush, at(MIDDLE, 2.72, FRONT - 0.1), 0.17);
  paintPuffs(stage, brush, at, light.side);
}

function paintSmokebox(stage: Stage, brush: Brush, at: At): void {
  paintDisc(stage, brush, at(MIDDLE, AXIS, FRONT), RADIUS, '#34353b');
  paintDisc(stage, brush, at(MIDDLE, AXIS, FRONT), RADIUS * 0.78, '#202126');
  paintDisc(stage, brush, at(MIDDLE, AXIS, FRONT), RADIUS * 0.7, '#3b3d44');
  for (const up of [-0.22, 0.22])
    paintBeam(stage, brush, hazy(stage, '#17181c', FRONT), 0.06, [
      at(MIDDLE - 0.55, AXIS + up, FRONT),
      at(MIDDLE + 0.1, AXIS + up, FRONT),
    ]);
  paintDisc(stage, brush, at(MIDDLE, AXIS, FRONT), 0.13, '#c8a24c');
}

/** Lit from the side of the light. */
function paintDisc(stage: Stage, brush: Brush, place: Place, radius: number, colour: Colour): void {
  const [x, y] = onImage(stage, place);
  const size = scaleAt(stage, place[2]) * radius;
  const shade = brush.createLinearGradient(
    x + stage.light.side * size,
    y - size,
    x - stage.light.side * size,
    y + size,
  );
  shade.addColorStop(0, hazy(stage, mix(colour, '#e6ecf4', 0.36), place[2]));
  shade.addColorStop(0.5, hazy(stage, colour, place[2]));
  shade.addColorStop(1, hazy(stage, mix(colour, '#000000', 0.45), place[2]));
  brush.fillStyle = shade;
  brush.beginPath();
  brush.arc(x, y, size, 0, 7);
  brush.fill();
}

/** The chimney and the dome. */
function paintUpright(
  stage: Stage,
  brush: Brush,
  at: At,
  away: number,
  half: number,
  low: number,
  high: number,
): void {
  const [left] = onImage(stage, at(MIDDLE - half, low, away));
  const [right] = onImage(stage, at(MIDDLE + half, low, away));
  const isRight = stage.light.side > 0;
  const round = brush.createLinearGradient(Math.min(left, right), 0, Math.max(left, right), 0);
  const [dark, sunny] = [hazy(stage, '#141519', away), hazy(stage, '#7d838c', away)];
  round.addColorStop(0, isRight ? dark : sunny);
  round.addColorStop(0.55, hazy(stage, BLACK, away));
  round.addColorStop(1, isRight ? sunny : dark);
  paintFace(stage, brush, round, [
    at(MIDDLE - half, low, away),
    at(MIDDLE + half, low, away),
    at(MIDDLE + half * 0.92, high, away),
    at(MIDDLE - half * 0.92, high, away),
  ]);
  paintFace(stage, brush, round, [
    at(MIDDLE - half * 1.25, high - 0.14, away),
    at(MIDDLE + half * 1.25, high - 0.14, away),
    at(MIDDLE + half * 1.15, high + 0.04, away),
    at(MIDDLE - half * 1.15, high + 0.04, away),
  ]);
}

function paintWheels(stage: Stage, brush: Brush, at: At, colour: Colour): void {
  for (const [away, radius] of [
    [FRONT + 6.6, 0.66],
    [FRONT + 4.7, 0.66],
    [FRONT + 2.8, 0.66],
    [FRONT + 0.9, 0.42],
  ] as const) {
    const up = -0.4 + radius;
    const ring = (part: number, tone: Colour): void =>
      paintFace(
        stage,
        brush,
        hazy(stage, tone, away),
        Array.from({ length: 20 }, (_, step) => {
          const turn = (step / 20) * Math.PI * 2;
          return at(
            NEAR_SIDE + 0.1,
            up + Math.sin(turn) * radius * part,
            away + Math.cos(turn) * radius * part,
          );
        }),
      );
    ring(1, '#3c3e44');
    ring(0.84, mix(colour, '#a0302a', 0.5));
    ring(0.7, '#26262c');
    ring(0.24, mix(colour, '#a0302a', 0.5));
  }
  paintBeam(stage, brush, hazy(stage, '#b9bdc4', FRONT + 3), 0.12, [
    at(NEAR_SIDE, 0.05, FRONT + 1),
    at(NEAR_SIDE, 0.2, FRONT + 6.4),
  ]);
}

function paintPuffs(stage: Stage, brush: Brush, at: At, side: number): void {
  const [x, y] = onImage(stage, at(MIDDLE, 3.5, FRONT + 0.9));
  const scale = scaleAt(stage, FRONT);
  const random = stage.random('puffs');
  const white = stage.isDark ? '#9aa2be' : '#f4f1ee';
  for (let puff = 0; puff < 44; puff++) {
    const part = puff / 44;
    glow(
      brush,
      x - side * scale * (part ** 1.4 * 2.6 + random.between(-0.25, 0.25) * part),
      y - scale * (part * 1.7 + random.between(0, 0.2)),
      scale * (0.24 + part * 0.7),
      css(mix(white, stage.palette.shade, random.between(0, 0.3)), 0.62 * (1 - part * 0.6)),
      css(white, 0),
    );
  }
}
