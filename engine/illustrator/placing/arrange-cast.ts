// Moves those who stand in a scene to where the words put them: left, on, under, behind, beside, chasing.

import { seenAs } from '../contents/containers.ts';
import { standsBehind } from '../staging/behind-table.ts';
import { raiseLeaping } from '../staging/barriers.ts';
import { isWhirlpool } from './at-whirlpool.ts';
import { gatherFlock, isFedFlock } from './feed-flock.ts';
import { ANIMAL_KINDS, type Link, type Subject } from '../reading/prompt-reading.ts';
import { clamp } from '#engine/raster/noise.ts';
import { shrinkTo, wideOf, type Cast } from './cast.ts';
import { isOnBack, loadBacks } from './bear-on-back.ts';
import { turn } from '../painting/turn-sprite.ts';
import { gatherAround, gatherAtCastle, gatherSages, seatAtBoard } from './gather-cast.ts';
import { lookOut, standOn } from './stand-on-small.ts';
import { hoverAtFlower, sitOnFlowers } from './hover-at-flower.ts';
import { sitOnEdge } from './sit-on-edge.ts';
import { isOnRock, sitOnRock } from './sit-on-rock.ts';
import { isArch, standUnderArch } from './stand-under-arch.ts';
import { isHandInHand } from '../reading/hold-hands.ts';
import { nearnessOf, standHandInHand } from './hand-in-hand.ts';
import { gatherAbout, standBetween } from './stand-around.ts';
import { standOnDeck } from './stand-on-deck.ts';
import { standOnRung } from './stand-on-rung.ts';
import { squareUp } from './square-up.ts';
import type { Stage } from '../staging/stage.ts';
import { isFlyingDragon } from '../things/dragons.ts';

/** Parts of the height at which one looks into them; handles and masts are higher. */
const RIMS: Record<string, number> = {
  basket: 0.76,
  bowl: 0.76,
  package: 0.7,
  boat: 0.5,
  'rowing-boat': 0.5,
  sailboat: 0.2,
  bathtub: 0.6,
  hammock: 0.5,
  hat: 1.04,
};

/** Two of whom one goes after the other, or who walk hand in hand, look the same way; two who deal with each other look at each other. */
const ONE_WAY: ReadonlySet<string> = new Set(['chasing', 'following']);
const FACING: ReadonlySet<string> = new Set(['fighting', 'hugging', 'feeding', 'looking_at']);

/** Which way a subject has to look because of its links; undefined where it does not matter. */
export function flipOf(stage: Stage, subject: Subject): boolean | undefined {
  const { links, subjects } = stage.reading;
  // Who run together run the same way.
  if (subject.rests?.how === 'run' && subject.count > 1) return false;
  const own = subjects.indexOf(subject);
  for (const { relation, from, to } of links) {
    if (to === null || (from !== own && to !== own)) continue;
    const isOnTheWay = relation === 'hugging' && subject.person?.does === 'walk';
    if (ONE_WAY.has(relation) || isOnTheWay) return false;
    // All drawings look to the left: the one on the left has to turn.
    if (FACING.has(relation)) return own === Math.min(from, to);
  }
  return undefined;
}

