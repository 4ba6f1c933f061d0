// Makes sheets of people: who they are, from which side, what they do; a whole figure or a portrait.

import { isDiner } from '../diners.ts';
import { isHandWork, mannerOf, type HandWork } from '../lexicon/hand-work.ts';
import type { PersonAct, PersonLook, Subject } from '../prompt-reading.ts';
import type { Stage } from '../stage.ts';
import { isFurniture } from '../things/own-drawings.ts';
import { cutToContent, makeSurface, type Surface } from '#engine/raster/surface.ts';
import { css, type Rgb } from '#engine/raster/colour.ts';
import { isBall, readHands, type Hands } from './hands.ts';
import { BUST, drawBust } from './bust.ts';
import type { Draft, Point } from './draft.ts';
import { eyesOf, turnedHead } from './face.ts';
import { drawFigure, type Anchors } from './figure.ts';
import { makePerson, type Person, type Pose, type View } from './person.ts';

/** What the words that stand for people in the lexicon say of them. */
const LOOKS: Record<string, PersonLook> = {
  girl: { sex: 'woman', age: 'young', wears: [] },
  woman: { sex: 'woman', wears: [] },
  boy: { sex: 'man', age: 'child', wears: [] },
  child: { age: 'child', wears: [] },
  man: { sex: 'man', wears: [] },
  elder: { sex: 'man', age: 'old', wears: [] },
  person: { wears: [] },
  monk: { role: 'monk', wears: [] },
  hanfu: {
    sex: 'woman',
    age: 'young',
    hair: { cut: 'bun', words: '' },
    wears: [{ garment: 'hanfu', words: '' }],
  },
  princess: { role: 'princess', wears: [] },
  wizard: { role: 'wizard', wears: [] },
  knight: { role: 'knight', wears: [] },
  samurai: { role: 'samurai', wears: [] },
  astronaut: { role: 'astronaut', wears: [] },
  dancer: { role: 'dancer', does: 'dance', wears: [] },
  fairy: { role: 'fairy', wears: [] },
  guitarist: { role: 'musician', does: 'play', wears: [] },
};

/** Drawings that stand for a person in the lexicon. */
export function isPersonDrawing(name: string): boolean {
  return /^own\/(girl|woman|boy|child|man|elder|wanderer|monk|hanfu|princess|wizard|knight|samurai|astronaut|dancer|fairy|guitarist)$/.test(
    name,
  );
}

/** Somebody on the way, seen from behind, who looks into the land. */
const WIDE_SCENES: ReadonlySet<string> = new Set([
  'mountains',
  'lake',
  'sea',
  'desert',
  'snowfield',
  'sky',
  'city',
  'moon',
  'street',
  'village',
  'water-town',
]);

type Somebody = Pick<Subject, 'key' | 'colour' | 'person' | 'words'>;

/** Whether it is somebody whom we draw part by part. */
export function isPerson(subject: Pick<Subject, 'key' | 'kind' | 'person' | 'drawing'>): boolean {
  return (
    subject.drawing.startsWith('own/') &&
    (subject.kind === 'figure' || subject.kind === 'air') &&
    lookOf(subject) !== undefined
  );
}

function lookOf({ key, person }: Somebody): PersonLook | undefined {
  const usual = LOOKS[key];
  if (!person) return usual;
  if (!usual) return person;
  // A role from the words brings its own clothes.
  return {
    ...usual,
    ...person,
    wears: person.wears.length > 0 || person.role !== undefined ? person.wears : usual.wears,
  };
}

export type Bearing = {
  holds?: boolean;
  /** What was put into the hands. */
  given?: readonly Subject[];
  isOnSeat?: boolean;
  isUnderTree?: boolean;
  /** `cycle`: what is ridden has pedals; `surf`: one stands on it. */
  rides?: 'ride' | 'cycle' | 'surf';
  view?: View;
};

