// "Lipstick with rose petals", "a watch with water drops": what is laid beside a thing that is shown for itself.

import type { SubjectEntry } from '../../lexicon/subject.ts';
import { PRODUCTS } from '../../contents/products.ts';
import { flowerKindOf } from '../../things/flower-kinds.ts';
import { means, meaningOf, type Word } from '../words/word.ts';
import { LIVING_KINDS } from '../subject-kinds.ts';

type Thing = Omit<SubjectEntry, 'words'>;

const PETALS: Thing = { key: 'petals', drawing: 'own/lying-petals', kind: 'plant', height: 0.1 };
const LEAVES: Thing = { key: 'leaves', drawing: 'own/lying-leaves', kind: 'item', height: 0.14 };
const BLOSSOMS: Thing = { key: 'blossoms', drawing: 'own/cut-blossoms', kind: 'plant', height: 0.14 };
const OSMANTHUS: Thing = { ...BLOSSOMS, key: 'osmanthus-sprig', colour: '#f0b43a' };
const MAGNOLIAS: Thing = { ...BLOSSOMS, key: 'magnolia', drawing: 'own/cut-magnolia' };
const DRY_LEAVES: Thing = { ...LEAVES, colour: '#d8702c' };
const PEBBLES: Thing = { key: 'pebbles', drawing: 'own/pebbles', kind: 'item', height: 0.1 };
const SHELLS: Thing = { key: 'spiral-shell', drawing: 'spiral-shell', kind: 'item', height: 0.1 };
const DROPS: Thing = { key: 'drops', drawing: 'own/water-drops', kind: 'item', height: 0.1 };

const BESIDES: readonly (readonly [RegExp, Thing])[] = [
  [/^(?:petals?|(?:rose|flower) petals?|花瓣|玫瑰花瓣)$/i, PETALS],
  [/^(?:(?:autumn|fall|fallen|maple|dry) leaves|落叶|枫叶|红叶|秋叶)$/i, DRY_LEAVES],
  [
    /^(?:(?:cherry |plum |peach )?blossoms?(?: branch(?:es)?)?|sakura|樱花枝?|桃花枝?|梅花枝?|梨花|杏花)$/i,
    BLOSSOMS,
  ],
  [/^(?:osmanthus(?: flowers?)?|桂花|金桂|丹桂|桂花枝)$/i, OSMANTHUS],
  [/^(?:magnolias?|(?:白|紫)?玉兰花?)$/i, MAGNOLIAS],
  [/^(?:leaves|green leaves|tropical leaves|palm leaves|树叶|叶子|绿叶|叶片)$/i, LEAVES],
  [/^(?:(?:sea)?shells?|conch(?:es)?|贝壳|海螺)$/i, SHELLS],
  [/^(?:stones|pebbles|rocks|river stones|石头|鹅卵石|石子|卵石|小石头)$/i, PEBBLES],
  [
    /^(?:water ?(?:drops|droplets)|dew ?drops|dew|drops|droplets|water splash|splashes|splash|drops of water|水滴|水珠|水花|露珠)$/i,
    DROPS,
  ],
];
const DRY = /^(?:autumn|fall|fallen|dry|maple|秋天|秋日)$/i;
const WHEREABOUTS = /^(?:on|upon|上)$/i;
const GARMENTS: ReadonlySet<string> = new Set([
  'shoes',
  'boots',
  'headphones',
  'sunglasses',
  'goggles',
  'glasses',
  'earrings',
  'necklace',
]);

/** Whether a product is named, and nobody is there. */
export function isOfProduct(words: readonly Word[]): boolean {
  const isShown = words.some((word) => {
    const key = meaningOf(word, 'subject')?.value.key;
    const garment = meaningOf(word, 'garment')?.value;
    return (key !== undefined && PRODUCTS.test(key)) || (garment !== undefined && GARMENTS.has(garment));
  });
  const isSomebody = words.some((word) => {
    const subject = meaningOf(word, 'subject')?.value;
    // Nobody lives in a shell that lies there.
    return subject !== undefined && LIVING_KINDS.has(subject.kind) && subject.key !== SHELLS.key;
  });
  return isShown && !isSomebody;
}

