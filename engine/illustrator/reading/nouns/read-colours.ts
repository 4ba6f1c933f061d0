// Colours that no thing has: they tint the place, or are those of the ground behind all.

import type { PlaceColour, PromptReading, Subject } from '../prompt-reading.ts';
import type { PersonLook } from '../people/person-look.ts';
import type { Show } from '../places/read-circumstances.ts';
import { isRed } from '../../styles/look.ts';
import { isUnknown, means, meaningOf, type Word } from '../words/word.ts';
import type { LooseColour, Noun } from './find-nouns.ts';
import type { Cast } from './make-subjects.ts';
import { ANIMAL_KINDS, SCENERY_KINDS } from '../subject-kinds.ts';

const LIGHTNING =
  /^(?:lightning|thunder|闪电|雷电|光线|光束|光芒|light (?:rays?|beams?|trails?)|rays?|beams?|glow)/i;

/** "A pink studio backdrop", "an orange seamless background". */
function isOfPaper(word: Word): boolean {
  return /^(?:studio|seamless|paper|plain|solid|的)$/i.test(word.text) || means(word, 'adjective');
}

const GROUND = /^(?:backgrounds?|backdrops?|背景色?[是为]?|底色?[是为]?)$/i;

/** "Red background", "on a background of red", 红色背景, 背景是红色. */
export function isOfGround(words: readonly Word[], colourWord: Word): boolean {
  const at = words.indexOf(colourWord);
  // "A blue and purple gradient background".
  const next = words
    .slice(at + 1)
    .find((word) => !isOfPaper(word) && !means(word, 'colour', 'joiner') && !/^to$/i.test(word.text));
  if (next && next.clause === colourWord.clause && GROUND.test(next.text)) return true;
  const before = words.slice(Math.max(0, at - 2), at).findLast(({ text }) => GROUND.test(text));
  return before !== undefined && before.clause === colourWord.clause;
}

const OPEN_WATER =
  /^(?:seas?|oceans?|lakes?|lagoons?|bays?|rivers?|ponds?|waves?|water|stream|creek|大?海|海洋|海水|海面|湖|湖水|湖面|湖泊|河|河流|江|江面|江水|池塘|水面|小溪|溪流|泻湖|海湾)$/i;
/** Of pictures and mirrors; and what a class has. */
const FRAMES = /^(?:frames?|(?:chalk|black|white)boards?|黑板|白板)$/i;
const CLOUDS = /^(?:clouds?|云|云朵|白云)$/i;
const SKY = /^(?:sky|skies|天空|天)$/i;
const LAND: ReadonlySet<string> = new Set(['forest', 'mountains', 'city', 'street']);
/** Steep sides, and what grows between them, are no mountains. */
const NO_PEAK = /canyon|gorge|valley|waterfall|cave|ledge|road|峡谷|山谷|瀑布|山路|山村/i;

/** Of what the colour is that is said of a place; undefined where it is its ground. */
function placeOf(word: Word): PlaceColour['of'] | undefined {
  if (SKY.test(word.text)) return 'sky';
  if (CLOUDS.test(word.text)) return 'clouds';
  if (OPEN_WATER.test(word.text)) return 'water';
  const scene = meaningOf(word, 'scene')?.value ?? '';
  return LAND.has(scene) && !NO_PEAK.test(word.text) ? (scene as PlaceColour['of']) : undefined;
}

const MADE_IN: ReadonlySet<string> = new Set(['vehicle', 'boat', 'air', 'building']);

/** What comes in a colour and has none yet, where nothing else stands out; of an animal or a thing only where it is alone. */
function paintable({ subjects }: Cast, { scenes }: PromptReading): Subject[] {
  const shown = subjects.filter(({ kind }) => !SCENERY_KINDS.has(kind));
  const [one] = subjects;
  const isLone = one && subjects.length === 1 && scenes.length === 0 && LONE.has(one.kind);
  const isMade = isLone || shown.every(({ kind }) => MADE_IN.has(kind));
  return isMade ? (isLone ? subjects : shown).filter(({ colour }) => colour === undefined) : [];
}
const LONE: ReadonlySet<string> = new Set([...ANIMAL_KINDS, 'item', 'hat', 'plant']);

/** "A tram in a street, yellow": the colour stands by itself. */
function isAlone(words: readonly Word[], { clause, start }: Word): boolean {
  return words.every((word) => word.clause !== clause || word.start === start);
}

/** "Pink, white and blue icing": the colours of one thing that is not drawn. */
function isOfListed(words: readonly Word[], colour: Word): boolean {
  const at = words.indexOf(colour);
  let isJoined = false;
  for (const word of words.slice(at + 1, at + 1 + LONGEST_LIST)) {
    const isUndrawn = isUnknown(word) || means(word, 'unshown', 'undrawn');
    if (isUndrawn && isJoined) return true;
    if (means(word, 'joiner')) isJoined = true;
    else if (!isUndrawn && !means(word, 'colour', 'adjective')) return false;
  }
  return false;
}
const LONGEST_LIST = 6;

/** 一盘马卡龙，有粉色、绿色和黄色: a clause of nothing but colours says them of the thing before, and of no wall. */
function isListAlone(words: readonly Word[], colour: Word, { subjects }: Cast): boolean {
  const own = words.filter(({ clause }) => clause === colour.clause);
  return (
    subjects.length > 0 &&
    /^(?:有|分为|包括)$/u.test(own[0]?.text ?? '') &&
    own.filter((one) => means(one, 'colour')).length > 1 &&
    own.every((one) => means(one, 'colour', 'joiner', 'structure'))
  );
}

