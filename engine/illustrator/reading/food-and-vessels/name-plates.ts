// "On a blue plate", 白色盘子里: the colour is that of the plate, and not of the room.

import { means, meaningOf, type Word } from '../words/word.ts';

const PLATE =
  /^(?:plates?|platters?|china plates?|(?:盘子|碟子|盘)[里中上]?)$|^(?:白?瓷盘子?|瓷碟)[里中上]?$/i;
const OF_PLATE =
  /^(?:ceramic|china|porcelain|round|small|large|wooden|wood|bamboo|陶瓷|白瓷|瓷|木|木制|木质|木头|竹|圆|的)$/i;
/** White, where no colour is said. */
const OF_PORCELAIN = /porcelain|china|瓷/i;
const PORCELAIN = '#f4f2ee';
const OF_WOOD = /wood|bamboo|木|竹/i;
const WOOD = '#b5834e';
/** How many words before the plate may belong to it. */
const REACH = 4;

/** Joins a plate to its colour, where it is no thing that stands by itself. */
export function namePlates(words: readonly Word[]): Word[] {
  const isMeal = words.some((word) => meaningOf(word, 'subject')?.value.kind === 'food');
  // With something to eat on it a dish of porcelain is no ornament.
  const at = words.findIndex((word) => PLATE.test(word.text) && (isMeal || !means(word, 'subject')));
  const plate = words[at];
  if (!plate) return [...words];
  let from = at;
  while (from > at - REACH && isOfPlate(words[from - 1], plate)) from--;
  if (words[from]?.text === '的') from++;
  const named = words.slice(from, at + 1);
  const said = meaningOf(
    named.find((word) => means(word, 'colour')),
    'colour',
  )?.value;
  const colour =
    said ??
    (named.some(({ text }) => OF_PORCELAIN.test(text))
      ? PORCELAIN
      : named.some(({ text }) => OF_WOOD.test(text))
        ? WOOD
        : undefined);
  if (colour === undefined) return [...words];
  // "A golden plate" alone is a thing by itself.
  if (!words.some((word) => means(word, 'subject'))) return [...words];
  const value = { colour, words: named.map(({ text }) => text).join(plate.isHan ? '' : ' ') };
  const first = named[0] ?? plate;
  // What is eaten from it is on a table.
  const places: Word['meanings'] = isMeal ? [{ is: 'scene', value: 'table' }] : [];
  return [
    ...words.slice(0, from),
    { ...first, text: value.words, end: plate.end, meanings: [{ is: 'plate', value }, ...places] },
    ...words.slice(at + 1),
  ];
}

function isOfPlate(word: Word | undefined, plate: Word): boolean {
  if (!word || word.clause !== plate.clause || word.isHan !== plate.isHan) return false;
  return OF_PLATE.test(word.text) || means(word, 'colour');
}
