// "Petals flying", 裙摆飞扬, "fireflies dancing": what drifts on the air does it, and nobody else who is there.

import { ALOFT_WORDS, isUpThere } from '../places/read-circumstances.ts';
import { FLIERS } from './settle-animals.ts';
import { onTheWing } from '../../things/bird-kinds.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Subject } from '../prompt-reading.ts';
import { isUnknown, means, meaningOf, type Meaning, type Word } from '../words/word.ts';

/** Light things, and what the wind takes of somebody. */
const DRIFTING =
  /(?:petals?|leaf|leaves|snow|snowflakes?|blossoms?|seeds?|dust|sand|sparks?|embers?|ash(?:es)?|confetti|feathers?|fireflies|firefly|glitter|bubbles?|flames?|shadows?|hair|scar(?:f|ves)|cape|cloak|dress|skirt|gown|robes?|sleeves?|ribbons?|flags?|banners?|clouds?|mist|smoke|fog|notes|papers?|pages)(?: (?:are )?(?:falling|(?:drifting|floating) down))?$|(?:花瓣|花雨|叶|叶子|落英|雪|雪花|飞雪|柳絮|蒲公英|种子|尘土|黄沙|沙|火星|火花|火焰|灰烬|彩带|彩纸|羽毛|萤火虫|光点|粒子|泡泡|裙摆|裙|裙子|衣袂|衣袖|水袖|长袖|长发|发丝|头发|秀发|围巾|披风|斗篷|丝带|飘带|旗|旗帜|红旗|彩旗|白云|云|云雾|烟|纸片|音符|影|影子)$/i;
/** "Flames as she dances": it is she. */
const SOMEBODY = /^(?:she|he|they|who|她|他|她们|他们)$/i;
/** So many words may stand between. */
const FURTHEST = 3;
const BETWEEN =
  /^(?:are|and|falling|swirling|is|were|was|all|gently|softly|slowly|around|随风|在风中|漫天|满天|四处|到处|轻轻|慢慢|纷纷|正|在|都)$/i;

/** "Rain running down the window": nobody runs. */
const RUNS_DOWN =
  /^(?:rain(?:drops?|water)?|water|tears?|sweat|blood|paint|streams?|brooks?|rivers?|creeks?|roads?|paths?)$/i;

const PAST = /^(?:over|above|through|across|past|between|towards?|around)$/i;

/** Changes what such verbs mean: nothing that is missed where the things themselves are seen. */
export function driftBy(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const act = meaningOf(word, 'act')?.value;
    if (act === 'run' && RUNS_DOWN.test(words[at - 1]?.text ?? '') && words[at - 1]?.run === word.run)
      return { ...word, meanings: [{ is: 'structure' }] };
    if (act !== 'fly' && act !== 'dance') return word;
    // "In a red cape flying over a city": nobody says that of the cape.
    const isOfWearer = means(words[at - 1], 'garment') && PAST.test(words[at + 1]?.text ?? '');
    // "Testing a flying machine": of what nobody knows, and of nobody else.
    const next = words[at + 1];
    if (
      /^flying$/i.test(word.text) &&
      means(words[at - 1], 'adjective') &&
      isUnknown(next) &&
      next?.run === word.run
    )
      return { ...word, meanings: [] };
    // "Letters flying from his bag": they are not drawn, and who comes after them does not fly.
    if (/^flying$/i.test(word.text) && isUndrawnFlier(words, at) && !whatDrifts(words, at))
      return { ...word, meanings: [] };
    const drifts =
      !isOfWearer &&
      (whatDrifts(words, at) ||
        (act === 'fly' && (risesAlone(words, at) || isAfloat(words, at) || isOfDriftOnly(words, word))));
    return drifts ? { ...word, meanings: [{ is: 'structure' }] } : word;
  });
}

