// An old town on a canal: white walls, dark roofs, a stone bridge, lanterns, boats between.

import { css } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { scaleAt, rowOfDistance, type Stage } from '../staging/stage.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import { renderOwn } from '../painting/render-own.ts';
import type { Spot } from '../placing/spot.ts';
import { relight } from '../painting/relight.ts';
import { CRAFTS } from '../things/crafts.ts';
import { STRUCTURES } from '../things/structures.ts';
import { growTree } from '../things/trees.ts';
import { hasBareTree } from './bare-tree.ts';
import { paintMistBank } from './clouds.ts';
import { mountainLayers } from './mountains.ts';
import { BRICK_BRIDGE, canalHouseSheets, isAmsterdam } from './canal-houses.ts';
import { isVenice, paintPoles, palazzoSheets, RIALTO } from './palazzi.ts';
import { glow } from './glow.ts';
import { waterLayer } from './water.ts';
import { stampTree } from './woods.ts';

const CANAL_HALF_WIDTH = 3.4;

export function waterTownLayers(stage: Stage, spots: readonly Spot[]): Layer[] {
  const isWide = stage.width > stage.height * 1.2;
  const venice = isVenice(stage);
  return [
    ...(isOfChina(stage) ? mountainLayers(stage, 'karst', 0.2) : []),
    painted('town far', 0.24, (brush) => paintRow(stage, brush, 'far', isWide)),
    painted(venice ? 'landmark bridge' : 'town bridge', 0.26, (brush) => paintBridge(stage, brush)),
    painted(venice ? 'landmark houses' : 'town near', 0.28, (brush) =>
      paintRow(stage, brush, 'near', isWide),
    ),
    venice
      ? painted('mooring poles', 0.285, (brush) =>
          paintPoles(stage, brush, (distance, side) => bankAt(stage, distance, side, isWide)),
        )
      : painted('town lanterns', 0.285, (brush) => paintLanterns(stage, brush)),
    painted(
      'town mist',
      0.29,
      (brush) =>
        paintMistBank(
          stage,
          brush,
          'town mist',
          stage.horizon + stage.short * 0.03,
          stage.short * 0.16,
          stage.weather.has('fog') ? 0.8 : 0.4,
        ),
      { isSolid: false },
    ),
    waterLayer(stage, {
      top: rowOfDistance(stage, 30),
      tint: stage.isDark ? '#0c1c30' : '#5f8a86',
      body: stage.isDark ? 0.16 : 0.32,
      waves: 0.75,
      hasGlints: !stage.weather.has('rain'),
    }),
    // Before the town, and behind whoever would stand behind its twigs.
    painted('willow', spots.some((spot) => isUnderWillow(stage, spot)) ? 0.695 : 0.9, (brush) => {
      if (stage.isSnowy || !isOfChina(stage) || hasBareTree(stage)) return;
      const tree = growTree(stage, stage.weather.has('petals') ? 'cherry' : 'willow', 'town', 620);
      stampTree(
        brush,
        tree,
        willowAcross(stage),
        stage.height * 0.99,
        stage.height * 0.96,
        stage.light.side < 0,
      );
    }),
  ];
}

function willowAcross({ width, light }: Stage): number {
  return width * (0.5 - light.side * 0.56);
}

/** How far its twigs reach from its stem, in parts of the height. */
const WILLOW_REACH = 0.62;

function isUnderWillow(stage: Stage, { x, tall, depth }: Spot): boolean {
  return depth > 0.7 && Math.abs(x - willowAcross(stage)) < stage.height * WILLOW_REACH + tall * 0.2;
}

/** Its hills, willows and lanterns are. */
function isOfChina(stage: Stage): boolean {
  return !isVenice(stage) && !isAmsterdam(stage);
}

/** Where a bank is, pixels across. */
function bankAt(stage: Stage, distance: number, side: number, isWide: boolean): number {
  return stage.width / 2 + side * CANAL_HALF_WIDTH * scaleAt(stage, distance) * (isWide ? 1.25 : 0.86);
}

/** Houses stand along both banks and come nearer toward the sides of the image. */
function paintRow(stage: Stage, brush: Brush, which: 'far' | 'near', isWide: boolean): void {
  const random = stage.random(`town ${which}`);
  const places = which === 'far' ? [26, 22, 18.5] : [15.5, 12.6, 10, 8];
  for (const distance of places) {
    for (const side of [-1, 1]) {
      const scale = scaleAt(stage, distance);
      const wide = random.between(5, 6.6);
      const venice = isVenice(stage);
      const tall = random.between(3.6, 5.6) * (isOfChina(stage) ? 1 : venice ? 1.75 : 1.2);
      const inner = bankAt(stage, distance, side, isWide);
      const haze = Math.min(0.62, Math.max(0, (distance - 7) / 26));
      const draw = venice ? palazzoSheets : isAmsterdam(stage) ? canalHouseSheets : houseSheets;
      const { walls, lights } = draw(stage, `${which} ${distance} ${side}`, wide / tall);
      const sheet = relight(stage, walls, { haze });
      const width = wide * scale;
      const height = (width * sheet.height) / sheet.width;
      const foot = rowOfDistance(stage, distance);
      brush.drawImage(sheet, side > 0 ? inner : inner - width, foot - height, width, height);
      brush.drawImage(lights, side > 0 ? inner : inner - width, foot - height, width, height);
      if (stage.isDark)
        glow(
          brush,
          inner + (side * width) / 2,
          foot - height * 0.3,
          width * 0.8,
          css('#ffb04c', 0.2),
          css('#ffb04c', 0),
        );
    }
  }
}

