// "Matcha ice cream", 草莓味冰淇淋, 芒果味的冰淇淋: what it tastes of is its colour, and no second thing beside it.

import { meaningOf, type Word } from '../words/word.ts';

const FLAVOURS: readonly (readonly [RegExp, string])[] = [
  [/^(?:matcha|green tea|pistachio|mint|抹茶|绿茶|开心果|薄荷)味?的?$/i, '#a9c878'],
  [/^(?:草莓|樱桃|蜜桃|水蜜桃|西瓜|玫瑰)味的?$/, '#f4a0b4'],
  [/^(?:mango|芒果|(?:芒果|香蕉|柠檬|菠萝)味)的?$/i, '#f6c34a'],
  [/^(?:blueberry|taro|蓝莓|香芋|(?:蓝莓|香芋|葡萄)味)的?$/i, '#a893d0'],
  [/^(?:(?:巧克力|可可|咖啡|摩卡)味)的?$/, '#8a5a3c'],
  [/^(?:vanilla|香草|(?:香草|牛奶|原味)味?)的?$/i, '#f7ecd0'],
];
/** Drawn in any colour. */
const TASTES: ReadonlySet<string> = new Set([
  'ice-cream',
  'ice-cream-cone',
  'ice-cream-bowl',
  'popsicle',
  'sundae',
  'cake',
]);
const TASTE = /^味的?$/;
const BETWEEN = /^(?:的|味|味的|flavou?r|flavou?red)$/i;
const REACH = 3;

/** Returns the words, with each flavour before such a thing meant as its colour. */
export function nameFlavours(words: readonly Word[]): Word[] {
  return joinTastes(words).map((word, at, joined) => {
    const [, value] = FLAVOURS.find(([pattern]) => pattern.test(word.text)) ?? [];
    if (value === undefined) return word;
    const next = joined.slice(at + 1, at + 1 + REACH).find(({ text }) => !BETWEEN.test(text));
    const key = meaningOf(next, 'subject')?.value.key ?? '';
    if (next?.run === word.run && TASTES.has(key)) return { ...word, meanings: [{ is: 'colour', value }] };
    // 甜甜圈，草莓味: a tag by itself is no fruit.
    return word.text.includes('味') && next?.clause !== word.clause ? { ...word, meanings: [] } : word;
  });
}

/** 草莓味 is cut as a fruit and what follows it. */
function joinTastes(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (TASTE.test(word.text) && last && last.end === word.start)
      joined[joined.length - 1] = { ...last, text: last.text + word.text, end: word.end };
    else joined.push(word);
  }
  return joined;
}
