// Tells a painter at work from a painting: "a robot painting a portrait at an easel" is no portrait of a robot.

import { isFigure, means, meaningOf, type Word } from '../words/word.ts';
import { ANIMAL_KINDS, HOLDER_KINDS } from '../subject-kinds.ts';

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

const PAINTS = /^(?:paints|painting|sketches|sketching|draws|drawing|画|画着|在画|正在画|描绘)$/i;
const ON_CANVAS: ReadonlySet<string> = new Set([...ANIMAL_KINDS, 'plant', 'tree', 'sky', 'landmark']);

/** 在墙上画一只老虎: it is on the wall, and does not stand before it. */
export function isPaintedOnWall(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const own = words.slice(Math.max(0, at - 5), at).filter(({ clause }) => clause === word.clause);
  return (
    word.isHan === true &&
    ON_CANVAS.has(meaningOf(word, 'subject')?.value.kind ?? 'item') &&
    own.some(({ text }) => PAINTS.test(text)) &&
    isOnWall(words, at)
  );
}

/** 女孩画着向日葵, "a girl paints sunflowers": they are on her canvas, and do not stand beside her. */
export function isOnCanvas(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const kind = meaningOf(word, 'subject')?.value.kind;
  if (kind === undefined || !ON_CANVAS.has(kind) || isOnWall(words, at)) return false;
  const own = words.slice(Math.max(0, at - 5), at).filter(({ clause }) => clause === word.clause);
  const verb = own.findLastIndex(({ text }) => PAINTS.test(text));
  const doer = words.slice(0, at).findLast((one) => one.clause === word.clause && isFigure(one));
  return (
    verb >= 0 &&
    doer !== undefined &&
    doer.start < (own[verb]?.start ?? 0) &&
    own.slice(verb + 1).every((one) => LITTLE.test(one.text) || means(one, ...SAYING_MORE))
  );
}
/** "Paints a tiger on a brick wall", 在墙上画老虎: no easel stands there. */
function isOnWall(words: readonly Word[], at: number): boolean {
  const { clause } = words[at] as Word;
  const said = (part: readonly Word[]): string =>
    part.flatMap((one) => (one.clause === clause ? [one.text] : [])).join(' ');
  const after = said(words.slice(at + 1, at + 7));
  return (
    (/\bon(?:to)? /i.test(`${after} `) && !/canvas|easel|paper/i.test(after)) ||
    /(?:墙|地|脸|石头|扇子|花瓶|灯笼|伞) ?[上面]/u.test(said(words.slice(0, at)))
  );
}

const LITTLE = /^(?:an?|the|his|her|their|some|of|一[幅张朵只片棵匹条头株]|着|的)$/i;
const SAYING_MORE = ['adjective', 'colour', 'size', 'number'] as const;
