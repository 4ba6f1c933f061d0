// What a trade wears, named with its owner: "a knight's helmet", 厨师的帽子 are the thing alone, and bring nobody.

import { GARMENT_DRAWINGS } from '../../lexicon/looks-of-people.ts';
import type { GarmentName } from '../people/person-look.ts';
import { isFigure, isPlainPerson, means, meaningOf, type Word } from './word.ts';
import { BODY_KINDS } from '../subject-kinds.ts';

/** Words on either side in which somebody may be said to do something. */
const REACH = 16;
const OF_HAN = '的';

/** "A knight's helmet", 骑士的头盔: the helmet, and no knight. Its owner tells what it looks like, so both are one word. */
export function joinWear(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const worn = wornBy(words, at);
    joined.push(
      worn
        ? { ...worn, start: word.start, text: `${word.text}${word.isHan ? OF_HAN : ' '}${worn.text}` }
        : word,
    );
    if (worn) at = words.indexOf(worn);
  }
  return joined;
}

/** The garment that is named right after somebody of a trade or rank, where nobody of that kind has to be seen. */
function wornBy(words: readonly Word[], at: number): Word | undefined {
  const word = words[at] as Word;
  const [next, second] = [words[at + 1], words[at + 2]];
  if (!isFigure(word) || isPlainPerson(word) || next?.run !== word.run) return undefined;
  const isOf = word.isHan ? next.text === OF_HAN : word.isPossessive;
  const worn = word.isHan && isOf ? second : next;
  const garment = meaningOf(worn, 'garment')?.value;
  if (worn?.run !== word.run || garment === undefined) return undefined;
  const isHeadgear = ON_HEAD.has(garment);
  if (!isHeadgear && !(isOf && garment in GARMENT_DRAWINGS)) return undefined;
  return isAskedAlone(words, at, worn) ? worn : undefined;
}
const ON_HEAD: ReadonlySet<GarmentName> = new Set<GarmentName>(['hat', 'cap', 'helmet', 'crown']);

/** Nobody is said to do anything, or somebody else is there who has it. */
export function isAskedAlone(words: readonly Word[], at: number, worn: Word): boolean {
  const owner = words[at] as Word;
  const others = words
    .slice(Math.max(0, at - REACH), at + REACH)
    .filter((one) => one !== owner && one !== worn);
  return (
    words.slice(Math.max(0, at - REACH), at).some(isSomebody) ||
    others.every(
      (one) => one.clause !== owner.clause || !means(one, 'act', 'person-act', 'feeling', 'garment', 'hair'),
    )
  );
}

function isSomebody(word: Word): boolean {
  const kind = meaningOf(word, 'subject')?.value.kind;
  return kind !== undefined && BODY_KINDS.has(kind);
}
