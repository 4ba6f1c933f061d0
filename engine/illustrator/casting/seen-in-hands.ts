// Whether what somebody has is seen with them: hands that are at something else, or of who lies there, hold nothing.

import { isBeforeBody, isHandWork, workWith, type HandWork } from '../lexicon/hand-work.ts';
import type { Spot } from '../placing/spot.ts';
import type { Subject } from '../reading/prompt-reading.ts';

/** Other work that shows the tool. */
const SHOWN_BY: Partial<Record<string, readonly HandWork[]>> = {
  'mobile-phone': ['call', 'selfie', 'photograph'],
  surfboard: ['surf'],
  snowboard: ['snowboard', 'snow-air'],
  scepter: ['lift'],
  microphone: ['sing'],
};

/** `thing`: what was given to whoever is in the spot. */
export function isSeenInHands({ subject, work, pose, view }: Spot, thing: Subject): boolean {
  // A cup is before the breast.
  if (
    subject.person !== undefined &&
    thing.kind === 'food' &&
    view === 'back' &&
    (pose === 'stand' || (pose === 'seat' && work === undefined))
  )
    return false;
  // So is what is in both arms.
  if (view === 'back' && (work === 'carry' || work === 'cradle')) return false;
  // Arms that stir a pot have no baby in them.
  if (thing.kind === 'figure' && isHandWork(work) && work !== 'cradle' && !work.startsWith('carry'))
    return false;
  if (subject.person === undefined || thing.kind !== 'item') return true;
  const own = workWith(thing);
  if (view === 'back' && isBeforeBody(own)) return false;
  if (own === undefined) return pose !== 'lie' || (work === 'read' && /book|newspaper/.test(thing.key));
  return own === work || (work !== undefined && SHOWN_BY[thing.key]?.includes(work) === true);
}
