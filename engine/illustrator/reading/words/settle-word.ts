// What a word means where it stands, beside those next to it.

import type { PersonAct } from '../people/person-look.ts';
import { isHeaped } from '../food-and-vessels/name-containers.ts';
import { STRANGE_ANIMALS } from './name-homonyms.ts';
import { isOnCanvas, isOnEasel, isPainterToo } from '../people/name-easel.ts';
import { endOfNoun } from './noun-phrase.ts';
import { isAlsoVerb, isDone } from './settle-verbs.ts';
import { VOCABULARY } from './vocabulary.ts';
import {
  DESCRIBING,
  UNSHOWN,
  isFigure,
  isPlainPerson,
  isUnknown,
  means,
  meaningOf,
  type Meaning,
  type MeaningName,
  type Word,
} from './word.ts';

/** "Black woman", "white man": no colour of a coat. */
const SKIN_WORDS = /^(?:black|white|brown)$/i;

/** Whether a word says what somebody does. */
export function isDoing(word: Word | undefined): boolean {
  return (
    means(word, 'person-act') ||
    /^(?:watch|sit|read|hold|run|dance)$/.test(meaningOf(word, 'act')?.value ?? '')
  );
}

/** Returns the word without these meanings. */
export function without(word: Word, ...names: readonly MeaningName[]): Word {
  return { ...word, meanings: word.meanings.filter(({ is }) => !names.includes(is)) };
}

/** As many as are seen of a family. */
const FAMILY = 4;

function isFamilyOf(word: Word, next: Word | undefined): boolean {
  return (
    next?.run === word.run &&
    /^(?:family|families|一家|一家子)$/i.test(next.text) &&
    isFigure(word) &&
    !isPlainPerson(word)
  );
}

const STRUCTURE: readonly Meaning[] = [{ is: 'structure' }];

/** 牧民一家, 小明一家: who they are says the word before; 路边一家餐厅 is one restaurant. */
function isHanFamily(word: Word, before: Word | undefined, next: Word | undefined): boolean {
  if (!/^一家子?$/u.test(word.text) || before?.end !== word.start || !isSomebody(before)) return false;
  return next?.run !== word.run || !means(next, 'subject', 'scene', 'near-scene');
}

function isSomebody(word: Word): boolean {
  return (
    VOCABULARY.get(word.text)?.some((one) => one.is === 'subject' && one.value.kind === 'figure') === true
  );
}

function familyOf(): readonly Meaning[] {
  return VOCABULARY.get('一家人') ?? [];
}

