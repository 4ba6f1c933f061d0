// How near those are who hug or hold hands.

import type { Link } from '../reading/prompt-reading.ts';
import { wideOf, type Cast } from './cast.ts';

/** Parts of the height from the middle to the hands of those who are no people, but have hands. */
const HANDS: Readonly<Record<string, number>> = { robot: 0.2 };
/** The same of people, by what the arm does. */
const ARMS: Partial<Record<string, number>> = { 'hold-hand': 0.25, 'lead-hand': 0.15, 'reach-hand': 0.41 };

export function isPair(cast: readonly Cast[]): boolean {
  return (
    cast.length === 2 &&
    cast.every(({ spot: { subject } }) => subject.kind === 'figure' || subject.key in HANDS)
  );
}

/** Who hugs is nearer than who holds hands. */
export function isHandInHand({ relation, words }: Link): boolean {
  return relation === 'hugging' && /hand|[牵握]/i.test(words);
}

/** How far apart the pictures of two people are whose hands meet, the left one first, however wide their coats are. */
export function reachOf(pair: readonly [left: Cast, right: Cast]): number {
  const [left, right] = pair;
  const reaches = pair.map(({ spot: { tall, view, subject } }) => {
    const arm = ARMS[subject.person?.hands ?? ''];
    const frontal = arm ?? HANDS[subject.key] ?? (subject.person?.age === 'child' ? 0.19 : 0.157);
    return tall * (view === 'side' ? 0.145 : frontal);
  });
  return reaches.reduce((sum, reach) => sum + reach, 0) + bodyOf(left) - bodyOf(right);
}

/** How far the middle of the body is from that of the picture, to which an arm held out belongs. */
function bodyOf(one: Cast): number {
  const { view, lapAcross = 0.5 } = one.spot;
  return view !== 'side' ? (lapAcross - 0.5) * wideOf(one) : 0;
}

/** Who hug overlap; hands meet at the sides. */
export function nearnessOf(link: Link): number {
  if (link.relation !== 'hugging') return 1;
  return isHandInHand(link) ? 0.84 : 0.62;
}