/** The same subject, stage and label make the same person. */
export function readPerson(stage: Stage, subject: Somebody, label: string, bearing: Bearing = {}): Person {
  const look = lookOf(subject) ?? { wears: [] };
  const random = stage.random(`person ${label}`);
  const hands = bearing.rides
    ? undefined
    : readHands(stage.reading, subject.key, look, bearing.given ?? [], label);
  const pose = choosePose(stage, subject.key, look, hands, {
    ...bearing,
    isOnSeat: isOnFurniture(stage, subject, isSeat),
    isUnderTree: isUnderTree(stage, subject),
  });
  const usual =
    (hands?.screens === undefined ? undefined : 'back') ??
    (hands && mannerOf(hands.work).view) ??
    chooseView(stage, subject, look, pose);
  const view = bearing.view ?? look.view ?? usual;
  return makePerson(dressFor(stage, subject, look), random, {
    view,
    pose,
    hands,
    hasChair:
      hands?.work !== 'swing' && !(isAtDesk(hands) && view === 'back') && !isOnFurniture(stage, subject),
    colour: subject.colour,
  });
}

function isAtDesk(hands: Hands | undefined): boolean {
  return hands?.work === 'study' || hands?.work === 'type';
}

function isSeat({ key }: Subject): boolean {
  return /^(?:bench|chair|couch-and-lamp|bed|throne|wheelchair)$/.test(key);
}

