// 举着火炬, "holding up a torch": where what is lifted is not drawn the arm would be raised for nothing, and is not.

import { BODY_KINDS } from '../subject-kinds.ts';
import type { Subject } from '../prompt-reading.ts';
import type { PersonAct } from './person-look.ts';
import { UNSHOWN, type Word, meaningOf, means } from '../words/word.ts';

/** None of these is in a hand. */
const TOO_LARGE: ReadonlySet<Subject['kind']> = new Set([
  'fish',
  'building',
  'vehicle',
  'boat',
  'landmark',
  'tree',
]);
const ARMS = /^(?:手|手臂|双手|双臂|单手|右手|左手|胳膊|拳头?|着|hands?|arms?|fists?)$/iu;
/** Words that may tell more of it. */
const FURTHEST = 6;

/** Returns the words; who lifts what nobody sees is not seen to lift. */
export function liftThings(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (meaningOf(word, 'person-act')?.value !== 'lift') return word;
    // 举着手机拍照: the hands are at that, and wave nothing.
    if (takesPhotos(words, at)) return { ...word, meanings: word.meanings.filter(({ is }) => is === 'link') };
    return isForNothing(words, at) ? { ...word, meanings: UNSHOWN } : word;
  });
}

function takesPhotos(words: readonly Word[], at: number): boolean {
  return words
    .slice(at + 1, at + 1 + FURTHEST)
    .some(
      (one) => one.clause === words[at]?.clause && PHOTOS.has(meaningOf(one, 'person-act')?.value ?? 'stand'),
    );
}
const PHOTOS: ReadonlySet<PersonAct> = new Set<PersonAct>(['photograph', 'selfie']);

function isForNothing(words: readonly Word[], at: number): boolean {
  const after = words.slice(at + 1, at + 1 + FURTHEST).filter(({ run }) => run === words[at]?.run);
  const thing = after.find(
    (word, index) =>
      word.text !== '的' &&
      after[index + 1]?.text !== '的' &&
      !means(word, 'adjective', 'colour', 'size', 'number', 'joiner'),
  );
  if (thing === undefined || ARMS.test(thing.text) || means(thing, 'link', 'act', 'person-act')) return false;
  const kind = meaningOf(thing, 'subject')?.value.kind;
  if (kind !== undefined) return TOO_LARGE.has(kind) && !BODY_KINDS.has(kind);
  return means(thing, 'undrawn', 'unshown') || (thing.meanings.length === 0 && thing.text.length > 1);
}
