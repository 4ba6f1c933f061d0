// Says after drawing which words of a prompt are in the image, and which are not: only what was placed is understood.

import type { Relation, SceneName, Weather } from './lexicon/circumstances.ts';
import type { Ask, PromptReading, Shown } from './reading/prompt-reading.ts';
import { EMBLEM_PLACES } from './scenery/emblem-land.ts';
import { hasFireBehind, isInOpenAir, isOnTerrace } from './staging/behind-table.ts';
import { isPlaceOfModel } from './staging/isometric.ts';
import { isFromAbove } from './staging/look-down.ts';
import { showsTint } from './staging/shows-tint.ts';
import { showsCity } from './staging/city-sight.ts';
import { hasRiverPlain } from './scenery/river-plain.ts';
import { laneOf } from './scenery/hutong.ts';
import { hasFlatPaddy } from './scenery/flat-paddy.ts';
import { steppedLandNamed, steppedLandOf } from './scenery/terraced-land.ts';
import { standsOnBeach } from './scenery/shore.ts';
import { isSeenFromTerrace } from './scenery/terrace.ts';
import { hasCounter } from './casting/counters.ts';
import { placeOutside } from './scenery/window-view.ts';
import { hasWoodEdge } from './scenery/wood-edge.ts';
import { insideNamed } from './reading/places/name-insides.ts';
import { isOtherRoom } from './scenery/room-kind.ts';
import { portrayedAnimal } from './placing/animal-portrait.ts';
import { headSeen } from './animals/heads.ts';
import { hasBoards } from './scenery/indoors.ts';
import { pieceSpot } from './scenery/interior.ts';
import { isGesture } from './lexicon/gestures.ts';
import type { HandWork } from './lexicon/hand-work.ts';
import { isBesideSill, isWindowless, SILL } from './scenery/window-box.ts';
import { isOutside, type Stage } from './staging/stage.ts';
import { hasCloudSea } from './scenery/cloud-sea.ts';
import { showsColour, showsLook } from './styles/look.ts';
import { GLAZED_KINDS } from './reading/subject-kinds.ts';

export type Placed = {
  /** Subjects, clothes, hair, links and writing of the reading that are to be seen; a person's look stands for what it does. */
  things: ReadonlySet<object>;
  /** Subjects of which other numbers are seen than were asked for: they stand before each other, or are a field of them. */
  fewer: ReadonlySet<object>;
  /** Subjects and clothes that are seen in another colour than was asked for. */
  miscoloured: ReadonlySet<object>;
  /** Giants and tiny things that are as large as others of their kind. */
  unsized: ReadonlySet<object>;
  /** Places of an emblem that what stands in it hides. */
  unseen: ReadonlySet<SceneName>;
  stage: Stage;
  /** What subjects are seen doing; a video shows more of it. */
  acts: ReadonlySet<Relation>;
  /** Of a video: whether words that name nothing but the wind ask for a move that is made. */
  isMoveShown?(words: string): boolean;
};

export type Report = {
  understood: string[];
  ignored: string[];
  /** Which part of what was asked for is in the image, 0–1. */
  share: number;
};

/** Walls, and what has wheels but no pane. */
const SOLID = /wall|fence|counter|bike|cycle|scooter|board|sled|cart|wagon|rover|lights|steps|branch|road/;
/** Whose windows are to be seen. */
const WINDOWED: ReadonlySet<Stage['scene']> = new Set([
  'room',
  'city',
  'street',
  'village',
  'water-town',
  'shop-window',
]);
/** Of a storm the rain and the lightning. */
const FALLING: ReadonlySet<Weather> = new Set(['rain', 'snow', 'storm']);
const LIT: ReadonlySet<Stage['scene']> = new Set(['room', 'table', 'cave', 'shelf', 'shop-window']);
/** Of these stages one is seen inside another. */
const SEEN_IN: Partial<Record<Stage['scene'], readonly string[]>> = {
  'water-town': ['city', 'street', 'lake', 'sky'],
  street: ['city', 'sky'],
  wall: ['street'],
  leaf: ['meadow', 'forest', 'lake'],
  pond: ['lake'],
  village: ['street', 'mountains', 'meadow', 'sky'],
  city: ['street', 'sea', 'lake', 'sky'],
  lake: ['mountains', 'forest', 'sky', 'meadow'],
  mountains: ['sky', 'meadow', 'forest', 'snowfield'],
  meadow: ['sky', 'mountains'],
  forest: ['sky'],
  sea: ['sky', 'mountains'],
  desert: ['sky'],
  snowfield: ['sky', 'mountains'],
  greenhouse: ['sky', 'meadow'],
  station: ['sky'],
  palace: ['city', 'street', 'sky'],
  garden: ['lake', 'water-town', 'meadow', 'sky'],
  courtyard: ['street', 'meadow', 'city', 'sky'],
  moon: ['space', 'sky'],
  table: ['room'],
  shelf: ['room'],
  'shop-window': ['room', 'street', 'city'],
  room: ['table'],
  underwater: ['sea', 'city'],
  emblem: EMBLEM_PLACES,
};

