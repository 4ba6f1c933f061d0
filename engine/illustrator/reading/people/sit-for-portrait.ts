// Tells whether somebody is seen from near though no portrait was asked for: all that is said of them is of the head.

import type { PromptReading, Subject } from '../prompt-reading.ts';
import type { Garment, PersonLook } from './person-look.ts';
import { isUnknown, type Word } from '../words/word.ts';

/** Too small to be seen on a whole figure. */
const OF_HEADS: ReadonlySet<Garment['garment']> = new Set([
  'earrings',
  'necklace',
  'glasses',
  'sunglasses',
  'goggles',
  'headphones',
]);
const ON_HEADS: ReadonlySet<Garment['garment']> = new Set([...OF_HEADS, 'hat', 'cap', 'crown', 'scarf']);

/** Somebody of whom no more than the face is to be seen: who pours is seen with the hands. */
export function isFaceOnly({ kind, person }: Subject): boolean {
  return kind === 'figure' && person?.hands !== 'pour';
}

/** "A woman with short silver hair and green earrings": of one alone, who does nothing and is nowhere. */
export function isSeenFromNear(
  reading: PromptReading,
  words: readonly Word[],
  ties: readonly unknown[],
): boolean {
  const { subjects, scenes, weather, time, frame, writing, relations, meal } = reading;
  const [one, ...others] = subjects;
  if (!one?.person || one.kind !== 'figure' || one.count > 1 || others.length > 0 || ties.length > 0)
    return false;
  if (frame !== undefined || time !== undefined || meal !== undefined) return false;
  if (scenes.length + weather.size + writing.length + relations.size > 0) return false;
  // What is not known may be what they do.
  return isAllOfTheHead(one.person) && words.every((word) => !isUnknown(word));
}

function isAllOfTheHead({
  wears,
  hair,
  beard,
  eyes,
  freckles,
  traits,
  does,
  hands,
  role,
  view,
  age,
  animal,
}: PersonLook): boolean {
  if ([does, hands, role, animal].some((one) => one !== undefined) || view === 'back' || age === 'baby')
    return false;
  const isSmall = wears.some(({ garment }) => OF_HEADS.has(garment));
  const isTold = isSmall || [hair, beard, eyes, freckles, traits].some((one) => one !== undefined);
  return isTold && wears.every(({ garment }) => ON_HEADS.has(garment));
}
