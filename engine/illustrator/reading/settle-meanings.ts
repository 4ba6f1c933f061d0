// Decides what a word means by its neighbours: nouns that are also verbs, names, nouns that only describe another one.

import type { PersonAct } from './person-look.ts';
import { isContainer } from '../contents/containers.ts';
import { DRINK_KEYS } from '../lexicon/drinks.ts';
import { FISHERMAN } from '../lexicon/people.ts';
import { findNames, joinNames } from './join-names.ts';
import { joinRoles } from './join-roles.ts';
import { nameAnimalPeople } from './name-animal-people.ts';
import { nameCrowds, nameDiners, namePeople } from './name-crowds.ts';
import { dressOfOld } from './dress-of-old.ts';
import { isHeaped, nameContainers } from './name-containers.ts';
import { nameCounter } from './name-counter.ts';
import { nameGround } from './name-ground.ts';
import { nameRingBox } from './name-ring-box.ts';
import { nameThrownCaps } from './name-thrown-caps.ts';
import { nameWallpaper } from './name-wallpaper.ts';
import { nameProgrammes } from './name-programmes.ts';
import { nameStalls } from './name-stalls.ts';
import { nameDeskSet } from './name-desk-set.ts';
import { nameSleighRide } from './name-sleigh-ride.ts';
import { nameOwnBacks } from './name-own-backs.ts';
import { nameSprays } from './name-sprays.ts';
import { lookOut } from './look-out.ts';
import { paintLips } from './paint-lips.ts';
import { nameSport } from './name-sport.ts';
import { nameSurface } from './name-surface.ts';
import { nameWall } from './name-wall.ts';
import { LAID_FULL } from './lay-feast.ts';
import { nameBeds, nameBesides } from './name-besides.ts';
import { nameFoods } from './name-foods.ts';
import { NAME_TABLE } from './name-table.ts';
import { nameHeads } from './name-heads.ts';
import { nameHerds } from './name-herds.ts';
import { nameHomonyms, STRANGE_ANIMALS } from './name-homonyms.ts';
import { nameBloom } from './name-bloom.ts';
import { nameIvy } from './name-ivy.ts';
import { nameFodder } from './name-fodder.ts';
import { nameLeaf } from './name-leaf.ts';
import { nameCompounds } from './name-compounds.ts';
import { nameHanCompounds } from './name-han-compounds.ts';
import { nameHanLikeness } from './name-han-likeness.ts';
import { nameLikeness } from './name-likeness.ts';
import { nameNations } from './name-nations.ts';
import { nameLetters } from './name-letter.ts';
import { nameTrayLoad } from './name-tray.ts';
import { nameTrades } from './name-trades.ts';
import { nameVaseBranches } from './name-vase-branches.ts';
import { nameVerses } from './name-verses.ts';
import { nameWork } from './name-work.ts';
import { isOnEasel, isPainterToo } from './name-easel.ts';
import { nameYoung } from './name-young.ts';
import { isAlsoVerb, isDone } from './settle-verbs.ts';
import { nameGreenClothes, namePairs } from './name-pairs.ts';
import { namePosies } from './name-posies.ts';
import { nameNearGround, serveInBed } from './name-near-ground.ts';
import { NAME_SETTINGS, nameWatering } from './name-settings.ts';
import { settleTones } from './tell-tones.ts';
import { VOCABULARY } from './vocabulary.ts';
import { dropDescribing } from './drop-describing.ts';
import {
  ADJECTIVE,
  DESCRIBING,
  UNSHOWN,
  isFigure,
  isPlainPerson,
  isUnknown,
  means,
  meaningOf,
  type MeaningName,
  type Word,
} from './word.ts';

/** "Black woman", "white man": no colour of a coat. */
const SKIN_WORDS = /^(?:black|white|brown)$/i;
const PRONOUNS: ReadonlyMap<string, string> = new Map([
  ['she', 'woman'],
  ['he', 'man'],
  ['她', 'woman'],
  ['他', 'man'],
]);