/** `isFiller`: words that nobody misses, where the illustrator does not know them. */
export function reportPlaced(
  reading: PromptReading,
  placed: Placed,
  isFiller: (word: string) => boolean = () => false,
): Report {
  const understood: string[] = [];
  const ignored: string[] = [];
  let asked = 0;
  let shown = 0;
  let heeded = 0;
  for (const ask of reading.asks) {
    if (isMood(ask) && placed.stage.scene !== 'abstract') continue;
    if (ask.shows.length === 0 && isFiller(ask.words) && placed.isMoveShown?.(ask.words) !== true) continue;
    // "On a white plate" brings the table too, but asks for the plate.
    const isPlate = ask.shows.some((one) => one.is === 'thing' && one.thing === reading.plate);
    // A lotus is not seen by the lake that it would grow in.
    const isOfThing = ask.shows.some(
      (one) => one.is === 'thing' && reading.subjects.some((subject) => subject === one.thing),
    );
    const isLacking =
      (PORTRAIT.test(ask.words) && lacksFace(placed.stage)) ||
      (NEON_SIGN.test(ask.words) && lacksSign(placed.stage));
    const isSeen =
      (ask.shows.length === 0 && hasPiece(ask.words, placed.stage)) ||
      // The wind is seen by what it moves.
      (ask.shows.every(({ is }) => is === 'weather') && placed.isMoveShown?.(ask.words) === true) ||
      ask.shows.some(
        (one) =>
          !isLacking &&
          !((isPlate || isOfThing) && one.is === 'scene') &&
          isShown(one, placed) &&
          !(one.is === 'scene' && lacksPlace(ask.words, placed.stage)),
      );
    // A number and a size are worth a word only where they are not so.
    if (ask.shows.every(isMeasure) && ask.shows.length > 0 && isSeen) continue;
    if (isManner(ask)) heeded += isSeen ? 1 : 0;
    else {
      asked += 1;
      if (isSeen) shown += 1;
    }
    if (isSeen && ask.isSmall !== true) understood.push(ask.words);
    if (!isSeen) ignored.push(ask.words);
  }
  const share = asked > 0 ? shown / asked : heeded > 0 ? 1 : 0;
  return { understood, ignored, share };
}

/** They hang in streets, and on a wall that has words on it; elsewhere its light would be seen, and no sign. */
function lacksSign({ scene, reading }: Stage): boolean {
  return scene !== 'street' && scene !== 'city' && (scene !== 'wall' || reading.writing.length === 0);
}
const NEON_SIGN = /^(?:neon signs?|霓虹灯?招牌|霓虹灯)$/i;
const PORTRAIT = /^(?:portrait|head ?shot|avatar|头像|大头照|肖像)$/i;

/** Who flies or grazes is shown whole: not every animal has a face that looks at us. */
function lacksFace({ reading }: Stage): boolean {
  const animal = portrayedAnimal(reading);
  if (!animal || animal.person) return false;
  return animal.rests?.how !== 'sit' || headSeen(animal)?.eyes.length !== 2;
}

/** Words that say "a room" by what stands in it, and what that is. */
const PIECES = [
  [/^fire$|fireplace|fireside|hearth|壁炉|炉火|火炉|炉边/i, 'own/fireplace'],
  [/blackboard|chalkboard|黑板/i, 'own/blackboard'],
] as const;

