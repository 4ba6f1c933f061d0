// Who is named by a trade and is said to do nothing else works at it, where that can be: a blacksmith at the anvil.

import { isTradeWork, placesOfWork, WORK_OF_TRADES, type TradeWork } from '../../lexicon/trade-work.ts';
import { PARTS_OF_WORK } from '../../lexicon/trade-acts.ts';
import { isTableWork } from '../../lexicon/hand-work.ts';
import type { Subject } from '../prompt-reading.ts';
import type { PersonLook } from './person-look.ts';
import type { Tie } from './dress-people.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

/** Nearer than that nothing is seen of the work. */
const NEAR: ReadonlySet<string> = new Set(['portrait', 'close_up', 'logo', 'product']);
/** Where one is, and with whom: the hands are free. */
const BESIDE: ReadonlySet<Tie['relation']> = new Set([
  'in',
  'beside',
  'in_front',
  'behind',
  'left',
  'right',
  'under',
]);
/** What fits into the hands is also done by many. */
const PORTABLE: ReadonlySet<string> = new Set(['deliver', 'herd', 'sweep', 'wrench']);
const MOST = 2;

/** Changes what the people do. */
export function workAtTrade(words: readonly Word[], { subjects }: Cast, ties: readonly Tie[]): void {
  lieUnderCar(ties);
  for (const { person, words: name = '' } of subjects)
    // A vase of glass is blown.
    if (person?.hands === 'throw-pot' && /glass|玻璃/i.test(name)) person.hands = 'blow-glass';
  const scenes = words.flatMap((word) => meaningOf(word, 'scene')?.value ?? []);
  const isNear = words.some((word) => NEAR.has(meaningOf(word, 'frame')?.value ?? ''));
  // Nobody lays bricks at lunch.
  if (isNear || words.some((word) => means(word, 'view', 'meal'))) return;
  for (const subject of subjects) {
    const { person, count } = subject;
    const work = workOf(subject);
    if (!person || !work || !isFree(person, hasTool(words, work)) || (count > MOST && !PORTABLE.has(work)))
      continue;
    if (work === 'fly-plane' && standsByPlane(words, subjects)) continue;
    if (work === 'fix-car' && subjects.some(isOtherVehicle)) continue;
    const places = isTradeWork(work) ? placesOfWork(work) : (['room', 'meadow'] as const);
    const isHere = scenes.length === 0 || scenes.some((scene) => places.some((place) => place === scene));
    if (isHere && ties.every((tie) => leavesHandsFree(tie, subject, work))) person.hands = work;
  }
}

/** "A mechanic next to a motorcycle": nobody spoke of a car. */
function isOtherVehicle({ kind, words = '' }: Subject): boolean {
  return kind === 'vehicle' && PARTS_OF_WORK['fix-car']?.test(words) !== true;
}

/** "A pilot standing in front of an old biplane", "a pilot and a helicopter": nobody flies it from there. */
function standsByPlane(words: readonly Word[], subjects: readonly Subject[]): boolean {
  const isBeside = words.some(({ text }) => BY_IT.test(text));
  return (
    subjects.some(({ kind }) => kind === 'air') && (isBeside || !words.some(({ text }) => IN_IT.test(text)))
  );
}
const BY_IT =
  /^(?:standing|stands|next to|in front of|front of|beside|by|leaning|旁|旁边|前|前面|站在|站着)$/i;
const IN_IT = /^(?:in|inside|flying|flies|piloting|cockpits?|里|驾驶|开)$/i;

function workOf({ words = '' }: Subject): (typeof WORK_OF_TRADES)[number][1] | undefined {
  return WORK_OF_TRADES.find(([trade]) => trade.test(words))?.[1];
}

/** `hasTool`: what is held is a tool of the trade. */
function isFree({ hands, does, age, view }: PersonLook, hasTool = false): boolean {
  if (hands !== undefined || view !== undefined || age === 'baby') return false;
  return does === undefined || does === 'stand' || (hasTool && does === 'hold');
}

