// Who is in a boat or on the deck of a ship, and needs no land.

import type { Link, PromptReading, Subject } from '../reading/prompt-reading.ts';
import { deckOf } from '../things/decks.ts';

export function isAboard({ links, subjects }: PromptReading, subject: Subject): boolean {
  const own = subjects.indexOf(subject);
  return links.some((link) => link.from === own && boatOf(link, subjects) !== undefined);
}

/** The boat that somebody is said to be in or on; undefined of links that say anything else. */
export function boatOf({ relation, to }: Link, subjects: readonly Subject[]): Subject | undefined {
  const boat = to === null ? undefined : subjects[to];
  if (boat?.kind !== 'boat') return undefined;
  return relation === 'in' || (relation === 'on' && deckOf(boat) !== undefined) ? boat : undefined;
}
