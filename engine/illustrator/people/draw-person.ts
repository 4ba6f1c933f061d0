// Makes sheets of people: who they are, from which side, what they do; a whole figure or a portrait.

import { isFeat } from '../lexicon/feats.ts';
import { isBeforeBody, mannerOf, type HandWork } from '../lexicon/hand-work.ts';
import { isTradeWork } from '../lexicon/trade-work.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { PersonLook } from '../reading/people/person-look.ts';
import type { Stage } from '../staging/stage.ts';
import { isFurniture } from '../things/redrawn.ts';
import { isCloseToSill, sitsOnSill } from '../scenery/window-box.ts';
import { isLedge } from './ledges.ts';
import { coatsOf } from '../animals/bodies.ts';
import { faceName } from '../animals/load-faces.ts';
import { cutToContent, makeSurface, type Surface } from '#engine/raster/surface.ts';
import { css, type Rgb } from '#engine/raster/colour.ts';
import { choosePose, chooseView, isOnBoard, sitsAboard, type Bearing, type Somebody } from './choose-pose.ts';
import { readHands, type Hands } from './hands.ts';
import { BUST, drawBust } from './bust.ts';
import type { Draft, Point } from './draft.ts';
import { dressFor } from './dress-for.ts';
import { eyesOf, turnedHead } from './face.ts';
import { drawInAction } from './draw-feat.ts';
import type { Anchors } from './anchors.ts';
import { coversCrown, HAIR_TOPS } from './hair-locks.ts';
import { HEAD_ORNAMENT_TOPS } from './head-ornaments.ts';
import { HELMET_TOPS } from './helmets.ts';
import { TOWN_HAT_TOPS } from './town-hats.ts';
import { toneOfKin } from './kin.ts';
import { asServed } from './served-people.ts';
import { lookOf } from './looks-of-drawings.ts';
import { DANCES } from './poses.ts';
import { makePerson, TONES_OF_SKIN, type AnimalFace, type Person, type Pose, type View } from './person.ts';

/** Drawings that stand for a person in the lexicon. */
export function isPersonDrawing(name: string): boolean {
  return /^own\/(girl|woman|boy|child|man|elder|wanderer|monk|hanfu|princess|wizard|knight|samurai|astronaut|dancer|fairy|guitarist)$/.test(
    name,
  );
}

/** Whether it is somebody whom we draw part by part. */
export function isPerson(subject: Pick<Subject, 'key' | 'kind' | 'person' | 'drawing'>): boolean {
  return (
    subject.drawing.startsWith('own/') &&
    (subject.kind === 'figure' || subject.kind === 'air') &&
    lookOf(subject) !== undefined
  );
}

/** What hands do before the body is seen: whoever plays on the way is not seen from behind. */
function shown(hands: Hands | undefined, pose: Pose, view: View): View {
  if (view !== 'back' || !isBeforeBody(hands?.work)) return view;
  return pose === 'walk' || pose === 'run' ? 'side' : 'front';
}

