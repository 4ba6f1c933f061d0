// Which layers make which scene.

import type { Layer } from '../painting/layer.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage, StageScene } from './stage.ts';
import { isSightOfStage } from './city-sight.ts';
import { wades } from '../animals/wade.ts';
import { hasBrickWall, hasFence, hasPlainWall } from './barriers.ts';
import { hasCounter } from '../casting/counters.ts';
import { isGround, underfootOf } from './underfoot.ts';
import { hasShelf } from './shelves.ts';
import { hasMarket, marketLayers } from '../scenery/market.ts';
import { areBooksOfRoom, isShelfOfRoom } from '../scenery/interior.ts';
import { perchOf } from '../placing/perches.ts';
import { indoorLayers } from './indoor-layers.ts';
import type { Spot } from '../placing/spot.ts';
import { abstractLayers } from '../scenery/abstract-art.ts';
import { hasArmy } from '../scenery/army.ts';
import { avenueLayers } from '../scenery/avenue.ts';
import { backdropLayers } from '../scenery/backdrop.ts';
import { bareTreeLayers, hasBareTree } from '../scenery/bare-tree.ts';
import { branchLayers } from '../scenery/branch.ts';
import { lowWallLayers, wallLayers } from '../scenery/brick-wall.ts';
import { candleGlowLayers } from '../scenery/candle-glow.ts';
import { caveLayers } from '../scenery/cave.ts';
import { crowdLayers, hasCrowd } from '../scenery/crowd.ts';
import { citySightLayers } from '../scenery/city-sight.ts';
import { cityLayers, terraceLayer } from '../scenery/city.ts';
import { cloudLayers } from '../scenery/clouds.ts';
import { frontierLayers, isOfFrontier } from '../scenery/frontier.ts';
import { isEmblemDisc } from '../scenery/emblem-land.ts';
import { emblemLayers } from '../scenery/emblem.ts';
import { desertLayers } from '../scenery/desert.ts';
import { moonLayers, spaceLayers } from '../scenery/planets.ts';
import { cloudFootLayer, openSkyLayers } from '../scenery/open-sky.ts';
import { floatingIslandLayers, islandOf, isOnIsland } from '../scenery/floating-island.ts';
import { isFitting } from '../scenery/fit-room.ts';
import { fenceLayers } from '../scenery/fence.ts';
import { isometricLayers } from '../scenery/isometric.ts';
import { leafLayers } from '../scenery/leaf.ts';
import { underwaterLayers } from '../scenery/underwater.ts';
import { hasBeads, studioLayers } from '../scenery/studio.ts';
import { tableLayers } from '../scenery/indoors.ts';
import { mangroveLayers } from '../scenery/mangroves.ts';
import { metroLayers } from '../scenery/metro.ts';
import { greatWaveLayers } from '../scenery/great-wave.ts';
import { hallOf } from '../scenery/halls.ts';
import { greenhouseLayers, isGrownInBeds } from '../scenery/greenhouse.ts';
import { courtyardLayers } from '../scenery/courtyard.ts';
import { gardenLayers, isOfGarden } from '../scenery/chinese-garden.ts';
import { hasForecourt } from './forecourts.ts';
import { forecourtLayers } from '../scenery/forecourt.ts';
import { hasGeyser, landformLayers } from '../scenery/landforms.ts';
import { landmarkLayers } from '../scenery/landmarks.ts';
import { isLoneMountain, loneMountain, loneMountainLayers } from '../scenery/lone-mountain.ts';
import {
  forestGladeLayers,
  lakeLayers,
  meadowLayers,
  mountainValleyLayers,
  snowfieldLayers,
} from '../scenery/open-land.ts';
import { orchardLayers } from '../scenery/orchard.ts';
import { hasOverpass, isTrafficOfOverpass, overpassLayers } from '../scenery/overpass.ts';
import { palaceLayers } from '../scenery/palace.ts';
import { hasPier, pierLayers } from '../scenery/pier.ts';
import { plantingLayers } from '../scenery/planting.ts';
import { hongKongLayers, isHongKong } from '../scenery/hong-kong.ts';
import { isOnPosterSheet, posterSheetLayers } from '../scenery/poster-sheet.ts';
import { hasGorge } from '../scenery/gorge.ts';
import { knollLayers } from '../scenery/knoll.ts';
import { hasRiverPlain } from '../scenery/river-plain.ts';
import { isRooftop, rooftopLayer } from '../scenery/rooftop.ts';
import { seaRockLayers } from '../scenery/sea-rocks.ts';
import { seaLayers } from '../scenery/shore.ts';
import { rapidLayers } from '../scenery/rapids.ts';
import { hasRoad, roadLayers } from '../scenery/road.ts';
import { shelfLayers } from '../scenery/shelf.ts';
import { shopWindowLayers } from '../scenery/shop-window.ts';
import { hasSkiLift } from '../scenery/ski-lift.ts';
import { isDiscSeen, skyLayers } from '../scenery/sky.ts';
import { skyWonderLayers } from '../scenery/sky-wonders.ts';
import { hasStiltHouses, stiltHouseLayers } from '../scenery/stilt-houses.ts';
import { hasStream, streamLayers } from '../scenery/stream.ts';
import { streetLayers } from '../scenery/street.ts';
import { bubbleLayer, weatherLayers } from '../scenery/weather.ts';
import { patternLayers } from '../scenery/pattern-sheet.ts';
import { playingCardLayers } from '../scenery/playing-card-sheet.ts';
import { stationeryLayers } from '../scenery/stationery-sheet.ts';
import { stationLayers } from '../scenery/station.ts';
import { isStationTrain } from '../scenery/station-train.ts';
import { sunkenCityLayers } from '../scenery/sunken-city.ts';
import { tendedLandLayers } from '../scenery/tended-land.ts';
import { isTerraceParasol, isTerraceTable, terraceLayers } from '../scenery/terrace.ts';
import { hasPrayerFlags, prayerFlagLayers } from '../scenery/prayer-flags.ts';
import { hasPuddles, puddleLayers } from '../scenery/puddles.ts';
import { isInShip } from '../scenery/ship-room.ts';
import { hasStringLights, stringLightLayers } from '../scenery/string-lights.ts';
import { tileRoofLayers } from '../scenery/tile-roof.ts';
import { isOfPond, pondLayers } from '../scenery/pond.ts';
import { hasToriiRow, toriiRowLayers } from '../scenery/torii-row.ts';
import { isThroneHall } from '../scenery/throne-hall.ts';
import { underfootLayers } from '../scenery/underfoot.ts';
import { theatreLayers } from '../scenery/theatre.ts';
import { isInVillage, isVillageSeen, villageLayers, villageStreetLayers } from '../scenery/village.ts';
import { isSeenInWindow } from '../scenery/window-sky.ts';
import { isOfBrick } from '../scenery/wall-tiles.ts';
import { waterTownLayers } from '../scenery/water-town.ts';
import { hasWhiteTown } from '../scenery/white-town.ts';

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
      return theatreLayers(stage);
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
    ...(await plantingLayers(stage)),
    ...branchLayers(stage),
    ...tileRoofLayers(stage),
    ...underfootLayers(stage),
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