/** 草丛里飞舞着萤火虫, 炊烟从烟囱升起: its clause names nobody else who could do it. */
function isOfDriftOnly(words: readonly Word[], { clause }: Word): boolean {
  const own = words.filter((word) => word.clause === clause);
  return (
    own.some((word) => means(word, 'plume') || DRIFTING.test(word.text)) &&
    own.every((word) => !means(word, 'subject', 'garment') && !SOMEBODY.test(word.text))
  );
}

/** What begins its clause: several, or what nobody knows, as "spray" and "mud". */
function isUndrawnFlier(words: readonly Word[], at: number): boolean {
  const [before, one, word] = [words[at - 2], words[at - 1], words[at]];
  return (
    one?.clause === word?.clause &&
    before !== undefined &&
    before.clause !== one?.clause &&
    (/[^s]s$/i.test(one?.text ?? '') || isUnknown(one)) &&
    !means(one, 'subject', 'structure', 'adjective', 'joiner', 'link', 'garment')
  );
}

/** "Floating a paper boat in a puddle": on the water. */
function isAfloat(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (!/^floats?(?:ing)?$/i.test(word.text)) return false;
  const next = words
    .slice(at + 1, at + 1 + FURTHEST)
    .find((one) => !means(one, 'adjective', 'colour', 'size', 'number'));
  return next?.clause === word.clause && meaningOf(next, 'subject')?.value.kind === 'boat';
}

/** 书页上升起光芒: what rises is named after it, and is nothing that flies. */
function risesAlone(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (!RISING_HAN.test(word.text)) return false;
  const next = words
    .slice(at + 1, at + 1 + FURTHEST)
    .find((one) => one.text !== '的' && !means(one, 'structure', 'adjective', 'colour', 'number', 'size'));
  return next?.clause === word.clause && !means(next, 'subject');
}
const RISING_HAN = /^(?:升起|飞出|飘出|腾起)了?$/u;

/** "Seagulls overhead": they fly there, and the image is not one from above. */
export function flyOverhead(given: readonly Word[]): Word[] {
  const words = given.map((word, at) => (isCircling(given, at) ? { ...word, meanings: FLYING } : word));
  return words.map((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    if (!before || word.text.toLowerCase() !== 'overhead' || before.clause !== word.clause) return word;
    if (after && after.clause === word.clause && !means(after, 'joiner')) return word;
    return isFlier(before) || isFlying(before) ? { ...word, meanings: FLYING } : word;
  });
}

const FLYING: readonly Meaning[] = [{ is: 'act', value: 'fly' }];

function isFlier(word: Word | undefined): boolean {
  const { key, kind, drawing = '' } = meaningOf(word, 'subject')?.value ?? {};
  return kind === 'bird' || kind === 'air' || key === 'dragon' || onTheWing(drawing) !== undefined;
}

/** "A dragon circles above the towers", "an eagle circling overhead". */
function isCircling(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  return (
    /^(?:circl(?:es?|ing)|wheel(?:s|ing))$/i.test(word?.text ?? '') &&
    /^(?:above|over|overhead|high)$/i.test(next?.text ?? '') &&
    next?.run === word?.run &&
    isFlier(before)
  );
}

function isFlying(word: Word): boolean {
  return meaningOf(word, 'act')?.value === 'fly';
}

function whatDrifts(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const last = beforePlace(words, at) - 1;
  for (let before = last; before >= Math.max(0, last - FURTHEST + 1); before--) {
    const one = words[before] as Word;
    if (one.clause !== word.clause) return false;
    if (SOMEBODY.test(one.text)) return false;
    if (DRIFTING.test(one.text))
      return meaningOf(word, 'act')?.value === 'fly' || !isWornThere(words, before);
    if (!BETWEEN.test(one.text) && !means(one, 'structure', 'adjective')) return false;
  }
  return false;
}

/** 萤火虫在林间飞舞, 女孩在花瓣中起舞: who does it is named before the place. Returns where the place begins, or the verb. */
function beforePlace(words: readonly Word[], at: number): number {
  const { clause, isHan } = words[at] as Word;
  const from = isHan ? words.findLastIndex((one, place) => place < at && one.text === '在') : -1;
  return from > 0 && words[from]?.clause === clause ? from : at;
}

