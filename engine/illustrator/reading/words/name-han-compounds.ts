// Chinese compounds of two nouns of which the first is not there: 老虎气球, 花裙子, 孔雀舞, 城堡形状的蛋糕, 孔雀蓝. The last
// part is what they are, however its signs were cut.

import {
  COLOURS_HAN,
  DANCES_HAN,
  DEVICES_HAN,
  ORGANISATIONS_HAN,
  OWNED_HAN,
  PARTS_HAN,
  SHAPED_HAN,
  THINGS_HAN,
  WORN_HAN,
  TOYS_AFTER_HAN,
  TOYS_BEFORE,
} from '../../lexicon/compound-heads.ts';
import { isMade, leadsTo, toyOf } from './name-compounds.ts';
import { isAnimal } from '../animals/name-young.ts';
import { joinWords } from './noun-phrase.ts';
import { splitChinese } from './split-chinese.ts';
import { VOCABULARY } from './vocabulary.ts';
import { DESCRIBING, isFigure, isPlainPerson, means, meaningOf, type Meaning, type Word } from './word.ts';

/** As many signs as the longest head has. */
const LONGEST_HEAD = 6;

/** After a pattern: of something that has it, and of no sheet. */
const OF_THING = /^的(?!海报|壁纸|贴纸|插画|图|画|背景|风格|样式|设计)\p{Script=Han}/u;
/** Somebody else has what is named after it. */
const HAS = /(?:长着|长有|长了|有|带着|拥有|长出|装着)$/u;

/** Returns the words, with the last parts of such compounds cut out, and the first left out. */
export function nameHanCompounds(words: readonly Word[]): Word[] {
  const named: Word[] = [];
  const left = [...words];
  for (let at = 0; at < left.length; at++) {
    const word = left[at] as Word;
    const made = word.isHan ? (joinMade(left, at) ?? joinToHead(left, at)) : undefined;
    if (!made) {
      named.push(word);
      continue;
    }
    // 美人鱼公主裙: neither is there.
    if (leadsTo(named.at(-1), word)) named.push({ ...(named.pop() as Word), meanings: DESCRIBING });
    named.push(made.word);
    left.splice(at + 1, made.taken, ...made.rest);
  }
  return named;
}

/** The word that stands here, how many after it are used up, and what is left of them. */
type Made = { word: Word; taken: number; rest: Word[] };

/** 奶茶店门口: who is before the door of a shop sees nothing of what it sells. */
const SHOP_DOOR = /^店(?:门口|门前|门外|外面|外|前)$/u;

const SHOP = /^(?:店|店里|店内|店铺|铺子|专柜|馆)$/u;

const KINDS_AFTER = /^(?:狗|狗狗|犬|猫|猫咪)$/u;

const SHAPES = /^(?:星星|星空|月亮|云朵|雪花|太阳|爱心)$/u;

function isSold(word: Word): boolean {
  const kind = meaningOf(word, 'subject')?.value.kind;
  return kind === 'food' || kind === 'item';
}

/** 纸老虎 is ignored whole; 毛绒兔子 is a toy. */
function joinMade(words: readonly Word[], at: number): Made | undefined {
  const [word, next] = [words[at], words[at + 1]] as [Word, Word | undefined];
  if (!next || next.start !== word.end) return undefined;
  if (SHOP_DOOR.test(next.text) && isSold(word))
    return { word: joinWords(words, [at, at + 1], []), taken: 1, rest: [] };
  // 婚纱店里: nobody wears what is sold there.
  if (SHOP.test(next.text) && means(word, 'garment'))
    return { word: joinWords(words, [at, at + 1], []), taken: 1, rest: [] };
  // 星星糖果: sweets like stars, and no night.
  if (SHAPES.test(word.text) && isSold(next))
    return { word: { ...word, meanings: DESCRIBING }, taken: 0, rest: [] };
  // 泰迪狗, 布偶猫: one animal, by its breed and its kind.
  if (KINDS_AFTER.test(next.text) && word.text.length > 1 && isAnimal(word) && isAnimal(next))
    return { word: { ...word, text: word.text + next.text, end: next.end }, taken: 1, rest: [] };
  const toy = TOYS_BEFORE.test(word.text) ? toyOf(next) : undefined;
  if (!toy && !isMade(word, next)) return undefined;
  return { word: joinWords(words, [at, at + 1], toy ? [toy] : []), taken: 1, rest: [] };
}

