// Makes the subjects of an image from the nouns of its prompt; what is named twice is one.

import type { Subject } from '../prompt-reading.ts';
import type { PersonLook } from '../people/person-look.ts';
import { dressAs } from '../people/dress-as.ts';
import { findTwin, mergeInto } from './find-twin.ts';
import { GARMENT_DRAWINGS } from '../../lexicon/looks-of-people.ts';
import {
  MADE_OF_TWO,
  PIECES,
  SEVERAL_IN_ONE,
  SPREAD,
  USUAL_COUNTS,
  WHOLE,
} from '../../lexicon/shown-counts.ts';
import { countPieces } from './kinds-and-pieces.ts';
import { pairUp } from '../../things/pairs.ts';
import type { Noun } from './find-nouns.ts';
import { bringOverBridge, joinParts, type Cast } from './join-parts.ts';
import { giveOneEach } from './one-each.ts';
import { isInRow } from './stand-in-row.ts';
import { takeOut, takeOutByColour } from './take-out.ts';
import { shownAlone } from './shown-alone.ts';
import { isFigure, isUnknown, means, meaningOf, type Word } from '../words/word.ts';
import { ANIMAL_KINDS } from '../subject-kinds.ts';

const FEW = 3;
/** 羊群: the word for many of them is part of the name. */
const HAN_HERD = /\p{Script=Han}(?:群|大军)$/u;
const HERD = / (?:herds?|flocks?|swarms?|pods?|shoals?|schools?|colony|colonies|stampede)$/i;
/** "A wolf pack": one of them is several wolves. */
const PACK = / (?:pack|pride|team)s?$|球队$/i;
const IN_PACK = 5;
const TEAM = / teams?$|球队$/i;
/** 骆驼队, "a camel train", 马帮: one behind the other. */
const TRAIN =
  /\p{Script=Han}(?<!^舞[龙狮])(?:队|队伍|商队)$|^马帮$| (?:caravans?|convoys?|fleets?|parade|procession)$|(?:camel|horse|mule|donkey) trains?$/iu;
/** 一列企鹅, 一行大雁: a train and a line of words are one. */
const RANK = /^[一两三][列行]$/u;
const MANY = 13;
/** 篮球少年, 街舞女孩: whatever they do. */
function sexByName({ text }: Word): Pick<PersonLook, 'sex'> {
  if (/(?<!青)少年$|男[孩生]$|小伙子?$/u.test(text)) return { sex: 'man' };
  return /少女$|女[孩生]$|姑娘$/u.test(text) ? { sex: 'woman' } : {};
}

export type { Cast };

export function makeSubjects(words: readonly Word[], nouns: readonly Noun[]): Cast {
  const cast: Cast = { subjects: [], byNoun: new Map(), takenOut: new Map(), ofNobody: new Set() };
  const outfits: { noun: Noun; model: Subject; before: Subject | undefined }[] = [];
  for (const [index, noun] of nouns.entries()) {
    const entry = meaningOf(noun.word, 'subject')?.value;
    if (!entry) continue;
    const { person, ...rest } = entry;
    const subject: Subject = {
      ...rest,
      count: howMany(words, noun, entry),
      words: noun.word.text,
      ...(noun.colour === undefined ? {} : { colour: noun.colour }),
      ...sizeOf(noun, entry),
      ...(noun.count === undefined ? {} : { isCounted: true }),
      ...(isApart(words, nouns, noun) ? { standsApart: true } : {}),
      ...(entry.kind === 'figure'
        ? {
            person: {
              ...ageBefore(words, noun.at),
              ...sexByName(noun.word),
              ...person,
              wears: [...(person?.wears ?? [])],
            },
          }
        : {}),
    };
    // A team that nobody says is playing stands together.
    if (TEAM.test(noun.word.text) && subject.person) {
      delete subject.person.hands;
      delete subject.person.does;
    }
    countPieces(subject, words.slice(Math.max(0, noun.at - 2), noun.at));
    pairUp(subject, { isOne: isOneOf(noun) });
    if (noun.word.isOutfit) {
      outfits.push({ noun, model: subject, before: cast.subjects.findLast(isSomebody) });
      continue;
    }
    if (noun.word.isOneOf && takeOut(noun, subject, cast)) continue;
    if (takeOutByColour(nouns, noun, subject, cast)) continue;
    callByKind(words, nouns, index, subject, cast);
    const twin = noun.isAnother ? undefined : findTwin(words, nouns, index, cast, subject);
    if (twin) mergeInto(twin, subject);
    else cast.subjects.push(subject);
    cast.byNoun.set(noun, twin ?? subject);
  }
  // 穿女仆装的女孩: whoever comes first, where nobody stands before it.
  for (const { noun, model, before = cast.subjects.find(isSomebody) } of outfits) {
    if (!before) continue;
    dressAs(before, model, noun.word.text);
    cast.byNoun.set(noun, before);
  }
  giveOneEach(words, cast);
  joinParts(words, cast);
  if (!words.some((_, at) => isUnderBridge(words, at, cast))) bringOverBridge(cast);
  return cast;
}

