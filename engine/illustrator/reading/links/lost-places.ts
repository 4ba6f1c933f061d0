// Words of place that stand by what is drawn, and tie it to nothing: they are told as left out, and do not vanish.

import { BODY_KINDS } from '../subject-kinds.ts';
import type { LinkRelation, PlaceLink } from '../prompt-reading.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import { type Word, isUnknown, meaningOf, means } from '../words/word.ts';
import { leadsToPronoun } from './link-to-pronoun.ts';

/** Of the others nobody sees from the words that two are meant: "in a hurry", "on a sunny day". */
const SEEN: ReadonlySet<LinkRelation> = new Set([
  'over',
  'under',
  'behind',
  'in_front',
  'between',
  'around',
  'left',
  'right',
  'beside',
]);
/** Less is said by these than that two are in one image. */
const VAGUE = /^(?:with|with a|by|near|close to|边|旁)$/i;
const BETWEEN = ['structure', 'adjective', 'colour', 'size', 'number'] as const;

export type LostPlace = { start: number; words: string };

type Read = { prompt: string; words: readonly Word[]; nouns: readonly Noun[] };

/** `ties` and `places`: all that was read of words of place, also what is drawn in another way since. */
export function lostPlaces(
  { prompt, words, nouns }: Read,
  ties: readonly Tie[],
  places: readonly PlaceLink[],
  isShown: (word: Word) => boolean,
): LostPlace[] {
  const read = new Set(ties.map(({ word }) => word));
  const starts = new Set(places.map(({ start }) => start));
  const drawn = new Map(nouns.flatMap((noun) => (isShown(noun.word) ? [[noun.at, noun] as const] : [])));
  const isBare = (word: Word | undefined): boolean =>
    word !== undefined && means(word, 'scene') && isShown(word) && !isThing(word);
  return words.flatMap((word, at) => {
    if (drawn.size < (isBetween(words, at) ? 1 : 2)) return [];
    if (read.has(word) || starts.has(word.start) || isShown(word) || VAGUE.test(word.text)) return [];
    const part = partAfter(words, at);
    if (part && !read.has(part) && isOfBody(words, at, drawn))
      return [{ start: word.start, words: prompt.slice(word.start, part.end) }];
    const to = word.isHan ? wordBefore(words, at, drawn, isBare) : wordAfter(words, at, drawn, isBare);
    if (!to || starts.has(to.start)) return [];
    const [from, end] = to.start < word.start ? [to, word] : [word, to];
    return [{ start: from.start, words: prompt.slice(from.start, end.end) }];
  });
}

/** "Three crows on its arms". */
function partAfter(words: readonly Word[], at: number): Word | undefined {
  const [word, whose, part] = words.slice(at, at + 3);
  const isOn = word !== undefined && !word.isHan && meaningOf(word, 'link')?.value === 'on';
  return isOn && /^its$/i.test(whose?.text ?? '') && means(part, 'part') ? part : undefined;
}

/** Whoever is named before in the clause can be there. */
function isOfBody(words: readonly Word[], at: number, drawn: ReadonlyMap<number, Noun>): boolean {
  for (let before = at - 1; before >= 0 && words[before]?.clause === words[at]?.clause; before--)
    if (drawn.has(before)) {
      const kind = meaningOf(words[before], 'subject')?.value.kind;
      if (kind !== undefined) return BODY_KINDS.has(kind) && kind !== 'fish';
    }
  return false;
}

/** "Between", 之间, "in the middle of". */
function isBetween(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word?.isHan) return meaningOf(word, 'place-after')?.value === 'between' || word.text === '中间';
  const isMiddle = meaningOf(word, 'frame-place')?.value === 'middle';
  return meaningOf(word, 'link')?.value === 'between' || (isMiddle && words[at + 1]?.text === 'of');
}