/** One after the other, once each word by itself has its meaning. */
const STEPS: readonly ((words: readonly Word[]) => Word[])[] = [
  nameHomonyms,
  nameWork,
  nameOwnBacks,
  nameStalls,
  ...NAME_SETTINGS,
  nameSport,
  nameSleighRide,
  nameDeskSet,
  nameGround,
  nameBeds,
  nameProgrammes,
  nameSurface,
  nameRingBox,
  nameThrownCaps,
  nameWallpaper,
  nameTrayLoad,
  nameHerds,
  nameYoung,
  dressOfOld,
  nameIvy,
  nameContainers,
  ...NAME_TABLE,
  nameVaseBranches,
  namePosies,
  serveInBed,
  nameNearGround,
  keepBowls,
  nameFoods,
  nameBesides,
  turnAway,
  bringNear,
  nameWall,
  nameLeaf,
  nameBloom,
  nameFodder,
  nameCounter,
  nameLetters,
  clearTables,
  nameHeads,
  nameDressed,
  nameAnimalPeople,
  paintLips,
  lookOut,
  joinRoles,
  dropDescribing,
  joinNames,
  nameWatering,
  nameCrowds,
  nameDiners,
  namePeople,
];

export function settleMeanings(words: readonly Word[]): Word[] {
  const named = settleTones(
    joinMeasures(
      nameTrades(findNames(nameVerses(splitTables(nameGreenClothes(namePairs(nameAnother(words))))))),
    ),
  );
  const settled: Word[] = [];
  for (const [index, word] of named.entries()) settled.push(settleWord(word, settled.at(-1), named, index));
  return STEPS.reduce((sofar, step) => step(sofar), settled);
}

/** What only says more about something else, or that it is compared to. */
function nameAnother(words: readonly Word[]): Word[] {
  return nameSprays(nameNations(nameHanCompounds(nameCompounds(nameHanLikeness(nameLikeness(words))))));
}

/** 桌上 is a table and what is on it, as 桌子上 is. */
function splitTables(words: readonly Word[]): Word[] {
  return words.flatMap((word) => {
    if (!word.text.endsWith('桌上')) return [word];
    const middle = word.end - 1;
    return [
      { ...word, text: word.text.slice(0, -1), end: middle, meanings: VOCABULARY.get(word.text) ?? [] },
      { ...word, text: '上', start: middle, meanings: VOCABULARY.get('上') ?? [] },
    ];
  });
}

/** "Two glasses of lemonade" are two of it; nobody wears them. */
function joinMeasures(words: readonly Word[]): Word[] {
  return words.flatMap((word, at): Word[] => {
    const [next, drink] = [words[at + 1], words[at + 2]];
    if (next?.text === 'of' && isPoured(word, drink))
      return [{ ...word, text: `${word.text} of`, end: next.end, meanings: ADJECTIVE }];
    return word.text === 'of' && isPoured(words[at - 1], next) ? [] : [word];
  });
}

function isPoured(vessel: Word | undefined, drink: Word | undefined): boolean {
  const subject = meaningOf(drink, 'subject')?.value;
  if (!vessel || !subject) return false;
  return /^glasses$/i.test(vessel.text)
    ? subject.kind === 'food'
    : /^(?:cups?|mugs?)$/i.test(vessel.text) && DRINK_KEYS.has(subject.key);
}

/** 一碗草莓 is a bowl, with strawberries. */
function nameMeasure(word: Word, index: number, words: readonly Word[], isSomebody: boolean): Word {
  const [, vessel] = /^一([碗篮筐])$/u.exec(word.text) ?? [];
  const heaped = words.slice(index + 1).find((next) => !means(next, 'adjective', 'structure'));
  const isMeant = isHeaped(meaningOf(heaped, 'subject')?.value.key, isSomebody);
  if (vessel === undefined || !isMeant) return word;
  return { ...word, meanings: VOCABULARY.get(vessel === '碗' ? '碗' : '篮子') ?? [] };
}

/** "A hamster sleeping in a wooden bowl": an animal is in it. */
function isSleptIn(words: readonly Word[], bowl: Word): boolean {
  const at = words.indexOf(bowl);
  const isInside = words.slice(Math.max(0, at - 4), at).some(({ text }) => /^(?:in|inside)$/i.test(text));
  const before = words.slice(0, at).filter(({ clause }) => clause === bowl.clause);
  return isInside && before.some((word) => SMALL_ANIMALS.has(meaningOf(word, 'subject')?.value.kind ?? ''));
}
const SMALL_ANIMALS: ReadonlySet<string> = new Set(['face', 'full', 'bird']);

/**
 * A bowl is a thing where nothing but what is heaped is named with it; else it measures, as a cup of tea does. "Fruit",
 * "vegetables" and "toys" are of all kinds, and lie in something.
 */
