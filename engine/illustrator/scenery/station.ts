// The platform of a railway station, seen along its length: a roof on iron posts, a clock, rails, the train beside it.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { distanceOfRow, lit, scaleAt, type Stage } from '../staging/stage.ts';
import { OUTDOOR_THINGS } from '../things/outdoor-things.ts';
import { relight } from '../painting/relight.ts';
import { renderOwn } from '../painting/render-own.ts';
import { alongAway, hazy, onImage, paintBeam, paintFace, type Place } from './in-perspective.ts';
import { paintStationClock } from './station-clock.ts';
import { paintTrain, trainAt } from './station-train.ts';
import { mountainLayers } from './mountains.ts';

/** Metres, on the side where the rails are. */
export const EDGE = 1.5;
export const RAIL_BED = -0.55;
const OTHER_EDGE = 6.2;
const END = 70;
const WALL = 4.6;
const ROOF = 4.3;
const IRON: Colour = '#2f4a44';

/** Toward which side the rails lie. */
export function railSide({ light }: Pick<Stage, 'light'>): -1 | 1 {
  return light.side;
}

/** How far from the middle a row of the platform reaches toward the rails, up to its line; pixels. */
export function platformReach(stage: Stage, y: number): number {
  return (EDGE - 0.6) * scaleAt(stage, distanceOfRow(stage, y));
}

export function stationLayers(stage: Stage): Layer[] {
  const side = railSide(stage);
  const train = trainAt(stage);
  return [
    ...mountainLayers(stage, 'hills', 0.1),
    painted('other platform', 0.28, (brush) => paintOtherSide(stage, brush, side)),
    painted('rails', 0.3, (brush) => paintTrack(stage, brush, side)),
    ...(train ? [painted('train', 0.34, (brush) => paintTrain(stage, brush, side, train))] : []),
    painted('platform', 0.5, (brush) => paintPlatform(stage, brush, side)),
    painted('station house', 0.51, (brush) => paintHouse(stage, brush, side)),
    painted('station roof', 0.52, (brush) => paintRoof(stage, brush, side)),
    painted('station bench', 0.53, (brush) => paintBenches(stage, brush, side)),
    painted('station clock', 0.54, (brush) => paintStationClock(stage, brush, [-side * 1.35, 3.15, 7.2])),
  ];
}

function paintOtherSide(stage: Stage, brush: Brush, side: number): void {
  const at = (across: number, up: number, away: number): Place => [side * across, up, away];
  const top = alongAway(stage, brush, '#b3aa9c', at(OTHER_EDGE, 0, 6), at(OTHER_EDGE, 0, END));
  const far = 30;
  paintFace(stage, brush, top, [
    at(OTHER_EDGE, 0, 5),
    at(OTHER_EDGE, 0, END),
    at(far, 0, END),
    at(far, 0, 5),
  ]);
  // A fence with a hedge behind.
  const hedge = stage.isSnowy ? '#dfe8f2' : stage.isAutumn ? '#a8783a' : '#56804a';
  paintFace(stage, brush, alongAway(stage, brush, hedge, at(9, 1.5, 8), at(9, 1.5, END)), [
    at(9, 0, 6),
    at(9, 1.6, 6),
    at(9, 1.6, END),
    at(9, 0, END),
  ]);
  for (let away = 8; away < 46; away += 1.5)
    paintBeam(stage, brush, hazy(stage, '#f0ece2', away), 0.1, [at(8.6, 0, away), at(8.6, 1.1, away)]);
  for (const up of [0.4, 0.9])
    paintBeam(stage, brush, hazy(stage, '#f0ece2', 20), 0.09, [at(8.6, up, 8), at(8.6, up, 46)]);
  paintFace(stage, brush, alongAway(stage, brush, '#7d756c', at(OTHER_EDGE, 0, 6), at(OTHER_EDGE, 0, END)), [
    at(OTHER_EDGE, 0, 5),
    at(OTHER_EDGE, 0, END),
    at(OTHER_EDGE, RAIL_BED, END),
    at(OTHER_EDGE, RAIL_BED, 5),
  ]);
}

