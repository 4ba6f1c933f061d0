// "A truck full of watermelons", 装满鲜花的三轮车: what is loaded on a vehicle is on no table and in no field beside it. No drawing
// shows it there, so that it is told.

import { containerOf } from '../../things/containers.ts';
import { means, meaningOf, UNSHOWN, type Word } from '../words/word.ts';

const LOADED = /^(?:full|filled|loaded|laden|piled|heaped|stacked|packed|overflowing|brimming)$/i;
const WITH = /^(?:of|with|high|up)$/i;
const LOADED_HAN = /^(?:装满|载满|堆满|装着|载着|拉着|拉满|满载|运着)了?$/u;
/** Words between the vehicle and what is on it. */
const FURTHEST = 6;

/** Returns the words, loads as what is not shown. */
export function nameLoads(words: readonly Word[]): Word[] {
  return words.map((word, at) => (isLoad(words, at) ? { ...word, meanings: UNSHOWN } : word));
}

function isLoad(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (!means(word, 'subject') || isLoadable(word)) return false;
  return word.isHan ? isLoadHan(words, at) : isLoadEnglish(words, at);
}

function isLoadEnglish(words: readonly Word[], at: number): boolean {
  const before = sameClause(words, at, Math.max(0, at - FURTHEST), at);
  const link = before.findLastIndex((one) => !isSaidOf(one));
  if (!WITH.test(before[link]?.text ?? '')) return false;
  const verb = before.slice(0, link + 1).findLastIndex((one) => !WITH.test(one.text));
  return LOADED.test(before[verb]?.text ?? '') && isLoadable(before[verb - 1]);
}

function isLoadHan(words: readonly Word[], at: number): boolean {
  const before = sameClause(words, at, Math.max(0, at - FURTHEST), at).filter(
    (one) => !isSaidOf(one) && one.text !== '了',
  );
  if (!LOADED_HAN.test(before.at(-1)?.text ?? '')) return false;
  const [of, ...after] = sameClause(words, at, at + 1, at + 1 + FURTHEST);
  const vehicle = after.find((one) => !isSaidOf(one));
  return isLoadable(before.at(-2)) || (of?.text === '的' && isLoadable(vehicle));
}

function sameClause(words: readonly Word[], at: number, from: number, to: number): Word[] {
  return words.slice(from, to).filter(({ clause }) => clause === words[at]?.clause);
}

function isSaidOf(word: Word): boolean {
  return means(word, 'adjective', 'colour', 'size', 'number') && !LOADED.test(word.text);
}

/** Wheelbarrows and baskets are drawn with what is in them. */
function isLoadable(word: Word | undefined): boolean {
  const subject = meaningOf(word, 'subject')?.value;
  if (!word || !subject || containerOf({ key: subject.key, words: word.text })) return false;
  return (
    subject.kind === 'vehicle' ||
    subject.kind === 'mount' ||
    subject.kind === 'boat' ||
    subject.key === 'hand-cart'
  );
}
