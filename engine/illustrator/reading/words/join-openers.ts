// 长椅上,老奶奶在织毛衣: a sentence that opens with a place of something and a comma goes on with who is there, as it does
// without the comma.

import { means, type Word } from './word.ts';

/** Returns the words with such a place in the clause after it. */
export function joinOpeners(words: readonly Word[]): Word[] {
  const joined = new Set<number>();
  for (const [at, word] of words.entries())
    if (isOpener(words, at) && words[at + 1]?.isHan) joined.add(word.clause);
  if (joined.size === 0) return [...words];
  return words.map((word) => {
    let { clause } = word;
    while (joined.has(clause)) clause++;
    return clause === word.clause ? word : { ...word, clause };
  });
}

/** Whether a clause ends here that names one thing, and where something is to it, and nothing else. */
function isOpener(words: readonly Word[], at: number): boolean {
  const [thing, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!word?.isHan || !next || next.clause === word.clause || thing?.clause !== word.clause) return false;
  if (!means(word, 'place-after') || !means(thing, 'subject')) return false;
  return words
    .slice(0, at - 1)
    .every(
      (one) =>
        one.clause !== word.clause || !means(one, 'subject', 'act', 'person-act', 'rest', 'link', 'joiner'),
    );
}
