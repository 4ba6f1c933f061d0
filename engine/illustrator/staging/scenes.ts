// Which layers make which scene.

import type { Layer } from '../painting/layer.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage, StageScene } from './stage.ts';
import { wades } from '../animals/wade.ts';
import { underfootOf } from './underfoot.ts';
import { hasMarket, marketLayers } from '../scenery/market.ts';
import { indoorLayers } from './indoor-layers.ts';
import type { Spot } from '../placing/spot.ts';
import { abstractLayers } from '../scenery/abstract-art.ts';
import { avenueLayers } from '../scenery/avenue.ts';
import { backdropLayers } from '../scenery/backdrop.ts';
import { bareTreeLayers } from '../scenery/bare-tree.ts';
import { branchLayers } from '../scenery/branch.ts';
import { lowWallLayers, wallLayers } from '../scenery/brick-wall.ts';
import { candleGlowLayers } from '../scenery/candle-glow.ts';
import { caveLayers } from '../scenery/cave.ts';
import { crowdLayers } from '../scenery/crowd.ts';
import { citySightLayers } from '../scenery/city-sight.ts';
import { cityLayers, terraceLayer } from '../scenery/city.ts';
import { cloudLayers } from '../scenery/clouds.ts';
import { frontierLayers } from '../scenery/frontier.ts';
import { emblemLayers } from '../scenery/emblem.ts';
import { desertLayers } from '../scenery/desert.ts';
import { moonLayers, spaceLayers } from '../scenery/planets.ts';
import { cloudFootLayer, openSkyLayers } from '../scenery/open-sky.ts';
import { floatingIslandLayers, islandOf } from '../scenery/floating-island.ts';
import { fenceLayers } from '../scenery/fence.ts';
import { isometricLayers } from '../scenery/isometric.ts';
import { leafLayers } from '../scenery/leaf.ts';
import { underwaterLayers } from '../scenery/underwater.ts';
import { studioLayers } from '../scenery/studio.ts';
import { tableLayers } from '../scenery/indoors.ts';
import { mangroveLayers } from '../scenery/mangroves.ts';
import { metroLayers } from '../scenery/metro.ts';
import { greatWaveLayers } from '../scenery/great-wave.ts';
import { greenhouseLayers } from '../scenery/greenhouse.ts';
import { courtyardLayers } from '../scenery/courtyard.ts';
import { gardenLayers } from '../scenery/chinese-garden.ts';
import { isJapaneseGarden, japaneseGardenLayers } from '../scenery/japanese-garden.ts';
import { hasForecourt } from './forecourts.ts';
import { forecourtLayers } from '../scenery/forecourt.ts';
import { landformLayers } from '../scenery/landforms.ts';
import { landmarkLayers } from '../scenery/landmarks.ts';
import { loneMountainLayers } from '../scenery/lone-mountain.ts';
import {
  forestGladeLayers,
  lakeLayers,
  meadowLayers,
  mountainValleyLayers,
  snowfieldLayers,
} from '../scenery/open-land.ts';
import { orchardLayers } from '../scenery/orchard.ts';
import { isTrafficOfOverpass, overpassLayers } from '../scenery/overpass.ts';
import { palaceLayers } from '../scenery/palace.ts';
import { hasPier, pierLayers } from '../scenery/pier.ts';
import { veiledMoonLayers } from '../scenery/veiled-moon.ts';
import { plantingLayers } from '../scenery/planting.ts';
import { hongKongLayers, isHongKong } from '../scenery/hong-kong.ts';
import { posterSheetLayers } from '../scenery/poster-sheet.ts';
import { knollLayers } from '../scenery/knoll.ts';
import { isRooftop, rooftopLayer } from '../scenery/rooftop.ts';
import { seaRockLayers } from '../scenery/sea-rocks.ts';
import { seaLayers } from '../scenery/shore.ts';
import { rapidLayers } from '../scenery/rapids.ts';
import { roadLayers } from '../scenery/road.ts';
import { shelfLayers } from '../scenery/shelf.ts';
import { shopWindowLayers } from '../scenery/shop-window.ts';
import { skyLayers } from '../scenery/sky.ts';
import { skyWonderLayers } from '../scenery/sky-wonders.ts';
import { stiltHouseLayers } from '../scenery/stilt-houses.ts';
import { streamLayers } from '../scenery/stream.ts';
import { streetLayers } from '../scenery/street.ts';
import { bubbleLayer, weatherLayers } from '../scenery/weather.ts';
import { patternLayers } from '../scenery/pattern-sheet.ts';
import { playingCardLayers } from '../scenery/playing-card-sheet.ts';
import { stationeryLayers } from '../scenery/stationery-sheet.ts';
import { stationLayers } from '../scenery/station.ts';
import { sunkenCityLayers } from '../scenery/sunken-city.ts';
import { tendedLandLayers } from '../scenery/tended-land.ts';
import { terraceLayers } from '../scenery/terrace.ts';
import { prayerFlagLayers } from '../scenery/prayer-flags.ts';
import { puddleLayers } from '../scenery/puddles.ts';
import { stringLightLayers } from '../scenery/string-lights.ts';
import { tileRoofLayers } from '../scenery/tile-roof.ts';
import { pondLayers } from '../scenery/pond.ts';
import { toriiRowLayers } from '../scenery/torii-row.ts';
import { underfootLayers } from '../scenery/underfoot.ts';
import { theatreLayers } from '../scenery/theatre.ts';
import { villageLayers, villageStreetLayers } from '../scenery/village.ts';
import { waterTownLayers } from '../scenery/water-town.ts';