/** Names of what rooms of a trade are furnished with, whoever asks for it. */
const FURNISHED = [
  [/^(?:wooden )?work ?bench(?:es)?$|^(?:木工)?工作台$|^工具台$/i, 'own/workbench'],
  [/^(?:glass )?(?:flasks?|test tubes?|beakers?)$|^(?:烧瓶|试管|烧杯)$/i, 'own/lab-bench'],
] as const;

const BOARDS =
  /^(?:(?:wood(?:en)?|hardwood|timber|oak|pine|parquet) floors?|(?:wooden )?floorboards|parquet|[实原]?木质?地板)$/i;

function hasPiece(words: string, stage: Stage): boolean {
  if (BOARDS.test(words)) return hasBoards(stage);
  return (
    stage.scene === 'room' &&
    FURNISHED.some(([pattern, name]) => pattern.test(words) && pieceSpot(stage, name) !== undefined)
  );
}

/** Not every room has a place for it. */
function lacksPiece(words: string, stage: Stage): boolean {
  return PIECES.some(
    ([pattern, name]) =>
      pattern.test(words) &&
      !(name === 'own/fireplace' && hasFireBehind(stage)) &&
      (stage.scene === 'table' || pieceSpot(stage, name) === undefined),
  );
}

/** Terraces and yellow earth are seen in a land of steps, and in no other that is green. */
function lacksSteps(words: string, stage: Stage): boolean {
  const land = steppedLandNamed(words);
  if (land === undefined || hasFlatPaddy(stage) || stage.scene === 'isometric') return false;
  return steppedLandOf(stage) !== land && (land === 'loess' || steppedLandOf(stage) === undefined);
}

/** A tower by the sea stands on rock, and no sand is seen. */
function lacksBeach(words: string, stage: Stage): boolean {
  return (
    stage.scene === 'sea' &&
    BEACH.test(words) &&
    !standsOnBeach(stage) &&
    stage.reading.subjects.some(({ kind }) => kind === 'building')
  );
}
const TABLES = ['own/table', 'own/writing-desk', 'own/desk', 'own/scholar-table'] as const;

/** Nor a counter. */
function lacksCounter(words: string, stage: Stage): boolean {
  return (
    stage.scene === 'room' &&
    /^(?:bar )?counters?$|^(?:吧台|柜台)$/i.test(words) &&
    !hasCounter(stage) &&
    COUNTERS.every((name) => pieceSpot(stage, name) === undefined)
  );
}
const COUNTERS = ['own/counter', 'own/shop-counter', 'own/bread-counter'] as const;
const ATTIC = /^(?:dusty )?attic$|阁楼/i;
const BEACH = /\bbeach(?:es)?\b|沙滩|海滩/i;

/** Not every room has a table, where it was named as no more than a place. */
function lacksTable(words: string, stage: Stage): boolean {
  const { subjects } = stage.reading;
  return (
    stage.scene === 'room' &&
    /^(?:tables?|plates?|dishes|desks?|[木旧小圆长方书]*桌子?|盘子)$/i.test(words) &&
    TABLES.every((name) => pieceSpot(stage, name) === undefined) &&
    !subjects.some(
      ({ key, kind, person }) =>
        /table(?!-lamp)|desk|counter/.test(key) ||
        (PLATES.test(words) ? kind === 'food' : isAtTable(person?.hands)),
    )
  );
}

/** Nobody who works at something has one in the hand. */
const PLATES = /^(?:plates?|dishes|盘子)$/i;

/** Whoever greets, dances or carries a tray brings no table. */
function isAtTable(hands: HandWork | undefined): boolean {
  return hands !== undefined && !isGesture(hands) && hands !== 'tray';
}

/** Of a street that was named by its city nothing else would be seen. */
function lacksPlace(words: string, stage: Stage): boolean {
  return (
    lacksBeach(words, stage) ||
    // Of a cinema no table shows anything.
    (stage.scene === 'table' && insideNamed(words) !== undefined) ||
    lacksTable(words, stage) ||
    lacksCounter(words, stage) ||
    (ATTIC.test(words) && stage.reading.inside !== 'attic') ||
    lacksPiece(words, stage) ||
    (SILL.test(words) && isBesideSill(stage)) ||
    isOtherRoom(words, stage) ||
    !showsCity(words, stage) ||
    lacksSteps(words, stage)
  );
}

