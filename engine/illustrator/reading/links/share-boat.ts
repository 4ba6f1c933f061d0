// 小船上，爸爸在钓鱼，妈妈在看书, "on a small boat, a father fishes and a mother reads": a boat that leads all of the prompt is that of
// everybody who is named after it, where nothing else is said of where they are.

import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Tie } from '../people/dress-people.ts';
import { means, type Word } from '../words/word.ts';

const PLACED: ReadonlySet<Tie['relation']> = new Set([
  'on',
  'in',
  'under',
  'behind',
  'in_front',
  'beside',
  'riding',
  'driving',
]);
const LEADS = /^(?:on|in|aboard|on board|inside)$/i;
/** More have no room there. */
const MOST = 4;

/** Returns the ties, with those of all others who are in the boat. */
export function shareBoat(ties: readonly Tie[], words: readonly Word[], { byNoun }: Cast): Tie[] {
  const named = [...byNoun].toSorted(([a], [b]) => a.at - b.at);
  const [first] = named;
  const people = named.filter(([, { person }]) => person !== undefined);
  if (!first || first[1].kind !== 'boat' || first[1].count > 1 || !isLead(words, first[0])) return [...ties];
  const all = new Set(people.map(([, one]) => one));
  const total = [...all].reduce((sum, { count }) => sum + count, 0);
  if (all.size < 2 || total > MOST) return [...ties];
  const [{ word }, to] = first;
  const isElsewhere = ([noun, one]: [Noun, Tie['from']]): boolean =>
    ties.some(({ relation, from }) => from === one && PLACED.has(relation)) ||
    words.some(
      (other) =>
        other.clause === noun.word.clause &&
        other.clause !== word.clause &&
        means(other, 'scene', 'near-scene'),
    );
  const others = new Set(people.filter((each) => !isElsewhere(each)).map(([, one]) => one));
  const relation = ties.find((tie) => tie.to === to && tie.relation === 'on')?.relation ?? 'in';
  return [...ties, ...[...others].map((from): Tie => ({ relation, from, to, words: '', word }))];
}

/** The prompt begins with it, and with where it is that they are. */
function isLead(words: readonly Word[], { at, word }: Noun): boolean {
  if (word.isHan) return at <= 2 && /^[上里]/u.test(words[at + 1]?.text ?? '');
  return LEADS.test(words[0]?.text ?? '') && at <= 4;
}
