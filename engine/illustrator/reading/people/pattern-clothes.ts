// "A striped shirt", "a white dress with red polka dots", 碎花裙: what is printed on clothes is no thing of its own.

import { ADJECTIVE, means, meaningOf, type Word } from '../words/word.ts';
import type { ClothPattern, ClothPatternName } from '../../lexicon/cloth-patterns.ts';
import type { GarmentName } from './person-look.ts';

const PATTERNS: readonly (readonly [ClothPatternName, RegExp])[] = [
  ['stripes', /^(?:strip(?:ed|es|y|ey)|breton|[横竖]?条纹的?|横纹)$/i],
  ['pinstripes', /^pin-?strip(?:ed?|es)$/i],
  ['checks', /^(?:plaid|tartan|check(?:ed|ered)|checks|chequered|gingham|flannel|格子的?|格纹|方格)$/i],
  ['dots', /^(?:polka|dots?|polka[ -]dots?|polka-dotted|dotted|[波圆]点的?)$/i],
  ['flowers', /^(?:floral|flowered|flowery|floral-print|hawaiian|小?碎花的?|印花|花)$/i],
  ['leopard', /^(?:leopard|leopard[ -]print|豹纹)$/i],
  ['camouflage', /^(?:camouflage|camo|迷彩)$/i],
  [
    'colours',
    /^(?:(?:multi-?|many-|rainbow-)?colou?r(?:ful|ed)|rainbow|五颜六色的?|五彩的?|五彩缤纷的?|彩色的?|彩虹)$/i,
  ],
];
/** Of what can be printed all over. */
const PRINTED: ReadonlySet<GarmentName> = new Set([
  'dress',
  'skirt',
  'shirt',
  't-shirt',
  'sweater',
  'hoodie',
  'suit',
  'jacket',
  'coat',
  'robe',
  'kimono',
  'hanfu',
  'trousers',
  'shorts',
]);
/** So many words may stand between a pattern and what it is on. */
const FURTHEST = 4;
const BESIDE = /^(?:的|and|&|print|printed|pattern|patterned|style)$/i;
/** After a garment only these say what is on it: a dress with flowers may have them in the hand. */
const AFTER: ReadonlySet<ClothPatternName> = new Set(['stripes', 'checks', 'dots']);

/** Returns the words with patterns given to the clothes that they are said of. */
export function patternClothes(words: readonly Word[]): Word[] {
  const settled = [...words];
  for (const [at, word] of words.entries()) {
    const garment = meaningOf(word, 'garment')?.value;
    if (garment === undefined || !PRINTED.has(garment)) continue;
    const said = saidBefore(words, at) ?? saidAfter(words, at);
    if (!said) continue;
    const pattern: ClothPattern = {
      name: said.name,
      ...(said.ink === undefined ? {} : { ink: said.ink }),
    };
    const meaning = { is: 'cloth-pattern', value: pattern } as const;
    for (const one of said.at) {
      const says = words[one] as Word;
      const isBetween = means(says, 'joiner', 'link');
      settled[one] = { ...says, meanings: isBetween ? ADJECTIVE : [...ADJECTIVE, meaning] };
    }
    if (said.two !== undefined)
      settled[said.two] = { ...(words[said.two] as Word), meanings: [{ is: 'colour', value: BLACK }] };
    settled[at] = { ...word, meanings: [...word.meanings, meaning] };
  }
  return settled;
}

/** Whether a word is one of those that say this very pattern of a garment. */
export function saysPattern(word: Word, pattern: ClothPattern): boolean {
  return !means(word, 'garment') && meaningOf(word, 'cloth-pattern')?.value === pattern;
}

/** The pattern, its colour where it has one of its own, and which words say them. */
type Said = {
  name: ClothPatternName;
  ink?: string | undefined;
  at: readonly number[];
  /** "Black and white", where that is one word. */
  two?: number | undefined;
};
const TWO_COLOURS = /^(?:black[ -](?:and[ -])?white|黑白)$/i;
const [BLACK, WHITE] = ['#26262c', '#f2f0ec'] as const;

/** "Blue and white striped": the first colour is that of the cloth. */
function saidBefore(words: readonly Word[], at: number): Said | undefined {
  const garment = words[at] as Word;
  let name: ClothPatternName | undefined;
  const own: number[] = [];
  const colours: number[] = [];
  let two: number | undefined;
  for (let before = at - 1; before >= Math.max(0, at - FURTHEST - own.length); before--) {
    const word = words[before] as Word;
    if (word.run !== garment.run) break;
    const found = patternOf(word, words[before + 1]);
    if (found !== undefined) {
      name ??= found;
      own.push(before);
    } else if (BESIDE.test(word.text)) own.push(before);
    else if (TWO_COLOURS.test(word.text)) two = before;
    else if (means(word, 'colour')) colours.push(before);
    else if (!means(word, 'adjective', 'size', 'material')) break;
  }
  if (name === undefined) return undefined;
  const first = Math.min(...own.filter((one) => patternOf(words[one] as Word, words[one + 1]) !== undefined));
  const of = colours.filter((one) => one < first).toSorted((one, other) => one - other);
  const ink = of.length > 1 ? of.at(-1) : undefined;
  const from = ink === undefined ? first : (of[0] as number) + 1;
  const inked = ink === undefined ? undefined : meaningOf(words[ink] as Word, 'colour')?.value;
  const all = [...own.filter((one) => one >= from && one < at), ...(ink === undefined ? [] : [ink])];
  return { name, ink: two === undefined ? inked : WHITE, at: all, two };
}

/** "A white dress with red polka dots". */
function saidAfter(words: readonly Word[], at: number): Said | undefined {
  const garment = words[at] as Word;
  if (words[at + 1]?.text.toLowerCase() !== 'with') return undefined;
  const colour = means(words[at + 2], 'colour') ? at + 2 : undefined;
  const from = colour === undefined ? at + 2 : at + 3;
  const word = words[from];
  const name = word?.run === garment.run ? patternOf(word, words[from + 1]) : undefined;
  if (name === undefined || !AFTER.has(name)) return undefined;
  const isTwo = /^polka$/i.test(word?.text ?? '');
  return {
    name,
    ink: colour === undefined ? undefined : meaningOf(words[colour], 'colour')?.value,
    at: [at + 1, ...(colour === undefined ? [] : [colour]), from, ...(isTwo ? [from + 1] : [])],
  };
}

function patternOf(word: Word, next: Word | undefined): ClothPatternName | undefined {
  const { text } = word;
  // 花裙子, and no flower: only right before it.
  if (text === '花' && !means(next, 'garment')) return undefined;
  if (/^polka$/i.test(text) && !/^dots?$/i.test(next?.text ?? '')) return undefined;
  if (/^leopard$/i.test(text) && !/^(?:print|pattern)/i.test(next?.text ?? '')) return undefined;
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0];
}
