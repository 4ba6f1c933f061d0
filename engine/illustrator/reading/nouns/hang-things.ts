// "Model planes hang from the ceiling", 千纸鹤挂在窗前: what is said to hang overhead, or in a window, hangs there by a cord.

import { metresOf } from '../../things/metres.ts';
import { PORTABLE_KINDS } from '../subject-kinds.ts';
import { means, type Show, type Word } from '../words/word.ts';
import type { Noun } from './find-nouns.ts';
import type { Cast } from './make-subjects.ts';

const HANGING = /^(?:hang|hangs|hanging|hung|dangle|dangles|dangling|suspended)\b/i;
/** What follows the verb. */
const OVERHEAD =
  /^(?:from (?:the|a|its|wooden) (?:\S+ ){0,2}(?:ceiling|rafters?|(?:roof )?beams?)|from above|overhead|above\b|over (?:the|a|his|her|their)\b|(?:in|at|by|before|in front of) (?:the|a|an|his|her|their) (?:\S+ )?window)/i;
/** 挂在窗前, and before the verb of what is named after it: 天花板上挂着…. */
export const OVERHEAD_HAN = /天花板|房顶|屋顶|房梁|横梁|梁上|头顶|窗|上方|上空/u;
const HANGING_HAN = /^(?:挂|悬挂|吊|垂挂)(?:着|在|了|满|有)?$/u;
/** In metres: more would be no load for a cord. */
const HEAVIEST = 0.9;
/** So many words may stand between a noun and its verb, or a verb and its noun. */
const NEAR = 4;

/** Marks what hangs; what its ceiling is called is told by it. */
export function hangThings(words: readonly Word[], nouns: readonly Noun[], cast: Cast, show: Show): void {
  for (const [at, word] of words.entries()) {
    if (!(word.isHan ? HANGING_HAN : HANGING).test(word.text)) continue;
    const place = word.isHan ? placeOfHan(words, at) : placeAfter(words, at);
    const noun = place && hungBy(words, nouns, at);
    const subject = noun && cast.byNoun.get(noun);
    if (!place || !subject || !canHang(subject)) continue;
    subject.hangs = true;
    for (const one of place) if (means(one, 'undrawn')) show(one, subject);
  }
}

function canHang(subject: Parameters<typeof metresOf>[0]): boolean {
  return PORTABLE_KINDS.has(subject.kind) && metresOf(subject) <= HEAVIEST;
}

/** The words of the place, where it is overhead. */
function placeAfter(words: readonly Word[], at: number): Word[] | undefined {
  const word = words[at] as Word;
  const after = words.slice(at + 1, at + 7).filter(({ clause }) => clause === word.clause);
  const said = `${word.text} ${after.map(({ text }) => text).join(' ')}`.replace(/^\S+ /, '');
  return OVERHEAD.test(said) ? after : undefined;
}

function placeOfHan(words: readonly Word[], at: number): Word[] | undefined {
  const { clause, text } = words[at] as Word;
  const own = words.filter((one) => one.clause === clause);
  const place = own.filter((one) =>
    text.endsWith('在') ? one.start > (words[at] as Word).start : one.start < (words[at] as Word).start,
  );
  return OVERHEAD_HAN.test(place.map((one) => one.text).join('')) ? place : undefined;
}

/** Named right before "hang", or right after 挂着. */
function hungBy(words: readonly Word[], nouns: readonly Noun[], at: number): Noun | undefined {
  const { clause, isHan, text } = words[at] as Word;
  const own = nouns.filter(({ word }) => word.clause === clause);
  const isAfter = isHan && !text.endsWith('在');
  return isAfter
    ? own.find((noun) => noun.at > at && noun.at - at <= NEAR)
    : own.findLast((noun) => noun.at < at && at - noun.at <= NEAR);
}
