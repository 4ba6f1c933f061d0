// A person in a spot: from the side that suits, with what they hold in their hand, in the light of the scene.

import { flip } from '../painting/turn-sprite.ts';
import { drawSubject } from '../painting/draw-subject.ts';
import { finished, type Draft } from '../placing/cast.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { DRINK_KEYS } from '../lexicon/drinks.ts';
import { SWIMMING } from '../people/swim.ts';
import { featEntry } from '../lexicon/feat-entries.ts';
import { isFeat } from '../lexicon/feats.ts';
import { showsHands } from '../lexicon/gestures.ts';
import { isTableWork, workWith } from '../lexicon/hand-work.ts';
import { isComputer, isSmallAnimal } from '../people/hands.ts';
import { seatOf, type BodySeat } from '../placing/sit-on-body.ts';
import { rideOnWheels } from '../people/fire-wheels.ts';
import { flyWithRibbons, standOnCloud } from '../people/in-the-sky.ts';
import {
  drawPersonSheet,
  drawPortraitSheet,
  readPerson,
  type PersonSheet,
  type Place,
} from '../people/draw-person.ts';
import { relight, type Relighting } from '../painting/relight.ts';
import type { Spot } from '../placing/spot.ts';
import type { Stage } from '../staging/stage.ts';
import { isLibrary } from '../scenery/interior.ts';
import { metresOf } from '../things/metres.ts';
import { cutToContent, makeSurface, type Surface } from '#engine/raster/surface.ts';
import { paintOnTray, paintUmbrella, paintUpright, paintByHilt, paintBalloons } from './paint-held.ts';

/** Sheets are drawn a little larger than they are seen. */
const FINE = 1.02;
const MOST_PIXELS = 1100;

export async function draftPerson(stage: Stage, spot: Spot, held: readonly Subject[]): Promise<Draft> {
  const { subject, index } = spot;
  const label = index === 0 ? subject.key : `${subject.key} ${index}`;
  const worn = held.filter(({ kind }) => kind === 'hat');
  const perched = held.flatMap((thing) => {
    const seat = seatOf(stage.reading, thing, subject);
    return seat ? [{ thing, seat }] : [];
  });
  const things = held.filter((thing) => thing.kind !== 'hat' && perched.every((one) => one.thing !== thing));
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
    const person = readPerson(stage, dressed, label, { view, holds: inHand.length > 0, given: things });
    if (showsHands(person.hands?.work) || inHand.length + perched.length > 0) {
      const half = await drawHalf(stage, person, label, { pixels, inHand, perched });
      return finished({
        spot: { ...spot, view, pose: person.pose, ...workOf(person) },
        sprite: relight(stage, half, { strength: 0.8 }),
      });
    }
    const drawn = drawPortraitSheet(stage, person, label, pixels);
    const eyes = { ratio: drawn.sheet.width / drawn.sheet.height, list: drawn.eyes };
    return finished({
      spot: { ...spot, view: person.view, eyes },
      sprite: relight(stage, drawn.sheet, { strength: 0.8 }),
    });
  }
  const ownThings = index === 0 ? things : eachOwn(things, index);
  const facing =
    ownThings.length > 0 || index === 0
      ? { holds: (index === 0 ? inHand : ownThings).length > 0, given: ownThings }
      : {};
  const person = readPerson(stage, dressed, label, facing);
  if (spot.stride !== undefined) person.stride = spot.stride;
  const drawn = drawPersonSheet(stage, person, label, pixels);
  const isTurned = person.view === 'side' && spot.isFlipped;
  const work = person.hands?.work;
  const grown = isFeat(work) ? (featEntry(work).grown ?? 1) : 1;
  const laden =
    index === 0
      ? await seatBirds(stage, drawn, perched, {
          things: inHand,
          pixels,
          isHairNamed: subject.person?.hair?.colour !== undefined,
        })
      : await handOver(stage, drawn, ownThings, pixels, subject.person?.hair?.colour !== undefined);
  const raised =
    person.pose === 'lie'
      ? layDown(drawn, pixels)
      : person.pose === 'swim' || person.pose === 'soar'
        ? turnOver(laden.sheet, pixels)
        : person.pose === 'jump'
          ? liftOff(laden, pixels)
          : raise(stage, spot, drawn, laden, pixels);
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
  };
  return {
    sheet: isTurned && !isFlat ? flip(raised.sheet) : raised.sheet,
    finish: (sheet) => ({ spot: placed, sprite: isFlat ? sheet : relight(stage, sheet, light) }),
  };
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
  const upright = (pixels * 94) / (100 - BELOW_HIPS);
  const { sheet } = await seatBirds(stage, drawPersonSheet(stage, person, label, upright), perched, {
    things: inHand,
    pixels: upright,
    isHairNamed: false,
  });
  const tall = Math.round(sheet.height - (BELOW_HIPS * upright) / 100);
  return makeSurface(sheet.width, tall, (brush) => brush.drawImage(sheet, 0, 0));
}