/** Returns the word with the meanings that it has beside those next to it. `before`: the one before, settled. */
export function settleWord(
  word: Word,
  before: Word | undefined,
  words: readonly Word[],
  index: number,
): Word {
  const plain = word.text.toLowerCase();
  const isBeside = before !== undefined && before.run === word.run;
  // "A viking family": several of them.
  if (isFamilyOf(word, words[index + 1])) return { ...word, many: FAMILY };
  if (isHanFamily(word, before, words[index + 1]))
    return { ...word, meanings: means(before, 'subject') ? STRUCTURE : familyOf() };
  const next = words[index + 1];
  // 小明一家: he is one of them.
  if (isPlainPerson(word) && next && isHanFamily(next, word, words[index + 2]))
    return { ...word, meanings: STRUCTURE };
  const people = manyOf(word, before, words[index + 1]);
  if (people) return people;
  // 鸳鸯，刺绣: by itself, and with nobody there, it says how the image is made.
  const isAlone = before?.clause !== word.clause && words[index + 1]?.clause !== word.clause;
  if (isAlone && means(word, 'look') && means(word, 'person-act') && !words.some(isFigure))
    return without(word, 'person-act');
  // 鲸鱼，城市上空: who is there flies.
  if (plain === '上空' && means(before, 'scene') && words[index + 1]?.clause !== word.clause)
    return { ...word, meanings: [{ is: 'act', value: 'fly' }] };
  // "A family of ducks", "a fox family": no people.
  const isOfAnimals = isBeside && (means(before, 'subject') || STRANGE_ANIMALS.test(before.text));
  if (plain === 'family' && (words[index + 1]?.text === 'of' || isOfAnimals))
    return { ...word, meanings: [{ is: 'structure' }] };
  // "A robot painting a portrait at an easel": it is on the easel, and no portrait of the robot.
  if (/^(?:portraits?|肖像|画像)$/.test(plain) && isOnEasel(words, index))
    return { ...word, meanings: [{ is: 'structure' }] };
  // "A woman painting in a field" is no painting of one.
  if (
    (plain === 'painting' || plain === 'sketching') &&
    isBeside &&
    (isFigure(before) || isPainterToo(before, words[index + 1])) &&
    WHERE.test(words[index + 1]?.text ?? '')
  )
    return { ...word, meanings: [{ is: 'person-act', value: 'paint' }] };
  // "A painter paints a woman": she is no painting of one.
  if (
    /^(?:paints|sketches|draws|画|画着|在画|正在画|描绘)$/.test(plain) &&
    isBeside &&
    isOfSitter(words, index)
  )
    return { ...word, meanings: [{ is: 'person-act', value: 'paint' }] };
  const isPlanting = PLANTING.test(plain) && (plain !== 'plants' || isDone(before, word, words[index + 1]));
  const grown = isPlanting ? whatIsPlanted(words, index) : undefined;
  if (grown) return { ...word, meanings: [{ is: 'person-act', value: grown }] };
  if (isPlanting && isSetUp(words, index)) return { ...word, meanings: UNSHOWN };
  if (CUTTING.test(plain) && isFoodNext(words, index))
    return { ...word, meanings: [{ is: 'person-act', value: 'chop' }] };
  const isToMake = TO_MAKE.test(plain) && before?.text.toLowerCase() === 'to';
  const made = isToMake || MAKING.test(plain) ? whatIsMade(words, index) : undefined;
  if (made) return { ...word, meanings: [{ is: 'person-act', value: made }] };
  // 火箭飞天: it flies up; by itself the word is the name of a being.
  if (plain === '飞天' && isBeside && means(before, 'subject'))
    return { ...word, meanings: [{ is: 'act', value: 'fly' }] };
  // 两个牛仔; by itself it is a cloth.
  if (plain === '牛仔' && (means(before, 'number') || /^(?:位|名|个)$/u.test(before?.text ?? '')))
    return { ...word, meanings: VOCABULARY.get('cowboy') ?? [] };
  if (plain === 'orange') return settleOrange(word, before, words, index);
  if (SKIN_WORDS.test(plain) && isPlainPerson(words[index + 1])) return { ...word, meanings: DESCRIBING };
  // "A lady steps out": no stairs.
  if (plain === 'steps' && isBeside && STEPPED.test(next?.run === word.run ? next.text : ''))
    return { ...word, meanings: STRUCTURE };
  // "Cooking over a fire" outside: it burns on the ground.
  if (plain === 'fire' && isOverFire(words, index))
    return { ...word, meanings: VOCABULARY.get('campfire') ?? [] };
  // "His wife brings lunch": nobody eats it yet.
  if (
    means(word, 'meal') &&
    words.slice(Math.max(0, index - 3), index).some(({ text }) => BRINGING.test(text))
  )
    return { ...word, meanings: UNSHOWN };
  if (!isAlsoVerb(word)) return word;
  if (!isDone(before, word, words[index + 1]))
    return means(word, 'subject', 'garment') ? without(word, 'link', 'act') : word;
  if (WAVES.test(plain) && isOfAHand(word, words[index + 1]))
    return { ...word, meanings: [{ is: 'person-act', value: 'wave' }] };
  const verb = without(word, 'subject', 'garment', 'scene', 'weather', 'carrier', 'part');
  return verb.meanings.length > 0 ? verb : { ...word, meanings: [{ is: 'structure' }] };
}

function isOverFire(words: readonly Word[], index: number): boolean {
  const { clause } = words[index] as Word;
  const lead = words.slice(Math.max(0, index - 3), index).filter((one) => one.clause === clause);
  const isInside = words.some(
    (one) => meaningOf(one, 'scene')?.value === 'room' || /^(?:fireplace|hearth|stove)$/i.test(one.text),
  );
  return lead.some(({ text }) => /^(?:over|around|round)$/i.test(text)) && !isInside;
}