/** Changes the spots in place, link after link. */
export function arrangeCast(stage: Stage, cast: readonly Cast[]): void {
  const { links, subjects } = stage.reading;
  const castOf = (subject: Subject | undefined): Cast[] =>
    cast.filter(({ spot }) => spot.subject === subject && !spot.isPortrait);
  // What stands behind the table moves nobody on it.
  const isAmongThose = ({ from, to }: Link): boolean =>
    ![from, to].some((at) => at !== null && subjects[at] && standsBehind(stage, subjects[at]));
  // Who is on something goes where that was moved to.
  const inOrder = links
    .filter(isAmongThose)
    .toSorted((a, b) => Number(a.relation === 'on') - Number(b.relation === 'on'));
  for (const link of inOrder) {
    if (isLaidBeside(stage, link, cast)) continue;
    if (link.relation === 'around') gatherAbout(stage, cast, link);
    const [who, on] = [subjects[link.from], subjects[link.to ?? -1]];
    if (who && on && isOnBack(link, who, on)) continue;
    const from = castOf(subjects[link.from]);
    // "Two dogs fighting" fight each other.
    const other = subjects[link.to ?? -1];
    const all = !other || link.to === link.from ? [] : castOf(seenAs(stage.reading, other));
    const [to] = all;
    if (from.length === 0 || (to && isArch(to.spot.subject))) continue;
    const side = ROWS[link.relation];
    // Who sits in a seat of their own stays there.
    if (FACING.has(link.relation) && isSeatedIn(links, link, from)) continue;
    if (all.some(({ spot }) => isFedFlock(stage.reading, spot.subject))) continue;
    // A herd or a school has places of its own around whoever it is with.
    const isLoose = link.relation === 'beside' || link.relation === 'following';
    const isAtHouse = BY_HOUSE.has(link.relation) && to?.spot.subject.kind === 'building';
    if (to && (isLoose || isAtHouse) && [from, all].some(isOfMany)) continue;
    // They have a row of their own, see `standHandInHand`.
    if (stage.reading.handChain && isHandInHand(link)) continue;
    if (link.to === link.from && side !== undefined) {
      standInRow(stage, from, link.relation === 'hugging');
      continue;
    }
    if (link.to === null) from.forEach((one, index) => placeInFrame(stage, one, link.relation, index));
    // A tree on the other side has no spot.
    else if (!to && (link.relation === 'left' || link.relation === 'right'))
      from.forEach((one, index) => placeInFrame(stage, one, link.relation, index));
    else if (to && side !== undefined && from.length + all.length > 2)
      standInRow(stage, side < 0 ? [...from, ...all] : [...all, ...from], link.relation === 'hugging');
    else if (to) {
      const before = to.spot.subject.kind === 'building' ? placeInLine(links, link) : 0;
      from.forEach((one, index) => placeBy(stage, one, to, link, before + index));
      const isBoat = to.spot.subject.kind === 'boat';
      const sharing = links.filter(
        ({ relation, to: on }) => (relation === 'on' || (relation === 'in' && isBoat)) && on === link.to,
      );
      if (link === sharing.at(-1))
        shareRoom(
          [...new Set(sharing.map((one) => one.from))].flatMap((one) => castOf(subjects[one])),
          all,
        );
    }
  }
  const placed = cast.map(({ spot }) => ({ x: spot.x, y: spot.y }));
  raiseLeaping(
    stage,
    cast.map(({ spot }) => spot),
  );
  standHandInHand(stage, cast);
  gatherFlock(stage, cast);
  hoverAtFlower(stage, cast);
  sitOnFlowers(stage, cast);
  seatAtBoard(stage, cast);
  squareUp(stage, cast);
  gatherSages(stage, cast);
  gatherAround(stage, cast);
  gatherAtCastle(stage, cast);
  standUnderArch(stage, cast);
  standBetween(stage, cast);
  followSeats(stage, cast, placed);
  loadBacks(stage, cast);
}

/** Who is on what has been moved since goes with it. `before`: where all were. */
function followSeats(
  { reading }: Stage,
  cast: readonly Cast[],
  before: readonly { x: number; y: number }[],
): void {
  const { links, subjects } = reading;
  for (const { relation, from, to } of links) {
    const seat = cast.findIndex(({ spot }) => to !== null && spot.subject === subjects[to]);
    const [on, was] = [cast[seat]?.spot, before[seat]];
    if (relation !== 'on' || !on || !was || (on.x === was.x && on.y === was.y)) continue;
    for (const [at, { spot }] of cast.entries()) {
      const own = before[at];
      if (spot.subject !== subjects[from] || spot.x !== own?.x || spot.y !== own.y) continue;
      spot.x += on.x - was.x;
      spot.y += on.y - was.y;
    }
  }
}

const MANY = 5;
const BY_HOUSE: ReadonlySet<Link['relation']> = new Set(['behind', 'in_front']);

function isOfMany(who: readonly Cast[]): boolean {
  const kind = who[0]?.spot.subject.kind;
  return who.length >= MANY && kind !== undefined && ANIMAL_KINDS.has(kind);
}

/** "A burger with fries and a cola": three and more on a table lie beside each other as they are laid. */
function isLaidBeside({ scene }: Stage, { relation, words }: Link, cast: readonly Cast[]): boolean {
  return scene === 'table' && relation === 'beside' && words === '' && cast.length > 2;
}

function isSeatedIn(links: readonly Link[], { from }: Link, who: readonly Cast[]): boolean {
  const isOn = links.some((one) => one.relation === 'on' && one.from === from);
  return isOn && who.some(({ spot }) => spot.pose === 'seat' || spot.subject.rests?.how === 'sit');
}

/** How many others are at the same house, by links that come before. */
function placeInLine(links: readonly Link[], link: Link): number {
  return links
    .slice(0, links.indexOf(link))
    .filter(({ relation, to }) => relation === link.relation && to === link.to).length;
}

