// The platform of an underground station: tiled walls, columns, strips of light, the train or its empty track.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import { alongAway, hazy, onImage, paintBeam, paintFace, type Place } from './in-perspective.ts';
import { paintStationClock } from './station-clock.ts';
import { EDGE, paintPlatform, paintTrack, RAIL_BED, railSide } from './station.ts';
import { paintTrain, trainAt } from './station-train.ts';
import { glow } from './glow.ts';

const CEILING = 3.7;
const END = 46;
const WALL = 4.6;
const FAR_WALL = 6.2;

type At = (across: number, up: number, away: number) => Place;

export function metroLayers(stage: Stage): Layer[] {
  const side = railSide(stage);
  const at: At = (across, up, away) => [side * across, up, away];
  const train = trainAt(stage);
  return [
    painted('tunnel', 0.05, (brush) => paintTunnel(stage, brush, at), { isSolid: false }),
    painted('rails', 0.3, (brush) => {
      paintTrack(stage, brush, side);
      paintTunnelShade(stage, brush, at);
    }),
    painted('track wall', 0.31, (brush) => paintTrackWall(stage, brush, at)),
    ...(train
      ? [painted('train', 0.34, (brush) => paintTrain(stage, brush, side, { ...train, isSteam: false }))]
      : []),
    painted('platform', 0.5, (brush) => {
      paintPlatform(stage, brush, side);
      paintGleam(stage, brush, at);
    }),
    painted('station wall', 0.51, (brush) => paintPlatformWall(stage, brush, at)),
    painted('columns', 0.52, (brush) => paintColumns(stage, brush, at)),
    painted('station clock', 0.54, (brush) => paintStationClock(stage, brush, [-side * 0.9, 2.75, 7.6])),
  ];
}

/** The ceiling with its lights, and the wall at the end with the dark mouth of the tunnel. */
function paintTunnel(stage: Stage, brush: Brush, at: At): void {
  brush.fillStyle = hazy(stage, '#8d979c', 20);
  brush.fillRect(0, 0, stage.width, stage.height);
  paintFace(stage, brush, hazy(stage, '#cdd3d4', 18), [
    at(-WALL, 0, END),
    at(FAR_WALL, 0, END),
    at(FAR_WALL, CEILING, END),
    at(-WALL, CEILING, END),
  ]);
  paintFace(stage, brush, css('#0d1014'), [
    at(EDGE, RAIL_BED, END),
    at(EDGE + 0.2, 2.6, END),
    at(EDGE + 2.3, 3.4, END),
    at(FAR_WALL, 2.6, END),
    at(FAR_WALL, RAIL_BED, END),
  ]);
  paintFace(stage, brush, alongAway(stage, brush, '#a4adb0', at(0, CEILING, 1.5), at(0, CEILING, END)), [
    at(-14, CEILING, 1.5),
    at(14, CEILING, 1.5),
    at(FAR_WALL, CEILING, END),
    at(-WALL, CEILING, END),
  ]);
  for (let away = 2; away < END; away *= 1.2)
    paintBeam(stage, brush, css('#4d5860', 0.4), 0.06, [
      at(-WALL, CEILING, away),
      at(FAR_WALL, CEILING, away),
    ]);
  for (const across of [-3.4, -0.9, 1.2])
    for (let away = 2.6; away < 40; away += 2.6) {
      const up = CEILING - 0.05;
      paintFace(stage, brush, css('#fffbe8'), [
        at(across - 0.09, up, away),
        at(across + 0.09, up, away),
        at(across + 0.09, up, away + 1.7),
        at(across - 0.09, up, away + 1.7),
      ]);
    }
  const [x, y] = onImage(stage, at(0, CEILING, 9));
  glow(brush, x, y, stage.short * 0.5, css('#fff6d8', 0.4), css('#fff6d8', 0));
}

function paintTunnelShade(stage: Stage, brush: Brush, at: At): void {
  paintFace(stage, brush, css('#0c1016', 0.5), [
    at(EDGE, RAIL_BED, 2.5),
    at(FAR_WALL, RAIL_BED, 2.5),
    at(FAR_WALL, RAIL_BED, 70),
    at(EDGE, RAIL_BED, 70),
  ]);
}

