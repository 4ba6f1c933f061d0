// A person in a spot: from the side that suits, with what they hold in their hand, in the light of the scene.

import { flip } from '../painting/turn-sprite.ts';
import { finished, type Draft } from '../placing/cast.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { SWIMMING } from '../people/swim.ts';
import { featEntry } from '../lexicon/feat-entries.ts';
import { isFeat } from '../lexicon/feats.ts';
import { showsHands, type Gesture } from '../lexicon/gestures.ts';
import { isTableWork, workWith } from '../lexicon/hand-work.ts';
import { isComputer } from '../people/hands.ts';
import { seatOf, type BodySeat } from '../placing/sit-on-body.ts';
import { rideOnWheels } from '../people/fire-wheels.ts';
import { flyWithRibbons, standOnCloud } from '../people/in-the-sky.ts';
import { drawPersonSheet, drawPortraitSheet, type PersonSheet } from '../people/draw-person.ts';
import { readPerson } from '../people/read-person.ts';
import { spins, viewInTurn } from '../people/poses.ts';
import { relight, type Relighting } from '../painting/relight.ts';
import { asItIs, litLater } from '../painting/sprite.ts';
import type { Spot } from '../placing/spot.ts';
import type { Stage } from '../staging/stage.ts';
import { isLibrary } from '../scenery/interior.ts';
import { metresOf } from '../things/metres.ts';
import { cutToContent, makeSurface, type Surface } from '#engine/raster/surface.ts';
import { withHeadOf } from './heads-of-things.ts';
import { drawSubject } from '../painting/draw-subject.ts';
import { handOver, seatBirds, type Laden } from './hand-over.ts';

/** Sheets are drawn a little larger than they are seen. */
const FINE = 1.02;
const MOST_PIXELS = 1100;

