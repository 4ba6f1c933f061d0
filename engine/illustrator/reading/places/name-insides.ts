// "A priest in a church", 公交车上的女孩: who is in a building or a bus is seen inside of it, not before it.

import { INSIDE_BY_NAME, INSIDE_OF, WITH_YARDS, type Inside } from '../../lexicon/insides.ts';
import { SHIP_ROOMS } from '../../lexicon/room-fittings.ts';
import { PAVILION_FLOOR } from '../../lexicon/underfoot.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { means, meaningOf, type Meaning, type Word } from '../words/word.ts';
import { GROUND_BODY_KINDS, SCENERY_KINDS } from '../subject-kinds.ts';

const IN = /^(?:in|inside|inside of|within|interior of)$/i;
/** Of what carries many; on a house one is on its roof. */
const ABOARD = /^(?:in|inside|inside of|within|on|aboard|on board|riding|rides|taking|takes)$/i;
const HAN_IN = /^(?:里|里面|内|内部|中|之中|室内)的?$/;
const HAN_ABOARD = /^(?:里|里面|内|内部|中|上)的?$/;
const HAN_RIDING = /^(?:坐|乘|乘坐|搭|搭乘)$/;
const INTERIOR = /^(?:interior|interiors|内部|室内|车厢|车厢里|车厢内)$/i;
/** Known by how they are painted, and by their decks. */
const FROM_OUTSIDE = /school ?bus|double|tour|校车|双层|观光/i;
const RAILS = /^(?:subway|metro|underground|地铁)$/i;
const CARRIERS: ReadonlySet<string> = new Set(['bus', 'plane', 'train', 'high-speed-train']);
export const ROOM: readonly Meaning[] = [{ is: 'scene', value: 'room' }];

/**
 * Buildings, buses and planes as rooms, where somebody is in one and no land around it is named; a pavilion, through which
 * the land is seen, as what is under their feet.
 */
export function nameInsides(words: readonly Word[]): Word[] {
  const inhabited = inhabitedClauses(words);
  // "City lights blur past the window": those are seen from there.
  const seen = new Set(
    words.filter((word) => means(word, 'window') || OUT_THERE.test(word.text)).map(({ clause }) => clause),
  );
  const lands = words.filter((word) => isOutside(word) && !seen.has(word.clause));
  const [first, last] = [lands[0], lands.at(-1)];
  const isOutOfDoors = words.some(isOfOutside);
  // Before a Chinese word for it the land is named that it stands in.
  const isElsewhere = (own: Word): boolean =>
    first !== undefined &&
    last !== undefined &&
    !(own.isHan === true && first.clause === own.clause && last.start < own.start);
  const named = words.map((word, at): Word => {
    // "An airplane window, clouds": without anybody at it, it is one of the plane.
    if (OF_PLANE.test(word.text) && inhabited.size === 0)
      return { ...word, meanings: VOCABULARY.get('airplane') ?? [] };
    // 太空站里,舷窗外是地球: a window of that ship.
    if (OF_PLANE.test(word.text) && words.some((one) => SHIPS.has(one.text.toLowerCase())))
      return { ...word, meanings: [{ is: 'window' }] };
    // 摩天轮的车厢里: nobody is seen in its cabins, and it is no train.
    if (CABIN.test(word.text) && words.slice(Math.max(0, at - 2), at).some(isFairRide))
      return { ...word, meanings: [] };
    const isRail = RAILS.test(word.text) && means(word, 'near-scene');
    const key = meaningOf(word, 'subject')?.value.key ?? '';
    if (key === 'pavilion' && inhabited.has(word.clause) && isIn(words, at, false))
      return { ...word, meanings: [{ is: 'subject', value: PAVILION_FLOOR }] };
    if (!isRail && !INSIDE_OF.has(key)) return word;
    if (WITH_YARDS.has(key) && isOutOfDoors) return word;
    const isHere =
      isInteriorOf(words, at) ||
      ((inhabited.has(word.clause) || key === 'cinema') &&
        !isElsewhere(word) &&
        isIn(words, at, isRail || CARRIERS.has(key)));
    return isHere ? { ...word, meanings: ROOM } : word;
  });
  return withoutInteriors(named, words);
}

const CABIN = /^(?:车厢|座舱|吊厢|轿厢)/u;

function isFairRide(word: Word): boolean {
  return meaningOf(word, 'subject')?.value.key === 'ferris-wheel';
}

const OUT_THERE = /^(?:outside|窗外|车窗外|外面)$/i;

/** With somebody in them, or nothing but a place, which those are in whom the next one names: 亭子里，三个朋友在喝茶. */
function inhabitedClauses(words: readonly Word[]): Set<number> {
  const own = new Set(words.filter(isRider).map(({ clause }) => clause));
  const places = words.flatMap((word, at) => {
    const { clause, text } = word;
    const isOnly = !own.has(clause) && own.has(clause + 1);
    const isPlace = word.isHan
      ? HAN_IN.test(text) && words[at + 1]?.clause !== clause
      : IN.test(text) && words[at - 1]?.clause !== clause;
    return isOnly && isPlace ? [clause] : [];
  });
  return new Set([...own, ...places]);
}

const SHIPS: ReadonlySet<string> = new Set(SHIP_ROOMS);
const OF_PLANE = /^(?:air)?plane window$|^(?:飞机)?舷窗$/i;

/** Somebody, of whom one may say that they are in it. */
function isRider(word: Word): boolean {
  const { kind = 'item', key } = meaningOf(word, 'subject')?.value ?? {};
  // Nor does a throne stand before its castle.
  return GROUND_BODY_KINDS.has(kind) || key === 'throne';
}

