// Decides what a word means by its neighbours: nouns that are also verbs, names, nouns that only describe another one.

import { findNames, joinNames } from './join-names.ts';
import { leaveInUse } from '../people/leave-in-use.ts';
import { joinRoles } from '../people/join-roles.ts';
import { nameAnimalPeople } from '../animals/name-animal-people.ts';
import { nameBands } from '../people/name-bands.ts';
import { nameStandingRockets } from '../nouns/name-standing-rockets.ts';
import { nameCrews } from '../people/name-crews.ts';
import { nameCrowds, nameFew, nameDiners, namePeople } from '../people/name-crowds.ts';
import { dressOfOld } from '../people/dress-of-old.ts';
import { nameContainers } from '../food-and-vessels/name-containers.ts';
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
import { nameMaps } from '../places/name-maps.ts';
import { nameCarWindow } from '../places/name-car-window.ts';
import { nameSport } from '../people/name-sport.ts';
import { nameFruitList } from '../food-and-vessels/name-fruit-list.ts';
import { nameSurface } from '../food-and-vessels/name-surface.ts';
import { nameHungPictures } from '../places/name-hung-pictures.ts';
import { nameHands } from '../people/close-hands.ts';
import { nameLimbs } from '../people/name-limbs.ts';
import { holdSigns } from '../writing/hold-signs.ts';
import { nameMoonSeat } from '../places/name-moon-seat.ts';
import { nameSurfboards } from '../animals/name-surfboards.ts';
import { nameWaits } from '../places/name-waits.ts';
import { nameWhosePlace } from '../places/name-whose-place.ts';
import { nameWall } from '../places/name-wall.ts';
import { nameBeds, nameBesides } from '../places/name-besides.ts';
import { listKinds } from '../food-and-vessels/list-kinds.ts';
import { nameFriedEgg } from '../food-and-vessels/name-fried-egg.ts';
import { nameFoods } from '../food-and-vessels/name-foods.ts';
import { NAME_TABLE } from '../food-and-vessels/name-table.ts';
import { nameModelPlaces } from '../places/name-model-places.ts';
import { namePouring } from '../people/pour-drinks.ts';
import { nameCostumes } from '../people/name-costumes.ts';
import { nameOutfits } from '../people/dress-as.ts';
import { tellNobodysLaps } from '../people/taken-up.ts';
import {
  nameDeedsLikeThings,
  nameFries,
  splitCooked,
  splitCrossings,
  splitPounces,
  tellDeeds,
} from '../people/tell-deeds.ts';
import { leaveUnworn } from '../people/worn-by-nobody.ts';
import { tellFeelings } from '../people/tell-feelings.ts';
import { namePregnant } from '../people/name-pregnant.ts';
import { liftThings } from '../people/lift-things.ts';
import { nameTwins } from '../people/name-twins.ts';
import { leaveApart } from './leave-apart.ts';
import { nameOneOf, nameSitters, nameTheTwo, splitTags } from '../people/name-one-of.ts';
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
import { nameAllAgain } from '../people/name-all-again.ts';
import { nameAgain, splitColoured } from './name-again.ts';
import { nameBeforeClause } from './name-before-clause.ts';
import { nameAlone } from './name-alone.ts';
import { nameColourCasts } from './name-colour-casts.ts';
import { nameCompared } from './name-compared.ts';
import { nameCompounds } from './name-compounds.ts';
import { nameHanCompounds } from './name-han-compounds.ts';
import { nameHanLikeness } from './name-han-likeness.ts';
import { nameMaterials } from '../nouns/name-materials.ts';
import { nameStuffs } from '../nouns/name-stuffs.ts';
import { nameMaterialFigures } from '../nouns/name-material-figures.ts';
import { playWithThings } from '../animals/play-with-things.ts';
import { nameHalves } from '../animals/name-halves.ts';
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
import { nameJuggling } from '../people/name-juggling.ts';
import { nameWork } from '../people/name-work.ts';
import { nameEyes } from '../animals/name-eyes.ts';
import { nameCubs } from '../animals/name-cubs.ts';
import { nameYoung } from '../animals/name-young.ts';
import { nameGreenClothes, namePairs } from '../animals/name-pairs.ts';
import { namePots } from '../food-and-vessels/name-pots.ts';
import { namePosies } from '../food-and-vessels/name-posies.ts';
import { nameNearGround, serveInBed } from '../places/name-near-ground.ts';
import { NAME_SETTINGS, nameWatering } from '../places/name-settings.ts';
import { nameAges } from '../people/name-ages.ts';
import { nameLoads } from '../nouns/name-loads.ts';
import {
  colourPainted,
  nameInnerParts,
  nameOwnDoors,
  nameOwnPieces,
  namePainted,
  namePoured,
} from '../nouns/name-own-parts.ts';
import { settleTones } from '../nouns/tell-tones.ts';
import { tellFestivals } from '../places/tell-festivals.ts';
import { visitTrades } from '../people/visit-trades.ts';
import { nameDisciples } from '../people/name-disciples.ts';
import { nameSledRide } from '../people/name-sled-ride.ts';
import { drawAtTable } from '../people/draw-at-table.ts';
import { nameCardGame } from '../people/name-card-game.ts';
import { sayOfPlaces } from './say-of-places.ts';
import { nameParticiples } from './name-participles.ts';
import { readPast } from './read-past.ts';
import { driftBy, flyOverhead } from '../animals/drift-by.ts';
import { nameTemples } from '../places/name-temples.ts';
import { patternClothes } from '../people/pattern-clothes.ts';
import { namePaintedWalls } from '../people/name-painted-walls.ts';
import { splitIdioms } from './split-idioms.ts';
import { dropDescribing } from './drop-describing.ts';
import { dropOwners } from './drop-owners.ts';
import { joinOpeners } from './join-openers.ts';
import { joinWear } from './join-wear.ts';
import type { Word } from './word.ts';
import { settleWord } from './settle-word.ts';
import { clearTables, joinMeasures, keepBowls, splitTables } from '../food-and-vessels/settle-vessels.ts';
import { bringNear, nameDressed, putOnBack, turnAway, walkIntoLand } from '../people/name-dressed.ts';

