// "In Paris", "London with a red bus": who is named with a city stands in one of its streets; a city alone, of towers, is
// seen across the water.

import { CITY_BY_NAME } from '../../lexicon/cities.ts';
import { means, meaningOf, type Word } from '../words/word.ts';
import { STREET_KINDS } from '../subject-kinds.ts';

const ACROSS =
  /^(?:skylines?|cityscapes?|panorama|skyscrapers?|rooftops?|harbou?rs?|rivers?|bay|ships?|boats?|天际线|天台|屋顶上|高楼|高楼大厦|摩天大楼|全景|江边|江上|港口|夜景|城市夜景)$/i;
const STREET = /street|街/i;
/** A place of its own, from which the city is seen or in which it does not matter. */
const ELSEWHERE: ReadonlySet<string> = new Set(['room', 'terrace', 'theatre', 'table', 'metro', 'station']);

export function nameCities(words: readonly Word[]): Word[] {
  const cities = words.filter(({ text }) => CITY_BY_NAME.has(text.toLowerCase()));
  if (cities.length === 0) return [...words];
  const isElsewhere = words.some(
    (word) => means(word, 'window') || ELSEWHERE.has(meaningOf(word, 'scene')?.value ?? ''),
  );
  const isPoster = words.some((word) => meaningOf(word, 'frame')?.value === 'poster');
  const isAcross = isElsewhere || isPoster || words.some(({ text }) => ACROSS.test(text));
  const hasDwellers = words.some((word) => STREET_KINDS.has(meaningOf(word, 'subject')?.value.kind ?? ''));
  return words.map((word) => {
    const city = CITY_BY_NAME.get(word.text.toLowerCase());
    if (!city || !means(word, 'scene')) return word;
    const isStreet = STREET.test(word.text) || (!isAcross && (hasDwellers || city.isOld === true));
    return { ...word, meanings: [{ is: 'scene', value: isStreet ? 'street' : 'city' }] };
  });
}
