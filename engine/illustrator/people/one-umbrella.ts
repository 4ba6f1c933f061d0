// Two who have one umbrella between them: people, animals, or somebody and an animal.

import type { Link, PromptReading, Subject } from '../reading/prompt-reading.ts';
import { BODY_KINDS } from '../reading/subject-kinds.ts';

/** "Under one umbrella", 共撑一把伞: said of both, however only one of them was named next to it. */
const OF_BOTH = /under|beneath|below|shar|[共同合]|下/i;

/** Whether two people have one: they are seen from the front, so that both are under it. */
export function haveOneUmbrella(reading: PromptReading): boolean {
  const link = umbrellaLink(reading);
  return link !== undefined && sharersOf(reading).every(({ kind }) => kind === 'figure');
}

/** The umbrella that two are under of whom no hand is drawn: it stands over both, and is in the hands of neither. */
export function umbrellaOverAnimals(reading: PromptReading): Subject | undefined {
  const link = umbrellaLink(reading);
  const bodies = sharersOf(reading);
  if (link?.to == null || bodies.some(({ kind }) => kind === 'figure')) return undefined;
  return bodies.length === 1 || isOfBoth(link.words) ? reading.subjects[link.to] : undefined;
}

export function isOfBoth(words: string): boolean {
  return OF_BOTH.test(words);
}

/** Who has the one umbrella, where exactly two share it. */
export function umbrellaLink(reading: PromptReading): Link | undefined {
  return numberOf(sharersOf(reading)) === 2 ? heldUmbrella(reading) : undefined;
}

/** Both who hold it, whoever else is there; else all who are there. */
export function sharersOf(reading: PromptReading): Subject[] {
  const { subjects, links } = reading;
  const umbrella = heldUmbrella(reading)?.to;
  const holders = bodiesOf(reading).filter((body) =>
    links.some(
      ({ relation, from, to }) => relation === 'holding' && to === umbrella && subjects[from] === body,
    ),
  );
  return numberOf(holders) === 2 ? holders : bodiesOf(reading);
}

function heldUmbrella({ subjects, links }: PromptReading): Link | undefined {
  return links.find(
    ({ relation, to }) => relation === 'holding' && to !== null && isOneUmbrella(subjects[to]),
  );
}

function numberOf(bodies: readonly Subject[]): number {
  return bodies.reduce((sum, { count }) => sum + count, 0);
}

function bodiesOf({ subjects }: PromptReading): Subject[] {
  return subjects.filter(({ kind }) => BODY_KINDS.has(kind));
}

function isOneUmbrella(subject: Subject | undefined): boolean {
  return subject?.key === 'umbrella' && subject.count === 1;
}