/** 模特是一只黑猫, "the guest is a fox": who was named is that animal, and nobody else. Changes the cast. */
function callByKind(
  words: readonly Word[],
  nouns: readonly Noun[],
  index: number,
  animal: Subject,
  { subjects, byNoun }: Cast,
): void {
  const noun = nouns[index] as Noun;
  const before = nouns.findLast((one, at) => at < index && byNoun.get(one)?.kind === 'figure');
  const somebody = before && byNoun.get(before);
  if (!somebody || !ANIMAL_KINDS.has(animal.kind) || before.word.clause !== noun.word.clause) return;
  const [is, one] = words.slice(before.at + 1, before.at + 3);
  const isSaid =
    /^(?:是|is)$/i.test(is?.text ?? '') && (means(one, 'number') || /^an?$/i.test(one?.text ?? ''));
  const isLone =
    somebody.count === 1 && [...byNoun.values()].filter((other) => other === somebody).length === 1;
  if (!isSaid || !isLone) return;
  subjects.splice(subjects.indexOf(somebody), 1);
  byNoun.set(before, animal);
}

function isSomebody({ kind }: Subject): boolean {
  return kind === 'figure';
}

/** "A hot air balloon festival", 热气球节, 骆驼商队: as many as there is room for. */
function isFestival(words: readonly Word[], { at, word }: Noun): boolean {
  const next = words[at + 1];
  return next !== undefined && next.run === word.run && /^(?:festival|fiesta|节)$/i.test(next.text);
}
/** "A pumpkin field", 西瓜田, "a field of strawberries": it is full of them. */
function isField(
  words: readonly Word[],
  { at, word }: Noun,
  { key, kind }: Pick<Subject, 'key' | 'kind'>,
): boolean {
  if (kind !== 'food' && key !== 'pumpkin') return false;
  const [field, of] = [words[at - 2], words[at - 1]];
  if (FIELD.test(field?.text ?? '') && of?.text === 'of') return true;
  const next = words[at + 1];
  return next !== undefined && next.run === word.run && FIELD.test(next.text);
}
const FIELD = /^(?:fields?|田|田里)$/i;
const CROWD = 9;
const CARAVAN = 4;

function isInRank(words: readonly Word[], { at }: Noun, kind: Subject['kind']): boolean {
  const before = words.slice(Math.max(0, at - 2), at);
  return (ANIMAL_KINDS.has(kind) || kind === 'figure') && before.some(({ text }) => RANK.test(text));
}

/** 牛羊成群, 成群的牛羊: of each of both a herd. */
const HERDS = /^(?:成群|成群的|成群结队|成群结队的)$/;
const IN_HERD = 6;

function isInHerd(words: readonly Word[], { at, word }: Noun): boolean {
  return words
    .slice(Math.max(0, at - 2), at + 3)
    .some(({ text, clause }) => clause === word.clause && HERDS.test(text));
}

/** 男孩们, 同学们. */
function isHanPlural(words: readonly Word[], { at, word }: Noun): boolean {
  if (/们$|^全班/u.test(word.text)) return true;
  const next = words[at + 1];
  return next?.text === '们' && next.start === word.end;
}

/** 一盘草莓: a plate of one is rare. */
function isPlated(words: readonly Word[], { at }: Noun): boolean {
  return words.slice(Math.max(0, at - 3), at).some(({ text }) => text === '一盘');
}