/** One whitewashed house with a black tiled roof; its foot is stone and stands in the water. */
function houseSheets(stage: Stage, label: string, ratio: number): { walls: Surface; lights: Surface } {
  const random = stage.random(`house ${label}`);
  const height = 300;
  const width = height * ratio;
  const lights = makeSurface(width, height);
  const lamp = lights.getContext('2d');
  const walls = makeSurface(width, height, (brush) => {
    const wall = brush.createLinearGradient(0, height * 0.3, 0, height);
    wall.addColorStop(0, '#f4f1ea');
    wall.addColorStop(1, '#c9c0b4');
    brush.fillStyle = wall;
    brush.fillRect(width * 0.06, height * 0.36, width * 0.88, height * 0.64);
    brush.fillStyle = '#8d867e';
    brush.fillRect(width * 0.03, height * 0.9, width * 0.94, height * 0.1);
    const roof = (y: number, left: number, right: number, rise: number): void => {
      const tiles = brush.createLinearGradient(0, y - rise, 0, y);
      tiles.addColorStop(0, '#59626e');
      tiles.addColorStop(1, '#262b34');
      brush.fillStyle = tiles;
      brush.beginPath();
      brush.moveTo(left - width * 0.03, y + 3);
      brush.quadraticCurveTo(left + width * 0.06, y - rise * 0.5, left + width * 0.12, y - rise);
      brush.lineTo(right - width * 0.12, y - rise);
      brush.quadraticCurveTo(right - width * 0.06, y - rise * 0.5, right + width * 0.03, y + 3);
      brush.fill();
      brush.strokeStyle = 'rgba(16,18,24,0.5)';
      brush.lineWidth = 2;
      brush.beginPath();
      for (let tile = 1; tile < 16; tile++) {
        const x = left + ((right - left) * tile) / 16;
        brush.moveTo(x, y - rise);
        brush.lineTo(x + (x - (left + right) / 2) * 0.12, y + 2);
      }
      brush.stroke();
    };
    roof(height * 0.36, width * 0.03, width * 0.97, height * 0.2);
    if (random.chance(0.6)) roof(height * 0.64, width * 0.12, width * 0.88, height * 0.075);
    const rows = [0.44, 0.72];
    rows.forEach((row, storey) => {
      const windows = 3;
      for (let index = 0; index < windows; index++) {
        const x = width * (0.14 + index * 0.27);
        const isOn = stage.isDark && random.chance(0.75);
        brush.fillStyle = '#5a3a2c';
        brush.fillRect(x, height * row, width * 0.17, height * (storey === 0 ? 0.14 : 0.17));
        if (isOn) {
          lamp.fillStyle = '#ffcf78';
          lamp.fillRect(x + 2, height * row + 2, width * 0.17 - 4, height * 0.135);
          lamp.strokeStyle = 'rgba(90,40,20,0.8)';
          lamp.lineWidth = 2;
          lamp.strokeRect(x + 2, height * row + 2, width * 0.085, height * 0.135);
          glow(
            lamp,
            x + width * 0.085,
            height * (row + 0.07),
            width * 0.2,
            'rgba(255,190,90,0.5)',
            'rgba(255,170,70,0)',
          );
        }
        brush.strokeStyle = '#6e3526';
        brush.lineWidth = 3;
        brush.strokeRect(x, height * row, width * 0.17, height * (storey === 0 ? 0.14 : 0.17));
        brush.lineWidth = 1.5;
        brush.beginPath();
        for (let bar = 1; bar < 4; bar++) {
          brush.moveTo(x + (width * 0.17 * bar) / 4, height * row);
          brush.lineTo(x + (width * 0.17 * bar) / 4, height * (row + 0.14));
        }
        brush.stroke();
      }
    });
    brush.fillStyle = '#6e3526';
    brush.fillRect(width * 0.06, height * 0.58, width * 0.88, height * 0.014);
  });
  return { walls, lights };
}

function paintBridge(stage: Stage, brush: Brush): void {
  const bridge = isVenice(stage)
    ? RIALTO
    : isAmsterdam(stage)
      ? BRICK_BRIDGE
      : STRUCTURES['own/arched-bridge'];
  if (!bridge) return;
  const distance = 17;
  const sheet = relight(stage, renderOwn(stage, bridge, 'town bridge', 300), { haze: 0.22 });
  const width = scaleAt(stage, distance) * 9.4 * (stage.width > stage.height * 1.2 ? 1.2 : 1);
  const height = (width * sheet.height) / sheet.width;
  brush.drawImage(sheet, stage.width / 2 - width / 2, rowOfDistance(stage, distance) - height, width, height);
}

function paintLanterns(stage: Stage, brush: Brush): void {
  const lantern = CRAFTS['own/paper-lantern'];
  if (
    !lantern ||
    !isOfChina(stage) ||
    !(stage.isDark || stage.reading.subjects.some((subject) => subject.key === 'lantern'))
  )
    return;
  const sheet = renderOwn(stage, lantern, 'town lantern', 160);
  const isWide = stage.width > stage.height * 1.2;
  for (const distance of [22, 18.5, 15.5, 12.6, 10, 8]) {
    for (const side of [-1, 1]) {
      for (let index = 0; index < 3; index++) {
        const scale = scaleAt(stage, distance);
        const tall = scale * 0.72;
        const wide = (tall * sheet.width) / sheet.height;
        const x =
          stage.width / 2 + side * (CANAL_HALF_WIDTH * (isWide ? 1.25 : 0.86) + 0.35 + index * 1.55) * scale;
        brush.drawImage(sheet, x - wide / 2, rowOfDistance(stage, distance) - scale * 2.3, wide, tall);
      }
    }
  }
}