function isOnFurniture(
  { reading }: Stage,
  { key, words }: Somebody,
  isOf = (thing: Subject): boolean => isFurniture(thing) || thing.key === 'bench',
): boolean {
  return reading.links.some(({ relation, from, to }) => {
    const [one, other] = [reading.subjects[from], to === null ? undefined : reading.subjects[to]];
    const isThey = one?.key === key && one.words === words;
    return relation === 'on' && isThey && other !== undefined && isOf(other);
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

/** Who works with the hands sits on what there is to sit on, and reads or plays sitting in the shade. */
function poseAtWork(
  { work }: Hands,
  does: PersonLook['does'],
  { isOnSeat, isUnderTree: isShaded }: Bearing,
): Pose | undefined {
  const { pose } = mannerOf(work);
  if (pose) return pose;
  if (does !== undefined && !isHandWork(does) && !BESIDE_WORK.has(does)) return undefined;
  if (isOnSeat) return 'seat';
  if (work === 'read' || work === 'strum')
    return isShaded && does !== 'stand' ? 'sit' : work === 'read' ? 'read' : 'play';
  return 'stand';
}

/** Said of who stands while the hands work. */
const BESIDE_WORK: ReadonlySet<PersonAct> = new Set(['stand', 'play', 'hold', 'wave']);

/** A nameless traveller has luggage on the road, and none in a room; words on a shirt need a shirt. */
function dressFor(stage: Stage, { key, person }: Somebody, look: PersonLook): PersonLook {
  if (
    stage.reading.writing.some(({ on }) => on === 'shirt') &&
    !look.wears.some(({ garment }) => garment === 't-shirt')
  )
    return { ...look, wears: [...look.wears, { garment: 't-shirt', colour: '#f2efe8', words: '' }] };
  if (look.age === 'old' && hasOldGlasses(stage, key, look))
    return { ...look, wears: [...look.wears, { garment: 'glasses', words: '' }] };
  const isNameless = key === 'person' && !person?.role && look.wears.length === 0;
  return isNameless && WIDE_SCENES.has(stage.scene) && stage.scene !== 'street'
    ? { ...look, role: 'traveller' }
    : look;
}

/** Some who are old read through them. */
function hasOldGlasses(stage: Stage, key: string, { wears }: PersonLook): boolean {
  return (
    !stage.reading.unwanted.keys.has('glasses') &&
    wears.every(({ garment }) => !/glasses|helmet|mask/.test(garment)) &&
    stage.random(`glasses ${key}`).chance(0.4)
  );
}

function choosePose(
  stage: Stage,
  key: string,
  look: PersonLook,
  hands: Hands | undefined,
  bearing: Bearing,
): Pose {
  const { does, role } = look;
  const { relations } = stage.reading;
  const { holds, rides, isOnSeat } = bearing;
  if (rides) return rides;
  // The legs are behind the table.
  if (isDiner(stage.reading, key)) return 'stand';
  if (isAtBall(stage, key, look)) return 'run';
  const atWork = hands && poseAtWork(hands, does, bearing);
  if (atWork) return atWork;
  if (isOnSeat && (does === undefined || does === 'hold' || does === 'watch')) return 'seat';
  // A hand that carries something is before the breast, also on the way.
  if (holds && (does === undefined || IN_PASSING.has(does))) return 'hold';
  const isAtPicnic = stage.reading.subjects.some(({ key }) => key === 'picnic' || key === 'campfire');
  const act =
    does ??
    (isAtPicnic ? 'sit' : undefined) ??
    (['sleep', 'read', 'dance', 'run', 'play', 'sit'] as const).find((one) => relations.has(one));
  switch (act) {
    case 'run':
    case 'walk':
    case 'wave':
    case 'dance':
    case 'read':
    case 'kneel':
      return act;
    case 'sit':
    case 'sleep':
      return isInside(stage) || isOnSeat ? 'seat' : 'sit';
    case 'play':
      // Children play without an instrument.
      return role === 'musician' ? 'play' : 'wave';
    case 'jump':
    case 'fly':
      return 'raise';
    case 'hold':
      return 'hold';
    default:
      return 'stand';
  }
}

/** After a ball one runs. */
function isAtBall({ reading: { links, subjects } }: Stage, key: string, { does }: PersonLook): boolean {
  return (
    (does === undefined || does === 'play') &&
    links.some(
      ({ relation, from, to }) =>
        relation === 'playing' && subjects[from]?.key === key && to !== null && isBall(subjects[to]),
    )
  );
}

const IN_PASSING: ReadonlySet<PersonAct> = new Set(['walk', 'stand', 'wave', 'play']);

function isInside({ scene }: Stage): boolean {
  return scene === 'room' || scene === 'theatre' || scene === 'table' || scene === 'studio';
}

function chooseView(stage: Stage, { key }: Somebody, look: PersonLook, pose: Pose): View {
  if (look.view) return look.view;
  if (pose === 'run' || pose === 'ride' || pose === 'cycle' || pose === 'kneel') return 'side';
  if (pose === 'walk') return stage.scene === 'street' || stage.scene === 'village' ? 'back' : 'side';
  if (look.does === 'watch' || stage.reading.relations.has('watch')) return 'back';
  return key === 'person' && pose === 'stand' && WIDE_SCENES.has(stage.scene) ? 'back' : 'front';
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
  /** Where one sits. */
  lap: Place;
  /** Where a pot stands, of who cooks. */
  stove: Place;
  eyes: readonly SheetEye[];
};

/** What reaches far from the body. */
const WIDE_WORK: ReadonlySet<HandWork> = new Set(['keys', 'surf', 'chess', 'swing', 'dunk']);

/** `pixels` is how tall the body would stand. People in profile look to the left, as all drawings do. */
export function drawPersonSheet(stage: Stage, person: Person, label: string, pixels: number): PersonSheet {
  const unit = pixels / 100;
  const across = person.hands && WIDE_WORK.has(person.hands.work) ? 330 : 150;
  // A leap goes up higher than anybody stands.
  const above = person.pose === 'leap' ? 60 : 0;
  const [wide, tall, foot] = [across * unit, (152 + above) * unit, (140 + above) * unit];
  let anchors: Anchors = { hand: [0, 0], lap: [0, 0], stove: [0, 0] };
  const isMirrored = person.view === 'side';
  const drawn = makeSurface(wide, tall, (brush) => {
    brush.translate(wide / 2, foot);
    brush.scale(isMirrored ? -unit : unit, unit);
    anchors = drawFigure(draftOf(stage, brush, label, isMirrored), person, stage.light.side);
  });
  const { surface, left, top } = cutToContent(drawn);
  const placeOf = ([x, y]: Point): Place => ({
    x: (wide / 2 + (isMirrored ? -x : x) * unit - left) / surface.width,
    y: (foot + y * unit - top) / surface.height,
  });
  return {
    sheet: surface,
    person,
    share: surface.height / pixels,
    hand: placeOf(anchors.hand),
    lap: placeOf(anchors.lap),
    stove: placeOf(anchors.stove),
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
    person.view !== 'front' || person.outfit.glasses === 'dark'
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
    lap: { x: 0.5, y: 1 },
    stove: { x: 0.5, y: 1 },
    eyes,
  };
}

/** Units above the chin that hair and hats need. */
function headroomOf({ outfit, hair }: Person): number {
  const gear: Partial<Record<string, number>> = {
    pointed: 192,
    toque: 154,
    crown: 142,
    bubble: 134,
    helmet: 150,
    hood: 130,
    halo: 140,
    cowboy: 134,
    tricorne: 132,
    fedora: 130,
  };
  const worn = outfit.headgear ? (gear[outfit.headgear.kind] ?? 124) : 0;
  return Math.max(
    worn,
    hair.cut === 'bun' || hair.cut === 'topknot' ? 132 : hair.cut === 'curly' ? 126 : 114,
  );
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