const BRINGING = /^(?:bring(?:s|ing)?|carr(?:y|ies|ying)|deliver(?:s|ing)?|送来?|端来|带来|提着)$/iu;

const STEPPED = /^(?:out|into|off|onto|forward|back|inside|outside|ashore|over|through|from|out of)$/i;

const WAVES = /^waves?$/;
const WAVED =
  /^(?:at|to|goodbye|hello|hi|back|from|happily|and|in|on|while|as|her|his|their|hands?|toward|towards)(?: |$)/i;

/** "She waves", "a girl waves at us", and no flag that is waved. */
function isOfAHand(word: Word, next: Word | undefined): boolean {
  return next === undefined || next.run !== word.run || WAVED.test(next.text);
}

const OF_SEVERAL = /^(?:the|some|several|many|these|those|our|all)$/i;

/** "Two cooks": of a word that is also what one of them does, the people, where they are counted or do something. */
function manyOf(word: Word, before: Word | undefined, next: Word | undefined): Word | undefined {
  if (!word.isPlural || word.isHan || !means(word, 'person-act') || means(word, 'subject')) return undefined;
  const one = VOCABULARY.get(word.text.toLowerCase().replace(/s$/, '')) ?? [];
  const subject = meaningOf({ meanings: one }, 'subject');
  if (subject?.value.kind !== 'figure') return undefined;
  const isBeside = before?.run === word.run;
  const isCounted = isBeside && (means(before, 'number', 'adjective') || OF_SEVERAL.test(before.text));
  const isDoers = !isBeside && /ing$/i.test(next?.text ?? '');
  return isCounted || isDoers ? { ...word, meanings: [subject] } : undefined;
}

const MAKING =
  /^(?:building|making|makes|preparing|baking|frying|grilling|boiling|roasting|simmering|堆|做|煮|烤|炒|煎|炸|蒸|炖|熬|[搅熬煮炖炒]着|搅|制作|学做)$/;
/** "To bake bread": with "to" before them, they are no order to the illustrator. */
const TO_MAKE = /^(?:bake|make|cook|prepare)$/;
const BAKED =
  /^(?:bread|pizza|cake|birthday-cake|cookie|croissant|pie|cupcake|shortcake|pretzel|bagel|baguette)/;

const PLANTING = /^(?:planting|plants|种|种着|种了|种下|种植|栽|栽种)$/;

/** "Planting a red tulip", 种玉米. */
function whatIsPlanted(words: readonly Word[], index: number): PersonAct | undefined {
  const next = words.slice(index + 1, index + 5).find((word) => means(word, 'subject'));
  const kind = meaningOf(next, 'subject')?.value.kind;
  return kind === 'tree'
    ? 'plant-tree'
    : kind === 'plant'
      ? 'plant-flowers'
      : kind === 'food'
        ? 'sow'
        : undefined;
}

/** "Planting a flag" is no work in a garden. */
function isSetUp(words: readonly Word[], index: number): boolean {
  return words.slice(index + 1, index + 4).some(({ text }) => SET_UP.test(text));
}

const SET_UP =
  /^(?:flags?|banners?|poles?|stakes?|signs?|cross(?:es)?|kiss(?:es)?|foot|feet|bombs?|mines?)$/i;

const CUTTING = /^(?:cutting|cuts|chopping|slicing|切|切着|切开)$/;

/** "Cutting a birthday cake", 切西瓜. */
function isFoodNext(words: readonly Word[], index: number): boolean {
  const next = words.slice(index + 1, index + 5).find((word) => means(word, 'subject'));
  return meaningOf(next, 'subject')?.value.kind === 'food';
}

/** "Building a sandcastle", "making pizza". */
function whatIsMade(words: readonly Word[], index: number): PersonAct | undefined {
  const next = words.slice(index + 1, index + 4).find((word) => means(word, 'subject'));
  const subject = meaningOf(next, 'subject')?.value;
  // Coffee is made at no stove of ours: it stands there.
  if (subject?.key === 'coffee' || subject?.key === 'tea') return 'stand';
  const isBaked = /^(?:baking|bake|烤)$/i.test(words[index]?.text ?? '') || BAKED.test(subject?.key ?? '');
  if (subject?.kind === 'food') return isBaked ? 'bake' : 'cook';
  // 爸爸在煎鱼: no fish swims there.
  if (subject?.kind === 'fish') return 'cook';
  return subject?.key === 'sandcastle' ? 'kneel' : undefined;
}

