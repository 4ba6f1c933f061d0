// Puts into the hands of beings of tales what nobody imagines them without: the golden staff, the rake, the spear of fire.

import { STAFF } from '../lexicon/legends.ts';
import type { Subject } from '../prompt-reading.ts';
import type { Tie } from './dress-people.ts';
import type { Cast } from './make-subjects.ts';

const ARMS: Readonly<Record<string, string>> = {
  'monkey-king': 'own/golden-staff',
  'zhu-bajie': 'own/nine-toothed-rake',
  nezha: 'own/fire-tipped-spear',
  'guan-yu': 'own/crescent-blade',
  'erlang-shen': 'own/three-pointed-glaive',
};

/** "His staff", which may be anybody's. */
const PLAIN = 'own/staff';

/** Changes the cast: "his golden staff" is that one; where none is named it is there all the same. */
export function armLegends(cast: Cast): Tie[] {
  const ties: Tie[] = [];
  for (const [{ word }, from] of cast.byNoun) {
    const drawing = ARMS[from.key];
    if (drawing === undefined || from.count > 1 || ties.some((tie) => tie.from === from)) continue;
    const taken = ties.map((tie) => tie.to);
    const named = cast.subjects.find(
      (one) =>
        one.key === STAFF.key && !taken.includes(one) && (one.drawing === drawing || one.drawing === PLAIN),
    );
    const to: Subject = named ?? { ...STAFF, count: 1 };
    if (!named) cast.subjects.push(to);
    to.drawing = drawing;
    // It is golden by itself.
    delete to.colour;
    ties.push({ relation: 'holding', from, to, words: '', word });
  }
  return ties;
}
