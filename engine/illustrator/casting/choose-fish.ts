// Which fish is drawn: those of rivers and lakes, and those that are caught, are no tropical ones.

import type { PromptReading, Subject } from '../reading/prompt-reading.ts';

const OF_REEFS = /tropical|clown|angel|热带|小丑|🐠/i;
const FISHING = /fisher|angler|渔|钓/i;

/** Changes the reading. */
export function chooseFish(reading: PromptReading): void {
  const { subjects, scenes } = reading;
  const isInland = scenes.includes('lake') || subjects.some(isAngler);
  for (const [at, subject] of subjects.entries()) {
    if (subject.drawing !== 'own/butterflyfish' || subject.colour !== undefined) continue;
    if (OF_REEFS.test(subject.words ?? '') || scenes.includes('underwater')) continue;
    if (isInland || isCaught(reading, at)) subject.drawing = 'own/river-fish';
  }
}

function isAngler({ key, person, words = '' }: Subject): boolean {
  return person?.hands === 'fish' || FISHING.test(key) || FISHING.test(words);
}

/** By somebody on land, or on the wing. */
function isCaught({ subjects, links }: PromptReading, fish: number): boolean {
  return links.some(
    ({ relation, from, to }) => relation === 'holding' && to === fish && subjects[from]?.kind !== 'fish',
  );
}
