// A small animal on somebody: on the shoulder, the head, the hand. It is drawn as one with them.

import type { Link, PromptReading, Subject } from '../reading/prompt-reading.ts';
import { metresOf } from '../things/metres.ts';
import { ANIMAL_KINDS } from '../reading/subject-kinds.ts';

/** Where it sits, by the name that the sheet of a person has for the place. */
export type BodySeat = 'shoulder' | 'crown' | 'hand' | 'nose';

/** In metres: a parrot, a squirrel, a kitten. */
const LARGEST = 0.46;
/** As prompts name it. */
export const NOSE = /nose|鼻/i;
/** Parts of the body as prompts name them. */
const BODY_SEATS: readonly (readonly [BodySeat, RegExp])[] = [
  ['shoulder', /shoulders?|肩/i],
  ['nose', NOSE],
  ['crown', /head|头/i],
  ['hand', /hand|arm|palm|finger|wrist|手|臂|掌/i],
];

export function canSitOnBody(subject: Subject, seat?: BodySeat): boolean {
  // Of several that nobody counted one sits there.
  if (seat === 'nose') return isInsect(subject) && (subject.count === 1 || subject.isCounted !== true);
  return ANIMAL_KINDS.has(subject.kind) && subject.count === 1 && metresOf(subject) <= LARGEST;
}

export function isInsect({ key }: Pick<Subject, 'key'>): boolean {
  return INSECT.test(key);
}
const INSECT = /^(?:butterfly|ladybug|bee|bumblebee|dragonfly|snail|grasshopper|beetle)$/;

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
  const seat = link && seatNamed(link.words);
  return seat && canSitOnBody(animal, seat) ? seat : undefined;
}
