// Who is drawn: the words' wishes for a person, completed by a role's habits and by chance.

import type { MaterialName } from '../lexicon/materials.ts';
import { mix, type Rgb } from '#engine/raster/colour.ts';
import type { Surface } from '#engine/raster/surface.ts';
import type { Coats } from '../animals/bodies.ts';
import type { Random } from '#engine/raster/random.ts';
import type { PersonLook } from '../reading/people/person-look.ts';
import type { Hands } from './hands.ts';
import { isBlond, tonesOfFair, tonesOfLand } from './kin.ts';
import { outfitOf, type Outfit } from './outfit.ts';
import type { FacePaint, Feeling, Teeth, Traits } from './face-kinds.ts';
import { traitsOf } from './read-traits.ts';
import type { Age, Beard, HairCut, Headgear } from './features.ts';
import type { Role } from './role.ts';
import type { SideOnly } from './side-poses.ts';
import { asMan, readRole } from './roles.ts';

export type View = 'front' | 'side' | 'back';
export type Skin = { base: Rgb; shade: Rgb; light: Rgb; lip: Rgb };

export type Person = {
  isFemale: boolean;
  age: Age;
  skin: Skin;
  hair: { cut: HairCut; colour: Rgb; hasFringe: boolean };
  brows: Rgb;
  eyes: Rgb;
  beard: Beard;
  beardColour: Rgb;
  hasPointedEars: boolean;
  hasThirdEye: boolean;
  isPregnant?: true;
  smile: 'slight' | 'broad';
  hasFreckles: boolean;
  traits: Traits;
  facePaint?: FacePaint;
  teeth?: Teeth;
  feeling?: Feeling;
  outfit: Outfit;
  view: View;
  /** What the body does. */
  pose: Pose;
  /** How far who walks or runs is in two steps, 0–1, where a video shows more than one moment of them. */
  stride?: number;
  hands?: Hands;
  /** Who sits on no furniture of the image sits on a chair of their own. */
  hasChair: boolean;
  /** It is one of a train, a bus or an airliner. */
  isOnBoard?: boolean;
  /** The lips are pointed, the cheeks full. */
  isBlowing?: true;
  /** The mouth is open. */
  isSinging?: true;
  /** The eyes are shut. */
  isAsleep?: true;
  animal?: AnimalFace;
  /** A statue of this. */
  material?: MaterialName;
};

/** The head of an animal that is somebody, and its coat. */
export type AnimalFace = { key: string; face: string; drawing: Surface; coat: Coats };

export type Pose =
  | 'stand'
  | 'walk'
  /** On the way with something in the hand. */
  | 'stroll'
  | 'run'
  | 'sit'
  | 'seat'
  | 'wave'
  /** One hand waves, something is in the other. */
  | 'greet'
  | 'jump'
  /** Against a wall behind the back, a foot up against it. */
  | 'lean'
  | 'dance'
  | 'read'
  | 'hold'
  | 'raise'
  | 'play'
  | 'kneel'
  | 'ride'
  | 'climb'
  | 'ballet'
  | 'tai-chi'
  | 'kung-fu'
  | 'yoga'
  | SideOnly;

export const TONES_OF_SKIN = 6;
const SKINS: readonly [Skin, ...Skin[]] = [
  skinOf('#f7dcc9', '#d99a82', '#ffeee2', '#c9686a'),
  skinOf('#f3d0b4', '#cf8f6e', '#ffe6d2', '#c4605e'),
  skinOf('#e9bd99', '#bd7f5c', '#f9d9bc', '#b85a52'),
  skinOf('#d6a077', '#a3683f', '#ecc19c', '#a84f46'),
  skinOf('#b57d54', '#824d2d', '#d5a27a', '#94443c'),
  skinOf('#83543a', '#56301f', '#a8765a', '#7a3a36'),
];

/** A face that is painted, as on the stage. */
function painted(colour: string): Skin {
  const shade = mix(colour, '#3a1014', 0.4);
  return {
    base: mix(colour, colour, 0),
    shade,
    light: mix(colour, '#ffe0c8', 0.3),
    lip: mix(colour, '#5a1018', 0.5),
  };
}

const HAIRS: readonly [string, ...string[]] = ['#2a1c1a', '#33231d', '#4a2f22', '#1d1618', '#5c3a26'];
const FAIR_HAIRS: readonly [string, ...string[]] = ['#6e4426', '#8a5a30', '#b9853f', '#8c3f22'];
const BLOND_HAIRS: readonly [string, ...string[]] = ['#c99a52', '#b9853f', '#d6b06c'];
/** Darker than white, so that they are seen beside a pale forehead. */
const GREY_HAIRS: readonly [string, ...string[]] = ['#c9c6c8', '#a9a6aa', '#b9b6bc'];
const EYES: readonly [string, ...string[]] = ['#4a2f20', '#5c3c24', '#3b2a22'];
const FAIR_EYES: readonly [string, ...string[]] = ['#5a7a8c', '#5f7a4c', '#6a4a2c'];

