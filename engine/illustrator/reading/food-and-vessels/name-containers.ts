// "A plate of apples", 一罐糖果, "a ship in a bottle", 一瓶花: words that only measure, or carry writing, are things where
// something lies in them.

import { DRINK_KEYS } from '../../lexicon/drinks.ts';
import { isFruitKey } from '../../things/fruits.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { isFigure, means, meaningOf, type Word } from '../words/word.ts';

/** Words between the container and what is in it. */
const OF =
  /^(?:of|full|full of|filled|filled with|with|brimming|overflowing|stuffed|packed|loaded|piled|heaped|mixed|assorted|roasted|混合|什锦|综合|里|里面|装满|装着|盛满|盛着|放满|堆满|摆满|刚|摘|刚摘|新摘|了|的|有|是)$/iu;
/** These lie in heaps; other dishes are drawn in plates and pots of their own. */
const HEAPED =
  /^(?:apple|green-apple|orange|strawberry|lemon|lime|peach|grapes|banana|pear|mango|cherries|blueberries|kiwi-fruit|tomato|potato|egg|chestnut|avocado|olive|fruit|vegetables|toys|candy|cookie|donut|cupcake|macaron|chocolate|pineapple|watermelon|melon|mushroom|carrot|corn|garlic|onion|bell-pepper|hot-pepper|pumpkin|jack-o-lantern|cucumber|eggplant|broccoli|flower|rose|sunflower|tulip|daisy|croissant|bread|bagel|dumpling|walnut|almond|cashew|raspberry|peanuts|cream|pea-pod|beans|ginger-root|brown-mushroom)$/;
/** Of one of them, by its measure: the word for the thing. */
const MEASURED: Readonly<Record<string, string>> = {
  盘: '瓷盘',
  碟: '瓷盘',
  罐: '玻璃罐',
  桶: '木桶',
  箱: '木箱',
  筐: '竹筐',
  锅: '铁锅',
  车: '独轮车',
};
const PLAIN: Readonly<Record<string, string>> = {
  plate: '瓷盘',
  platter: '瓷盘',
  pot: '铁锅',
  plates: '瓷盘',
  盘子: '瓷盘',
  碟子: '瓷盘',
  盘: '瓷盘',
};
const BOTTLE = /^(?:bottles?|瓶子?)$/i;
const INSIDE = /^(?:in|inside|into|within|在)$/i;
const INSIDE_AFTER = /^(?:里|里面|中|内|之中|里的|中的|里有|里面有|中有)$/u;
/** "A bottle with a ship inside". */
const INSIDE_IT = /^(?:inside|within)$/i;
const FLOWERING = /^(?:一瓶|一花瓶)$/u;
const EGG = /^(?:(?:dragon |dinosaur |giant |large |big )?eggs?|龙?蛋|鸡蛋|恐龙蛋)$/i;
/** Somebody comes out of it. */
const HATCHING =
  /^(?:hatch(?:ing|es|ed)?|hatch(?:ing|es|ed) (?:from|out of)|(?:breaking|bursting|climbing|popping|peeking|poking) out of|孵化|孵出|孵出来|孵出来的|破壳|破壳而出|破壳而出的|钻出|钻出来|爬出|爬出来|探出头)$/iu;
/** How far one looks for what lies in it. */
const REACH = 6;

/** Who carries dumplings has them on a tray, and who eats them has them in hand. */
const CARRIED = 'dumpling';

/** Whether a heap of this can be drawn. */
export function liesInHeaps(key: string): boolean {
  return HEAPED.test(key) || isFruitKey(key);
}

/** Whether this lies in heaps here. */
export function isHeaped(key: string | undefined, isSomebody: boolean): boolean {
  return key !== undefined && liesInHeaps(key) && !(key === CARRIED && isSomebody);
}

export function nameContainers(words: readonly Word[]): Word[] {
  const isSomebody = words.some(isFigure);
  return words.flatMap((word, at) => {
    if (isOwnVessel(words, at)) return { ...word, meanings: [{ is: 'adjective' }] };
    // "Three jars of jam": how many there are of the one is said of the other.
    if (OF.test(word.text) && isOwnVessel(words, at - 1)) return [];
    const name = nameOf(words, at, isSomebody);
    const meaning = name === undefined ? undefined : VOCABULARY.get(name)?.find(({ is }) => is === 'subject');
    return meaning ? { ...word, meanings: [meaning] } : word;
  });
}

const GLASS = /^(?:glass |small |old |empty )*(?:bottles?|jars?|jugs?)$|^玻璃瓶子?$/i;
/** These are drawn in bottles and jars of their own. */
const IN_ITS_OWN = /^(?:olive-oil|.+-(?:bottle|jar)|perfume)$/;

/** "A glass bottle of olive oil" is one bottle. */
function isOwnVessel(words: readonly Word[], at: number): boolean {
  const key = GLASS.test(words[at]?.text ?? '') ? nextKey(words, at) : undefined;
  return key !== undefined && (IN_ITS_OWN.test(key) || DRINK_KEYS.has(key));
}

function nameOf(words: readonly Word[], at: number, isSomebody: boolean): string | undefined {
  const word = words[at] as Word;
  const measured =
    MEASURED[/^一([盘碟罐桶箱筐锅车])$/u.exec(word.text)?.[1] ?? ''] ?? PLAIN[word.text.toLowerCase()];
  if (measured !== undefined) return isHeaped(nextKey(words, at), isSomebody) ? measured : undefined;
  if (EGG.test(word.text) && isHatchedFrom(words, at)) return '蛋壳';
  if (FLOWERING.test(word.text)) return isFlower(words, at) ? '花瓶' : undefined;
  return BOTTLE.test(word.text) && isLookedInto(words, at) ? '玻璃瓶' : undefined;
}

/** What lies in it, by the words that come after. */
function nextIn(words: readonly Word[], at: number): Word | undefined {
  const { clause } = words[at] as Word;
  const next = words
    .slice(at + 1, at + 1 + REACH)
    .find(
      (one) =>
        means(one, 'subject') || !(OF.test(one.text) || means(one, 'adjective', 'colour', 'number', 'size')),
    );
  const isTold = words[at]?.isHan === true || OF.test(words[at + 1]?.text ?? '');
  return next?.clause === clause && isTold ? next : undefined;
}

function nextKey(words: readonly Word[], at: number): string | undefined {
  return meaningOf(nextIn(words, at), 'subject')?.value.key;
}

function isFlower(words: readonly Word[], at: number): boolean {
  return meaningOf(nextIn(words, at), 'subject')?.value.kind === 'plant';
}

/** "Hatching from a large egg", 从蛋里孵出来: in a few words before it, in Chinese behind it. */
function isHatchedFrom(words: readonly Word[], at: number): boolean {
  const { isHan } = words[at] as Word;
  const near = isHan ? words.slice(at + 1, at + 1 + REACH) : words.slice(Math.max(0, at - REACH), at);
  return near.some(({ text }) => HATCHING.test(text));
}

/** "In a green bottle", 瓶中, 瓶子里. */
function isLookedInto(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (word.isHan) return INSIDE_AFTER.test(words[at + 1]?.text ?? '');
  const isHere = ({ clause }: Word): boolean => clause === word.clause;
  return (
    words.slice(Math.max(0, at - 4), at).some((one) => isHere(one) && INSIDE.test(one.text)) ||
    words.slice(at + 1, at + 1 + REACH).some((one) => isHere(one) && INSIDE_IT.test(one.text))
  );
}