export async function draftPerson(stage: Stage, spot: Spot, held: readonly Subject[]): Promise<Draft> {
  const { subject, index } = spot;
  const label = index === 0 || subject.person?.isTwin ? subject.key : `${subject.key} ${index}`;
  const worn = held.filter((thing) => thing.kind === 'hat' && !isInHand(stage, subject, thing));
  const perched = held.flatMap((thing) => {
    const seat = seatOf(stage.reading, thing, subject);
    return seat ? [{ thing, seat }] : [];
  });
  const things = held.filter((thing) => !worn.includes(thing) && perched.every((one) => one.thing !== thing));
  // Who reads has a book already, however large it is said to be, and who types a computer.
  const inHand = things.filter(
    (thing) =>
      workWith(thing) === undefined &&
      !(thing.key === 'book' && subject.person?.hands === 'read') &&
      // The books are on the shelves for which one reaches.
      !(thing.key === 'book' && subject.person?.hands === 'reach' && isLibrary(stage)) &&
      !(isComputer(thing) && subject.person?.hands === 'type'),
  );
  const dressed = worn.reduce(putOn, subject);
  const pixels = Math.min(MOST_PIXELS, Math.max(160, spot.tall * FINE));
  if (spot.isPortrait) {
    const view = dressed.person?.view ?? 'front';
    const sitter = inHand.length > 0 ? holdingUp(dressed) : dressed;
    const person = readPerson(stage, sitter, label, { view, holds: inHand.length > 0, given: things });
    const isBeforePlace = stage.reading.isHalfLength === true && person.age !== 'child';
    if (isBeforePlace) person.hands ??= { work: atRest(stage, person, label) };
    const isHalf = isBeforePlace || showsHands(person.hands?.work);
    const onNose = perched.filter(({ seat }) => seat === 'nose');
    if (isHalf || inHand.length + perched.length > onNose.length) {
      const half = await drawHalf(stage, person, label, { pixels, inHand, perched });
      return finished({
        spot: { ...spot, view, pose: person.pose, ...workOf(person) },
        sprite: litLater(half, (sheet) => relight(stage, sheet, { strength: 0.8 })),
      });
    }
    const sitting = drawPortraitSheet(stage, person, label, pixels);
    const drawn = await landOn(stage, sitting, onNose);
    const eyes = { ratio: drawn.sheet.width / drawn.sheet.height, list: drawn.eyes };
    return finished({
      spot: { ...spot, view: person.view, eyes },
      sprite: litLater(drawn.sheet, (sheet) => relight(stage, sheet, { strength: 0.8 })),
    });
  }
  const ownThings = index === 0 ? things : eachOwn(stage, things, index);
  const facing =
    ownThings.length > 0 || index === 0
      ? { holds: (index === 0 ? inHand : ownThings).length > 0, given: ownThings }
      : {};
  const person = readPerson(stage, dressed, label, facing);
  if (spot.stride !== undefined) person.stride = spot.stride;
  const inTurn = spot.stride !== undefined && spins(subject) ? viewInTurn(spot.stride) : undefined;
  if (inTurn) person.view = inTurn.view;
  const bare = drawPersonSheet(stage, person, label, pixels);
  const drawn = subject.headOf
    ? withHeadOf(bare, await drawSubject(stage, subject.headOf, `${label} head`))
    : bare;
  const isTurned = person.view === 'side' && (inTurn?.isFlipped ?? spot.isFlipped);
  const work = person.hands?.work;
  const grown = isFeat(work) ? (featEntry(work).grown ?? 1) : 1;
  const laden =
    index === 0
      ? await seatBirds(stage, drawn, perched, {
          things: inHand,
          pixels,
        })
      : await handOver(stage, drawn, ownThings, pixels);
  const raised =
    person.pose === 'lie'
      ? layDown(drawn, pixels)
      : person.pose === 'swim' || person.pose === 'soar'
        ? turnOver(laden.sheet, pixels, spot.stride !== undefined)
        : person.pose === 'jump'
          ? liftOff(laden, pixels, spot.stride)
          : raise(stage, spot, drawn, laden, pixels);
  const crown =
    raised.sheet === laden.sheet
      ? laden.crown
      : person.pose === 'jump'
        ? { x: laden.crown.x, y: (laden.crown.y * laden.sheet.height) / raised.sheet.height }
        : undefined;
  const light: Relighting = {
    haze: spot.haze,
    strength: stage.scene === 'studio' || stage.scene === 'poster' ? 0.55 : stage.isDark ? 0.72 : 0.85,
    hasHalo: stage.isDark && stage.scene !== 'moon' && stage.scene !== 'space',
  };
  const isFlat = stage.scene === 'emblem';
  const placed: Spot = {
    ...spot,
    isFlipped: isTurned,
    isFloating: spot.isFloating || person.hands?.work === 'surf',
    tall: spot.tall * raised.share * grown,
    share: raised.share * grown,
    view: person.view,
    pose: person.pose,
    ...workOf(person),
    lap: 1 - drawn.lap.y,
    ...(isTableWork(person.hands?.work) ? { table: ((1 - drawn.stove.y) * drawn.share) / raised.share } : {}),
    lapAcross: isTurned ? 1 - laden.lapAcross : laden.lapAcross,
    ...(crown && { crown: { x: isTurned ? 1 - crown.x : crown.x, y: crown.y } }),
    ...(laden.held && raised.sheet === laden.sheet
      ? { held: { ...laden.held, x: isTurned ? 1 - laden.held.x : laden.held.x } }
      : {}),
  };
  return {
    sheet: isTurned && !isFlat ? flip(raised.sheet) : raised.sheet,
    finish: (sheet) => ({
      spot: placed,
      sprite: isFlat ? asItIs(sheet) : litLater(sheet, (bare) => relight(stage, bare, light)),
    }),
  };
}

/** A portrait with what has landed on the nose. */
async function landOn(
  stage: Stage,
  drawn: PersonSheet,
  [first]: readonly { thing: Subject }[],
): Promise<PersonSheet> {
  if (!first) return drawn;
  const insect = await drawSubject(stage, first.thing);
  const { sheet, nose } = drawn;
  const wide = sheet.width * LANDED;
  const tall = (wide * insect.height) / insect.width;
  return {
    ...drawn,
    sheet: makeSurface(sheet.width, sheet.height, (brush) => {
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(sheet, 0, 0);
      brush.drawImage(
        insect,
        nose.x * sheet.width - wide / 2,
        nose.y * sheet.height - tall * 0.66,
        wide,
        tall,
      );
    }),
  };
}
/** Of the breadth of a portrait. */
const LANDED = 0.13;

/** Nobody stands before a place with both arms hanging down. */
function atRest(stage: Stage, { outfit, isFemale }: PersonSheet['person'], label: string): Gesture {
  if (outfit.top.cut === 'armour' || outfit.top.cut === 'spacesuit') return 'hands-on-hips';
  const [first] = stage.reading.subjects;
  const isAlone = stage.reading.subjects.length === 1 && first?.count === 1;
  if (!isAlone) return isFemale ? 'hands-folded' : 'behind-back';
  return stage.random(`arms ${label}`).chance(0.6)
    ? 'arms-crossed'
    : isFemale
      ? 'hands-folded'
      : 'behind-back';
}

