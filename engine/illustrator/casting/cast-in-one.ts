// "A bronze statue of a general on a horse": the horse is of what its rider is made of.

import type { PromptReading } from '../reading/prompt-reading.ts';

/** Changes the reading. */
export function castInOne({ subjects, links }: PromptReading): void {
  for (const { relation, from, to } of links) {
    const [rider, mount] = [subjects[from], to === null ? undefined : subjects[to]];
    if (relation !== 'riding' || rider?.kind !== 'figure' || rider.material === undefined || !mount) continue;
    mount.material ??= rider.material;
  }
}