/** To what it leads: a pronoun, or a noun of what is drawn; `isBare`: no more than a place. */
function wordAfter(
  words: readonly Word[],
  at: number,
  drawn: ReadonlyMap<number, Noun>,
  isBare: (word: Word | undefined) => boolean,
): Word | undefined {
  const relation = isBetween(words, at) ? 'between' : meaningOf(words[at], 'link')?.value;
  if (relation === undefined || !isOfThing(words, at, drawn)) return undefined;
  if (!SEEN.has(relation)) return relation === 'on' ? buildingAfter(words, at, drawn) : undefined;
  if (leadsToPronoun(words, at)) return words[at + 1];
  let next = at + 1;
  while (!drawn.has(next) && words[next]?.clause === words[at]?.clause && means(words[next], ...BETWEEN))
    next++;
  const noun = drawn.get(next);
  // "Between two skyscrapers": of what is no more than a place.
  if (meaningOf(words[at], 'link')?.value === 'between' && isBare(words[next]) && !isAloft(words, at))
    return words[next];
  return noun && isThing(noun.word) && noun.word.clause === words[at]?.clause ? noun.word : undefined;
}

/** "On a castle tower", "on the roof of a tower": no manner of speaking. */
function buildingAfter(
  words: readonly Word[],
  at: number,
  drawn: ReadonlyMap<number, Noun>,
): Word | undefined {
  let next = at + 1;
  while (!drawn.has(next) && words[next]?.run === words[at]?.run && means(words[next], ...BETWEEN, 'part'))
    next++;
  const word = drawn.get(next)?.word;
  return meaningOf(word, 'subject')?.value.kind === 'building' ? word : undefined;
}

/** "Jellyfish floating between skyscrapers" are before and over them all. */
function isAloft(words: readonly Word[], at: number): boolean {
  return words.some((one) => one.clause === words[at]?.clause && meaningOf(one, 'act')?.value === 'fly');
}

/** "Sunset over a field", "a window with a city behind it": it is said of no more than a place. */
function isOfThing(words: readonly Word[], at: number, drawn: ReadonlyMap<number, Noun>): boolean {
  for (let before = at - 1; before >= 0 && words[before]?.clause === words[at]?.clause; before--) {
    if (drawn.has(before)) return isThing(words[before]);
    if (means(words[before], 'scene', 'time')) return false;
  }
  return false;
}

/** Whoever is busy at a table is drawn with it, and the sky is over all. */
function isThing(word: Word | undefined): boolean {
  const subject = meaningOf(word, 'subject')?.value;
  return subject !== undefined && subject.kind !== 'sky' && !TABLE.test(subject.key);
}
const TABLE = /desk|table|counter/;

/** Of what it is the place: of a noun of what is drawn, or, where a clause begins with it, of what was named before. */
function wordBefore(
  words: readonly Word[],
  at: number,
  drawn: ReadonlyMap<number, Noun>,
  isBare: (word: Word | undefined) => boolean,
): Word | undefined {
  const [before, word] = [words[at - 1], words[at] as Word];
  const relation = isBetween(words, at) ? 'between' : meaningOf(word, 'place-after')?.value;
  if (!before || relation === undefined) return undefined;
  const isLeft = isLeftOut(before) && before.run === word.run && AT_THING.test(word.text);
  if (isLeft) return leadsOn(words, at, drawn) ? before : undefined;
  if (!SEEN.has(relation)) return undefined;
  if (relation === 'between' && word.text !== '中间' && isBare(before) && !isAloft(words, at)) return before;
  const isFirst = before.clause !== word.clause;
  if (isFirst) return leadsOn(words, at, drawn) ? word : undefined;
  // 老虎下山.
  if (words[at + 1]?.run === word.run && means(words[at + 1], 'scene')) return undefined;
  return drawn.has(at - 1) && isThing(before) && before.run === word.run ? before : undefined;
}

/** 讲台后面, 壁炉上面: of what is not drawn, or is no more than a part of a room. */
function isLeftOut(word: Word): boolean {
  const isPiece = meaningOf(word, 'scene')?.value === 'room' && !/[室房厅屋家店馆]$/u.test(word.text);
  return isPiece || isUnknown(word) || means(word, 'undrawn');
}

const AT_THING = /^(?:[上下后前]面|[上下前]方|顶上|之[上下间]|底下|背后|中间|周围|四周)$/u;

/** Something that is drawn comes after it in its clause. */
function leadsOn(words: readonly Word[], at: number, drawn: ReadonlyMap<number, Noun>): boolean {
  for (let next = at + 1; words[next]?.clause === words[at]?.clause && next < words.length; next++) {
    if (means(words[next], 'scene', 'time')) return false;
    if (drawn.has(next)) return isThing(words[next]);
  }
  return false;
}
