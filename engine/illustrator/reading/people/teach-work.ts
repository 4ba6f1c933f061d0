// Who teaches somebody to bake bakes with them: "a grandmother teaching her grandson to bake bread", 奶奶教孙子做面包.

import { isFeat } from '../../lexicon/feats.ts';
import { isHandWork, isTableWork, type HandWork } from '../../lexicon/hand-work.ts';
import { isTradeWork, WORK_OF_TRADES } from '../../lexicon/trade-work.ts';
import type { Subject } from '../prompt-reading.ts';
import type { PersonAct, PersonLook } from './person-look.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { isFigure, means, meaningOf, type Word } from '../words/word.ts';

/** Other work that two can do side by side. */
const SHOWN: ReadonlySet<HandWork | undefined> = new Set<HandWork | undefined>([
  'cook',
  'knit',
  'paint',
  'fish',
  'chess',
  'sow',
  'plant-flowers',
  'plant-tree',
  'ski',
  'snowboard',
  'skate',
  'ice-skate',
  'roller-skate',
  'tennis',
  'badminton',
  'table-tennis',
  'golf',
  'archery',
]);
/** With the whole body. */
export const MOVED: ReadonlySet<PersonAct | undefined> = new Set<PersonAct | undefined>([
  'tai-chi',
  'kung-fu',
  'yoga',
  'ballet',
  'dance',
]);
/** What is taught where there is no blackboard, and only the pupil does it. */
const OUTSIDE = /^(?:to tie|tie|tying|ride|riding|swim|swimming|fly|flying|kite|骑|游泳|放)/i;

/** 老师傅教徒弟打铁: the master does it, and whoever learns it watches; no blackboard is there. */
function teachTrade(
  words: readonly Word[],
  at: number,
  pupil: PersonLook | undefined,
  { person: teacher, words: name = '' }: Subject,
): boolean {
  if (!teacher) return false;
  const said = words
    .slice(at + 1)
    .flatMap((word) => meaningOf(word, 'person-act')?.value ?? [])
    .find((act) => isTradeWork(act));
  const magic = teacher.role === 'wizard' || teacher.role === 'witch' ? 'cast' : undefined;
  const taught = said ?? workOfTrade(name) ?? magic;
  if (!isTradeWork(taught) && taught !== 'cast') return false;
  if (pupil?.hands === taught) delete pupil.hands;
  if (pupil?.does === taught) delete pupil.does;
  const done = pupil?.deeds?.filter(({ act }) => act === taught) ?? [];
  if (pupil?.deeds) pupil.deeds = pupil.deeds.filter((deed) => !done.includes(deed));
  // The teaching is seen by the work that is shown.
  const deeds = (teacher.deeds ?? []).map((deed) =>
    deed.act === 'teach' ? Object.assign(deed, { act: taught }) : deed,
  );
  Object.assign(teacher, { hands: taught, does: taught, deeds: [...deeds, ...done] });
  return true;
}

function workOfTrade(name: string): PersonAct | undefined {
  return WORK_OF_TRADES.find(([trade]) => trade.test(name))?.[1];
}

/** Changes what the people do. */
export function teachWork(words: readonly Word[], { byNoun }: Cast): void {
  if (words.some(({ text }) => BOARD.test(text))) writeOnBoard(byNoun);
  const at = words.findIndex((word) => meaningOf(word, 'person-act')?.value === 'teach');
  if (at < 0) return;
  const [pupil] = [...byNoun].filter(([{ at: place, word }]) => place > at && isFigure(word));
  const person = pupil?.[1].person;
  const people = [...byNoun.values()].flatMap((subject) => subject.person ?? []);
  const teacher = people.find((one) => one !== person && one.does === 'teach');
  const master = [...byNoun.values()].find((one) => one.person !== undefined && one.person === teacher);
  if (master && teachTrade(words, at, person, master)) return;
  if (!person || !teacher) return;
  const work = people.find(({ hands }) => isTableWork(hands) || SHOWN.has(hands))?.hands;
  const moved = people.find(({ does }) => MOVED.has(does))?.does;
  const taught = work ?? moved ?? (words.slice(at).some((word) => means(word, 'meal')) ? 'cook' : undefined);
  if (taught) for (const one of [person, teacher]) busyBoth(one, taught);
  else if (
    people.some(({ hands }) => isFeat(hands)) ||
    words.slice(at).some(({ text }) => OUTSIDE.test(text)) ||
    hasKite(byNoun) ||
    isDone(words, pupil?.[0].at)
  )
    leaveClassroom(teacher);
}

const BOARD = /^(?:blackboard|chalkboard|whiteboard|黑板|白板)/i;

/** 老师在黑板前写字: who teaches writes on the board, and not at a desk. */
function writeOnBoard(byNoun: Cast['byNoun']): void {
  for (const { person } of byNoun.values())
    if (person?.role === 'teacher' && person.hands === 'study') busyBoth(person, 'teach', 'study');
}

function busyBoth(one: PersonLook, taught: PersonAct, instead: PersonAct = 'teach'): void {
  delete one.hands;
  // That it is taught is seen where the one who teaches does it as well.
  for (const deed of one.deeds ?? []) if (deed.act === instead) deed.act = taught;
  Object.assign(one, isHandWork(taught) ? { hands: taught, does: taught } : { does: taught });
}

/** "Teaching her granddaughter to sew": what is done elsewhere is taught without a board. */
function isDone(words: readonly Word[], pupil: number | undefined): boolean {
  // "Teaching his grandmother how to use a laptop": nobody points at a board.
  if (pupil === undefined || !/^(?:to|how to|how)$/i.test(words[pupil + 1]?.text ?? '')) return false;
  return !/^(?:read|write|count|spell|add)$/i.test(words[pupil + 2]?.text ?? '');
}

function hasKite(byNoun: Cast['byNoun']): boolean {
  return [...byNoun.values()].some(({ key }) => key === 'kite');
}

/** Beside the pupil; that this is teaching is seen from nothing. */
function leaveClassroom(teacher: PersonLook): void {
  delete teacher.hands;
  delete teacher.does;
}
