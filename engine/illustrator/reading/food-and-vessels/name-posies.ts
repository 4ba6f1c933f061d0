// "A bouquet of sunflowers in a vase": one vase with these flowers, and no bouquet wrapped in paper beside it. Where no vase
// is named and nobody has it, 一束粉色玫瑰 is a bouquet of them that lies there, and no field of roses.

import { cutDrawingOf, isFlowerKey } from '../../contents/products.ts';
import { bouquetOfCut, heldBouquetOf } from '../../things/bouquets.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { means, meaningOf, type Word, keyOf } from '../words/word.ts';
import { BODY_KINDS } from '../subject-kinds.ts';

/** Words between the bouquet and its flowers or its vase. */
const REACH = 7;
/** Words that tie flowers together. */
const TIED = /^(?:bouquets?|bunch(?:es)?|posy|posies|一束|一大束|一小束|一捧|一大捧|两束|花束|束|捧)$/iu;
/** Between them and the flowers. */
const OF =
  /^(?:of|fresh|the|some|wrapped|tied|的|由|用|新鲜|新鲜的|鲜艳|鲜艳的|[包扎](?:装|扎)?好的|盛开的|绽放的)$/iu;
/** Changes what bouquets and their flowers mean. */
export function namePosies(words: readonly Word[]): Word[] {
  return tieTogether(
    countTied(words).map((word, at) => {
      const isNear = (_: Word, other: number): boolean => Math.abs(other - at) <= REACH;
      if (
        keyOf(word) !== 'bouquet' ||
        !words.some((one, other) => isNear(one, other) && isVase(one, other, words))
      )
        return word;
      return flowersAfter(words, at)
        ? { ...word, meanings: [{ is: 'structure' }] }
        : { ...word, meanings: VOCABULARY.get('flowers') ?? [] };
    }),
  );
}

/** "A bunch of balloons", 一束彩色气球: as many as are seen to be tied together. */
function countTied(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex((word) => keyOf(word) === 'balloon');
  const isTied = words
    .slice(Math.max(0, at - 4), Math.max(0, at))
    .some(({ text, run }) => run === words[at]?.run && TIED.test(text));
  return isTied ? words.with(at, { ...(words[at] as Word), many: BALLOONS }) : words;
}

const BALLOONS = 5;

function tieTogether(words: readonly Word[]): Word[] {
  const isHeld = words.some(
    (word, at) =>
      isVase(word, at, words) ||
      means(word, 'person-act') ||
      BODY_KINDS.has(meaningOf(word, 'subject')?.value.kind ?? ''),
  );
  if (isHeld) return words.some(isVase) ? [...words] : tieEach(words, heldBouquetOf);
  return tieEach(words, bouquetOfCut).map((word) =>
    keyOf(word) === 'bouquet' && meaningOf(word, 'subject')?.value.drawing.startsWith('own/') !== true
      ? { ...word, meanings: BOUQUET }
      : word,
  );
}

/** Where the flowers are of which a bouquet is: right before it, 玫瑰花束 and "rose bouquet", or after it. */
function flowersTied(words: readonly Word[], at: number): number | undefined {
  const [before, word] = [words[at - 1], words[at] as Word];
  const isBefore =
    before?.run === word.run &&
    (before.end === word.start || !word.isHan) &&
    keyOf(word) === 'bouquet' &&
    isFlowerKey(flowerKeyOf(before));
  return isBefore ? at - 1 : flowersOf(words, at);
}

/** Before another noun it was taken for what only describes that. */
function flowerKeyOf(word: Word): string {
  return keyOf(word) ?? keyOf({ meanings: VOCABULARY.get(word.text.toLowerCase()) ?? [] }) ?? '';
}

/** "A bride with a bouquet of roses", 新娘手捧玫瑰花束: what it is of grows nowhere. */
function tieEach(words: readonly Word[], drawBouquet: typeof bouquetOfCut): Word[] {
  const tied = [...words];
  for (const [at, word] of words.entries()) {
    if (!TIED.test(word.text)) continue;
    const place = flowersTied(words, at);
    const flower = place === undefined ? undefined : words[place];
    if (place === undefined || !flower) continue;
    const drawing = drawBouquet(cutDrawingOf({ key: flowerKeyOf(flower), words: flower.text }));
    tied[at] = { ...word, meanings: [{ is: 'adjective' }] };
    tied[place] = {
      ...flower,
      isPlural: false,
      meanings: [{ is: 'subject', value: { key: 'bouquet', drawing, kind: 'item', height: 0.3 } }],
    };
  }
  return tied;
}

/** Of flowers that nobody names. */
const BOUQUET: Word['meanings'] = [
  {
    is: 'subject',
    value: { key: 'bouquet', drawing: 'own/lying-bouquet-flower', kind: 'item', height: 0.3 },
  },
];

/** The index of the flowers that it is of. */
function flowersOf(words: readonly Word[], at: number): number | undefined {
  const { clause, isHan } = words[at] as Word;
  if (!isHan && words[at + 1]?.text !== 'of') return undefined;
  for (let next = at + 1; next < Math.min(words.length, at + 1 + REACH); next++) {
    const word = words[next] as Word;
    if (word.clause !== clause) return undefined;
    if (isFlowerKey(keyOf(word) ?? '')) return next;
    if (!OF.test(word.text) && !means(word, 'colour', 'adjective', 'size', 'number')) return undefined;
  }
  return undefined;
}

/** A vase, or what flowers are put into: "in a tin bucket", 插在玻璃瓶里. */
function isVase(word: Word, at: number, words: readonly Word[]): boolean {
  const key = keyOf(word) ?? '';
  if (key === 'vase') return true;
  if (!VESSELS.test(key)) return false;
  const before = words.slice(Math.max(0, at - PUT_IN), at).filter(({ clause }) => clause === word.clause);
  return before.some(({ text }) => IN.test(text));
}
const VESSELS = /^(?:bottle|jar|bucket|can|crate)$/;
const IN = /^(?:in|into|inside|插在|插|插着|放在|装在)$/i;
/** So many words before it. */
const PUT_IN = 4;

/** "Of white lilies": what it is of is named before the vase. */
function flowersAfter(words: readonly Word[], at: number): boolean {
  if (words[at + 1]?.text !== 'of') return false;
  const next = words.slice(at + 2, at + 2 + REACH).find((word) => keyOf(word) !== undefined);
  return meaningOf(next, 'subject')?.value.kind === 'plant';
}