/** Sleepers on stones, two rails on them. */
export function paintTrack(stage: Stage, brush: Brush, side: number): void {
  const at = (across: number, away: number, up = RAIL_BED): Place => [side * across, up, away];
  const bed = stage.isSnowy ? '#dfe5ee' : '#8d847a';
  paintFace(stage, brush, alongAway(stage, brush, bed, at(3, 3), at(3, END)), [
    at(EDGE, 2.5),
    at(OTHER_EDGE, 2.5),
    at(OTHER_EDGE, END),
    at(EDGE, END),
  ]);
  const random = stage.random('ballast');
  for (let stone = 0; stone < 500; stone++) {
    const away = 3.4 * 10 ** (random.next() * 0.9);
    const [x, y] = onImage(stage, at(random.between(EDGE, OTHER_EDGE), away));
    const size = scaleAt(stage, away) * 0.05;
    brush.fillStyle = hazy(stage, random.chance(0.5) ? '#b8ada0' : '#5c544e', away);
    brush.fillRect(x, y, size, size * 0.6);
  }
  const [first, second] = [2.55, 4];
  for (let away = 3.4; away < 34; away += 0.75)
    paintFace(stage, brush, hazy(stage, '#5a4436', away), [
      at(first - 0.5, away),
      at(second + 0.5, away),
      at(second + 0.5, away + 0.28),
      at(first - 0.5, away + 0.28),
    ]);
  for (const across of [first, second]) {
    const up = RAIL_BED + 0.16;
    paintFace(stage, brush, hazy(stage, '#3c3634', 10), [
      at(across - 0.05, 3),
      at(across + 0.07, 3),
      at(across + 0.07, END),
      at(across - 0.05, END),
    ]);
    paintFace(stage, brush, hazy(stage, '#cfd2d4', 12), [
      at(across - 0.04, 3, up),
      at(across + 0.04, 3, up),
      at(across + 0.04, END, up),
      at(across - 0.04, END, up),
    ]);
  }
}

export function paintPlatform(stage: Stage, brush: Brush, side: number): void {
  const { palette } = stage;
  const at = (across: number, away: number, up = 0): Place => [side * across, up, away];
  const stone: Colour = stage.isSnowy ? '#e8edf4' : '#b9ab98';
  const slabs = brush.createLinearGradient(0, stage.horizon, 0, stage.height);
  slabs.addColorStop(0, css(mix(lit(stage, stone), palette.fog, 0.55)));
  slabs.addColorStop(0.3, css(lit(stage, stone)));
  slabs.addColorStop(1, css(mix(lit(stage, stone), palette.shade, 0.4)));
  paintFace(stage, brush, slabs, [at(-12, 1.6), at(EDGE, 1.6), at(EDGE, END), at(-WALL, END), at(-12, END)]);
  brush.save();
  brush.globalAlpha = 0.22;
  for (let away = 2.2; away < 40; away *= 1.14)
    paintBeam(stage, brush, css(palette.shade), 0.025, [at(-WALL, away), at(EDGE, away)]);
  for (let across = -4.4; across < 1; across += 0.9)
    paintBeam(stage, brush, css(palette.shade), 0.012, [at(across, 2), at(across, END)]);
  brush.restore();
  paintFace(stage, brush, hazy(stage, '#8a8078', 8), [
    at(EDGE, 1.6),
    at(EDGE, END),
    at(EDGE, END, -0.3),
    at(EDGE, 1.6, -0.3),
  ]);
  for (const [from, to, colour] of [
    [EDGE - 0.3, EDGE, '#d6d0c6'],
    [EDGE - 0.62, EDGE - 0.47, '#e6b93c'],
  ] as const)
    paintFace(stage, brush, alongAway(stage, brush, colour, at(to, 3), at(to, END)), [
      at(from, 1.6),
      at(to, 1.6),
      at(to, END),
      at(from, END),
    ]);
}