const LIVED_IN = /^(?:bedroom|living room|home office|studio apartment|卧室|客厅|书房)$/i;

/** Which inside the words name, once they are settled. */
export function insideOf(words: readonly Word[]): Inside | undefined {
  // An attic that somebody lives in is furnished, and no store of boxes.
  if (words.some(({ text }) => LIVED_IN.test(text))) return undefined;
  for (const word of words) {
    const inside = meaningOf(word, 'scene')?.value === 'room' ? insideNamed(word.text) : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** Which inside this is the name of, or of what is seen from outside by that name. */
export function insideNamed(name: string): Inside | undefined {
  const text = name.toLowerCase();
  if (RAILS.test(text)) return 'subway-car';
  const built = VOCABULARY.get(text)?.find((one) => one.is === 'subject');
  const own = built?.is === 'subject' ? INSIDE_OF.get(built.value.key) : undefined;
  return INSIDE_BY_NAME.get(text) ?? (own === 'room' ? undefined : own);
}

/** Of a land, a street or a sea; that of a railway under ground is none. */
function isOutside(word: Word): boolean {
  const scene = meaningOf(word, 'scene')?.value;
  return scene !== undefined && scene !== 'room' && scene !== 'table' && !RAILS.test(word.text);
}

function isIn(words: readonly Word[], at: number, isCarrier: boolean): boolean {
  const word = words[at] as Word;
  const near = words.slice(Math.max(0, at - BETWEEN), at).filter((one) => one.run === word.run);
  // Its colour and its flames are to be seen, and so is who comes out of it.
  const said = near.slice(near.findLastIndex(({ text }) => ABOARD.test(text)) + 1);
  const isThrough = meaningOf(word, 'subject')?.value.key === 'pavilion';
  const isSeen = said.some(
    (one) =>
      (means(one, 'colour') && !isThrough) ||
      meaningOf(one, 'act')?.value === 'burn' ||
      /^(?:从|自|由)$/.test(one.text),
  );
  if (isSeen || FROM_OUTSIDE.test(word.text)) return false;
  const before = near.findLast((one) => !isDescribing(one));
  // "Out of the window of a train".
  const window = near.findLast((one) => means(one, 'window'));
  if (isCarrier && window && /^of$/i.test(near[near.indexOf(window) + 1]?.text ?? '')) return true;
  if (word.isHan !== true)
    return (
      before !== undefined && (isCarrier ? ABOARD : IN).test(before.text) && !isOwner(words[at + 1], word)
    );
  const next = words[at + 1];
  const isAfter = next?.run === word.run && (isCarrier ? HAN_ABOARD : HAN_IN).test(next.text);
  // 在电影院看电影.
  const isShown = words[at - 1]?.text === '在' && meaningOf(word, 'subject')?.value.key === 'cinema';
  return isAfter || isShown || (isCarrier && before !== undefined && HAN_RIDING.test(before.text));
}
const BETWEEN = 5;

/** "In a house garden", "on a bus stop": it only says what the next one is of. */
function isOwner(next: Word | undefined, word: Word): boolean {
  return (
    next?.run === word.run &&
    next.clause === word.clause &&
    means(next, 'subject', 'near-scene', 'scene') &&
    !INSIDE_OF.has(meaningOf(next, 'subject')?.value.key ?? '')
  );
}

function isDescribing(word: Word): boolean {
  // Candlelit, moonlit.
  if (RAILS.test(word.text) || /^(?:his|her|their|our|my|\w+lit)$/i.test(word.text)) return true;
  return !means(
    word,
    'subject',
    'scene',
    'near-scene',
    'link',
    'structure',
    'place-after',
    'act',
    'person-act',
  );
}

const STARS = /^(?:.*\bstars?|starry.*|stargaz.*|milky way|[看数]?星[星空]?|星光|繁星|银河)$/i;

/** Weather, trees, what belongs to the sky. */
function isOfOutside(word: Word): boolean {
  return (
    STARS.test(word.text) ||
    means(word, 'weather') ||
    SCENERY_KINDS.has(meaningOf(word, 'subject')?.value.kind ?? '')
  );
}

/** "The interior of a church", 教堂内部. */
function isInteriorOf(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const next = words[at + 1];
  if (next?.run === word.run && INTERIOR.test(next.text)) return true;
  const led = words.slice(Math.max(0, at - FURTHEST), at).filter(({ run }) => run === word.run);
  if (CORNER_OF.test(led.map(({ text }) => text).join(' '))) return true;
  const before = words
    .slice(Math.max(0, at - BETWEEN), at)
    .findLast((one) => !isDescribing(one) && !/^of$/i.test(one.text));
  return before?.run === word.run && /^(?:inside|interior)(?: of)?$/i.test(before.text);
}

/** "A jukebox glows in the corner of the diner": those of other clauses are there, too. */
const CORNER_OF =
  /\bin (?:an?|the|one) (?:\w+ )?(?:corner|middle|cent(?:er|re)|back) of (?:an?|the|his|her|their)(?: [\w-]+)*$/i;
const FURTHEST = 8;

/** The word for its inside is told with it. */
function withoutInteriors(named: Word[], before: readonly Word[]): Word[] {
  return named.map((word, at) => {
    const isOf = [at - 1, at + 1].some((other) => named[other] !== before[other]);
    return isOf && INTERIOR.test(word.text) ? { ...word, meanings: ROOM } : word;
  });
}
