// Tells a painter at work from a painting: "a robot painting a portrait at an easel" is no portrait of a robot.

import { meaningOf, type Word } from '../words/word.ts';
import { HOLDER_KINDS } from '../subject-kinds.ts';

const AT_WORK = /^(?:painting|drawing|sketching|paints|draws|画|画着|在画|绘制)$/i;

/** Something alive stands before the verb, and nothing but an article after it. */
export function isOnEasel(words: readonly Word[], index: number): boolean {
  const from = Math.max(0, index - 3);
  const verb = words.slice(from, index).findLastIndex(({ text }) => AT_WORK.test(text)) + from;
  const [doer, aux] = [words[verb - 1], words[verb - 2]];
  const isDone = [doer, aux].some(
    (one) => one && HOLDER_KINDS.has(meaningOf(one, 'subject')?.value.kind ?? ''),
  );
  return (
    verb >= from &&
    isDone &&
    words.slice(verb + 1, index).every(({ text }) => /^(?:an?|the|his|her|their|一[幅张])$/i.test(text))
  );
}

/** "A robot painting a portrait"; "a cat painting on a wall" is a painting. */
export function isPainterToo(before: Word, next: Word | undefined): boolean {
  return (
    HOLDER_KINDS.has(meaningOf(before, 'subject')?.value.kind ?? '') &&
    /^(?:an?|the|at)$/i.test(next?.text ?? '')
  );
}
