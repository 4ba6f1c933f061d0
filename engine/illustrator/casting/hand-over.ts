// What is in somebody's hands, laid into the picture of them: over the head, before the breast, on a stove or a tray, on a shoulder.

import { drawSubject } from '../painting/draw-subject.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { DRINK_KEYS } from '../lexicon/drinks.ts';
import { isTableWork } from '../lexicon/hand-work.ts';
import { isSmallAnimal } from '../people/hands.ts';
import type { BodySeat } from '../placing/sit-on-body.ts';
import type { PersonSheet, Place } from '../people/draw-person.ts';
import { umbrellaLink } from '../people/one-umbrella.ts';
import type { Spot } from '../placing/spot.ts';
import type { Stage } from '../staging/stage.ts';
import { isInBothHands, isJuggled } from './both-hands.ts';
import { isFlowerKey } from '../contents/products.ts';
import { metresOf } from '../things/metres.ts';
import { cutToContent, makeSurface, type Surface } from '#engine/raster/surface.ts';
import {
  endOf,
  paintBalloons,
  paintByEnd,
  paintByHilt,
  paintJuggled,
  paintOnTray,
  paintUmbrella,
  paintUpright,
} from './paint-held.ts';

/** What is small is told twice as large as it is, but no larger than a head; of the height of who has it. */
function leastInHand(thing: Subject): number {
  const most = thing.kind === 'food' || thing.key === 'watch' ? 0.13 : 0.18;
  return DRINK_KEYS.has(thing.key) ? 0.1 : Math.min(most, Math.max(0.1, (metresOf(thing) / 1.7) * 2));
}

/** Dishes stand there. */
function isAtStoveOrTable({ hands }: PersonSheet['person']): boolean {
  return hands?.work === 'cook' || isTableWork(hands?.work) || isAtDesk({ hands });
}

function isAtDesk({ hands }: Pick<PersonSheet['person'], 'hands'>): boolean {
  return hands?.work === 'type' || hands?.work === 'study';
}

/** How wide the top of a stove is, in parts of who stands at it. */
const ON_STOVE = 0.3;

/** Of the height of who has it there. */
const ON_NOSE = 0.06;

