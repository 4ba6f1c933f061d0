// "Roasting marshmallows over a campfire": no stove and no table stand there, but what is roasted is on sticks over the fire.

import type { Cast } from '../nouns/make-subjects.ts';
import type { Subject } from '../prompt-reading.ts';
import type { Tie } from './dress-people.ts';

const OVER = /^(?:over|on|above|in|at)$/i;
const AT_FIRES: ReadonlySet<string> = new Set(['cook', 'bake']);

/** Changes the people, who sit by the fire where nothing else is said. Returns what is over it. */
export function roastAtFire({ subjects, byNoun }: Cast, ties: readonly Tie[]): Tie[] {
  const fire = subjects.find(({ key }) => key === 'campfire');
  if (!fire) return [];
  const byPeople = subjects.flatMap((who): Tie[] => {
    const { person } = who;
    const { hands } = person ?? {};
    if (!person || hands === undefined || !AT_FIRES.has(hands)) return [];
    delete person.hands;
    if (person.does === hands) delete person.does;
    const [noun, food] = [...byNoun].find(([, { kind }]) => kind === 'food') ?? [];
    // Else it is eaten, sold or in a pot.
    const isFree =
      food && ties.every((tie) => (tie.to !== food && tie.from !== food) || isAtFire(tie, food, fire));
    if (!noun || !food || !isFree) return [];
    const isAlone =
      who.count === 1 && ties.every((tie) => tie.from !== who || tie.to === fire || tie.to === food);
    if (isAlone && person.does === undefined) Object.assign(person, { does: 'sit', isOnFloor: true });
    // "Around a campfire" is said of them.
    const said = ties.flatMap((tie): Tie[] => {
      if (tie.from === food && tie.words !== '') return [{ ...tie, from: who }];
      // 围坐着烤棉花糖: around the fire.
      return isAround(tie, food) && tie.from === who ? [{ ...tie, to: fire }] : [];
    });
    return [
      ...said,
      { relation: 'over', from: food, to: fire, words: '', word: noun.word },
      ...(isAlone && said.length === 0
        ? [{ relation: 'beside' as const, from: who, to: fire, words: '', word: noun.word }]
        : []),
    ];
  });
  // "A bear roasting fish over a campfire".
  const said = ties.find(({ from, to, word }) => from.kind === 'food' && to === fire && OVER.test(word.text));
  return byPeople.length > 0 || !said ? byPeople : [{ ...said, relation: 'over' }];
}

function isAtFire({ from, to, relation }: Tie, food: Subject, fire: Subject): boolean {
  return (
    (from === food && to === fire) ||
    (relation === 'beside' && (to === food || from === food)) ||
    isAround({ relation, to }, food)
  );
}

function isAround({ relation, to }: Pick<Tie, 'relation' | 'to'>, food: Subject): boolean {
  return relation === 'around' && to === food;
}

/** Returns the ties without those of what is on sticks: it is nowhere else. */
export function withoutRoasted(ties: readonly Tie[], roasted: readonly Tie[]): Tie[] {
  const food = new Set(roasted.flatMap(({ relation, from }) => (relation === 'over' ? [from] : [])));
  return ties.filter(({ from, to }) => !food.has(from) && !(to && food.has(to)));
}
