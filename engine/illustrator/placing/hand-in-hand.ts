// How near those are who hug or hold hands.

import { clamp } from '#engine/raster/noise.ts';
import { gripsOf, isHandInHand, type Grip } from '../reading/people/hold-hands.ts';
import type { Holder, Link } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { wideOf, type Cast } from './cast.ts';

/** Parts of the height from the middle to the hands of those who are no people, but have hands. */
const HANDS: Readonly<Record<string, number>> = { robot: 0.2 };
/** The same of people, by what the arm does. */
const ARMS: Readonly<Record<Grip, number>> = { level: 0.25, down: 0.15, up: 0.41 };

/** Changes the spots in place: in a row, each hand at that of the next, all in the frame. */
export function standHandInHand({ reading: { handChain = [] }, width }: Stage, cast: readonly Cast[]): void {
  const row = handChain.flatMap(
    (holder) => cast.find(({ spot }) => spot.subject === holder.subject && spot.index === holder.index) ?? [],
  );
  const [first] = row;
  if (!first || row.length < handChain.length) return;
  const y = Math.max(...row.map(({ spot }) => spot.y));
  const middle = row.reduce((sum, { spot }) => sum + spot.x, 0) / row.length;
  const places = row.reduce<number[]>((done, one, at) => {
    const [before, last] = [row[at - 1], done.at(-1)];
    const apart = before
      ? reachOf(handChain, at - 1, before, 'right') + reachOf(handChain, at, one, 'left')
      : 0;
    return [...done, (last ?? 0) + apart];
  }, []);
  const ends = [wideOf(first) / 2, wideOf(row.at(-1) ?? first) / 2] as const;
  const total = (places.at(-1) ?? 0) + ends[0] + ends[1];
  const scale = Math.min(1, (width * 0.94) / total);
  const left = clamp(
    middle - ((places.at(-1) ?? 0) / 2 + ends[0]) * scale,
    width * 0.03,
    width * 0.97 - total * scale,
  );
  for (const [at, { spot }] of row.entries())
    Object.assign(spot, { x: left + (ends[0] + (places[at] ?? 0)) * scale, y, tall: spot.tall * scale });
}

/** How far the hand at one side is from the middle of the picture, however wide the coat is. */
function reachOf(chain: readonly Holder[], at: number, one: Cast, side: 'left' | 'right'): number {
  const { subject, tall, view } = one.spot;
  const grip = gripsOf(chain, chain[at])[side === 'left' ? 0 : 1];
  const arm = HANDS[subject.key] ?? ARMS[grip ?? 'level'];
  const body = bodyOf(one);
  return tall * (view === 'side' ? 0.145 : arm) + (side === 'right' ? body : -body);
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
