// Things that are set out together: on a tray, as a laid table, a thing for sale with flowers beside it.

import { isFromAbove } from '../staging/look-down.ts';
import { isDrink } from '../lexicon/drinks.ts';
import { productOf } from '../contents/products.ts';
import { hasPlatter, isLoose, sharesPlate } from '../contents/vessels.ts';
import type { Stage } from '../staging/stage.ts';
import { TRAY } from '../things/trays.ts';
import { asDeskSet } from './desk-set.ts';
import { isSaidToFly } from './is-aloft.ts';
import { asParty } from './party-at-table.ts';
import type { Piece, Place } from './pieces.ts';

/** One place for each piece, in their order; undefined where they are set out in no such way. */
export function settingOf(stage: Stage, pieces: readonly Piece[]): Place[] | undefined {
  if ((stage.scene !== 'table' && stage.scene !== 'studio') || isFromAbove(stage)) return undefined;
  if (pieces.length < 2) return undefined;
  const places =
    onTray(stage, pieces) ??
    asDeskSet(stage, pieces) ??
    asFeast(stage, pieces) ??
    asParty(stage, pieces) ??
    onPlatter(stage, pieces) ??
    besideProduct(stage, pieces);
  return places && pieces.map((piece) => places.get(piece) as Place);
}

/** As tall as its room lets it be. */
function fit({ ratio }: Piece, wide: number, tall: number): number {
  return Math.min(tall, wide / ratio);
}

type Places = Map<Piece, Place>;

function onTray({ width, height, short, scene }: Stage, pieces: readonly Piece[]): Places | undefined {
  const tray = pieces.find(({ subject }) => subject.key === 'tray');
  if (!tray) return undefined;
  const wide = Math.min(width * 0.94, short * 1.1);
  const tall = wide / tray.ratio;
  const foot = height * (scene === 'studio' ? 0.84 : 0.91);
  const places: Places = new Map([[tray, { x: width / 2, y: foot, tall, depth: 0.73 }]]);
  const rest = pieces.filter((one) => one !== tray).toSorted((a, b) => b.metres - a.metres);
  const inner = (wide * TRAY.inner) / TRAY.width;
  const [first, second] = rest;
  const hasHero = first && second && rest.length > 2 && first.metres > second.metres * 1.3;
  const most = short * (rest.length > 3 ? 0.24 : 0.3);
  const told = (one: Piece): number => most * (one.metres / (first?.metres ?? 1)) ** 0.7;
  if (hasHero)
    places.set(first, {
      x: width / 2 - inner * 0.27,
      y: foot - tall * 0.46,
      tall: fit(first, inner * 0.44, most),
      depth: 0.742,
    });
  const others = hasHero ? rest.slice(1) : rest;
  const room = hasHero ? inner * 0.56 : inner;
  const middle = width / 2 + (hasHero ? inner * 0.22 : 0);
  const near = others.length > 2 ? Math.ceil(others.length / 2) : others.length;
  for (const [at, one] of others.entries()) {
    const isNear = at < near;
    const [place, count] = isNear ? [at, near] : [at - near, others.length - near];
    const across = room / near;
    places.set(one, {
      x: middle + (place - (count - 1) / 2) * across + (isNear || count === near ? 0 : across * 0.02),
      y: foot - tall * (near === others.length ? 0.44 : isNear ? 0.26 : 0.68),
      tall: fit(one, across * 0.95, told(one)),
      depth: isNear ? 0.75 : 0.74,
    });
  }
  return places;
}

/** Around what is in the middle: to the sides, from the middle, and rows of the frame. */
const SEATS: readonly (readonly [across: number, row: number])[] = [
  [-0.32, 0.9],
  [0.32, 0.9],
  [-0.37, 0.765],
  [0.37, 0.765],
  [0, 0.965],
  [-0.31, 0.665],
  [0.31, 0.665],
  [-0.1, 0.635],
  [0.14, 0.635],
];
export const MOST_AT_FEAST = SEATS.length + 1;
const MIDDLE_DISH = /^(?:hotpot|cake|cooked-fish|shallow-pan-of-food|sushi|pizza|ramen)$/;

function asFeast({ width, height, short, reading }: Stage, pieces: readonly Piece[]): Places | undefined {
  if (reading.isFeast !== true && !isPotWithPlates(pieces)) return undefined;
  const dish = pieces.find(({ subject }) => MIDDLE_DISH.test(subject.key));
  const hero = dish ?? (pieces[0] as Piece);
  const reach = Math.min(width, short * 1.3);
  const places: Places = new Map([
    [
      hero,
      {
        x: width / 2,
        y: height * 0.83,
        tall: fit(hero, reach * (dish ? 0.4 : 0.34), short * (dish ? 0.36 : 0.26)),
        depth: 0.75,
      },
    ],
  ]);
  for (const [at, one] of inTurn(pieces.filter((piece) => piece !== hero)).entries()) {
    const [across, row] = SEATS[at % SEATS.length] ?? [0, 0.9];
    const near = 0.62 + ((row - 0.635) / 0.33) * 0.38;
    places.set(one, {
      x: width / 2 + across * reach,
      y: height * row,
      tall: fit(one, reach * 0.31 * near, short * 0.2 * near),
      depth: 0.75 + (row - 0.83) * 0.05,
    });
  }
  return places;
}

