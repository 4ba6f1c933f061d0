// Gives people what the words say of them: clothes, hair, what they do, from where they are seen.

import { isBeast } from '../../animals/heads.ts';
import { isTop } from '../../people/outfit.ts';
import { hairOfThings } from '../../people/hair-of-things.ts';
import { isGesture } from '../../lexicon/gestures.ts';
import type { Relation } from '../../lexicon/circumstances.ts';
import type { Link, Subject } from '../prompt-reading.ts';
import type { Deed, Garment, PersonAct, PersonLook } from './person-look.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import { clotheIn, clothesNamed, clothesTogether } from './colour-clothes.ts';
import { colourFur, standInClothes } from '../animals/dress-animals.ts';
import { seatClass } from './seat-class.ts';
import { alsoWears, findFigure, findWearer, isOfAnother, isOfAThing, isOfUnknown } from './find-wearer.ts';
import { isHungThere, isInOneHand, isLeftBehind } from './worn-by-nobody.ts';
import { knit } from './knit-things.ts';
import { isOfUnknownThere } from './of-unknown.ts';
import { giveHeads } from './give-heads.ts';
import { partnersOf } from './do-together.ts';
import { whoAllWear } from './list-of-people.ts';
import { giveLands } from './give-lands.ts';
import { giveSex, giveSexByLook, giveSexByPronoun, HERS } from './give-sex.ts';
import { busy, startAnew } from './busy-people.ts';
import {
  beginnerOf,
  isBegunWithThing,
  isDoneByUnknown,
  isOfOneInTheirCare,
  isRightAfterAnimal,
} from './done-by-unknown.ts';
import { standUpAnimals } from '../animals/stand-up-animals.ts';
import {
  isOfATurnedThing,
  isUnknownPlayed,
  matchAges,
  matchOpponents,
  readyBoxers,
  seatAtBoard,
} from './match-people.ts';
import { teachWork } from './teach-work.ts';
import { restAnimal } from '../animals/rest-animals.ts';
import { addGarment, type Cast } from '../nouns/make-subjects.ts';
import { saysPattern } from './pattern-clothes.ts';
import { isFigure, isUnknown, means, meaningOf, type Show, type Word } from '../words/word.ts';

/** A link between subjects, before they have numbers. */
export type Tie = Pick<Link, 'relation' | 'words'> & { from: Subject; to: Subject | null; word: Word };

/** Said of things as of people. */
const STANDING = /^(?:sits?|sat|stands?|stood|lies|lay|rests?)$/i;

const WEDDING_DRESS = /^(?:wedding dress|wedding gown|bridal gown|婚纱)$/i;
/** Of these where no other colour is said. */
const OWN_COLOURS: readonly (readonly [RegExp, string])[] = [
  [/^(?:lab coat|白大褂|🥼)$/i, '#f4f5f7'],
  [WEDDING_DRESS, '#f8f4ee'],
  [/^蒙着?面$/, '#24242c'],
  [/^红领巾$/, '#d8281f'],
  [/^(?:dragon robes?|龙袍)$/i, '#d8a62a'],
  [/袈裟|^(?:buddhist robe|monk robes?)$/i, '#c8682a'],
  [/嫁衣|喜服|秀禾服/, '#b8202c'],
  [/^(?:中山装|mao suit|zhongshan suit|tunic suit)$/i, '#4a525c'],
  [/^(?:官服|官袍|朝服|蟒袍)$/, '#8a2430'],
  [/tuxedo|燕尾服|🤵/i, '#1e1f26'],
  [/^(?:raincoat|rain coat|rain jacket|雨衣)$/i, '#f0c22e'],
];
const HAIR_BOW = '蝴蝶结';
const ACTS: Partial<Record<Relation, PersonAct>> = {
  ride: 'ride',
  read: 'read',
  fly: 'fly',
  hold: 'hold',
  swim: 'swim',
  dance: 'dance',
  run: 'run',
  sleep: 'sleep',
  watch: 'watch',
  play: 'play',
  sit: 'sit',
};