/** Somebody does it, and somebody is what is painted. */
function isOfSitter(words: readonly Word[], index: number): boolean {
  const { clause } = words[index] as Word;
  const own = (from: number, to: number): Word[] =>
    words.slice(from, to).filter((one) => one.clause === clause);
  const sitter = own(index + 1, index + 9).find((one) => means(one, 'subject', 'scene') || isUnknown(one));
  const isSeen = sitter !== undefined && (isFigure(sitter) || isOnCanvas([...words], words.indexOf(sitter)));
  return own(0, index).some(isFigure) && isSeen;
}

const WHERE = /^(?:in|by|under|near|beside|outside|outdoors|with|a|an|the)$/i;

/** "An orange background", "an orange wall": these have the colour. */
const OWNERS: readonly MeaningName[] = [
  'subject',
  'garment',
  'part',
  'hair',
  'scene',
  'near-scene',
  'colour',
  'undrawn',
  'carrier',
  'never-drawn',
  'time',
  'weather',
];

/** "Orange and kiwi", "kiwi and orange slices": one food of several. */
function isListed(words: readonly Word[], index: number): boolean {
  const isFood = (at: number): boolean => meaningOf(words[at], 'subject')?.value.kind === 'food';
  const isAnd = (at: number): boolean => /^(?:and|,|&|or)$/i.test(words[at]?.text ?? '');
  const next = words[index + 1];
  const isLast = next === undefined || next.run !== words[index]?.run || !means(next, 'subject', 'garment');
  return (isAnd(index + 1) && isFood(index + 2)) || (isAnd(index - 1) && isFood(index - 2) && isLast);
}

/** "An orange and white clownfish". */
function isOfTwo(words: readonly Word[], index: number): boolean {
  return (
    /^(?:and|&)$/i.test(words[index + 1]?.text ?? '') &&
    means(words[index + 2], 'colour') &&
    endOfNoun(words, index + 2) > index + 2
  );
}

/** A fruit after "an", a colour before what has it. */
function settleOrange(word: Word, before: Word | undefined, words: readonly Word[], index: number): Word {
  const next = words[index + 1];
  const hasOwner =
    next?.run === word.run &&
    // "An orange on a plate".
    !/^(?:on|in|at|under|by)\b/i.test(next.text) &&
    (isUnknown(next) ||
      means(next, ...OWNERS) ||
      endOfNoun(words, index + 1) > index ||
      isOfTwo(words, index));
  const isOne = before?.run === word.run && (/^(?:an?|the)$/i.test(before.text) || means(before, 'number'));
  // "A half-peeled orange".
  const isPeeled = /peeled|sliced|cut|squeezed|juicy/i.test(before?.text ?? '') && !hasOwner;
  const isFruit = isPeeled || (isOne && !hasOwner) || isListed(words, index);
  return isFruit ? without(word, 'colour') : without(word, 'subject');
}
/** 一碗草莓 is a bowl, with strawberries. */
export function nameMeasure(word: Word, index: number, words: readonly Word[], isSomebody: boolean): Word {
  const [, vessel] = /^一([碗篮筐桶篓])\1?$/u.exec(word.text) ?? [];
  const heaped = words
    .slice(index + 1)
    .find((next) => !means(next, 'adjective', 'structure', 'colour', 'size', 'look'));
  const content = meaningOf(heaped, 'subject')?.value;
  // 一筐鱼: caught, and swimming nowhere.
  const isCatch = content?.kind === 'fish' && vessel !== '碗';
  if (vessel === undefined || !(isCatch || isHeaped(content?.key, isSomebody))) return word;
  const name = vessel === '碗' ? '碗' : vessel === '桶' ? '水桶' : '篮子';
  return { ...word, isPlural: word.text.length > 2, meanings: VOCABULARY.get(name) ?? [] };
}
