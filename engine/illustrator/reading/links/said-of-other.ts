// What is said of what is not drawn, of a limb only, or of who comes after it, is said of nobody who was named before it.

import type { Noun } from '../nouns/find-nouns.ts';
import { DOER_KINDS } from '../subject-kinds.ts';
import { isUnknown, meaningOf, means, type Word } from '../words/word.ts';
import { subjectOf, type Read } from './place-after.ts';

/** Light, rain and waves do so. */
const FALLS =
  /^(?:shin(?:es|ing)|beam(?:s|ing)|glow(?:s|ing)|crash(?:es|ing)|beat(?:s|ing)|pour(?:s|ing)|rain(?:s|ing))$/i;
const AS_NOUN = /^\p{Ll}+[^s\P{Ll}]s$/u;

/** "With banners on the towers", "its light shining on a squid": what is there is not drawn, and is no thing before it. `isAlive`: who was named last. */
export function isSaidOfOther(words: readonly Word[], at: number, isAlive: boolean): boolean {
  const [before, last, word] = [words[at - 2], words[at - 1], words[at]];
  if (!word || last?.clause !== word.clause || word.isHan) return false;
  if (isOfOwnClause(words, at) || isOfAnother(words, at)) return true;
  if (FALLS.test(last.text) || (isLimb(words, at - 1) && !/^out/i.test(word.text))) return true;
  // "Cliffs on one side, water on the other and a lighthouse far away".
  const [side, next] = words.slice(at + 2, at + 4);
  if (side?.text === 'other' && (next === undefined || means(next, 'joiner'))) return true;
  // "Two shells and a message in a bottle", "a chair and a metronome on the piano": of what nobody knows.
  const isOfThing = /^in$/i.test(word.text) || (/^on$/i.test(word.text) && !isAlive);
  if (isOfThing && isUnknown(last) && /^an?$/i.test(before?.text ?? '') && means(words[at - 3], 'joiner'))
    return true;
  // "Paintings leaning against a wall" begin their clause.
  if (before?.clause !== word.clause && PICTURES.test(last.text) && !means(last, 'subject')) return true;
  // "Sneakers with green soles on a stone": they are on it, with all that they have.
  if (isOwnPartOf(words, at)) return false;
  const isName = (isUnknown(last) || isUndrawn(last)) && AS_NOUN.test(last.text);
  return isName && (before?.clause !== word.clause || !means(before, 'subject'));
}

/** Led to by "with" from a thing: whatever follows with "a" is another place. */
function isOwnPartOf(words: readonly Word[], at: number): boolean {
  if (!/^on$/i.test(words[at]?.text ?? '') || !/^an?$/i.test(words[at + 1]?.text ?? '')) return false;
  const lead = words.findLastIndex(
    (one, place) => place < at - 1 && !means(one, 'adjective', 'colour', 'size', 'number'),
  );
  const owner = words[lead - 1];
  const isThing = means(owner, 'garment') || meaningOf(owner, 'subject')?.value.kind === 'item';
  return isThing && /^with$/i.test(words[lead]?.text ?? '') && words[lead]?.run === words[at]?.run;
}

/** "They dance while a pot steams on the stove", "…, a pot steams on the stove": what is named there is not drawn. */
function isOfOwnClause(words: readonly Word[], at: number): boolean {
  const clause = words[at]?.clause;
  const begin = words.findIndex((word) => word.clause === clause);
  const from = words.findLastIndex((one, place) => place < at && WHILE.test(one.text));
  const isAfterWhile = from >= 0 && words[from]?.clause === clause;
  const isLater = begin > 0 && /^(?:an?|the|some)$/i.test(words[begin]?.text ?? '');
  if (!isAfterWhile && !isLater) return false;
  const said = words.slice(isAfterWhile ? from + 1 : begin, at);
  if (!isAfterWhile && said.some((one) => means(one, 'act', 'person-act', 'rest', 'link'))) return false;
  const isNamed = said.some((one, place) => ARTICLE.test(one.text) && place < said.length - 1);
  return isNamed && !said.some((one) => means(one, 'subject', 'joiner') || PERSONAL.test(one.text));
}