export function dressPeople(words: readonly Word[], nouns: readonly Noun[], cast: Cast, show: Show): Tie[] {
  const ties: Tie[] = [];
  for (const { word, at } of nouns) {
    const garment = meaningOf(word, 'garment')?.value;
    const wearer = garment && findWearer(words, nouns, at, cast);
    if (garment && wearer) standInClothes(wearer, garment);
  }
  standUpAnimals(words, nouns, cast);
  for (const subject of cast.subjects) colourFur(subject);
  giveHeads({ words, nouns, cast, show });
  giveLands(words, nouns, cast, show);
  for (const { person } of cast.subjects) if (person) giveSexByLook(person);
  for (const noun of nouns) {
    if (means(noun.word, 'subject')) {
      wearColour(noun, cast.byNoun.get(noun));
      continue;
    }
    if (means(noun.word, 'garment')) {
      const found = findWearer(words, nouns, noun.at, cast);
      // 男孩和女孩堆雪人,两人都戴着红帽子: not the snowman.
      const wearer = found?.person ? found : (whoAllWear(words, nouns, noun, cast).at(-1) ?? found);
      const other = wearer && alsoWears(words, nouns, noun.at, wearer, cast);
      const tie = putOn(words, noun, wearer, cast, show);
      if (tie) ties.push(tie);
      if (wearer?.person) tellWorn(words, noun, wearer.person, show);
      if (other) putOn(words, noun, other, cast, show);
      for (const one of wearer ? alsoOfList(words, nouns, noun, wearer, cast) : [])
        putOn(words, noun, one, cast, show);
    }
  }
  const anew = new Set<Noun>();
  for (const [at, word] of words.entries()) {
    giveSex(nouns, at, word, cast, show);
    const beginner = beginnerOf(words, nouns, at, cast);
    if (beginner && !isBeast(beginner)) {
      // A toy that sits on a table, a baby that sleeps in a stroller: nobody does it.
      if (STANDING.test(word.text) || isFigure(words[at - 1] as Word)) cast.ofNobody.add(word);
      continue;
    }
    if (isOfOneInTheirCare(words, nouns, at, cast)) continue;
    if (restAnimal(words, nouns, at, cast, show)) continue;
    // "A falcon sits on his arm": who is not drawn so does not make him sit.
    if (beginner) {
      if (STANDING.test(word.text)) cast.ofNobody.add(word);
      continue;
    }
    const act =
      meaningOf(word, 'person-act')?.value ??
      ACTS[meaningOf(word, 'act')?.value ?? 'under'] ??
      (meaningOf(word, 'rest')?.value === 'lie' ? (RESTING.test(word.text) ? 'sit' : 'lie') : undefined);
    const view = meaningOf(word, 'view')?.value;
    if (act === 'play' && isUnknownPlayed(words, at)) continue;
    if (act === 'spin' && isOfATurnedThing(words, at)) continue;
    // 趴在书桌上写作业: one sits at it.
    if (
      act === 'lie' &&
      word.text.startsWith('趴') &&
      words.slice(at + 1, at + 3).some(({ text }) => text.includes('桌'))
    )
      continue;
    if (act === undefined && view === undefined) continue;
    if (isOfLedThing(words, at)) {
      cast.ofNobody.add(word);
      continue;
    }
    const self = nouns.find((noun) => noun.at === at);
    const doer = (self && cast.byNoun.get(self)) ?? findFigure(words, nouns, at, cast, view !== undefined);
    if (!doer?.person) continue;
    if ((isGesture(act) || act === 'watch') && isOfAThing(words, nouns, at, cast)) continue;
    // "Cheering crowd": said of it, and of nobody before it.
    const crowd = nouns.find((noun) => noun.at === at + 1 && noun.word.run === word.run);
    if (isGesture(act) && crowd && cast.byNoun.get(crowd)?.key === 'crowd') {
      show(word, cast.byNoun.get(crowd) as Subject);
      continue;
    }
    // "A cake sits on the table behind him".
    const isOfThing = isOfAThing(words, nouns, at, cast) || isBegunWithThing(words, nouns, at, cast);
    if (STANDING.test(word.text) && isOfThing) {
      cast.ofNobody.add(word);
      continue;
    }
    if (isOfUnknownThere(words, nouns, at, cast) || isDoneByUnknown(words, at)) continue;
    if (act !== undefined && isRightAfterAnimal(words, nouns, at, cast)) {
      const before = words[at - 1];
      if (before && isFigure(before)) cast.ofNobody.add(word);
      continue;
    }
    if (act === 'fly' && isOfNext(words, nouns, at, cast)) continue;
    if (
      act !== undefined &&
      (isOfAnother(words, nouns, at, doer, cast) || isOfUnknown(words, nouns, at, doer, cast))
    )
      continue;
    if (act !== undefined) {
      const deed: Deed = { act, words: word.text };
      startAnew(nouns, at, doer, cast, anew);
      busy(doer.person, deed);
      // The hands tell one thing at a time.
      if (isGesture(act) && doer.person.hands !== act) continue;
      for (const { person } of partnersOf(words, nouns, at, doer, cast)) if (person) busy(person, deed);
      if (!isGesture(act)) show(word, deed);
    }
    if (view !== undefined) {
      doer.person.view ??= view;
      show(word, doer.person);
    }
    if (isGesture(act)) showGesture(words, at, doer.person, show);
  }
  giveSexByPronoun(words, cast);
  for (const { person } of cast.subjects) if (person) giveSexByLook(person);
  matchAges(cast);
  teachWork(words, cast);
  readyBoxers(words, cast);
  matchOpponents(cast);
  seatClass(words, cast, show);
  seatAtBoard(cast);
  return ties;
}

