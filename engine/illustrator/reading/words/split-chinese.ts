// Cuts a row of Chinese characters into words: the way over known and unknown words that costs least.

import { DEED_SIGN } from '../../lexicon/han-deeds.ts';
import { PORTABLE_KINDS } from '../subject-kinds.ts';
import type { Meaning } from './word.ts';
import { VOCABULARY } from './vocabulary.ts';

export type Piece = { text: string; meanings: readonly Meaning[] };

/** How many signs the longest known word has that begins with this one. */
const LONGEST = new Map<string, number>();
for (const word of VOCABULARY.keys()) {
  const first = word.charAt(0);
  LONGEST.set(first, Math.max(LONGEST.get(first) ?? 0, Math.min(9, word.length)));
}
/** What NUMBER can begin with. */
const COUNTING: ReadonlySet<string> = new Set('一二两三四五六七八九十几数百千万群');
const DIGITS = '零一二两三四五六七八九十';
const NUMBER =
  /^(?:([一二两三四五六七八九十]{1,3})|几|数十|数百|[百千万]+|几十|几百|[二三四五六七八九]?十[几多]|上[百千])(?:[大小长](?=[群片队排]))?(只|个|枚|粒|条|匹|朵|座|艘|辆|位|棵|头|盏|把|杯(?!子)|碗|对|群|队|列|些|片|颗|名|株|栋|间|顶|架|幢|支|枝|本|张|幅|块|双|根|束|件|台|扇|串|滴|尊|轮(?![车马卡货])|道|封|层|缕|抹|叶|尾|口|面|家|场|排|丛|簇|团|堆|壶|[盘瓶罐篮筐盆箱袋](?!子)|套|款|种|袭|身|(?=[人男女狗猫]))/u;
/** 百鸟, 群虎, 五牛: as old titles count them. */
const TITLED = /^(?:([二三四五六七八九十])|[百千万群])(?=[马牛羊虎狼鹿鸟鱼鹤雁猴象鸭鹅兔蝶燕])/u;
const TITLED_COST = 0.3;
const CROWD = /^(?:[群排片丛簇堆些])$/u;
/** Of a word that nobody knows, by its length: two known signs are cheaper than none, whole known words cheaper still. */
const UNKNOWN_COST = [0, 2.6, 1.4, 1.9, 2.5, 3.1] as const;

/** 一队: somebody in a row, one behind the other. */
const IN_RANK = 4;

/** With one known sign cheaper than the word of three that a dictionary takes them for: 一朵花, 一辆车. */
const COUNTED_COST = 0.84;

/** 咖啡馆外 is outside a café. */
const OUTSIDE_COST = 1;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Returns all of the run, in order; pieces without a meaning are unknown. */
export function splitChinese(run: string): Piece[] {
  const ends = unknownEnds(run);
  const best: { cost: number; from: number; piece: Piece }[] = [];
  const costs = new Float64Array(run.length + 1).fill(Infinity);
  costs[0] = 0;
  const offer = (from: number, piece: Piece, cost: number): void => {
    const to = from + piece.text.length;
    const total = (costs[from] ?? Infinity) + cost;
    if (total >= (costs[to] ?? Infinity)) return;
    costs[to] = total;
    best[to] = { cost: total, from, piece };
  };
  const offerUnknown = (from: number, to: number): void => {
    const cost = run.slice(from, to) === '外' ? OUTSIDE_COST : (UNKNOWN_COST[Math.min(5, to - from)] ?? 3);
    offer(from, { text: run.slice(from, to), meanings: [] }, cost);
  };
  for (let at = 0; at < run.length; at++) {
    if (costs[at] === Infinity) continue;
    const first = run.charAt(at);
    const counted = COUNTING.has(first) ? readNumber(run.slice(at, at + 6)) : undefined;
    if (counted) offer(at, counted, COUNTED_COST);
    const titled = TITLED.exec(run.slice(at, at + 2));
    if (titled)
      offer(
        at,
        { text: first, meanings: [{ is: 'number', value: titled[1] ? digitOf(first) : 13 }] },
        TITLED_COST,
      );
    for (let length = Math.min(LONGEST.get(first) ?? 0, run.length - at); length > 0; length--) {
      const text = run.slice(at, at + length);
      const meanings = isAcrossWords(run, at, text) ? undefined : VOCABULARY.get(text);
      if (meanings) offer(at, { text, meanings }, costOfKnown(text, meanings));
    }
    const end = ends.get(at) ?? at + 1;
    offerUnknown(at, end);
    if (end !== at + 1) offerUnknown(at, at + 1);
  }
  const pieces: Piece[] = [];
  for (let at = run.length; at > 0;) {
    const step = best[at];
    if (!step) break;
    pieces.push(step.piece);
    at = step.from;
  }
  return joinDeeds(joinUnknown(pieces.toReversed().flatMap(holdUp)));
}

