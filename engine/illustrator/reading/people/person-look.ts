// What a person looks like, as far as the words say: face, hair, dress, and what they do.

import type { ClothPattern } from '../../lexicon/cloth-patterns.ts';
import type { HandWork } from '../../lexicon/hand-work.ts';
import type { FaceTrait, Feeling } from '../../people/face-kinds.ts';
import type { HairCut } from '../../people/features.ts';
import type { PersonRole } from '../../casting/person-role.ts';

export type PersonLook = {
  sex?: 'woman' | 'man';
  age?: 'baby' | 'child' | 'young' | 'adult' | 'old';
  hair?: Hair;
  land?: Land;
  /** The words that say it: "a Nigerian woman". */
  origin?: { words: string };
  beard?: BeardLook;
  eyes?: { colour: string; words: string };
  /** Where one is of another colour. */
  otherEye?: { colour: string; words: string };
  smile?: { words: string };
  freckles?: { words: string };
  traits?: TraitLook[];
  feeling?: { what: Feeling; words: string };
  wears: Garment[];
  view?: 'front' | 'side' | 'back';
  does?: PersonAct;
  /** All that the words say of it, the first and the rest; each is told where it is seen. */
  deeds?: Deed[];
  hands?: HandWork;
  /** The colour of what is poured. */
  pours?: string;
  /** The colour of what is worked at: the car that is mended, the wall that is painted, the wool that is knitted. */
  workColour?: string;
  /** Said to stand on what one sits on. */
  isUpright?: true;
  /** Said to sit on the floor, on a rug, or with folded legs. */
  isOnFloor?: true;
  /** Sits at a table that was named, and eats nothing there. */
  isAtTable?: true;
  /** What the hands tell, with nothing in them. */
  gesture?: { words: string };
  role?: PersonRole;
  /** Who sits before them and is drawn with their work: a customer, a patient. */
  serves?: PersonLook;
  /** It is an animal, which stands for itself. */
  servesAnimal?: true;
  /** Where one is who is carried by somebody. */
  carried?: Carried;
  /** All who are so called look alike, and wear the same. */
  isTwin?: true;
  isPregnant?: true;
  /** Of an animal that is somebody. */
  animal?: AnimalHead;
};

/** Who does something together has one object. */
export type Deed = { act: PersonAct; words: string };

/** Where skin and hair are usually alike. */
export type Land = 'east' | 'south' | 'africa' | 'north' | 'middle';

export type Carried = 'shoulders' | 'back' | 'arms' | 'wheelchair';

/** `face`: the drawing of its head from the front. */
export type AnimalHead = { key: string; face: string; colour?: string };

export type Hair = {
  colour?: string;
  cut?: HairCut;
  /** It falls over the forehead. */
  fringe?: { words: string };
  words: string;
};

export type BeardLook = { colour?: string; cut: 'full' | 'long' | 'moustache' | 'stubble'; words: string };

/** `colour`: of make-up. */
export type TraitLook = { trait: FaceTrait; colour?: string; words: string };

export type Garment = { garment: GarmentName; colour?: string; pattern?: ClothPattern; words: string };

export type GarmentName =
  | 'dress'
  | 'skirt'
  | 'tutu'
  | 'swimsuit'
  | 'shirt'
  | 't-shirt'
  | 'sweater'
  | 'hoodie'
  | 'suit'
  | 'coat'
  | 'jacket'
  | 'robe'
  | 'kimono'
  | 'hanfu'
  | 'qipao'
  | 'sari'
  | 'hanbok'
  | 'kilt'
  | 'poncho'
  | 'armour'
  | 'spacesuit'
  | 'uniform'
  | 'turnout-coat'
  | 'vest'
  | 'tattoo'
  | 'apron'
  | 'cloak'
  | 'overalls'
  | 'trousers'
  | 'jeans'
  | 'shorts'
  | 'hat'
  | 'cap'
  | 'crown'
  | 'helmet'
  | 'glasses'
  | 'sunglasses'
  | 'goggles'
  | 'scarf'
  | 'mask'
  | 'eye-mask'
  | 'tie'
  | 'gloves'
  | 'boots'
  | 'shoes'
  | 'backpack'
  | 'headphones'
  | 'earrings'
  | 'necklace';

export type PersonAct =
  | 'stand'
  | 'sit'
  | 'walk'
  | 'run'
  | 'dance'
  /** Around oneself. */
  | 'spin'
  | 'wave'
  | 'play'
  | 'sleep'
  | 'lie'
  | 'hold'
  | 'watch'
  | 'fly'
  | 'swim'
  | 'ride'
  | 'jump'
  | 'kneel'
  | 'ballet'
  | 'tai-chi'
  | 'kung-fu'
  | 'yoga'
  | 'blow-candles'
  | HandWork;