/** "A woman in a red dress dancing": it is she who dances, not what she has on. */
function isWornThere(words: readonly Word[], at: number): boolean {
  if (!means(words[at], 'garment')) return false;
  const lead = words
    .slice(Math.max(0, at - 4), at)
    .findLast((word) => !means(word, 'adjective', 'colour', 'size') && word.clause === words[at]?.clause);
  return /^(?:in|wearing|wears|with)$/i.test(lead?.text ?? '');
}

/**
 * Returns which subjects fly, as far as the words say it: those named next before, with all who are joined to them, or
 * what a word before them says it of ("a flying cat", 飞翔的猫).
 */
export function whoFlies(words: readonly Word[], nouns: readonly Noun[], cast: Cast): Set<Subject> {
  const fliers = new Set<Subject>();
  for (const [at, word] of words.entries()) {
    const aloft = wingedAt(words, at, nouns, cast);
    if (aloft) fliers.add(aloft);
    if (meaningOf(word, 'act')?.value !== 'fly') continue;
    // 头顶飞过一架飞机: no head flies; 天上飞着海鸥: nor does the sky.
    const near = nouns.filter((noun) => noun.word.clause === word.clause && cast.byNoun.has(noun));
    const before = near.filter((noun) => noun.at < at);
    const after = near.find((noun) => noun.at > at);
    // 喷泉周围飞着鸽子: who is at the place flies.
    const isThere = word.isHan && means(words[at - 1], 'place-after');
    const isOfNext =
      after !== undefined && (isThere || isFlown(cast, after, at) || describes(words, at, after.at));
    let own = isOfNext ? after : (before.at(-1) ?? after ?? nouns.findLast((noun) => noun.at < at));
    while (own) {
      const subject = cast.byNoun.get(own);
      if (subject) fliers.add(subject);
      const { at: place } = own;
      own = isOfNext
        ? undefined
        : before.findLast(
            (noun) => noun.at < place && areJoined(words, noun.at, place) && !isPlace(words, noun.at),
          );
    }
  }
  return fliers;
}

/** "A raven on a skull and candles float": the skull is where the raven is. */
function isPlace(words: readonly Word[], at: number): boolean {
  const lead = words
    .slice(0, at)
    .findLast((word) => !means(word, 'adjective', 'colour', 'size') && !/^(?:an?|the)$/i.test(word.text));
  return /^(?:on|in|under)$/.test(meaningOf(lead, 'link')?.value ?? '');
}

/** "Children flying three kites": it is the kites that are in the air. */
function isFlown({ byNoun }: Cast, after: Noun, at: number): boolean {
  return byNoun.get(after)?.key === 'kite' && after.at - at <= FURTHEST_KITE;
}
/** "Flying three big red kites". */
const FURTHEST_KITE = 4;

/** "A boat on a beach, two gulls in the sky": what has wings, and stands on the ground elsewhere. */
function wingedAt(
  words: readonly Word[],
  at: number,
  nouns: readonly Noun[],
  { byNoun }: Cast,
): Subject | undefined {
  const word = words[at] as Word;
  if (word.isHan || !ALOFT_WORDS.has(word.text.toLowerCase())) return undefined;
  const own = nouns.findLast((noun) => noun.at < at && noun.word.clause === word.clause);
  const subject = own && byNoun.get(own);
  return subject && (subject.kind === 'bird' || WINGED.test(subject.key)) ? subject : undefined;
}
const WINGED = /^(?:dragon|bat)$/;

/** "A flying grey cat", 飞翔的猫. */
function describes(words: readonly Word[], at: number, noun: number): boolean {
  if (words[at]?.isHan) return words[at + 1]?.text === '的';
  return words
    .slice(at + 1, noun)
    .every((one) => means(one, 'adjective', 'colour', 'size') && !isUnknown(one));
}

