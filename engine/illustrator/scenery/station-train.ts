// The train at the platform of a station, seen from before its engine: as long and as high as trains are.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { scaleAt, type Stage } from '../stage.ts';
import { hazy, onImage, paintBeam, paintFace, type Place } from './in-perspective.ts';
import { glow } from './sky.ts';

export type StationTrain = { isSteam: boolean; colour: Colour };

const TRAINS: ReadonlySet<string> = new Set(['train', 'high-speed-train']);
/** Metres beside the middle of the platform. */
const NEAR_SIDE = 1.8;
const FAR_SIDE = 4.75;
const MIDDLE = (NEAR_SIDE + FAR_SIDE) / 2;
const FRONT = 8.4;
const END = 64;

export function isStationTrain({ key }: { key: string }): boolean {
  return TRAINS.has(key);
}

/** A station where nobody waits has a train too. */
export function trainAt({ reading, words }: Stage): StationTrain | undefined {
  const train = reading.subjects.find(isStationTrain);
  if (
    !train &&
    (reading.subjects.some(({ words: said }) => said !== undefined) || reading.unwanted.keys.has('train'))
  )
    return undefined;
  const isOld = /steam|locomotive|蒸汽|🚂|\bold\b|vintage|老|旧|复古|年代|民国|19\d\d/i.test(words);
  const isSteam = train?.key !== 'high-speed-train' && isOld;
  const usual = isSteam ? '#7d2f2a' : /绿皮/.test(words) ? '#3f6b4c' : '#e9edf0';
  return { isSteam, colour: train?.colour ?? usual };
}

/** The engine at the platform is seen with its smoke. */
export function hasStationSteam(stage: Stage): boolean {
  return stage.scene === 'station' && trainAt(stage)?.isSteam === true;
}

export function paintTrain(
  stage: Stage,
  brush: Brush,
  side: number,
  { isSteam, colour }: StationTrain,
): void {
  const at = (across: number, up: number, away: number): Place => [side * across, up, away];
  const first = isSteam ? FRONT + 11.4 : FRONT + 1.6;
  paintShadow(stage, brush, at);
  for (let from = first + 3 * 12.5; from >= first; from -= 12.5)
    paintCarriage(stage, brush, at, from, Math.min(END, from + 12.1), colour, isSteam);
  if (isSteam) paintSteamEngine(stage, brush, at, colour);
  else paintHead(stage, brush, at, colour);
}

type At = (across: number, up: number, away: number) => Place;

function paintShadow(stage: Stage, brush: Brush, at: At): void {
  const under = -0.5;
  paintFace(stage, brush, css('#16141a', 0.72), [
    at(NEAR_SIDE - 0.1, under, FRONT),
    at(FAR_SIDE, under, FRONT),
    at(FAR_SIDE, under, END),
    at(NEAR_SIDE - 0.1, under, END),
  ]);
}

/** A long wall with windows under a bent roof. */
function paintCarriage(
  stage: Stage,
  brush: Brush,
  at: At,
  from: number,
  to: number,
  colour: Colour,
  isOld: boolean,
): void {
  if (from >= END) return;
  const wall = (tone: Colour, low: number, high: number, near = from, far = to): void =>
    paintFace(stage, brush, hazy(stage, tone, near), [
      at(NEAR_SIDE, low, near),
      at(NEAR_SIDE, high, near),
      at(NEAR_SIDE, high, far),
      at(NEAR_SIDE, low, far),
    ]);
  // The end that is turned to the viewer.
  paintFace(stage, brush, hazy(stage, mix(colour, '#120c14', 0.5), from), [
    at(NEAR_SIDE, 0, from),
    at(FAR_SIDE, 0, from),
    at(FAR_SIDE, 2.9, from),
    at(MIDDLE + 0.7, 3.35, from),
    at(MIDDLE - 0.7, 3.35, from),
    at(NEAR_SIDE, 2.9, from),
  ]);
  const roof = isOld ? '#4c4a4c' : '#b9c0c6';
  paintFace(stage, brush, hazy(stage, roof, from), [
    at(NEAR_SIDE, 2.85, from),
    at(MIDDLE - 0.7, 3.35, from),
    at(MIDDLE - 0.7, 3.35, to),
    at(NEAR_SIDE, 2.85, to),
  ]);
  wall('#2a282c', -0.4, 0.1);
  wall(colour, 0.05, 2.85);
  wall(mix(colour, '#ffffff', 0.22), 2.1, 2.85);
  wall(isOld ? '#d9b25a' : '#2f6fb4', 0.82, isOld ? 0.9 : 1);
  wall(mix(colour, '#181018', 0.35), 0.05, 0.3);
  const glass: Colour = stage.isDark ? '#ffdc94' : '#3c4e5e';
  for (let away = from + 1.5; away < to - 1.6; away += 1.45) {
    wall(isOld ? '#d8cdb8' : '#5a6670', 1.08, 2.22, away - 0.06, away + 1.06);
    wall(glass, 1.15, 2.15, away, away + 1);
    if (!stage.isDark) wall(mix(glass, '#dcecf4', 0.35), 1.65, 2.15, away, away + 0.5);
  }
  for (const near of [from + 0.25, to - 1.15]) {
    wall(mix(colour, '#181018', 0.3), 0.1, 2.4, near, near + 0.9);
    wall(glass, 1.3, 2.2, near + 0.2, near + 0.7);
  }
}

