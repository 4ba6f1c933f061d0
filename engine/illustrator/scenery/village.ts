// A village: houses in a row on far land, on the other shore, or along both sides of its street.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush, Surface } from '#engine/raster/surface.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { relight } from '../painting/relight.ts';
import { renderOwn, withLampLight } from '../painting/render-own.ts';
import type { OwnDrawing } from '../things/pen.ts';
import { EYE_HEIGHT, lit, rowOfDistance, scaleAt, type Stage } from '../staging/stage.ts';
import { housesOf, houseStyleOf } from '../things/houses-of-lands.ts';
import { houseOf } from '../things/village-house.ts';
import { groundHeight, groundLayer, stonesLayer, turfLayer } from './ground.ts';
import { mountainLayers } from './mountains.ts';
import { waterLine } from './open-land.ts';
import { localTree, treeLineLayer } from './woods.ts';

/** Where a village lies in the land of a scene: how far away, how high that land rolls, over or under what. */
type Lie = { distance: number; roll: number; depth: number; haze: number };
const LIES: Partial<Record<Stage['scene'], Lie>> = {
  meadow: { distance: 25, roll: 0.9, depth: 0.515, haze: 0.24 },
  mountains: { distance: 22, roll: 1.5, depth: 0.515, haze: 0.24 },
  snowfield: { distance: 24, roll: 1.1, depth: 0.515, haze: 0.24 },
  // Its mirror image lies in the lake.
  lake: { distance: 30, roll: 0, depth: 0.275, haze: 0.26 },
  sea: { distance: 30, roll: 0, depth: 0.275, haze: 0.16 },
};

export function isVillageSeen({ scene }: Stage): boolean {
  return scene === 'village' || scene === 'water-town' || LIES[scene] !== undefined;
}

/** The houses of a village in the land, where one was asked for. */
export function villageLayers(stage: Stage): Layer[] {
  const lie = LIES[stage.scene];
  if (!lie || !stage.reading.subjects.some(({ key }) => key === 'village')) return [];
  return [
    painted('village', lie.depth, (brush) => {
      const houses = farHouses(stage, lie);
      if (stage.scene === 'sea') paintCoast(stage, brush);
      const pixels = Math.max(...houses.filter(({ isChurch }) => !isChurch).map(({ tall }) => tall));
      const homes = [lie.haze, lie.haze * 0.45].map((haze) => makeHomes(stage, haze, pixels));
      const church = makeChurch(stage, lie.haze, pixels * 1.85);
      for (const { x, foot, tall, isChurch, index } of houses) {
        const own = homes[tall < pixels * 0.6 ? 0 : 1] ?? [];
        const sheet = isChurch ? church : own[index % own.length];
        if (!sheet) continue;
        const wide = (tall * sheet.width) / sheet.height;
        brush.fillStyle = css(stage.palette.shade, lie.roll === 0 ? 0 : 0.22);
        brush.beginPath();
        brush.ellipse(x, foot, wide * 0.48, tall * 0.05, 0, 0, 7);
        brush.fill();
        brush.drawImage(sheet, x - wide / 2, foot - tall, wide, tall);
      }
    }),
  ];
}

/** The land of a town at the sea: a green rise over a quay of stone. */
function paintCoast(stage: Stage, brush: Brush): void {
  const { width, short, horizon, palette } = stage;
  const noise = stage.noise('coast of a town');
  const green = lit(stage, stage.isSnowy ? '#e6edf6' : stage.isAutumn ? '#b08a42' : '#6f9a58');
  const middle = width / 2 + stage.light.side * -0.06 * short;
  const half = Math.max(width * 0.47, short * 0.47);
  const slope = brush.createLinearGradient(0, horizon - short * 0.16, 0, horizon);
  slope.addColorStop(0, css(mix(green, palette.fog, 0.34)));
  slope.addColorStop(1, css(mix(green, palette.shade, 0.2)));
  brush.fillStyle = slope;
  brush.beginPath();
  for (let step = 0; step <= 60; step++) {
    const across = (step / 60) * 2 - 1;
    const rise = short * 0.15 * (1 - across ** 2) ** 0.8 * (0.8 + noise(across * 3, 2) * 0.5);
    brush.lineTo(middle + across * half, horizon - rise);
  }
  brush.lineTo(middle + half, horizon + 2);
  brush.lineTo(middle - half, horizon + 2);
  brush.fill();
  brush.fillStyle = css(mix(lit(stage, '#9a9288'), palette.shade, 0.2));
  brush.fillRect(middle - half * 0.94, horizon - short * 0.008, half * 1.88, short * 0.012);
}

/** Middle and height of a house, pixels. */
type House = { x: number; foot: number; tall: number; isChurch: boolean; index: number };