/** Several who lie or stand on one thing share its width; who sit are beside each other, or have a seat each. */
function shareRoom(who: readonly Cast[], seats: readonly Cast[]): void {
  const [on] = seats;
  if (!on || who.length < 2) return;
  const isSeated = who.some(({ spot }) => spot.pose === 'seat');
  if (isSeated && seats.length >= who.length) {
    for (const [at, one] of who.entries()) one.spot.x = seats[at]?.spot.x ?? one.spot.x;
    return;
  }
  const wides = who.map((one) => wideOf(one) * (isSeated ? 1.08 : 1));
  const total = wides.reduce((sum, wide) => sum + wide, 0);
  const scale = isSeated ? 1 : Math.min(1, (wideOf(on) * 0.86) / total);
  const room = isSeated ? total : Math.max(total * scale, wideOf(on) * 0.5);
  let x = on.spot.x - room / 2;
  for (const [at, one] of who.entries()) {
    const wide = ((wides[at] ?? 0) / total) * room;
    one.spot.tall *= scale;
    one.spot.x = x + wide / 2;
    x += wide;
  }
}

/** Where those stand of whom one group deals with another: on the left of it or on its right. */
const ROWS: Partial<Record<Link['relation'], -1 | 1>> = {
  left: -1,
  right: 1,
  beside: 1,
  tied_to: 1,
  fighting: -1,
  feeding: -1,
  looking_at: -1,
  hugging: -1,
  chasing: 1,
  following: 1,
};

/** Side by side over the frame, whole, smaller where there are many. */
function standInRow({ width, short }: Stage, row: readonly Cast[], isClose: boolean): void {
  const gap = short * (isClose ? -0.01 : 0.03);
  const wides = row.map(wideOf);
  const total = wides.reduce((sum, wide) => sum + wide, 0);
  const scale = Math.min(1, (width * 0.92 - gap * (row.length - 1)) / total);
  let x = (width - total * scale - gap * (row.length - 1)) / 2;
  for (const [at, { spot }] of row.entries()) {
    const wide = (wides[at] ?? 0) * scale;
    spot.tall *= scale;
    spot.x = x + wide / 2;
    x += wide + gap;
  }
}

function placeInFrame(
  { width, height }: Stage,
  { spot }: Cast,
  relation: Link['relation'],
  index: number,
): void {
  const step = index * spot.tall * 0.5;
  if (relation === 'left') spot.x = width * 0.26 + step;
  else if (relation === 'right') spot.x = width * 0.74 - step;
  else if (relation === 'middle') spot.x = width * 0.5 + step;
  else if (relation === 'top') spot.y = Math.max(spot.tall, height * 0.42);
  else if (relation === 'bottom') spot.y = height * 0.97;
}

