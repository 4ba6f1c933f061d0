// "An otter floating on its back", 海獭躺在海面上: who lives in water floats in it, and not in the air.

import { FLOATING_OTTER } from '../../things/floating-otter.ts';
import type { Subject } from '../prompt-reading.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

const AT_HOME: ReadonlySet<string> = new Set([
  'otter',
  'seal',
  'walrus',
  'beaver',
  'capybara',
  'platypus',
  'hippopotamus',
  'penguin',
  'polar-bear',
  'crocodile',
  'duck',
  'swan',
  'goose',
  'pelican',
  'frog',
]);
const FLOATS =
  /^(?:floating|floats|drifting|drifts|bobbing|漂浮|漂浮着|漂浮在|漂在|漂着|浮在|浮着|飘在|仰泳|仰面漂浮|仰躺|仰躺着|仰躺在|仰面|仰面朝天)$/i;
const BACK = /^backs?$/i;
/** "Floating peacefully on its back". */
const FURTHEST = 5;
const LIES = /^(?:躺|躺在|躺着|仰卧|仰卧在)$/u;
const AT_SURFACE = /^(?:水面|水面上|海面|海面上|湖面|湖面上|河面|河面上|水上|水里|水中)$/u;
/** There, they float as all things do. */
const ELSEWHERE =
  /^(?:space|outer space|sky|clouds?|air|stars|galaxy|balloons?|bubbles?|above|over|umbrella|太空|宇宙|天空|空中|天上|云|云端|气球|星空|上空|上方)$/i;

/** Changes who floats; returns the words that say it. */
export function layInWater(
  words: readonly Word[],
  subjects: readonly Subject[],
): { word: Word; by: Subject }[] {
  const said = words.filter((word) => means(word, 'afloat'));
  const [first] = said;
  const floating = subjects.filter(({ key, kind }) => AT_HOME.has(key) && kind !== 'bird');
  if (!first) return [];
  for (const subject of floating)
    if (subject.key === 'otter')
      Object.assign(subject, { drawing: FLOATING_OTTER, kind: 'boat', height: 0.16 });
    else if (subject.kind !== 'boat') subject.rests = { how: 'wade', words: first.text };
  return said.flatMap((word) => floating.map((by) => ({ word, by })));
}

/** Returns the words; those by which an animal floats in water mean nothing else. */
export function floatInWater(words: readonly Word[]): Word[] {
  const floating = words.map((word) => asAfloat(words, word));
  return floating.map((word, at) => {
    const isOwnBack = BACK.test(word.text) && /^(?:its|their)$/i.test(words[at - 1]?.text ?? '');
    const isAfloat = floating.slice(Math.max(0, at - FURTHEST), at).some((one) => means(one, 'afloat'));
    return isOwnBack && isAfloat ? { ...word, meanings: [{ is: 'afloat' }] } : word;
  });
}

function asAfloat(words: readonly Word[], word: Word): Word {
  const isSaid = FLOATS.test(word.text) || LIES.test(word.text);
  if (!isSaid) return word;
  const own = words.filter((one) => one.clause === word.clause);
  // 海獭，漂浮: a tag by itself is of whoever there is.
  const clause = own.length === 1 ? words : own;
  const isTheirs = clause.some((one) => AT_HOME.has(meaningOf(one, 'subject')?.value.key ?? ''));
  const isWet = FLOATS.test(word.text) || clause.some((one) => AT_SURFACE.test(one.text));
  const isDry = clause.some((one) => ELSEWHERE.test(one.text) || means(one, 'frame'));
  return isTheirs && isWet && !isDry ? { ...word, meanings: [{ is: 'afloat' }] } : word;
}
