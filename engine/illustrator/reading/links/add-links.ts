// How subjects lie to each other, by their numbers in the reading.

import type { Link, PromptReading } from '../prompt-reading.ts';
import { SAUCE_DISH } from '../../lexicon/sauces.ts';
import type { Tie } from '../people/dress-people.ts';
import { FLOATING_OTTER } from '../../things/floating-otter.ts';

export function addLinks(reading: PromptReading, ties: readonly Tie[]): void {
  for (const { from, to, relation, words } of ties) {
    // All that is dipped into stands in one row with the dish, "with" this and that.
    if (relation === 'beside' && words === '' && from.kind === 'food' && to?.drawing === SAUCE_DISH) continue;
    // Who lies on the back in the water has it on the belly.
    if (relation === 'holding' && from.drawing === FLOATING_OTTER && to) {
      reading.links.push({
        relation: 'on',
        from: reading.subjects.indexOf(to),
        to: reading.subjects.indexOf(from),
        words,
      });
      continue;
    }
    const link: Link = {
      relation,
      from: reading.subjects.indexOf(from),
      to: to === null ? null : reading.subjects.indexOf(to),
      words,
    };
    reading.links.push(link);
  }
}
