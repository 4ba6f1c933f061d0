// Where one stands by another: beside, on, over, under, in, behind and before it.

import { clamp } from '#engine/raster/noise.ts';
import { turn } from '../painting/turn-sprite.ts';
import { asItIs } from '../painting/sprite.ts';
import type { Link, Subject } from '../reading/prompt-reading.ts';
import { metresOf } from '../things/metres.ts';
import type { Stage } from '../staging/stage.ts';
import { isWhirlpool } from './at-whirlpool.ts';
import { shrinkTo, wideOf, type Cast } from './cast.ts';
import { nearnessOf } from './hand-in-hand.ts';
import { layOnRug } from './lay-on-rug.ts';
import { isLedge } from '../people/ledges.ts';
import { sitOnEdge } from './sit-on-edge.ts';
import { placeOver } from './place-over.ts';
import { isOnRock, sitOnRock } from './sit-on-rock.ts';
import { standOnDeck } from './stand-on-deck.ts';
import { standOnRung } from './stand-on-rung.ts';
import { lookOut, standOn } from './stand-on-small.ts';
import { BODY_KINDS, PORTABLE_KINDS } from '../reading/subject-kinds.ts';

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

/** Changes the spot of the one, and where there is no room that of the other. `index`: the how-many-eth of its kind. */
export function placeBy(stage: Stage, one: Cast, other: Cast, link: Link, index: number): void {
  const { relation } = link;
  const { short, light } = stage;
  const { spot } = one;
  const { spot: to } = other;
  const aside = (wideOf(one) + wideOf(other)) / 2 + short * 0.025;
  const fan = index * wideOf(one) * 0.9;
  switch (relation) {
    case 'left':
    case 'right':
      standBeside(stage, one, other, relation === 'left' ? -1 : 1, aside + fan);
      break;
    case 'beside':
    case 'tied_to':
    case 'leaning_on':
      if (isTooLong(stage, other) && isBody(spot.subject)) {
        comeNear(stage, one, other, index);
        break;
      }
      // Beside a lighthouse are rocks: a boat lies in the open water on that side.
      if (relation === 'beside' && spot.subject.kind === 'boat' && spot.isOnWater && !to.isOnWater) break;
      standBeside(stage, one, other, light.side, aside * (relation === 'leaning_on' ? 0.72 : 1) + fan);
      // What leans on something is before it.
      if (relation === 'leaning_on') spot.depth = Math.max(spot.depth, to.depth + 0.002);
      // Who swims comes down to what lies on the ground.
      if (stage.scene === 'underwater' && spot.isFloating && !to.isFloating)
        spot.y = Math.max(spot.y, to.y - to.tall * 0.12);
      break;
    case 'fighting':
    case 'feeding':
    case 'looking_at':
    case 'hugging':
      standBeside(stage, one, other, -1, aside * nearnessOf(link) + fan);
      break;
    case 'approaching':
      runUpTo(stage, one, other, aside + short * 0.08 + fan);
      break;
    case 'chasing':
    case 'following':
      standBeside(stage, one, other, 1, aside + short * 0.05 + fan);
      break;
    case 'on': {
      if (standOnDeck(one, other, index)) break;
      if (spot.pose === 'seat' && !isLedge(to.subject)) {
        // The seat of a chair is as high as the knees: the feet stay on the floor before it.
        Object.assign(spot, {
          x: to.x + fan + (0.5 - (spot.lapAcross ?? 0.5)) * wideOf(one),
          y: to.y + short * 0.012,
          // A stool has no back.
          tall: Math.min(spot.tall, to.tall * (to.subject.key === 'stool' ? 2.3 : 1.6)),
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
      if (to.subject.key === 'spider-web') {
        shrinkTo(one, wideOf(other) * 0.3, to.tall * 0.3);
        Object.assign(spot, {
          x: to.x + fan,
          y: to.y - to.tall * MIDDLE_OF_WEB + spot.tall / 2,
          depth: to.depth + 0.002,
          isFloating: true,
        });
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
      if (!placeOver(stage, one, other, fan)) standBeside(stage, one, other, light.side, aside + fan);
      break;
    case 'under':
      // A whale under a boat is as large as it is.
      if (to.subject.kind === 'boat' && spot.subject.kind === 'fish') {
        Object.assign(spot, { x: to.x + fan, y: Math.max(spot.y, to.y + spot.tall + short * 0.06) });
        break;
      }
      // Nobody stands below who has the feet on the same ground: "his horse waiting below" is beside him.
      if (BODY_KINDS.has(to.subject.kind) && !to.isFloating) {
        if (isBody(spot.subject)) standBeside(stage, one, other, light.side, aside + fan);
        break;
      }
      // Gifts leave to be seen the tree that they are under; under a kite one is as large as anywhere, and children before a
      // Christmas tree as before any other.
      if (!to.isFloating && !(to.subject.key === 'christmas-tree' && isBody(spot.subject)))
        shrinkTo(
          one,
          wideOf(other) * 0.7,
          to.tall * (spot.subject.kind === 'item' && to.subject.kind === 'building' ? 0.26 : 0.55),
        );
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
      if (to.subject.hasBasket) {
        sitInBasket(one, other);
        break;
      }
      if (to.subject.kind === 'hat') turnUp(other);
      shrinkTo(one, wideOf(other) * 0.95, to.tall * (to.subject.key === 'boat' ? 1.9 : 1.4));
      Object.assign(spot, {
        x: to.x + fan + (isDrawn(stage, to) ? behindTeam(one, other) : 0),
        // More than half of it looks over the rim.
        y: Math.min(
          to.y - to.tall * 0.06,
          to.y -
            to.tall * (isDrawn(stage, to) ? RIM_OF_CART : (RIMS[to.subject.key] ?? 0.8)) +
            spot.tall * 0.42,
        ),
        depth: to.depth - 0.002,
        isFloating: true,
      });
      break;
    case 'behind':
      if (to.subject.kind === 'building') to.tall = Math.max(to.tall, Math.min(short * 0.5, spot.tall * 1.7));
      Object.assign(spot, {
        // Of who is behind something higher the head is seen beside it, and of what is narrow most of it.
        x:
          to.x +
          light.side *
            Math.max(
              wideOf(other) * behindPart(other) + (to.tall > spot.tall ? wideOf(one) * 0.26 : 0),
              LAID.has(spot.subject.kind) || (LAID.has(to.subject.kind) && to.tall > spot.tall * COVERING)
                ? wideOf(other) / 2 + wideOf(one) * 0.1
                : 0,
            ) +
          fan,
        // Behind who leaps one stays on the ground.
        y: !to.isFloating
          ? spot.isFloating && spot.subject.kind === 'bird'
            ? // Crows behind a tractor fly over the field.
              to.y - to.tall * 1.25 - (index % 2) * spot.tall * 0.7
            : to.y - short * 0.035
          : spot.isFloating
            ? // What drifts behind another is seen over it.
              to.y - to.tall * 0.5
            : spot.y,
        tall: spot.tall * 0.9,
        depth: to.depth - 0.012,
      });
      lookOut(one, light.side);
      break;
    case 'in_front':
      // A thing hides less of a thing.
      if (PORTABLE_KINDS.has(spot.subject.kind) && PORTABLE_KINDS.has(to.subject.kind))
        shrinkTo(one, Infinity, to.tall * LOWER);
      if (to.subject.kind === 'building') {
        standBeforeHouse(stage, one, other, index);
        break;
      }
      Object.assign(spot, {
        x:
          to.x +
          (spot.subject.count > 1
            ? sideOf(stage, one, other, index)
            : -light.side * wideOf(other) * 0.3 + fan),
        // Before what flies one stays on the ground.
        y: to.isFloating && !spot.isFloating ? spot.y : to.y + stepDown(stage, one, other),
        depth: to.depth + 0.012,
      });
      break;
    default:
  }
}

/** Up from its foot, where its threads meet. */
const MIDDLE_OF_WEB = 0.52;

/** In parts of its breadth how far aside one stands behind it: a horse hides all that is behind it. */
function behindPart({ spot: { subject } }: Cast): number {
  return subject.kind === 'mount' ? 0.56 : 0.42;
}

/**
 * Several before a thing leave it to be seen between them: one on each side, the next farther out. Before what is wide,
 * where the last would be out of the frame, they have the width of it between them.
 */
function sideOf(stage: Stage, one: Cast, other: Cast, index: number): number {
  const asideOf = (at: number): number =>
    wideOf(other) * 0.5 + wideOf(one) * (0.2 + Math.floor(at / 2) * 0.9);
  const room = Math.min(other.spot.x, stage.width - other.spot.x) - wideOf(one) / 2;
  const isWide = wideOf(other) > stage.width * WIDE;
  if (isWide && asideOf(one.spot.subject.count - 1) > room)
    return spreadOut(stage, one, index) - other.spot.x;
  return (index % 2 === 0 ? -1 : 1) * asideOf(index);
}

/** Of the width of the image. */
const WIDE = 0.5;

function spreadOut({ width }: Stage, one: Cast, index: number): number {
  const { count } = one.spot.subject;
  const step = Math.min(wideOf(one), (width * 0.92 - wideOf(one)) / Math.max(1, count - 1));
  return width / 2 + (index - (count - 1) / 2) * step;
}

/** As far down as it takes to see over the one what it stands before, as far as there is room. */
function stepDown({ short, height }: Stage, one: Cast, other: Cast): number {
  const least = short * 0.02;
  if (wideOf(one) < wideOf(other) * NARROW) return least;
  const wanted = one.spot.tall - other.spot.tall * HIDDEN;
  return clamp(wanted, least, Math.max(least, height * LOWEST - other.spot.y));
}
/** Of the other: what is narrower hides little of it; so much of its height may be hidden; of the height of the image. */
const [NARROW, HIDDEN, LOWEST] = [0.5, 0.4, 0.97] as const;
const LOWER = 0.6;
/** Of somebody's height: over what is lower the face is seen. */
const COVERING = 0.7;

/** At the handlebar, and no larger than it; in parts of the bicycle with whoever rides it. */
function sitInBasket({ spot }: Cast, other: Cast): void {
  const { spot: to } = other;
  Object.assign(spot, {
    x: to.x + (to.isFlipped ? 1 : -1) * wideOf(other) * 0.41,
    y: to.y - to.tall * 0.46,
    tall: Math.min(spot.tall, to.tall * 0.3),
    depth: to.depth - 0.002,
    isFloating: true,
  });
}

/** Whether animals are before it, which are drawn as one with it. */
function isDrawn({ reading: { links, subjects } }: Stage, { subject }: Cast['spot']): boolean {
  const own = subjects.indexOf(subject);
  return (
    subject.key === 'hand-cart' && links.some(({ relation, to }) => relation === 'tied_to' && to === own)
  );
}

/** Of the height and the width of a cart with its team: the rim, and how far behind the middle of both its own is. */
const [RIM_OF_CART, CART_BEHIND] = [0.64, 0.29] as const;

function behindTeam(one: Cast, other: Cast): number {
  const side = other.spot.isFlipped ? -1 : 1;
  const several = one.spot.subject.count > 1 ? wideOf(one) * 0.45 : 0;
  return side * wideOf(other) * CART_BEHIND - several;
}

/** A hat that somebody is in lies on its crown. */
function turnUp(other: Cast): void {
  other.sprite = asItIs(turn(other.sprite.lit(), Math.PI));
}

const LAID: ReadonlySet<Subject['kind']> = new Set(['item', 'food', 'hat']);
/** A house is higher than what stands before it, and is seen beside it. */
function standBeforeHouse(stage: Stage, one: Cast, other: Cast, index: number): void {
  const { width, short, light } = stage;
  const { spot } = one;
  const { spot: house } = other;
  house.tall = Math.max(house.tall, Math.min(short * 0.52, spot.tall * 1.9));
  house.x = width * (0.5 + light.side * 0.07);
  const { count } = spot.subject;
  // Several have the width of the image between them: in a row to one side the last would be out of it.
  spot.x =
    count > 1 && index < count
      ? spreadOut(stage, one, index)
      : house.x - light.side * (wideOf(other) * 0.24 + index * wideOf(one) * 0.9);
  spot.depth = Math.max(spot.depth, house.depth + 0.012);
}

/** A train fills the frame from side to side: nobody has room beside it. */
function isTooLong({ width }: Stage, other: Cast): boolean {
  return LONG.test(other.spot.subject.key) && wideOf(other) > width * FILLING;
}
const LONG = /train|tram|bus$/;
const FILLING = 0.55;

function isBody({ kind }: Subject): boolean {
  return BODY_KINDS.has(kind) || kind === 'mount';
}

/** Of the shorter side of the image for a metre, and at least and at most for anybody. */
const METRE = 0.24;
const [LEAST_NEAR, MOST_NEAR] = [0.16, 0.6];

/** Nearer to the viewer than it, and as large as that makes one. */
function comeNear(
  { short, height, width, light }: Stage,
  { spot }: Cast,
  { spot: to }: Cast,
  index: number,
): void {
  Object.assign(spot, {
    x: width * (0.5 - light.side * 0.2 + light.side * index * 0.16),
    tall: short * clamp(metresOf(spot.subject) * METRE, LEAST_NEAR, MOST_NEAR),
    y: Math.min(height * 0.96, to.y + short * 0.06),
    depth: to.depth + 0.05,
  });
}

/** Before what is much larger one is nearer to the viewer, so that both are seen. */
function runUpTo(stage: Stage, one: Cast, other: Cast, apart: number): void {
  const { short, height } = stage;
  const { spot } = one;
  const { spot: to } = other;
  if (to.subject.kind === 'vehicle' || to.subject.kind === 'building') {
    Object.assign(spot, {
      tall: Math.max(spot.tall, short * LEAST_BEFORE),
      y: Math.min(height * 0.97, to.y + short * 0.07),
      depth: to.depth + 0.014,
    });
    standBeside(stage, one, other, -1, wideOf(other) / 2 + wideOf(one) * 0.2);
    return;
  }
  standBeside(stage, one, other, -1, apart);
}

/** Of the shorter side of the image. */
const LEAST_BEFORE = 0.3;

/** Both move apart when there is no room on that side. */
function standBeside(
  { width, height, short }: Stage,
  one: Cast,
  other: Cast,
  side: -1 | 1,
  apart: number,
): void {
  const edge = short * 0.03;
  const half = wideOf(one) / 2 + edge;
  const wanted = other.spot.x + side * apart;
  const x = clamp(wanted, half, width - half);
  other.spot.x = clamp(other.spot.x + (x - wanted), wideOf(other) / 2, width - wideOf(other) / 2);
  one.spot.x = x;
  // Two that float, and have no room side by side, are over each other.
  if (!one.spot.isFloating || !other.spot.isFloating) return;
  if (Math.abs(x - other.spot.x) > ((wideOf(one) + wideOf(other)) / 2) * LEAST_APART) return;
  const above = other.spot.y - other.spot.tall * 0.9;
  if (above - one.spot.tall > edge) one.spot.y = above;
  else one.spot.y = Math.min(height - edge, other.spot.y + one.spot.tall * 0.9);
}
/** Nearer to each other the one hides the other. */
const LEAST_APART = 0.7;
