// Open country: meadow, field, mountain valley, snowfield, lakeside, forest clearing.

import { toRgb, type Colour } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import type { Spot } from '../placing/spot.ts';
import { cloudSeaLayers, hasCloudSea, ledgeLayer } from './cloud-sea.ts';
import { waterLayer } from './water.ts';
import { foregroundLayer, groundLayer, stonesLayer, turfLayer } from './ground.ts';
import { flatPaddyLayer, hasFlatPaddy } from './flat-paddy.ts';
import { iceFloeLayers } from './ice-floe.ts';
import { hasLakeIce, lakeIceLayers } from './lake-ice.ts';
import { loneMountain } from './lone-mountain.ts';
import { mountainLayers, type MountainKind } from './mountains.ts';
import { forestLayers, isSavanna, localTree, treeLineLayer } from './woods.ts';
import { bambooLayers } from './bamboo.ts';
import { hasPosterRidges, posterRidgeLayers } from './poster-ridges.ts';
import { rockKindOf, rockLayers } from './rock-country.ts';
import { steppedLandOf, terracedLayer } from './terraced-land.ts';
import { bankLayers } from './shore.ts';
import { paintMistBank } from './clouds.ts';
import { hasZenGarden } from './zen-garden.ts';
import { gorgeLayers, hasGorge, isDeepCanyon } from './gorge.ts';
import { hasOutlook, hasRiverPlain, riverPlainLayer } from './river-plain.ts';
import { hasWoodEdge, woodEdgeLayers } from './wood-edge.ts';
import { isAmongMountains, mountainKind } from './mountain-kind.ts';
import { isSaltFlat, saltFlatLayers } from './salt-flat.ts';

/** Of open land, and of what grows near the eye. */
export function grassColours(stage: Stage): { grass: Colour; patches: Colour; near: Colour } {
  if (stage.isSnowy) return { grass: '#f2f6fd', patches: '#dbe6f6', near: '#8fa0b4' };
  if (stage.isAutumn) return { grass: '#d09a3c', patches: '#b36a28', near: '#8a5f24' };
  if (isMoor(stage)) return { grass: '#7f7a4e', patches: '#8a6078', near: '#5c4a4e' };
  if (isSavanna(stage)) return { grass: '#cfa955', patches: '#b88a3e', near: '#96702f' };
  const random = stage.random('grass');
  return random.pick([
    { grass: '#7fb552', patches: '#a9c65c', near: '#3f7a3c' },
    { grass: '#6aa85a', patches: '#94bf62', near: '#2f6e42' },
    { grass: '#93b850', patches: '#c2c862', near: '#4e7c34' },
  ]);
}

/** Bare rolling land of heather and rough grass. */
function isMoor({ scene, words }: Stage): boolean {
  return (
    scene === 'meadow' &&
    /\bmoors?\b|moorlands?|\bheath(?:land)?\b|scottish highlands|荒野|荒原|高沼地|石楠/.test(words)
  );
}

function isPlanted(stage: Stage): boolean {
  return stage.reading.subjects.some((subject) => subject.kind === 'plant' && subject.key !== 'lotus');
}

/** Before the mountain that the picture is of. */
function lowHills(stage: Stage): Layer[] {
  return mountainLayers(stage, 'hills', 0.07).filter(({ name }) => name !== 'far mountains');
}

/** Which mountains are behind a meadow, and how tall. */
function meadowRange(stage: Stage): [MountainKind, number] {
  const kind = mountainKind(stage);
  if (isSavanna(stage)) return kind === 'mesa' ? [kind, 0.2] : ['hills', 0.08];
  if (isAmongMountains(stage)) return [kind, 0.26];
  return [stage.random('meadow').chance(0.55) ? 'hills' : 'alps', 0.17];
}

export function meadowLayers(stage: Stage): Layer[] {
  const steps = steppedLandOf(stage);
  if (steps) return [...mountainLayers(stage, 'hills', 0.26), terracedLayer(stage, steps)];
  const { grass, patches, near } = grassColours(stage);
  const layers: Layer[] = loneMountain(stage)
    ? lowHills(stage)
    : mountainLayers(stage, ...meadowRange(stage));
  if (hasRiverPlain(stage)) return [...layers, riverPlainLayer(stage, { grass, patches })];
  const kind = localTree(stage);
  const isBare = isSavanna(stage) || isMoor(stage);
  layers.push(
    treeLineLayer(stage, {
      name: 'far trees',
      kind,
      depth: 0.51,
      distance: 27,
      tall: 3.4,
      count: isMoor(stage) ? 4 : isSavanna(stage) ? 11 : 24,
      haze: 0.42,
    }),
  );
  if (hasFlatPaddy(stage)) return [...layers, flatPaddyLayer(stage)];
  layers.push(groundLayer(stage, { colour: grass, patches, roll: 0.9 }));
  if (hasWoodEdge(stage)) return [...layers, ...woodEdgeLayers(stage), ...growth(stage, grass, near)];
  layers.push(
    treeLineLayer(stage, {
      name: 'edge trees',
      kind,
      depth: 0.52,
      distance: 15.5,
      tall: 4.4,
      count: isMoor(stage) ? 1 : isBare ? 4 : 7,
      haze: 0.16,
      gap: 0.5,
    }),
  );
  layers.push(...growth(stage, grass, near));
  return layers;
}

