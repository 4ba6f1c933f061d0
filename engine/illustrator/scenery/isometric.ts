// An isometric view: a square slab of ground on a plain field, and on it the model that was asked for.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { IsometricKind } from '../reading/prompt-reading.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { Stage } from '../staging/stage.ts';
import { block, face, onGround, onLeft, onRight, type Iso } from './isometric-pen.ts';
import {
  castleModel,
  farmModel,
  houseModel,
  islandModel,
  shopModel,
  type Model,
} from './isometric-models.ts';
import { roomModel } from './isometric-room.ts';
import { fillDown } from './sky.ts';
import { glow } from './glow.ts';

/** Of each side of the slab, in units. */
const SIDE = 10;
const FIELDS = ['#f3c9b4', '#bfd8e6', '#d5cdea', '#f4dca8', '#c4e0cc'] as const;

const MODELS: Readonly<Record<IsometricKind, Model>> = {
  house: houseModel,
  shop: shopModel,
  room: roomModel,
  castle: castleModel,
  farm: farmModel,
  island: islandModel,
};

const TOPS: Readonly<Record<IsometricKind, Colour>> = {
  house: '#8fc46a',
  shop: '#d6c6b4',
  room: '#d8a878',
  castle: '#86b866',
  farm: '#9cc46a',
  island: '#58b4cc',
};

export function isometricLayers(stage: Stage): Layer[] {
  return [
    painted('field', 0.02, (brush) => paintField(stage, brush), { isSolid: false }),
    painted('furniture isometric', 0.5, (brush) => paintModel(stage, brush)),
    ...(stage.weather.has('snow')
      ? [painted('falling flakes', 0.6, (brush) => paintFlakes(stage, brush), { isSolid: false })]
      : []),
  ];
}

function paintField(stage: Stage, brush: Brush): void {
  const { width, height, short, reading } = stage;
  const day = reading.ground ?? reading.colours[0] ?? stage.random('field').pick(FIELDS);
  const field = isNight(stage) ? mix(day, '#141b44', 0.82) : day;
  fillDown(brush, stage, [
    [0, css(mix(field, '#ffffff', 0.22))],
    [1, css(mix(field, '#2a2044', 0.14))],
  ]);
  glow(
    brush,
    width * 0.5,
    height * 0.42,
    short * 0.62,
    css(mix(field, '#ffffff', isNight(stage) ? 0.2 : 0.6), 0.7),
    css(field, 0),
  );
}

function paintModel(stage: Stage, brush: Brush): void {
  const { width, height, short, reading } = stage;
  const model = reading.isometric;
  if (!model) return;
  // The diamond of the slab is 17.3 units wide and 10 high; what stands on it rises about as high again.
  const unit = Math.min(short * 0.9, width * 0.86) / (SIDE * 1.732);
  const iso: Iso = {
    brush,
    left: width / 2,
    top: height / 2 - unit * (model.kind === 'room' ? 2.4 : 3),
    unit,
    isSnowy: stage.weather.has('snow'),
    panes: [],
  };
  paintShadow(iso);
  paintSlab(iso, model.kind);
  MODELS[model.kind](iso, stage);
  if (isNight(stage)) fallNight(stage, iso);
}

function isNight({ reading }: Stage): boolean {
  return reading.time === 'night';
}

/** All of it in the dark, but for its windows. */
function fallNight({ width, height }: Stage, { brush, unit, panes = [] }: Iso): void {
  brush.globalCompositeOperation = 'source-atop';
  brush.fillStyle = css('#141c4a', 0.6);
  brush.fillRect(0, 0, width, height);
  for (const points of panes) {
    brush.fillStyle = '#ffd988';
    brush.beginPath();
    for (const point of points) brush.lineTo(...point);
    brush.fill();
    const [x, y] = [0, 1].map(
      (axis) => points.reduce((sum, point) => sum + (point[axis] as number), 0) / points.length,
    ) as [number, number];
    glow(brush, x, y + unit * 0.6, unit * 2.4, css('#ffb84e', 0.4), css('#ffb84e', 0));
  }
  brush.globalCompositeOperation = 'source-over';
}

function paintFlakes(stage: Stage, brush: Brush): void {
  const { width, height, short } = stage;
  const random = stage.random('flakes');
  for (let flake = 0; flake < 150; flake++) {
    brush.fillStyle = css('#ffffff', random.between(0.5, 0.95));
    brush.beginPath();
    brush.arc(random.next() * width, random.next() * height, short * random.between(0.002, 0.006), 0, 7);
    brush.fill();
  }
}

function paintShadow(iso: Iso): void {
  const { brush, unit } = iso;
  brush.save();
  brush.filter = `blur(${(unit * 0.5).toFixed(1)}px)`;
  face(
    { ...iso, top: iso.top + unit * 1.7 },
    [
      [0.4, 0.4, 0],
      [SIDE + 0.4, 0.4, 0],
      [SIDE + 0.4, SIDE + 0.4, 0],
      [0.4, SIDE + 0.4, 0],
    ],
    '#6a5a78',
  );
  brush.restore();
}

function paintSlab(iso: Iso, kind: IsometricKind): void {
  const top = TOPS[kind];
  const isBuilt = kind === 'shop' || kind === 'room';
  const soil = kind === 'island' ? '#2f88b0' : isBuilt ? '#a8988c' : '#a5754c';
  block(iso, { x: 0, y: 0, z: -1.2, wide: SIDE, deep: SIDE, tall: 1.2 }, soil);
  onLeft(iso, { x: 0, y: SIDE, z: -0.32, wide: SIDE, tall: 0.32 }, mix(top, '#1c1838', 0.28));
  onRight(iso, { x: SIDE, y: 0, z: -0.32, deep: SIDE, tall: 0.32 }, mix(top, '#1c1838', 0.12));
  onGround(iso, { x: 0, y: 0, wide: SIDE, deep: SIDE }, top);
}