/** 小猫打闹: it takes two. */
const MUTUAL = /^(?:打闹|嬉闹|玩闹|追逐打闹|打架|play-?fighting|roughhousing)$/i;

function isAtEachOther(words: readonly Word[], { at, word }: Noun): boolean {
  // 孙悟空和牛魔王打架: the two are named.
  const before = words.slice(Math.max(0, at - 3), at).findLast((one) => !means(one, 'adjective', 'number'));
  if (before?.run === word.run && means(before, 'joiner')) return false;
  const next = words.slice(at + 1, at + 4).find((one) => !means(one, 'structure'));
  return next !== undefined && next.clause === word.clause && MUTUAL.test(next.text);
}

const UNDER = /^(?:under|beneath|below|underneath|下|之下|底下|下面)$/i;
/** Words between "under" and the bridge. */
const NEAR_UNDER = 4;

/** "Under a bridge", 桥下; "with sheep grazing below" is said of the sheep. */
function isUnderBridge(words: readonly Word[], at: number, { byNoun }: Cast): boolean {
  if (!UNDER.test(words[at]?.text ?? '')) return false;
  const nouns = [...byNoun.keys()].filter(({ word }) => word.clause === words[at]?.clause);
  // 桥下是渔船: nor is it said of the train.
  if (!nouns.some((noun) => byNoun.get(noun)?.key.includes('train'))) return false;
  const isOfBoth = (noun: Noun | undefined): boolean =>
    noun !== undefined && /bridge|viaduct|overpass|train/.test(byNoun.get(noun)?.key ?? '');
  const before = nouns.findLast((noun) => noun.at < at);
  // "A train and a river below": it is said of the river.
  const isOfPlace = words.slice((before?.at ?? at) + 1, at).some((one) => means(one, 'scene', 'near-scene'));
  return (
    nouns.some((noun) => noun.at > at && noun.at - at <= NEAR_UNDER && isOfBoth(noun)) ||
    (isOfBoth(before) && !isOfPlace)
  );
}

/** "An elderly wizard", 年轻的医生: up to three words before. */
function ageBefore(words: readonly Word[], at: number): Pick<PersonLook, 'age'> {
  for (let index = at - 1; index >= Math.max(0, at - 3); index--) {
    const word = words[index];
    // "An old Sikh man": what nobody knows may stand between.
    const isOfThem = word && (isUnknown(word) || means(word, 'adjective', 'size', 'colour', 'hair-colour'));
    if (!word || word.run !== words[at]?.run || !isOfThem) break;
    if (/^(?:old|elderly|aged|ancient|老|年老的|年迈的)$/i.test(word.text)) return { age: 'old' };
    if (/^(?:young|teenage|年轻|年轻的)$/i.test(word.text)) return { age: 'young' };
    if (/^(?:little|小)$/i.test(word.text)) return { age: 'child' };
  }
  return {};
}

function sizeOf({ size }: Noun, { isYoung }: Pick<Subject, 'isYoung'>): Pick<Subject, 'size'> {
  if (size !== undefined) return { size };
  return isYoung === true ? { size: 'small' } : {};
}

/** No drawing of its own is there for them: a top hat or a cap would be another thing. */
const ONLY_WORN =
  /\bhair$|^hair\b|头发|sombrero|turban|\bfez\b|hijab|head ?scarf|jester|knit|wool|winter hat|bobble|conical|bamboo|flower|floral|beret|beanie|bowler|fedora|头巾|花环|花冠|毛线|针织|绒线|斗笠|竹帽|贝雷|veil|laurel|olive|phoenix|ears?\b|feather|head ?band|hair ?band|(?:hair|ribbon) bow|头纱|桂冠|橄榄|凤冠|[猫兔狐]耳|[子狸]耳|羽|发带|发箍|war bonnet|头饰|hair ?(?:pin|clip)|head ?(?:wrap|tie)|[簪钗]|步摇|发[夹卡]/i;