export function mountainValleyLayers(stage: Stage, spots: readonly Spot[]): Layer[] {
  const { grass, patches, near } = grassColours(stage);
  const rocks = rockKindOf(stage);
  if (rocks === 'cones') return barrenLayers(stage);
  const kind = mountainKind(stage);
  const layers: Layer[] = rocks
    ? rockLayers(stage, rocks)
    : loneMountain(stage)
      ? lowHills(stage)
      : hasPosterRidges(stage)
        ? posterRidgeLayers(stage)
        : [...mountainLayers(stage, kind, kind === 'hills' ? 0.34 : 0.46)];
  if (hasOutlook(stage) && spots.length > 0)
    return [...layers, riverPlainLayer(stage, { grass, patches }), ledgeLayer(stage, spots)];
  if (hasGorge(stage) || isDeepCanyon(stage)) return [...layers, ...gorgeLayers(stage, spots)];
  if (kind === 'mesa' && !stage.isSnowy) return [...layers, ...dryLand(stage)];
  if (hasRiverPlain(stage)) return [...layers, riverPlainLayer(stage, { grass, patches })];
  if (hasCloudSea(stage) || (rocks === 'pillars' && stage.weather.has('fog')))
    return [...layers, ...cloudSeaLayers(stage, spots)];
  layers.push(groundLayer(stage, { colour: grass, patches, roll: 1.5, haze: 0.45 }));
  // Its ridges have woods of their own.
  if (stage.reading.subjects.some(({ key }) => key === 'great-wall')) return layers;
  const tree =
    (kind === 'alps' && rocks !== 'stones' && !stage.isAutumn) || stage.isSnowy ? 'pine' : localTree(stage);
  layers.push(
    treeLineLayer(stage, {
      name: 'far trees',
      kind: tree,
      depth: 0.505,
      distance: 24,
      tall: 4.2,
      count: 30,
      haze: 0.36,
    }),
  );
  layers.push(
    treeLineLayer(stage, {
      name: 'edge trees',
      kind: tree,
      depth: 0.52,
      distance: 13,
      tall: 4.6,
      count: 8,
      haze: 0.1,
      gap: 0.56,
    }),
  );
  layers.push(
    stonesLayer(stage, 12, stage.isSnowy ? '#c8d2e4' : '#8d8a90', stage.horizon + stage.short * 0.1),
  );
  layers.push(...growth(stage, grass, near));
  return layers;
}

/** Red earth with stones and dry grass. */
function dryLand(stage: Stage): Layer[] {
  return [
    groundLayer(stage, { colour: '#c98656', patches: '#a8683e', roll: 1.6, haze: 0.4 }),
    stonesLayer(stage, 26, '#a8674a', stage.horizon + stage.short * 0.06),
    turfLayer(stage, { colour: '#a08a4a', flowers: 0, tall: 0.1, top: stage.horizon + stage.short * 0.16 }),
  ];
}

/** Sand and dry grass between cones of rock. */
function barrenLayers(stage: Stage): Layer[] {
  const [sand, dry] = stage.isSnowy ? ['#eef2f8', '#dbe4f0'] : ['#d9b98f', '#b9a066'];
  return [
    ...rockLayers(stage, 'cones'),
    groundLayer(stage, { colour: sand, patches: dry, roll: 1.3, haze: 0.4 }),
    stonesLayer(stage, 14, stage.isSnowy ? '#c8d2e4' : '#b08f70', stage.horizon + stage.short * 0.1),
    ...(stage.isSnowy
      ? []
      : [
          turfLayer(stage, {
            colour: '#9a8a4c',
            flowers: 0,
            tall: 0.12,
            top: stage.horizon + stage.short * 0.14,
          }),
        ]),
  ];
}

export function snowfieldLayers(stage: Stage): Layer[] {
  const layers: Layer[] = loneMountain(stage) ? [] : [...mountainLayers(stage, 'alps', 0.26)];
  if (hasLakeIce(stage)) return [...layers, ...lakeIceLayers(stage)];
  layers.push(groundLayer(stage, { colour: '#eef4fd', patches: '#d3e2f5', roll: 1.1, haze: 0.5 }));
  layers.push(stonesLayer(stage, 10, '#d8e8f8', stage.horizon + stage.short * 0.06));
  layers.push(...iceFloeLayers(stage));
  return layers;
}

