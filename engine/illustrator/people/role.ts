// What a role says of how somebody looks.

import type { ClothPattern } from '../lexicon/cloth-patterns.ts';
import type { GarmentName } from '../reading/people/person-look.ts';
import type { FacePaint, Teeth } from './face-kinds.ts';
import type { Age, Beard, HairCut, Headgear } from './features.ts';

/** `words`: "straw hat", where the words say which. */
export type Wear = { garment: GarmentName; colour?: string; pattern?: ClothPattern; words?: string };

export type Role = {
  sex?: 'woman' | 'man';
  age?: Age;
  cut?: HairCut;
  cutOfWomen?: HairCut;
  hairColour?: string;
  beard?: Beard;
  hasPointedEars?: boolean;
  /** Upright on the forehead. */
  hasThirdEye?: boolean;
  /** Of the skin, where everybody knows them by it: a red face, one of old paintings. */
  face?: string;
  hasWings?: boolean;
  hasEyePatch?: boolean;
  headgear?: Headgear;
  headgearOfWomen?: Headgear;
  headgearColour?: string;
  facePaint?: FacePaint;
  teeth?: Teeth;
  /** Of the shirt. */
  isTorn?: boolean;
  /** Of couriers, on the back: large and square. */
  hasBox?: boolean;
  /** Of men; women have a shirt without sleeves. */
  isBareChested?: boolean;
  /** In foam up to the breast, with nothing else on. */
  isInFoam?: boolean;
  /** Of clothes that have no colour of their own. */
  tones?: readonly [string, ...string[]];
  /** A robe that is cut to fight in: narrow, down to the shins, the sleeves bound at the wrists. */
  isTrim?: boolean;
  /** Armour is of small plates laced in rows, not of steel. */
  isLamellar?: boolean;
  wears: readonly Wear[];
};