/** Changes what the words mean, where a product is named and nobody is there. */
export function nameBesides(words: readonly Word[]): Word[] {
  return isOfProduct(words)
    ? tellFlowersApart(joinPetals(joinDrops(words)).map(nameBeside))
    : joinPetals(words);
}

/** "Peonies and orchids": each kind lies there, where one alone would be all flowers. */
function tellFlowersApart(words: readonly Word[]): Word[] {
  const kinds = words.map((word) => {
    const key = meaningOf(word, 'subject')?.value.key;
    return key === undefined ? undefined : flowerKindOf({ key, words: word.text });
  });
  if (new Set(kinds.filter((kind) => kind !== undefined)).size < 2) return [...words];
  return words.map((word, at) => {
    const kind = kinds[at];
    if (kind === undefined) return word;
    const value: Thing = { ...BLOSSOMS, key: kind, drawing: `own/cut-${kind}` };
    return { ...word, isPlural: false, meanings: [{ is: 'subject', value }] };
  });
}

function nameBeside(word: Word, at: number, words: readonly Word[]): Word {
  const thing = BESIDES.find(([pattern]) => pattern.test(word.text))?.[1];
  if (!thing) return word;
  // "On rocks": they are what it stands on.
  const before = words
    .slice(Math.max(0, at - 2), at)
    .findLast(({ text }) => !/^(?:the|some|wet)$/i.test(text));
  if (thing === PEBBLES && before && WHEREABOUTS.test(before.text)) return word;
  // "Splashes of paint", 颜料水花: no water.
  if (thing === DROPS && isOfPaint(words, at)) return { ...word, meanings: [] };
  const isDry = thing === LEAVES && DRY.test(words[at - 1]?.text ?? '');
  return { ...word, isPlural: false, meanings: [{ is: 'subject', value: isDry ? DRY_LEAVES : thing }] };
}

function isOfPaint(words: readonly Word[], at: number): boolean {
  const near = [words[at - 1], words[at + 1]?.text === 'of' ? words[at + 2] : undefined];
  return near.some((one) => one !== undefined && PAINT.test(one.text));
}
const PAINT = /^(?:paint|colou?rs?|ink|milk|chocolate|oil|颜料|油漆|墨水|牛奶|巧克力)$/i;

/**
 * "On a bed of rose petals", "of moss", "in a raised garden bed": nobody sleeps there, it is on them. Returns the words
 * without "a bed of", and the bed of a garden without what it means.
 */
export function nameBeds(given: readonly Word[]): Word[] {
  const words = given.map((word, at) =>
    /^beds?$/i.test(word.text) && GROWN_IN.test(given[at - 1]?.text ?? '') && given[at - 1]?.run === word.run
      ? { ...word, meanings: [] }
      : word,
  );
  const isHeap = (at: number): boolean =>
    /^bed$/i.test(words[at]?.text ?? '') && words[at + 1]?.text === 'of';
  const isItsArticle = (at: number): boolean =>
    /^(?:an?|the)$/i.test(words[at]?.text ?? '') && isHeap(at + 1);
  return words.filter((_, at) => !isHeap(at) && !isHeap(at - 1) && !isItsArticle(at));
}

const GROWN_IN = /^(?:garden|vegetable|veggie|herb|planting|seed|raised)$/i;

/** The petals of a rose are no rose. */
function joinPetals(words: readonly Word[]): Word[] {
  return joinBefore(
    words,
    (word, next) =>
      meaningOf(word, 'subject')?.value.kind === 'plant' && /^(?:petals?|花瓣)$/i.test(next.text),
  );
}

function joinDrops(words: readonly Word[]): Word[] {
  return joinBefore(
    words,
    (word, next) => /^water$/i.test(word.text) && /^(?:drops|droplets|splash|splashes)$/i.test(next.text),
  );
}

function joinBefore(words: readonly Word[], isOne: (word: Word, next: Word) => boolean): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last && last.run === word.run && isOne(last, word)) {
      const isPetal = means(last, 'subject');
      joined[joined.length - 1] = {
        ...word,
        // The petals are told with the flower that they are of.
        text: isPetal ? word.text : `${last.text} ${word.text}`,
        start: last.start,
      };
    } else joined.push(word);
  }
  return joined;
}
