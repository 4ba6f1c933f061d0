// What ties two by a word that is no link by itself: "a pilot flying a helicopter", 坐轮椅的老人, "looking out of a hole".

import { isContainer } from '../../contents/containers.ts';
import { cabinOf } from '../../things/cabins.ts';
import type { LinkRelation, Subject } from '../prompt-reading.ts';
import { subjectOf, type Read } from './place-after.ts';
import { means, meaningOf, type Word } from '../words/word.ts';
import { ANIMAL_KINDS, PORTABLE_KINDS } from '../subject-kinds.ts';

/** One sits in them as well as on them. */
export const ARMED_SEATS: ReadonlySet<string> = new Set([
  'moon-seat',
  'throne',
  'wheelchair',
  'armchair',
  'rocking-chair',
]);

/** What the word at `at` says of the two around it; undefined where it says nothing. */
export function impliedLink(read: Read, at: number): LinkRelation | undefined {
  return (
    flownBy(read, at) ??
    drivenBy(read, at) ??
    caughtBy(read, at) ??
    huntedBy(read, at) ??
    sharedBy(read, at) ??
    takenFrom(read, at) ??
    stayedIn(read, at) ??
    readBy(read, at) ??
    doneWith(read, at) ??
    satOn(read, at) ??
    facedBy(read, at) ??
    lookedOutOf(read, at) ??
    touchedBy(read, at) ??
    fedTo(read, at) ??
    goneTo(read, at) ??
    walkedBy(read, at) ??
    helpedBy(read, at) ??
    onTopOf(read, at)
  );
}

/** 猫在墙头打架, 坐在墙头: the word for the place says that they are on it. */
function onTopOf({ words, casting }: Read, at: number): LinkRelation | undefined {
  const [word, next] = words.slice(at, at + 2);
  const isTop =
    word?.text.endsWith('在') === true && ON_TOP.test(next?.text ?? '') && next?.start === word?.end;
  return isTop && casting.some((noun) => noun.at === at + 1) && !means(words[at + 2], 'place-after')
    ? 'on'
    : undefined;
}
const ON_TOP = /^墙头$/u;

/** "A pilot flying a helicopter": one is in it; of a kite one has the string, and a dragon is ridden. */
function flownBy({ words, casting, cast }: Read, at: number): LinkRelation | undefined {
  if (meaningOf(words[at], 'act')?.value !== 'fly') return undefined;
  const next = subjectOf(
    casting.find((noun) => noun.at > at),
    cast,
  );
  if (next?.key === 'kite') return 'holding';
  // "Two kids flying a dragon": on its back, where nothing else stands between.
  const object = casting.find((noun) => noun.at > at && noun.at - at <= 4);
  const isObject =
    object !== undefined &&
    words
      .slice(at + 1, object.at)
      .every(
        (word) =>
          /^(?:an?|the|his|her|their|its)$/i.test(word.text) || means(word, 'adjective', 'colour', 'size'),
      );
  if (isObject && FLOWN.test(next?.key ?? '') && !words[at]?.isHan) return 'riding';
  return next && next.kind === 'air' && cabinOf(next) ? 'driving' : undefined;
}

const FLOWN = /^(?:dragon|pegasus|phoenix|griffin|unicorn|flying-carpet|broom)$/;

/** 熊开拖拉机: 开 by itself opens things as well. */
function drivenBy({ words, casting, cast }: Read, at: number): LinkRelation | undefined {
  if (words[at]?.text !== '开') return undefined;
  const next = casting.find((noun) => noun.at > at && noun.at - at <= 3 && noun.word.run === words[at]?.run);
  const vehicle = subjectOf(next, cast);
  return vehicle && cabinOf(vehicle) && DRIVEN.has(vehicle.kind) ? 'driving' : undefined;
}
const DRIVEN: ReadonlySet<Subject['kind']> = new Set(['vehicle', 'air']);

