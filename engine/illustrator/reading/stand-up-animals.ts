// Makes animals that do what only people do stand up and do it: "a panda doing tai chi", 猫在弹钢琴.

import { animalHead } from '../animals/heads.ts';
import { isHandWork, mannerOf, workWith } from '../lexicon/hand-work.ts';
import type { PersonAct } from '../prompt-reading.ts';
import { standUp } from './dress-animals.ts';
import type { Noun } from './find-nouns.ts';
import type { Cast } from './make-subjects.ts';
import { whoRests } from './rest-animals.ts';
import { means, meaningOf, type Word } from './word.ts';

/** Done with the whole body. */
const BODILY: ReadonlySet<PersonAct> = new Set(['ballet', 'tai-chi', 'kung-fu', 'yoga']);
/** Animals do it as they are. */
const AS_THEY_ARE: ReadonlySet<PersonAct> = new Set([
  'read',
  'carry',
  'cradle',
  'offer',
  'scatter',
  'lift',
  'grip',
  'water',
  'bubbles',
  'stairs',
  'surf',
  'carry-surfboard',
]);
/** They fish without a rod. */
const ANGLERS: ReadonlySet<string> = new Set(['bear', 'polar-bear', 'otter', 'penguin', 'seal']);

/** Changes the subjects, before they are dressed. */
export function standUpAnimals(words: readonly Word[], nouns: readonly Noun[], cast: Cast): void {
  for (const [at, word] of words.entries()) {
    const act = meaningOf(word, 'person-act')?.value ?? playedAt(words, nouns, at, cast);
    if (act === undefined || !isOfPeople(act)) continue;
    const doer = whoRests(words, nouns, at, cast);
    if (!doer || doer.kind === 'figure' || !animalHead(doer)) continue;
    if (act === 'fish' && ANGLERS.has(doer.key)) continue;
    standUp(doer);
  }
}

function isOfPeople(act: PersonAct): boolean {
  return BODILY.has(act) || (isHandWork(act) && !AS_THEY_ARE.has(act));
}

/** What the instrument is for that is played, or the easel that is painted at. */
function playedAt(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  cast: Cast,
): PersonAct | undefined {
  const word = words[at];
  const next = nouns.find((noun) => noun.at > at && noun.word.clause === word?.clause);
  const thing = next && cast.byNoun.get(next);
  const isPlayed =
    meaningOf(word, 'link')?.value === 'playing' || (word !== undefined && PLAYED.test(word.text));
  if (!thing || !isPlayed || words.slice(at + 1, next.at).some((one) => means(one, 'subject', 'link')))
    return undefined;
  const work = workWith(thing);
  return work !== undefined && mannerOf(work).tool !== undefined ? work : undefined;
}

const PLAYED = /^(?:drumming|strumming|打|敲|弹|拉|painting)$/i;
