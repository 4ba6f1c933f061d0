// What a known thing is: how it is drawn, what it does in a scene, how tall it stands.

import type { SubjectKind } from '../reading/subject-kinds.ts';
import type { Climber } from './climbers.ts';
import type { PersonLook } from '../reading/people/person-look.ts';

export type SubjectEntry = {
  key: string;
  /** A prepared drawing (`fox`, `noto/sailboat`), or one of our own (`own/lighthouse`). */
  drawing: string;
  kind: SubjectKind;
  /** Part of the image's short side. */
  height: number;
  /**
   * English and Chinese words and emoji, separated by commas; longer words win. What has no drawing of its own stands
   * with what it is a kind of: a poodle is a dog, a sedan a car.
   */
  words: string;
  person?: Partial<PersonLook>;
  /** That of its kind, where no other is said and its drawing has another. */
  colour?: string;
  /** The small one beside its mother. */
  isYoung?: true;
  /** Climbs on it. */
  overgrown?: Climber;
  /** The colour of its flowers. */
  overgrownIn?: string;
};

/** Entries of one kind from a table of drawings of the emoji fonts and their words; the drawing's name is the key. */
export function drawnNouns(
  kind: SubjectKind,
  height: number,
  table: Readonly<Record<string, string>>,
): SubjectEntry[] {
  return Object.entries(table).map(([drawing, words]) => ({
    key: drawing.slice(drawing.indexOf('/') + 1),
    drawing,
    kind,
    height,
    words,
  }));
}