/** The same subject, stage and label make the same person. */
export function readPerson(stage: Stage, subject: Somebody, label: string, bearing: Bearing = {}): Person {
  const look = lookOf(subject) ?? { wears: [] };
  const random = stage.random(`person ${label}`);
  const isOnSill = isCloseToSill(stage) && sitsOnSill(stage.words, subject);
  const isOnSeat =
    (isOnFurniture(stage, subject, isSeat) && look.isUpright !== true) ||
    (look.does === 'sit' && look.isOnFloor !== true && isOnFurniture(stage, subject, isStoolOrLedge)) ||
    isOnSill ||
    sitsAboard(stage, look);
  const hands = bearing.rides
    ? undefined
    : readHands(stage.reading, subject.key, look, bearing.given ?? [], label, isOnSeat);
  const pose = inCompany(
    label,
    choosePose(stage, subject.key, look, hands, {
      ...bearing,
      isOnSeat,
      isOnCouch: isOnFurniture(stage, subject, isCouch) && look.isUpright !== true,
      isUnderTree: isUnderTree(stage, subject),
      isOnCarpet: isOnFurniture(stage, subject, ({ key }) => key === 'flying-carpet'),
    }),
  );
  // Who sits on furniture, which is seen from the front, feeds from there.
  const isSeated = (hands?.work === 'scatter' || hands?.work === 'offer') && pose === 'seat';
  const usual =
    (isSeated ? 'front' : undefined) ??
    (hands?.screens === undefined ? undefined : 'back') ??
    (hands && mannerOf(hands.work).view) ??
    shown(hands, pose, chooseView(stage, subject, look, pose));
  if (hands?.work === 'water' && stage.scene === 'room') hands.isInside = true;
  // Who sits before them is drawn with their work.
  if (hands && look.servesAnimal) hands.servesAnimal = true;
  if (hands && look.serves)
    hands.served = asServed(
      makePerson(look.serves, stage.random(`served by ${label}`), {
        view: 'side',
        pose: 'seat',
        hasChair: true,
      }),
    );
  const face = faceFor(stage, look);
  const seen = bearing.view ?? look.view ?? usual;
  // The head of an animal is known from the front.
  const view = face && seen === 'back' ? 'front' : seen;
  const person = makePerson(dressFor(stage, subject, look), random, {
    view,
    pose,
    hands,
    hasChair:
      hands?.work !== 'swing' &&
      !isOnSill &&
      !(isAtDesk(hands) && view === 'back') &&
      !isOnFurniture(stage, subject),
    colour: subject.colour,
    face,
    tone: toneOfKin(stage, subject, TONES_OF_SKIN),
  });
  if (isOnBoard(stage)) person.isOnBoard = true;
  // By night all colours turn blue: hair keeps the one that was said.
  if (stage.isDark && look.hair?.colour !== undefined) person.hair.colour = againstNight(person.hair.colour);
  return person;
}

/** Of many who dance not all do the same: those after the first, whose labels end in a number, by turns. */
function inCompany(label: string, pose: Pose): Pose {
  const index = Number(/ (\d+)$/.exec(label)?.[1] ?? 0);
  return pose === 'dance' ? (DANCES[index % DANCES.length] ?? pose) : pose;
}

function againstNight([red, green, blue]: Rgb): Rgb {
  const grey = (red + green + blue) / 3;
  const stronger = (one: number): number => Math.max(0, Math.min(255, (grey + (one - grey) * 1.4) * 1.4));
  return [stronger(red), stronger(green), stronger(blue)];
}

/** Throws where the head was not loaded: another's would be a wrong one. */
function faceFor(stage: Stage, { animal }: PersonLook): AnimalFace | undefined {
  if (!animal) return undefined;
  const drawing = stage.faces.get(faceName(animal));
  if (!drawing) throw new Error(`the head of ${faceName(animal)} was not loaded`);
  return { key: animal.key, face: animal.face, drawing, coat: coatsOf(drawing, animal.key) };
}

function isAtDesk(hands: Hands | undefined): boolean {
  return hands?.work === 'study' || hands?.work === 'type';
}

function isSeat({ key }: Subject): boolean {
  return /^(?:bench|chair|armchair|rocking-chair|couch-and-lamp|bed|throne|wheelchair)$/.test(key);
}

/** One also stands on it. */
function isStoolOrLedge(thing: Subject): boolean {
  return thing.key === 'stool' || isLedge(thing);
}

/** One lies on it at full length. */
function isCouch({ key }: Subject): boolean {
  return /^(?:bench|couch-and-lamp|bed|rug|hammock|picnic|yoga-mat)$/.test(key);
}

function isOnFurniture(
  { reading }: Stage,
  { key, words }: Somebody,
  isOf = (thing: Subject): boolean => isFurniture(thing) || thing.key === 'bench' || isLedge(thing),
): boolean {
  return reading.links.some(({ relation, from, to }) => {
    const [one, other] = [reading.subjects[from], to === null ? undefined : reading.subjects[to]];
    const isThey = one?.key === key && one.words === words;
    return (relation === 'on' || other?.key === 'hammock') && isThey && other !== undefined && isOf(other);
  });
}

function isUnderTree({ reading }: Stage, { key }: Somebody): boolean {
  return reading.links.some(
    ({ relation, from, to }) =>
      relation === 'under' &&
      reading.subjects[from]?.key === key &&
      to !== null &&
      reading.subjects[to]?.kind === 'tree',
  );
}