/** 骑在白马上: no "at once"; 走在小路上: on a path; 推着一辆小车站在门口: no station. */
function isAcrossWords(run: string, at: number, text: string): boolean {
  if (text === '车站') return /[辆小推]$/u.test(run.slice(0, at)) && /^[在着]/u.test(run.slice(at + 2));
  // 落在石狮子头上: on the head of a lion, and on no meatball.
  if (text === '狮子头') return run.charAt(at - 1) === '石' || run.charAt(at + 3) === '上';
  if (/^路[上边旁]$/u.test(text)) return run.charAt(at - 1) === '小';
  return text === '马上' && /[在白黑红棕灰黄骏战大小的匹]$/u.test(run.slice(0, at));
}

/** These stand between words, hardly ever inside of one. */
const BETWEEN = /^[的了着在是上下里中前后旁边和与]$/u;

const TRADING = /^[买卖]$/u;
const TRADING_COST = 0.7;

/** Where on a body. */
const OWN_TOP = /^(?:[背头肩壳]上|嘴[里中上]|口中)$/u;

/** Longer words are a little cheaper; a colour before a noun costs next to nothing: 红裙, 白马. */
function costOfKnown(text: string, meanings: readonly Meaning[]): number {
  const { length } = text;
  if (BETWEEN.test(text)) return 0.3;
  // It leads on from whose it is: 马背上, 狗嘴里.
  if (OWN_TOP.test(text)) return 0.8;
  // 旁边 is cheaper than 旁 and 边.
  if (length === 2 && [...text].every((sign) => BETWEEN.test(sign))) return 0.55;
  if (DEED_SIGN.test(text)) return 0.34;
  // 小贩卖花: somebody sells, and nothing is a small 贩卖.
  if (TRADING.test(text)) return TRADING_COST;
  // 黑白 is cheaper than two colours.
  if (meanings.some(({ is }) => is === 'tone')) return 0.5 - length * 0.01;
  // 碧绿 is one colour, and no two.
  if (length > 1 && meanings.every(({ is }) => is === 'colour')) return 0.52 - length * 0.01;
  // 小青 of the tale of the white snake: a name, and nothing small and green.
  if (/^小[青红白]$/u.test(text)) return 0.5;
  if (length > 1) return 1 - length * 0.01;
  return meanings.some(({ is }) => is === 'colour' || is === 'size') ? 0.3 : 1.04;
}

/** 红门, 红旗, which a dictionary has as names. */
const COLOURED_PART = /^[红橙黄绿蓝紫粉白黑灰棕][门窗顶旗]$/u;

/** 石狮子头上 is no dish; 骑手把外卖…, 狗把头伸出…: 把 says what something is done to, and is no end of a name and no beginning of one. */
const TAKING = /^(?:手把|把[头脸嘴手脚]|狮子头)$/u;

const PERSON = /[客工商猎诗路行旅病]/u;

/** Where the words of a general dictionary end. */
function unknownEnds(run: string): Map<number, number> {
  const ends = new Map<number, number>();
  for (const { segment, index } of segmenter.segment(run)) {
    // 客人们: no 人们 after a guest.
    const isOfLast =
      segment === '人们' && ends.get(index - 1) === index && PERSON.test(run.charAt(index - 1));
    if (isOfLast) ends.set(index - 1, index + segment.length);
    if (!COLOURED_PART.test(segment) && !TAKING.test(segment)) ends.set(index, index + segment.length);
  }
  return ends;
}

function readNumber(ahead: string): Piece | undefined {
  const found = NUMBER.exec(ahead);
  if (!found) return undefined;
  const [text, digits, measure = ''] = found;
  let value = digits === undefined ? 13 : valueOf(digits);
  if (digits === undefined && text.startsWith('几') && !/[十百]/u.test(text)) value = 3;
  if (CROWD.test(measure)) value = 13;
  // 一片 is one leaf or all of a meadow, 一束 a bunch, 一盘 a plate, 一袭 all that is worn: it counts nothing of them.
  if (/^[片束盘袭身]$/u.test(measure) && digits === '一') return { text, meanings: [{ is: 'adjective' }] };
  if (measure === '队') value = Math.min(13, value * IN_RANK);
  if ((measure === '双' || measure === '对') && value < 7) value *= 2;
  return { text, meanings: [{ is: 'number', value }] };
}

