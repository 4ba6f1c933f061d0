// Which ship it is where only "ship" is said: one under black sails for pirates, a longship for vikings.

import type { PromptReading } from '../reading/prompt-reading.ts';

/** The plain words for one that may be any. */
const ANY = /^(?:ships?|boats?|vessels?|船|大船|木船|帆船|一艘船)$/iu;
const OF_CREWS: Readonly<Partial<Record<string, string>>> = {
  viking: 'longship',
  pirate: 'pirate-ship',
};

/** Changes the drawings of ships that are named beside those who sail in no other. */
export function chooseShips({ subjects }: PromptReading): void {
  const name = subjects.map(({ person }) => OF_CREWS[person?.role ?? '']).find((one) => one !== undefined);
  if (name === undefined) return;
  for (const subject of subjects)
    if (subject.kind === 'boat' && ANY.test(subject.words ?? ''))
      Object.assign(subject, { key: name, drawing: `own/${name}`, height: 0.4 });
}