/** Cups are told larger than they are, but no larger than a head. */
function leastInHand({ kind, key }: Subject): number {
  return DRINK_KEYS.has(key) ? 0.1 : kind === 'food' || key === 'watch' ? 0.13 : 0.18;
}

const UMBRELLAS = ['#c8443c', '#2f6fa8', '#e0b03c', '#3f8a6a', '#7a4a9c', '#e6e2dc'] as const;

/** "People with umbrellas": each has one, as many as there are, in colours of their own. */
function eachOwn(things: readonly Subject[], index: number): Subject[] {
  return things
    .filter(({ key, count, isCounted }) => key === 'umbrella' && count > (isCounted === true ? index : 1))
    .map((thing) => ({ ...thing, colour: thing.colour ?? UMBRELLAS[index % UMBRELLAS.length] ?? '#c8443c' }));
}

/** On the back, the head to the right, the face up. */
function layDown({ sheet }: PersonSheet, pixels: number): { sheet: Surface; share: number } {
  const laid = makeSurface(sheet.height, sheet.width, (brush) => {
    brush.translate(sheet.height, 0);
    brush.rotate(Math.PI / 2);
    brush.drawImage(sheet, 0, 0);
  });
  return { sheet: laid, share: laid.height / pixels };
}

/** Along the water: the head to the left, where it looks. */
function turnOver(sheet: Surface, pixels: number): { sheet: Surface; share: number } {
  const edge = Math.hypot(sheet.width, sheet.height);
  const turned = makeSurface(edge, edge, (brush) => {
    brush.translate(edge / 2, edge / 2);
    brush.rotate(-SWIMMING);
    brush.drawImage(sheet, -sheet.width / 2, -sheet.height / 2);
  });
  const { surface } = cutToContent(turned);
  return { sheet: surface, share: surface.height / pixels };
}

/** Of a body: how high over the ground, where the shadow stays, somebody is who jumps. */
const LEAP = 0.16;

