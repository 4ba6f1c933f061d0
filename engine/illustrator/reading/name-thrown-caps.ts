// "Throwing their caps in the air": where caps fly is part of what is thrown, and nothing that an animal does.

import { meaningOf, type Word } from './word.ts';

const IN_THE_AIR = /^(?:high )?(?:up )?in(?:to)? the air$/i;

/** Joins the words of both. */
export function nameThrownCaps(words: readonly Word[]): Word[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (isThrownCap(words[at - 1]) && IN_THE_AIR.test(word.text)) return [];
    if (!isThrownCap(word) || !next || !IN_THE_AIR.test(next.text)) return [word];
    return [{ ...word, text: `${word.text} ${next.text}`, end: next.end }];
  });
}

function isThrownCap(word: Word | undefined): boolean {
  return word !== undefined && meaningOf(word, 'subject')?.value.key === 'thrown-cap';
}