const VESSEL = /[盘瓶罐篮筐盆箱袋杯盒碗]子?$/u;

/** 柿子色的毛衣: it has the colour of one. */
const COLOUR_OF = /^色(?![彩香泽调块])的?/u;

/** 猫系少女: she is like one. */
const KIND_OF = /^系(?=[少男女学生风]|$)/u;
/** 少女，齿轮背景: nobody holds it. */
const BACKGROUND = /^的?背景$/u;
/** 生日蛋糕，恐龙主题: that is how the cake looks. */
const THEME = /^主题(?:风格?|的)?$/u;
const THEMED: ReadonlySet<string> = new Set(['food', 'item']);

function isOnOthers(words: readonly Word[], { clause }: Word, said: string): boolean {
  return words.some(
    (one) =>
      one.clause !== clause &&
      ((BACKGROUND.test(said) && means(one, 'subject')) ||
        THEMED.has(meaningOf(one, 'subject')?.value.kind ?? '') ||
        meaningOf(one, 'scene')?.value === 'room' ||
        means(one, 'garment')),
  );
}

function joinToHead(words: readonly Word[], at: number): Made | undefined {
  const word = words[at] as Word;
  const after = textAfter(words, at);
  const firm = isFigure(word) ? ORGANISATIONS_HAN.exec(after)?.[0] : undefined;
  if (firm !== undefined)
    return take(words, at, firm, () => [
      { ...word, text: word.text + firm, end: word.end + firm.length, meanings: [] },
    ]);
  if (!isNoun(word)) return undefined;
  const isEdible = meaningOf(word, 'subject')?.value.kind === 'food';
  const theme = THEME.exec(after) ?? (isSold(word) ? BACKGROUND.exec(after) : null);
  const shape = (SHAPED_HAN.exec(after) ??
    (isAnimal(word) ? KIND_OF.exec(after) : null) ??
    (theme && isOnOthers(words, word, theme[0]) ? theme : null) ??
    (isEdible ? COLOUR_OF.exec(after) : null))?.[0];
  if (shape !== undefined)
    return take(words, at, shape, () => [
      { ...word, text: word.text + shape, end: word.end + shape.length, meanings: DESCRIBING },
    ]);
  const shade = COLOURS_HAN.exec(after)?.[0];
  const colour =
    shade === undefined ? undefined : meaningOf({ meanings: VOCABULARY.get(shade) ?? [] }, 'colour');
  // 一篮子红苹果: the apples are red.
  if (
    shade !== undefined &&
    colour &&
    !VESSEL.test(word.text) &&
    isPainted(words, at, after.slice(shade.length))
  )
    return take(words, at, shade, () => [
      { ...word, text: word.text + shade, end: word.end + shade.length, meanings: [colour] },
    ]);
  const toy = TOYS_AFTER_HAN.exec(after)?.[0];
  const meaning = toy === undefined ? undefined : toyOf(word);
  if (toy !== undefined && meaning)
    return take(words, at, toy, () => [
      { ...word, text: word.text + toy, end: word.end + toy.length, meanings: [meaning] },
    ]);
  const head = headOf(words, at, after);
  if (head === undefined) return undefined;
  // What is drawn covers the mouth.
  const known = head.endsWith('面具') ? [] : (VOCABULARY.get(head) ?? []);
  const isKnown = known.some(({ is }) => is === 'subject' || is === 'garment' || is === 'act');
  return take(words, at, head, () =>
    isKnown
      ? [
          { ...word, meanings: DESCRIBING },
          {
            ...word,
            text: head,
            start: word.end,
            end: word.end + head.length,
            meanings: known,
            isPlural: false,
          },
        ]
      : [{ ...word, text: word.text + head, end: word.end + head.length, meanings: [] }],
  );
}

