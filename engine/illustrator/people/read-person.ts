// Who somebody is to look like: what they wear, from which side they are seen, what they are at.

import { isBeforeBody, mannerOf } from '../lexicon/hand-work.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { PersonLook } from '../reading/people/person-look.ts';
import type { Stage } from '../staging/stage.ts';
import { isFurniture } from '../things/redrawn.ts';
import { isCloseToSill, sitsOnSill } from '../scenery/window-box.ts';
import { isLedge } from './ledges.ts';
import { coatsOf } from '../animals/bodies.ts';
import { faceName } from '../animals/load-faces.ts';
import type { Rgb } from '#engine/raster/colour.ts';
import { choosePose, chooseView, isOnBoard, sitsAboard, type Bearing, type Somebody } from './choose-pose.ts';
import { readHands, type Hands } from './hands.ts';
import { dressFor } from './dress-for.ts';
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
  if (subject.material !== undefined) person.material = subject.material;
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