const OF_LAND: ReadonlySet<Subject['kind']> = new Set(['landmark', 'sky', 'tree', 'plant', 'bird', 'air']);

/** Of a village that the image is of: nothing else stands before it. */
function isAlone({ reading: { subjects } }: Stage): boolean {
  return subjects.every((subject) => OF_LAND.has(subject.kind) || isOfVillage(subject));
}

/** Stands among its houses, as one of them; 房子 alone says of no single one. */
function isOfVillage({ key, count, isCounted, words = '' }: Subject): boolean {
  const isSeveral = count > 1 || (isCounted !== true && /\p{Script=Han}/u.test(words));
  return key === 'church' || ((key === 'house' || key === 'cabin') && isSeveral);
}

const CHURCHLESS: ReadonlySet<string | undefined> = new Set(['chinese', 'tibetan', 'japanese', 'african']);

/** A village of the east has none, unless somebody asks for it. */
function isChurchLand({ words, reading }: Stage): boolean {
  return !CHURCHLESS.has(houseStyleOf(words)) || reading.subjects.some(({ key }) => key === 'church');
}

/** What belongs to a village is drawn with it. */
export function isInVillage(stage: Stage, subject: Subject): boolean {
  return (
    isOfVillage(subject) &&
    LIES[stage.scene] !== undefined &&
    stage.reading.subjects.some(({ key }) => key === 'village')
  );
}

/** Rows of houses, the far ones first: how far away, how many, how far apart they reach. */
type Row = { away: number; count: number; reach: number };
const FAR_ROW: readonly Row[] = [{ away: 1, count: 9, reach: 0.74 }];
const NEAR_ROWS: readonly Row[] = [
  { away: 0.95, count: 7, reach: 0.96 },
  { away: 0.66, count: 4, reach: 0.92 },
  { away: 0.46, count: 2, reach: 1.3 },
];
/** On a shore they stand one behind the other, up the slope. */
const SHORE_ROWS: readonly Row[] = [
  { away: 0.72, count: 7, reach: 0.8 },
  { away: 0.62, count: 5, reach: 0.86 },
];

/** From the farthest to the nearest. */
function farHouses(stage: Stage, lie: Lie): House[] {
  const random = stage.random('village');
  const heightAt = groundHeight(stage, lie.roll);
  const isShore = lie.roll === 0;
  const hasBridge = stage.reading.subjects.some(({ key }) => key === 'bridge');
  const isNear = (isAlone(stage) || stage.scene === 'sea') && !hasBridge;
  const rows = isNear ? (isShore ? SHORE_ROWS : NEAR_ROWS) : FAR_ROW;
  const middle = stage.light.side * -0.06;
  const span = isNear ? Math.max(1, stage.width / stage.short) : 1;
  const hasChurch = isChurchLand(stage);
  let index = 0;
  return rows.flatMap(({ away, count, reach }, row) => {
    const wide = Math.round(count * (isNear ? Math.min(1.6, span) : 1));
    const places = Array.from({ length: wide }, (_, at) => ({
      across: middle + ((at + random.between(0.28, 0.72)) / wide - 0.5) * reach * span,
      distance: lie.distance * away * random.between(0.92, 1.08),
      at,
    })).toSorted((a, b) => b.distance - a.distance);
    return places.map(({ across, distance, at }) => {
      const scale = scaleAt(stage, distance);
      const rise = heightAt((across * stage.short) / scale, distance);
      const up = isNear && isShore ? (rows.length - 1 - row) * scale * 1.5 : 0;
      const foot = isShore
        ? (stage.scene === 'sea' ? stage.horizon : waterLine(stage)) -
          up -
          stage.short * (hasBridge ? 0.014 : -0.004)
        : stage.horizon + (EYE_HEIGHT - rise) * scale;
      // One of them is the church.
      const isChurch = hasChurch && row === Math.min(1, rows.length - 1) && at === Math.floor(wide / 2);
      const tall = scale * (isChurch ? 6.2 : random.between(2.7, 3.4));
      return { x: stage.width / 2 + across * stage.short, foot, tall, isChurch, index: index++ };
    });
  });
}

/** Where smoke leaves a house, pixels, and how high the house is. */
export type Chimney = { x: number; y: number; tall: number; depth: number };

/** Some of the chimneys of a village. */
export function villageChimneys(stage: Stage): Chimney[] {
  const lie = LIES[stage.scene];
  const houses: (House | StreetHouse)[] = lie
    ? farHouses(stage, lie).filter(({ isChurch, index }) => !isChurch && index % 2 === 1)
    : streetHouses(stage).filter((_, at) => at % 3 === 2);
  return houses.map(({ x, foot, tall }) => ({
    x: x + tall * 0.28,
    y: foot - tall * 0.97,
    tall: tall * 1.7,
    depth: lie ? lie.depth : STREET_DEPTH,
  }));
}

