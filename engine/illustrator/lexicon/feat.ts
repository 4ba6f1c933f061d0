// What is told of a feat: something that is done with the whole body, in sport, in dance, in a fight or at play.

import type { GarmentName } from '../reading/people/person-look.ts';
import type { PersonRole } from '../casting/person-role.ts';
import type { SceneName } from './circumstances.ts';

/** Ground that is made for sport: it fills the foot of the image. */
export type SportsGround =
  | 'tennis-court'
  | 'basketball-court'
  | 'rink'
  | 'pitch'
  | 'track'
  | 'sports-hall'
  | 'boxing-ring'
  | 'pool-lanes';

export type FeatEntry = {
  /** Verbs, and the things that it is done with: they are drawn with who does it. */
  words: string;
  /** Who does it for a living. */
  people?: string;
  /** Where it is done, if nothing else is said. */
  place?: SceneName;
  ground?: SportsGround;
  /** How many do it where nobody is named; they are children where `isOfChildren`. */
  players?: number;
  isOfChildren?: true;
  /** Two do it face to face: how far apart their bodies are, in parts of their height. */
  apart?: number;
  /** Keys of what is drawn with it, and so not once more. */
  absorbs?: readonly string[];
  /** Where nothing is said of clothes. */
  wears?: readonly (readonly [garment: GarmentName, colour?: string])[];
  sex?: 'woman' | 'man';
  /** Of whom no other is said. */
  role?: PersonRole;
  /** Off the ground: a shadow is under it. */
  isInAir?: true;
  /** Who lies along the ground is drawn larger: so many times. */
  grown?: number;
  /** Width for a height of one. */
  breadth?: number;
};
