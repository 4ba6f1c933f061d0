// "A burning house", "a ship on fire", 燃烧的吉他: what is said to burn.

import type { Subject } from '../prompt-reading.ts';
import type { Noun } from './find-nouns.ts';
import type { Cast } from './make-subjects.ts';
import { isUnknown, means, meaningOf, type Word } from '../words/word.ts';

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
  /^(?:candle|jar-candle|campfire|fireplace|torch|lantern|sky-lantern|diya-lamp|menorah|sparkler|firecracker|street-lamp|incense.*|rocket-launch|rocket-landing)$/;

function canBurn(subject: Subject | undefined): boolean {
  return (
    subject !== undefined &&
    (subject.key === 'phoenix' || (BURNABLE.has(subject.kind) && !BURNS_ANYWAY.test(subject.key)))
  );
}

/** 凤凰涅槃，火焰: who is of fire burns where fire is named; the words are shown by it. */
const FIERY =
  /^(?:fire|fiery|flames?|flaming|ashes|rising from the ashes|rebirth|reborn|火|火焰|烈焰|烈火|火光|浴火|浴火重生|涅槃|涅磐|重生|火海)$/i;

/** Returns the words that the fire of a phoenix shows. */
export function kindlePhoenix(words: readonly Word[], { subjects }: Cast): { word: Word; by: Subject }[] {
  const phoenix = subjects.find(({ key }) => key === 'phoenix');
  const said = phoenix
    ? words.filter((word) => FIERY.test(word.text) || meaningOf(word, 'act')?.value === 'burn')
    : [];
  if (!phoenix || said.length === 0) return [];
  phoenix.isBurning = true;
  return said.map((word) => ({ word, by: phoenix }));
}

/** A house by a word that says it burns. */
const FIRES = /^(?:house fire|火场|火灾现场)$/i;

/** Changes the subjects: what stands next after the word, else what was named before it. */
export function setAlight(words: readonly Word[], nouns: readonly Noun[], { byNoun }: Cast): void {
  for (const [{ word }, subject] of byNoun) if (FIRES.test(word.text)) subject.isBurning = true;
  for (const [at, word] of words.entries()) {
    if (meaningOf(word, 'act')?.value !== 'burn') continue;
    // "And a burning incense stick": it is of what nobody knows.
    const [before, following] = [words[at - 1], words[at + 1]];
    if (
      /^(?:sun|sunset|sunrise|sky|skies|heat|sands?|desert|太阳|烈日|夕阳|晚霞|天空)$/i.test(
        following?.text ?? '',
      )
    )
      continue;
    const isOfUnknown = following?.run === word.run && (isUnknown(following) || means(following, 'undrawn'));
    if (!word.isHan && /^(?:an?|the|and)$/i.test(before?.text ?? '') && isOfUnknown) continue;
    // "Candles burn on the shelves": no shelf does.
    const doer = nouns.find((noun) => noun.at === at - 1 && noun.word.run === word.run);
    if (BURNS_ANYWAY.test((doer && byNoun.get(doer)?.key) ?? '')) continue;
    const able = nouns.filter((noun) => noun.word.clause === word.clause && canBurn(byNoun.get(noun)));
    const next = able.find((noun) => noun.at > at && noun.at - at <= 3);
    const noun = next ?? able.findLast((one) => one.at < at);
    const subject = noun && byNoun.get(noun);
    if (subject) subject.isBurning = true;
  }
}
