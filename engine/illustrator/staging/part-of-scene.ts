// Which subjects are drawn with the place that they are in, and not by themselves.

import { insideOf } from './inside-of.ts';
import { isCandlelight } from './candlelight.ts';
import { PLANET_KEYS } from '../lexicon/sky.ts';
import { isOfSpace } from '../scenery/globe.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage, StageScene } from './stage.ts';
import { isSightOfStage } from './city-sight.ts';
import { hasBrickWall, hasFence, hasPlainWall } from './barriers.ts';
import { hasCurtains } from '../scenery/room-window.ts';
import { hasCounter } from '../casting/counters.ts';
import { isGround, underfootOf } from './underfoot.ts';
import { hasShelf } from './shelves.ts';
import { areBooksOfRoom, isShelfOfRoom } from '../scenery/interior.ts';
import { perchOf } from '../placing/perches.ts';
import { hasArmy } from '../scenery/army.ts';
import { hasBareTree } from '../scenery/bare-tree.ts';
import { hasAudience } from '../scenery/audience.ts';
import { hasCrowd } from '../scenery/crowd.ts';
import { isOfFrontier } from '../scenery/frontier.ts';
import { isEmblemDisc } from '../scenery/emblem-land.ts';
import { islandOf, isOnIsland } from '../scenery/floating-island.ts';
import { isFitting } from '../scenery/fit-room.ts';
import { hasBeads } from '../scenery/studio.ts';
import { hallOf } from '../scenery/hall-kind.ts';
import { hasMarket } from '../scenery/market.ts';
import { isKept, isStall } from '../contents/stalls.ts';
import { hangsFromNothing } from '../scenery/hang-lanterns.ts';
import { isOperaStage } from '../scenery/opera-stage.ts';
import { isGrownInBeds } from '../scenery/greenhouse.ts';
import { isOfGarden } from '../scenery/water-garden.ts';
import { hangsInRoom } from '../scenery/planting.ts';
import { hasForecourt } from './forecourts.ts';
import { hasGeyser } from '../scenery/landforms.ts';
import { isLoneMountain, loneMountain } from '../scenery/lone-mountain.ts';
import { hasOverpass, isTrafficOfOverpass } from '../scenery/overpass.ts';
import { hasPier } from '../scenery/pier.ts';
import { isOnPosterSheet } from '../scenery/poster-sheet.ts';
import { hasGorge } from '../scenery/gorge.ts';
import { hasRiverPlain } from '../scenery/river-plain.ts';
import { hasRoad } from '../scenery/road.ts';
import { hasSkiLift } from '../scenery/ski-lift.ts';
import { isDiscSeen } from '../scenery/sky-discs.ts';
import { hasStiltHouses } from '../scenery/stilt-houses.ts';
import { hasStream } from '../scenery/stream.ts';
import { isTrain } from '../things/trains.ts';
import { isTerraceParasol, isTerraceTable } from '../scenery/terrace.ts';
import { hasPrayerFlags } from '../scenery/prayer-flags.ts';
import { hasPuddles } from '../scenery/puddles.ts';
import { isInShip } from '../scenery/ship-room.ts';
import { hasStringLights } from '../scenery/string-lights.ts';
import { isOfPond } from '../scenery/pond.ts';
import { hasToriiRow } from '../scenery/torii-row.ts';
import { isThroneHall } from '../scenery/throne-hall.ts';
import { isInVillage, isVillageSeen } from '../scenery/village.ts';
import { isSeenInWindow } from '../scenery/window-sky.ts';
import { isOfBrick } from '../scenery/wall-tiles.ts';
import { hasWhiteTown } from '../scenery/white-town.ts';

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
  // Tall and narrow is what they are along a canal.
  if (scene === 'water-town') return isHouseOfStreet({ ...subject, size: undefined });
  if (scene === 'street')
    return (
      !hasForecourt(stage) &&
      (subject.key === 'street-lamp' || isHouseOfStreet(subject) || isStallOfMarket(stage, subject))
    );
  if (hallOf(stage) === 'airport' && subject.key === 'plane') return true;
  if (insideOf(stage) === 'ballroom' && subject.key === 'chandelier') return true;
  if (isThroneHall(stage)) return subject.key === 'rug' || isCandlelight(subject);
  if (isInShip(stage)) return PLANET_KEYS.has(subject.key);
  if (scene === 'space') return isOfSpace(stage.reading, subject);
  if (scene === 'room')
    return isFitting(stage, subject) || isShelfOfRoom(stage, subject) || areBooksOfRoom(stage, subject);
  if (scene === 'greenhouse') return isGrownInBeds(subject);
  if (scene === 'terrace') return isTerraceTable(subject) || isTerraceParasol(subject);
  if (scene === 'station' && subject.key === 'mantelpiece-clock') return true;
  return (scene === 'station' || scene === 'metro') && isTrain(subject);
}

/** Its houses, of which none is told apart: 两旁是木屋. */
function isHouseOfStreet({ key, isCounted, colour, size }: Subject): boolean {
  const isPlain = isCounted !== true && colour === undefined && size === undefined;
  return isPlain && /^(?:house|cabin|cottage|hut)$/.test(key);
}

