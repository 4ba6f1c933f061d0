// Fireworks and rainbows of a poster that is set nowhere are printed on its sheet, large: over a land they would be small
// and pale.

import { isPosterSheet, occasionOf } from './poster-occasions.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { PosterMotif } from '../reading/writing/sheet-reading.ts';

const GROUNDS = { fireworks: '#1f2458', rainbow: '#3f8fb0' } as const;

function isPrinted(key: string): key is keyof typeof GROUNDS {
  return key in GROUNDS;
}

/** What stands before them, or hangs beside them: a bridge or people under them are seen in a place. */
const BEFORE: ReadonlySet<Subject['kind']> = new Set(['hang', 'item', 'food', 'sky', 'air', 'full']);

/** Changes the reading. */
export function printSky(reading: PromptReading, prompt: string): void {
  const { subjects, links, asks, frame } = reading;
  const at = subjects.findIndex(({ key }) => isPrinted(key));
  const one = subjects[at];
  if (
    frame !== 'poster' ||
    !one ||
    !isPrinted(one.key) ||
    !isPosterSheet(reading) ||
    reading.scenes.length > 0
  )
    return;
  if (links.some(({ from, to }) => from === at || to === at)) return;
  const rest = subjects.filter((other) => other !== one);
  if (rest.length > 2 || !rest.every(({ kind }) => BEFORE.has(kind))) return;
  const motif: PosterMotif = { what: one.key };
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
  reading.ground ??= occasion?.ground ?? GROUNDS[one.key];
  const foot = occasion?.foot ?? (subjects.length === 0 && one.key === 'fireworks' ? 'skyline' : undefined);
  if (foot) reading.foot ??= foot;
}
