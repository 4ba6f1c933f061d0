// 孩子们围着桌子画画, "children drawing with crayons at a table": sheets and crayons lie before them, and no easel stands there.

import { isFigure, keyOf, type Meaning, type Word } from '../words/word.ts';

const DRAWING =
  /^(?:draw(?:s|ing)?|drawing pictures|drawing a picture|draws pictures|colou?ring|colou?rs|paint(?:s|ing)?(?: at)?|paints pictures|painting(?: a)? pictures?|doodl(?:es|ing)|画画|画图|画图画|绘画|涂色|涂鸦|涂画)$/i;
const TOOLS =
  /^(?:crayons?|wax crayons|colou?red pencils?|(?:felt-?tip )?pens|pencils?|markers?|pictures?|蜡笔|彩笔|彩铅|彩色铅笔|水彩笔|铅笔|图画)$/i;
const EASEL = /^(?:easels?|canvas(?:es)?|walls?|画架|画布|墙)$/i;
const GAME: readonly Meaning[] = [{ is: 'table-game', value: 'drawing' }];

/** Changes what the words for it mean where somebody is named before them and a table in the same clause. */
export function drawAtTable(words: readonly Word[]): Word[] {
  const clauses = new Set(
    words.flatMap((word, at) => (DRAWING.test(word.text) && isAtTable(words, at) ? word.clause : [])),
  );
  if (clauses.size === 0) return [...words];
  return words.map((word) =>
    clauses.has(word.clause) && (DRAWING.test(word.text) || TOOLS.test(word.text))
      ? { ...word, meanings: GAME }
      : word,
  );
}

function isAtTable(words: readonly Word[], at: number): boolean {
  const clause = words.filter((word) => word.clause === words[at]?.clause);
  return (
    clause.some((word) => keyOf(word) === 'table') &&
    !clause.some(({ text }) => EASEL.test(text)) &&
    words.slice(0, at).some((word) => word.clause === words[at]?.clause && isFigure(word))
  );
}
