// "A lion, front view", 一只猫的背影: from which side an animal or a thing is seen, or told where it is seen from another.

import { canRest, faceOf, headSeen, isBeast } from '../../animals/heads.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { PersonLook } from '../people/person-look.ts';
import type { Subject } from '../prompt-reading.ts';
import type { Show } from '../places/read-circumstances.ts';
import { meaningOf, type Word } from '../words/word.ts';
import { ANIMAL_KINDS } from '../subject-kinds.ts';

type View = NonNullable<PersonLook['view']>;

/** Drawn in profile. */
const ASIDE: ReadonlySet<Subject['kind']> = new Set(['vehicle', 'boat']);
const HAS_SIDES: ReadonlySet<Subject['kind']> = new Set([...ANIMAL_KINDS, ...ASIDE, 'building', 'item']);

/** Who is seen from the front sits, where it is drawn so. A word that says it of a person was heeded before. */
export function turnAnimals(
  words: readonly Word[],
  nouns: readonly Noun[],
  cast: Cast,
  isShown: (word: Word) => boolean,
  show: Show,
): void {
  const owners = new Map(
    nouns.flatMap((noun): [number, Subject][] => {
      const subject = cast.byNoun.get(noun);
      return subject && (HAS_SIDES.has(subject.kind) || subject.person) ? [[noun.at, subject]] : [];
    }),
  );
  // It is said of the last that was named before it, else of the first after it.
  let [owner] = owners.values();
  for (const [at, word] of words.entries()) {
    owner = owners.get(at) ?? owner;
    const view = meaningOf(word, 'view')?.value;
    if (view === undefined || !owner || owner.person || isShown(word)) continue;
    const seen = viewOf(owner, view, word);
    if (seen) show(word, { is: 'thing', thing: seen });
    else show(word);
  }
}

/** What shows it so; undefined where it is seen from another side. */
function viewOf(subject: Subject, view: View, word: Word): object | undefined {
  if (ASIDE.has(subject.kind)) return view === 'side' ? subject : undefined;
  if (!ANIMAL_KINDS.has(subject.kind)) return view === 'front' ? subject : undefined;
  if (view === 'back' || !isBeast(subject)) return undefined;
  const isFromFront = (headSeen(subject)?.eyes.length ?? 1) > 1;
  if (view === 'side') return isFromFront ? undefined : subject;
  if (isFromFront) return subject;
  if (subject.rests || faceOf(subject) === undefined || !canRest(subject, 'sit')) return undefined;
  subject.rests = { how: 'sit', words: word.text };
  return subject.rests;
}