/** "A cat sits on the sill and a pot stands on the stove": the pot does, whether it is drawn or not, and no cat. */
function isOfAnother(words: readonly Word[], at: number): boolean {
  const { clause, text } = words[at] as Word;
  const and = words.findLastIndex(
    (one, place) => place < at && one.clause === clause && /^and$/i.test(one.text),
  );
  // "And steam rises from a pot on the stove".
  const [from, of, pot] = words.slice(at - 3, at);
  const isOfPot = /^(?:from|out of)$/i.test(from?.text ?? '') && ARTICLE.test(of?.text ?? '');
  if (isOfPot && and >= 0 && pot && !means(pot, 'subject', 'scene', 'window', 'part', 'garment')) return true;
  const [article, ...said] = words.slice(and + 1, at);
  const last = said.at(-1);
  if (and < 0 || !last || !ARTICLE.test(article?.text ?? '')) return false;
  const isDoing = STANDING.test(text) || (said.length > 1 && isUnknown(last) && AS_NOUN.test(last.text));
  return (
    isDoing && !said.some((one) => means(one, 'subject', 'garment', 'joiner', 'link', 'act', 'person-act'))
  );
}
const STANDING = /^(?:stand|sit|lie|rest|hang|lean|float)(?:s|ing) \w/i;

const WHILE = /^(?:while|as|whilst)$/i;
const ARTICLE = /^(?:an?|the|some|his|her|its|their)$/i;
const PERSONAL = /^(?:he|she|it|they|both|all|one|others?)$/i;

const PICTURES = /^(?:paintings|pictures|drawings|posters|photos|photographs|sketches|canvases)$/i;

/** "With her head on a pile of books", "his hand on the horse": no more than that is there. */
function isLimb(words: readonly Word[], at: number): boolean {
  const whose = WHOSE_LIMB.test(words[at - 1]?.text ?? '') ? at - 1 : at;
  return LIMB.test(words[at]?.text ?? '') && !LEADS_TO_LIMB.test(words[whose - 1]?.text ?? '');
}
const LIMB = /^(?:head|cheek|chin|arms?|elbows?|hands?|fingers?|legs?|foot|feet|paws?)$/i;
const WHOSE_LIMB = /^(?:an?|one|both|two|his|her|its|their)$/i;
const LEADS_TO_LIMB = /^(?:on|in|at|over|above|under|by|from|of|around|to)$/i;

function isUndrawn(word: Word): boolean {
  return means(word, 'carrier', 'undrawn') && !means(word, 'subject');
}

/** 小狐狸和拿气球的小熊, 女孩看着牵狗的男孩: said of who comes after it, though somebody else is named before. */
export function isAttributeOf(
  words: readonly Word[],
  { earlier, at, next }: { earlier: Noun | undefined; at: number; next: Noun },
  later: Noun | undefined,
  cast: Read['cast'],
): boolean {
  const between = words.slice((earlier?.at ?? at) + 1, at);
  return (
    words[next.at + 1]?.text === '的' &&
    DOER_KINDS.has(subjectOf(later, cast)?.kind ?? 'item') &&
    between.some((one) => means(one, 'joiner', 'number', 'link'))
  );
}

/** 戴着草帽切西瓜, 抱着书包走在小路上: what is worn is all that the word at `from` leads to, and nothing that is named later. */
export function leadsToClothes(words: readonly Word[], from: number, to: number): boolean {
  const garment = words.findIndex((word, at) => at > from && at < to && means(word, 'garment'));
  return (
    garment >= 0 &&
    words
      .slice(garment + 1, to)
      .some((word) => word.isHan && (means(word, 'act', 'person-act') || /^.在$/u.test(word.text)))
  );
}
