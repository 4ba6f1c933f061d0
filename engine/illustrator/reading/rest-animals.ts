// Reads which animals sleep, lie or yawn: "a sleeping cat", "a dog asleep on a rug", 一只睡觉的猫.

import { isBeast } from '../animals/heads.ts';
import type { Rest, Subject } from '../prompt-reading.ts';
import type { Noun } from './find-nouns.ts';
import type { Cast } from './make-subjects.ts';
import { means, meaningOf, type Word } from './word.ts';

/** Returns whether the word at `at` was said of an animal. */
export function restAnimal(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  cast: Cast,
  show: (word: Word, what: object) => void,
): boolean {
  const word = words[at];
  const how = restOf(word);
  if (!word || how === undefined) return false;
  const subject = whoRests(words, nouns, at, cast);
  if (!subject || !isBeast(subject)) return false;
  // "Lying asleep", 趴着睡觉: what says more counts.
  if (subject.rests === undefined || (subject.rests.how === 'lie' && how !== 'lie'))
    subject.rests = { how, words: word.text };
  show(word, subject.rests);
  return true;
}

function restOf(word: Word | undefined): Rest['how'] | undefined {
  if (meaningOf(word, 'person-act')?.value === 'jump') return 'leap';
  return meaningOf(word, 'act')?.value === 'sleep' ? 'sleep' : meaningOf(word, 'rest')?.value;
}

/** Who comes next, if nothing else stands between; else who was named last in the clause, or is named at all. */
function whoRests(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  cast: Cast,
): Subject | undefined {
  const isBody = (noun: Noun): boolean => {
    const subject = cast.byNoun.get(noun);
    return subject !== undefined && (subject.kind === 'figure' || isBeast(subject));
  };
  const bodies = nouns.filter(isBody);
  const after = bodies.find((noun) => noun.at > at);
  const before = bodies.findLast((noun) => noun.at < at);
  const between = after ? words.slice(at + 1, after.at) : [];
  const isNext =
    after !== undefined &&
    after.word.run === words[at]?.run &&
    between.every((one) => one.text === '的' || means(one, 'adjective', 'colour', 'size'));
  const leads =
    after !== undefined &&
    after.word.clause === words[at]?.clause &&
    before?.word.clause !== words[at]?.clause &&
    between.some(({ text }) => text === '的');
  const chosen = isNext || leads ? after : (before ?? after);
  return chosen && cast.byNoun.get(chosen);
}
