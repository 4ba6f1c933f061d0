// Which ship it is where only "ship" is said: one under black sails for pirates, a longship for vikings.

import type { LinkRelation, PromptReading, Subject } from '../reading/prompt-reading.ts';
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
export function chooseShips({ words, reading }: Stage): void {
  const { subjects } = reading;
  emptyRafts(reading);
  if (SAILS.test(words)) for (const one of subjects) if (isAny(one)) Object.assign(one, SAILING);
  const crews = [...subjects.map(({ person }) => person?.role ?? ''), OF_PLACES.exec(words)?.[1] ?? ''];
  const name = crews.map((crew) => OF_CREWS[crew]).find((one) => one !== undefined);
  if (name === undefined) return;
  for (const subject of subjects)
    if (isAny(subject)) Object.assign(subject, { key: name, drawing: `own/${name}`, height: 0.4 });
}

function isAny({ kind, words = '' }: Subject): boolean {
  return kind === 'boat' && ANY.test(words);
}

/** "A ship with torn sails", 挂着红帆的木船. */
const SAILS =
  /\b(?:with|under|its|his|her|their)(?: [a-z]+){0,2} sails\b|\b(?:white|red|black|torn|full|billowing) sails\b|[白红黑船]帆|扬帆|帆鼓/;
const SAILING = { key: 'sailboat', drawing: 'own/sailboat' } as const;

/** Who is named on a raft is there alone. */
function emptyRafts({ subjects, links }: PromptReading): void {
  for (const { relation, from, to } of links) {
    const raft = subjects[to ?? -1];
    if (raft?.drawing !== 'own/bamboo-raft' || !ABOARD.has(relation)) continue;
    if (subjects[from]?.kind === 'figure')
      Object.assign(raft, { key: 'bamboo-raft', drawing: 'own/empty-bamboo-raft' });
  }
}
const ABOARD: ReadonlySet<LinkRelation> = new Set(['on', 'in', 'riding', 'driving']);
