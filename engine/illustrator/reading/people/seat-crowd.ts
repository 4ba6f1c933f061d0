// "A goalkeeper catching the ball while the crowd cheers": the crowd is in the stands around the ground, and nobody plays in a
// street.

import type { SportsGround } from '../../lexicon/feat.ts';
import { isSportsGround } from '../../lexicon/sports-grounds.ts';
import { groundOfFeats } from '../../staging/underfoot.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Subject } from '../prompt-reading.ts';
import { means, type Word } from '../words/word.ts';
import type { Tie } from './dress-people.ts';

/** They are drawn with stands full of people. */
const WITH_STANDS: ReadonlySet<SportsGround> = new Set<SportsGround>([
  'pitch',
  'track',
  'boxing-ring',
  'rink',
]);

/** Takes the crowd out of the cast and of the ties; returns who is seen with it instead. */
export function seatCrowd(words: readonly Word[], { subjects }: Cast, ties: Tie[]): Map<Subject, Subject> {
  const crowd = subjects.find(({ key }) => key === 'crowd');
  const others = subjects.filter((one) => one !== crowd);
  const player = others.find(({ kind }) => kind === 'figure');
  if (!crowd || !player || words.some((word) => means(word, 'scene'))) return new Map();
  const named = others.find(({ key }) => isSportsGround(key))?.key as SportsGround | undefined;
  const ground = named ?? groundOfFeats({ subjects: others, scenes: [] });
  if (!ground || !WITH_STANDS.has(ground)) return new Map();
  subjects.splice(subjects.indexOf(crowd), 1);
  for (const tie of ties.filter(({ from, to }) => from === crowd || to === crowd))
    ties.splice(ties.indexOf(tie), 1);
  return new Map([[crowd, player]]);
}
