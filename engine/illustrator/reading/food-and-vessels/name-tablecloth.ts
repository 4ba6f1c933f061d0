// "On a red checkered tablecloth", 红色桌布: the cloth is what things stand on, with its own colour.

import type { Surface } from '../prompt-reading.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

const CLOTH = /^(?:table ?cloths?|table covers?|table linen|桌布|餐布|台布|餐桌布)$/i;
const CHECKED = /^(?:check(?:er)?ed|checks?|checkered|gingham|plaid|tartan|格子|方格|格纹|格子纹)$/i;
const OF_CLOTH = /^(?:linen|cotton|lace|white linen|亚麻|棉麻|棉布|蕾丝|的)$/i;
const WHITE = meaningOf({ meanings: VOCABULARY.get('white') ?? [] }, 'colour')?.value;
/** How many words before the cloth may belong to it. */
const REACH = 5;

/** Joins the words of a cloth to one that is what things stand on; only the first cloth is laid. */
export function nameTablecloth(words: readonly Word[]): Word[] {
  const at = words.findIndex(({ text }) => CLOTH.test(text));
  const cloth = words[at];
  if (!cloth || words.some((word) => means(word, 'surface'))) return [...words];
  let from = at;
  while (from > at - REACH && isOfCloth(words[from - 1], cloth)) from--;
  if (words[from]?.text === '的' || means(words[from], 'joiner')) from++;
  const named = words.slice(from, at + 1);
  const colours = named.flatMap((word) => meaningOf(word, 'colour')?.value ?? []);
  // Of 蓝白 and "blue and white" the white is what the other is on.
  const colour = colours.findLast((one) => one !== WHITE) ?? colours[0];
  const value: Surface = {
    material: 'cloth',
    ...(colour === undefined ? {} : { colour }),
    ...(named.some(({ text }) => CHECKED.test(text)) ? { isChecked: true } : {}),
    words: named.map(({ text }) => text).join(cloth.isHan ? '' : ' '),
  };
  const first = named[0] ?? cloth;
  return [
    ...words.slice(0, from),
    { ...first, text: value.words, end: cloth.end, meanings: [{ is: 'surface', value }] },
    ...words.slice(at + 1),
  ];
}

function isOfCloth(word: Word | undefined, cloth: Word): boolean {
  if (!word || word.clause !== cloth.clause || word.isHan !== cloth.isHan) return false;
  return (
    CHECKED.test(word.text) ||
    OF_CLOTH.test(word.text) ||
    means(word, 'colour', 'joiner') ||
    (means(word, 'adjective') && !means(word, 'subject'))
  );
}
