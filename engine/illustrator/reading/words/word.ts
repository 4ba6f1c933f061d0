// One word or known phrase of a prompt, as typed, with what it may mean.

import type {
  Mood,
  PlumeName,
  Relation,
  SceneName,
  TimeOfDay,
  Weather,
  WordLook,
} from '../../lexicon/circumstances.ts';
import type { ImageLight } from '../../lexicon/image-light.ts';
import type { MaterialName } from '../../lexicon/materials.ts';
import type { Tone } from '../../lexicon/tones.ts';
import type { FaceTrait, Feeling, MakeUp } from '../../people/face-kinds.ts';
import type { SubjectEntry } from '../../lexicon/subject.ts';
import type { TableGame } from '../../lexicon/table-games.ts';
import type {
  ColourCast,
  FrameName,
  LinkRelation,
  Plate,
  Rest,
  SubjectSize,
  Surface,
} from '../prompt-reading.ts';
import type { WritingCarrier } from '../writing/sheet-reading.ts';
import type { ClothPattern } from '../../lexicon/cloth-patterns.ts';
import type { GarmentName, Hair, PersonAct, PersonLook } from '../people/person-look.ts';

/** What is meant, and what more is said of it. */
type Values = {
  time: TimeOfDay;
  weather: Weather;
  plume: PlumeName;
  scene: SceneName;
  /** Where it is, of a place that is not drawn. */
  'near-scene': SceneName;
  look: WordLook;
  /** Of all colours of the image. */
  tone: Tone;
  /** Of the whole image. */
  'image-light': ImageLight;
  /** Of the whole image; without colours where only their number is said. */
  cast: ColourCast;
  colour: string;
  number: number;
  act: Relation;
  'person-act': PersonAct;
  /** Seen on a face. */
  feeling: Feeling;
  'face-trait': FaceTrait;
  'make-up': MakeUp;
  /** Said of animals. */
  rest: Rest['how'];
  mood: Mood;
  frame: FrameName;
  subject: Omit<SubjectEntry, 'words'>;
  garment: GarmentName;
  /** Of a garment, and of the words that say which. */
  'cloth-pattern': ClothPattern;
  'hair-cut': NonNullable<Hair['cut']>;
  'hair-colour': string;
  view: NonNullable<PersonLook['view']>;
  size: SubjectSize;
  /** What the noun after it is made of. */
  material: MaterialName;
  link: LinkRelation;
  /** Chinese: stands after what it belongs to. */
  'place-after': LinkRelation;
  'frame-place': LinkRelation;
  carrier: WritingCarrier;
  /** What things stand on. */
  surface: Surface;
  plate: Plate;
  'table-game': TableGame;
  quote: number;
};

export type Meaning =
  | { [Name in keyof Values]: { is: Name; value: Values[Name] } }[keyof Values]
  | {
      is:
        | 'soft-behind'
        | 'abstract'
        | 'touch'
        | 'window'
        | 'meal'
        | 'meeting'
        | 'smile'
        | 'freckles'
        | 'hair'
        | 'fringe'
        | 'says'
        | 'not'
        | 'nobody'
        | 'never-drawn'
        | 'name'
        | 'undrawn'
        | 'unshown'
        | 'part'
        | 'camera'
        | 'manner'
        | 'adjective'
        | 'structure'
        | 'joiner'
        | 'paddling'
        | 'afloat';
    };

export type MeaningName = Meaning['is'];
export type MeaningOf<Name extends MeaningName> = Extract<Meaning, { is: Name }>;

export type Word = {
  text: string;
  start: number;
  end: number;
  /** Which clause: those between commas and full stops. */
  clause: number;
  /** Words of one run stand side by side, with nothing but spaces or hyphens between them. */
  run: number;
  isHan: boolean;
  /** Empty: nobody knows the word. */
  meanings: readonly Meaning[];
  isPlural: boolean;
  /** How many of it there are by what stands beside it: the two parents of a family. */
  many?: number;
  /** One of those who were named before. */
  isOneOf?: true;
  /** The clothes of whom it names. */
  isOutfit?: true;
  /** "The fox's tail". */
  isPossessive: boolean;
};

/** What a word shows, for the list of what was drawn; of a colour in which shade, where not in the one that it names. */
export type Show = (word: Word, what: object, colour?: string) => void;

export function meaningOf<Name extends MeaningName>(
  word: Pick<Word, 'meanings'> | undefined,
  name: Name,
): MeaningOf<Name> | undefined {
  return word?.meanings.find((meaning): meaning is MeaningOf<Name> => meaning.is === name);
}

export function means(word: Pick<Word, 'meanings'> | undefined, ...names: readonly MeaningName[]): boolean {
  return word?.meanings.some(({ is }) => names.includes(is)) === true;
}

export function isUnknown(word: Word | undefined): boolean {
  return word !== undefined && word.meanings.length === 0;
}

/** Of what says more about another word. */
export const ADJECTIVE: readonly Meaning[] = [{ is: 'adjective' }];
/** Told as left out; by itself it brings nothing, and stands in no noun's place. */
export const UNSHOWN: readonly Meaning[] = [{ is: 'unshown' }];
/** Of what says more about the noun after it, and is told as left out. */
export const DESCRIBING: readonly Meaning[] = [...ADJECTIVE, ...UNSHOWN];
/** How a name begins. */
export const CAPITAL = /^\p{Lu}\p{Ll}/u;

export function isFigure(word: Word): boolean {
  return meaningOf(word, 'subject')?.value.kind === 'figure';
}

/** Somebody of no trade or rank. */
export function isPlainPerson(word: Word | undefined): boolean {
  const subject = meaningOf(word, 'subject')?.value;
  return subject?.kind === 'figure' && subject.person?.role === undefined;
}

/** The key of the subject that a word names. */
export function keyOf(word: Pick<Word, 'meanings'> | undefined): string | undefined {
  return meaningOf(word, 'subject')?.value.key;
}
