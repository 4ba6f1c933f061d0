// Fireworks of a poster that is set nowhere are printed on its sheet, large: over a town they would be small sparks.

import { isPosterSheet, occasionOf } from './poster-occasions.ts';
import type { PosterMotif, PromptReading, Subject } from '../reading/prompt-reading.ts';

const NIGHT = '#1f2458';

/** What stands before them, or hangs beside them: a bridge or people under them are seen in a place. */
const BEFORE: ReadonlySet<Subject['kind']> = new Set(['hang', 'item', 'food', 'sky']);

/** Changes the reading. */
export function printSky(reading: PromptReading, prompt: string): void {
  const { subjects, links, asks, frame } = reading;
  const at = subjects.findIndex(({ key }) => key === 'fireworks');
  const one = subjects[at];
  if (frame !== 'poster' || !one || !isPosterSheet(reading) || reading.scenes.length > 0) return;
  if (links.some(({ from, to }) => from === at || to === at)) return;
  const rest = subjects.filter((other) => other !== one);
  if (rest.length > 2 || !rest.every(({ kind }) => BEFORE.has(kind))) return;
  const motif: PosterMotif = { what: 'fireworks' };
  reading.motifs = [...(reading.motifs ?? []), motif];
  subjects.splice(at, 1);
  for (const link of links) {
    if (link.from > at) link.from--;
    if (link.to !== null && link.to > at) link.to--;
  }
  for (const { shows } of asks)
    for (const [place, shown] of shows.entries())
      if (shown.is === 'thing' && shown.thing === one) shows[place] = { is: 'thing', thing: motif };
  const occasion = occasionOf(prompt);
  reading.ground ??= occasion?.ground ?? NIGHT;
  const foot = occasion?.foot ?? (subjects.length === 0 ? 'skyline' : undefined);
  if (foot) reading.foot ??= foot;
}