/** The long wall of the station, with doors and tall windows that are lit in the dark. */
function paintHouse(stage: Stage, brush: Brush, side: number): void {
  const at = (up: number, away: number): Place => [-side * WALL, up, away];
  const quad = (colour: Colour, from: number, to: number, low: number, high: number): void =>
    paintFace(stage, brush, hazy(stage, colour, from), [
      at(low, from),
      at(high, from),
      at(high, to),
      at(low, to),
    ]);
  const brick: Colour = stage.random('station wall').pick(['#b9785c', '#c9a883', '#a9654f']);
  paintFace(stage, brush, alongAway(stage, brush, brick, at(2, 4), at(2, 48)), [
    at(0, 3),
    at(5.4, 3),
    at(5.4, 48),
    at(0, 48),
  ]);
  quad('#6e6259', 3, 48, 0, 0.5);
  quad('#e2d8c6', 3, 48, 3.55, 3.8);
  const glass: Colour = stage.isDark ? '#ffd88a' : '#46596a';
  for (let away = 5.2, bay = 0; away < 40; away += 3, bay++) {
    const isDoor = bay % 3 === 1;
    const low = isDoor ? 0 : 1;
    quad('#e8dfce', away, away + 1.7, low, 3.3);
    quad(isDoor ? '#5c3a2c' : glass, away + 0.15, away + 1.55, low + (isDoor ? 0 : 0.12), 3.15);
    if (isDoor) quad(glass, away + 0.3, away + 1.4, 1.3, 2.9);
    for (const part of [0.52, 1.04])
      paintBeam(stage, brush, hazy(stage, '#e8dfce', away), 0.06, [
        at(low, away + 0.15 + part - 0.1),
        at(3.15, away + 0.15 + part - 0.1),
      ]);
    paintBeam(stage, brush, hazy(stage, '#e8dfce', away), 0.06, [at(2.3, away + 0.15), at(2.3, away + 1.55)]);
  }
}

/** Boards under beams, a carved edge over the rails, posts with brackets, lamps. */
function paintRoof(stage: Stage, brush: Brush, side: number): void {
  const { palette } = stage;
  const at = (across: number, up: number, away: number): Place => [side * across, up, away];
  const edge = EDGE - 0.1;
  const near = 1.9;
  const far = 46;
  const boards = mix('#8c7658', palette.shade, 0.35);
  paintFace(stage, brush, alongAway(stage, brush, boards, at(-1, ROOF, near), at(-1, ROOF, far)), [
    at(-WALL - 6, 4.9, near),
    at(edge, ROOF, near),
    at(edge, ROOF, far),
    at(-WALL, 4.75, far),
  ]);
  brush.save();
  brush.globalAlpha = 0.7;
  for (let away = 2.3; away < far; away *= 1.13)
    paintBeam(stage, brush, hazy(stage, '#4a3a2c', away), 0.11, [
      at(-WALL, 4.7, away),
      at(edge, ROOF - 0.04, away),
    ]);
  brush.restore();
  for (let away = 26; away > 3.6; away -= 4.4) {
    // What the post carries.
    paintBeam(stage, brush, hazy(stage, '#3c3026', away), 0.2, [at(-WALL, 4.68, away), at(edge, ROOF, away)]);
    paintBeam(stage, brush, hazy(stage, IRON, away), 0.16, [
      at(POST, 4.42, away),
      at(POST, 4.42, away + 4.4),
    ]);
    paintPost(stage, brush, at, away);
    paintLamp(stage, brush, at(-0.5, 3.75, away + 1.6));
  }
  paintFace(stage, brush, alongAway(stage, brush, IRON, at(edge, ROOF, near), at(edge, ROOF, far)), [
    at(edge, ROOF + 0.12, near),
    at(edge, ROOF - 0.3, near),
    at(edge, ROOF - 0.3, far),
    at(edge, ROOF + 0.12, far),
  ]);
  const step = 0.34;
  for (let away = near; away < 22; away += step)
    paintFace(stage, brush, hazy(stage, mix(IRON, '#ffffff', 0.1), away), [
      at(edge, ROOF - 0.28, away),
      at(edge, ROOF - 0.28, away + step),
      at(edge, ROOF - 0.5, away + step / 2),
    ]);
}

