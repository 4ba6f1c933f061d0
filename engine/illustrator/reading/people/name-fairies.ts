// 仙女在云中飞舞, 仙女下凡: a fairy of old China who flies has ribbons around her; one who stands has none.

import { VOCABULARY } from '../words/vocabulary.ts';
import { meaningOf, type Word } from '../words/word.ts';

const FAIRIES = /^(?:仙女|仙子|天女|celestial maiden|chinese fairy)$/i;
const ALOFT =
  /^(?:飞|飞舞|飞翔|飞天|飞行|飞升|飞过|飞在|下凡|云中|云端|云上|云间|云海|天上|天空|空中|天空中|飘带|彩带|丝带|绸带|flying|in the sky|in the clouds|(?:silk |long )?ribbons?)$/i;
const NEAR = 6;

/** Returns the words, with those who fly meant as flying ones. */
export function nameFairies(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (!FAIRIES.test(word.text)) return word;
    const near = words.slice(Math.max(0, at - NEAR), at + 1 + NEAR);
    const value = near.some(({ text }) => ALOFT.test(text))
      ? meaningOf({ meanings: VOCABULARY.get('飞天仙女') ?? [] }, 'subject')?.value
      : undefined;
    return value ? { ...word, meanings: [{ is: 'subject', value }] } : word;
  });
}