/** Small animals on a shoulder, the head or the hand; then what is in the hands. */
export async function seatBirds(
  stage: Stage,
  drawn: PersonSheet,
  perched: readonly { thing: Subject; seat: BodySeat }[],
  { things, pixels }: { things: readonly Subject[]; pixels: number },
): Promise<Laden> {
  if (perched.length === 0) return handOver(stage, drawn, things, pixels);
  const { sheet } = drawn;
  const edge = pixels * 0.5;
  const drawings = await Promise.all(perched.map(({ thing }) => drawSubject(stage, thing)));
  const seated = makeSurface(sheet.width + edge * 2, sheet.height + edge, (brush) => {
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(sheet, edge, edge);
    for (const [at, drawing] of drawings.entries()) {
      const { thing, seat } = perched[at] as (typeof perched)[number];
      const tall =
        (seat === 'nose' ? ON_NOSE : Math.min(0.3, Math.max(0.17, metresOf(thing) / 1.7))) * pixels;
      const wide = (tall * drawing.width) / drawing.height;
      const { x, y } = drawn[seat];
      // Beside the head, and not before the face.
      const out = seat === 'shoulder' ? Math.sign(x - drawn.lap.x) * wide * 0.22 : 0;
      brush.drawImage(
        drawing,
        edge + x * sheet.width - wide / 2 + out,
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
  const { hand, other, lap, stove, crown } = drawn;
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
      crown: moved(crown),
    },
    things,
    pixels,
  );
}

const MOST_JUGGLED = 7;

/** `lapAcross`: where the body's middle is, as a part of the width. `crown`: in parts of the sheet. */
export type Laden = {
  sheet: Surface;
  share: number;
  lapAcross: number;
  crown: Place;
  held?: NonNullable<Spot['held']>;
};

/** Puts things into the hand: an umbrella over the head, all else before the breast. */
export async function handOver(
  stage: Stage,
  { sheet, hand, other, lap, stove, crown, share, person }: PersonSheet,
  things: readonly Subject[],
  pixels: number,
): Promise<Laden> {
  if (things.length === 0) return { sheet, share, lapAcross: lap.x, crown };
  const hold = { view: person.view, work: person.hands?.work };
  const inHands = things.flatMap((thing) =>
    things.length === 1 && isInBothHands(stage.reading, thing, hold) ? [thing, thing] : [thing],
  );
  const drawings = await Promise.all(
    inHands.map(async (thing) => ({ thing, drawing: await drawSubject(stage, thing) })),
  );
  const isFlown = (thing: Subject): boolean => isFlag(thing) && PLANTED.test(stage.words);
  const [{ drawing: umbrella } = {}] = drawings;
  // The cloth of a flag on its pole flies over all heads. Of who strides the sheet has room of its own for an umbrella.
  const edge =
    umbrella && things.every(({ key }) => key === 'umbrella')
      ? roomForUmbrella(sheet, hand, {
          wide: pixels * UMBRELLA_WIDE,
          tall: (pixels * UMBRELLA_WIDE * umbrella.height) / umbrella.width,
        })
      : pixels * (things.some(isFlown) ? 1.2 : 0.7);
  let held: { subject: Subject; x: number; y: number; tall: number } | undefined;
  const laden = makeSurface(sheet.width + edge * 2, sheet.height + edge, (brush) => {
    brush.imageSmoothingQuality = 'high';
    // A telephone is in the one hand already.
    const free = person.hands?.work === 'phone' ? other : hand;
    const first = { x: edge + free.x * sheet.width, y: edge + free.y * sheet.height };
    const second = { x: edge + other.x * sheet.width, y: edge + other.y * sheet.height };
    const at = first;
    const isBehind = person.view === 'back';
    // The hand closes around a pole; that of who sits stands before the seat.
    const isSeated = person.pose === 'seat';
    // The head is before it, and where two have one it is between them.
    const isOverOwn = person.view !== 'side' && umbrellaLink(stage.reading) === undefined;
    const over = isOverOwn ? edge + lap.x * sheet.width : at.x;
    for (const { thing, drawing } of drawings)
      if (thing.key === 'umbrella') paintUmbrella(brush, drawing, at, pixels * UMBRELLA_WIDE, over);
    if (isSeated && !isBehind) brush.drawImage(sheet, edge, edge);
    for (const { thing, drawing } of drawings) {
      const floor = edge + sheet.height;
      if (isFlown(thing)) {
        const tall = pixels * FLAGPOLE;
        const wide = (tall * drawing.width) / drawing.height;
        brush.drawImage(drawing, at.x - wide * POLE_OF_FLAG, floor - tall, wide, tall);
        continue;
      }
      if (!isPole(thing)) continue;
      // The handle of a walking stick is in the hand.
      const tall = thing.key === 'staff' ? pixels * 1.08 : floor - at.y + pixels * 0.03;
      const wide = (tall * drawing.width) / drawing.height;
      brush.drawImage(drawing, at.x - wide / 2, floor - tall, wide, tall);
    }
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
      if (thing.key === 'umbrella' || isPole(thing) || isFlown(thing)) return;
      if (isOnTray && thing.kind === 'food') return;
      // Who has a cup and a book has one in each hand.
      const isTaken = index > 0 || drawings.some((one) => one.thing.key === 'umbrella');
      const isSecond = isTaken && free === hand && person.view === 'front' && person.hands === undefined;
      const at = isSecond ? second : first;
      const ratio = drawing.width / drawing.height;
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
      if (isJuggled(stage.words, thing)) {
        const middle = { x: edge + lap.x * sheet.width, y: at.y };
        paintJuggled(brush, drawing, middle, pixels, Math.min(thing.count, MOST_JUGGLED), person.stride);
        return;
      }
      if (thing.key === 'balloon') {
        paintBalloons(brush, drawing, at, pixels * 0.26, thing);
        return;
      }
      if (isAtStoveOrTable(person) && thing.kind === 'food') {
        // As many as lie side by side on the stove, each large enough to be seen, and each dish beside the others.
        const dishes = things.filter(({ kind }) => kind === 'food');
        const room = ON_STOVE / dishes.length;
        const share = Math.min(room, Math.max(0.1, metresOf(thing)));
        const wide = pixels * share;
        const pieces = Math.max(1, Math.min(Math.round(room / share), thing.count));
        const place = dishes.indexOf(thing) - (dishes.length - 1) / 2;
        const x = edge + stove.x * sheet.width + place * room * pixels;
        const foot = edge + stove.y * sheet.height;
        for (let piece = 0; piece < pieces; piece++) {
          const left = x + (piece - pieces / 2) * wide;
          brush.drawImage(drawing, left, foot - wide / ratio + wide * 0.06, wide, wide / ratio);
        }
        return;
      }
      if (isSmallAnimal(thing)) {
        const least = metresOf(thing) < INSECT ? 0.1 : 0.26;
        const high = Math.min(0.36, Math.max(least, metresOf(thing) / 1.7)) * pixels;
        // Curled up it is broad, and no larger for that.
        const wide = Math.min(high * ratio, pixels * BROADEST_PET);
        const tall = wide / ratio;
        brush.drawImage(drawing, at.x - wide / 2, at.y - tall * 0.8, wide, tall);
        return;
      }
      const high =
        thing.drawing === SHORT_ROSE
          ? ROSE_HEAD
          : Math.min(isCutFlower(thing) ? CUT_FLOWER : Infinity, metresOf(thing));
      const own = Math.min(0.5, Math.max(leastInHand(thing), (high / 1.7) * 1.2)) * pixels;
      // What is low and long is no longer than an arm and a half.
      const wide = Math.min(own * ratio, pixels * 0.5);
      const tall = wide / ratio;
      const byEnd = endOf(thing);
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
      } else if (byEnd) {
        const long = pixels * byEnd.long;
        paintByEnd(brush, drawing, at, { wide: long * ratio, tall: long, grip: byEnd.grip });
      } else {
        const beside = isSecond ? Math.max(0, index - 1) : index;
        brush.drawImage(drawing, at.x - wide / 2 + beside * wide * 0.6, at.y - tall * 0.72, wide, tall);
        held ??= { subject: thing, x: at.x, y: at.y + tall * 0.28, tall };
      }
    });
    if (isBehind && !isAtDesk(person)) brush.drawImage(sheet, edge, edge);
  });
  // All moments of a stride have to lie one on the other.
  const {
    surface: cut,
    left,
    top,
  } = person.stride === undefined ? cutToContent(laden) : { surface: laden, left: 0, top: 0 };
  return {
    sheet: cut,
    share: cut.height / pixels,
    lapAcross: (edge + lap.x * sheet.width - left) / cut.width,
    crown: {
      x: (edge + crown.x * sheet.width - left) / cut.width,
      y: (edge + crown.y * sheet.height - top) / cut.height,
    },
    ...(held && {
      held: {
        subject: held.subject,
        x: (held.x - left) / cut.width,
        y: (held.y - top) / cut.height,
        tall: held.tall / cut.height,
        ratio: cut.width / cut.height,
      },
    }),
  };
}