/** "A square with market stalls": along both sides, where nobody counts them or stands behind them. */
function isStallOfMarket(stage: Stage, subject: Subject): boolean {
  // 一排小吃摊 are as many as are seen.
  const isMany =
    isStall(subject) && subject.count > 1 && (subject.isCounted !== true || subject.count > MOST_COUNTED);
  return isMany && hasMarket(stage) && !isKept(stage.reading, subject);
}

/** More are told as a row or a crowd. */
const MOST_COUNTED = 12;

const OPEN_LAND: ReadonlySet<StageScene> = new Set([
  'mountains',
  'meadow',
  'lake',
  'sea',
  'snowfield',
  'desert',
]);
const PLACES_OF_BRIDGES: ReadonlySet<StageScene> = new Set(['sea', 'lake', 'city']);

/** By the keys of subjects: whether the place shows them. */
const SHOWN: ReadonlyMap<string, (stage: Stage) => boolean> = new Map(
  Object.entries<(stage: Stage) => boolean>({
    // Behind the houses of a street none would be seen.
    bridge: (stage) =>
      (stage.scene !== 'street' && stage.scene !== 'sky' && !BARE.has(stage.scene)) ||
      underfootOf(stage) === 'bridge',
    overpass: hasOverpass,
    puddles: hasPuddles,
    'prayer-flags': hasPrayerFlags,
    santorini: hasWhiteTown,
    'ski-lift': hasSkiLift,
    'cable-car': hasSkiLift,
    'hanging-bridge': ({ scene }) => PLACES_OF_BRIDGES.has(scene),
    'brooklyn-bridge': ({ scene }) => PLACES_OF_BRIDGES.has(scene),
    geyser: hasGeyser,
    stream: hasStream,
    'rope-bridge': hasGorge,
    'winding-river': hasRiverPlain,
    'great-wave': ({ scene }) => scene === 'sea',
    mangrove: ({ scene }) => scene === 'lake',
    rapids: ({ scene }) => scene === 'lake',
    pier: hasPier,
    // In open land no tree of it grows by itself.
    bamboo: ({ scene }) => !OPEN_LAND.has(scene) && !BARE.has(scene),
    branch: (stage) => perchOf(stage) === 'branch',
    dew: (stage) => stage.scene === 'leaf' || hasBeads(stage),
    leaf: ({ scene }) => scene === 'leaf',
    'string-lights': hasStringLights,
    'ice-floe': ({ scene }) => scene === 'snowfield',
    counter: hasCounter,
    curtains: hasCurtains,
    fence: hasFence,
    'wall-shelf': (stage) => hasShelf(stage) || isShelfOfRoom(stage, { key: 'wall-shelf' }),
    'plain-wall': hasPlainWall,
    'house-door': ({ scene }) => scene === 'wall',
    wreath: ({ scene }) => scene === 'wall',
    'brick-wall': (stage) => hasBrickWall(stage) || isOfBrick(stage),
    army: hasArmy,
    'bare-tree': hasBareTree,
    'torii-row': hasToriiRow,
    crowd: (stage) => hasCrowd(stage) || hasAudience(stage),
    'stilt-houses': hasStiltHouses,
    courtyard: ({ scene }) => scene === 'courtyard',
    'floating-island': (stage) => islandOf(stage) !== undefined,
    'palace-wall': ({ scene }) => scene === 'palace',
  }),
);

/** Whether the scene plants trees, hangs lanterns and shows what belongs to sky and land. */
export function showsScenery(stage: Stage, { kind, key }: Pick<Subject, 'kind' | 'key'>): boolean {
  const { scene } = stage;
  const isShown = SHOWN.get(key);
  if (isShown) return isShown(stage);
  // A street is a road.
  if ((key === 'road' || key === 'highway') && underfootOf(stage) === 'road') return true;
  if (key === 'road' && !hasRoad(stage)) return scene === 'street';
  // Its window looks down on it.
  if (key === 'earth' && isInShip(stage)) return true;
  if (isLoneMountain({ key })) return loneMountain(stage)?.key === key;
  if (key === 'village' && !isVillageSeen(stage)) return false;
  if (isGround(key)) return underfootOf(stage) === key;
  if (isOfFrontier(key)) return scene === 'desert';
  if (isOfGarden(key)) return scene === 'garden';
  if (isOnIsland(stage, { key, kind })) return true;
  if (scene === 'emblem') return isEmblemDisc(key);
  if (scene === 'poster') return isOnPosterSheet({ kind, key });
  if (isSeenInWindow(stage, { key })) return true;
  if (hangsInRoom(stage, { kind, key })) return true;
  if (kind === 'hang' && hangsFromNothing(stage, key)) return false;
  // Two hang at the columns of a stage for Chinese opera.
  if (scene === 'theatre' && key === 'lantern') return isOperaStage(stage);
  if (BARE.has(scene)) return false;
  if (/^(?:sun|moon|crescent)$/.test(key) && !isDiscSeen(stage, key)) return false;
  if (scene === 'water-town' && kind === 'tree') return false;
  // One great tree is planted on the moon, too.
  if (scene === 'moon' && kind === 'tree') return true;
  return scene === 'space' || scene === 'moon' || scene === 'sky' ? kind === 'sky' : true;
}