function isSomebody(word: Word): boolean {
  return isFigure(word) || meaningOf(word, 'subject')?.value.key === 'fairy';
}

function headOf(words: readonly Word[], at: number, after: string): string | undefined {
  const word = words[at] as Word;
  const kind = meaningOf(word, 'subject')?.value.kind;
  const isAlive = isAnimal(word) || kind === 'plant';
  const dance = isAlive ? DANCES_HAN.exec(after)?.[0] : undefined;
  const device = DEVICES_HAN.exec(after)?.[0];
  const isOnThing =
    device !== undefined &&
    (OF_THING.test(after.slice(device.length)) ||
      words.some(
        (one, index) =>
          index !== at &&
          one.clause === word.clause &&
          means(one, 'subject', 'garment') &&
          !one.text.startsWith(device),
      ));
  // What is in a park is there with it.
  const thing = kind === undefined ? undefined : THINGS_HAN.exec(after)?.[0];
  const owned = kind === 'figure' || isAnimal(word) ? OWNED_HAN.exec(after)?.[0] : undefined;
  // 森林精灵，蝴蝶翅膀: a tag that says what somebody has.
  const isTag = words[at - 1]?.clause !== word.clause && words.some(isSomebody);
  const isHad = isTag || HAS.test(textBefore(words, at));
  const part = isAnimal(word) && isHad ? PARTS_HAN.exec(after)?.[0] : undefined;
  return part ?? WORN_HAN.exec(after)?.[0] ?? thing ?? owned ?? dance ?? (isOnThing ? device : undefined);
}

/** Something that is named by itself; who does something is not: 女孩帽子 says what she has. */
function isNoun(word: Word): boolean {
  if (means(word, 'structure', 'adjective', 'link', 'act', 'person-act', 'colour', 'frame', 'look'))
    return false;
  if (isFigure(word)) return !isPlainPerson(word);
  return means(word, 'subject', 'scene', 'weather', 'time', 'plume');
}

/** 天空蓝的汽车, 孔雀蓝旗袍, but no 天空蓝得发亮. */
function isPainted(words: readonly Word[], at: number, rest: string): boolean {
  const word = words[at] as Word;
  if (word.text.length < 2 && !/^[湖海天草雪血酒]$/u.test(word.text)) return false;
  const noun = splitChinese(rest.replace(/^的/u, ''))[0];
  return (
    noun !== undefined &&
    (means(noun, 'subject', 'garment', 'part') ||
      (rest.startsWith('的') && noun.meanings.length > 0 && !means(noun, 'structure', 'adjective')))
  );
}

/** The two words before it. */
function textBefore(words: readonly Word[], at: number): string {
  const { run } = words[at] as Word;
  const before = words.slice(Math.max(0, at - 2), at).filter((word) => word.run === run);
  return before.map(({ text }) => text).join('');
}

/** What follows without a gap. */
function textAfter(words: readonly Word[], at: number): string {
  let text = '';
  for (let index = at + 1; text.length < LONGEST_HEAD; index++) {
    const [before, word] = [words[index - 1], words[index]];
    if (!word || word.start !== before?.end || !word.isHan) break;
    text += word.text;
  }
  return text;
}

/** Takes a head off the words after `at`; the first that is made stands here, the others come before what is left. */
function take(words: readonly Word[], at: number, head: string, make: () => Word[]): Made {
  const [first, ...more] = make() as [Word, ...Word[]];
  let end = (words[at] as Word).end + head.length;
  let taken = 0;
  while ((words[at + taken + 1]?.end ?? Infinity) <= end) taken++;
  const cut = words[at + taken + 1];
  const rest: Word[] = [];
  if (cut && cut.start < end) {
    taken++;
    for (const { text, meanings } of splitChinese(cut.text.slice(end - cut.start))) {
      rest.push({
        ...cut,
        text,
        start: end,
        end: end + text.length,
        meanings: meanings as readonly Meaning[],
      });
      end += text.length;
    }
  }
  return { word: first, taken, rest: [...more, ...rest] };
}