function placeBy(stage: Stage, one: Cast, other: Cast, link: Link, index: number): void {
  const { relation } = link;
  const { short, light } = stage;
  const { spot } = one;
  const { spot: to } = other;
  const aside = (wideOf(one) + wideOf(other)) / 2 + short * 0.025;
  const fan = index * wideOf(one) * 0.9;
  switch (relation) {
    case 'left':
      standBeside(stage, one, other, -1, aside + fan);
      break;
    case 'right':
      standBeside(stage, one, other, 1, aside + fan);
      break;
    case 'beside':
    case 'tied_to':
    case 'leaning_on':
      standBeside(stage, one, other, light.side, aside * (relation === 'leaning_on' ? 0.72 : 1) + fan);
      break;
    case 'fighting':
    case 'feeding':
    case 'looking_at':
    case 'hugging':
      standBeside(stage, one, other, -1, aside * nearnessOf(link) + fan);
      break;
    case 'chasing':
    case 'following':
      standBeside(stage, one, other, 1, aside + short * 0.05 + fan);
      break;
    case 'on': {
      if (standOnDeck(one, other, index)) break;
      if (spot.pose === 'seat') {
        // The seat of a chair is as high as the knees: the feet stay on the floor before it.
        Object.assign(spot, {
          x: to.x + fan + (0.5 - (spot.lapAcross ?? 0.5)) * wideOf(one),
          y: to.y + short * 0.012,
          tall: Math.min(spot.tall, to.tall * 1.6),
          depth: to.depth + 0.002,
        });
        sitOnEdge(spot, to);
        break;
      }
      if (isOnRock(spot, to)) {
        sitOnRock(stage, spot, to, fan);
        break;
      }
      if (to.subject.key === 'ladder') {
        standOnRung(stage, spot, to);
        break;
      }
      if (to.subject.key === 'rug' || to.subject.key === 'keyboard') {
        layOnRug(stage, one, other);
        break;
      }
      standOn(stage, one, other, fan);
      break;
    }
    case 'over':
      if (isFlyingDragon(spot.subject)) {
        flyOver(stage, one, other);
        break;
      }
      Object.assign(spot, {
        x: to.x + fan,
        y: Math.max(spot.tall, to.y - to.tall - short * 0.04),
        isFloating: true,
      });
      break;
    case 'under':
      // A whale under a boat is as large as it is.
      if (to.subject.kind === 'boat' && spot.subject.kind === 'fish') {
        Object.assign(spot, { x: to.x + fan, y: Math.max(spot.y, to.y + spot.tall + short * 0.06) });
        break;
      }
      shrinkTo(one, wideOf(other) * 0.7, to.tall * 0.55);
      Object.assign(spot, {
        x: to.x + fan,
        y: to.isFloating ? stage.height * 0.93 : to.y,
        depth: to.depth + 0.002,
      });
      break;
    case 'in':
      if (isWhirlpool(to.subject) || standOnDeck(one, other, index)) break;
      if (to.subject.kind === 'building') {
        standBeforeHouse(stage, one, other, index);
        break;
      }
      if (to.subject.kind === 'hat') turnUp(other);
      shrinkTo(one, wideOf(other) * 0.95, to.tall * (to.subject.key === 'boat' ? 1.9 : 1.4));
      Object.assign(spot, {
        x: to.x + fan,
        // More than half of it looks over the rim.
        y: Math.min(to.y - to.tall * 0.06, to.y - to.tall * (RIMS[to.subject.key] ?? 0.8) + spot.tall * 0.42),
        depth: to.depth - 0.002,
        isFloating: true,
      });
      break;
    case 'behind':
      if (to.subject.kind === 'building') to.tall = Math.max(to.tall, Math.min(short * 0.5, spot.tall * 1.7));
      Object.assign(spot, {
        // Of who is behind something higher the head is seen beside it.
        x: to.x + light.side * (wideOf(other) * 0.42 + (to.tall > spot.tall ? wideOf(one) * 0.26 : 0)) + fan,
        y: to.y - short * 0.035,
        tall: spot.tall * 0.9,
        depth: to.depth - 0.012,
      });
      lookOut(one, light.side);
      break;
    case 'in_front':
      if (to.subject.kind === 'building') {
        standBeforeHouse(stage, one, other, index);
        break;
      }
      Object.assign(spot, {
        x: to.x - light.side * wideOf(other) * 0.3 + fan,
        // Before what flies one stays on the ground.
        y: to.isFloating && !spot.isFloating ? spot.y : to.y + short * 0.02,
        depth: to.depth + 0.012,
      });
      break;
    default:
  }
}

/** A hat that somebody is in lies on its crown. */
function turnUp(other: Cast): void {
  other.sprite = turn(other.sprite, Math.PI);
}

/** Large and high above it, to the side that it comes from. */
function flyOver({ short, width, height }: Stage, one: Cast, { spot: to }: Cast): void {
  const ratio = one.sprite.width / one.sprite.height;
  const tall = Math.min(short * 0.5, (width * 0.96) / ratio, (to.y - to.tall) * 1.2);
  const clear = to.y - to.tall - tall;
  Object.assign(one.spot, {
    x: to.x + (one.spot.isFlipped ? -1 : 1) * width * 0.06,
    y: tall + Math.max(height * 0.03, clear * 0.42),
    tall,
    depth: to.depth + 0.002,
    isFloating: true,
  });
}

/** It is flat: who is on it is as large as there is room. */
function layOnRug({ short }: Stage, one: Cast, other: Cast): void {
  const ratio = one.sprite.width / one.sprite.height;
  one.spot.tall = Math.min(short * 0.44, (wideOf(other) * 0.66) / ratio);
  Object.assign(one.spot, {
    x: other.spot.x,
    y: other.spot.y - other.spot.tall * 0.34,
    depth: other.spot.depth + 0.002,
  });
}

/** A house is higher than what stands before it, and is seen beside it. */
function standBeforeHouse({ width, short, light }: Stage, one: Cast, other: Cast, index: number): void {
  const { spot } = one;
  const { spot: house } = other;
  house.tall = Math.max(house.tall, Math.min(short * 0.52, spot.tall * 1.9));
  house.x = width * (0.5 + light.side * 0.07);
  spot.x = house.x - light.side * (wideOf(other) * 0.24 + index * wideOf(one) * 0.9);
  spot.depth = Math.max(spot.depth, house.depth + 0.012);
}

/** Both move apart when there is no room on that side. */
function standBeside({ width, short }: Stage, one: Cast, other: Cast, side: -1 | 1, apart: number): void {
  const edge = short * 0.03;
  const half = wideOf(one) / 2 + edge;
  const wanted = other.spot.x + side * apart;
  const x = clamp(wanted, half, width - half);
  other.spot.x = clamp(other.spot.x + (x - wanted), wideOf(other) / 2, width - wideOf(other) / 2);
  one.spot.x = x;
}