/** 奔腾的河水: said of what is led by it, and of nobody. */
function isOfLedThing(words: readonly Word[], at: number): boolean {
  const [word, of, thing] = words.slice(at, at + 3);
  if (!word?.isHan || of?.text !== '的' || thing?.run !== word.run) return false;
  // 足球少年射门的瞬间: of who is named right before it.
  const before = words[at - 1];
  if (before && isFigure(before)) return false;
  const isPlace = isUnknown(thing) || means(thing, 'scene', 'near-scene', 'undrawn');
  return isPlace && !means(thing, 'subject');
}

/** Of animals it says that they lie. */
const RESTING = /^rest(?:ing|s)?$/i;

const ARTICLE = /^(?:an?|the|one)$/i;

function isCounted(word: Word): boolean {
  return /^[的着了过]$/u.test(word.text) || (word.isHan && means(word, 'number', 'structure', 'adjective'));
}

/** "A soldier with a helicopter flying overhead", "a girl, a flying cat": it flies, and nobody else who was named. */
function isOfNext(words: readonly Word[], nouns: readonly Noun[], at: number, cast: Cast): boolean {
  const isSaidOf = words[at + 1]?.text === '的' || ARTICLE.test(words[at - 1]?.text ?? '');
  // 天上飞过一架飞机, 天上飞着几只仙鹤.
  const next = nouns.find((noun) => noun.at > at && words.slice(at + 1, noun.at).every(isCounted));
  const isBegun = nouns.some(
    (noun) => noun.at < at && noun.word.clause === words[at]?.clause && cast.byNoun.has(noun),
  );
  if (next && next.word.run === words[at]?.run && (isSaidOf || !isBegun) && !isFigure(next.word)) return true;
  const last = nouns.findLast((noun) => noun.at < at && cast.byNoun.has(noun));
  const kind = last && cast.byNoun.get(last)?.kind;
  return last?.word.clause === words[at]?.clause && (kind === 'air' || kind === 'bird');
}