const LAND_DWELLERS: ReadonlySet<Subject['kind']> = new Set([
  'figure',
  'face',
  'full',
  'mount',
  'vehicle',
  'building',
  'item',
  'food',
  'tree',
]);

/** Everything of a scene but its subjects, unordered. Fences and walls are as large as those beside them. */
export async function sceneLayers(stage: Stage, spots: readonly Spot[]): Promise<Layer[]> {
  switch (stage.scene) {
    case 'abstract':
      return abstractLayers(stage);
    case 'backdrop':
      return backdropLayers(stage);
    case 'emblem':
      return emblemLayers(stage);
    case 'isometric':
      return isometricLayers(stage);
    case 'poster':
      if (stage.reading.pattern) return patternLayers(stage, stage.reading.pattern);
      if (stage.reading.playingCard) return playingCardLayers(stage, stage.reading.playingCard);
      return stage.reading.stationery
        ? stationeryLayers(stage, stage.reading.stationery)
        : posterSheetLayers(stage);
    case 'studio':
      return studioLayers(stage);
    case 'room':
      return indoorLayers(stage, spots);
    case 'table':
      return [...tableLayers(stage), ...candleGlowLayers(stage, spots)];
    case 'shop-window':
      return shopWindowLayers(stage);
    case 'shelf':
      return [...shelfLayers(stage), ...candleGlowLayers(stage, spots)];
    case 'theatre':
      return theatreLayers(stage, spots);
    case 'cave':
      return caveLayers(stage);
    case 'metro':
      return metroLayers(stage);
    case 'underwater':
      return [...underwaterLayers(stage), ...sunkenCityLayers(stage), bubbleLayer(stage)];
    case 'wall':
      return [...wallLayers(stage, spots), ...fallingLayers(stage)];
    case 'pond':
      return [...pondLayers(stage), ...fallingLayers(stage)];
    case 'leaf':
      return [...leafLayers(stage, spots), ...fallingLayers(stage)];
    default:
      return outdoorLayers(stage, spots);
  }
}

/** Where no sky is seen no beams of the sun are. */
function fallingLayers(stage: Stage): Layer[] {
  return stage.weather.size > 0 ? weatherLayers(stage) : [];
}

async function outdoorLayers(stage: Stage, spots: readonly Spot[]): Promise<Layer[]> {
  const isAirless = stage.scene === 'space' || stage.scene === 'moon';
  return [
    ...skyLayers(stage),
    ...(isAirless || (stage.isNeon && stage.time === 'night') ? [] : cloudLayers(stage)),
    ...veiledMoonLayers(stage),
    ...skyWonderLayers(stage),
    ...(stage.scene === 'greenhouse'
      ? await greenhouseLayers(stage)
      : underRoof(stage, landLayers(stage, spots))),
    ...(await citySightLayers(stage)),
    ...loneMountainLayers(stage),
    ...landmarkLayers(stage),
    ...landformLayers(stage),
    ...knollLayers(stage),
    ...seaRockLayers(stage),
    ...greatWaveLayers(stage),
    ...rapidLayers(stage),
    ...mangroveLayers(stage),
    ...villageLayers(stage),
    ...roadLayers(stage),
    ...overpassLayers(stage),
    ...streamLayers(stage),
    ...avenueLayers(stage),
    ...orchardLayers(stage),
    ...tendedLandLayers(stage),
    ...crowdLayers(stage),
    ...toriiRowLayers(stage),
    ...bareTreeLayers(stage),
    ...frontierLayers(stage),
    ...stiltHouseLayers(stage),
    ...pierLayers(stage),
    ...outsideOf(stage, await plantingLayers(stage, spots)),
    ...branchLayers(stage),
    ...tileRoofLayers(stage),
    ...underfootLayers(stage, spots),
    ...stringLightLayers(stage),
    ...prayerFlagLayers(stage),
    ...puddleLayers(stage, spots),
    ...fenceLayers(stage, spots),
    ...lowWallLayers(stage, spots),
    ...weatherOver(stage),
  ];
}

