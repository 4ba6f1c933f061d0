// A picnic that nobody is at yet: what is eaten there lies on its blanket.

import { metresOf } from '../things/metres.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';

/** With only its basket on it. */
const BLANKET = 'own/picnic-blanket';
/** Where its basket is named, there is no second. */
const BARE = 'own/bare-blanket';
/** In metres: what is larger stands beside it. */
const LARGEST = 0.5;

function canLie(one: Subject): boolean {
  return one.kind === 'food' || ((one.kind === 'item' || one.kind === 'hat') && metresOf(one) < LARGEST);
}

/** The blanket, where all else that is named lies on it; undefined where somebody is there, or nothing is named. */
export function picnicOf({ subjects }: Pick<PromptReading, 'subjects'>): Subject | undefined {
  const blanket = subjects.find(({ key }) => key === 'picnic');
  const others = subjects.filter((one) => one !== blanket && one.kind !== 'plant' && one.kind !== 'tree');
  return others.length > 0 && others.every(canLie) ? blanket : undefined;
}

/** Clears the blanket for what is named. Changes the reading. */
export function clearBlanket(reading: Pick<PromptReading, 'subjects'>): void {
  const blanket = picnicOf(reading);
  const hasBasket = reading.subjects.some(({ key }) => key === 'basket');
  if (blanket) Object.assign(blanket, { drawing: hasBasket ? BARE : BLANKET, count: 1 });
}
