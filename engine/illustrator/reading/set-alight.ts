// "A burning house", "a ship on fire", 燃烧的吉他: what is said to burn.

import type { Subject } from './prompt-reading.ts';
import type { Noun } from './find-nouns.ts';
import type { Cast } from './make-subjects.ts';
import { meaningOf, type Word } from './word.ts';

const BURNABLE: ReadonlySet<Subject['kind']> = new Set([
  'building',
  'vehicle',
  'boat',
  'item',
  'hat',
  'food',
  'tree',
  'plant',
]);
/** They have a flame of their own, or are one. */
const BURNS_ANYWAY =
  /^(?:candle|jar-candle|campfire|fireplace|torch|lantern|sky-lantern|diya-lamp|menorah|sparkler|firecracker|street-lamp|incense.*)$/;

function canBurn(subject: Subject | undefined): boolean {
  return (
    subject !== undefined &&
    (subject.key === 'phoenix' || (BURNABLE.has(subject.kind) && !BURNS_ANYWAY.test(subject.key)))
  );
}

/** Changes the subjects: what stands next after the word, else what was named before it. */
export function setAlight(words: readonly Word[], nouns: readonly Noun[], { byNoun }: Cast): void {
  for (const [at, word] of words.entries()) {
    if (meaningOf(word, 'act')?.value !== 'burn') continue;
    const able = nouns.filter((noun) => noun.word.clause === word.clause && canBurn(byNoun.get(noun)));
    const next = able.find((noun) => noun.at > at && noun.at - at <= 3);
    const noun = next ?? able.findLast((one) => one.at < at);
    const subject = noun && byNoun.get(noun);
    if (subject) subject.isBurning = true;
  }
}