/** Grass grows below what one stands on. */
function underRoof(stage: Stage, land: Layer[]): Layer[] {
  if (!underfootOf(stage)) return land;
  return land.filter(({ name }) => !['turf', 'foreground', 'stones'].includes(name));
}

/** Under eaves and a roof of glass no rain falls, nor does it on a platform. */
const UNDER_EAVES = 0.69;
const ROOFED: Partial<Record<StageScene, number>> = { greenhouse: 0.515, station: 0.45 };

/** Nothing grows on the floor of a pavilion. */
function outsideOf(stage: Stage, layers: Layer[]): Layer[] {
  if (underfootOf(stage) !== 'pavilion-floor') return layers;
  return layers.map((layer) => ({ ...layer, depth: Math.min(layer.depth, UNDER_EAVES) }));
}

function weatherOver(stage: Stage): Layer[] {
  const behind = underfootOf(stage) === 'pavilion-floor' ? UNDER_EAVES : ROOFED[stage.scene];
  const layers = weatherLayers(stage);
  return behind === undefined
    ? layers
    : layers.map((layer) => ({ ...layer, depth: Math.min(layer.depth, behind) }));
}

/** Whether somebody needs land under the feet: who is on a pier or on a board is over the water, who bathes is in it. */
export function hasBank(stage: Stage): boolean {
  return (
    !hasPier(stage) &&
    stage.reading.subjects.some(
      (subject) =>
        LAND_DWELLERS.has(subject.kind) &&
        subject.person?.hands !== 'surf' &&
        !isTrafficOfOverpass(stage, subject) &&
        !wades(stage, subject),
    )
  );
}

function landLayers(stage: Stage, spots: readonly Spot[]): Layer[] {
  const hasFeet = hasBank(stage);
  switch (stage.scene) {
    case 'sea':
      return seaLayers(
        stage,
        (hasFeet && underfootOf(stage) !== 'ship-deck') ||
          /beach|sand|沙滩|海滩|海边/i.test(stage.reading.understood.join(' ')),
      );
    case 'lake':
      return lakeLayers(stage, hasFeet);
    case 'mountains':
      return mountainValleyLayers(stage, spots);
    case 'forest':
      return forestGladeLayers(stage);
    case 'city':
      return [
        ...cityLayers(stage),
        ...(isHongKong(stage) ? hongKongLayers(stage) : []),
        ...(hasFeet && !underfootOf(stage)
          ? [isRooftop(stage) ? rooftopLayer(stage) : terraceLayer(stage)]
          : []),
      ];
    case 'street':
      if (hasForecourt(stage)) return forecourtLayers(stage);
      return [...streetLayers(stage), ...(hasMarket(stage) ? marketLayers(stage) : [])];
    case 'palace':
      return palaceLayers(stage);
    case 'garden':
      return isJapaneseGarden(stage) ? japaneseGardenLayers(stage, hasFeet) : gardenLayers(stage, hasFeet);
    case 'courtyard':
      return courtyardLayers(stage);
    case 'terrace':
      return terraceLayers(stage);
    case 'station':
      return stationLayers(stage);
    case 'village':
      return villageStreetLayers(stage);
    case 'desert':
      return desertLayers(stage);
    case 'moon':
      return moonLayers(stage);
    case 'space':
      return spaceLayers(stage);
    case 'snowfield':
      return snowfieldLayers(stage);
    case 'water-town':
      return waterTownLayers(stage, spots);
    case 'sky':
      return [
        ...openSkyLayers(stage),
        ...floatingIslandLayers(stage),
        ...(!islandOf(stage) && stage.reading.subjects.some((subject) => subject.kind === 'building')
          ? [cloudFootLayer(stage)]
          : []),
      ];
    default:
      return meadowLayers(stage);
  }
}
