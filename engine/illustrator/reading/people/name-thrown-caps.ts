// "Throwing their caps in the air": where caps fly is part of what is thrown, and nothing that an animal does.

import { VOCABULARY } from '../words/vocabulary.ts';
import { meaningOf, type Meaning, type Word } from '../words/word.ts';

const IN_THE_AIR = /^(?:high )?(?:up )?in(?:to)? the air$/i;

/** Joins the words of both. */
export function nameThrownCaps(words: readonly Word[]): Word[] {
  return throwHanCaps(words).flatMap((word, at, thrown) => {
    if (isWhereThrown(thrown, at)) return [{ ...word, meanings: STRUCTURE }];
    const next = words[at + 1];
    if (isThrownCap(words[at - 1]) && IN_THE_AIR.test(word.text)) return [];
    if (!isThrownCap(word) || !next || !IN_THE_AIR.test(next.text)) return [word];
    return [{ ...word, text: `${word.text} ${next.text}`, end: next.end }];
  });
}

/** 把书抛向空中, "throwing a ball into the air": they who throw are on the ground. */
function isWhereThrown(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (!UP.test(word.text) && !IN_THE_AIR.test(word.text)) return false;
  return words
    .slice(Math.max(0, at - FURTHEST), at)
    .some(
      (one) =>
        one.clause === word.clause && (THROWN.test(one.text) || THROWING.test(one.text)) && !isThrownCap(one),
    );
}

const FURTHEST = 5;
const THROWING = /^(?:throw|toss|kick|fling)(?:s|es|ing)?\b|^[抛扔丢掷踢]/i;
const STRUCTURE: readonly Meaning[] = [{ is: 'structure' }];

function isThrownCap(word: Word | undefined): boolean {
  return word !== undefined && meaningOf(word, 'subject')?.value.key === 'thrown-cap';
}

const CAP = /^(?:学士帽|毕业帽|博士帽|学位帽|方帽|帽子)$/;
const THROWN = /^[抛扔丢掷](?:[向起到上进入在]|出|上了)?$/;
const UP = /^(?:天空|空中|天上|半空|半空中|高空|上天)$/;
const GRADUATES = /学士|学位|博士|毕业/;

/** 把帽子抛向空中, of those who graduate: one word for all of it. */
function throwHanCaps(words: readonly Word[]): Word[] {
  const thrown: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word, verb, up] = [words[at] as Word, words[at + 1], words[at + 2]];
    const isCap = CAP.test(word.text) && words.some(({ text }) => GRADUATES.test(text));
    if (!isCap || !verb || verb.clause !== word.clause || !THROWN.test(verb.text)) {
      thrown.push(word);
      continue;
    }
    const last = up && up.clause === word.clause && UP.test(up.text) ? up : verb;
    const text = word.text + verb.text + (last === up ? up.text : '');
    thrown.push({ ...word, text, end: last.end, meanings: VOCABULARY.get('抛学士帽') ?? [] });
    at += last === up ? 2 : 1;
  }
  return thrown;
}