const POST = -2.3;

function paintPost(
  stage: Stage,
  brush: Brush,
  at: (across: number, up: number, away: number) => Place,
  away: number,
): void {
  const tone = hazy(stage, IRON, away);
  const [x] = onImage(stage, at(POST, 0, away));
  const thick = scaleAt(stage, away) * 0.2;
  const round = brush.createLinearGradient(x - thick / 2, 0, x + thick / 2, 0);
  const sunny = hazy(stage, mix(IRON, '#d8e8dc', 0.45), away);
  const isRight = stage.light.side > 0;
  round.addColorStop(0, isRight ? hazy(stage, mix(IRON, '#08100e', 0.5), away) : sunny);
  round.addColorStop(0.5, tone);
  round.addColorStop(1, isRight ? sunny : hazy(stage, mix(IRON, '#08100e', 0.5), away));
  for (const [half, low, high] of [
    [0.17, 0, 0.5],
    [0.09, 0.5, ROOF + 0.2],
    [0.15, 3.05, 3.2],
  ] as const)
    paintFace(stage, brush, round, [
      at(POST - half, low, away),
      at(POST + half, low, away),
      at(POST + half, high, away),
      at(POST - half, high, away),
    ]);
  for (const reach of [-1, 1]) {
    brush.strokeStyle = tone;
    brush.lineWidth = scaleAt(stage, away) * 0.09;
    brush.beginPath();
    brush.moveTo(...onImage(stage, at(POST, 3.1, away)));
    brush.quadraticCurveTo(
      ...onImage(stage, at(POST + reach * 0.15, 4.2, away)),
      ...onImage(stage, at(POST + reach * 1.15, ROOF + 0.1, away)),
    );
    brush.stroke();
  }
}

function paintLamp(stage: Stage, brush: Brush, place: Place): void {
  const [x, y] = onImage(stage, place);
  const size = scaleAt(stage, place[2]) * 0.2;
  paintBeam(stage, brush, hazy(stage, '#2a2a2c', place[2]), 0.03, [place, [place[0], ROOF + 0.2, place[2]]]);
  if (stage.isDark) {
    const shine = brush.createRadialGradient(x, y, 0, x, y, size * 7);
    shine.addColorStop(0, css('#ffd890', 0.8));
    shine.addColorStop(1, css('#ffd890', 0));
    brush.fillStyle = shine;
    brush.fillRect(x - size * 7, y - size * 7, size * 14, size * 14);
  }
  brush.fillStyle = stage.isDark ? css('#fff0c8') : hazy(stage, '#efe8d8', place[2]);
  brush.beginPath();
  brush.arc(x, y, size * 0.8, 0, 7);
  brush.fill();
  brush.fillStyle = hazy(stage, IRON, place[2]);
  brush.beginPath();
  brush.ellipse(x, y - size * 0.35, size * 1.25, size * 0.6, 0, Math.PI, 0);
  brush.fill();
}

function paintBenches(stage: Stage, brush: Brush, side: number): void {
  const bench = OUTDOOR_THINGS['own/bench'];
  if (!bench) return;
  const sheet = relight(stage, renderOwn(stage, bench, 'station bench', 260));
  for (const away of [11, 7.4]) {
    const [x, y] = onImage(stage, [-side * 3.35, 0, away]);
    const tall = scaleAt(stage, away) * 0.85;
    const wide = (tall * sheet.width) / sheet.height;
    brush.drawImage(sheet, x - wide / 2, y - tall, wide, tall);
  }
}
