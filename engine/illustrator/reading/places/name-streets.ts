// The houses of a street are along it; a suburb is a street of houses with gardens.

import { VOCABULARY } from '../words/vocabulary.ts';
import { meaningOf, type Word } from '../words/word.ts';

const SUBURB =
  /^(?:suburbs?|suburbia|suburban|suburban neighbou?rhood|residential street|residential area|neighbou?rhood|郊区|住宅区|居民区|别墅区|街坊)$/i;
const HOUSES = /^(?:houses|homes|buildings|row houses|townhouses|房子|房屋|楼房|建筑|民居|建筑物)$/i;
const OF_SUBURB = /^(?:houses?|homes?|lawns?|front yards?|yards?|driveways?|gardens?|草坪|房子|房屋|院子)$/i;

export function nameStreets(words: readonly Word[]): Word[] {
  const hasSuburb = words.some(({ text }) => SUBURB.test(text));
  const hasStreet = words.some((word) => meaningOf(word, 'scene')?.value === 'street');
  let isNamed = false;
  return words.map((word): Word => {
    if (SUBURB.test(word.text) && !isNamed) {
      isNamed = true;
      return { ...word, meanings: VOCABULARY.get('village') ?? [] };
    }
    // They are drawn with their street.
    const isPart = hasSuburb ? OF_SUBURB.test(word.text) : hasStreet && HOUSES.test(word.text);
    return isPart ? { ...word, meanings: [{ is: 'scene', value: hasSuburb ? 'meadow' : 'street' }] } : word;
  });
}
