// A small animal on somebody: on the shoulder, the head, the hand. It is drawn as one with them.

import type { Link, PromptReading, Subject } from '../reading/prompt-reading.ts';
import { metresOf } from '../things/metres.ts';
import { ANIMAL_KINDS } from '../reading/subject-kinds.ts';

/** Where it sits, by the name that the sheet of a person has for the place. */
export type BodySeat = 'shoulder' | 'crown' | 'hand';

/** In metres: a parrot, a squirrel, a kitten. */
const LARGEST = 0.46;
/** Parts of the body as prompts name them. */
const BODY_SEATS: readonly (readonly [BodySeat, RegExp])[] = [
  ['shoulder', /shoulders?|肩/i],
  ['crown', /head|头/i],
  ['hand', /hand|arm|palm|finger|wrist|手|臂|掌/i],
];

export function canSitOnBody(subject: Subject): boolean {
  return ANIMAL_KINDS.has(subject.kind) && subject.count === 1 && metresOf(subject) <= LARGEST;
}

export function isOnBody({ relation, words }: Pick<Link, 'relation' | 'words'>, owner: Subject): boolean {
  return relation === 'on' && owner.kind === 'figure' && seatNamed(words) !== undefined;
}

export function seatNamed(words: string): BodySeat | undefined {
  return BODY_SEATS.find(([, named]) => named.test(words))?.[0];
}

/** Where the animal sits on this owner; undefined where it does not. */
export function seatOf(
  { links, subjects }: PromptReading,
  animal: Subject,
  owner: Subject,
): BodySeat | undefined {
  const link = links.find(
    (one) =>
      subjects[one.from] === animal && one.to !== null && subjects[one.to] === owner && isOnBody(one, owner),
  );
  return link && canSitOnBody(animal) ? seatNamed(link.words) : undefined;
}
