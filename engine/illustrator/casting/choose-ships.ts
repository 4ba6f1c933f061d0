// Which ship it is where only "ship" is said: one under black sails for pirates, a longship for vikings.

import type { Stage } from '../staging/stage.ts';

/** The plain words for one that may be any. */
const ANY = /^(?:ships?|boats?|vessels?|船|大船|木船|帆船|一艘船)$/iu;
const OF_CREWS: Readonly<Partial<Record<string, string>>> = {
  viking: 'longship',
  pirate: 'pirate-ship',
};

/** "A pirate island": theirs is what lies before it. */
const OF_PLACES = /\b(viking|pirate) (?:islands?|coves?|caves?|bays?|villages?|towns?|beach)\b/;

/** Changes the drawings of ships that are named beside those who sail in no other. */
export function chooseShips({ words, reading: { subjects } }: Stage): void {
  const crews = [...subjects.map(({ person }) => person?.role ?? ''), OF_PLACES.exec(words)?.[1] ?? ''];
  const name = crews.map((crew) => OF_CREWS[crew]).find((one) => one !== undefined);
  if (name === undefined) return;
  for (const subject of subjects)
    if (subject.kind === 'boat' && ANY.test(subject.words ?? ''))
      Object.assign(subject, { key: name, drawing: `own/${name}`, height: 0.4 });
}
