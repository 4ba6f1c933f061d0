// "A rocket stands in the background", 发射场上矗立着一枚火箭: it is upright on the ground, and no fire is under it.

import { VOCABULARY } from '../words/vocabulary.ts';
import { meaningOf, type Word } from '../words/word.ts';

const STANDING =
  /^(?:stands?|standing|parked|waits?|waiting|landed|(?:stands|standing|waiting|parked) on|矗立着?|耸立着?|屹立着?|立着|竖立着?|停放?着|站立|停在|立在|矗立在|耸立在|on (?:the|a|its) launch ?pad|launch ?pads?|发射台上?|发射架上?|发射塔上?)$/i;

export function nameStandingRockets(words: readonly Word[]): Word[] {
  return words.map((word) => {
    if (meaningOf(word, 'subject')?.value.key !== 'rocket') return word;
    const stands = words.some(({ clause, text }) => clause === word.clause && STANDING.test(text));
    return stands ? { ...word, meanings: VOCABULARY.get('standing rocket') ?? [] } : word;
  });
}