function keepBowls(words: readonly Word[]): Word[] {
  const keysIn = (clause: number, isOf: (subject: { key: string; kind: string }) => boolean): string[] =>
    words.flatMap((word) => {
      const subject = word.clause === clause ? meaningOf(word, 'subject')?.value : undefined;
      return subject && isOf(subject) ? [subject.key] : [];
    });
  const isSomebody = words.some(isFigure);
  return words
    .map((word, at) => nameMeasure(word, at, words, isSomebody))
    .map((word) => {
      const key = meaningOf(word, 'subject')?.value.key;
      if (key === 'fruit' || key === 'vegetables' || key === 'toys')
        return keysIn(word.clause, isContainer).length > 0 || words.some(({ text }) => LAID_FULL.test(text))
          ? word
          : without(word, 'subject');
      if (key !== 'bowl') return word;
      const foods = keysIn(word.clause, ({ kind }) => kind === 'food');
      if (foods.length === 0 && isSleptIn(words, word)) return word;
      // From above a table is seen with plates.
      const isAbove = words.some((one) => meaningOf(one, 'frame')?.value === 'top_down');
      const isKept = !isAbove && foods.length > 0 && foods.every((food) => isHeaped(food, isSomebody));
      return isKept ? word : { ...word, meanings: [{ is: 'structure' }] };
    });
}

/** 女孩的背影: she is seen from behind; a 背影 alone is somebody's. */
function turnAway(words: readonly Word[]): Word[] {
  const isSomebody = words.some(
    (word) => meaningOf(word, 'subject')?.value.kind === 'figure' && !means(word, 'view'),
  );
  return words.map((word) => (means(word, 'view') && isSomebody ? without(word, 'subject') : word));
}

/** A fisherman whose beard or coat is told, or who sits for a portrait, is not far out in a boat. */
function bringNear(words: readonly Word[]): Word[] {
  const isNear = words.some(
    (word) =>
      means(word, 'garment', 'hair', 'hair-cut', 'hair-colour', 'smile', 'face-trait', 'feeling') ||
      /^(?:mend|cast)-net$/.test(meaningOf(word, 'person-act')?.value ?? '') ||
      /^(?:bearded|beard|m(?:o)?ustache|胡子|胡须)$/i.test(word.text) ||
      ['portrait', 'close_up', 'full'].includes(meaningOf(word, 'frame')?.value ?? ''),
  );
  return words.map((word) =>
    isNear && meaningOf(word, 'subject')?.value.key === 'fisherman'
      ? { ...word, meanings: [{ is: 'subject', value: FISHERMAN }] }
      : word,
  );
}

const AT_TABLES: ReadonlySet<string> = new Set(['figure', 'face', 'full', 'mount', 'bird']);
const BESIDE_TABLES = /^(?:couch-and-lamp|armchair|rocking-chair|chair|bed|bookshelf|floor-lamp)$/;

/** A table with nobody at it is no thing of its own: the image is of what lies on it. */
function clearTables(words: readonly Word[]): Word[] {
  const isAThing = words.some((word) => {
    const subject = meaningOf(word, 'subject')?.value;
    return subject !== undefined && (AT_TABLES.has(subject.kind) || BESIDE_TABLES.test(subject.key));
  });
  return words.map((word) =>
    !isAThing && meaningOf(word, 'subject')?.value.key === 'table' ? without(word, 'subject') : word,
  );
}

/** 她穿着旗袍, "she looks at the moon": who wears or does something is somebody, where nobody is named. */
function nameDressed(words: readonly Word[]): Word[] {
  if (words.some((word) => meaningOf(word, 'subject')?.value.kind === 'figure')) return [...words];
  const at = words.findIndex(
    (word, index) =>
      PRONOUNS.has(word.text.toLowerCase()) &&
      (meaningOf(words[index + 1], 'link')?.value === 'wearing' || isDoing(afterIs(words, index + 1))),
  );
  return words.map((word, index) => {
    const noun = index === at ? PRONOUNS.get(word.text.toLowerCase()) : undefined;
    return noun === undefined ? word : { ...word, meanings: VOCABULARY.get(noun) ?? [] };
  });
}

/** "She is dancing", 她正在跳舞. */
function afterIs(words: readonly Word[], at: number): Word | undefined {
  return words[/^(?:is|was|在|正在|正)$/i.test(words[at]?.text ?? '') ? at + 1 : at];
}

function isDoing(word: Word | undefined): boolean {
  return (
    means(word, 'person-act') ||
    /^(?:watch|sit|read|hold|run|dance)$/.test(meaningOf(word, 'act')?.value ?? '')
  );
}

function without(word: Word, ...names: readonly MeaningName[]): Word {
  return { ...word, meanings: word.meanings.filter(({ is }) => !names.includes(is)) };
}