function isOutsideWindow(stage: Stage, scene: SceneName): boolean {
  const place = placeOutside(stage);
  return place === scene || (place !== undefined && SEEN_IN[place]?.includes(scene) === true);
}

/** Behind a table that is not seen from above. */
function hasTableWindow({ scene, reading }: Stage): boolean {
  return scene === 'table' && reading.frame !== 'top_down' && reading.ground === undefined;
}

/** A wood or a bed of flowers, whose colour no ink keeps. */
function isGrown(thing: object): boolean {
  return 'kind' in thing && (thing.kind === 'tree' || thing.kind === 'plant');
}

function isMeasure({ is }: Shown): boolean {
  return is === 'count' || is === 'size';
}

function isMood({ shows }: Ask): boolean {
  return shows.length > 0 && shows.every(({ is }) => is === 'mood');
}

function isManner({ shows, isManner: isSaid }: Ask): boolean {
  return (
    isSaid === true ||
    (shows.length > 0 &&
      shows.every(
        ({ is }) => is === 'manner' || is === 'tint' || is === 'look' || is === 'tone' || is === 'mood',
      ))
  );
}

function isShown(
  shown: Shown,
  { things, fewer, miscoloured, unsized, unseen, stage, acts }: Placed,
): boolean {
  switch (shown.is) {
    case 'thing':
      return things.has(shown.thing);
    case 'count':
      return !fewer.has(shown.thing) || !things.has(shown.thing);
    case 'size':
      return !unsized.has(shown.thing) || !things.has(shown.thing);
    case 'colour':
      // The candles of a pink cake may have been white ones.
      return (
        things.has(shown.thing) &&
        !miscoloured.has(shown.thing) &&
        showsColour(stage.look, shown.colour, !isGrown(shown.thing)) &&
        (shown.thing.colour ?? shown.colour) === shown.colour
      );
    case 'scene':
      if (unseen.has(shown.scene)) return false;
      if (shown.isOver && stage.scene !== 'sky') return hasCloudSea(stage);
      return (
        stage.scene === shown.scene ||
        SEEN_IN[stage.scene]?.includes(shown.scene) === true ||
        (shown.scene === 'snowfield' && stage.scene === 'forest' && stage.isSnowy) ||
        (shown.scene === 'forest' && hasWoodEdge(stage)) ||
        isPlaceOfModel(stage.reading, shown.scene) ||
        isSeenFromTerrace(stage, shown.scene) ||
        (shown.scene === 'terrace' && isOnTerrace(stage)) ||
        isOutsideWindow(stage, shown.scene) ||
        // Lanes of such a town are between its walls, away from the water.
        (shown.scene === 'water-town' && stage.scene === 'street' && laneOf(stage) === 'jiangnan')
      );
    case 'window':
      return (
        (WINDOWED.has(stage.scene) && !isWindowless(stage)) ||
        hasTableWindow(stage) ||
        stage.reading.subjects.some(
          (one) => GLAZED_KINDS.has(one.kind) && !SOLID.test(one.key) && things.has(one),
        )
      );
    case 'time':
      // Stars are seen there at any hour.
      if (stage.scene === 'space' || stage.scene === 'moon') return shown.time === 'night';
      if (stage.scene === 'emblem') return shown.time === 'night' && stage.reading.time === 'night';
      if (stage.scene === 'isometric') return shown.time === 'night' && stage.time === 'night';
      return shown.time === stage.time && (isOutside(stage) || LIT.has(stage.scene) || isInOpenAir(stage));
    case 'weather':
      // What falls is seen through the window of a room.
      return (
        stage.weather.has(shown.weather) &&
        (isOutside(stage) ||
          (stage.scene === 'isometric' && shown.weather === 'snow') ||
          (((stage.scene === 'room' && !isWindowless(stage)) || hasTableWindow(stage)) &&
            FALLING.has(shown.weather)))
      );
    case 'above':
      return isFromAbove(stage) || stage.scene === 'pond' || hasRiverPlain(stage);
    case 'tint':
      return showsColour(stage.look, shown.colour, false) && showsTint(stage, shown.colour);
    case 'look':
      return showsLook(stage.look, shown.look);
    case 'abstract':
      return stage.scene === 'abstract';
    case 'tone':
      return stage.reading.tone === shown.tone;
    case 'act':
      return acts.has(shown.act);
    default:
      return true;
  }
}
