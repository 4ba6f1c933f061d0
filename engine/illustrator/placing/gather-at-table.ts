// Seats who eats behind a long table, side by side, and sets the dishes on it.

import { makeSurface, type Surface } from '#engine/raster/surface.ts';
import type { Cast } from './cast.ts';
import { blowsCandles, dinnerOf } from '../casting/diners.ts';
import { heightOf } from './standing-height.ts';
import type { Stage } from '../staging/stage.ts';
import { placeOf, TABLE_DEEP, TABLE_TOP, tableWidth } from '../things/dining-table.ts';
import { metresOf } from '../things/metres.ts';
import { asItIs } from '../painting/sprite.ts';

/** Of their standing height is left over the floor when they sit. */
const SEATED = 0.84;
/** In metres: children sit higher up, so that they look over the table. */
const LOWEST_HEAD = 1.2;
/** So much of a body is drawn: the rest is behind the cloth. */
const SHOWN = 0.66;
/** Dishes are told larger than they are, and none is lost. In metres. */
const TOLD = 1.8;
const LEAST = 0.15;

/** Changes spots and sprites in place. */
export function gatherAtTable(stage: Stage, cast: Cast[]): void {
  const dinner = dinnerOf(stage.reading);
  const table = dinner && cast.find(({ spot }) => spot.subject === dinner.table);
  if (!dinner || !table) return;
  const people = cast.filter(({ spot }) => dinner.people.includes(spot.subject) && !spot.isPortrait);
  if (people.length === 0) return;
  const { width, height, short } = stage;
  const wide = tableWidth(people.length) / 100;
  const others = standingBy(cast, people);
  // Who serves at a short table stands beside it, where those who sit leave room.
  const [server] = others;
  const isServed = others.length === 1 && server !== undefined && wide < SHORT_TABLE;
  const usual = Math.min((width * 0.95) / wide, short * 0.4, (height * 0.8) / 1.7);
  const metre = isServed ? Math.min(usual, (width * 0.96) / (wide + bodyAside(server) * 2)) : usual;
  const middle = isServed ? width * 0.03 + (wide / 2) * metre : width / 2;
  const foot = height * 0.93;
  Object.assign(table.spot, {
    x: middle,
    y: foot,
    tall: ((TABLE_TOP + TABLE_DEEP + 4) / 100) * metre,
    depth: 0.72,
    isFlipped: false,
    isFloating: false,
  });
  // The tallest sit in the middle, but for who blows out the candles that stand there.
  const sized = people.map((one) => ({ one, stature: heightOf(stage, one.spot.subject) }));
  const isFirst = ({ one }: (typeof sized)[number]): number => (blowsCandles(one.spot.subject) ? 1 : 0);
  const order = sized.toSorted((a, b) => isFirst(b) - isFirst(a) || b.stature - a.stature);
  const places = people
    .map((_, place) => placeOf(place, people.length))
    .toSorted((a, b) => Math.abs(a) - Math.abs(b));
  for (const [at, { one, stature }] of order.entries()) {
    if (one.spot.subject.kind !== 'figure') {
      seatAnimal(one, middle + ((places[at] ?? 0) / 100) * metre, foot, metre);
      continue;
    }
    const head = Math.max(LOWEST_HEAD, stature * SEATED) + 0.16;
    one.sprite = asItIs(upperPart(one.sprite.lit()));
    Object.assign(one.spot, {
      x: middle + ((places[at] ?? 0) / 100) * metre,
      y: foot - (head - stature * SHOWN) * metre,
      tall: stature * SHOWN * metre,
      depth: 0.7,
      isFloating: true,
      isPerched: true,
    });
  }
  serve(
    cast.filter(({ spot }) => dinner.foods.includes(spot.subject)),
    { metre, wide, foot, middle },
  );
  if (isServed) standBeside(stage, server, { metre, wide, foot, middle });
  else standBehind(stage, others, { metre, wide, foot, middle });
  // A candle is between all who sit there.
  for (const { spot } of cast)
    if (spot.subject.key === 'candle')
      Object.assign(spot, {
        x: middle,
        y: foot - ((TABLE_TOP + 9) / 100) * metre,
        tall: 0.3 * metre,
        depth: 0.7215,
        isFloating: true,
        isPerched: true,
      });
}

