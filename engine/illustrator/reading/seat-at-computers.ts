// "A boy sitting in front of a computer", 在电脑前玩游戏: who is at a computer and does nothing else works at it.

import { isComputer } from '../people/hands.ts';
import type { PersonAct, PersonLook } from '../prompt-reading.ts';
import type { Tie } from './dress-people.ts';

const AT: ReadonlySet<Tie['relation']> = new Set(['in_front', 'playing', 'looking_at']);
const IDLE: ReadonlySet<PersonAct | undefined> = new Set<PersonAct | undefined>([
  undefined,
  'sit',
  'play',
  'watch',
]);

export function seatAtComputers(ties: readonly Tie[]): void {
  for (const { relation, from, to } of ties)
    if (to && isComputer(to) && AT.has(relation) && from.person && isIdle(from.person))
      from.person.hands = 'type';
}

function isIdle({ does, hands }: PersonLook): boolean {
  return hands === undefined && IDLE.has(does);
}
