// A room with a fire in its wall: no tree stands before the flames, and who sleeps by the fire lies there.

import { pieceSpot } from '../scenery/interior.ts';
import type { Stage } from '../staging/stage.ts';
import { wideOf, type Cast } from './cast.ts';

const LYING =
  /\b(?:asleep|sleep(?:s|ing)?|lying|lies|curled up|curls up|doz(?:es|ing)|rest(?:s|ing)|nap(?:s|ping))\b[^,.]{0,16}\b(?:by|beside|near|next to|in front of|before)\b (?:the|a)(?: \w+)? ?fire|壁炉[旁边前]|炉火[旁边前]/i;
/** Metres: half of the breadth of the hearth. */
const HEARTH = 0.8;
/** Of the width: how far from the middle the corner is that is away from it. */
const CORNER = 0.36;

/** Changes the spots in place. */
export function keepHearth(stage: Stage, cast: readonly Cast[]): void {
  const fire = stage.scene === 'room' ? pieceSpot(stage, 'own/fireplace') : undefined;
  if (!fire) return;
  const { width, words, reading } = stage;
  const side = fire.x < width / 2 ? -1 : 1;
  for (const one of cast) {
    const { spot } = one;
    const own = reading.subjects.indexOf(spot.subject);
    const isTied = reading.links.some(({ from, to }) => from === own || to === own);
    if (isTied || spot.isPortrait || spot.isPerched) continue;
    const isBefore = Math.abs(spot.x - fire.x) < wideOf(one) / 2 + HEARTH * fire.metre;
    if (spot.subject.key === 'christmas-tree' && isBefore) spot.x = width * (0.5 - side * CORNER);
    const { rests, kind } = spot.subject;
    const isAsleep = kind !== 'figure' && (rests?.how === 'sleep' || rests?.how === 'lie');
    if (isAsleep && LYING.test(words)) spot.x = fire.x;
  }
}