/** "A bear catching a salmon", 捕鱼的熊: an animal that catches a fish has it. */
function caughtBy({ words, casting, cast }: Read, at: number): LinkRelation | undefined {
  if (!CATCHING.test(words[at]?.text ?? '')) return undefined;
  const hunter = subjectOf(
    casting.findLast(
      (noun) =>
        noun.at < at &&
        at - noun.at <= FURTHEST_HUNTER &&
        ANIMAL_KINDS.has(subjectOf(noun, cast)?.kind ?? 'item'),
    ),
    cast,
  );
  const caught = subjectOf(
    casting.find((noun) => noun.at > at && noun.at - at <= 3),
    cast,
  );
  const isHunter = hunter !== undefined && ANIMAL_KINDS.has(hunter.kind) && hunter.kind !== 'fish';
  if (!isHunter || caught?.kind !== 'fish') return undefined;
  caught.count = caught.isCounted === true ? caught.count : 1;
  return 'holding';
}
/** 棕熊站在瀑布下面抓鱼: where it stands is said between. */
const FURTHEST_HUNTER = 6;
const CATCHING = /^(?:catching|catches|caught|捉|捉住|抓|抓住|抓到|捕捉|捕获|捕)$/i;

/** "Sharing an umbrella", 共用一把伞: they have it together. */
function sharedBy({ words, casting, cast }: Read, at: number): LinkRelation | undefined {
  if (!SHARING.test(words[at]?.text ?? '')) return undefined;
  const next = casting.find((noun) => noun.at > at && noun.at - at <= 4);
  const thing = subjectOf(next, cast);
  // "Sharing an ice cream on a bench".
  const before = casting.findLast((noun) => noun.at < at);
  const isFood = thing?.kind === 'food' && /^shar/i.test(words[at]?.text ?? '');
  if (isFood && subjectOf(before, cast)?.kind === 'figure') return 'eating';
  return thing?.key === 'umbrella' ? 'holding' : undefined;
}
const SHARING = /^(?:shar(?:e|es|ing)|共用|合用|共享|同打|打|打了)$/i;

/** "Takes a book from the shelf", 从书架上拿书, 取下一本书: who takes it has it in the hand. */
function takenFrom({ words, casting, cast }: Read, at: number): LinkRelation | undefined {
  const { text, clause } = words[at] as Word;
  if (!TAKING.test(text)) return undefined;
  const next = casting.find((noun) => noun.at > at && noun.at - at <= 5 && noun.word.clause === clause);
  const thing = subjectOf(next, cast);
  if (!next || !thing || !['item', 'food', 'plant'].includes(thing.kind)) return undefined;
  const from = words[at]?.isHan
    ? words.slice(Math.max(0, at - 6), at)
    : words.slice(next.at + 1, next.at + 4);
  // 取书: books are taken from where they stand, wherever that is.
  const isBook = words[at]?.isHan === true && thing.key === 'book' && next.at === at + 1;
  return isBook || from.some((one) => one.clause === clause && AWAY.test(one.text)) ? 'holding' : undefined;
}
const TAKING =
  /^(?:tak(?:es?|ing)|grab(?:s|bing)?|pick(?:s|ing)?(?: up)?|fetch(?:es|ing)?|get(?:s|ting)|拿|拿着|取|取下|拿下|拿出|取出)$/i;
const AWAY = /^(?:from|off|out of|down|从)$/i;

/** "Fishing from a small boat", "his friends cheer from a rowing boat", "waving from a hot air balloon": they are in it. */
function stayedIn({ words, casting, cast }: Read, at: number): LinkRelation | undefined {
  if (!/^from$/i.test(words[at]?.text ?? '')) return undefined;
  const next = casting.find((noun) => noun.at > at && noun.at - at <= FURTHEST_VESSEL);
  const isFishing = words
    .slice(Math.max(0, at - 4), at)
    .some((word) => meaningOf(word, 'person-act')?.value === 'fish');
  const vessel = subjectOf(next, cast);
  const isStaying = isFishing || STAYING.test(words[at - 1]?.text ?? '');
  const isAboard = isStaying && vessel?.kind === 'boat';
  return isAboard || vessel?.key === 'hot-air-balloon' ? 'in' : undefined;
}
const STAYING = /^(?:cheer|wav|watch|sing|shout|call|look|play|smil)(?:e?s|ing|e)?$/i;
/** "From the basket of a hot air balloon". */
const FURTHEST_VESSEL = 5;

/** "An owl reading a thick book": an animal has it before it, as people have. */
function readBy({ words, casting, cast }: Read, at: number): LinkRelation | undefined {
  if (meaningOf(words[at], 'act')?.value !== 'read') return undefined;
  const before = subjectOf(
    casting.findLast((noun) => noun.at < at && !PORTABLE_KINDS.has(subjectOf(noun, cast)?.kind ?? 'item')),
    cast,
  );
  const book = subjectOf(
    casting.find((noun) => noun.at > at && noun.at - at <= 4),
    cast,
  );
  const isAnimal = before !== undefined && ANIMAL_KINDS.has(before.kind);
  return isAnimal && /book|newspaper/.test(book?.key ?? '') ? 'holding' : undefined;
}

