// "A lion statue", 士兵的雕像, 佛像雕像: of whom it is said is not the one that we draw, so nothing is drawn.

import { joinWords } from './noun-phrase.ts';
import { isUnknown, means, meaningOf, type Word } from './word.ts';

/** Drawn as somebody in long folds, and as a lady. */
const LIKENESSES: ReadonlySet<string> = new Set(['statue', 'shadow-puppet', 'skeleton']);
/** How words end that only say how it is. */
const DESCRIBES = /(?:ed|ing|y|al|ic|ous|ive|ful|less|ent|ant|en|old|tall|grand|large|lone)$/i;

/** Returns the words with such a likeness and whom it is of as one that is not drawn. */
export function nameStatues(words: readonly Word[]): Word[] {
  const named: Word[] = [];
  for (const [at, word] of words.entries()) {
    const from = LIKENESSES.has(meaningOf(word, 'subject')?.value.key ?? '') ? ownerOf(words, at) : undefined;
    if (from === undefined) {
      named.push(word);
      continue;
    }
    while ((named.at(-1)?.start ?? -1) >= (words[from]?.start ?? Infinity)) named.pop();
    named.push(joinWords(words, [from, at], []));
  }
  return named;
}

/** The place of the word before it that says whom it is of, if any. */
function ownerOf(words: readonly Word[], at: number): number | undefined {
  const isBetween = words[at - 1]?.text === '的';
  const place = at - (isBetween ? 2 : 1);
  const owner = words[place];
  if (!owner || owner.run !== words[at]?.run) return undefined;
  const isOfSomebody = meaningOf(owner, 'subject')?.value.kind === 'figure';
  if (means(owner, 'subject', 'unshown') && !(isBones(words[at]) && isOfSomebody)) return place;
  // "A pirate skeleton" is one; that of a dinosaur is no human one.
  if (isBones(words[at])) return BONES_OF.test(owner.text) ? place : undefined;
  const isName = isUnknown(owner) && !DESCRIBES.test(owner.text);
  return isName ? place : undefined;
}

const BONES_OF = /^(?:dinosaur|t-?rex|mammoth|whale|animal|building|bird|fish|恐龙|猛犸象?|动物)s?$/i;

function isBones(word: Word | undefined): boolean {
  return meaningOf(word, 'subject')?.value.key === 'skeleton';
}