/** Of the height of who has it. */
const UMBRELLA_WIDE = 0.84;

/** Pixels that an umbrella may stand out of the sheet of a body whose hand is there, however it leans. */
function roomForUmbrella(sheet: Surface, hand: Place, umbrella: { wide: number; tall: number }): number {
  const [left, above] = [hand.x * sheet.width, hand.y * sheet.height];
  const aside = umbrella.wide * 0.56 + umbrella.tall * 0.36;
  return Math.ceil(Math.max(0, umbrella.tall - above, aside - left, aside - (sheet.width - left)));
}

/** Of the height of who has it. */
const BROADEST_PET = 0.36;
/** In metres: it sits on a finger; and a flower that is cut is no higher than this, however tall it grew. */
const [INSECT, CUT_FLOWER] = [0.12, 0.4] as const;
function isCutFlower({ kind, key, size }: Subject): boolean {
  return kind === 'plant' || (isFlowerKey(key) && size !== 'huge');
}
/** Of its stem next to nothing is drawn. */
const SHORT_ROSE = 'noto/rose';
const ROSE_HEAD = 0.2;

/** It stands on the floor beside whoever has a hand on it. */
function isPole({ key }: Subject): boolean {
  return key === 'staff' || key === 'walking-stick';
}

/** Stuck into the ground, or drawn up: no flag to wave with. */
const PLANTED = /\bplant(?:ing|s|ed)?\b|\b(?:rais|hoist)(?:ing|es|ed)\b|升.{0,3}旗|插/i;
/** So high over the ground, of the height of who has it; and where its pole is, of the breadth of its drawing. */
const FLAGPOLE = 1.9;
const POLE_OF_FLAG = 0.08;

function isFlag({ key }: Subject): boolean {
  return key === 'plain-flag' || key === 'flag-of-china';
}