/** 小女孩用铲子挖沙子: what one does it with is in the hand. */
function doneWith({ words, casting, cast }: Read, at: number): LinkRelation | undefined {
  const { text, run } = words[at] as Word;
  if (text !== '用') return undefined;
  const next = casting.find((noun) => noun.at > at && noun.at - at <= 3 && noun.word.run === run);
  const tool = subjectOf(next, cast);
  return tool?.kind === 'item' && words[(next?.at ?? at) + 1]?.run === run ? 'holding' : undefined;
}

/** "A knight facing a dragon", 面对巨龙: who faces a dragon fights it, or is about to. */
function facedBy({ words, casting, cast }: Read, at: number): LinkRelation | undefined {
  if (!/^(?:facing|faces|confronts|confronting|面对|面对着|直面|对着)$/i.test(words[at]?.text ?? ''))
    return undefined;
  const next = casting.find((noun) => noun.at > at && noun.at - at <= 4);
  const other = subjectOf(next, cast);
  if (!other || !isBody(other)) return undefined;
  return other.key === 'dragon' ? 'fighting' : 'looking_at';
}

/** "A rabbit looking out of a hole in a tree", "a dog looking out of a car window": it is in there; out of another window one looks at something else. */
function lookedOutOf({ words, casting, cast }: Read, at: number): LinkRelation | undefined {
  if (!isLookingOut(words, at)) return undefined;
  const next = subjectOf(
    casting.find((noun) => noun.at > at && noun.at - at <= 5),
    cast,
  );
  return next && (isContainer(next) || cabinOf(next)) ? 'in' : undefined;
}

/** "Looking out of", "sticking its head out of", 把头伸出. */
function isLookingOut(words: readonly Word[], at: number): boolean {
  const textAt = (index: number): string => words[index]?.text ?? '';
  if (/^[探伸露钻]出?$/u.test(textAt(at)))
    return words.slice(Math.max(0, at - 3), at).some(({ text }) => text.endsWith('头'));
  if (OUT_OF.test(textAt(at))) return OUT.test(textAt(at + 1));
  const isOfHead =
    /^heads?$/i.test(textAt(at - 1)) && [at - 2, at - 3].some((one) => OUT_OF.test(textAt(one)));
  return isOfHead && OUT.test(textAt(at));
}

const OUT_OF = /^(?:look|lean|peek|peer|stick|pok|hang)(?:s|es|ing)?$/i;
const OUT = /^out(?: of)?$/i;

/** "Feeding a carrot to a horse": the horse is fed. */
function fedTo({ words, casting, cast }: Read, at: number): LinkRelation | undefined {
  if (!/^to$/i.test(words[at]?.text ?? '')) return undefined;
  const next = subjectOf(
    casting.find((noun) => noun.at > at && noun.at - at <= 4),
    cast,
  );
  const food = subjectOf(
    casting.findLast((noun) => noun.at < at),
    cast,
  );
  const isFed = words
    .slice(Math.max(0, at - 5), at)
    .some((word) => meaningOf(word, 'link')?.value === 'feeding');
  return isFed && food?.kind === 'food' && next && isBody(next) ? 'feeding' : undefined;
}

/** "Walking three dogs": they go beside whoever walks them. */
function walkedBy({ words, casting, cast }: Read, at: number): LinkRelation | undefined {
  if (!/^walk(?:s|ing)$/i.test(words[at]?.text ?? '')) return undefined;
  const next = casting.find((noun) => noun.at > at && noun.at - at <= 4);
  const beast = subjectOf(next, cast);
  const isObject =
    next !== undefined &&
    words
      .slice(at + 1, next.at)
      .every((word) => means(word, 'number', 'adjective', 'size', 'colour') || WHOSE.test(word.text));
  return isObject && beast && ANIMAL_KINDS.has(beast.kind) ? 'beside' : undefined;
}

const WHOSE = /^(?:an?|the|his|her|their|its|my|our|two|some)$/i;

