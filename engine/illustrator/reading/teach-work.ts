// Who teaches somebody to bake bakes with them: "a grandmother teaching her grandson to bake bread", 奶奶教孙子做面包.

import { isTableWork, type HandWork } from '../lexicon/hand-work.ts';
import type { Cast } from './make-subjects.ts';
import { isFigure, means, meaningOf, type Word } from './word.ts';

/** Other work that two can do side by side. */
const SHOWN: ReadonlySet<HandWork | undefined> = new Set<HandWork | undefined>([
  'cook',
  'knit',
  'paint',
  'fish',
  'chess',
  'sow',
  'plant-flowers',
]);

/** Changes what the people do. */
export function teachWork(words: readonly Word[], { byNoun }: Cast): void {
  const at = words.findIndex((word) => meaningOf(word, 'person-act')?.value === 'teach');
  if (at < 0) return;
  const [pupil] = [...byNoun].filter(([{ at: place, word }]) => place > at && isFigure(word));
  const person = pupil?.[1].person;
  const people = [...byNoun.values()].flatMap((subject) => subject.person ?? []);
  const teacher = people.find((one) => one !== person && one.does === 'teach');
  const work = people.find(({ hands }) => isTableWork(hands) || SHOWN.has(hands))?.hands;
  const taught = work ?? (words.slice(at).some((word) => means(word, 'meal')) ? 'cook' : undefined);
  if (!person || !teacher || !taught) return;
  for (const one of [person, teacher]) Object.assign(one, { hands: taught, does: taught });
}
