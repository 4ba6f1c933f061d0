// How near those are who hug or hold hands.

import type { Link } from '../reading/prompt-reading.ts';
import type { Cast } from './cast.ts';

export function isPair(cast: readonly Cast[]): boolean {
  return cast.length === 2 && cast.every(({ spot }) => spot.subject.kind === 'figure');
}

/** Who hugs is nearer than who holds hands. */
export function isHandInHand({ relation, words }: Link): boolean {
  return relation === 'hugging' && /hand|[牵握]/i.test(words);
}

/** How far apart two people stand whose hands meet, however wide their coats are. */
export function reachOf(pair: readonly Cast[]): number {
  const reaches = pair.map(({ spot: { tall, view, subject } }) =>
    view === 'side' ? tall * 0.145 : tall * (subject.person?.age === 'child' ? 0.19 : 0.157),
  );
  return reaches.reduce((sum, reach) => sum + reach, 0);
}

/** Who hug overlap; hands meet at the sides. */
export function nearnessOf(link: Link): number {
  if (link.relation !== 'hugging') return 1;
  return isHandInHand(link) ? 0.84 : 0.62;
}