/** Under a roof of glass no rain falls, nor does it on a platform. */
const ROOFED: Partial<Record<StageScene, number>> = { greenhouse: 0.515, station: 0.45 };

function weatherOver(stage: Stage): Layer[] {
  const behind = ROOFED[stage.scene];
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
      return gardenLayers(stage, hasFeet);
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
      return waterTownLayers(stage);
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

/** Nothing grows there, and neither sky nor land is seen. */
const BARE: ReadonlySet<StageScene> = new Set([
  'abstract',
  'emblem',
  'isometric',
  'studio',
  'backdrop',
  'room',
  'table',
  'theatre',
  'metro',
  'cave',
  'underwater',
  'wall',
  'leaf',
  'pond',
  'shelf',
  'shop-window',
]);

/** What is drawn with its place, not by itself: the lamps of a street, the train of a station. */
export function isPartOfScene(stage: Stage, subject: Subject): boolean {
  const { scene } = stage;
  if (scene === 'poster' && stage.reading.pattern) return true;
  if (isTrafficOfOverpass(stage, subject)) return true;
  if (isSightOfStage(stage, subject) || isInVillage(stage, subject)) return true;
  if (scene === 'pond') return isOfPond(subject);
  if (scene === 'street') return subject.key === 'street-lamp' && !hasForecourt(stage);
  if (hallOf(stage) === 'airport' && subject.key === 'plane') return true;
  if (isThroneHall(stage)) return subject.key === 'rug';
  if (isInShip(stage)) return subject.key === 'planet';
  if (scene === 'room')
    return isFitting(stage, subject) || isShelfOfRoom(stage, subject) || areBooksOfRoom(stage, subject);
  if (scene === 'greenhouse') return isGrownInBeds(subject);
  if (scene === 'terrace') return isTerraceTable(subject) || isTerraceParasol(subject);
  return (scene === 'station' || scene === 'metro') && isStationTrain(subject);
}

/** Whether the scene plants trees, hangs lanterns and shows what belongs to sky and land. */
export function showsScenery(stage: Stage, { kind, key }: Pick<Subject, 'kind' | 'key'>): boolean {
  const { scene } = stage;
  // A street is a road.
  if ((key === 'road' || key === 'highway') && underfootOf(stage) === 'road') return true;
  if (key === 'road' && !hasRoad(stage)) return scene === 'street';
  if (key === 'overpass') return hasOverpass(stage);
  if (key === 'puddles') return hasPuddles(stage);
  if (key === 'prayer-flags') return hasPrayerFlags(stage);
  // Its window looks down on it.
  if (key === 'earth' && isInShip(stage)) return true;
  if (key === 'santorini') return hasWhiteTown(stage);
  if (key === 'ski-lift') return hasSkiLift(stage);
  if (key === 'hanging-bridge' || key === 'brooklyn-bridge')
    return scene === 'sea' || scene === 'lake' || scene === 'city';
  if (isLoneMountain({ key })) return loneMountain(stage)?.key === key;
  if (key === 'village' && !isVillageSeen(stage)) return false;
  if (key === 'geyser') return hasGeyser(stage);
  if (key === 'stream') return hasStream(stage);
  if (key === 'rope-bridge') return hasGorge(stage);
  if (key === 'winding-river') return hasRiverPlain(stage);
  if (key === 'great-wave') return scene === 'sea';
  if (key === 'mangrove' || key === 'rapids') return scene === 'lake';
  if (key === 'pier') return hasPier(stage);
  if (key === 'branch') return perchOf(stage) === key;
  if (key === 'dew') return scene === 'leaf' || hasBeads(stage);
  if (key === 'leaf') return scene === 'leaf';
  if (key === 'string-lights') return hasStringLights(stage);
  if (key === 'ice-floe') return scene === 'snowfield';
  if (key === 'counter') return hasCounter(stage);
  if (isGround(key)) return underfootOf(stage) === key;
  if (key === 'fence') return hasFence(stage);
  if (key === 'wall-shelf') return hasShelf(stage) || isShelfOfRoom(stage, { key });
  if (key === 'plain-wall') return hasPlainWall(stage);
  if (key === 'house-door') return scene === 'wall';
  if (key === 'brick-wall') return hasBrickWall(stage) || isOfBrick(stage);
  if (key === 'army') return hasArmy(stage);
  if (isOfFrontier(key)) return scene === 'desert';
  if (key === 'bare-tree') return hasBareTree(stage);
  if (key === 'torii-row') return hasToriiRow(stage);
  if (key === 'crowd') return hasCrowd(stage);
  if (key === 'stilt-houses') return hasStiltHouses(stage);
  if (isOfGarden(key)) return scene === 'garden';
  if (key === 'courtyard') return scene === 'courtyard';
  if (isOnIsland(stage, { key, kind })) return true;
  if (key === 'floating-island') return false;
  if (key === 'palace-wall') return scene === 'palace';
  if (scene === 'emblem') return isEmblemDisc(key);
  if (scene === 'poster') return isOnPosterSheet({ kind, key });
  if (isSeenInWindow(stage, { key })) return true;
  if (BARE.has(scene)) return false;
  if (/^(?:sun|moon|crescent)$/.test(key) && !isDiscSeen(stage, key)) return false;
  if (scene === 'water-town' && kind === 'tree') return false;
  return scene === 'space' || scene === 'moon' || scene === 'sky' ? kind === 'sky' : true;
}
