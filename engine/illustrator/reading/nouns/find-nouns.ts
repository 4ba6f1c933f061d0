// Binds numbers, colours and sizes to the noun that they stand before.

import type { SubjectSize } from '../prompt-reading.ts';
import { hasPart } from '../words/name-participles.ts';
import { isFigure, isUnknown, means, meaningOf, type MeaningName, type Word } from '../words/word.ts';

export type Noun = {
  word: Word;
  /** Where it stands among the words. */
  at: number;
  /** As it was written; absent where nothing counts it. */
  count?: number;
  /** The number. */
  countWord?: Word;
  colour?: string;
  /** The colour word. */
  colourWord?: Word;
  size?: SubjectSize;
  /** The size word. */
  sizeWord?: Word;
  /** "Another", "a second": not the one before. */
  isAnother: boolean;
};

/** `count`: of so many of those that were named before. */
export type LooseColour = { colour: string; word: Word; count?: number };

const NAMED: readonly MeaningName[] = [
  'subject',
  'garment',
  'hair',
  'hair-cut',
  'make-up',
  'part',
  'scene',
  'near-scene',
  'undrawn',
  'name',
  'carrier',
  'window',
];
const REACHES_OVER: readonly MeaningName[] = [
  'adjective',
  'number',
  'colour',
  'size',
  'touch',
  'view',
  'mood',
  'hair-colour',
];
/** Looks that are said of one thing as well: "a red vintage bicycle". */
const OLD_FASHIONED = /^(?:vintage|retro|复古|复古的|老式|老式的)$/i;
const IS = /^(?:is|are|was|were|turned|turns|be|是|为|变成|呈|呈现)$/i;
const ARTICLE = /^(?:an?|the)$/i;
const MEASURE = /^[只个枚粒条匹朵座艘辆位棵头盏把杯碗片颗名株间架支枝本张块根束件台扇]$/u;
const ANOTHER = /^(?:another|other|second|另|另一)$/i;

type Pending = Pick<
  Noun,
  'count' | 'countWord' | 'colour' | 'colourWord' | 'size' | 'sizeWord' | 'isAnother'
> & {
  isTouch: boolean;
  /** "Yellow and blue": the second of two. */
  more?: LooseColour;
};

/** "Two dancing bears": what they do stands between. */
const DOING = /^[a-z]+ing$/i;
const DOING_HAN = /^(?:的|正在|着|正)$/;

/** Also 两只跳舞的熊. */
function isDoing(word: Word): boolean {
  if (!word.isHan) return DOING.test(word.text);
  return DOING_HAN.test(word.text) || (!word.text.endsWith('在') && means(word, 'act', 'person-act', 'rest'));
}

function isPassedOver(word: Word): boolean {
  return means(word, ...REACHES_OVER) || means(word, 'joiner') || OLD_FASHIONED.test(word.text);
}

/** Returns the nouns in order, and the colours that no noun has: they belong to the place. */
export function findNouns(words: readonly Word[]): { nouns: Noun[]; loose: LooseColour[] } {
  const nouns: Noun[] = [];
  const loose: LooseColour[] = [];
  let pending: Pending = { isAnother: false, isTouch: false };
  // 两只在沙发上睡觉的猫: the number waits for what comes after 的.
  let waiting: { count: number; clause: number } | undefined;
  const letGo = (at: number): void => {
    const { colour, colourWord, count, more } = pending;
    const word = words[at];
    if (count !== undefined && word?.isHan && pending.countWord?.clause === word.clause)
      waiting = { count, clause: word.clause };
    if (colour !== undefined && colourWord && !giveBack(words, nouns, colourWord, colour, at))
      loose.push(
        { colour, word: colourWord, ...(count === undefined ? {} : { count }) },
        ...(more ? [more] : []),
      );
    pending = { isAnother: false, isTouch: false };
  };
  for (const [at, word] of words.entries()) {
    if (at > 0 && words[at - 1]?.clause !== word.clause) letGo(at);
    if (isUnknown(word) || means(word, ...NAMED) || isPlume(word)) {
      // "Brown and cream": the first colour is not of the second word.
      if (means(words[at - 1], 'joiner') && pending.colour !== undefined) letGo(at);
      // "A green logo": its colours are those of the image.
      if (means(word, 'look', 'frame') && !means(word, 'subject', 'scene', 'garment')) letGo(at);
      const head = headAfter(words, at);
      if (head) {
        const isHeadColoured = !isFigure(head) && !(PARTICIPLE.test(word.text) && hasPart(word.text));
        const { count, colour, colourWord } = pending;
        const own = isHeadColoured || !colourWord ? {} : { colour, colourWord };
        nouns.push({ ...own, word, at, isAnother: false } as Noun);
        if (!isHeadColoured)
          pending = { isAnother: pending.isAnother, isTouch: false, ...(count && { count }) };
        continue;
      }
      const { isTouch: _, more: _more, ...bound } = pending;
      // 两名红衣队员: there are two of them, and not of what they wear.
      const { count, countWord } = isWornByNext(words, at) ? pending : {};
      if (count !== undefined) delete bound.count;
      nouns.push({ ...bound, word, at });
      pending = {
        isAnother: false,
        isTouch: false,
        ...(count !== undefined && countWord && { count, countWord }),
      };
      continue;
    }
    if (word.text === '的' && waiting?.clause === word.clause) {
      pending.count ??= waiting.count;
      waiting = undefined;
    }
    // 12只猫: what is counted comes after the measure.
    if (MEASURE.test(word.text) && means(words[at - 1], 'number')) continue;
    const number = meaningOf(word, 'number')?.value;
    const colour = meaningOf(word, 'colour')?.value;
    const size = meaningOf(word, 'size')?.value;
    // "… is red and the sky …" begins with another thing.
    if (ARTICLE.test(word.text) && pending.colour !== undefined) letGo(at);
    // "One red and two blue".
    if (number !== undefined && pending.colour !== undefined && pending.count !== undefined) letGo(at);
    if (number !== undefined) Object.assign(pending, { count: number, countWord: word });
    else if (/^an?$/i.test(word.text)) pending.count ??= 1;
    if (size !== undefined && pending.size === undefined) Object.assign(pending, { size, sizeWord: word });
    if (means(word, 'touch')) pending.isTouch = true;
    if (ANOTHER.test(word.text)) pending.isAnother = true;
    // A touch of red is no red place: it is left to what is red by itself. Of two colours the first counts.
    if (colour !== undefined && !pending.isTouch && pending.colour === undefined) {
      pending.colour = colour;
      pending.colourWord = word;
    } else if (colour !== undefined) {
      if (!pending.isTouch && means(words[at - 1], 'joiner')) pending.more ??= { colour, word };
      pending.isTouch = false;
    } else if (
      !isPassedOver(word) &&
      !isFeeling(words, at) &&
      !(pending.colour === undefined && isDoing(word))
    )
      letGo(at);
  }
  letGo(words.length);
  return { nouns, loose };
}

