// 骆驼排成一队走, "ducks walking in a line": who is in a row is several.

import type { Subject } from '../prompt-reading.ts';
import type { Word } from '../words/word.ts';
import type { Noun } from './find-nouns.ts';
import { ANIMAL_KINDS } from '../subject-kinds.ts';

const ROW = /^(?:排成(?:一[队排列行]|队|长队)?|排着队|排队|列队|single file|in single file)$/i;
const ONE_ROW = /^(?:一[队排列行]|队|长队|a line|a row|line|row)$/i;
const IN = /^(?:in|排成|in a|a|single)$/i;
const LINED: ReadonlySet<string> = new Set([...ANIMAL_KINDS, 'vehicle', 'boat']);

/** People side by side; who queues, or goes in a file, is seen from the side. */
const SIDE_BY_SIDE = /^(?:[排站]成一[排列行]|一[排列行]|a row|row)$/i;

function isLined(kind: Subject['kind'], { text }: Word): boolean {
  return LINED.has(kind) || (kind === 'figure' && SIDE_BY_SIDE.test(text));
}

/** Whether the word at `at` says that some stand or go in a row. */
function isRowWord(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? '';
  return ROW.test(text) || (ONE_ROW.test(text) && IN.test(words[at - 1]?.text ?? ''));
}

/** Said after it, in its own clause. */
export function isInRow(
  words: readonly Word[],
  { at, word }: Pick<Noun, 'at' | 'word'>,
  kind: Subject['kind'],
): boolean {
  return words.some(
    (one, place) => place > at && one.clause === word.clause && isRowWord(words, place) && isLined(kind, one),
  );
}

/** The words that say it, where several are there. Changes these: they go one way. */
export function rowWords(
  words: readonly Word[],
  subjects: readonly Subject[],
): { word: Word; by: Subject }[] {
  const rows = words.filter((_, at) => isRowWord(words, at));
  const by = subjects.find(({ kind, count }) => count > 1 && rows.some((word) => isLined(kind, word)));
  const said = by ? rows.filter((word) => isLined(by.kind, word)) : [];
  if (!by || said.length === 0) return [];
  by.isInRow = true;
  return said.map((word) => ({ word, by }));
}
