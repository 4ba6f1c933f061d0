// Of which things of a scene others are seen than were counted: a field where three flowers were asked for, one whirlpool
// of two.

import { countOwners, isInBothHands, isJuggled } from '../casting/both-hands.ts';
import { isComputer } from '../people/hands.ts';
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
    const isFewer = isFewerHeld(stage, spots, subject);
    if (isFewer !== undefined) return isFewer;
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

/** Drawn in their number in one hand. */
const BUNCHED = /^(?:balloons?|crossed-swords)$/;

/** Whether fewer of it are in hands than were asked for; undefined where nobody has it. What is worn is as many as it is. */
function isFewerHeld(
  { reading, words }: Stage,
  spots: readonly Spot[],
  subject: Subject,
): boolean | undefined {
  const owners = countOwners(reading, subject);
  if (owners === undefined) return undefined;
  const isWorn = reading.links.some(
    ({ relation, to }) => relation === 'wearing' && reading.subjects[to ?? -1] === subject,
  );
  // Screens stand on the desk of who types.
  const isBunch = BUNCHED.test(subject.key) || isComputer(subject) || isJuggled(words, subject);
  if (isWorn || isBunch || owners >= subject.count) return false;
  return !spots.some(
    (spot) => isInBothHands(reading, subject, spot) && holds(reading, spot.subject, subject),
  );
}

function holds({ links, subjects }: Stage['reading'], one: Subject, thing: Subject): boolean {
  return links.some(
    ({ relation, from, to }) =>
      relation === 'holding' && subjects[from] === one && subjects[to ?? -1] === thing,
  );
}
