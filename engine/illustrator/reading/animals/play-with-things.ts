// What animals play with and gnaw at: "a puppy playing with a ball" has a ball, as people who play ball have, and 小狗啃骨头 a bone
// in its mouth.

import type { PersonAct } from '../people/person-look.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { isFigure, means, meaningOf, type Meaning, type Word } from '../words/word.ts';
import { joinWords } from '../words/noun-phrase.ts';
import { isAnimal } from './name-young.ts';

/** Of people they are one word, which has the thing in it. */
const WITH_THING: ReadonlySet<PersonAct> = new Set(['catch', 'frisbee']);
const PHRASE = /^(?<deed>play(?:s|ing)?)(?<joint> with)? (?<article>an? |the )?(?<thing>\w+)$/i;
const PHRASE_HAN = /^(?<deed>[玩接追])(?<thing>\p{Script=Han}+)$/u;

const GNAWING =
  /^(?:chew(?:s|ing)?|gnaw(?:s|ing)?|bit(?:es|ing)|nibbl(?:es|ing)|fetch(?:es|ing)?|retriev(?:es|ing)|啃|啃着|在啃|咬|咬着|叼|叼着)$/i;
/** Leaves are eaten from the paws; a bone is gnawed at. */
const EATING = /^(?:eat(?:s|ing)?|吃|吃着|在吃)$/i;
/** So many words may stand between the deed and what it is done to. */
const FURTHEST = 4;
/** "A ball of yarn" is one thing. */
const OF = /^of$/i;
const ON = /^(?:on|at)$/i;
const HELD: Meaning = { is: 'link', value: 'holding' };

/** Returns the words, with each such thing a word by itself, and what is gnawed at held. */
export function playWithThings(words: readonly Word[]): Word[] {
  return words.flatMap((word, at): Word[] => {
    const isAfterGnawing = ON.test(word.text) && at > 0 && isGnawing(words, at - 1);
    const isGnawed = isGnawing(words, at);
    const act = meaningOf(word, 'person-act')?.value;
    const isPlayed = act !== undefined && WITH_THING.has(act);
    // Who does it is looked for last: that reads all words before.
    if (!(isAfterGnawing || isGnawed || isPlayed) || !isDoneByAnimal(words, at)) return [word];
    if (isAfterGnawing) return [];
    if (isGnawed) {
      const last = ON.test(words[at + 1]?.text ?? '') ? at + 1 : at;
      return [joinWords(words, [at, last], [HELD, { is: 'structure' }])];
    }
    if (!isPlayed) return [word];
    return partsOf(word, OF.test(words[at + 1]?.text ?? ''));
  });
}

/** By who is named last before it in the clause. */
function isDoneByAnimal(words: readonly Word[], at: number): boolean {
  const { clause } = words[at] as Word;
  const isBody = (one: Word): boolean => one.clause === clause && (isFigure(one) || isAnimal(one));
  const last = words.slice(0, at).findLastIndex(isBody);
  const doer = words[last];
  if (!doer || !isAnimal(doer)) return false;
  // "A boy and his dog": he throws it.
  const other = words.slice(0, last).findLastIndex(isBody);
  return !(
    words[other] &&
    isFigure(words[other]) &&
    words.slice(other, last).some((one) => means(one, 'joiner'))
  );
}

/** At a bone or a shoe, and no food: what is eaten lies before it. */
function isGnawing(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const isEaten = EATING.test(word.text);
  if (!isEaten && !GNAWING.test(word.text)) return false;
  const next = words
    .slice(at + 1, at + 1 + FURTHEST)
    .find((one) => means(one, 'subject', 'scene', 'garment'));
  const thing = next?.run === word.run ? meaningOf(next, 'subject')?.value : undefined;
  return thing?.kind === 'item' && (!isEaten || thing.key === 'bone');
}

/** `isOfThing`: what it is made of is named next, and is the thing. */
function partsOf(word: Word, isOfThing: boolean): Word[] {
  const {
    deed,
    joint = '',
    article = '',
    thing,
  } = (word.isHan ? PHRASE_HAN : PHRASE).exec(word.text)?.groups ?? {};
  const meanings = thing === undefined ? undefined : VOCABULARY.get(thing.toLowerCase());
  if (deed === undefined || !meanings?.some(({ is }) => is === 'subject')) return [word];
  const done = deed + joint;
  let { start } = word;
  return [done, article.trim(), thing as string].flatMap((text): Word[] => {
    if (text === '') return [];
    start = word.start + word.text.indexOf(text, start - word.start);
    const meanings: readonly Meaning[] =
      isOfThing && text === thing ? [{ is: 'structure' }] : meaningOfPart(text);
    const part: Word = { ...word, text, start, end: start + text.length, meanings };
    start = part.end;
    return [part];
  });
}

function meaningOfPart(text: string): readonly Meaning[] {
  return VOCABULARY.get(text.toLowerCase()) ?? [];
}
