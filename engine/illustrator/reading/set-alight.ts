// "A burning house", "a ship on fire", 着火的房子: what is said to burn.

import type { Subject } from '../prompt-reading.ts';
import type { Noun } from './find-nouns.ts';
import type { Cast } from './make-subjects.ts';
import { meaningOf, type Word } from './word.ts';

const BURNABLE: ReadonlySet<Subject['kind']> = new Set(['building', 'vehicle', 'boat']);

/** Changes the subjects: what stands next after the word, else what was named before it. */
export function setAlight(words: readonly Word[], nouns: readonly Noun[], { byNoun }: Cast): void {
  for (const [at, word] of words.entries()) {
    if (meaningOf(word, 'act')?.value !== 'burn') continue;
    const able = nouns.filter(
      (noun) => noun.word.clause === word.clause && BURNABLE.has(byNoun.get(noun)?.kind ?? 'sky'),
    );
    const next = able.find((noun) => noun.at > at && noun.at - at <= 3);
    const noun = next ?? able.findLast((one) => one.at < at);
    const subject = noun && byNoun.get(noun);
    if (subject) subject.isBurning = true;
  }
}
