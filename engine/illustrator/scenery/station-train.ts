// The train at the platform of a station, seen from before its engine: as long and as high as trains are.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { Stage } from '../staging/stage.ts';
import { hazy, onImage, paintBeam, paintFace, type Place } from './in-perspective.ts';
import { paintSteamEngine } from './steam-engine.ts';
import { isTrain } from '../things/trains.ts';
import { FAR_SIDE, FRONT, MIDDLE, NEAR_SIDE, paintLight, type At } from './train-measures.ts';

export type StationTrain = { isSteam: boolean; colour: Colour };

const END = 64;

/** A station where nobody waits has a train too. */
export function trainAt({ reading, words }: Stage): StationTrain | undefined {
  const train = reading.subjects.find(isTrain);
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
