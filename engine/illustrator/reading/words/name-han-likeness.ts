// What something is only compared to, or has on it, in Chinese: 像花一样, 肤白如雪, 形状像鲸鱼, 印着小猫, 老虎的雕像. It is not
// there itself: it is left out, and told so.

import { endOfNoun, isThing, joinWords } from './noun-phrase.ts';
import { isFigure, isUnknown, means, meaningOf, UNSHOWN, type Word } from './word.ts';

const LIKE = /^(?:像|好像|就像|如同|宛如|宛若|犹如|仿佛|仿若|好似|恰似|形似|酷似|状如|形如|像是)$/u;
/** Short, and in many other words. */
const AS = /^[如似若]$/u;
/** Where the comparison ends. */
const END = /^(?:一样|一般|般|般的|一样的|一般的|似的|那样|那样的|那般|样的)$/u;
/** What was named are examples: 像苹果这样的水果. */
const SUCH = /^(?:这样|这样的|这类|之类|之类的|这种|等)$/u;
const PRINTED =
  /^(?:印着|印有|印了|绣着|绣有|绣了|画着|画有|刻着|刻有|雕着|雕有|纹着|纹有|贴着|喷着|涂着|绘有|绘着|织有)$/u;
/** The whole image may be one of these, too. */
const PICTURES = /^(?:画像|照片|相片|肖像|图案|剪影|标志|海报)$/u;
const STATUES =
  /^(?:雕像|雕塑|塑像|石像|铜像|石雕|木雕|冰雕|雪雕|纹身|刺青|玩偶|公仔|摆件|面具|模型|刺绣|浮雕|壁画|标本|造型|形状|样子|模样|形象)/u;
const MIRROR = /^(?:镜子|镜面|镜)$/u;
const HUNG = /^(?:挂着|挂了|挂有|贴着|贴了|贴有)$/u;
const HUNG_PICTURES = /^(?:画|油画|挂画|装饰画|壁画|海报|照片|画像|图|肖像|肖像画|水墨画|国画|风景画)$/u;
/** So many words may stand before the end. */
const FURTHEST = 7;

/** Returns the words with such phrases joined. */
export function nameHanLikeness(words: readonly Word[]): Word[] {
  const named: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const to = word.isHan ? findEnd(words, at) : -1;
    named.push(to < at ? word : joinWords(words, [at, to], UNSHOWN));
    at = Math.max(at, to);
  }
  return named;
}

function findEnd(words: readonly Word[], at: number): number {
  const { text } = words[at] as Word;
  if (LIKE.test(text)) return endOfLikeness(words, at + 1, true);
  if (AS.test(text) && isSaidOf(words[at - 1])) return endOfLikeness(words, at + 1, isQuality(words[at - 1]));
  const verb = [text, `${text}${words[at + 1]?.text}`].findIndex((one) => PRINTED.test(one));
  if (verb >= 0) return endOfPrint(words, at, at + verb + 1);
  if (END.test(words[at + 1]?.text ?? '') && isThing(words[at] as Word))
    return endOfLikeness(words, at, true);
  if (HUNG.test(text)) return endOfHung(words, at);
  return endOfStatue(words, at);
}

/** The end of what is compared, with the word that closes it. `isBare`: it needs none. */
function endOfLikeness(words: readonly Word[], from: number, isBare: boolean): number {
  const end = endOfShown(words, from);
  if (end < from) return -1;
  const { clause } = words[from] as Word;
  for (let at = end + 1; at <= from + FURTHEST; at++) {
    const word = words[at];
    if (word?.clause !== clause) break;
    if (SUCH.test(word.text)) return -1;
    if (END.test(word.text)) return at;
  }
  return isBare ? end : -1;
}

/** 印着小猫的T恤, 墙上画着一只猫: on something that is named in the clause; else it is the image that shows it. */
function endOfPrint(words: readonly Word[], at: number, from: number): number {
  // 女孩画着向日葵: she paints them.
  if (words[at]?.text === '画着' && at > 0 && isFigure(words[at - 1] as Word)) return -1;
  const end = endOfShown(words, from);
  const { clause } = words[at] as Word;
  const isOnThing = (word: Word): boolean =>
    word.clause === clause && isThing(word) && !means(word, 'frame', 'look');
  const isBefore = words.slice(Math.max(0, at - FURTHEST), at).some(isOnThing);
  const isAfter = words[end + 1]?.text === '的' && words.slice(end + 2, end + 4).some(isOnThing);
  return isBefore || isAfter ? end : -1;
}

/** The end of a noun phrase that would be drawn; no style, and no still water. */
function endOfShown(words: readonly Word[], from: number): number {
  const first = words[from];
  if (first?.start !== words[from - 1]?.end) return -1;
  const end = endOfNoun(words, from);
  const phrase = words.slice(from, end + 1);
  const isOther = phrase.some(
    (word) =>
      means(word, 'look', 'tone', 'image-light') ||
      (means(word, 'frame') && !means(word, 'scene')) ||
      MIRROR.test(word.text),
  );
  const isKnown = phrase.some((word) => isThing(word) && !isUnknown(word) && !means(word, 'name'));
  return isKnown && !isOther ? end : -1;
}

/** 白 of 肤白如雪, 身轻如燕; a thing is one of several: 甜点如蛋糕. */
function isSaidOf(word: Word | undefined): boolean {
  return word !== undefined && !means(word, 'link', 'act');
}

function isQuality(word: Word | undefined): boolean {
  return (
    means(word, 'colour', 'adjective', 'mood', 'size', 'part') ||
    (word?.meanings.length === 0 && word.text.length < 4)
  );
}

/** 墙上挂着一幅日落的画. */
function endOfHung(words: readonly Word[], at: number): number {
  const ahead = words.slice(at + 1, at + FURTHEST);
  const picture = ahead.findIndex((word) => HUNG_PICTURES.test(word.text));
  const shown = ahead.slice(0, picture);
  const isOne = shown.every(({ clause }) => clause === words[at]?.clause);
  return isOne && shown.some((word) => isThing(word) && !isUnknown(word)) ? at + 1 + picture : -1;
}

/** 狮子的雕像; a picture of something is what is to be drawn, unless somebody has it. */
function endOfStatue(words: readonly Word[], at: number): number {
  const [word, of, made] = [words[at], words[at + 1], words[at + 2]];
  if (!meaningOf(word, 'subject') || of?.text !== '的' || made?.start !== of.end) return -1;
  // 纹身设计 is how all of it is drawn.
  if (STATUES.test(made.text) && means(made, 'look')) return -1;
  if (STATUES.test(made.text)) return made.meanings.length === 0 ? at + 2 : at + 1;
  const had = words.findLastIndex(
    (one, index) => index < at && one.clause === word?.clause && means(one, 'link'),
  );
  // 戴眼镜的女孩的肖像: she has something, and nobody the portrait.
  const isHad = had >= 0 && !words.slice(had + 1, at).some(({ text }) => text === '的');
  return PICTURES.test(made.text) && isHad ? at + 2 : -1;
}