/** The cab of an electric train. */
function paintHead(stage: Stage, brush: Brush, at: At, colour: Colour): void {
  const nose = FRONT + 0.2;
  const back = FRONT + 1.7;
  const tone = (dark: number): string => hazy(stage, mix(colour, '#161c24', dark), FRONT);
  paintFace(stage, brush, tone(0.12), [
    at(NEAR_SIDE, -0.3, back),
    at(NEAR_SIDE, 2.85, back),
    at(NEAR_SIDE + 0.12, 2.5, nose + 0.3),
    at(NEAR_SIDE + 0.12, -0.25, nose),
  ]);
  const front = brush.createLinearGradient(
    ...onImage(stage, at(NEAR_SIDE, 0, nose)),
    ...onImage(stage, at(FAR_SIDE, 0, nose)),
  );
  front.addColorStop(0, tone(0));
  front.addColorStop(1, tone(0.34));
  paintFace(stage, brush, front, [
    at(NEAR_SIDE + 0.12, -0.25, nose),
    at(FAR_SIDE - 0.12, -0.25, nose),
    at(FAR_SIDE - 0.12, 2.4, nose),
    at(MIDDLE + 0.8, 3.1, nose + 0.3),
    at(MIDDLE - 0.8, 3.1, nose + 0.3),
    at(NEAR_SIDE + 0.12, 2.4, nose),
  ]);
  paintFace(stage, brush, stage.isDark ? css('#ffe6b0') : hazy(stage, '#2c3a48', FRONT), [
    at(NEAR_SIDE + 0.35, 1.25, nose),
    at(FAR_SIDE - 0.35, 1.25, nose),
    at(FAR_SIDE - 0.45, 2.35, nose),
    at(NEAR_SIDE + 0.45, 2.35, nose),
  ]);
  paintFace(stage, brush, css('#dcecf4', 0.28), [
    at(NEAR_SIDE + 0.6, 1.25, nose),
    at(NEAR_SIDE + 1.3, 1.25, nose),
    at(NEAR_SIDE + 1.6, 2.35, nose),
    at(NEAR_SIDE + 0.9, 2.35, nose),
  ]);
  paintBeam(stage, brush, hazy(stage, '#20242a', FRONT), 0.08, [
    at(MIDDLE, 1.25, nose),
    at(MIDDLE, 2.35, nose),
  ]);
  paintFace(stage, brush, hazy(stage, '#2f6fb4', FRONT), [
    at(NEAR_SIDE + 0.12, 0.8, nose),
    at(FAR_SIDE - 0.12, 0.8, nose),
    at(FAR_SIDE - 0.12, 1, nose),
    at(NEAR_SIDE + 0.12, 1, nose),
  ]);
  paintFace(stage, brush, hazy(stage, '#25262c', FRONT), [
    at(NEAR_SIDE + 0.2, -0.45, nose),
    at(FAR_SIDE - 0.2, -0.45, nose),
    at(FAR_SIDE - 0.2, 0.05, nose),
    at(NEAR_SIDE + 0.2, 0.05, nose),
  ]);
  for (const across of [NEAR_SIDE + 0.6, FAR_SIDE - 0.6])
    paintLight(stage, brush, at(across, 0.45, nose), 0.16);
}

function paintLight(stage: Stage, brush: Brush, place: Place, radius: number): void {
  const [x, y] = onImage(stage, place);
  const size = scaleAt(stage, place[2]) * radius;
  glow(brush, x, y, size * (stage.isDark ? 8 : 4), css('#fff0c0', 0.7), css('#fff0c0', 0));
  brush.fillStyle = css('#fffae6');
  brush.beginPath();
  brush.arc(x, y, size, 0, 7);
  brush.fill();
}

const BLACK: Colour = '#26272c';
/** Of the boiler, metres. */
const RADIUS = 0.86;
const AXIS = 1.75;

function paintSteamEngine(stage: Stage, brush: Brush, at: At, colour: Colour): void {
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