/** One stands in the street of a village, the land behind it. */
export function villageStreetLayers(stage: Stage): Layer[] {
  const { scenes } = stage.reading;
  const hasPeaks = scenes.includes('mountains') || scenes.includes('snowfield');
  const grass: Colour = stage.isSnowy ? '#eef3fb' : stage.isAutumn ? '#c4923c' : '#84b354';
  const patches: Colour = stage.isSnowy ? '#d8e3f3' : stage.isAutumn ? '#a86c2c' : '#a4c260';
  const isPlain = ['ink', 'line_art', 'poster'].includes(stage.look);
  return [
    ...mountainLayers(stage, hasPeaks ? 'alps' : 'hills', hasPeaks ? 0.42 : 0.2),
    treeLineLayer(stage, {
      name: 'far trees',
      kind: hasPeaks ? 'pine' : localTree(stage),
      depth: 0.51,
      distance: 30,
      tall: 3.4,
      count: 22,
      haze: 0.42,
    }),
    groundLayer(stage, { colour: grass, patches, roll: 0.4 }),
    ...(stage.isSnowy
      ? []
      : [turfLayer(stage, { colour: stage.isAutumn ? '#9a7836' : '#6a9a48', flowers: isPlain ? 0 : 14 })]),
    stonesLayer(stage, 8, stage.isSnowy ? '#c8d2e4' : '#8d8a90', stage.horizon + stage.short * 0.1),
    painted('village houses', STREET_DEPTH, (brush) => {
      const far = makeHomes(stage, 0.3, scaleAt(stage, 15.6) * 4.3);
      const near = makeHomes(stage, 0.15, scaleAt(stage, 8.9) * 4.3);
      for (const { x, foot, tall, wide, scale, distance, index } of streetHouses(stage)) {
        const sheet = (distance > 12 ? far : near)[index];
        if (!sheet) continue;
        brush.fillStyle = css(stage.palette.shade, 0.3);
        brush.beginPath();
        brush.ellipse(x, foot, wide * 0.48, scale * 0.16, 0, 0, 7);
        brush.fill();
        brush.drawImage(sheet, x - wide / 2, foot - tall, wide, tall);
      }
    }),
  ];
}

const STREET_DEPTH = 0.57;
/** Of a house without a tower. */
const BREADTH = 100 / 84;

type StreetHouse = Omit<House, 'isChurch'> & { wide: number; scale: number; distance: number };

/** On both sides of the street, the farthest first. */
function streetHouses(stage: Stage): StreetHouse[] {
  const random = stage.random('village street');
  return [27, 20.5, 15.6, 11.8, 8.9].flatMap((distance) => {
    const scale = scaleAt(stage, distance);
    return ([-1, 1] as const).map((side) => {
      const index = random.whole(WALLS.length);
      const tall = scale * random.between(3.5, 4.3);
      const wide = tall * BREADTH;
      const inner = stage.width / 2 + side * scale * random.between(1.5, 2);
      const x = inner + (side * wide) / 2;
      return { x, foot: rowOfDistance(stage, distance), tall, wide, scale, distance, index };
    });
  });
}

const WALLS: readonly Colour[] = ['#f0e6d2', '#e6cfa8', '#dcd8d0', '#f2dcc4'];
/** Under snow, where white walls would be lost. */
const SNOWED_WALLS: readonly Colour[] = ['#c89058', '#b4614c', '#d8b484', '#8d6a52'];
const ROOFS: readonly Colour[] = ['#b5533c', '#8a4a34', '#5d6878', '#a8683c'];

/** As tall as the nearest of them are seen, pixels, and hazy as they are on the whole. */
function makeHomes(stage: Stage, haze: number, pixels: number): Surface[] {
  const style = houseStyleOf(stage.words);
  const walls = stage.isSnowy ? SNOWED_WALLS : WALLS;
  const houses = style
    ? housesOf(style)
    : walls.map((wall, index) =>
        houseOf({ wall, roof: mix(ROOFS[index] ?? '#b5533c', '#ffffff', 0.04), isGable: index % 2 === 0 }),
      );
  return houses.map((house, index) => renderHome(stage, house, `village house ${index}`, pixels, haze));
}

function renderHome(stage: Stage, house: OwnDrawing, label: string, pixels: number, haze: number): Surface {
  const sheet = relight(stage, renderOwn(stage, house, label, pixels), { haze });
  return withLampLight(stage, sheet, house, label);
}

function makeChurch(stage: Stage, haze: number, pixels: number): Surface {
  const church = houseOf({ wall: '#f2ece0', roof: '#5d6878', isGable: false, hasSpire: true });
  return renderHome(stage, church, 'village church', pixels, haze);
}
