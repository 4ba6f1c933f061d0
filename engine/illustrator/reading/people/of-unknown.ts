// What is done or worn by somebody whom nobody knows, "a cricket playing the violin", is said of nobody else.

import { isBeast } from '../../animals/heads.ts';
import { ANIMAL_KINDS, BODY_KINDS, LIVING_KINDS } from '../subject-kinds.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { type Word, isFigure, isUnknown, meaningOf, means } from '../words/word.ts';

/** "An acrobat above and a ringmaster in a top hat bowing": of a trade that nobody knows, named last. */
export function isOfUnknownWith(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || word.isHan) return false;
  const and = words.findLastIndex((one, place) => place < at && /^(?:and|while)$/i.test(one.text));
  const [article, who, ...rest] = words.slice(and + 1, at);
  if (and < 0 || !who || who.clause !== word.clause || words[and]?.clause !== word.clause) return false;
  return (
    /^(?:an?|the|his|her|another)$/i.test(article?.text ?? '') &&
    isUnknown(who) &&
    TRADE.test(who.text) &&
    // "A Hawaiian shirt".
    (rest.length > 0 || !means(word, 'garment')) &&
    !rest.some((one) => isFigure(one) || ANIMAL_KINDS.has(meaningOf(one, 'subject')?.value.kind ?? 'item'))
  );
}
const TRADE = /(?:[^aeiou]er|or|ist|man|woman|master|ess|ian|eer|smith)$/i;

/** "A couple dancing, a cricket playing the violin": of whoever the clause begins with, though nobody knows them. */
export function isOfUnknownThere(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  { byNoun }: Cast,
): boolean {
  const [article, before, word] = [words[at - 2], words[at - 1], words[at]];
  if (isOfUnknownWith(words, at) || isBegunByThing(words, at) || isThereAlone(words, at)) return true;
  if (!word || word.isHan || before?.run !== word.run) return false;
  if (!isUnknown(before) && !means(before, 'unshown', 'undrawn')) return false;
  const isLater = words[0]?.clause !== word.clause;
  // "Guests sitting on both sides".
  const areSeveral = article?.clause !== word.clause && /[^s]s$/.test(before?.text ?? '');
  return (
    isLater &&
    (areSeveral ||
      /^(?:an?|the|his|her|their|another)$/i.test(article?.text ?? '') ||
      means(article, 'number')) &&
    nouns.every((noun) => {
      const subject = byNoun.get(noun);
      const isThere = noun.at < at && noun.word.clause === word.clause;
      return !isThere || subject === undefined || !(BODY_KINDS.has(subject.kind) || isBeast(subject));
    })
  );
}

/** 停着的渔船上晾着衣服: of what is somewhere, where the clause names nobody who does it. */
function isThereAlone(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const [place, on] = [words[at - 2], words[at - 1]];
  return (
    word?.isHan === true &&
    word.clause !== words[0]?.clause &&
    /^\p{Script=Han}着\p{Script=Han}+$/u.test(word.text) &&
    means(on, 'place-after') &&
    place?.clause === word.clause &&
    !words.some(
      (one) =>
        one.clause === word.clause && LIVING_KINDS.has(meaningOf(one, 'subject')?.value.kind ?? 'item'),
    )
  );
}

/** "…, an open case with coins lies at his feet": a clause that begins with what nobody knows is about that. */
function isBegunByThing(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || word.isHan || words[0]?.clause === word.clause || !/[^s]s$/i.test(word.text)) return false;
  const own = words.slice(0, at).filter(({ clause }) => clause === word.clause);
  const [article, ...rest] = own;
  const head = rest.find((one) => !means(one, 'adjective', 'colour', 'size', 'number'));
  return (
    /^(?:an?|the|his|her|their)$/i.test(article?.text ?? '') &&
    isUnknown(head) &&
    /^(?:with|of|in|on|full)$/i.test(own[own.indexOf(head as Word) + 1]?.text ?? '') &&
    !own.some((one) => LIVING_KINDS.has(meaningOf(one, 'subject')?.value.kind ?? 'item'))
  );
}

/** "A gnome with a red hat": whom nobody knows has it on, and nothing of them is there. */
export function isOnUnknown(words: readonly Word[], at: number): boolean {
  const lead = words.findLastIndex(
    (word, place) =>
      place < at && !means(word, 'adjective', 'colour', 'size', 'number') && !ARTICLE.test(word.text),
  );
  const [wearer, link, garment] = [words[lead - 1], words[lead], words[at]];
  const article = words.findLastIndex(
    ({ text, clause }, place) =>
      place < lead - 1 && clause === garment?.clause && (ARTICLE.test(text) || OWNS.test(text)),
  );
  // "A man with a limp in a red coat": it is his.
  if (OF_SOMEBODY.test(words[article - 1]?.text ?? '')) return false;
  // ", spectators with hats": several, of whom the clause is.
  const areSeveral =
    lead > 1 && words[lead - 2]?.clause !== wearer?.clause && /[^s]s$/i.test(wearer?.text ?? '');
  return (
    wearer?.run === garment?.run &&
    (/^(?:with|in)$/i.test(link?.text ?? '') || meaningOf(link, 'link')?.value === 'wearing') &&
    isUnknown(wearer) &&
    // "A garden gnome".
    (areSeveral ||
      words.slice(Math.max(0, lead - 3), lead - 1).some(({ text }) => ARTICLE.test(text) || OWNS.test(text)))
  );
}
const ARTICLE = /^(?:an?|the|one)$/i;
/** "His opponent in blue shorts". */
const OWNS = /^(?:his|her|their|my)$/i;
const OF_SOMEBODY = /^(?:with|of|has|having|like|as|at|in|on|by|from)$/i;