/** "Resting her chin on her hands": the hands are those of the gesture. */
function showGesture(words: readonly Word[], at: number, person: PersonLook, show: Show): void {
  const word = words[at] as Word;
  const gesture = (person.gesture ??= { words: word.text });
  show(word, gesture);
  const hands = words
    .slice(at + 1, at + 4)
    .find(({ text, run }) => run === words[at]?.run && /^(?:hands?|palms?|fists?|手|手上)$/i.test(text));
  if (hands) show(hands, gesture);
}

/** "A woman in red": of what she wears nothing else is said. */
function wearColour({ word, colour, colourWord }: Noun, subject: Subject | undefined): void {
  if (!subject?.person || colour === undefined || !colourWord || colourWord.start < word.start) return;
  clotheIn(subject.person, colour, colourWord.text);
}

function putOn(
  words: readonly Word[],
  noun: Noun,
  wearer: Subject | undefined,
  cast: Cast,
  show: Show,
): Tie | undefined {
  const named = meaningOf(noun.word, 'garment')?.value;
  const isBow = noun.word.text === HAIR_BOW && wearer?.person?.sex === 'woman';
  const garment =
    named && (isBow ? 'hat' : ((wearer?.person && clothesNamed(wearer.person, noun.word.text)) ?? named));
  // In somebody's hair it is no tie, and by itself it has no drawing.
  const isAnimal = wearer !== undefined && (wearer.kind !== 'figure' || wearer.person?.animal !== undefined);
  if (noun.word.text === HAIR_BOW && !isAnimal && wearer?.person?.sex !== 'woman') return undefined;
  if (garment && wearer?.key === 'snowman' && putOnSnowman(wearer, garment, noun, show)) return undefined;
  if (garment && wearer?.person && knit(words, noun, wearer.person, show)) return undefined;
  if (garment && wearer?.person) {
    const { text } = noun.word;
    const together = clothesTogether(wearer.person, text, noun.colour);
    if (together) {
      wearer.person.wears.push(...together);
      show(noun.word, together[0] ?? wearer);
      if (noun.colourWord) show(noun.colourWord, together[1] ?? wearer);
      return undefined;
    }
    if (WEDDING_DRESS.test(text) && wearer.person.sex === 'woman') wearer.person.role ??= 'bride';
    const colour = noun.colour ?? OWN_COLOURS.find(([pattern]) => pattern.test(text))?.[1];
    const pattern = meaningOf(noun.word, 'cloth-pattern')?.value;
    const worn: Garment = {
      garment,
      words: noun.word.text,
      ...(colour === undefined ? {} : { colour }),
      ...(pattern === undefined ? {} : { pattern }),
    };
    const made = garment === 'hat' ? hairOfThings(text) : undefined;
    if (made) wearer.person.hair ??= { cut: 'bob', colour: colour ?? made.hair, words: text };
    // What is worn as a rule gives way to what is said.
    if (isTop(worn))
      wearer.person.wears = wearer.person.wears.filter(
        (one) => one.words !== '' || !isTop(one) || one.garment === garment,
      );
    // 汉服少女 in a red hanfu wears one.
    const { wears } = wearer.person;
    const at = wears.findIndex(
      (one) => one.garment === garment && !(garment === 'hat' && one.words !== text && isSaid(words, one)),
    );
    // What a trade wears is changed for nobody else; what was said before is shown by its own word as well.
    const before = wears[at];
    const isKept = before !== undefined && isSaid(words, before);
    const whole = isKept ? Object.assign(before, worn) : { ...before, ...worn };
    if (!isKept) wears.splice(at < 0 ? wears.length : at, at < 0 ? 0 : 1, whole);
    splitAtWaist(wearer.person);
    show(noun.word, whole);
    if (noun.colourWord) show(noun.colourWord, whole);
    for (const word of words) if (pattern && saysPattern(word, pattern)) show(word, whole);
    return undefined;
  }
  // Without anybody who wears them glasses may be for wine.
  const isForWine = noun.word.text.toLowerCase() === 'glasses' && !isWorn(words, noun.at);
  const isGone =
    !wearer &&
    !isInOneHand(words, noun.at) &&
    (isLeftBehind(words, noun.at) ||
      (isHungThere(words, noun.at) && named !== undefined && WHOLE.has(named)));
  const thing = isForWine || isGone ? undefined : addGarment(cast, noun);
  if (!thing) return undefined;
  show(noun.word, thing);
  if (noun.colourWord) show(noun.colourWord, thing);
  return wearer ? { relation: 'wearing', from: wearer, to: thing, words: '', word: noun.word } : undefined;
}