/** 姐姐帮妹妹系鞋带, 爸爸给孩子拍照: who does it for somebody is turned to them. */
function helpedBy({ words, casting, cast }: Read, at: number): LinkRelation | undefined {
  const { text, clause, run } = words[at] as Word;
  if (!DONE_FOR.test(text)) return undefined;
  const next = casting.find((noun) => noun.at > at && noun.at - at <= 3 && noun.word.run === run);
  const before = casting.findLast((noun) => noun.at < at && noun.word.clause === clause);
  const people = [before, next].map((noun) => subjectOf(noun, cast));
  const isDone =
    next !== undefined &&
    words
      .slice(next.at + 1, next.at + 4)
      .some((word) => means(word, 'person-act', 'act') && !means(word, 'link'));
  return isDone && people.every((one) => one?.kind === 'figure') ? 'looking_at' : undefined;
}

/** What is done for somebody is told by the deed. */
export const DONE_FOR = /^(?:帮|帮着|给|替)$/u;

/** 警察抓小偷, 猫抓老鼠: one is after the other. */
function huntedBy({ words, casting, cast }: Read, at: number): LinkRelation | undefined {
  if (!/^(?:抓|捉|抓捕|追捕|扑)$/u.test(words[at]?.text ?? '')) return undefined;
  const [before, next] = [
    casting.findLast((noun) => noun.at < at),
    casting.find((noun) => noun.at > at && noun.at - at <= 3),
  ].map((noun) => subjectOf(noun, cast));
  const isSameKind = (before?.kind === 'figure') === (next?.kind === 'figure');
  return before && next && isBody(before) && isBody(next) && isSameKind ? 'chasing' : undefined;
}

/** "Petting a dog", 堆雪人: somebody has the hands at it. */
function touchedBy({ words, casting, cast }: Read, at: number): LinkRelation | undefined {
  const { text, clause } = words[at] as Word;
  if (![STROKING, BUILDING, DECORATING].some((one) => one.test(text))) return undefined;
  const next = casting.find((noun) => noun.at > at && noun.at - at <= 4 && noun.word.clause === clause);
  const thing = subjectOf(next, cast);
  if (!thing || !casting.some((noun) => subjectOf(noun, cast)?.kind === 'figure')) return undefined;
  const isTouched =
    thing.key === 'snowman'
      ? BUILDING.test(text)
      : thing.key === 'christmas-tree'
        ? DECORATING.test(text)
        : ANIMAL_KINDS.has(thing.kind) && STROKING.test(text);
  return isTouched ? 'touching' : undefined;
}

const STROKING =
  /^(?:pet|petting|pets|strok(?:es|ing)|pat(?:s|ting)|caress(?:es|ing)|scratch(?:es|ing)|examin(?:es|ing)|抚?摸[着了]?|轻抚|抚摸着|撸|撸着)$/i;
const BUILDING = /^(?:build(?:s|ing)?|mak(?:es|ing)|堆[着了]?|做|滚)$/i;
const DECORATING = /^(?:decorat(?:es|ing)|trimm(?:s|ing)|dress(?:es|ing)|装饰着?|布置着?|装扮着?)$/i;

/** 孩子朝妈妈跑去, "runs across the grass towards her dad": one goes to who is named after it. */
function goneTo({ words, casting, cast }: Read, at: number): LinkRelation | undefined {
  const { text, clause } = words[at] as Word;
  const next = casting.find((noun) => noun.at > at && noun.at - at <= 4 && noun.word.clause === clause);
  const other = subjectOf(next, cast);
  if (!next || !other) return undefined;
  const goes = (word: Word): boolean =>
    word.clause === clause &&
    (meaningOf(word, 'act')?.value === 'run' || meaningOf(word, 'person-act')?.value === 'walk');
  if (/^(?:朝|朝着|向|向着|往)$/u.test(text))
    return words.slice(next.at + 1, next.at + 4).some(goes) ? 'approaching' : undefined;
  const isTo = /^towards?$/i.test(text) || (/^to$/i.test(text) && isBody(other));
  return isTo && words.slice(Math.max(0, at - 8), at).some(goes) ? 'approaching' : undefined;
}

/** 坐轮椅的老人. */
function satOn({ words, casting, cast }: Read, at: number): LinkRelation | undefined {
  if (!/^坐(?:着)?$/u.test(words[at]?.text ?? '')) return undefined;
  const next = subjectOf(
    casting.find((noun) => noun.at > at),
    cast,
  );
  return next && ARMED_SEATS.has(next.key) ? 'on' : undefined;
}

function isBody({ kind }: Subject): boolean {
  return ANIMAL_KINDS.has(kind) || kind === 'figure' || kind === 'air';
}