/** The depth of who stands behind those who sit. */
export const BEHIND_TABLE = 0.69;
/** Of those who sit, how far behind them the others stand, in metres. */
const BEHIND = 0.12;
/** Metres: beside a longer table nobody has room. */
const SHORT_TABLE = 2;

/** Pixels: the middle of the table, its foot, a metre; its breadth in metres. */
type Laid = { metre: number; wide: number; foot: number; middle: number };

/** Who is with them and does something else. */
function standingBy(cast: readonly Cast[], seated: readonly Cast[]): Cast[] {
  return cast.filter(
    (one) =>
      one.spot.subject.kind === 'figure' &&
      !seated.includes(one) &&
      !one.spot.isPortrait &&
      !one.spot.isPerched &&
      one.spot.subject.far === undefined &&
      one.spot.pose !== 'lie',
  );
}

/** Metres: half the breadth of somebody with what they carry. */
function bodyAside({ sprite, spot }: Cast): number {
  return ((sprite.width / sprite.height) * statureShown(spot)) / 2;
}

function statureShown({ subject, share = 1 }: Cast['spot']): number {
  return (subject.person?.age === 'child' ? CHILD : GROWN) * share;
}
const [CHILD, GROWN] = [1.15, 1.72] as const;

/** At its right end, as large as those who sit. */
function standBeside(stage: Stage, { spot, sprite }: Cast, { metre, wide, foot, middle }: Laid): void {
  const tall = heightOf(stage, spot.subject) * metre * (spot.share ?? 1);
  const half = (tall * sprite.width) / sprite.height / 2;
  Object.assign(spot, {
    x: Math.min(stage.width - half, middle + (wide / 2) * metre + half),
    y: foot - BEHIND * metre,
    tall,
    depth: BEHIND_TABLE,
    isFloating: false,
  });
}

/** They are as large as those who sit, and stand behind them, at the ends of the table first. */
function standBehind(stage: Stage, others: readonly Cast[], { metre, wide, foot, middle }: Laid): void {
  for (const [at, { spot }] of others.entries()) {
    const side = at % 2 === 0 ? 1 : -1;
    const within = Math.floor(at / 2) * 0.28;
    Object.assign(spot, {
      x: middle + side * (wide / 2 - within) * metre,
      y: foot - BEHIND * metre,
      tall: heightOf(stage, spot.subject) * metre,
      depth: BEHIND_TABLE,
      isFloating: false,
    });
  }
}

/** In metres: an animal of any size looks over the table, what is below is behind the cloth. */
const ANIMAL_TALL = 0.96;
const ANIMAL_FOOT = 0.6;

function seatAnimal({ spot, sprite }: Cast, x: number, foot: number, metre: number): void {
  const wide = (ANIMAL_TALL * sprite.width) / sprite.height;
  Object.assign(spot, {
    x,
    y: foot - ANIMAL_FOOT * metre,
    tall: ANIMAL_TALL * metre * Math.min(1, 0.8 / wide),
    depth: 0.7,
    isFloating: true,
    isPerched: true,
  });
}

function serve(dishes: readonly Cast[], { metre, wide, foot, middle }: Laid): void {
  const gap = Math.min(0.62, (wide * 0.84) / dishes.length) * metre;
  for (const [at, { spot, sprite }] of dishes.entries()) {
    const tall = Math.max(LEAST, metresOf(spot.subject) * TOLD) * metre;
    Object.assign(spot, {
      x: middle + (at - (dishes.length - 1) / 2) * gap,
      y: foot - ((TABLE_TOP + 7) / 100) * metre,
      tall: Math.min(tall, (gap * 0.92 * sprite.height) / sprite.width, 0.42 * metre),
      depth: 0.722,
      haze: 0,
      isFloating: true,
      isPerched: true,
    });
  }
}

function upperPart(sheet: Surface): Surface {
  return makeSurface(sheet.width, sheet.height * SHOWN, (brush) => brush.drawImage(sheet, 0, 0));
}
