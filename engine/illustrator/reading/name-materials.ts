// "A clay pot", "a bowl made of wood", 青花瓷鱼缸, 竹椅: what a thing is made of is no thing of its own, and the last noun
// is the thing.

import { HEADS_HAN, materialNamed, MATERIALS_HAN } from '../lexicon/materials.ts';
import { splitChinese } from './split-chinese.ts';
import { VOCABULARY } from './vocabulary.ts';
import { ADJECTIVE, means, meaningOf, type Meaning, type Word } from './word.ts';

/** So many words may stand between a material and its thing. */
const FURTHEST = 3;
/** Things that have no drawing where nothing is said of them: they only measure. */
const VESSEL = /^(?:bowls?|pots?|cups?|mugs?|plates?|bottles?)$/i;
const OF = /^(?:of|from)$/i;
const MADE = /^(?:made|carved|built|crafted|woven)$/i;

/** Returns the words with materials told from things, and Chinese compounds of the two cut apart. */
export function nameMaterials(words: readonly Word[]): Word[] {
  return cutHan(words).map((word, at, all) => {
    if (word.isHan || word.isPlural) return word;
    const material = materialNamed(word.text);
    return material !== undefined && (isBeforeThing(all, at) || isMadeOf(all, at)) ? ofMaterial(word) : word;
  });
}

function ofMaterial(word: Word): Word {
  const value = materialNamed(word.text);
  return value === undefined ? word : { ...word, meanings: [...ADJECTIVE, { is: 'material', value }] };
}

function isBeforeThing(words: readonly Word[], at: number): boolean {
  const { run } = words[at] as Word;
  for (const next of words.slice(at + 1, at + 1 + FURTHEST)) {
    if (next.run !== run) return false;
    const subject = meaningOf(next, 'subject')?.value;
    if (subject && !means(next, 'adjective')) return subject.kind === 'item' || VESSEL.test(next.text);
    if (VESSEL.test(next.text)) return true;
    if (!means(next, 'adjective', 'colour', 'size') || means(next, 'structure')) return false;
  }
  return false;
}

function isMadeOf(words: readonly Word[], at: number): boolean {
  return OF.test(words[at - 1]?.text ?? '') && MADE.test(words[at - 2]?.text ?? '');
}

const COMPOUND = new RegExp(
  `(${MATERIALS_HAN})(的?[大小圆方老旧]?)(${Object.keys(HEADS_HAN).join('|')})`,
  'gu',
);

/** What stands side by side, as one text. */
function cutHan(words: readonly Word[]): Word[] {
  const cut: Word[] = [];
  for (let from = 0; from < words.length;) {
    let to = from + 1;
    while (
      words[from]?.isHan === true &&
      words[to]?.isHan === true &&
      words[to]?.start === words[to - 1]?.end
    )
      to++;
    cut.push(...cutRun(words.slice(from, to)));
    from = to;
  }
  return cut;
}

function cutRun(words: readonly Word[]): Word[] {
  const [first] = words;
  if (!first?.isHan) return [...words];
  const text = words.map((word) => word.text).join('');
  let left = [...words];
  for (const match of text.matchAll(COMPOUND)) {
    const [whole, material = '', between = '', head = ''] = match;
    const start = first.start + match.index;
    const end = start + whole.length;
    const meanings = VOCABULARY.get(HEADS_HAN[head] ?? head);
    if (!meanings || !isCompound(left, start, end)) continue;
    left = replace(
      left,
      [start, end],
      [
        [material, ofMaterial({ ...first, text: material }).meanings],
        [between, VOCABULARY.get(between) ?? ADJECTIVE],
        [head, meanings],
      ],
    );
  }
  return left;
}

/** No known word has all of it, or reaches out of it: 木箱, 纸杯蛋糕. */
function isCompound(words: readonly Word[], start: number, end: number): boolean {
  return (
    words.some((word) => word.start === start) &&
    words.every(
      (word) =>
        word.end <= start ||
        word.start >= end ||
        word.meanings.length === 0 ||
        (word.start >= start && word.end <= end && !(word.start === start && word.end === end)),
    )
  );
}

function replace(
  words: readonly Word[],
  [start, end]: readonly [number, number],
  parts: readonly (readonly [string, readonly Meaning[]])[],
): Word[] {
  const last = words.find((word) => word.start < end && word.end >= end) as Word;
  const rest = splitChinese(last.text.slice(end - last.start));
  const all = [...parts, ...rest.map(({ text, meanings }) => [text, meanings] as const)];
  let at = start;
  const made = all.flatMap(([text, meanings]): Word[] => {
    if (text === '') return [];
    const word = { ...last, text, meanings, start: at, end: at + text.length, isPlural: false };
    at = word.end;
    return [word];
  });
  return [
    ...words.filter((word) => word.end <= start),
    ...made,
    ...words.filter((word) => word.start >= end),
  ];
}