/** What is cooked in a pot is around it. */
function isPotWithPlates(pieces: readonly Piece[]): boolean {
  return (
    pieces.length > 2 &&
    pieces.length <= MOST_AT_FEAST &&
    pieces.some(({ subject }) => subject.key === 'hotpot') &&
    pieces.every(({ subject }) => subject.kind === 'food' || subject.key === 'plate')
  );
}

/** One of each kind after the other, so that none of them is all on one side. */
function inTurn(pieces: readonly Piece[]): Piece[] {
  return pieces.toSorted((a, b) => a.index - b.index);
}

/** So many lie in two rows on one plate, the larger ones behind; what is drunk stands to the right of it. */
function onPlatter(stage: Stage, all: readonly Piece[]): Places | undefined {
  const { width, height, short } = stage;
  const drinks = all.filter(({ subject }) => isDrink(subject.key));
  const pieces = all.filter((piece) => !drinks.includes(piece));
  const isShared =
    pieces.length > 4 &&
    pieces.length <= MOST_AT_FEAST &&
    pieces.every(({ subject }) => subject.kind === 'food');
  const isAsked = hasPlatter(stage) && pieces.filter(({ subject }) => isLoose(subject)).length > 1;
  if (!isShared || !(isAsked || sharesPlate(pieces.map(({ subject }) => subject)))) return undefined;
  const beside = Math.min(0.34, drinks.length * 0.17) * width;
  const reach = Math.min(width * 0.8, short) - beside;
  const middle = (width - beside) / 2;
  const behind = Math.ceil(pieces.length / 2);
  const bySize = pieces.toSorted((a, b) => b.metres - a.metres);
  const largest = bySize[0]?.metres ?? 1;
  const foot = height * 0.88;
  const told = (one: Piece): number => short * 0.27 * (one.metres / largest) ** 0.7;
  return new Map([
    ...bySize.map((one, at): [Piece, Place] => {
      const isBehind = at < behind;
      const [place, count] = isBehind ? [at, behind] : [at - behind, pieces.length - behind];
      const across = (reach * (isBehind ? 0.84 : 0.76)) / behind;
      return [
        one,
        {
          x: middle + (place - (count - 1) / 2) * across,
          y: foot - short * (isBehind ? 0.075 : 0.012),
          tall: fit(one, across * 1.02, told(one)),
          depth: isBehind ? 0.745 : 0.755,
        },
      ];
    }),
    ...drinks.map((one, at): [Piece, Place] => [
      one,
      {
        x: width - beside * (1 - (at + 0.4) / drinks.length),
        y: foot - short * 0.03,
        tall: fit(one, beside / drinks.length, told(one) * 1.2),
        depth: 0.75,
      },
    ]),
  ]);
}

/** Where what is laid beside a product lies: parts of the width from the middle, of the height below its foot. */
const BESIDE: readonly (readonly [across: number, below: number])[] = [
  [-0.31, 0.03],
  [0.31, 0.03],
  [-0.14, 0.085],
  [0.2, 0.09],
  [-0.36, 0.1],
  [0.38, 0.1],
];

function besideProduct(
  { width, height, short, scene, reading }: Stage,
  pieces: readonly Piece[],
): Places | undefined {
  const product = productOf(reading);
  const heroes = pieces.filter(({ subject }) => subject === product);
  const [hero] = heroes;
  if (!hero || heroes.length > 2) return undefined;
  const foot = height * (scene === 'studio' ? 0.82 : 0.85);
  const reach = Math.min(width, short * 1.3);
  const wide = (reach * (heroes.length > 1 ? 0.8 : 0.62)) / heroes.length;
  const tall = fit(hero, wide, short * 0.58);
  // Over what it would stand on, a little aslant.
  const aloft = isSaidToFly(reading, hero.subject)
    ? { y: foot - height * 0.12, turn: 0.12, isFloating: true }
    : {};
  const places: Places = new Map(
    heroes.map((one, at) => [
      one,
      { x: width / 2 + (at - (heroes.length - 1) / 2) * wide, y: foot, tall, depth: 0.75, ...aloft },
    ]),
  );
  const isWide = tall * hero.ratio * heroes.length > reach * 0.44;
  const besides = pieces.filter(({ subject }) => subject !== product);
  // A single one lies before it, to one side.
  const each = reach * (besides.length > 3 ? 0.3 : 0.42);
  for (const [at, one] of besides.entries()) {
    const [across, below] = BESIDE[at % BESIDE.length] ?? [0, 0.1];
    places.set(one, {
      x: width / 2 + across * reach * (isWide ? 1.04 : 0.92),
      y: foot + height * (below + (isWide ? 0.045 : 0)),
      tall: fit(one, each, short * 0.2),
      depth: 0.755 + below * 0.05,
      isFlipped: across > 0,
    });
  }
  return places;
}