function digitOf(sign: string): number {
  return [0, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10][DIGITS.indexOf(sign)] ?? 13;
}

/** 两 is 2, 十二 is 12; more is many. */
function valueOf(digits: string): number {
  const [first = '', second = ''] = digits;
  if (digits.length === 1) return digitOf(first);
  if (first === '十') return Math.min(13, 10 + (second === '' ? 0 : digitOf(second)));
  return 13;
}

/** Single characters that nobody knows are parts of a name: they are one word, with what leans on them. */
function joinUnknown(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const [index, piece] of pieces.entries()) {
    const last = joined.at(-1);
    const isOdd = (one: Piece | undefined): boolean =>
      one !== undefined && one.meanings.length === 0 && [...one.text].length === 1;
    const leans =
      (isBareNoun(piece) &&
        (isOdd(pieces[index - 1]) || (isOdd(pieces[index + 1]) && !isHeld(pieces[index - 1])))) ||
      // 冰粉 is no pink.
      (isBareColour(piece) && isOdd(pieces[index - 1]) && !isSaidOfNext(pieces[index + 1]));
    const current: Piece = leans ? { text: piece.text, meanings: [] } : piece;
    const isNameLike =
      last?.meanings.length === 0 &&
      current.meanings.length === 0 &&
      (isOdd(current) || isOdd(pieces[index - 1]) || leans);
    if (last && isNameLike) joined[joined.length - 1] = { text: last.text + current.text, meanings: [] };
    else joined.push(current);
  }
  return joined;
}

/** What one holds up: 打伞, 打着灯笼. */
const HELD_UP = /^(?:.*伞|灯笼|火把|.*旗|旗帜)$/u;

/** 打 is to hold it, before what is held up. */
function holdUp(piece: Piece, at: number, pieces: readonly Piece[]): Piece[] {
  if (piece.text === '打' && HELD_UP.test(pieces[at + 1]?.text ?? '')) return [heldUp(piece.text)];
  const held = piece.meanings.length === 0 && piece.text.startsWith('打') ? piece.text.slice(1) : '';
  const meanings = VOCABULARY.get(held);
  return meanings && HELD_UP.test(held)
    ? [heldUp('打'), { text: held, meanings }]
    : takeUp(piece, pieces[at + 1]);
}

/** 举剑, 提桶, 捧书: one sign of what the hands do, before what is in them. */
function takeUp(piece: Piece, next: Piece | undefined): Piece[] {
  const isThing = next?.meanings.some((one) => one.is === 'subject' && PORTABLE_KINDS.has(one.value.kind));
  const isTaken = piece.meanings.length === 0 && TAKEN_UP.test(piece.text) && isThing === true;
  return isTaken ? [{ text: piece.text, meanings: VOCABULARY.get('拿着') ?? [] }] : [piece];
}
const TAKEN_UP = /^[举持挥握提端捧抱扛拎拿执拔]$/u;

function heldUp(text: string): Piece {
  return { text, meanings: VOCABULARY.get('撑') ?? [] };
}

/** Signs of what is done that say nothing by themselves. */
const DOING = /^[打做玩洗煮织扔推]$/u;

/** 打呼噜 is told whole, where nobody knows what is done. */
function joinDeeds(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, at) => {
    const next = pieces[at + 1];
    if (next && isDeed(piece, next)) return [{ text: piece.text + next.text, meanings: [] }];
    return isDeed(pieces[at - 1], piece) ? [] : [piece];
  });
}

function isDeed(deed: Piece | undefined, done: Piece): boolean {
  return deed !== undefined && DOING.test(deed.text) && done.meanings.length === 0;
}

const NOUNS: ReadonlySet<string> = new Set(['subject', 'scene', 'weather', 'time', 'garment', 'part']);

function isBareColour({ text, meanings }: Piece): boolean {
  return text.length === 1 && meanings.length > 0 && meanings.every(({ is }) => is === 'colour');
}

/** A colour before it is its own. */
function isSaidOfNext(next: Piece | undefined): boolean {
  return (
    next !== undefined &&
    (next.text === '的' || next.meanings.length === 0 || next.meanings.some(({ is }) => NOUNS.has(is)))
  );
}

function isBareNoun({ text, meanings }: Piece): boolean {
  return text.length === 1 && meanings.length > 0 && meanings.every(({ is }) => NOUNS.has(is));
}

/** A number or a colour before a noun holds it, whatever comes after. */
function isHeld(piece: Piece | undefined): boolean {
  return (
    piece?.meanings.some(({ is }) => ['number', 'colour', 'size', 'adjective', 'link'].includes(is)) === true
  );
}
