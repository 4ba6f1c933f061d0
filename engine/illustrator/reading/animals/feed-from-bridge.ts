// Who feeds birds from a bridge stands on it: "a girl feeding ducks from a bridge", "a boy on a bridge feeding swans".

import type { Tie } from '../people/dress-people.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Word } from '../words/word.ts';

const NEAR = 3;

/** Changes the ties: no bridge feeds anybody. */
export function feedFromBridge(
  words: readonly Word[],
  { subjects, byNoun }: Cast,
  ties: readonly Tie[],
): Tie[] {
  const [noun, bridge] = [...byNoun].find(([, { key }]) => key === 'bridge') ?? [];
  const feeder = subjects.find(({ kind }) => kind === 'figure');
  if (!noun || !bridge || !feeder || !ties.some(({ relation }) => relation === 'feeding')) return [...ties];
  const fed = ties.map((tie) =>
    tie.relation === 'feeding' && tie.from === bridge ? { ...tie, from: feeder } : tie,
  );
  const isFrom = words
    .slice(Math.max(0, noun.at - NEAR), noun.at)
    .some(({ text }) => /^(?:off|from)$/i.test(text));
  return isFrom ? [...fed, { relation: 'on', from: feeder, to: bridge, words: '', word: noun.word }] : fed;
}
