// "A clay pot", "a bowl made of wood", 青花瓷鱼缸, 竹椅: what a thing is made of is no thing of its own, and the last noun
// is the thing.

import { BOXES_HAN, HEADS_HAN, materialNamed, MATERIALS_HAN, PUT_TOGETHER } from '../../lexicon/materials.ts';
import type { Subject } from '../prompt-reading.ts';
import { splitChinese } from '../words/split-chinese.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { ADJECTIVE, isUnknown, means, meaningOf, UNSHOWN, type Meaning, type Word } from '../words/word.ts';

/** So many words may stand between a material and its thing. */
const FURTHEST = 3;
/** Things that have no drawing where nothing is said of them: they only measure. */
const VESSEL = /^(?:bowls?|pots?|cups?|mugs?|plates?|bottles?|teapots?|kettles?|jugs?)$/i;
/** Of a room, and no thing that stands in it. */
const HEARTH =
  /^(?:fireplace|hearth|chimney|floor|counter|wall|walls|steps|arch|arches|bakery|cafe|café|inn|pub|tavern|shop)$/i;
/** What is built, or stands about. */
const THINGS: ReadonlySet<Subject['kind']> = new Set([
  'item',
  'hat',
  'building',
  'landmark',
  'vehicle',
  'boat',
]);
const OF = /^(?:of|from)$/i;
const MADE = /^(?:made|carved|built|crafted|woven)$/i;

/** Returns the words with materials told from things, and Chinese compounds of the two cut apart. */
export function nameMaterials(words: readonly Word[]): Word[] {
  return cutHan(words).map((word, at, all) => {
    if (isOfUnknown(all, at)) return { ...word, meanings: UNSHOWN };
    if (word.isHan) return isBeforeThingHan(all, at) ? ofMaterial(word) : word;
    if (word.isPlural) return word;
    const material = materialNamed(word.text);
    return material !== undefined && (isBeforeThing(all, at) || isMadeOf(all, at)) ? ofMaterial(word) : word;
  });
}

/** 竹垫: where nobody knows the thing, what it is made of is none either. */
function isOfUnknown(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at] as Word, words[at + 1]];
  return (
    word.isHan &&
    word.text.length === 1 &&
    materialNamed(word.text) !== undefined &&
    next?.isHan === true &&
    next.start === word.end &&
    isUnknown(next)
  );
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
    if (subject && !means(next, 'adjective')) return THINGS.has(subject.kind) || VESSEL.test(next.text);
    if (VESSEL.test(next.text) || HEARTH.test(next.text)) return true;
    if (!means(next, 'adjective', 'colour', 'size') || means(next, 'structure')) return false;
  }
  return false;
}

/** 水晶高跟鞋, 陶瓷的花瓶: no crystals lie beside them. */
function isBeforeThingHan(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (word.text.length === 1 || materialNamed(word.text) === undefined) return false;
  const next = words[words[at + 1]?.text === '的' ? at + 2 : at + 1];
  const isNext = next?.isHan === true && next.start - word.end === (next === words[at + 1] ? 0 : 1);
  const subject = meaningOf(next, 'subject')?.value;
  return isNext && subject !== undefined && THINGS.has(subject.kind) && !means(next, 'adjective');
}

function isMadeOf(words: readonly Word[], at: number): boolean {
  return OF.test(words[at - 1]?.text ?? '') && MADE.test(words[at - 2]?.text ?? '');
}

const COMPOUND = new RegExp(
  `(${MATERIALS_HAN})((?:(?:做|制|做成|制成|制作|材质)?的)?[大小圆方老旧]?)(${Object.keys(HEADS_HAN).join('|')})`,
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
  const cut: Word[] = [];
  let next = 0;
  for (const match of text.matchAll(COMPOUND)) {
    const [whole, material = '', between = '', head = ''] = match;
    const start = first.start + match.index;
    const end = start + whole.length;
    const known = isPutTogether(material) ? undefined : BOXES_HAN[head];
    const meanings = VOCABULARY.get(known ?? HEADS_HAN[head] ?? head);
    while (next < words.length && (words[next] as Word).start < start) cut.push(words[next++] as Word);
    let last = next;
    while ((words[last]?.end ?? Infinity) < end) last++;
    const own = words.slice(next, last + 1);
    if (!meanings || !isCompound(own, [start, end])) continue;
    const tail = own.at(-1) as Word;
    const parts: (readonly [string, readonly Meaning[]])[] = [
      [material, ofMaterial({ ...first, text: material }).meanings],
      [between, VOCABULARY.get(between) ?? ADJECTIVE],
      [head, meanings],
      ...splitChinese(tail.text.slice(end - tail.start)).map(
        (piece) => [piece.text, piece.meanings] as const,
      ),
    ];
    let at = start;
    for (const [part, meant] of parts) {
      if (part === '') continue;
      cut.push({ ...tail, text: part, meanings: meant, start: at, end: at + part.length, isPlural: false });
      at += part.length;
    }
    next = last + 1;
  }
  return [...cut, ...words.slice(next)];
}

function isPutTogether(material: string): boolean {
  const named = materialNamed(material);
  return named !== undefined && PUT_TOGETHER.has(named);
}

/** It begins with a word, and no known one has all of it or reaches out of it: 木箱, 纸杯蛋糕. */
function isCompound(words: readonly Word[], [start, end]: readonly [number, number]): boolean {
  return (
    words[0]?.start === start &&
    words.every(
      (word) => word.meanings.length === 0 || (word.end <= end && word.end - word.start < end - start),
    )
  );
}
