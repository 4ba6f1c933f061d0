// Decides what a word means by its neighbours: nouns that are also verbs, names, nouns that only describe another one.

import { BODY_KINDS } from '../prompt-reading.ts';
import { isContainer } from '../../contents/containers.ts';
import { isDrink } from '../../lexicon/drinks.ts';
import { FISHERMAN } from '../../lexicon/people.ts';
import { findNames, joinNames } from './join-names.ts';
import { joinRoles } from '../people/join-roles.ts';
import { nameAnimalPeople } from '../animals/name-animal-people.ts';
import { nameBands } from '../people/name-bands.ts';
import { nameCrowds, nameDiners, namePeople } from '../people/name-crowds.ts';
import { dressOfOld } from '../people/dress-of-old.ts';
import { isHeaped, nameContainers } from '../food-and-vessels/name-containers.ts';
import { nameCounter } from '../food-and-vessels/name-counter.ts';
import { nameGround } from '../places/name-ground.ts';
import { nameRingBox } from '../nouns/name-ring-box.ts';
import { nameThrownCaps } from '../people/name-thrown-caps.ts';
import { nameWallpaper } from '../nouns/name-wallpaper.ts';
import { nameProgrammes } from '../nouns/name-programmes.ts';
import { nameStalls } from '../food-and-vessels/name-stalls.ts';
import { nameCones } from '../food-and-vessels/name-cones.ts';
import { nameBottles, nameCups } from '../nouns/name-bottles.ts';
import { nameDeskSet } from '../food-and-vessels/name-desk-set.ts';
import { nameLaidDesk } from '../food-and-vessels/name-laid-desk.ts';
import { nameSleighRide } from '../animals/name-sleigh-ride.ts';
import { nameOwnBacks } from '../animals/name-own-backs.ts';
import { nameSprays } from '../plants/name-sprays.ts';
import { lookOut } from '../people/look-out.ts';
import { paintLips } from '../people/paint-lips.ts';
import { nameCarWindow } from '../places/name-car-window.ts';
import { nameSport } from '../people/name-sport.ts';
import { nameFruitList } from '../food-and-vessels/name-fruit-list.ts';
import { nameSurface } from '../food-and-vessels/name-surface.ts';
import { nameHungPictures } from '../places/name-hung-pictures.ts';
import { nameHands } from '../people/close-hands.ts';
import { nameLimbs } from '../people/name-limbs.ts';
import { nameSurfboards } from '../animals/name-surfboards.ts';
import { nameWaits } from '../places/name-waits.ts';
import { nameWhosePlace } from '../places/name-whose-place.ts';
import { nameWall } from '../places/name-wall.ts';
import { LAID_FULL } from '../food-and-vessels/lay-feast.ts';
import { nameBeds, nameBesides } from '../places/name-besides.ts';
import { listKinds } from '../food-and-vessels/list-kinds.ts';
import { nameFriedEgg } from '../food-and-vessels/name-fried-egg.ts';
import { nameFoods } from '../food-and-vessels/name-foods.ts';
import { NAME_TABLE } from '../food-and-vessels/name-table.ts';
import { nameInGlass } from '../food-and-vessels/name-in-glass.ts';
import { namePouring } from '../people/pour-drinks.ts';
import { nameCostumes } from '../people/name-costumes.ts';
import { nameOutfits } from '../people/dress-as.ts';
import { tellNobodysLaps } from '../people/taken-up.ts';
import { splitCooked, splitCrossings, tellDeeds } from '../people/tell-deeds.ts';
import { tellFeelings } from '../people/tell-feelings.ts';
import { namePregnant } from '../people/name-pregnant.ts';
import { nameTwins } from '../people/name-twins.ts';
import { nameOneOf, splitTags } from '../people/name-one-of.ts';
import { nameHairOfThings } from '../people/name-hair-of-things.ts';
import { nameHeads } from '../animals/name-heads.ts';
import { floatInWater } from '../animals/float-in-water.ts';
import { nameFishBowl } from '../animals/name-fish-bowl.ts';
import { nameVessels } from '../food-and-vessels/name-vessels.ts';
import { nameLotusVat } from '../food-and-vessels/name-lotus-vat.ts';
import { serveBowls } from '../food-and-vessels/serve-bowls.ts';
import { soakInSprings } from '../animals/soak-in-springs.ts';
import { nameHerds } from '../animals/name-herds.ts';
import { nameHomonyms } from './name-homonyms.ts';
import { nameBloom } from '../plants/name-bloom.ts';
import { nameClimbers } from '../plants/name-climbers.ts';
import { nameIvy } from '../plants/name-ivy.ts';
import { dropDoneToOthers } from '../people/done-to-others.ts';
import { countOfThem } from '../nouns/count-of-them.ts';
import { nameFodder } from '../animals/name-fodder.ts';
import { nameLeaf } from '../plants/name-leaf.ts';
import { nameCompared } from './name-compared.ts';
import { nameCompounds } from './name-compounds.ts';
import { nameHanCompounds } from './name-han-compounds.ts';
import { nameHanLikeness } from './name-han-likeness.ts';
import { nameMaterials } from '../nouns/name-materials.ts';
import { nameMaterialFigures } from '../nouns/name-material-figures.ts';
import { playWithThings } from '../animals/play-with-things.ts';
import { nameRobotAnimals } from '../animals/name-robot-animals.ts';
import { nameLikeness } from './name-likeness.ts';
import { nameLookedThings } from './name-looked-things.ts';
import { nameStatues } from './name-statues.ts';
import { nameNations } from '../nouns/name-nations.ts';
import { nameLetters } from '../nouns/name-letter.ts';
import { nameTrayLoad } from '../food-and-vessels/name-tray.ts';
import { nameTrades } from '../people/name-trades.ts';
import { nameVaseBranches } from '../food-and-vessels/name-vase-branches.ts';
import { nameVerses } from './name-verses.ts';
import { nameWork } from '../people/name-work.ts';
import { nameCubs } from '../animals/name-cubs.ts';
import { nameYoung } from '../animals/name-young.ts';
import { nameGreenClothes, namePairs } from '../animals/name-pairs.ts';
import { namePots } from '../food-and-vessels/name-pots.ts';
import { namePosies } from '../food-and-vessels/name-posies.ts';
import { nameNearGround, serveInBed } from '../places/name-near-ground.ts';
import { NAME_SETTINGS, nameWatering } from '../places/name-settings.ts';
import { nameAges } from '../people/name-ages.ts';
import { nameLoads } from '../nouns/name-loads.ts';
import { nameOwnDoors, nameOwnPieces, namePainted, namePoured } from '../nouns/name-own-parts.ts';
import { settleTones } from '../nouns/tell-tones.ts';
import { VOCABULARY } from './vocabulary.ts';
import { tellFestivals } from '../places/tell-festivals.ts';
import { sitOnSill } from '../places/sit-on-sill.ts';
import { visitTrades } from '../people/visit-trades.ts';
import { nameDisciples } from '../people/name-disciples.ts';
import { nameCardGame } from '../people/name-card-game.ts';
import { sayOfPlaces } from './say-of-places.ts';
import { readPast } from './read-past.ts';
import { driftBy, flyOverhead } from '../animals/drift-by.ts';
import { nameTemples } from '../places/name-temples.ts';
import { ANIMAL_KINDS } from '../prompt-reading.ts';
import { splitIdioms } from './split-idioms.ts';
import { dropDescribing } from './drop-describing.ts';
import { dropOwners } from './drop-owners.ts';
import { joinWear } from './join-wear.ts';
import { ADJECTIVE, isUnknown, isFigure, means, meaningOf, type Word } from './word.ts';
import { isDoing, without, settleWord, nameMeasure } from './settle-word.ts';