/** The same, but animals that wear them have them drawn. */
const WORN_BY_ANIMALS =
  /\b(?:witch|wizard|pirate|cowboy|chef|santa|christmas|party|birthday)(?:'?s)?\b|圣诞|生日|派对|厨师|海盗|女巫|巫师|牛仔帽/i;
/** "A captain's hat", 水手的帽子: nobody would see whose it is. */
const OF_A_TRADE = /['’]s? |\p{Script=Han}的/u;
const HEADGEAR: ReadonlySet<string> = new Set(['hat', 'cap', 'helmet']);
const STRAW = /straw|sun hat|草帽|👒/i;

const ALWAYS_ONE: ReadonlySet<string> = new Set(['shoes', 'gloves', 'boots']);
/** "A pair of sunglasses" is one. */
const BOUND_PAIRS: ReadonlySet<string> = new Set([
  'glasses',
  'sunglasses',
  'goggles',
  'jeans',
  'shorts',
  'headphones',
]);

/** A garment that nobody wears is a thing by itself. */
export function addGarment(cast: Cast, noun: Noun): Subject | undefined {
  const garment = meaningOf(noun.word, 'garment')?.value;
  const isShown = cast.subjects.some(({ kind, key }) => ANIMAL_KINDS.has(kind) || key === 'snowman');
  const alone = shownAlone(noun.word.text);
  // On the head of an animal it is painted with the animal.
  const shown = isShown && alone?.kind === 'hat' ? undefined : alone;
  const drawn = shown ?? (garment && GARMENT_DRAWINGS[garment]);
  if (!garment || !drawn || (!shown && ONLY_WORN.test(noun.word.text))) return undefined;
  if (!shown && !(isShown && alone) && OF_A_TRADE.test(noun.word.text) && HEADGEAR.has(garment))
    return undefined;
  if (!isShown && !shown && WORN_BY_ANIMALS.test(noun.word.text)) return undefined;
  const subject: Subject = {
    key: garment,
    ...drawn,
    ...(STRAW.test(noun.word.text) ? { drawing: 'womans-hat' } : {}),
    count:
      ALWAYS_ONE.has(garment) || (noun.count === 2 && BOUND_PAIRS.has(garment))
        ? 1
        : countOf(noun, garment, drawn.kind),
    words: noun.word.text,
    ...(noun.colour === undefined ? {} : { colour: noun.colour }),
    ...(noun.size === undefined ? {} : { size: noun.size }),
  };
  pairUp(subject, { isOne: isOneOf(noun) });
  cast.subjects.push(subject);
  cast.byNoun.set(noun, subject);
  return subject;
}

/** "A shoe", 一只鞋; without a number 鞋 is a pair. */
function isOneOf({ count, word }: Noun): boolean {
  return count === 1 || (count === undefined && !word.isHan && !word.isPlural && !/s$/i.test(word.text));
}

/** 餐厅里坐满了客人: as many as there is room for. */
function isCrowdedWith(words: readonly Word[], { at }: Noun): boolean {
  const [before, last] = words.slice(Math.max(0, at - 2), at).map(({ text }) => text);
  return /^[坐站挤]满了?$/u.test(last ?? '') || (last === '了' && /^[坐站挤]满$/u.test(before ?? ''));
}

const UNMARKED = /^(?:sheep|deer|cattle|bison|reindeer)$/i;
const OF_ONE = /^(?:a|an|one|the|this|that|my|his|her|its|our|baby|another)$/i;

/** "Hills with sheep": several, where nothing before it says one. */
function isUnmarkedPlural(words: readonly Word[], { at, word }: Noun): boolean {
  if (!UNMARKED.test(word.text) || at === 0) return false;
  // "A shepherd with sheep": the article is his.
  const own = words.slice(Math.max(0, at - 3), at);
  return !own
    .slice(own.findLastIndex((one) => means(one, 'subject')) + 1)
    .some(({ text }) => OF_ONE.test(text));
}

/** As countOf, where the word after it may say more. */
function howMany(words: readonly Word[], noun: Noun, { key, kind }: Pick<Subject, 'key' | 'kind'>): number {
  if (isFestival(words, noun)) return kind === 'air' ? CROWD : CARAVAN;
  if (isField(words, noun, { key, kind })) return MANY;
  const isCounted = noun.count !== undefined && noun.count > 1;
  if (isInRank(words, noun, kind) || (!isCounted && isInRow(words, noun, kind))) return CARAVAN;
  if (ANIMAL_KINDS.has(kind) && isInHerd(words, noun)) return IN_HERD;
  if (noun.count === undefined && isHanPlural(words, noun)) return FEW;
  if (noun.count === undefined && isAtEachOther(words, noun)) return 2;
  if (noun.count === undefined && kind === 'figure' && isCrowdedWith(words, noun)) return FEW + 1;
  if (noun.count === undefined && isUnmarkedPlural(words, noun)) return FEW;
  if (noun.count === undefined && PIECES.has(key) && isPlated(words, noun)) return USUAL_COUNTS[key] ?? FEW;
  return countOf(noun, key, kind);
}

const GROUP = 5;

function countOf({ count, countWord, word }: Noun, key: string, kind: Subject['kind']): number {
  if (key === 'couple' || key === 'ruins' || key === 'gold-heap' || key === 'gold-coins' || SPREAD.has(key))
    return 1;
  if (count === 2 && MADE_OF_TWO.has(key)) return 1;
  if (key === 'chopsticks') return Math.ceil((count ?? 2) / 2); // they are drawn as a pair
  // 一堆篝火 is one fire.
  if (key === 'campfire' && (count ?? MANY) >= MANY) return 1;
  if (PACK.test(word.text)) return (count ?? 1) * IN_PACK;
  if (TRAIN.test(word.text)) return CARAVAN * (count ?? 1);
  if (word.many !== undefined) return word.many;
  if (HERD.test(word.text)) return MANY;
  // Friends at a fire are no crowd.
  if (count === MANY && kind === 'figure' && /group|一群/i.test(countWord?.text ?? '')) return GROUP;
  if (count !== undefined) return count;
  if (HAN_HERD.test(word.text)) return MANY;
  if (SEVERAL_IN_ONE.has(key)) return 1;
  if (word.isPlural)
    return (kind === 'food' && !PIECES.has(key) && !WHOLE.has(key)) || kind === 'sky'
      ? 1
      : (USUAL_COUNTS[key] ?? FEW);
  // "Hot air balloon over a lake": the article is left out, and it is one.
  const isSingular = !word.isHan && !SHOWS_NO_PLURAL.test(word.text);
  return isSingular ? 1 : (USUAL_COUNTS[key] ?? 1);
}
const SHOWS_NO_PLURAL = /fish|koi|carp|salmon|trout|bubbles?|origami|\p{Extended_Pictographic}/iu;

const COMING = /^(?:from|out of|into|off|past|toward|towards)$/i;
const LYING = /[挂放摆停插堆立晾贴][着有]/u;

/** "Rising from a basket", ", a radio playing on the shelf", 墙上挂着轮胎. */
function isApart(words: readonly Word[], nouns: readonly Noun[], { at, word }: Noun): boolean {
  const reach = word.isHan ? WIDE_LEAD : NEAR_LEAD;
  const own = words.slice(Math.max(0, at - reach), at).filter(({ clause }) => clause === word.clause);
  if (!word.isHan) {
    const lead = own.findLast((one) => !means(one, 'adjective', 'number', 'colour', 'size'));
    return COMING.test(lead?.text ?? '') || (lead === undefined && isToldAlone(words, nouns, { at, word }));
  }
  return (
    LYING.test(own.map(({ text }) => text).join('')) &&
    !nouns.some((noun) => noun.at < at && noun.word.clause === word.clause && isFigure(noun.word))
  );
}

/** A clause that begins with it, and says more of it without naming anybody. */
function isToldAlone(
  words: readonly Word[],
  nouns: readonly Noun[],
  { at, word }: Pick<Noun, 'at' | 'word'>,
): boolean {
  const first = words.findLastIndex((one, place) => place < at && one.clause !== word.clause) + 1;
  // ", potted flowers on the railing".
  const areSeveral =
    word.isPlural &&
    /^(?:on|in|at|along|under|above)$/i.test(words[at + 1]?.text ?? '') &&
    words.slice(first, at).every((one) => means(one, 'adjective', 'colour', 'size', 'number'));
  const isBegun =
    first > 0 && (areSeveral || (at > first && /^(?:an?|the)$/i.test(words[first]?.text ?? '')));
  return (
    isBegun &&
    words[at + TOLD_ALONE]?.clause === word.clause &&
    nouns.every((noun) => noun.word.clause !== word.clause || noun.at <= at || !isFigure(noun.word))
  );
}
/** So many words after it are no tag. */
const TOLD_ALONE = 3;
const [NEAR_LEAD, WIDE_LEAD] = [4, 9] as const;
