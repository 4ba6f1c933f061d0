// What stands on a tray in somebody's hand: "a waiter with a tray of drinks", 服务员端着一盘咖啡.

import { isDrink } from '../../lexicon/drinks.ts';
import type { Subject } from '../prompt-reading.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import type { Word } from '../words/word.ts';

const TRAY = /\btray$|托盘|茶盘|银盘|^一盘$/i;
const SOME_DRINKS = /^(?:drinks|beverages|refreshments|cocktails|glasses|饮料|酒水|饮品|杯子|玻璃杯|酒杯)$/i;
/** Of these a tray has glasses, no bottle. */
const SPARKLING = /^(?:champagne|prosecco|香槟|香槟酒)$/i;

/** Changes what the words mean: nobody wears the glasses of a tray. */
export function nameTrayLoad(words: readonly Word[]): Word[] {
  const at = words.findIndex(({ text }) => TRAY.test(text));
  if (at < 0) return [...words];
  return words.map((word, place): Word => {
    // "Serving drinks on a tray".
    const isSaid = place >= at || /^on$/i.test(words[place + 1]?.text ?? '');
    if (!isSaid || word.clause !== words[at]?.clause) return word;
    // "Three glasses of champagne" are one thing.
    const isMeasure = /^glasses$/i.test(word.text) && /^of$/i.test(words[place + 1]?.text ?? '');
    if (isMeasure) return word;
    if (SPARKLING.test(word.text)) return named(word, 'wine glass');
    return SOME_DRINKS.test(word.text) ? { ...named(word, 'juice'), isPlural: true } : word;
  });
}

function named(word: Word, name: string): Word {
  const meaning = (VOCABULARY.get(name) ?? VOCABULARY.get('wine') ?? []).find(({ is }) => is === 'subject');
  return meaning ? { ...word, meanings: [meaning] } : word;
}

const SEVERAL = 3;

/** Who carries a tray has on it what is named after it. Changes the cast; returns the ties. */
export function loadTray(words: readonly Word[], cast: Cast, ties: readonly Tie[]): Tie[] {
  const held =
    ties.find(({ relation, to }) => relation === 'holding' && to?.key === 'tray') ??
    broughtOn(words, cast, ties) ??
    plated(words, cast, ties);
  const person = held?.from.person;
  if (!held || !person || person.hands !== undefined) return [...ties];
  person.hands = 'tray';
  const start = words.indexOf(held.word);
  const load = [...cast.byNoun].flatMap(([{ at, word }, subject]) =>
    subject.kind === 'food' &&
    (at >= start || isOn(subject, held.to, ties)) &&
    !isElsewhere(subject, held, ties)
      ? [{ word, subject }]
      : [],
  );
  for (const { subject } of load)
    if (subject.isCounted !== true) subject.count = Math.max(subject.count, SEVERAL);
  const own = new Set(load.map(({ subject }) => subject));
  const others = ties.filter(
    (tie) =>
      tie !== held && !isOn(held.from, held.to, [tie]) && !own.has(tie.from) && !(tie.to && own.has(tie.to)),
  );
  const carried = load.map(({ word, subject }): Tie => {
    const said = ties.find(({ relation, to }) => relation === 'holding' && to === subject);
    return said ?? { relation: 'holding', from: held.from, to: subject, words: '', word };
  });
  return [...others, held, ...carried];
}

const BRINGS =
  /^(?:bring|carry|serv|offer|deliver|hold|present)(?:s|ing|e|es)?$|^carries$|^[端送捧托][着上来]?$/i;

/** "A butler bringing tea on a tray", "a waiter serving drinks on a tray": nobody stands on one, so it is in the hand. */
function broughtOn(
  words: readonly Word[],
  { subjects, byNoun }: Cast,
  ties: readonly Tie[],
): Tie | undefined {
  const [noun, to] = [...byNoun].find(([, { key }]) => key === 'tray') ?? [];
  const people = subjects.filter(({ person }) => person !== undefined);
  const [from] = people;
  if (!noun || !to || !from || people.length > 1 || from.count > 1) return undefined;
  // One that lies on a table is in nobody's hand.
  if (ties.some((tie) => tie.relation === 'on' && tie.from === to)) return undefined;
  const isBrought =
    isOn(from, to, ties) ||
    words.slice(0, noun.at).some(({ text, clause }) => clause === noun.word.clause && BRINGS.test(text));
  return isBrought ? { relation: 'holding', from, to, words: '', word: noun.word } : undefined;
}

function isOn(one: Subject, tray: Subject | null, ties: readonly Tie[]): boolean {
  return ties.some(({ relation, from, to }) => relation === 'on' && from === one && to === tray);
}

const CHINA = '#e9e6de';

/** 端着一盘咖啡: cups stand on a tray, dumplings lie on a plate. */
function plated(words: readonly Word[], { subjects }: Cast, ties: readonly Tie[]): Tie | undefined {
  const plate = words.find(({ text }) => text === '一盘');
  const tie = ties.find(
    ({ relation, from, to }) => relation === 'holding' && from.person && to?.kind === 'food',
  );
  const tray = (VOCABULARY.get('托盘') ?? []).find((meaning) => meaning.is === 'subject')?.value;
  if (!plate || !tie || !tray) return undefined;
  const isPlate = !isDrink(tie.to?.key ?? '');
  const { person: _, ...entry } = tray;
  const to: Subject = { ...entry, count: 1, ...(isPlate ? { colour: CHINA } : {}) };
  subjects.push(to);
  return { relation: 'holding', from: tie.from, to, words: '', word: tie.word };
}

/** Tied to somebody or something else. */
function isElsewhere(subject: Subject, held: Tie, ties: readonly Tie[]): boolean {
  return ties.some(
    ({ from, to }) =>
      (from === subject && to !== held.to) || (to === subject && from !== held.from && from !== held.to),
  );
}