const PRONOUNS: ReadonlyMap<string, string> = new Map([
  ['she', 'woman'],
  ['he', 'man'],
  ['her', 'woman'],
  ['his', 'man'],
  ['她', 'woman'],
  ['他', 'man'],
]);

/** One after the other, once each word by itself has its meaning. */
const STEPS: readonly ((words: readonly Word[]) => Word[])[] = [
  splitCrossings,
  playWithThings,
  nameHairOfThings,
  visitTrades,
  sitOnSill,
  tellFestivals,
  namePouring,
  nameHomonyms,
  nameStatues,
  nameBottles,
  nameOwnDoors,
  nameOwnPieces,
  namePainted,
  namePoured,
  nameLoads,
  nameCones,
  nameWork,
  nameOwnBacks,
  nameFishBowl,
  nameLotusVat,
  nameInGlass,
  floatInWater,
  soakInSprings,
  nameStalls,
  ...NAME_SETTINGS,
  nameWaits,
  nameSurfboards,
  nameLimbs,
  nameHands,
  nameWhosePlace,
  nameSport,
  nameCarWindow,
  nameSleighRide,
  nameDeskSet,
  nameLaidDesk,
  nameGround,
  nameBeds,
  nameProgrammes,
  nameSurface,
  nameRingBox,
  nameThrownCaps,
  nameWallpaper,
  nameTrayLoad,
  nameHerds,
  nameCubs,
  nameYoung,
  dressOfOld,
  nameIvy,
  nameClimbers,
  nameFruitList,
  nameContainers,
  ...NAME_TABLE,
  nameVaseBranches,
  namePots,
  namePosies,
  serveInBed,
  nameNearGround,
  keepBowls,
  nameFriedEgg,
  nameFoods,
  listKinds,
  serveBowls,
  nameVessels,
  nameBesides,
  turnAway,
  driftBy,
  flyOverhead,
  nameCardGame,
  bringNear,
  nameWall,
  nameLeaf,
  nameBloom,
  nameFodder,
  nameCounter,
  nameLetters,
  clearTables,
  nameHeads,
  sayOfPlaces,
  nameDressed,
  nameAnimalPeople,
  paintLips,
  lookOut,
  joinRoles,
  dropOwners,
  dropDescribing,
  joinNames,
  nameTwins,
  namePregnant,
  tellFeelings,
  tellDeeds,
  tellNobodysLaps,
  nameOneOf,
  nameWatering,
  nameDisciples,
  nameCrowds,
  nameDiners,
  namePeople,
  nameBands,
  countOfThem,
  dropDoneToOthers,
];

