// "A floating castle", 漂浮在云端的城堡, 浮空城堡: what stands in the air stands on land that hangs there; on water it floats as
// boats do. And a lantern that floats in the air hangs from nothing.

import { VOCABULARY } from '../words/vocabulary.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

const FLOATING = /^(?:floating|hovering|levitating|浮空|悬浮|悬浮的|漂浮|漂浮的|飘浮|飘浮的|空中)$/i;
const AFLOAT = /^(?:water|river|canal|market|水上|水面|水|河|hotel|dock)$/i;
const WATERS: ReadonlySet<string> = new Set(['sea', 'lake', 'water-town', 'underwater']);
/** Words between it and its house: "a floating old stone castle". */
const REACH = 3;

/** Returns the words, with such a word as the island that its house is on. */
export function nameFloating(all: readonly Word[]): Word[] {
  const words = all.map((word, at) =>
    isLantern(word) && isInTheAir(all, at)
      ? { ...word, meanings: VOCABULARY.get('sky lantern') ?? [] }
      : word,
  );
  const hasIsland = words.some((word) => meaningOf(word, 'subject')?.value.key === 'floating-island');
  if (hasIsland) return [...words];
  return words.map((word, at) => {
    if (!isBeforeHouse(words, at)) return word;
    if (words.some((one) => one.clause === word.clause && isOfWater(one))) return word;
    // No word of a compound: the run is one of its own.
    return { ...word, meanings: VOCABULARY.get('floating island') ?? [], run: word.run + 0.5 };
  });
}

function isLantern(word: Word): boolean {
  const subject = meaningOf(word, 'subject')?.value;
  return subject?.key === 'lantern' && subject.kind === 'hang';
}

/** "A lantern floating above a lake", 湖面上方飘着一盏灯笼; those that float on a river do not fly. */
function isInTheAir(words: readonly Word[], at: number): boolean {
  const { clause, isHan } = words[at] as Word;
  const near = words.slice(Math.max(0, at - REACH), at + 2).filter((word) => word.clause === clause);
  if (!near.some(({ text }) => ADRIFT.test(text))) return false;
  const around = words.filter((word) => word.clause === clause);
  if (!around.some((word) => isOfWater(word))) return true;
  return around.some(({ text }) => (isHan ? /^(?:上方|上空|空中)$/u : /^(?:above|over)$/i).test(text));
}
const ADRIFT =
  /^(?:float(?:s|ing)|drift(?:s|ing)|hover(?:s|ing)|ris(?:es|ing)|flying|[飘漂][着起在向满浮]?|[飘漂]浮[着在]|升起|升上|飞[着向起])$/i;

function isOfWater({ text, meanings }: Word): boolean {
  return AFLOAT.test(text) || meanings.some((one) => one.is === 'scene' && WATERS.has(one.value));
}

function isBeforeHouse(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || !FLOATING.test(word.text)) return false;
  const next = words
    .slice(at + 1, at + 1 + REACH)
    .find((one) => one.text !== '的' && !means(one, 'adjective', 'size', 'colour', 'material'));
  return next?.run === word.run && meaningOf(next, 'subject')?.value.kind === 'building';
}