/** Parts of the sheet's width and height, from its upper left corner. */
export type Place = { x: number; y: number };
export type SheetEye = Place & { rx: number; ry: number; lid: Rgb };

export type PersonSheet = {
  sheet: Surface;
  person: Person;
  /** How many times the sheet is as tall as the body standing upright. */
  share: number;
  hand: Place;
  /** Where the hand is in which nothing is held before the breast. */
  other: Place;
  /** Where one sits. */
  lap: Place;
  /** Where a pot stands, of who cooks. */
  stove: Place;
  /** Where a small bird sits on them. */
  shoulder: Place;
  crown: Place;
  nose: Place;
  eyes: readonly SheetEye[];
};

/** What reaches far from the body. */
const WIDE_WORK: ReadonlySet<HandWork> = new Set([
  'keys',
  'climb',
  'golf',
  'baseball',
  'tennis',
  'badminton',
  'table-tennis',
  'barbell',
  'mend-net',
  'chess',
  'bubbles',
  'dunk',
  'plant',
  'push',
  'wheel',
  'pull',
  'kite',
  'sow',
  'plant-flowers',
  'plant-tree',
  'dig',
  'pick-lotus',
  'pick-tea',
  'pick-fruit',
]);

const OVERHEAD: Partial<Record<HandWork, number>> = {
  surf: 30,
  kite: 90,
  'on-ladder': 60,
  'wash-window': 60,
  'under-car': 40,
};

/** A leap goes up higher than anybody stands. */
function headroomAbove({ hands, pose }: Person): number {
  if (isFeat(hands?.work)) return 90;
  const overhead = hands && OVERHEAD[hands.work];
  return (
    overhead ?? (pose === 'leap' || pose === 'climb' || pose === 'jump' ? 60 : pose === 'ollie' ? 40 : 0)
  );
}

/** `pixels` is how tall the body would stand. People in profile look to the left, as all drawings do. */
export function drawPersonSheet(stage: Stage, person: Person, label: string, pixels: number): PersonSheet {
  const unit = pixels / 100;
  const work = person.hands?.work;
  const isWide = work !== undefined && (WIDE_WORK.has(work) || isTradeWork(work) || isFeat(work));
  const across = work === 'surf' ? 370 : isWide ? 330 : 150;
  const above = headroomAbove(person);
  const [wide, tall, foot] = [across * unit, (152 + above) * unit, (140 + above) * unit];
  let anchors: Anchors = {
    hand: [0, 0],
    other: [0, 0],
    lap: [0, 0],
    stove: [0, 0],
    shoulder: [0, 0],
    crown: [0, 0],
    nose: [0, 0],
  };
  const isMirrored = person.view === 'side';
  const drawn = makeSurface(wide, tall, (brush) => {
    brush.translate(wide / 2, foot);
    brush.scale(isMirrored ? -unit : unit, unit);
    const draft = draftOf(stage, brush, label, isMirrored);
    if (person.stride !== undefined) draft.stride = person.stride;
    anchors = drawInAction(draft, person, stage.light.side);
  });
  // All moments of a stride have to lie one on the other.
  const { surface, left, top } =
    person.stride === undefined ? cutToContent(drawn) : { surface: drawn, left: 0, top: 0 };
  const placeOf = ([x, y]: Point): Place => ({
    x: (wide / 2 + (isMirrored ? -x : x) * unit - left) / surface.width,
    y: (foot + y * unit - top) / surface.height,
  });
  return {
    sheet: surface,
    person,
    share: surface.height / pixels,
    hand: placeOf(anchors.hand),
    other: placeOf(anchors.other),
    lap: placeOf(anchors.lap),
    stove: placeOf(anchors.stove),
    shoulder: placeOf(anchors.shoulder),
    crown: placeOf(anchors.crown),
    nose: placeOf(anchors.nose),
    eyes: [],
  };
}