/** Not only worn by whoever is of that trade. */
function isSaid(words: readonly Word[], { words: typed }: Garment): boolean {
  return typed !== '' && words.some(({ text }) => text === typed);
}

/** 爸爸妈妈和孩子,穿着红毛衣: whoever is named in one list with the wearer wears one too, where they would. */
function alsoOfList(
  words: readonly Word[],
  nouns: readonly Noun[],
  noun: Noun,
  wearer: Subject,
  cast: Cast,
): Subject[] {
  const all = whoAllWear(words, nouns, noun, cast);
  if (!all.includes(wearer)) return [];
  const garment = meaningOf(noun.word, 'garment')?.value;
  const isHers = garment !== undefined && HERS.has(garment);
  return all.filter((one) => one !== wearer && !(isHers && one.person?.sex === 'man'));
}

/** Nothing is drawn that they hang from. */
const WHOLE: ReadonlySet<Garment['garment']> = new Set([
  'dress',
  'coat',
  'suit',
  'robe',
  'shirt',
  'trousers',
]);

const HAN_SKIRT = /裙子?$/u;
const WHOLE_DRESS = /连衣裙|长裙|礼服|旗袍/u;
const ABOVE_WAIST: ReadonlySet<Garment['garment']> = new Set(['shirt', 't-shirt', 'sweater', 'hoodie']);

/** 蓝色上衣黑色裙子: under a top that is named it is a skirt. */
function splitAtWaist({ wears }: PersonLook): void {
  if (!wears.some(({ garment, words }) => ABOVE_WAIST.has(garment) && words !== '')) return;
  for (const worn of wears)
    if (worn.garment === 'dress' && HAN_SKIRT.test(worn.words) && !WHOLE_DRESS.test(worn.words))
      worn.garment = 'skirt';
}

/** 背着书包: on the back it is worn, and nobody has it in the hands. */
function tellWorn(words: readonly Word[], { word, at }: Noun, { wears }: PersonLook, show: Show): void {
  const worn = wears.find((one) => one.words === word.text);
  const before = words[at - 1];
  if (worn?.garment === 'backpack' && before && /^背[着了]?$/.test(before.text)) show(before, worn);
}

/** It has a scarf and a hat already: they get their colours. */
function putOnSnowman(snowman: Subject, garment: Garment['garment'], noun: Noun, show: Show): boolean {
  const part = garment === 'scarf' ? 'scarf' : garment === 'hat' || garment === 'cap' ? 'hat' : undefined;
  if (!part) return false;
  const usual = part === 'scarf' ? '#c8342f' : '#2c2a36';
  const coloured = { part, colour: noun.colour ?? usual, words: noun.word.text } as const;
  snowman.parts = [...(snowman.parts ?? []), coloured];
  show(noun.word, coloured);
  if (noun.colourWord) show(noun.colourWord, coloured);
  return true;
}

/** "A rabbit wearing glasses", "an owl with round glasses", "wearing a scarf and glasses". */
function isWorn(words: readonly Word[], at: number): boolean {
  return words
    .slice(Math.max(0, at - 6), at)
    .some(
      (word) =>
        word.clause === words[at]?.clause &&
        (meaningOf(word, 'link')?.value === 'wearing' || /^(?:with(?: a)?|in)$/i.test(word.text)),
    );
}