/** One after the other, once each word by itself has its meaning. */
const STEPS: readonly ((words: readonly Word[]) => Word[])[] = [
  leaveInUse,
  splitCrossings,
  playWithThings,
  nameHairOfThings,
  visitTrades,
  tellFestivals,
  namePouring,
  nameHomonyms,
  nameAllAgain,
  splitColoured,
  splitColoured,
  nameAgain,
  nameStatues,
  nameBottles,
  nameOwnDoors,
  nameOwnPieces,
  nameInnerParts,
  namePainted,
  colourPainted,
  namePoured,
  nameLoads,
  nameCones,
  nameWork,
  nameOwnBacks,
  nameFishBowl,
  nameLotusVat,
  nameModelPlaces,
  floatInWater,
  soakInSprings,
  nameStalls,
  ...NAME_SETTINGS,
  nameWaits,
  nameSurfboards,
  nameMoonSeat,
  holdSigns,
  nameLimbs,
  nameHands,
  nameWhosePlace,
  nameSport,
  nameCarWindow,
  nameSleighRide,
  nameCrews,
  nameStandingRockets,
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
  nameEyes,
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
  walkIntoLand,
  driftBy,
  flyOverhead,
  nameCardGame,
  drawAtTable,
  nameSledRide,
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
  namePaintedWalls,
  nameDressed,
  nameAnimalPeople,
  paintLips,
  lookOut,
  joinRoles,
  dropOwners,
  dropDescribing,
  leaveApart,
  liftThings,
  joinNames,
  nameTwins,
  namePregnant,
  tellFeelings,
  tellDeeds,
  leaveUnworn,
  tellNobodysLaps,
  putOnBack,
  nameBeforeClause,
  nameTheTwo,
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

/** Before each word by itself has its meaning, one after the other: what is one word, and what only says more of another. */
const FIRST: readonly ((words: readonly Word[]) => Word[])[] = [
  nameJuggling,
  nameAlone,
  nameColourCasts,
  joinOpeners,
  nameAges,
  splitCooked,
  nameFries,
  nameDeedsLikeThings,
  splitPounces,
  splitIdioms,
  nameTemples,
  splitTags,
  nameSitters,
  nameCostumes,
  nameOutfits,
  nameCups,
  joinWear,
  nameHungPictures,
  nameLookedThings,
  nameHalves,
  nameRobotAnimals,
  nameStuffs,
  nameMaterialFigures,
  nameMaterials,
  readPast,
  nameCompared,
  nameMaps,
  nameLikeness,
  nameHanLikeness,
  nameCompounds,
  nameHanCompounds,
  nameNations,
  nameSprays,
  namePairs,
  nameGreenClothes,
  splitTables,
  nameVerses,
  findNames,
  nameTrades,
  nameFew,
  joinMeasures,
  patternClothes,
  settleTones,
  nameParticiples,
];

export function settleMeanings(words: readonly Word[]): Word[] {
  const named = FIRST.reduce((sofar: readonly Word[], step) => step(sofar), words);
  const settled: Word[] = [];
  for (const [index, word] of named.entries()) settled.push(settleWord(word, settled.at(-1), named, index));
  return STEPS.reduce((sofar, step) => step(sofar), settled);
}
