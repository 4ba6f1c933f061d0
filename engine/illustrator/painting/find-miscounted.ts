// Of which things of a scene others are seen than were counted: a field where three flowers were asked for, one whirlpool
// of two.

import type { Spot } from '../placing/spot.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { countPieces } from '../scenery/interior.ts';
import type { Stage } from '../staging/stage.ts';
import type { Layer } from './layer.ts';

/** More is no number, but many. */
const COUNTED = 12;
/** Of these the scene paints as many as it has room for. */
const GROWN: ReadonlySet<Subject['kind']> = new Set(['plant', 'landmark']);
/** Of great trees so many are painted. */
const MOST_TREES = 4;
const WOODS = /tree|wood|forest|grove/;

type Scene = { stage: Stage; spots: readonly Spot[]; layers: readonly Layer[]; placed: ReadonlySet<object> };

export function findMiscounted({ stage, spots, layers, placed }: Scene): Subject[] {
  return stage.reading.subjects.filter((subject) => {
    if (subject.count < 2 || subject.count > COUNTED || !placed.has(subject)) return false;
    const own = spots.filter((spot) => spot.subject === subject);
    if (own.length > 0) return subject.isPair !== true && own.length !== subject.count;
    if (isHeld(stage, subject)) return false;
    const pieces = countPieces(stage, subject);
    if (pieces !== undefined) return pieces !== subject.count;
    if (subject.kind === 'tree')
      // Whoever is between two has one at each side.
      return (
        layers.filter(({ name }) => name === `tree ${subject.key}`).length !== subject.count &&
        (subject.count > MOST_TREES || layers.some(({ name, spot }) => !spot && isWood(name)))
      );
    // Those of a street or a water town are not counted.
    if (subject.kind === 'hang') return layers.every(({ name }) => name !== 'lanterns');
    return GROWN.has(subject.kind) && layers.some(({ name }) => isField(name, subject));
  });
}

function isWood(name: string): boolean {
  return !name.startsWith('tree ') && WOODS.test(name);
}

function isField(name: string, { key, kind }: Subject): boolean {
  return kind === 'landmark' ? name.includes(key) : name === `field ${key}` || name === `near ${key}`;
}

/** Whoever has them has as many. */
function isHeld({ reading: { links, subjects } }: Stage, subject: Subject): boolean {
  return links.some(
    ({ relation, from, to }) =>
      (relation === 'holding' || relation === 'wearing') && from !== to && subjects[to ?? -1] === subject,
  );
}
