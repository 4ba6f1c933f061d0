// "Black and white" is the whole image, or the two colours of a thing; and what colours become where all is grey.

import { PIED } from '../../animals/coats.ts';
import { TWO_COLOURED, type Tone } from '../../lexicon/tones.ts';
import { means, meaningOf, type Meaning, type Word } from '../words/word.ts';
import type { PromptReading } from '../prompt-reading.ts';
import { ANIMAL_KINDS } from '../subject-kinds.ts';

const UNDRAWN: readonly Meaning[] = [{ is: 'undrawn' }];
/** These are seen in grey as in colours. */
const COLOURLESS = /black|white|gr[ae]y|silver|ivory|cream|黑|白|灰|银/i;
const WITHOUT_COLOURS: ReadonlySet<Tone | undefined> = new Set([
  'grey',
  'noir',
  'sepia',
  'blueprint',
  'porcelain',
]);

/** "A black and white cat" has a coat of two colours; a photo of it in black and white has none. */
export function settleTones(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (isHungPhoto(words, at) || isPlan(words, at)) return { ...word, meanings: UNDRAWN };
    const light = loneLight(words, at);
    if (light) return { ...word, meanings: [{ is: 'image-light', value: light }] };
    if (!TWO_COLOURED.test(word.text) || means(word, 'colour')) return word;
    const thing = thingAfter(words, at);
    return thing ? { ...word, meanings: meaningFor(thing) } : word;
  });
}

/** "Stormy sea, dramatic, dark": in a clause of its own it is said of the whole image. */
function loneLight(words: readonly Word[], at: number): 'dark' | 'dramatic' | undefined {
  const { text, clause } = words[at] as Word;
  const [, dark, dramatic] = LONE_LIGHT.exec(text) ?? [];
  if (dark === undefined && dramatic === undefined) return undefined;
  const isAlone = words.every(
    (one) => one.clause !== clause || LONE_LIGHT.test(one.text) || means(one, 'joiner'),
  );
  return isAlone && words.some((one) => one.clause !== clause)
    ? dark === undefined
      ? 'dramatic'
      : 'dark'
    : undefined;
}
const LONE_LIGHT = /^(?:(dark|黑暗|暗)|(dramatic|戏剧性|戏剧感))$/i;

const PHOTO = /照片?$|\bphoto(?:graph)?s?$/i;
const HUNG = /[挂贴摆放装拿]着?$|^(?:有|一[张叠]|几张|of|with|and)$/iu;
const PLACED = /^(?:on|in|inside|above|pinned|hanging)$/i;

/** 墙上挂着黑白照片, "old photos on the wall": a thing that is there, and not the look of all. */
function isHungPhoto(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!word || !before || !means(word, 'tone') || !PHOTO.test(word.text)) return false;
  return HUNG.test(before.text) || (/s$/i.test(word.text) && PLACED.test(next?.text ?? ''));
}

/** 散落着工具和蓝图, "an architect studies the blueprints": what lies there, and not the look of all. */
function isPlan(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!/^(?:blueprints?|蓝图|设计蓝图)$/i.test(word?.text ?? '') || before?.clause !== word?.clause)
    return false;
  return (
    HUNG.test(before?.text ?? '') ||
    means(before, 'joiner') ||
    /^(?:着|散落着|摊着|看着|拿着|the|his|her|some|holding|studying)$/i.test(before?.text ?? '') ||
    /s$/i.test(word?.text ?? '')
  );
}

/** Only animals are drawn in two colours; some have them by nature. */
function meaningFor(thing: Word): readonly Meaning[] {
  const subject = meaningOf(thing, 'subject')?.value;
  if (!subject || !ANIMAL_KINDS.has(subject.kind)) return UNDRAWN;
  return BY_NATURE.test(subject.key) ? [{ is: 'adjective' }] : [{ is: 'colour', value: PIED }];
}

const BY_NATURE = /^(?:panda|zebra|penguin|badger|skunk|orca|magpie)$/;

/** "Black and white checkered floor". */
const OF_IT = /^(?:的|相间|checkered|checked|chequered|striped|tiled|格子|条纹|棋盘格|瓷砖)$/i;

function thingAfter(words: readonly Word[], at: number): Word | undefined {
  const { run } = words[at] as Word;
  const next = words
    .slice(at + 1)
    .find((word) => word.run !== run || !(means(word, 'adjective', 'size') || OF_IT.test(word.text)));
  const isThing = means(next, 'subject', 'garment', 'hair', 'part', 'undrawn') && !means(next, 'frame');
  return next?.run === run && isThing ? next : undefined;
}

/** Whether a colour is asked for that the tone or the inks of the image take away. */
export function isTakenAway(word: Word, { tone, cast }: Pick<PromptReading, 'tone' | 'cast'>): boolean {
  const colour = meaningOf(word, 'colour')?.value;
  if (cast?.isInk === true && colour !== undefined && cast.colours.length > 0)
    return !cast.colours.includes(colour);
  if (!WITHOUT_COLOURS.has(tone)) return false;
  const light = meaningOf(word, 'image-light')?.value;
  if (light !== undefined) return light === 'warm' || light === 'cool';
  if (means(word, 'cast')) return true;
  return colour !== undefined && !COLOURLESS.test(word.text);
}