/** `across`: where the wall is. */
function paintTiles(stage: Stage, brush: Brush, at: At, across: number, low: number): void {
  const band: Colour = stage.random('metro line').pick(['#2f6fb4', '#b5382f', '#2f8a5c', '#c98a2a']);
  const strip = (colour: Colour, from: number, to: number): void =>
    paintFace(stage, brush, alongAway(stage, brush, colour, at(across, from, 3), at(across, from, END)), [
      at(across, from, 2),
      at(across, to, 2),
      at(across, to, END),
      at(across, from, END),
    ]);
  strip('#e6e4da', low, CEILING);
  strip('#6f7a80', low, 0.25);
  for (let up = 0.45; up < CEILING; up += 0.22)
    paintBeam(stage, brush, css('#7c8488', 0.28), 0.012, [at(across, up, 2.4), at(across, up, END)]);
  for (let away = 2.4; away < 22; away += 0.44)
    paintBeam(stage, brush, css('#7c8488', 0.24), 0.02, [at(across, 0.25, away), at(across, CEILING, away)]);
  strip(band, 2.55, 2.9);
}

function paintTrackWall(stage: Stage, brush: Brush, at: At): void {
  paintTiles(stage, brush, at, FAR_WALL, RAIL_BED);
  const random = stage.random('metro posters');
  for (let away = 12; away < 40; away += 5) {
    const poster = (colour: Colour, inset: number, low: number, high: number): void =>
      paintFace(stage, brush, hazy(stage, colour, away), [
        at(FAR_WALL - 0.02, low, away + inset),
        at(FAR_WALL - 0.02, high, away + inset),
        at(FAR_WALL - 0.02, high, away + 2.8 - inset),
        at(FAR_WALL - 0.02, low, away + 2.8 - inset),
      ]);
    const colour = random.pick(['#d9774a', '#3f7f9c', '#d8b04a', '#6d8a52']);
    poster('#3a4046', 0, 0.5, 2.3);
    poster(colour, 0.1, 0.58, 2.22);
    poster(mix(colour, '#ffffff', 0.5), 0.5, 0.8, 1.3);
  }
}

function paintPlatformWall(stage: Stage, brush: Brush, at: At): void {
  paintTiles(stage, brush, at, -WALL, 0);
}

function paintColumns(stage: Stage, brush: Brush, at: At): void {
  const half = 0.3;
  const across = -2.5;
  for (let away = 29; away > 5; away -= 4.6) {
    const isSunny = stage.light.side > 0;
    const box = (colour: Colour, low: number, high: number): void => {
      paintFace(stage, brush, hazy(stage, mix(colour, '#1a2026', 0.3), away), [
        at(across + half, low, away),
        at(across + half, high, away),
        at(across + half, high, away + half * 2),
        at(across + half, low, away + half * 2),
      ]);
      paintFace(stage, brush, hazy(stage, mix(colour, '#ffffff', isSunny ? 0.08 : 0), away), [
        at(across - half, low, away),
        at(across + half, low, away),
        at(across + half, high, away),
        at(across - half, high, away),
      ]);
    };
    box('#d8d6cc', 0, CEILING);
    box('#5d676d', 0, 0.25);
    box('#a9b0b2', 2.55, 2.75);
    for (let up = 0.5; up < CEILING; up += 0.3)
      paintBeam(stage, brush, css('#7c8488', 0.4), 0.014, [
        at(across - half, up, away),
        at(across + half, up, away),
      ]);
  }
}

/** The lights on the polished floor. */
function paintGleam(stage: Stage, brush: Brush, at: At): void {
  for (const across of [-3.4, -0.9]) {
    const shine = brush.createLinearGradient(0, stage.horizon, 0, stage.height);
    shine.addColorStop(0, css('#fffbe8', 0.5));
    shine.addColorStop(1, css('#fffbe8', 0.05));
    paintFace(stage, brush, shine, [
      at(across - 0.25, 0, 3),
      at(across + 0.25, 0, 3),
      at(across + 0.25, 0, END),
      at(across - 0.25, 0, END),
    ]);
  }
}