function workOf({ hands }: PersonSheet['person']): Pick<Spot, 'work'> {
  return hands ? { work: hands.work } : {};
}

/** Of a body of a hundred: what is below the picture of who tells or holds something in a portrait. */
const BELOW_HIPS = 45;

/** Down to the hips, so that arms, hands and what is in them are seen; cut straight at the bottom. */
async function drawHalf(
  stage: Stage,
  person: PersonSheet['person'],
  label: string,
  {
    pixels,
    inHand,
    perched,
  }: { pixels: number; inHand: readonly Subject[]; perched: readonly { thing: Subject; seat: BodySeat }[] },
): Promise<Surface> {
  const areHands = stage.reading.isOfHands === true;
  const upright = ((pixels * 94) / (100 - BELOW_HIPS)) * (areHands ? FINER : 1);
  const drawn = drawPersonSheet(stage, person, label, upright);
  const laden = await seatBirds(stage, drawn, perched, {
    things: inHand,
    pixels: upright,
  });
  if (areHands) return cutAroundHands(stage, drawn, laden, upright);
  const { sheet } = laden;
  const tall = Math.round(sheet.height - (BELOW_HIPS * upright) / 100);
  return makeSurface(sheet.width, tall, (brush) => brush.drawImage(sheet, 0, 0));
}

/** As much finer a body is drawn of which only the hands are seen. */
const FINER = 1.5;
/** So much of somebody upright is seen around the hands, and of what they hold. */
const [AROUND, AROUND_HELD] = [0.26, 1.9] as const;

/** A part as wide and tall as the image is, with the hands in its middle. */
function cutAroundHands(
  { width, height }: Stage,
  { hand, other }: PersonSheet,
  { sheet, held }: Laden,
  upright: number,
): Surface {
  const thing = held === undefined ? 0 : held.tall * sheet.height;
  const tall = Math.max(upright * AROUND, thing * AROUND_HELD);
  const wide = (tall * width) / height;
  const [x, y] = held ? [held.x, held.y - held.tall * 0.4] : [(hand.x + other.x) / 2, (hand.y + other.y) / 2];
  return makeSurface(wide, tall, (brush) =>
    brush.drawImage(sheet, wide / 2 - x * sheet.width, tall / 2 - y * sheet.height),
  );
}

const UMBRELLAS = ['#c8443c', '#2f6fa8', '#e0b03c', '#3f8a6a', '#7a4a9c', '#e6e2dc'] as const;

/** "People with umbrellas": each has one, as many as there are, in colours of their own. */
/** How many have it in their hands. */
function holdersOf({ reading: { subjects, links } }: Stage, thing: Subject): number {
  const held = links.find(({ relation, to }) => relation === 'holding' && subjects[to ?? -1] === thing);
  return (held && subjects[held.from]?.count) ?? 0;
}

function eachOwn(stage: Stage, things: readonly Subject[], index: number): Subject[] {
  return things.flatMap((thing) => {
    const { key, count, isCounted, colour } = thing;
    // 三个行人撑着伞: each has one, while two may share it.
    const isOfMany = isCounted !== true && (count > 1 || holdersOf(stage, thing) > 2);
    if (key === 'umbrella')
      return isOfMany || (isCounted === true && count > index)
        ? [{ ...thing, colour: colour ?? UMBRELLAS[index % UMBRELLAS.length] ?? '#c8443c' }]
        : [];
    const isEaten = stage.reading.links.some(
      ({ relation, to }) =>
        (relation === 'eating' || relation === 'drinking') && stage.reading.subjects[to ?? -1] === thing,
    );
    const isOfEach = isEaten || FOR_EACH.test(key) || (isCounted !== true && isOneHanded(thing));
    return isOfEach && (isCounted !== true || count > index) ? [{ ...thing, count: 1 }] : [];
  });
}

/** 孩子们举着灯笼: where nobody says how many, each of them has one. */
const FOR_EACH =
  /^(?:lantern|rabbit-lantern|sparkler|plain-flag|candle|torch|lollipop|cotton-candy|popsicle|ice-cream-cone|ice-cream|rose|tulip|flower|sunflower|bouquet|magic-wand|balloon)$/;