/** Head and shoulders, cut straight at the bottom. */
export function drawPortraitSheet(stage: Stage, person: Person, label: string, pixels: number): PersonSheet {
  const top = headroomOf(person);
  const unit = pixels / (top + BUST.bottom);
  const isMirrored = person.view === 'side' && stage.light.side < 0;
  const toward = stage.light.side;
  const sheet = makeSurface(BUST.width * unit, pixels, (brush) => {
    brush.translate((BUST.width * unit) / 2, top * unit);
    brush.scale(isMirrored ? -unit : unit, unit);
    drawBust(draftOf(stage, brush, label, isMirrored), person, toward);
  });
  const flat: Draft = draftOf(stage, sheet.getContext('2d'), label, false);
  const lid: Rgb = person.skin.base;
  const eyes =
    person.animal !== undefined ||
    person.view !== 'front' ||
    person.outfit.glasses === 'dark' ||
    person.outfit.goggles
      ? []
      : eyesOf(turnedHead(flat, person, toward)).map(([x, y, rx, ry]): SheetEye => ({
          x: (x + BUST.width / 2) / BUST.width,
          y: (y + top) / (top + BUST.bottom),
          rx: rx / BUST.width,
          ry: ry / (top + BUST.bottom),
          lid,
        }));
  return {
    sheet,
    person,
    share: 1,
    hand: { x: 0.5, y: 1 },
    other: { x: 0.5, y: 1 },
    lap: { x: 0.5, y: 1 },
    stove: { x: 0.5, y: 1 },
    shoulder: { x: 0.5, y: 1 },
    crown: { x: 0.5, y: 0 },
    nose: noseBelow(eyes),
    eyes,
  };
}

/** Between two eyes, and lower than they are by as much as they are apart. */
function noseBelow(eyes: readonly SheetEye[]): Place {
  const [one, other] = eyes;
  if (!one || !other) return { x: 0.5, y: 0.5 };
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 + (one.ry + other.ry) * NOSE_BELOW };
}
const NOSE_BELOW = 1.6;

/** Units above the chin that hair and hats need. */
function headroomOf({ outfit, hair, animal }: Person): number {
  if (animal && outfit.headgear?.kind !== 'bubble') return outfit.headgear ? 250 : 150;
  const gear: Partial<Record<string, number>> = {
    pointed: 192,
    toque: 154,
    crown: 142,
    bubble: 134,
    helmet: 150,
    kabuto: 168,
    horns: 150,
    hood: 130,
    halo: 140,
    cowboy: 134,
    tricorne: 132,
    fedora: 130,
    ...HELMET_TOPS,
    ...TOWN_HAT_TOPS,
    ...HEAD_ORNAMENT_TOPS,
  };
  const worn = outfit.headgear ? (gear[outfit.headgear.kind] ?? 124) : 0;
  return Math.max(worn, (coversCrown(outfit) ? undefined : HAIR_TOPS[hair.cut]) ?? 114);
}

function draftOf(stage: Stage, brush: Draft['brush'], label: string, isMirrored: boolean): Draft {
  return {
    brush,
    random: stage.random(`drawing ${label}`),
    isDark: stage.isDark,
    side: isMirrored ? (-stage.light.side as 1 | -1) : stage.light.side,
    warp: (x, y) => [x, y],
  };
}

/** Shuts the eyes of a portrait by `shut` (0 to 1): lids come down, a line of lashes shows. */
export function closeEyes(
  brush: Draft['brush'],
  eyes: readonly SheetEye[],
  box: { left: number; top: number; wide: number; tall: number },
  shut: number,
): void {
  for (const eye of eyes) {
    const [x, y] = [box.left + eye.x * box.wide, box.top + eye.y * box.tall];
    const [rx, ry] = [eye.rx * box.wide, eye.ry * box.tall];
    brush.save();
    brush.beginPath();
    brush.ellipse(x, y, rx * 1.12, ry * 1.25, 0, 0, 7);
    brush.clip();
    brush.fillStyle = css(eye.lid);
    brush.fillRect(x - rx * 2, y - ry * 1.4, rx * 4, ry * 2.8 * shut);
    brush.restore();
    if (shut < 0.4) continue;
    brush.strokeStyle = `rgba(40,22,24,${shut.toFixed(2)})`;
    brush.lineWidth = Math.max(1, rx * 0.2);
    brush.lineCap = 'round';
    brush.beginPath();
    brush.moveTo(x - rx, y + ry * 0.2);
    brush.quadraticCurveTo(x, y + ry * 1.1, x + rx, y + ry * 0.2);
    brush.stroke();
  }
}