function hasTool(words: readonly Word[], work: string): boolean {
  const parts = isTradeWork(work) ? PARTS_OF_WORK[work] : undefined;
  return parts !== undefined && words.some(({ text }) => parts.test(text));
}

function leavesHandsFree({ relation, from, to }: Tie, subject: Subject, work: string): boolean {
  if (from !== subject) return to !== subject || BESIDE.has(relation);
  return to === null || BESIDE.has(relation) || isPartOfTrade(work, to);
}

/** They work at one. */
const WORKBENCH = /^(?:work ?bench(?:es)?|work ?tables?|工作台|工作桌|操作台)$/i;

/** "A mechanic under a car", "lying under an old blue car". */
function lieUnderCar(ties: readonly Tie[]): void {
  for (const { relation, from, to } of ties) {
    const { person } = from;
    if (relation !== 'under' || to?.kind !== 'vehicle' || !person) continue;
    const isLying =
      person.does === 'lie' && person.hands === undefined && PARTS_OF_WORK['under-car']?.test(to.words ?? '');
    if (!isLying && !isFree(person) && person.hands !== 'fix-car') continue;
    person.hands = 'under-car';
    if (isLying) delete person.does;
    for (const deed of person.deeds ?? []) if (deed.act === 'fix-car') deed.act = 'under-car';
  }
}

const WITH_OTHERS: Partial<
  Record<string, { relation: Tie['relation']; kinds: ReadonlySet<Subject['kind']> }>
> = {
  wrench: {
    relation: 'looking_at',
    kinds: new Set(['item', 'vehicle', 'air', 'boat', 'face', 'full', 'building']),
  },
  plough: { relation: 'following', kinds: new Set(['mount', 'full', 'face']) },
  hose: { relation: 'looking_at', kinds: new Set(['building', 'vehicle']) },
};

/** Who mends something stands close to it, the face toward it; who ploughs goes behind the ox. */
export function turnToWork({ subjects, byNoun }: Cast, said: readonly Tie[]): Tie[] {
  // Tied to a customer who sits there already.
  const ties = said.filter(({ from, to }) => subjects.includes(from) && (!to || subjects.includes(to)));
  const worker = subjects.find(({ person }) => (person?.hands ?? '') in WITH_OTHERS);
  const company = WITH_OTHERS[worker?.person?.hands ?? ''];
  if (!worker || !company) return ties;
  // Water goes on a house, and nobody stands on its roof.
  for (const tie of ties)
    if (worker.person?.hands === 'hose' && tie.from === worker && tie.relation === 'on')
      tie.relation = 'looking_at';
  const isTied = ties.some(({ from, to }) => to && (from === worker || to === worker));
  const [noun, thing] = [...byNoun].find(([, one]) => company.kinds.has(one.kind)) ?? [];
  if (isTied || !noun || !thing || thing.count > 1) return ties;
  return [...ties, { relation: company.relation, from: worker, to: thing, words: '', word: noun.word }];
}

/** Their drawings take the colour that was said. */
const COLOURED: ReadonlySet<TradeWork> = new Set(['fix-car', 'under-car']);

/** Drawn with the work of somebody, and not beside them. */
export function isPartOfTrade(work: string | undefined, { kind, words = '', colour }: Subject): boolean {
  if (!isTradeWork(work) || kind === 'figure' || (colour !== undefined && !COLOURED.has(work))) return false;
  return PARTS_OF_WORK[work]?.test(words) === true;
}

/** Words that nobody knows for what is drawn with the work: the anvil, the hive. */
export function showTools(
  words: readonly Word[],
  { subjects }: Cast,
  show: (word: Word, of: Subject) => void,
): void {
  for (const subject of subjects) {
    const work = subject.person?.hands;
    const parts = isTradeWork(work) ? PARTS_OF_WORK[work] : undefined;
    const isPart = ({ text }: Word): boolean =>
      parts?.test(text) === true || (isTableWork(work) && WORKBENCH.test(text));
    for (const word of words)
      if (isPart(word) && !means(word, 'subject', 'person-act', 'scene')) show(word, subject);
  }
}
