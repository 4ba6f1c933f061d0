// "Potted lavender", "geraniums in a white pot", 一盆茉莉花: what grows in a pot is that plant in it, and no field of them.

import { pottedName } from '../../things/pots.ts';
import { means, meaningOf, type Word } from '../words/word.ts';
import { textOf } from '../words/noun-phrase.ts';

const POT = /(?:^| )(?:pots?|flowerpots?|planters?)$|^(?:花盆|盆)(?:里|中|里面)?$/i;
const POTTED = /^(?:potted|盆栽的?)$/i;
/** 一盆: the measure of what stands in one. */
const POTFUL = /盆$/u;
/** Of what a pot is. */
const OF_POT =
  /^(?:terracotta|terra-cotta|clay|ceramic|porcelain|concrete|cement|stone|wooden|plastic|陶瓷|陶|陶土|瓷|水泥|塑料|木)的?$/i;
const IN = /^(?:in|inside|growing in|planted in)$/i;
const OF =
  /^(?:of|with|full of|filled with|containing|的|里|里的|种着|里种着|种|着|种了|中的|开着|开满|养着|长着)$/i;
const DETERMINER = /^(?:an?|the|its|their|some|fresh|blooming|flowering)$/i;
/** Words between a plant and its pot. */
const REACH = 5;

/** Changes the meaning of plants that are said to be in pots; the words for the pot go into theirs. */
export function namePots(words: readonly Word[]): Word[] {
  const named = [...words];
  for (let at = 0; at < named.length; at++) {
    const plant = named[at] as Word;
    const value = meaningOf(plant, 'subject')?.value;
    const drawing = value && pottedName(value);
    if (!value || drawing === undefined) continue;
    const [from, to] = [potBefore(named, at), potAfter(named, at)];
    if (from === at && to === at) continue;
    const isHouse = value.key === 'potted-plant';
    const own = named.slice(at, to + 1);
    const potted: Word = {
      ...plant,
      text: textOf(own),
      end: (own.at(-1) as Word).end,
      isPlural: isSeveralPots(named.slice(from, to + 1)) ?? plant.isPlural,
      meanings: [
        {
          is: 'subject',
          value: {
            ...value,
            key: isHouse ? value.key : 'potted-flowers',
            drawing,
            kind: 'item',
            height: 0.28,
          },
        },
      ],
    };
    // A number and colours before it stay where they are.
    const pot = named.slice(from, at).findLastIndex(({ text }) => POT.test(text)) + from;
    const before = named.slice(Math.max(from, pot), at).filter((word) => isSaidOf(word));
    if (pot > from) potted.text = textOf(named.slice(from, at + 1));
    named.splice(from, to - from + 1, ...before, potted);
    at = from + before.length;
  }
  return named;
}

/** "Geraniums in a pot" are one potful; undefined where no word for the pot says. */
function isSeveralPots(words: readonly Word[]): boolean | undefined {
  const pot = words.find(({ text, isHan }) => !isHan && POT.test(text));
  return pot && /s$/i.test(pot.text);
}

function isSaidOf(word: Word): boolean {
  return means(word, 'colour', 'number', 'size', 'adjective');
}

/** Where the words for its pot begin before it; its own place where there are none. */
function potBefore(words: readonly Word[], at: number): number {
  const run = words[at]?.run;
  let from = at - 1;
  while (from >= 0 && at - from < REACH) {
    const word = words[from] as Word;
    if (word.run !== run) return at;
    if (POTTED.test(word.text) || (word.isHan && POTFUL.test(word.text) && isSaidOf(word))) return from;
    if (POT.test(word.text) && word.isHan) return colourBefore(words, from);
    if (POT.test(word.text) && at - from > 1) return colourBefore(words, from);
    if (!OF.test(word.text) && !DETERMINER.test(word.text) && !isSaidOf(word)) return at;
    from--;
  }
  return at;
}

/** 白色花盆里的虎尾兰: of the pot, not of what grows in it. */
function colourBefore(words: readonly Word[], pot: number): number {
  const [before, second] = [words[pot - 1], words[pot - 2]];
  if (before?.run !== words[pot]?.run || !before) return pot;
  if (means(before, 'colour') || OF_POT.test(before.text)) return pot - 1;
  return before.text === '的' && second && means(second, 'colour') ? pot - 2 : pot;
}

/** Where the words for its pot end behind it; its own place where there are none. */
function potAfter(words: readonly Word[], at: number): number {
  const run = words[at]?.run;
  const next = words[at + 1];
  if (next?.run === run && next && /^(?:盆栽|盆景)$/.test(next.text)) return at + 1;
  if (!next || next.run !== run || !IN.test(next.text)) return at;
  for (let to = at + 2; to < Math.min(words.length, at + 2 + REACH); to++) {
    const word = words[to] as Word;
    if (word.run !== run) return at;
    if (POT.test(word.text)) return to;
    if (!DETERMINER.test(word.text) && !OF_POT.test(word.text) && !isSaidOf(word)) return at;
  }
  return at;
}
