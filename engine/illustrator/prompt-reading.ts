// What was understood of a prompt: the plan of an image in words, before anything is placed.

import type { Mood, Relation, SceneName, TimeOfDay, Weather, WordLook } from './lexicon/circumstances.ts';
import type { SubjectKind } from './lexicon/subject.ts';

export type Subject = {
  key: string;
  drawing: string;
  kind: SubjectKind;
  /** Part of the image's short side. */
  height: number;
  /** How many; 5 means "many". */
  count: number;
  /** A colour word stood before it. */
  colour?: string;
};

export type PromptReading = {
  subjects: Subject[];
  /** Places named, in the order of the prompt. */
  scenes: SceneName[];
  time: TimeOfDay | undefined;
  weather: Set<Weather>;
  /** Colours that belong to no subject: they tint the place. */
  colours: string[];
  relations: Set<Relation>;
  moods: Mood[];
  looks: WordLook[];
  isPortrait: boolean;
  /** Words as the user wrote them. */
  understood: string[];
  ignored: string[];
};