export function settleMeanings(words: readonly Word[]): Word[] {
  const named = settleTones(
    joinMeasures(
      nameTrades(
        findNames(
          nameVerses(
            splitTables(
              nameGreenClothes(
                namePairs(
                  nameAnother(
                    joinWear(
                      nameCups(
                        nameOutfits(
                          nameCostumes(splitTags(nameTemples(splitIdioms(splitCooked(nameAges(words)))))),
                        ),
                      ),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
  const settled: Word[] = [];
  for (const [index, word] of named.entries()) settled.push(settleWord(word, settled.at(-1), named, index));
  return STEPS.reduce((sofar, step) => step(sofar), settled);
}

/** What only says more about something else, or that it is compared to. */
function nameAnother(words: readonly Word[]): Word[] {
  return nameSprays(
    nameNations(
      nameHanCompounds(
        nameCompounds(
          nameHanLikeness(
            nameLikeness(
              nameCompared(
                readPast(
                  nameMaterials(
                    nameRobotAnimals(nameMaterialFigures(nameLookedThings(nameHungPictures(words)))),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
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

const HAN_MEASURE = /^[个位名只条匹头尾]$/u;

/** "Two glasses of lemonade" are two of it; nobody wears them. */
function joinMeasures(words: readonly Word[]): Word[] {
  return words.flatMap((word, at): Word[] => {
    const next = words[at + 1];
    // 3个男孩: after a figure it is a word by itself.
    if (HAN_MEASURE.test(word.text) && isUnknown(word) && means(words[at - 1], 'number'))
      return [{ ...word, meanings: [{ is: 'structure' }] }];
    if (next?.text === 'of' && isPoured(word, whatIsPoured(words, at + 1)))
      return [{ ...word, text: `${word.text} of`, end: next.end, meanings: ADJECTIVE }];
    return word.text === 'of' && isPoured(words[at - 1], whatIsPoured(words, at)) ? [] : [word];
  });
}

/** After the "of": "oolong tea" is a tea, though nobody knows its kind. */
function whatIsPoured(words: readonly Word[], of: number): Word | undefined {
  const [next, second] = [words[of + 1], words[of + 2]];
  return next && isUnknown(next) && second?.run === next.run ? second : next;
}

function isPoured(vessel: Word | undefined, drink: Word | undefined): boolean {
  const subject = meaningOf(drink, 'subject')?.value;
  if (!vessel || !subject) return false;
  return /^glasses$/i.test(vessel.text)
    ? subject.kind === 'food'
    : /^(?:cups?|mugs?)$/i.test(vessel.text) && isDrink(subject.key);
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
      if (key === 'fruit' || key === 'vegetables' || key === 'toys') {
        if (keysIn(word.clause, isContainer).length > 0 || words.some(({ text }) => LAID_FULL.test(text)))
          return word;
        return without(word, 'subject');
      }
      if (key !== 'bowl') return word;
      const foods = keysIn(word.clause, ({ kind }) => kind === 'food');
      if (foods.length === 0 && isSleptIn(words, word)) return word;
      // From above a table is seen with plates.
      const isAbove = words.some((one) => meaningOf(one, 'frame')?.value === 'top_down');
      const isKept = !isAbove && foods.length > 0 && foods.every((food) => isHeaped(food, isSomebody));
      return isKept ? word : { ...word, meanings: [{ is: 'structure' }] };
    });
}

/** 女孩的背影, 猫的背影: who is named is seen from behind; a 背影 alone is somebody's. */
function turnAway(words: readonly Word[]): Word[] {
  const isSomebody = words.some((word) => {
    const kind = meaningOf(word, 'subject')?.value.kind;
    return kind !== undefined && (kind === 'figure' || ANIMAL_KINDS.has(kind)) && !means(word, 'view');
  });
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

const BESIDE_TABLES =
  /^(?:stool|cupboard|cabinet|cradle|grandfather-clock|silk-screen|couch-and-lamp|armchair|rocking-chair|chair|bed|bookshelf|floor-lamp)$/;

/** A table with nobody at it is no thing of its own: the image is of what lies on it. On a balcony it stands there. */
function clearTables(words: readonly Word[]): Word[] {
  if (words.some((word) => meaningOf(word, 'subject')?.value.key === 'balcony'))
    return words.map((word) =>
      meaningOf(word, 'subject')?.value.key === 'table' ? without(word, 'scene') : word,
    );
  const isAThing = words.some((word) => {
    const subject = meaningOf(word, 'subject')?.value;
    return subject !== undefined && (BODY_KINDS.has(subject.kind) || BESIDE_TABLES.test(subject.key));
  });
  return words.map((word) =>
    !isAThing && meaningOf(word, 'subject')?.value.key === 'table' ? without(word, 'subject') : word,
  );
}

/** 她穿着旗袍, "she looks at the moon": who wears or does something is somebody, where nobody is named. */
function nameDressed(words: readonly Word[]): Word[] {
  if (words.some(isFigure) && !isFirstOfTwo(words)) return [...words];
  const at = words.findIndex(
    (word, index) =>
      PRONOUNS.has(word.text.toLowerCase()) &&
      (isBegun(words, index) ||
        meaningOf(words[index + 1], 'link')?.value === 'wearing' ||
        isDoing(afterIs(words, index + 1)) ||
        isOfWearer(words, index)),
  );
  return words.map((word, index) => {
    const noun = index === at ? PRONOUNS.get(word.text.toLowerCase()) : undefined;
    return noun === undefined ? word : { ...word, meanings: VOCABULARY.get(noun) ?? [] };
  });
}

/** 他从书架上拿书, 她在海边看日落: whoever the sentence begins with, with what they do farther on. */
function isBegun(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const rest = words.slice(at + 1, at + 1 + FAR).filter(({ clause }) => clause === word.clause);
  return (
    at === 0 &&
    /^(?:[她他]|s?he)$/i.test(word.text) &&
    !/^(?:的|是|is|was|has|had)$/i.test(rest[0]?.text ?? '') &&
    rest.some((one) => isDoing(one) || means(one, 'act') || meaningOf(one, 'link')?.value !== undefined)
  );
}
const FAR = 9;

/** 他给女朋友戴戒指: the one is not the other. */
function isFirstOfTwo(words: readonly Word[]): boolean {
  const other = words.find(isFigure);
  const [first] = words;
  return (
    other !== undefined &&
    first?.clause === other.clause &&
    /^(?:给|和|跟|与|为|帮|抱着?|牵着?)$/u.test(words[words.indexOf(other) - 1]?.text ?? '') &&
    isBegun(words, 0)
  );
}

/** "Her red dress", 她的红裙子. */
function isOfWearer(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const isOwner = word.isHan ? words[at + 1]?.text === '的' : OWNERS.test(word.text);
  const worn = words.slice(at + 1).find((one) => !means(one, 'adjective', 'colour', 'size'));
  return isOwner && worn?.run === word.run && means(worn, 'garment');
}
const OWNERS = /^(?:her|his)$/i;

/** "She is dancing", 她正在跳舞. */
function afterIs(words: readonly Word[], at: number): Word | undefined {
  return words[/^(?:is|was|在|正在|正)$/i.test(words[at]?.text ?? '') ? at + 1 : at];
}
