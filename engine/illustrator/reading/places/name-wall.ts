// "A yellow wall", 靠在墙上: a plain wall is a thing where it has a colour, or where somebody or something is at it.

import { PLAIN_WALL } from '../../lexicon/barriers.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

const WALL = /^(?:walls?|plaster wall|墙|墙壁|墙面|墙边)$/i;
const FURTHEST = 4;
const AT_WALLS: ReadonlySet<string> = new Set(['leaning_on', 'in_front', 'beside']);

/** The words with walls that are things; 门 is one where it has a colour, and else a part of other words. */
export function nameWall(words: readonly Word[]): Word[] {
  return words.map((word, at) =>
    word.text === '门' && word.meanings.length === 0 && isColoured(words, at)
      ? { ...word, meanings: VOCABULARY.get('木门') ?? [] }
      : WALL.test(word.text) && !means(word, 'subject') && (isColoured(words, at) || isAt(words, at))
        ? { ...word, meanings: [{ is: 'subject', value: PLAIN_WALL }], isPlural: false }
        : word,
  );
}

function isColoured(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 3), at).filter(({ clause }) => clause === words[at]?.clause);
  const colour = before.findLastIndex((word) => means(word, 'colour'));
  return (
    colour >= 0 &&
    before
      .slice(colour + 1)
      .every((word) => word.text === '的' || means(word, 'adjective', 'colour', 'joiner'))
  );
}

function isAt(words: readonly Word[], at: number): boolean {
  const { clause, isHan } = words[at] as Word;
  if (isHan && AT_WALLS.has(meaningOf(words[at + 1], 'place-after')?.value ?? '')) return true;
  return words
    .slice(Math.max(0, at - FURTHEST), at)
    .some(
      (word) =>
        word.clause === clause &&
        (/^against$/i.test(word.text) ||
          (AT_WALLS.has(meaningOf(word, 'link')?.value ?? '') && !/^(?:with|by)$/i.test(word.text))),
    );
}
