// "A bronze statue of a general on a horse": the horse is of what its rider is made of, and so is a child in the arms.

import type { LinkRelation, PromptReading } from '../reading/prompt-reading.ts';

const IN_ONE: ReadonlySet<LinkRelation> = new Set(['riding', 'holding']);

/** Changes the reading. */
export function castInOne({ subjects, links }: PromptReading): void {
  for (const { relation, from, to } of links) {
    const pair = [subjects[from], to === null ? undefined : subjects[to]] as const;
    const statue = pair.find((one) => one?.kind === 'figure' && one.material !== undefined);
    if (!statue || !IN_ONE.has(relation)) continue;
    for (const one of pair) if (one) one.material ??= statue.material;
  }
}