function settleWord(word: Word, before: Word | undefined, words: readonly Word[], index: number): Word {
  const plain = word.text.toLowerCase();
  const isBeside = before !== undefined && before.run === word.run;
  // "A family of ducks", "a fox family": no people.
  const isOfAnimals = isBeside && (means(before, 'subject') || STRANGE_ANIMALS.test(before.text));
  if (plain === 'family' && (words[index + 1]?.text === 'of' || isOfAnimals))
    return { ...word, meanings: [{ is: 'structure' }] };
  // "A robot painting a portrait at an easel": it is on the easel, and no portrait of the robot.
  if (/^(?:portraits?|肖像|画像)$/.test(plain) && isOnEasel(words, index))
    return { ...word, meanings: [{ is: 'structure' }] };
  // "A woman painting in a field" is no painting of one.
  if (
    plain === 'painting' &&
    isBeside &&
    (isFigure(before) || isPainterToo(before, words[index + 1])) &&
    WHERE.test(words[index + 1]?.text ?? '')
  )
    return { ...word, meanings: [{ is: 'person-act', value: 'paint' }] };
  const grown = PLANTING.test(plain) ? whatIsPlanted(words, index) : undefined;
  if (grown) return { ...word, meanings: [{ is: 'person-act', value: grown }] };
  if (PLANTING.test(plain) && isSetUp(words, index)) return { ...word, meanings: UNSHOWN };
  if (CUTTING.test(plain) && isFoodNext(words, index))
    return { ...word, meanings: [{ is: 'person-act', value: 'chop' }] };
  const isToMake = TO_MAKE.test(plain) && before?.text.toLowerCase() === 'to';
  const made = isToMake || MAKING.test(plain) ? whatIsMade(words, index) : undefined;
  if (made) return { ...word, meanings: [{ is: 'person-act', value: made }] };
  // 火箭飞天: it flies up; by itself the word is the name of a being.
  if (plain === '飞天' && isBeside && means(before, 'subject'))
    return { ...word, meanings: [{ is: 'act', value: 'fly' }] };
  if (plain === 'orange') return settleOrange(word, before, words, index);
  if (SKIN_WORDS.test(plain) && isPlainPerson(words[index + 1])) return { ...word, meanings: DESCRIBING };
  if (!isAlsoVerb(word)) return word;
  if (!isDone(before, word, words[index + 1]))
    return means(word, 'subject', 'garment') ? without(word, 'link', 'act') : word;
  const verb = without(word, 'subject', 'garment', 'scene', 'weather', 'carrier');
  return verb.meanings.length > 0 ? verb : { ...word, meanings: [{ is: 'structure' }] };
}

const MAKING = /^(?:building|making|makes|preparing|baking|堆|做|煮|烤|炒|制作|学做)$/;
/** "To bake bread": with "to" before them, they are no order to the illustrator. */
const TO_MAKE = /^(?:bake|make|cook|prepare)$/;
const BAKED = /^(?:bread|cake|birthday-cake|cookie|croissant|pie|cupcake|shortcake|pretzel|bagel|baguette)/;

const PLANTING = /^(?:planting|种|种着|种了|种下|种植|栽|栽种)$/;

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

/** "Building a sandcastle", 堆雪人, "making pizza". */
function whatIsMade(words: readonly Word[], index: number): PersonAct | undefined {
  const next = words.slice(index + 1, index + 4).find((word) => means(word, 'subject'));
  const subject = meaningOf(next, 'subject')?.value;
  // Coffee is made at no stove of ours: it stands there.
  if (subject?.key === 'coffee' || subject?.key === 'tea') return 'stand';
  const isBaked = /^(?:baking|bake|烤)$/i.test(words[index]?.text ?? '') || BAKED.test(subject?.key ?? '');
  if (subject?.kind === 'food') return isBaked ? 'bake' : 'cook';
  return subject?.key === 'sandcastle' ? 'kneel' : subject?.key === 'snowman' ? 'stand' : undefined;
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

/** A fruit after "an", a colour before what has it. */
function settleOrange(word: Word, before: Word | undefined, words: readonly Word[], index: number): Word {
  const next = words[index + 1];
  const hasOwner =
    next?.run === word.run &&
    // "An orange on a plate".
    !/^(?:on|in|at|under|by)\b/i.test(next.text) &&
    (isUnknown(next) || means(next, ...OWNERS));
  const isOne = before?.run === word.run && (/^(?:an?|the)$/i.test(before.text) || means(before, 'number'));
  const isFruit = (isOne && !hasOwner) || isListed(words, index);
  return isFruit ? without(word, 'colour') : without(word, 'subject');
}
