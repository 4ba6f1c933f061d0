// "A barber shaving an old man", 牙医检查女孩的牙齿: who is served sits in the chair that is drawn with the work, and nobody else
// does.

import { PARTS_OF_WORK } from '../../lexicon/trade-acts.ts';
import { isTradeWork, WORK_OF_TRADES, type TradeWork } from '../../lexicon/trade-work.ts';
import { lookOf } from '../../people/looks-of-drawings.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Subject } from '../prompt-reading.ts';
import type { Word, Show } from '../words/word.ts';
import { isDoneFor } from './taken-up.ts';
import { ANIMAL_KINDS } from '../subject-kinds.ts';

/** What the words say that is done to whoever sits there. */
const SERVING: ReadonlyMap<string, RegExp> = new Map<TradeWork, RegExp>([
  ['cut-hair', /\b(?:shav|cut|trimm|comb|styl|dry|groom)(?:s|es|ing|m?ing)?\b|\bhair|剪|理发$|剃|刮|梳|烫/iu],
  ['wash-hair', /\b(?:wash|shampoo)(?:s|es|ing)\b|洗头/iu],
  [
    'treat-teeth',
    /\b(?:check|examin|treat|fix|clean|pull|inspect)(?:s|es|ing)\b|\bt(?:ee|oo)th\b|牙齿|检查|看牙|拔|补牙|治疗/iu,
  ],
]);

/** Nobody is somebody's customer or patient but who sits before them. */
export function seatCustomers(words: readonly Word[], cast: Cast, show: Show): void {
  const worker = cast.subjects.find(({ person }) => person && SERVING.has(person.hands ?? ''));
  if (!worker?.person) return;
  const figures = [...cast.byNoun].filter(([, one]) => one.kind === 'figure' && one !== worker);
  const isOnly =
    new Set(figures.map(([, one]) => one)).size === 1 &&
    (isDoneToSomebody(worker, words) || isVisited(words, worker, cast));
  const served = new Set<Subject>();
  for (const [noun, subject] of figures) {
    const isSeated =
      isServed(worker, subject) ||
      (subject.count === 1 && (isOnly || (isDoneTo(words, noun) && isDoneToSomebody(worker, words))));
    if (!isSeated) continue;
    worker.person.serves ??= lookOf(subject) ?? { wears: [] };
    cast.byNoun.set(noun, worker);
    served.add(subject);
    show(noun.word, worker);
  }
  // "A customer in a red chair": the one that is drawn with the work.
  const chairs = served.size > 0 ? cast.subjects.filter(({ key }) => key === 'chair') : [];
  for (const [noun, subject] of cast.byNoun)
    if (chairs.includes(subject)) {
      cast.byNoun.set(noun, worker);
      show(noun.word, worker);
    }
  const isGone = (one: Subject): boolean => served.has(one) || chairs.includes(one);
  cast.subjects.splice(0, cast.subjects.length, ...cast.subjects.filter((one) => !isGone(one)));
  if (served.size === 0 && cast.subjects.some(({ kind }) => ANIMAL_KINDS.has(kind) && kind !== 'fish'))
    worker.person.servesAnimal = true;
  // Who washes their own hair has nobody in a chair, and is not seen doing it.
  if (served.size === 0 && worker.person.hands === 'wash-hair' && !isOfTrade(worker)) leaveUndone(worker);
}

/** 给小男孩剪头发, "cutting a boy's hair", whoever else is there. */
function isDoneTo(words: readonly Word[], { word, at }: Noun): boolean {
  return (
    isDoneFor(words, at) ||
    (word.isPossessive && /^(?:\w+ )?(?:hair|beard|teeth|tooth)$/i.test(words[at + 1]?.text ?? ''))
  );
}

function isOfTrade({ words = '' }: Subject): boolean {
  return WORK_OF_TRADES.some(([trade, work]) => SERVING.has(work) && trade.test(words));
}

function leaveUndone({ person }: Subject): void {
  if (person?.does === person?.hands) delete person?.does;
  delete person?.hands;
}

/** "At the dentist's", "visiting the barber", 看牙医: whoever else is named is there to be served. */
function isVisited(words: readonly Word[], worker: Subject, { byNoun }: Cast): boolean {
  const noun = [...byNoun].find(([, one]) => one === worker)?.[0];
  if (!noun) return false;
  const before = words.slice(Math.max(0, noun.at - 3), noun.at).map(({ text }) => text);
  return noun.word.isHan ? /^看$/u.test(before.at(-1) ?? '') : before.some((text) => VISITING.test(text));
}
const VISITING = /^(?:at|to|visit(?:s|ing)?|see(?:s|ing)?)$/i;

function isDoneToSomebody({ person }: Subject, words: readonly Word[]): boolean {
  return words.some(({ text }) => SERVING.get(person?.hands ?? '')?.test(text) === true);
}

function isServed({ person }: Subject, { words = '' }: Subject): boolean {
  const work = person?.hands;
  return isTradeWork(work) && PARTS_OF_WORK[work]?.test(words) === true;
}
