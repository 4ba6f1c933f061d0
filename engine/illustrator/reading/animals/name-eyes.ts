// "A monster with one eye", 三只眼睛的怪兽: a monster has as many eyes as are said.

import { joinWords } from '../words/noun-phrase.ts';
import { meaningOf, means, type Word } from '../words/word.ts';
import { VOCABULARY } from '../words/vocabulary.ts';

const KINDS: Readonly<Record<number, string>> = { 1: 'one-eyed monster', 3: 'three-eyed monster' };
const EYES = /^(?:big |large |giant )?eyes?$|^(?:大?眼睛?)$/i;
const HAS = /^(?:with|has|having)$/i;
/** Words between a monster and its eyes. */
const REACH = 5;

/** Returns the words with such phrases joined. */
export function nameEyes(words: readonly Word[]): Word[] {
  const named = [...words];
  for (let at = 0; at < named.length; at++) {
    const eyes = named[at];
    const count = meaningOf(named[at - 1], 'number')?.value;
    const kind = count === undefined ? undefined : KINDS[count];
    if (!eyes || !EYES.test(eyes.text) || kind === undefined) continue;
    const span = eyes.isHan ? spanHan(named, at) : spanOf(named, at);
    if (!span) continue;
    named.splice(span[0], span[1] - span[0] + 1, joinWords(named, span, VOCABULARY.get(kind) ?? []));
    at = span[0];
  }
  return named;
}

/** From the monster to its eyes. */
function spanOf(words: readonly Word[], at: number): [number, number] | undefined {
  for (let from = at - 2; from >= Math.max(0, at - REACH); from--) {
    if (words[from]?.run !== words[at]?.run) return undefined;
    if (isMonster(words[from])) return HAS.test(words[from + 1]?.text ?? '') ? [from, at] : undefined;
  }
  return undefined;
}

/** From the number of its eyes to the monster. */
function spanHan(words: readonly Word[], at: number): [number, number] | undefined {
  const to = words[at + 1]?.text === '的' ? at + 2 : at + 1;
  const isOwn = isMonster(words[to]) && words[to]?.run === words[at]?.run && means(words[at - 1], 'number');
  return isOwn ? [at - 1, to] : undefined;
}

function isMonster(word: Word | undefined): boolean {
  return meaningOf(word, 'subject')?.value.key === 'monster';
}
