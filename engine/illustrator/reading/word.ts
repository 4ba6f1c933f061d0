// One word or known phrase of a prompt, as typed, with what it may mean.

import type { Mood, Relation, SceneName, TimeOfDay, Weather, WordLook } from '../lexicon/circumstances.ts';
import type { SubjectEntry } from '../lexicon/subject.ts';
import type {
  FrameName,
  GarmentName,
  Hair,
  LinkRelation,
  PersonAct,
  PersonLook,
  SubjectSize,
  WritingCarrier,
} from '../prompt-reading.ts';

export type Meaning =
  | { is: 'time'; value: TimeOfDay }
  | { is: 'weather'; value: Weather }
  | { is: 'scene'; value: SceneName }
  | { is: 'look'; value: WordLook }
  | { is: 'colour'; value: string }
  | { is: 'number'; value: number }
  | { is: 'act'; value: Relation }
  | { is: 'person-act'; value: PersonAct }
  | { is: 'mood'; value: Mood }
  | { is: 'frame'; value: FrameName }
  | { is: 'subject'; value: Omit<SubjectEntry, 'words'> }
  | { is: 'garment'; value: GarmentName }
  | { is: 'hair-cut'; value: NonNullable<Hair['cut']> }
  | { is: 'hair-colour'; value: string }
  | { is: 'view'; value: NonNullable<PersonLook['view']> }
  | { is: 'size'; value: SubjectSize }
  | { is: 'link'; value: LinkRelation }
  /** Chinese: stands after what it belongs to. */
  | { is: 'place-after'; value: LinkRelation }
  | { is: 'frame-place'; value: LinkRelation }
  | { is: 'carrier'; value: WritingCarrier }
  | { is: 'quote'; value: number }
  | {
      is:
        | 'touch'
        | 'window'
        | 'smile'
        | 'hair'
        | 'says'
        | 'not'
        | 'nobody'
        | 'never-drawn'
        | 'name'
        | 'undrawn'
        | 'part'
        | 'camera'
        | 'adjective'
        | 'structure'
        | 'joiner';
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
  /** "The fox's tail". */
  isPossessive: boolean;
};

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
