// What riding, driving, following and wearing mean between two: who steps on a stool rides none, and roads drive no cars.

import { isBeast } from '../../animals/heads.ts';
import { ANIMAL_KINDS, DOER_KINDS, DRIVEN_KINDS, HOLDER_KINDS, PORTABLE_KINDS } from '../subject-kinds.ts';
import { MOUNTS } from './link-kinds.ts';
import { told, type PairRule } from './pair.ts';
import { subjectOf } from './place-after.ts';

const STEPPING = /^(?:踩|踏)/u;
const STEPS: ReadonlySet<string> = new Set(['stool', 'chair', 'package', 'crate', 'table', 'book', 'books']);

export const RIDING_RULES: readonly PairRule[] = [
  // 踩着凳子: one stands on it.
  ({ plain, from, to }) => {
    if (!from.person || !STEPPING.test(plain) || !STEPS.has(to.key)) return undefined;
    from.person.does ??= 'stand';
    return { means: 'on' };
  },
];

export const DRIVING_RULES: readonly PairRule[] = [
  // 桃花开着, "the car drives on".
  ({ from, to }) =>
    DRIVEN_KINDS.has(to.kind) && (HOLDER_KINDS.has(from.kind) || isBeast(from)) ? undefined : 'apart',
  ({ to }) => (MOUNTS.has(to.key) ? { means: 'riding' } : undefined),
];

export const FOLLOWING_RULES: readonly PairRule[] = [
  // 后面跟着一条黄狗: who is named after it follows.
  (pair) => {
    const { read, at, word, earlier, from, to } = pair;
    const isClause = earlier?.word.clause === word.clause;
    if (!word.isHan || isClause || !DOER_KINDS.has(to.kind)) return undefined;
    const isBody = (one: (typeof read.casting)[number]): boolean =>
      DOER_KINDS.has(subjectOf(one, read.cast)?.kind ?? 'sky');
    const ahead = read.casting.findLast((noun) => noun.at < at && isBody(noun));
    return told(pair, 'following', [to, subjectOf(ahead, read.cast) ?? from], pair.next.word);
  },
];

export const WEARING_RULES: readonly PairRule[] = [
  // Clothes were put on already.
  ({ from, to }) =>
    PORTABLE_KINDS.has(to.kind) && (HOLDER_KINDS.has(from.kind) || ANIMAL_KINDS.has(from.kind))
      ? undefined
      : 'apart',
];