/** "Noodles in a blue bowl", 一碗馄饨，蓝色瓷碗: dishes have bowls of their own. */
function isOfBowl(words: readonly Word[], colour: Word): boolean {
  const next = words
    .slice(words.indexOf(colour) + 1)
    .find((one) => !means(one, 'adjective', 'size', 'material') && one.text !== '的' && one.text !== '瓷');
  return next?.run === colour.run && !means(next, 'subject') && BOWL.test(next.text);
}
const BOWL = /^(?:bowls?|[大小瓷陶]?碗[里中]?)$/i;

/** 暖黄色的小灯: of a light that nobody draws by itself. */
export function isOfLight(words: readonly Word[], colour: Word): boolean {
  const next = words
    .slice(words.indexOf(colour) + 1)
    .find((one) => one.text !== '的' && !means(one, 'size', 'adjective'));
  return next?.clause === colour.clause && /^(?:灯|灯光|光|光线|光影)$/u.test(next.text);
}

/** "Painting a wall blue": the colour is that of the paint. */
function worksInColour(person: PersonLook | undefined): boolean {
  return person?.workColour === undefined && person?.hands === 'paint-wall';
}

/** "Golden fields": the colour belongs to the place. Changes the reading. */
export function readColours(
  reading: PromptReading,
  words: readonly Word[],
  nouns: readonly Noun[],
  loose: readonly LooseColour[],
  cast: Cast,
  show: Show,
): void {
  const ofPlaces = nouns.flatMap((noun): LooseColour[] => {
    const isPlace = means(noun.word, 'scene') && !cast.byNoun.has(noun);
    // A table that is painted was joined to its colour; of any other nobody sees it.
    if (isPlace && noun.colourWord && meaningOf(noun.word, 'scene')?.value === 'table') {
      show(noun.colourWord);
      return [];
    }
    const of = isPlace ? placeOf(noun.word) : undefined;
    if (of !== undefined && noun.colour !== undefined && noun.colourWord) {
      const place = { of, colour: noun.colour, words: noun.colourWord.text };
      reading.placeColours.push(place);
      show(noun.colourWord, { is: 'thing', thing: place });
      // Of a wood the ground is in it, too.
      return of === 'forest' ? [{ colour: noun.colour, word: noun.colourWord }] : [];
    }
    return isPlace && noun.colour !== undefined && noun.colourWord
      ? [{ colour: noun.colour, word: noun.colourWord }]
      : [];
  });
  for (const { colour, word } of [...ofPlaces, ...loose].toSorted((a, b) => a.word.start - b.word.start)) {
    const next = words[words.indexOf(word) + 1];
    if (next?.run === word.run && meaningOf(next, 'weather')?.value === 'fog') {
      const place = { of: 'fog', colour, words: word.text } as const;
      reading.placeColours.push(place);
      show(word, { is: 'thing', thing: place });
      continue;
    }
    const worker = cast.subjects.find(({ person }) => worksInColour(person));
    if (worker?.person && !isOfGround(words, word)) {
      worker.person.workColour = colour;
      show(word, { is: 'thing', thing: worker });
      continue;
    }
    // A flash has none of its own; that of "gold frames" is of what is not drawn.
    const isOfUndrawn =
      (next?.run === word.run && (means(next, 'undrawn', 'unshown') || FRAMES.test(next.text))) ||
      isOfBowl(words, word);
    // 红色滑雪服: of what nobody knows, and no colour of the place.
    if (next?.run === word.run && next.isHan && isUnknown(next) && !isOfGround(words, word)) continue;
    const isOfOther =
      isOfUndrawn ||
      isOfListed(words, word) ||
      isListAlone(words, word, cast) ||
      isOfLight(words, word) ||
      LIGHTNING.test(next?.text ?? '');
    if (isOfOther && !isOfGround(words, word)) {
      show(word);
      continue;
    }
    const [thing, ...others] = loose.some((one) => one.word === word) ? paintable(cast, reading) : [];
    if (thing && others.length === 0 && reading.frame === undefined && isAlone(words, word)) {
      thing.colour = colour;
      show(word, { is: 'colour', thing, colour });
      continue;
    }
    reading.colours.push(colour);
    if (isOfGround(words, word)) {
      if (reading.ground !== undefined && reading.ground !== colour) reading.groundTo ??= colour;
      reading.ground ??= colour;
    }
    show(word, { is: 'tint', colour });
  }
  // 剪纸，红色: cut from red paper.
  const isAllRed = words.some(
    (word) => isAlone(words, word) && isRed(meaningOf(word, 'colour')?.value ?? '#ffffff'),
  );
  if (isAllRed && reading.looks.includes('papercut') && words.some(({ text }) => text.includes('剪纸')))
    reading.looks.push('red_papercut');
  // That of a window is seen where the window has a house.
  for (const noun of nouns)
    if (noun.colourWord && means(noun.word, 'window') && !means(noun.word, 'scene', 'subject'))
      show(noun.colourWord);
  // A second colour of the same thing, a touch of one: seen in what has it.
  const told = new Set([...nouns.map(({ colourWord }) => colourWord), ...loose.map(({ word }) => word)]);
  for (const word of words) {
    if (!means(word, 'colour') || told.has(word)) continue;
    show(word, { is: 'manner' });
    // 蓝紫渐变背景: the second of two that stand side by side.
    const colour = meaningOf(word, 'colour')?.value;
    if (reading.ground !== undefined && colour !== reading.ground && isOfGround(words, word))
      reading.groundTo ??= colour;
  }
}
