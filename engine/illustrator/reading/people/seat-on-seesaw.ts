// "Two children playing on a seesaw", 孩子们坐跷跷板: who is named with one sits on it, as many as there is room for; who is
// on a swing swings.

import type { Tie } from './dress-people.ts';
import type { Cast } from '../nouns/make-subjects.ts';

const ENDS = 2;
const RIDES: ReadonlySet<Tie['relation']> = new Set(['on', 'riding', 'playing', 'beside']);

/** Changes ties and people; returns the ties with those of who sits on it without a word for it. */
export function seatOnSeesaw({ subjects, byNoun }: Cast, ties: readonly Tie[]): Tie[] {
  for (const tie of ties) swingOn(tie);
  const [noun, seesaw] = [...byNoun].find(([, { key, count }]) => key === 'seesaw' && count === 1) ?? [];
  const people = subjects.filter(({ person }) => person !== undefined);
  if (!noun || !seesaw || people.length === 0) return [...ties];
  const tied = ties.filter(({ from, to, relation }) => to === seesaw && from.person && RIDES.has(relation));
  for (const tie of tied) tie.relation = 'on';
  const riders = tied.length > 0 ? tied.map(({ from }) => from) : people.slice(0, ENDS);
  for (const rider of riders) {
    if (rider.isCounted !== true) rider.count = Math.min(rider.count, ENDS);
    // How one plays there is to ride it.
    for (const deed of rider.person?.deeds ?? []) if (deed.act === 'play') deed.act = 'ride';
  }
  const seated =
    tied.length > 0
      ? []
      : riders.map((from): Tie => ({ relation: 'on', from, to: seesaw, words: '', word: noun.word }));
  return [...ties, ...seated];
}

/** "A girl on a wooden swing". */
function swingOn({ relation, from: { person }, to }: Tie): void {
  const isOnIt = to?.key === 'swing' && (relation === 'on' || relation === 'riding');
  if (isOnIt && person && person.hands === undefined)
    Object.assign(person, { hands: 'swing', does: 'swing' });
}