/** "Two sleepy children": told as it may be, between a number and who is counted. */
function isFeeling(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  return (
    means(before, 'number') &&
    means(word, 'unshown') &&
    next?.run === word?.run &&
    next !== undefined &&
    isFigure(next)
  );
}

/** 红衣队员. */
function isWornByNext(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at] as Word, words[at + 1]];
  return word.isHan && means(word, 'garment') && next?.start === word.end && isFigure(next);
}

/** "Blue-skinned": the colour is of what it says. */
const PARTICIPLE = /(?<!we)ed$/i;
/** Words that nobody knows before a noun: "a grey cotton-linen sofa". */
const UNKNOWN_BEFORE = 2;

/** 红嘴鹦鹉, 金冠公鸡: only that is of the colour. */
const HAN_PART = /^[嘴喙冠尾爪腿脚眼头背翅胸腹额颈肚腰边点斑]$/u;

/** What a name, or a word that nobody knows, only says more about: 灰色布艺沙发 and "an orange Volkswagen van" have their colours, "three Mongolian riders" are three. */
function headAfter(words: readonly Word[], at: number): Word | undefined {
  const word = words[at] as Word;
  if (!(isUnknown(word) || means(word, 'name'))) return undefined;
  if (word.isPlural || word.isPossessive || HAN_PART.test(word.text)) return undefined;
  for (const [index, next] of words.slice(at + 1, at + 1 + UNKNOWN_BEFORE).entries()) {
    const before = words[at + index] as Word;
    if (next.run !== word.run || next.isHan !== word.isHan || (next.isHan && before.end !== next.start))
      break;
    if (means(next, 'subject', 'garment')) return next;
    // 三个包装精美的礼物.
    if (next.isHan && word.text.length > 1 && means(next, 'adjective')) continue;
    if (!isUnknown(next) || next.isPlural || next.isPossessive) break;
  }
  return undefined;
}

/** Steam; "a steaming cup" is one of another thing. */
export function isPlume(word: Word): boolean {
  return means(word, 'plume') && !means(word, 'adjective');
}

/** "The car is red", "a woman in red": the colour goes to the noun before. */
function giveBack(
  words: readonly Word[],
  nouns: readonly Noun[],
  colourWord: Word,
  colour: string,
  end: number,
): boolean {
  const at = words.indexOf(colourWord);
  const owner = nouns.at(-1);
  const before = words[at - 1];
  if (!owner || !before || owner.colour !== undefined || owner.word.clause !== colourWord.clause || at >= end)
    return false;
  const isPainted =
    IS.test(before.text) || (/^(?:in|dressed in|clad in)$/i.test(before.text) && owner.at === at - 2);
  // "A ship in green fog": it is that of the fog.
  if (words[at + 1]?.run === colourWord.run && means(words[at + 1], 'weather')) return false;
  // 天空湛蓝: the colour ends the clause.
  const isSaid =
    owner.at === at - 1 &&
    colourWord.isHan &&
    before.run === colourWord.run &&
    words[at + 1]?.clause !== colourWord.clause;
  const isOwner = means(
    owner.word,
    'subject',
    'garment',
    'hair',
    'part',
    ...(isSaid ? ['scene' as const] : []),
  );
  if (!(isPainted || isSaid) || !isOwner) return false;
  // "Three bottles in blue, green and amber": each has one of them.
  if ((owner.count ?? 1) > 1 && means(words[at + 1], 'colour')) return false;
  owner.colour = colour;
  owner.colourWord = colourWord;
  return true;
}