export function forestGladeLayers(stage: Stage): Layer[] {
  const isBamboo = stage.reading.subjects.some((subject) => subject.key === 'bamboo');
  const { near } = grassColours(stage);
  const floor: { colour: Colour; patches: Colour } = stage.isSnowy
    ? { colour: '#eaf1fb', patches: '#d0deef' }
    : stage.isAutumn
      ? { colour: '#b5702f', patches: '#d9963a' }
      : { colour: '#5c8a45', patches: '#86a850' };
  const layers: Layer[] = [
    painted(
      'forest light',
      0.2,
      (brush) =>
        paintMistBank(
          stage,
          brush,
          'forest light',
          stage.horizon - stage.short * 0.1,
          stage.short * 0.7,
          0.55,
        ),
      { isSolid: false },
    ),
  ];
  layers.push(groundLayer(stage, { ...floor, roll: 0.5, haze: 0.5, farthest: 30 }));
  layers.push(...(isBamboo ? bambooLayers(stage) : forestLayers(stage, localTree(stage))));
  for (const layer of layers) if (layer.name === 'ground') layer.depth = 0.205;
  layers.push(stonesLayer(stage, 9, '#7c8478', stage.horizon + stage.short * 0.12));
  layers.push(...growth(stage, floor.colour, near, 0.6));
  return layers;
}

function growth(stage: Stage, grass: Colour, near: Colour, tall = 1): Layer[] {
  // Nothing grows in gravel.
  if (stage.isSnowy || hasZenGarden(stage)) return [];
  const layers: Layer[] = [];
  const isLight = stage.look === 'ink' || stage.look === 'line_art';
  const isPlain = isLight || stage.look === 'poster';
  layers.push(
    turfLayer(stage, {
      colour: mixNear(grass),
      flowers: isPlain || isPlanted(stage) || isSavanna(stage) ? 0 : stage.isAutumn ? 6 : 16,
      ...(isMoor(stage) ? { flowerColours: ['#b07ab8', '#9a62a8', '#c898c4'] as const } : {}),
      tall: 0.2 * tall,
      top: stage.horizon + stage.short * 0.05,
    }),
  );
  if (!isPlain)
    layers.push(
      foregroundLayer(
        stage,
        near,
        isMoor(stage)
          ? '#a873b4'
          : stage.isAutumn || isSavanna(stage)
            ? '#d9792f'
            : stage.random('blossom').pick(['#ff9fbe', '#fff1bd', '#ffffff', '#c9a4ff', '#ffb35a']),
      ),
    );
  return layers;
}

function mixNear(grass: Colour): Colour {
  const [red, green, blue] = toRgb(grass);
  return [red * 0.82, green * 0.9, blue * 0.78];
}

/** The row in which a lake begins. */
export function waterLine({ horizon, short }: Stage): number {
  return horizon + short * 0.045;
}

/** Its walls are high. */
function isFjord({ words }: Stage): boolean {
  return /fjords?|fiord|峡湾/.test(words);
}

/** Lakes of lime and of glaciers have a colour of their own. */
function isTurquoise({ words, isDark }: Stage): boolean {
  return (
    !isDark &&
    /turquoise|emerald (?:lake|water)|九寨沟|五彩池|五花海|jiuzhaigou|plitvice|moraine|lake louise|碧绿的湖|翠绿的湖|碧蓝的湖|蓝绿色/.test(
      words,
    )
  );
}

/** A still lake under mountains; the viewer stands on the bank. */
export function lakeLayers(stage: Stage, hasBank: boolean): Layer[] {
  if (isSaltFlat(stage)) return saltFlatLayers(stage);
  const kind = mountainKind(stage);
  const layers: Layer[] = loneMountain(stage)
    ? lowHills(stage)
    : hasPosterRidges(stage)
      ? posterRidgeLayers(stage)
      : [...mountainLayers(stage, kind, isFjord(stage) ? 0.56 : kind === 'karst' ? 0.36 : 0.3)];
  layers.push(
    treeLineLayer(stage, {
      name: 'far shore',
      kind: kind === 'alps' && !stage.isAutumn ? 'pine' : localTree(stage),
      depth: 0.26,
      distance: 30,
      tall: 2.6,
      count: 52,
      haze: 0.4,
    }),
  );
  layers.push(
    waterLayer(stage, {
      top: waterLine(stage),
      tint: isTurquoise(stage)
        ? '#12a3a8'
        : stage.isDark
          ? '#0d2048'
          : stage.time === 'day'
            ? '#3c8ab0'
            : '#5a6a9a',
      body: isTurquoise(stage) ? 0.72 : stage.isDark ? 0.3 : 0.34,
      waves: stage.weather.has('rain') ? 1.3 : 0.7,
      hasGlints: !stage.weather.has('rain'),
    }),
  );
  layers.push(...bankLayers(stage, hasBank ? 0.83 : 0.96));
  return layers;
}
