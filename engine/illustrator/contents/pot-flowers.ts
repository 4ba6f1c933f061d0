// Flowers on a windowsill or a balcony: they stand there in pots, where no vase is named.

import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { pottedName } from '../things/pots.ts';
import { isInVase } from './vases.ts';

const SILL = /window ?sill|window ?ledge|窗台/i;
/** These hold them. */
const HOLDERS = /^(?:vase|basket|bottle|bowl|bouquet|jar|can|bucket|crate)$/;

/** Changes the flowers of the reading. */
export function potFlowersAtHome(reading: PromptReading, prompt: string): void {
  const { subjects, links } = reading;
  const isHome = SILL.test(prompt) || subjects.some(({ key }) => key === 'balcony');
  if (!isHome || subjects.some(({ key }) => HOLDERS.test(key))) return;
  const isHeld = (one: Subject): boolean =>
    links.some(({ relation, to }) => relation === 'holding' && to !== null && subjects[to] === one);
  for (const one of subjects) {
    if (one.kind !== 'plant' || isInVase(reading, one) || isHeld(one)) continue;
    const drawing = one.drawing === 'own/wildflowers' ? 'own/potted-flowers' : pottedName(one);
    if (drawing !== undefined)
      Object.assign(one, { key: 'potted-flowers', drawing, kind: 'item', height: 0.28 });
  }
}