function skinOf(base: string, shade: string, light: string, lip: string): Skin {
  return {
    base: mix(base, base, 0),
    shade: mix(shade, shade, 0),
    light: mix(light, light, 0),
    lip: mix(lip, lip, 0),
  };
}

const DARK_HAIRS = ['#1c1618', '#241a1a', '#2c201c'] as const;
const FEMALE_CUTS: readonly [HairCut, ...HairCut[]] = ['long', 'bob', 'bun', 'long', 'ponytail'];
const BROAD_HATS: ReadonlySet<Headgear> = new Set([
  'straw',
  'sunhat',
  'cap',
  'knitted',
  'beret',
  'fedora',
  'cowboy',
  'party-hat',
]);
const PUT_UP: ReadonlySet<HairCut> = new Set(['bun', 'ponytail']);

/** Completes a look. `colour` is the colour that stood before the person in the prompt; it is that of the clothes. */
export function makePerson(
  look: PersonLook,
  random: Random,
  more: {
    view: View;
    pose: Pose;
    hasChair: boolean;
    hands?: Hands | undefined;
    colour?: string | undefined;
    face?: AnimalFace | undefined;
    /** Of skin; absent where chance chooses. */
    tone?: number | undefined;
  },
): Person {
  const usualRole = readRole(look.role);
  const sex = look.sex ?? (more.face ? 'man' : usualRole.sex);
  const isFemale = sex === undefined ? random.chance(0.5) : sex === 'woman';
  const role = asOldAs(isFemale || more.face ? usualRole : asMan(usualRole), look.age);
  // The large head of an animal is on a body as small as a child's.
  const age = more.face ? 'child' : (look.age ?? role.age ?? 'adult');
  // Said of nobody by words other than the words' own: chance alone chooses.
  const chosen = more.tone ?? random.whole(SKINS.length);
  const land = tonesOfLand([...look.wears, ...role.wears], look.land);
  const isDarkHaired = land !== undefined && look.land !== 'north';
  const tones = land ?? tonesOfFair(look);
  const tone = tones ? tones[0] + (chosen % (tones[1] - tones[0] + 1)) : chosen;
  const isFair = (tone < 2 && random.chance(0.45) && !isDarkHaired) || isBlond(look);
  const usual =
    age === 'old'
      ? isFemale
        ? random.pick(GREY_HAIRS)
        : '#dcd8d2'
      : random.pick(isDarkHaired ? DARK_HAIRS : isBlond(look) ? BLOND_HAIRS : isFair ? FAIR_HAIRS : HAIRS);
  const hairColour = look.hair?.colour ?? role.hairColour ?? usual;
  const cut = chooseCut(look, role, isFemale, age, random);
  // A round helmet has no room for falling hair.
  const isTucked = role.headgear === 'bubble' && !['crop', 'bald', 'short'].includes(cut);
  const hair = mix(hairColour, '#2a1c1a', 0.12);
  const person: Person = {
    isFemale,
    age,
    skin: role.face === undefined ? (SKINS[tone] ?? SKINS[0]) : painted(role.face),
    hair: { cut: isTucked ? 'bob' : cut, colour: hair, hasFringe: look.hair?.fringe !== undefined },
    brows: mix(hair, '#3a2620', age === 'old' ? 0.25 : 0.4),
    // Drawn from the same chance, so that nobody else changes with them.
    eyes: eyesOf(look, random.pick(isFair ? FAIR_EYES : EYES)),
    beard: isFemale ? 'none' : chooseBeard(look, role, age, random),
    beardColour: look.beard?.colour === undefined ? hair : mix(look.beard.colour, '#2a1c1a', 0.06),
    hasPointedEars: role.hasPointedEars === true,
    hasThirdEye: role.hasThirdEye === true,
    smile: look.smile ? 'broad' : 'slight',
    hasFreckles: look.freckles !== undefined,
    traits: traitsOf(look),
    outfit: outfitOf(look.wears, role, { isFemale, age, colour: more.colour }, random),
    view: more.view,
    pose: more.pose,
    hasChair: more.hasChair,
    ...(look.feeling === undefined ? {} : { feeling: look.feeling.what }),
    ...(look.does === 'blow-candles' ? { isBlowing: true } : {}),
    ...(look.hands === 'sing' || look.does === 'sing' ? { isSinging: true } : {}),
    ...(look.isPregnant ? { isPregnant: true as const } : {}),
    ...(look.does === 'sleep' ? { isAsleep: true } : {}),
    ...(role.facePaint === undefined ? {} : { facePaint: role.facePaint }),
    ...(role.teeth === undefined ? {} : { teeth: role.teeth }),
    ...(more.hands === undefined ? {} : { hands: more.hands }),
  };
  // A bun that nobody asked for is hidden under a hat, and she would seem to have none.
  const isHidden = BROAD_HATS.has(person.outfit.headgear?.kind ?? 'halo') && cut === 'bun';
  if (isFemale && isHidden && look.hair?.cut === undefined && role.cut === undefined)
    person.hair.cut = 'long';
  person.hair.hasFringe ||= isFemale && FRINGED.has(cut) && GIRLS.has(age) && random.chance(0.45);
  if (more.pose === 'lie') Object.assign(person.outfit, { cloak: undefined, backpack: undefined });
  if (person.outfit.top.cut === 'bare') person.outfit.top.colour = person.skin.base;
  if (look.wears.some(({ garment }) => garment === 'swimsuit')) person.outfit.shoes.colour = person.skin.base;
  return more.face ? asAnimal(person, more.face) : person;
}

