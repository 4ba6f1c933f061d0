// What lies in a bowl, a basket or a jar, and who sits in a box or a cup: it is drawn in it, and not beside it.

import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { Container } from '../things/container.ts';
import { containerOf } from '../things/containers.ts';
import { metresOf } from '../things/metres.ts';
import { goodsOf } from './stalls.ts';

type Contained = Pick<PromptReading, 'subjects' | 'links'>;

/** In metres: nothing larger lies in what one carries about; who is said to be in it is as small as it asks. */
const [LARGEST_INSIDE, LARGEST_LIVING] = [0.9, 2] as const;
/** A village is a few of its houses there. */
export function isModel({ kind, key }: Subject): boolean {
  return MODELS.has(kind) || key === 'village';
}
/** Made small they fit behind glass: a ship in a bottle, a house in a snow globe. */
const MODELS: ReadonlySet<Subject['kind']> = new Set(['boat', 'building', 'vehicle', 'tree', 'plant', 'air']);
const INSIDE: ReadonlySet<Subject['kind']> = new Set([
  'food',
  'item',
  'hat',
  'plant',
  'fish',
  'face',
  'full',
  'bird',
  'air',
]);
/** Of more than so many who live one cannot see who looks out. */
const MOST = 3;
/** In these only food is heaped: nobody sits among it. */
const DISHES: ReadonlySet<string> = new Set(['plate', 'pot']);

export function isContainer(one: Pick<Subject, 'key' | 'words'>): boolean {
  return containerOf(one) !== undefined;
}

/** What is in this container, if anything is said to be. */
export function contentOf(
  { subjects, links }: Contained,
  container: Pick<Subject, 'key' | 'words'>,
): Subject | undefined {
  return contentsOf({ subjects, links }, container)[0];
}

/** All that is in it: who looks out of it with their like, or fruit of several kinds, which lies mixed. */
export function contentsOf(
  { subjects, links }: Contained,
  container: Pick<Subject, 'key' | 'words'>,
): Subject[] {
  const drawn = containerOf(container);
  if (!drawn) return [];
  const inside = links.flatMap(({ relation, from, to }) => {
    const one = subjects[from];
    const isIn = relation === 'in' && to !== null && subjects[to] === container && one !== container;
    return isIn && one && fitsIn(container.key, drawn, one) ? [one] : [];
  });
  const [first] = inside;
  if (!first) return [];
  if (isResident(first)) {
    // "Three kittens in a basket, the one in the middle …" are all in it.
    const likes = inside.filter((one) => isResident(one) && one.kind === first.kind);
    return likes.reduce((sum, { count }) => sum + count, 0) <= MOST ? likes : [first];
  }
  return inside.filter((one) => !isResident(one));
}

function fitsIn(key: string, { isGlass, holdsModels }: Container, one: Subject): boolean {
  if (DISHES.has(key)) return one.kind === 'food' || one.key === 'mushroom';
  // An egg is as large as who comes out of it.
  if (key === 'eggshell') return one.kind !== 'fish' && isLiving(one) && one.count <= MOST;
  if ((isGlass ?? holdsModels) && isModel(one)) return true;
  // Made small a deer stands there as well.
  if ((isGlass || key === 'pop-up-book') && one.kind === 'mount') return one.count <= MOST;
  if (one.kind === 'figure') return one.count === 1 && (isGlass || one.size === 'tiny');
  if (isLiving(one) && one.count > MOST && one.kind !== 'fish') return false;
  return (
    INSIDE.has(one.kind) &&
    (isGlass || one.kind === 'plant' || metresOf(one) <= (isLiving(one) ? LARGEST_LIVING : LARGEST_INSIDE))
  );
}

function isLiving({ kind }: Subject): boolean {
  return kind === 'face' || kind === 'full' || kind === 'mount' || kind === 'bird' || kind === 'fish';
}

/** Of several models one is seen there, and the others nowhere else. */
function isBehindGlass({ subjects, links }: Contained, container: Subject, one: Subject): boolean {
  const drawn = containerOf(container);
  if (!isModel(one) || !(drawn?.isGlass ?? drawn?.holdsModels)) return false;
  return links.some(
    ({ relation, from, to }) =>
      relation === 'in' && subjects[from] === one && to !== null && subjects[to] === container,
  );
}

export function isContained(reading: Contained, one: Subject): boolean {
  return (
    goodsOf(reading).includes(one) ||
    reading.subjects.some(
      (container) => contentsOf(reading, container).includes(one) || isBehindGlass(reading, container, one),
    )
  );
}

/** What stands for it in the scene: itself, or what it lies in. */
export function seenAs(reading: Contained, one: Subject): Subject {
  return reading.subjects.find((container) => contentsOf(reading, container).includes(one)) ?? one;
}

/** Who looks out of it, or stands in it by itself; else it is filled with pieces. */
export function isResident(one: Subject): boolean {
  if (one.key === 'toys') return false;
  if (isLiving(one) || one.kind === 'figure' || isModel(one)) return one.kind !== 'plant' || one.count === 1;
  return one.kind !== 'food' && one.count === 1;
}

/** How many there are to be seen: a heap, where nobody said how many. */
export function heapOf({
  count,
  isCounted,
  words = '',
}: Pick<Subject, 'count' | 'isCounted' | 'words'>): number | undefined {
  if (count > 1) return isCounted === true ? Math.min(count, 12) : undefined;
  return /\p{Script=Han}$|s$|fruit$|bread$|candy$/iu.test(words) ? undefined : 1;
}
