// "A crowded street", a meal of a family of whom nobody else is named: the people whom these words bring with them.

import { VOCABULARY } from './vocabulary.ts';
import { isFigure, meaningOf, means, type Word } from './word.ts';

const CROWDED = /^(?:crowded|bustling|thronged|packed|拥挤|拥挤的|熙攘的|人来人往的)$/i;
/** A room that is packed is full of things. */
const PACKED_PLACES = /street|alley|market|square|bazaar|fair|festival|街|巷|集|市|广场|庙会/i;
const FAMILY_MEALS = /^(?:family (?:dinner|meal)|reunion dinner|年夜饭|吃年夜饭|团圆饭|吃团圆饭)$/i;

/** Words between the meal and how many it is for. */
const PARTY_REACH = 4;

/** What stands for the adjective is the crowd itself. */
export function nameCrowds(words: readonly Word[]): Word[] {
  const isThere = words.some(({ text }) => PACKED_PLACES.test(text));
  return words.map((word) =>
    isThere && CROWDED.test(word.text) ? { ...word, meanings: VOCABULARY.get('crowd') ?? [] } : word,
  );
}

const MANY_PEOPLE = /^(?:一群人|一大群人|许多人|很多人|好多人|几个人)$/u;
const A_CROWD = /^(?:a )?crowds?(?: of people)?$|^人群$/i;

/** 一群人 are people, and so is a crowd that dances: nobody of a crowd in the distance is seen to do anything. */
export function namePeople(words: readonly Word[]): Word[] {
  if (words.some(isFigure)) return [...words];
  const areDancing = words.some((word) => meaningOf(word, 'act')?.value === 'dance');
  return words.flatMap((word) => {
    const isCrowd = areDancing && A_CROWD.test(word.text);
    if (!isCrowd && !MANY_PEOPLE.test(word.text)) return [word];
    const number = isCrowd ? { ...word, meanings: VOCABULARY.get('一群') ?? [] } : word;
    return [number, { ...word, meanings: VOCABULARY.get('人') ?? [] }];
  });
}

/** 双人晚餐: as many sit there. */
const PARTY_HAN: Readonly<Record<string, number>> = { 双人: 2, 两人: 2, 二人: 2, 三人: 3, 四人: 4, 六人: 6 };

/**
 * Behind the word of the meal, with its own text: both are told as one. "Dinner for two", 双人晚餐: a couple, or so many
 * people behind their number.
 */
export function nameDiners(words: readonly Word[]): Word[] {
  if (words.some(isFigure)) return [...words];
  return words.flatMap((word, at) => {
    if (means(word, 'meal') && FAMILY_MEALS.test(word.text))
      return [word, { ...word, meanings: VOCABULARY.get('family') ?? [] }];
    const number = partyOf(words, at);
    if (!number) return [word];
    if (meaningOf(number, 'number')?.value === 2)
      return [{ ...word, meanings: VOCABULARY.get('couple') ?? [] }];
    return [number, { ...word, meanings: VOCABULARY.get('people') ?? [] }];
  });
}

function partyOf(words: readonly Word[], at: number): Word | undefined {
  const word = words[at] as Word;
  const isMeal = (one: Word): boolean => one.clause === word.clause && means(one, 'meal');
  const han = PARTY_HAN[word.text];
  if (han !== undefined && words.slice(at + 1, at + 1 + PARTY_REACH).some(isMeal))
    return { ...word, meanings: [{ is: 'number', value: han }] };
  const isLed =
    /^for$/i.test(words[at - 1]?.text ?? '') &&
    words.slice(Math.max(0, at - 1 - PARTY_REACH), at).some(isMeal);
  return isLed && means(word, 'number') && !means(words[at + 1], 'subject') ? word : undefined;
}
