// Names of what is done that name nobody who does it: 拔河, "a snowball fight", 花样滑冰. Somebody is seen doing it.

import { featEntry } from '../../lexicon/feat-entries.ts';
import { isFeat } from '../../lexicon/feats.ts';
import { isHandWork, type HandWork } from '../../lexicon/hand-work.ts';
import type { Subject } from '../prompt-reading.ts';
import type { PersonAct } from './person-look.ts';
import { animalHead } from '../../animals/heads.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { means, meaningOf, type Word } from '../words/word.ts';
import { DOER_KINDS } from '../subject-kinds.ts';

/** Besides feats: nobody plays alone what takes two. */
const SPORTS: Partial<Record<HandWork | PersonAct, number>> = {
  ski: 1,
  snowboard: 1,
  surf: 1,
  skate: 1,
  'ice-skate': 1,
  'roller-skate': 1,
  archery: 1,
  dunk: 1,
  tennis: 2,
  badminton: 2,
  'table-tennis': 2,
  baseball: 1,
  golf: 1,
  climb: 1,
  barbell: 1,
  box: 1,
  swing: 1,
  'tai-chi': 1,
  'kung-fu': 1,
  yoga: 1,
  ballet: 1,
  waltz: 2,
};

/** Changes nouns and cast. In a logo, a card or a pattern it is only what they are about. */
export function bringPlayers(words: readonly Word[], nouns: Noun[], cast: Cast): void {
  if (cast.subjects.some((one) => DOER_KINDS.has(one.kind) || animalHead(one) !== undefined)) return;
  if (words.some(isOfSheet)) return;
  for (const [at, word] of words.entries()) {
    const act = meaningOf(word, 'person-act')?.value;
    const count = act === undefined ? undefined : playersOf(act);
    if (act === undefined || count === undefined || means(word, 'subject', 'scene')) continue;
    if (isDoneByThing(words, at, nouns, cast)) continue;
    const isOfChildren = isFeat(act) && featEntry(act).isOfChildren === true;
    const subject: Subject = {
      key: isOfChildren ? 'child' : 'person',
      drawing: 'own/wanderer',
      kind: 'figure',
      height: isOfChildren ? 0.27 : 0.34,
      count: Math.max(count, isOfPair(words, at) ? 2 : CLASS.test(word.text) ? OF_CLASS : 1),
      person: { ...(isOfChildren ? { age: 'child' } : {}), wears: [] },
    };
    const noun: Noun = { word, at, isAnother: false };
    const place = nouns.findIndex((one) => one.at > at);
    nouns.splice(place < 0 ? nouns.length : place, 0, noun);
    cast.subjects.push(subject);
    cast.byNoun.set(noun, subject);
    return;
  }
}

const THINGS: ReadonlySet<Subject['kind']> = new Set(['food', 'item', 'vehicle', 'building', 'plant']);
const DOING = /^\w+ing\b/i;

/** "A surfing avocado", "a pizza surfing a wave", 倒立的房子: said of a thing, and nobody else does it. */
function isDoneByThing(words: readonly Word[], at: number, nouns: readonly Noun[], cast: Cast): boolean {
  const word = words[at] as Word;
  const isThing = (one: Word | undefined): boolean => {
    const noun = one?.clause === word.clause ? nouns.find((other) => other.word === one) : undefined;
    return noun !== undefined && THINGS.has(cast.byNoun.get(noun)?.kind ?? 'sky');
  };
  const after = words.slice(at + 1);
  if (word.isHan) return after[0]?.text === '的' && isThing(after.find((one) => !isSaidOf(one)));
  const before = words.slice(0, at).findLast(({ text }) => !/^(?:is|are|was|were)$/i.test(text));
  return DOING.test(word.text) && (isThing(after.find((one) => !isSaidOf(one))) || isThing(before));
}

function isSaidOf(word: Word): boolean {
  return means(word, 'adjective', 'colour', 'size');
}

function playersOf(act: PersonAct): number | undefined {
  if (isFeat(act)) return featEntry(act).players;
  return isHandWork(act) || act in SPORTS ? SPORTS[act] : undefined;
}

/** "A yoga class", 集体瑜伽: several do it. */
const CLASS = /\b(?:class|session|group)\b|课|集体/i;
const OF_CLASS = 4;

/** "A ballet pair", 双人滑冰. */
function isOfPair(words: readonly Word[], at: number): boolean {
  return words
    .slice(Math.max(0, at - 1), at + 2)
    .some(({ text }) => /(?:^|\s)(?:pair|duo|duet|couple|pas de deux)(?:\s|$)|双人/i.test(text));
}

function isOfSheet(word: Word): boolean {
  const frame = meaningOf(word, 'frame')?.value;
  return frame === 'logo' || frame === 'product' || means(word, 'carrier');
}