/** 两名士兵手持长矛, "two girls with apples": without a number each has one in the hand. */
function isOneHanded(thing: Subject): boolean {
  const { key, kind } = thing;
  return ARMS.test(key) || ((kind === 'item' || kind === 'food') && metresOf(thing) <= IN_ONE_HAND);
}
const ARMS = /^(?:staff|sword|katana|spear|shield|trident|axe|dagger|walking-stick|broom|bow|torch)$/;
/** In metres. */
const IN_ONE_HAND = 0.45;

/** On the back, the head to the right, the face up. */
function layDown({ sheet }: PersonSheet, pixels: number): { sheet: Surface; share: number } {
  const laid = makeSurface(sheet.height, sheet.width, (brush) => {
    brush.translate(sheet.height, 0);
    brush.rotate(Math.PI / 2);
    brush.drawImage(sheet, 0, 0);
  });
  return { sheet: laid, share: laid.height / pixels };
}

/** Along the water: the head to the left, where it looks. `isOfMany`: all sheets of a stride keep one size. */
function turnOver(sheet: Surface, pixels: number, isOfMany: boolean): { sheet: Surface; share: number } {
  const edge = Math.hypot(sheet.width, sheet.height);
  const turned = makeSurface(edge, edge, (brush) => {
    brush.translate(edge / 2, edge / 2);
    brush.rotate(-SWIMMING);
    brush.drawImage(sheet, -sheet.width / 2, -sheet.height / 2);
  });
  const surface = isOfMany ? turned : cutToContent(turned).surface;
  return { sheet: surface, share: surface.height / pixels };
}

/** Of a body: how high over the ground, where the shadow stays, somebody is who jumps. */
const LEAP = 0.16;

/** `stride`: at 0 as high as in the still, half of it later on the ground. */
function liftOff({ sheet }: Laden, pixels: number, stride = 0): { sheet: Surface; share: number } {
  const fallen = ((1 - Math.cos(stride * Math.PI * 2)) / 2) * LEAP * pixels;
  const lifted = makeSurface(sheet.width, sheet.height + pixels * LEAP, (brush) =>
    brush.drawImage(sheet, 0, fallen),
  );
  return { sheet: lifted, share: lifted.height / pixels };
}

/** Who stands in the sky stands on a cloud, unless they fly by themselves. */
function raise(
  stage: Stage,
  { subject, isFloating }: Spot,
  { person }: PersonSheet,
  laden: { sheet: Surface; share: number },
  pixels: number,
): { sheet: Surface; share: number } {
  if (subject.key === 'apsara' || subject.key === 'chang-e') return flyWithRibbons(laden, pixels);
  if (subject.key === 'nezha') return rideOnWheels(laden, pixels);
  const isOnCloud = subject.key === 'monkey-king' || !stage.reading.relations.has('fly');
  // Who sits on the moon or a carpet needs none.
  const isSeated = person.pose === 'seat' || isOnCarpet(stage, subject);
  if (!isFloating || stage.scene !== 'sky' || !isOnCloud || isSeated || person.outfit.wings) return laden;
  return standOnCloud(laden, pixels, stage.random(`cloud under ${subject.key}`));
}

function isOnCarpet({ reading: { links, subjects } }: Stage, subject: Subject): boolean {
  return links.some(
    ({ relation, from, to }) =>
      relation === 'on' && subjects[from] === subject && subjects[to ?? -1]?.key === 'flying-carpet',
  );
}

/** "With a straw hat in her hand". */
function isInHand({ reading: { links, subjects } }: Stage, who: Subject, thing: Subject): boolean {
  return links.some(
    ({ relation, from, to }) =>
      relation === 'holding' && subjects[from] === who && subjects[to ?? -1] === thing,
  );
}

/** A hat or crown among the things becomes part of the dress. */
function putOn(subject: Subject, hat: Subject): Subject {
  const look = subject.person ?? { wears: [] };
  const garment = hat.key === 'crown' ? 'crown' : 'hat';
  return { ...subject, person: { ...look, wears: [...look.wears, { garment, words: '' }] } };
}

/** Of who sits the lap is below the edge of a portrait: what is held is held up. */
function holdingUp(subject: Subject): Subject {
  const { person } = subject;
  return person?.does === 'sit' ? { ...subject, person: { ...person, does: 'hold' } } : subject;
}
