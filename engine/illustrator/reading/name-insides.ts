// "A priest in a church", 公交车上的女孩: who is in a building or a bus is seen inside of it, not before it.

import { INSIDE_BY_NAME, INSIDE_OF, type Inside } from '../lexicon/insides.ts';
import type { SubjectKind } from './prompt-reading.ts';
import { VOCABULARY } from './vocabulary.ts';
import { means, meaningOf, type Meaning, type Word } from './word.ts';

const IN = /^(?:in|inside|inside of|within|interior of)$/i;
/** Of what carries many; on a house one is on its roof. */
const ABOARD = /^(?:in|inside|inside of|within|on|aboard|on board|riding|rides|taking|takes)$/i;
const HAN_IN = /^(?:里|里面|内|内部|中|之中|室内)$/;
const HAN_ABOARD = /^(?:里|里面|内|内部|中|上)$/;
const HAN_RIDING = /^(?:坐|乘|乘坐|搭|搭乘)$/;
const INTERIOR = /^(?:interior|interiors|内部|室内)$/i;
/** Known by how they are painted, and by their decks. */
const FROM_OUTSIDE = /school|double|tour|校车|双层|观光/i;
const RAILS = /^(?:subway|metro|underground|地铁)$/i;
const CARRIERS: ReadonlySet<string> = new Set(['bus', 'plane']);
/** Birds and things are on them, not in them. */
const RIDERS: ReadonlySet<SubjectKind> = new Set(['figure', 'face', 'full', 'mount']);
const ROOM: readonly Meaning[] = [{ is: 'scene', value: 'room' }];

/** Buildings, buses and planes as rooms, where somebody is in one and no land around it is named. */
export function nameInsides(words: readonly Word[]): Word[] {
  const riders = words.filter((word) => RIDERS.has(meaningOf(word, 'subject')?.value.kind ?? 'item'));
  const isAbroad = words.some((word) => isOutside(word) && !RAILS.test(word.text));
  const named = words.map((word, at): Word => {
    const key = meaningOf(word, 'subject')?.value.key;
    const isRail = RAILS.test(word.text) && means(word, 'near-scene');
    if (!isRail && (key === undefined || !INSIDE_OF.has(key))) return word;
    const isCarrier = isRail || CARRIERS.has(key ?? '');
    const isHere = isInteriorOf(words, at) || (riders.length > 0 && !isAbroad && isIn(words, at, isCarrier));
    return isHere ? { ...word, meanings: ROOM } : word;
  });
  return withoutInteriors(named, words);
}

/** Which inside the words name, once they are settled. */
export function insideOf(words: readonly Word[]): Inside | undefined {
  for (const word of words) {
    if (meaningOf(word, 'scene')?.value !== 'room') continue;
    const text = word.text.toLowerCase();
    if (RAILS.test(text)) return 'subway-car';
    const built = VOCABULARY.get(text)?.find((one) => one.is === 'subject');
    const own = built?.is === 'subject' ? INSIDE_OF.get(built.value.key) : undefined;
    const inside = INSIDE_BY_NAME.get(text) ?? own;
    if (inside !== undefined && inside !== 'room') return inside;
  }
  return undefined;
}

/** Of a land, a street or a sea. */
function isOutside(word: Word): boolean {
  const scene = meaningOf(word, 'scene')?.value;
  return scene !== undefined && scene !== 'room' && scene !== 'table';
}

function isIn(words: readonly Word[], at: number, isCarrier: boolean): boolean {
  const word = words[at] as Word;
  const near = words.slice(Math.max(0, at - BETWEEN), at).filter((one) => one.run === word.run);
  // Its colour and its flames are to be seen, and so is who comes out of it.
  const isSeen = near.some(
    (one) =>
      means(one, 'colour') || meaningOf(one, 'act')?.value === 'burn' || /^(?:从|自|由)$/.test(one.text),
  );
  if (isSeen || FROM_OUTSIDE.test(word.text)) return false;
  const before = near.findLast((one) => !isDescribing(one));
  if (word.isHan !== true)
    return (
      before !== undefined && (isCarrier ? ABOARD : IN).test(before.text) && !isOwner(words[at + 1], word)
    );
  const next = words[at + 1];
  const isAfter = next?.run === word.run && (isCarrier ? HAN_ABOARD : HAN_IN).test(next.text);
  return isAfter || (isCarrier && before !== undefined && HAN_RIDING.test(before.text));
}
const BETWEEN = 5;

/** "In a house garden", "on a bus stop": it only says what the next one is of. */
function isOwner(next: Word | undefined, word: Word): boolean {
  return (
    next?.run === word.run && next.clause === word.clause && means(next, 'subject', 'near-scene', 'scene')
  );
}

function isDescribing(word: Word): boolean {
  return (
    /^(?:an?|the|his|her|their|our|my)$/i.test(word.text) ||
    word.meanings.length === 0 ||
    means(word, 'adjective', 'colour', 'size', 'look', 'tone', 'mood')
  );
}

/** "The interior of a church", 教堂内部. */
function isInteriorOf(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const next = words[at + 1];
  if (next?.run === word.run && INTERIOR.test(next.text)) return true;
  const before = words
    .slice(Math.max(0, at - BETWEEN), at)
    .findLast((one) => !isDescribing(one) && !/^of$/i.test(one.text));
  return before?.run === word.run && /^(?:inside|interior)(?: of)?$/i.test(before.text);
}

/** The word for its inside is told with it. */
function withoutInteriors(named: Word[], before: readonly Word[]): Word[] {
  return named.map((word, at) => {
    const isOf = [at - 1, at + 1].some((other) => named[other] !== before[other]);
    return isOf && INTERIOR.test(word.text) ? { ...word, meanings: ROOM } : word;
  });
}