/** Paws in the colour of its legs; neither hair nor a beard, and bare feet. */
function asAnimal(person: Person, animal: AnimalFace): Person {
  const { limb } = animal.coat;
  const { outfit } = person;
  return {
    ...person,
    animal,
    skin: { base: limb, shade: mix(limb, '#2a1420', 0.3), light: mix(limb, '#ffffff', 0.2), lip: limb },
    hair: { ...person.hair, cut: 'bald' },
    beard: 'none',
    outfit: {
      ...outfit,
      earrings: undefined,
      // No hood is over its ears.
      ...(outfit.top.cut === 'raincoat' && outfit.headgear?.kind === 'hood' ? { headgear: undefined } : {}),
      shoes: outfit.shoes.isBoot ? outfit.shoes : { isBoot: false, colour: limb },
    },
  };
}

/** Bright colours of paint are darker in an iris. */
function eyesOf({ eyes }: PersonLook, usual: string): Rgb {
  return eyes ? mix(eyes.colour, '#2a2a2a', 0.3) : mix(usual, usual, 0);
}

/** They hold hair that is put up. */
const PINS = /hair ?pin|簪|钗|步摇/i;

/** Beside which some girls have hair over the forehead. */
const FRINGED: ReadonlySet<HairCut> = new Set(['long', 'bob', 'ponytail', 'tails', 'braids']);
const GIRLS: ReadonlySet<Age> = new Set(['child', 'young']);

function chooseCut(
  look: PersonLook,
  role: Role,
  isFemale: boolean,
  age: Person['age'],
  random: Random,
): HairCut {
  const asked = look.hair?.cut;
  if (asked !== undefined) return asked === 'short' && isFemale ? 'bob' : asked;
  if (isFemale && look.wears.some(({ words }) => PINS.test(words))) return 'bun';
  if (isFemale && role.cutOfWomen !== undefined) return role.cutOfWomen;
  if (role.cut !== undefined) return isFemale && role.cut === 'short' ? 'bun' : role.cut;
  if (age === 'baby') return 'crop';
  if (age === 'old')
    return isFemale
      ? random.pick(['bun', 'curly', 'bob'])
      : random.chance(0.4) && look.hair === undefined
        ? 'bald'
        : 'short';
  if (age === 'child') return isFemale ? random.pick(['tails', 'bob', 'ponytail']) : 'short';
  if (isFemale) {
    const usual = random.pick(FEMALE_CUTS);
    // Hair that is spoken of is seen: it falls loose.
    return look.hair?.colour !== undefined && PUT_UP.has(usual) ? 'long' : usual;
  }
  return random.chance(0.16) ? 'curly' : random.chance(0.3) ? 'crop' : 'short';
}

/** A young wizard has neither the beard nor the white hair of the one of tales. */
function asOldAs(role: Role, age: PersonLook['age']): Role {
  if (role.age !== 'old' || age === undefined || age === 'old') return role;
  return { ...role, beard: undefined, hairColour: undefined };
}

function chooseBeard(look: PersonLook, role: Role, age: Person['age'], random: Random): Beard {
  if (look.beard) return look.beard.cut === 'full' && role.beard === 'long' ? 'long' : look.beard.cut;
  // A boy in a Santa costume has none.
  if (age === 'child' || age === 'baby') return 'none';
  if (role.beard) return role.beard;
  if (age === 'young') return 'none';
  if (age === 'old') return random.pick(['none', 'full', 'moustache']);
  return random.pick(['none', 'none', 'stubble', 'full']);
}

/** Part of a body's height that is its head: a little larger than life, as in drawings, so that small faces are read. */
export function headShare(age: Person['age']): number {
  return { baby: 0.37, child: 0.26, young: 0.172, adult: 0.16, old: 0.164 }[age];
}

/** A person's height in metres. */
export function statureOf(person: Pick<Person, 'age' | 'isFemale'>): number {
  const grown = person.isFemale ? 1.66 : 1.78;
  return { baby: 0.8, child: 1.15, young: grown * 0.95, adult: grown, old: grown * 0.96 }[person.age];
}
