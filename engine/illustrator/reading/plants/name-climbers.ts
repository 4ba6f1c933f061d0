// "A cottage covered in ivy", 爬满蔷薇的篱笆: what climbs is on the house or the fence, and no field of it.

import { CLIMBERS, type Climber } from '../../lexicon/climbers.ts';
import { joinWords } from '../words/noun-phrase.ts';
import { means, meaningOf, UNSHOWN, type Word } from '../words/word.ts';

/** Between what is overgrown and what grows on it. */
const COVERED =
  /^(?:covered|overgrown|draped|wrapped|cloaked|clad|smothered|covered in|covered with|overgrown with|draped in|wrapped in|covered by)$/i;
/** Between what climbs and what it climbs on. */
const CLIMBING =
  /^(?:climbing|growing|creeping|cascading|spilling|crawling|trailing|blooming|hanging|climbing up|growing up|climbing over|growing on|covering|爬满|爬满了|爬上|爬上了|缠满|攀满|开满|长满|长满了|攀附|攀爬|覆盖)$/i;
const BETWEEN =
  /^(?:in|with|by|on|over|up|across|along|from|the|an?|its|of|side|walls?|of|的|了|在|着|满|墙|墙壁|外墙|，)$/i;
const REACH = 7;

/** Words for what climbs and how are told with what they climb on. */
export function nameClimbers(words: readonly Word[]): Word[] {
  const named = [...words];
  for (let at = 0; at < named.length; at++) {
    const climber = climberOf(named[at]);
    if (climber === undefined) continue;
    const grown = grownOn(named, at);
    if (grown === undefined) {
      const from = coverOf(named, at);
      if (from !== undefined) named.splice(from, at - from + 1, joinWords(named, [from, at], UNSHOWN));
      continue;
    }
    // 蓝色牵牛花爬满篱笆: the colour before what climbs is that of its flowers.
    const flowers = at < grown || named[at - 1]?.run === named[at]?.run ? colourBefore(named, at) : undefined;
    const first = Math.min(at, grown, flowers?.at ?? at);
    const from = first - (isCovering(named[first - 1], named[first]) && at < grown ? 1 : 0);
    const to = Math.max(grown, at + wallsAfter(named, at));
    const own = named[grown] as Word;
    const value = meaningOf(own, 'subject')?.value;
    if (!value) continue;
    const span = named.slice(from, to + 1);
    const merged: Word = {
      ...own,
      text: span.map(({ text }) => text).join(own.isHan ? '' : ' '),
      start: (span[0] as Word).start,
      end: (span.at(-1) as Word).end,
      meanings: [
        {
          is: 'subject',
          value: { ...value, overgrown: climber, ...(flowers && { overgrownIn: flowers.colour }) },
        },
      ],
    };
    const said =
      grown > at ? named.slice(at + 1, grown).filter((word) => means(word, 'colour', 'size', 'number')) : [];
    named.splice(from, to - from + 1, ...said, merged);
    at = from + said.length;
  }
  return named;
}

/** Where a colour stands that is said of the word at `at`, and which it is. */
function colourBefore(words: readonly Word[], at: number): { at: number; colour: string } | undefined {
  const from = words[at - 1]?.text === '的' ? at - 2 : at - 1;
  const colour = meaningOf(words[from], 'colour')?.value;
  return colour !== undefined && words[from]?.run === words[at]?.run ? { at: from, colour } : undefined;
}

function climberOf(word: Word | undefined): Climber | undefined {
  return word && CLIMBERS.find(([, named]) => named.test(word.text))?.[0];
}

/** The word for the building or fence that the climber at `at` is said to be on. */
function grownOn(words: readonly Word[], at: number): number | undefined {
  for (const step of [-1, 1] as const) {
    let isSaid =
      step > 0
        ? isCovering(words[(colourBefore(words, at)?.at ?? at) - 1], words[at])
        : wallsAfter(words, at) > 0;
    for (let other = at + step; Math.abs(other - at) <= REACH; other += step) {
      const word = words[other];
      if (!word || word.run !== words[at]?.run) break;
      if (isOvergrowable(word)) {
        if (isSaid) return other;
        break;
      }
      if (COVERED.test(word.text) || CLIMBING.test(word.text)) isSaid = true;
      else if (
        !BETWEEN.test(word.text) &&
        !means(word, 'adjective', 'colour', 'size', 'number', 'link', 'place-after')
      )
        break;
    }
  }
  return undefined;
}

/** What is overgrown stands among plants, and what is covered does not. */
const LIES_ON = /^(?:covered|draped|wrapped|clad|cloaked|covered in|covered with|covered by)$/i;

/** "A skyscraper covered with plants": from where it is said of a place, on which nothing is drawn to grow. */
function coverOf(words: readonly Word[], at: number): number | undefined {
  let from = at - 1;
  while (from >= 0 && words[from]?.run === words[at]?.run && BETWEEN.test(words[from]?.text ?? '')) from--;
  const isSaid = words[from]?.run === words[at]?.run && LIES_ON.test(words[from]?.text ?? '');
  return isSaid && means(words[from - 1], 'scene') ? from : undefined;
}

/** "With ivy growing on its walls": so many words behind the climber say where. */
function wallsAfter(words: readonly Word[], at: number): number {
  const verb = words[at + 1];
  if (!verb || verb.isHan || verb.run !== words[at]?.run || !CLIMBING.test(verb.text)) return 0;
  let end = at + 1;
  while (end < at + REACH && words[end + 1]?.run === verb.run && BETWEEN.test(words[end + 1]?.text ?? ''))
    end++;
  return end - at;
}

/** 爬满常春藤的小屋: the verb is before both. */
function isCovering(before: Word | undefined, word: Word | undefined): boolean {
  return (
    before !== undefined && word?.isHan === true && before.run === word.run && CLIMBING.test(before.text)
  );
}

function isOvergrowable(word: Word): boolean {
  const value = meaningOf(word, 'subject')?.value;
  return value !== undefined && (value.kind === 'building' || value.key === 'fence') && value.key !== 'ruins';
}
