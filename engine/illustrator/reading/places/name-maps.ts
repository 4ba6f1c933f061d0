// "A map of an island kingdom", 中土世界地图: what it is of is on the sheet, and no land around it.

import { endOfNoun, joinWords } from '../words/noun-phrase.ts';
import { meaningOf, UNSHOWN, type Word } from '../words/word.ts';

const MAPS: ReadonlySet<string> = new Set(['map', 'treasure-map', 'world-map']);

/** Returns the words, with what a map is of joined, and told as left out. */
export function nameMaps(words: readonly Word[]): Word[] {
  const named: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    named.push(word);
    const isMap = MAPS.has(meaningOf(word, 'subject')?.value.key ?? '');
    const end = isMap && /^of$/i.test(words[at + 1]?.text ?? '') ? endOfNoun(words, at + 2) : -1;
    if (end < 0) continue;
    named.push(joinWords(words, [at + 1, end], UNSHOWN));
    at = end;
  }
  return named;
}