/** Whether "in the sky" says where light things are, and whoever else is there stands below: "a cat, kites in the sky". */
export function isAboveOthers(words: readonly Word[], nouns: readonly Noun[], cast: Cast): boolean {
  return words.every((word, at) => {
    if (!isUpThere(words, at)) return true;
    const isOfNext = words[at + 1]?.text === '的';
    if (isOfUnknownAfterAnd(words, at, nouns, cast)) return true;
    const own = isOfNext
      ? nouns.find((noun) => noun.at > at)
      : nouns.findLast(
          (noun) =>
            noun.at < at &&
            noun.word.clause === word.clause &&
            (cast.byNoun.has(noun) || DRIFTING.test(noun.word.text)),
        );
    if (!own) return isSkyOverOthers(words, at, nouns, cast);
    const subject = cast.byNoun.get(own);
    // 站在彩虹云上: what stands on clouds is named before the rainbow that they have.
    if (word.text === '云上' && subject?.kind === 'sky' && words[at - 1] === own.word) return false;
    // "The moon in the sky, two friends by a fire": they are below it.
    const isOnLand = (one: Subject): boolean => ON_LAND.has(one.kind) && !isAbove(one);
    const isOverLand = subject !== undefined && isAbove(subject) && cast.subjects.some(isOnLand);
    if (nouns[0] === own && !isOverLand && !hasOthersBelow(nouns, word, cast)) return false;
    return subject ? isAbove(subject) : DRIFTING.test(own.word.text);
  });
}
/** "A bear walks and strange lights glow in the sky": whatever they are, they are not the bear. */
function isOfUnknownAfterAnd(
  words: readonly Word[],
  at: number,
  nouns: readonly Noun[],
  { byNoun }: Cast,
): boolean {
  const { clause } = words[at] as Word;
  const and = words.findLastIndex(
    (word, place) => place < at && word.clause === clause && /^(?:and|while|as|but)$/i.test(word.text),
  );
  if (and < 0) return false;
  const isNamed = nouns.some((noun) => noun.at > and && noun.at < at && byNoun.has(noun));
  return !isNamed && words.slice(and + 1, at).some(isUnknown);
}

/** 天空中一只鹰在飞翔,男孩站在草地上: of another clause, and on the land. */
function hasOthersBelow(nouns: readonly Noun[], { clause }: Word, { byNoun }: Cast): boolean {
  return nouns.some((noun) => noun.word.clause !== clause && ON_LAND.has(byNoun.get(noun)?.kind ?? 'sky'));
}

/** 露台上放着躺椅，天上繁星点点: a clause of its own, of nothing but the sky. */
function isSkyOverOthers(words: readonly Word[], at: number, nouns: readonly Noun[], cast: Cast): boolean {
  const { byNoun, subjects } = cast;
  const word = words[at] as Word;
  const { clause, text } = word;
  // Those of clouds say where all of it is.
  if (/云|cloud/i.test(text)) return false;
  const own = nouns.flatMap((noun) => (noun.word.clause === clause ? (byNoun.get(noun) ?? []) : []));
  const isLater = clause > (words[0]?.clause ?? 0);
  const hasOthers = isLater ? !subjects.every(isAbove) : hasOthersBelow(nouns, word, cast);
  return hasOthers && own.every(isAbove);
}

const ON_LAND: ReadonlySet<Subject['kind']> = new Set([
  'figure',
  'full',
  'mount',
  'building',
  'vehicle',
  'tree',
]);
const ABOVE: ReadonlySet<Subject['kind']> = new Set(['bird', 'air', 'hang', 'sky']);

function isAbove({ kind, key }: Subject): boolean {
  return ABOVE.has(kind) || WINGED.test(key) || FLIERS.has(key);
}

function areJoined(words: readonly Word[], first: number, second: number): boolean {
  const between = words.slice(first + 1, second);
  return (
    between.some((one) => means(one, 'joiner')) &&
    between.every(
      (one) =>
        means(one, 'joiner', 'adjective', 'colour', 'size', 'number', 'structure') && !means(one, 'link'),
    )
  );
}