function liftOff({ sheet }: Laden, pixels: number): { sheet: Surface; share: number } {
  const lifted = makeSurface(sheet.width, sheet.height + pixels * LEAP, (brush) =>
    brush.drawImage(sheet, 0, 0),
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
  if (!isFloating || stage.scene !== 'sky' || !isOnCloud || person.outfit.wings) return laden;
  return standOnCloud(laden, pixels, stage.random(`cloud under ${subject.key}`));
}

/** Dishes stand there. */
function isAtStoveOrTable({ hands }: PersonSheet['person']): boolean {
  return hands?.work === 'cook' || isTableWork(hands?.work) || isAtDesk({ hands });
}

function isAtDesk({ hands }: Pick<PersonSheet['person'], 'hands'>): boolean {
  return hands?.work === 'type' || hands?.work === 'study';
}

/** A hat or crown among the things becomes part of the dress. */
function putOn(subject: Subject, hat: Subject): Subject {
  const look = subject.person ?? { wears: [] };
  const garment = hat.key === 'crown' ? 'crown' : 'hat';
  return { ...subject, person: { ...look, wears: [...look.wears, { garment, words: '' }] } };
}

/** How wide the top of a stove is, in parts of who stands at it. */
const ON_STOVE = 0.3;

/** `lapAcross`: where the body's middle is, as a part of the width. */
/** Small animals on a shoulder, the head or the hand; then what is in the hands. */
async function seatBirds(
  stage: Stage,
  drawn: PersonSheet,
  perched: readonly { thing: Subject; seat: BodySeat }[],
  { things, pixels, isHairNamed }: { things: readonly Subject[]; pixels: number; isHairNamed: boolean },
): Promise<Laden> {
  if (perched.length === 0) return handOver(stage, drawn, things, pixels, isHairNamed);
  const { sheet } = drawn;
  const edge = pixels * 0.5;
  const drawings = await Promise.all(perched.map(({ thing }) => drawSubject(stage, thing)));
  const seated = makeSurface(sheet.width + edge * 2, sheet.height + edge, (brush) => {
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(sheet, edge, edge);
    for (const [at, drawing] of drawings.entries()) {
      const { thing, seat } = perched[at] as (typeof perched)[number];
      const tall = Math.min(0.3, Math.max(0.17, metresOf(thing) / 1.7)) * pixels;
      const wide = (tall * drawing.width) / drawing.height;
      const { x, y } = drawn[seat];
      brush.drawImage(
        drawing,
        edge + x * sheet.width - wide / 2,
        edge + y * sheet.height - tall * 0.96,
        wide,
        tall,
      );
    }
  });
  const { surface, left, top } = cutToContent(seated);
  const moved = ({ x, y }: Place): Place => ({
    x: (edge + x * sheet.width - left) / surface.width,
    y: (edge + y * sheet.height - top) / surface.height,
  });
  const { hand, other, lap, stove } = drawn;
  return handOver(
    stage,
    {
      ...drawn,
      sheet: surface,
      share: surface.height / pixels,
      hand: moved(hand),
      other: moved(other),
      lap: moved(lap),
      stove: moved(stove),
    },
    things,
    pixels,
    isHairNamed,
  );
}

type Laden = { sheet: Surface; share: number; lapAcross: number };

/** Puts things into the hand: an umbrella over the head, all else before the breast. */
async function handOver(
  stage: Stage,
  { sheet, hand, other, lap, stove, share, person }: PersonSheet,
  things: readonly Subject[],
  pixels: number,
  isHairNamed = false,
): Promise<Laden> {
  if (things.length === 0) return { sheet, share, lapAcross: lap.x };
  const drawings = await Promise.all(
    things.map(async (thing) => ({ thing, drawing: await drawSubject(stage, thing) })),
  );
  // The cloth of a flag flies over all heads.
  const edge = pixels * (things.some(isFlag) ? 1.2 : 0.7);
  const laden = makeSurface(sheet.width + edge * 2, sheet.height + edge, (brush) => {
    brush.imageSmoothingQuality = 'high';
    // A telephone is in the one hand already.
    const free = person.hands?.work === 'phone' ? other : hand;
    const at = { x: edge + free.x * sheet.width, y: edge + free.y * sheet.height };
    const isBehind = person.view === 'back';
    // The hand closes around a pole; that of who sits stands before the seat.
    const isSeated = person.pose === 'seat';
    if (isSeated && !isBehind) brush.drawImage(sheet, edge, edge);
    for (const { thing, drawing } of drawings) {
      if (!isPole(thing)) continue;
      const floor = edge + sheet.height;
      if (isFlag(thing)) {
        const tall = pixels * FLAGPOLE;
        const wide = (tall * drawing.width) / drawing.height;
        brush.drawImage(drawing, at.x - wide * POLE_OF_FLAG, floor - tall, wide, tall);
        continue;
      }
      // The handle of a walking stick is in the hand.
      const tall = thing.key === 'staff' ? pixels * 1.08 : floor - at.y + pixels * 0.03;
      const wide = (tall * drawing.width) / drawing.height;
      brush.drawImage(drawing, at.x - wide / 2, floor - tall, wide, tall);
    }
    // A large head is before it, and hair whose colour was said.
    const isUmbrellaBehind = person.animal !== undefined || isHairNamed;
    for (const { thing, drawing } of drawings)
      if (thing.key === 'umbrella' && isUmbrellaBehind) paintUmbrella(brush, drawing, at, pixels * 0.84);
    if (!isBehind && !isSeated) brush.drawImage(sheet, edge, edge);
    const isOnTray = person.hands?.work === 'tray' && !isBehind;
    if (isOnTray)
      paintOnTray(
        brush,
        drawings,
        { x: edge + stove.x * sheet.width, y: edge + stove.y * sheet.height },
        pixels,
      );
    // A desk is before the food, seen from behind who sits at it.
    if (isBehind && isAtDesk(person)) brush.drawImage(sheet, edge, edge);
    drawings.forEach(({ thing, drawing }, index) => {
      if (isPole(thing) || (isOnTray && thing.kind === 'food')) return;
      const ratio = drawing.width / drawing.height;
      if (thing.key === 'umbrella') {
        if (!isUmbrellaBehind) paintUmbrella(brush, drawing, at, pixels * 0.66);
        return;
      }
      if (thing.key === 'shield') {
        // On the other arm, before the body; the head of who is in profile looks to the left.
        const tall = pixels * 0.36;
        const x = edge + lap.x * sheet.width - pixels * (person.view === 'side' ? 0.14 : 0.17);
        brush.drawImage(
          drawing,
          x - (tall * ratio) / 2,
          edge + lap.y * sheet.height - tall * 0.92,
          tall * ratio,
          tall,
        );
        return;
      }
      if (thing.key === 'balloon') {
        paintBalloons(brush, drawing, at, pixels * 0.26, thing);
        return;
      }
      if (isAtStoveOrTable(person) && thing.kind === 'food') {
        // As many as lie side by side on the stove, each large enough to be seen.
        const share = Math.min(ON_STOVE, Math.max(0.1, metresOf(thing)));
        const wide = pixels * share;
        const pieces = Math.min(Math.round(ON_STOVE / share), thing.count);
        const [x, foot] = [edge + stove.x * sheet.width, edge + stove.y * sheet.height];
        for (let piece = 0; piece < pieces; piece++) {
          const left = x + (piece - pieces / 2) * wide;
          brush.drawImage(drawing, left, foot - wide / ratio + wide * 0.06, wide, wide / ratio);
        }
        return;
      }
      if (isSmallAnimal(thing)) {
        const tall = Math.min(0.36, Math.max(0.26, metresOf(thing) / 1.7)) * pixels;
        brush.drawImage(drawing, at.x - (tall * ratio) / 2, at.y - tall * 0.8, tall * ratio, tall);
        return;
      }
      const tall = Math.min(0.5, Math.max(leastInHand(thing), (metresOf(thing) / 1.7) * 1.2)) * pixels;
      const wide = tall * ratio;
      if (thing.key === 'dagger') {
        const long = pixels * 0.2;
        paintUpright(brush, drawing, at, { wide: long * ratio, tall: long });
      } else if (/^(?:sword|katana)$/.test(thing.key)) {
        const long = pixels * 0.58;
        const out = person.hands?.work === 'lift' ? 0.34 : 0.12;
        paintByHilt(brush, drawing, at, {
          wide: long * ratio,
          tall: long,
          turn: person.view === 'side' ? -out : out,
        });
      } else brush.drawImage(drawing, at.x - wide / 2 + index * wide * 0.6, at.y - tall * 0.72, wide, tall);
    });
    if (isBehind && !isAtDesk(person)) brush.drawImage(sheet, edge, edge);
  });
  const { surface: cut, left } = cutToContent(laden);
  return {
    sheet: cut,
    share: cut.height / pixels,
    lapAcross: (edge + lap.x * sheet.width - left) / cut.width,
  };
}

/** It stands on the floor beside whoever has a hand on it. */
function isPole(thing: Subject): boolean {
  return thing.key === 'staff' || thing.key === 'walking-stick' || isFlag(thing);
}

/** So high over the ground, of the height of who has it; and where its pole is, of the breadth of its drawing. */
const FLAGPOLE = 1.9;
const POLE_OF_FLAG = 0.08;

function isFlag({ key }: Subject): boolean {
  return key === 'plain-flag' || key === 'flag-of-china';
}
