// 爸爸牵着一个拿气球的小男孩, 妈妈牵着背书包的小男孩: who it is done to is named after all that they do and wear. It is read as
// 一个小男孩拿气球, in the order of other sentences, so that the number, the deeds before it and its own deeds find them.

import { isDeed } from '../links/link-kinds.ts';
import { isFigure, means, meaningOf, type Word } from './word.ts';

/** Words from the number to the 的 before who is counted. */
const FURTHEST = 8;
const LEADS = /(?:[个位名群]|^[一两二三几有])$/u;
/** These are known by what comes after them only. */
const SELLING = /^[卖售背]$/u;

export function nameBeforeClause(words: readonly Word[]): Word[] {
  const read = [...words];
  for (let at = 0; at < read.length - 2; at++) {
    const head = isCounted(read, at) || isDoneTo(read, at) ? headAfter(read, at) : undefined;
    if (head === undefined) continue;
    const [, ...named] = read.splice(head.of, head.to - head.of + 1);
    read.splice(at + 1, 0, ...named);
  }
  return read;
}

/** 一个 or 有 before a deed. */
function isCounted(words: readonly Word[], at: number): boolean {
  const [word, deed] = words.slice(at, at + 2);
  if (!word?.isHan || !deed?.isHan || word.run !== deed.run || !LEADS.test(word.text)) return false;
  const link = meaningOf(deed, 'link')?.value;
  // 一个骑马的骑士 as the first who is named is read as it stands.
  const isLater =
    (meaningOf(word, 'number')?.value ?? 1) > 1 ||
    words
      .slice(0, at)
      .some((one) => one.clause === word.clause && means(one, 'subject', 'act', 'person-act', 'place-after'));
  const isDone = link === undefined ? means(deed, 'act', 'person-act') : link !== 'wearing' && isDeed(link);
  return isLater && (isDone || SELLING.test(deed.text));
}

/** 牵着 before 穿红裙子的小女孩: somebody does it to who wears that. */
function isDoneTo(words: readonly Word[], at: number): boolean {
  const [deed, worn] = words.slice(at, at + 2);
  if (!deed?.isHan || !worn?.isHan || deed.run !== worn.run || !WORN.test(worn.text)) return false;
  const isDone = TAKING.test(deed.text);
  return isDone && words.slice(0, at).some((one) => one.clause === deed.clause && isFigure(one));
}
const TAKING = /^(?:[牵拉抱背搂推]着?|抱起|扶着|领着|带着)$/u;
const WORN = /^(?:身?穿着?|身着|头?戴着?|背着?|披着|打扮成|扮成)$/u;

/** Where who does it is named, after 的; undefined where it is said of nobody, or what is said of a place begins there. */
function headAfter(words: readonly Word[], at: number): { of: number; to: number } | undefined {
  const { run } = words[at] as Word;
  const of = words.findIndex((word, index) => index > at + 2 && index <= at + FURTHEST && word.text === '的');
  // 的小女儿.
  const to = of + (means(words[of + 1], 'size') ? 2 : 1);
  const [head, next] = words.slice(to, to + 2);
  if (of < 0 || head?.run !== run || meaningOf(head, 'subject')?.value.kind !== 'figure') return undefined;
  return next?.run === run && (next.text === '的' || means(next, 'place-after')) ? undefined : { of, to };
}
