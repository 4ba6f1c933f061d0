// Where a great tree grows that somebody is at: they are behind its trunk, before it, under it, around it or between two.

import type { Spot } from '../placing/spot.ts';
import type { LinkRelation, PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { TREE_KINDS } from '../things/trees.ts';
import { isAvenue } from './avenue.ts';
import { islandOf } from './floating-island.ts';
import { onKnoll } from './knoll.ts';
import { SCENERY_KINDS } from '../reading/subject-kinds.ts';

export type GrownTree = { x: number; feet: number; tall: number; depth: number };

type AtTree = { relation: LinkRelation; who: Subject };

const AT: ReadonlySet<LinkRelation> = new Set(['behind', 'in_front', 'under', 'around', 'between']);
/** Said of the tree it is the other way round. */
export const TURNED: Partial<Record<LinkRelation, LinkRelation>> = { behind: 'in_front', in_front: 'behind' };
/** In parts of the short side. */
const USUAL = 0.98;

/** Whether it grows as one great tree of the image. */
export function isGreatTree(stage: Stage, subject: Subject): boolean {
  return (
    subject.kind === 'tree' &&
    subject.key in TREE_KINDS &&
    !isAvenue(stage) &&
    stage.scene !== 'forest' &&
    stage.scene !== 'water-town' &&
    !islandOf(stage)
  );
}

function whoIsAt({ links, subjects }: PromptReading, tree: Subject): AtTree | undefined {
  for (const { relation, from, to } of links) {
    const [one, other] = [subjects[from], subjects[to ?? -1]];
    if (!one || !other || !AT.has(relation)) continue;
    const turned = TURNED[relation];
    if (other === tree && !SCENERY_KINDS.has(one.kind)) return { relation, who: one };
    if (one === tree && turned && !SCENERY_KINDS.has(other.kind)) return { relation: turned, who: other };
  }
  return undefined;
}

/** Where the trees of this subject grow that somebody is at; empty where nobody is, or in the air only. */
export function treesAt(stage: Stage, tree: Subject, spots: readonly Spot[]): GrownTree[] {
  const at = isGreatTree(stage, tree) && onKnoll(stage) !== tree ? whoIsAt(stage.reading, tree) : undefined;
  // People go to the tree themselves (placing/hide-behind-tree.ts): its crown would hide their faces.
  if (!at || (at.relation === 'behind' && at.who.kind === 'figure')) return [];
  const who = spots.filter(({ subject }) => subject === at.who);
  const [first] = who;
  if (!first || who.some((one) => one.isPortrait || one.isPerched === true)) return [];
  const isAloft = who.every((one) => one.isFloating || one.isOnWater);
  if (isAloft && at.relation !== 'around') return [];
  const { width, height, short, light } = stage;
  const away = light.side === 1 ? -1 : 1;
  const middle = who.reduce((sum, one) => sum + one.x, 0) / who.length;
  const row = isAloft ? height * 0.92 : Math.min(...who.map(({ y }) => y));
  const depth = Math.min(0.64, ...who.map((one) => one.depth - 0.005));
  const behind = { feet: row - short * 0.03, tall: short * USUAL, depth };
  switch (at.relation) {
    case 'behind': {
      // Its trunk hides the hind part; the crown is over all of who looks out.
      const highest = Math.max(...who.map(({ tall }) => tall));
      const rear = first.isFlipped ? -1 : 1;
      return [
        {
          x: first.x + rear * first.tall * 0.2,
          feet: Math.max(...who.map(({ y }) => y)) + short * 0.015,
          tall: Math.max(short * USUAL, highest * 2.1),
          depth: Math.max(...who.map(({ depth }) => depth)) + 0.01,
        },
      ];
    }
    case 'in_front':
      return [{ ...behind, x: middle + away * short * 0.02 }];
    case 'under':
      return [{ ...behind, x: middle + away * short * 0.17 }];
    case 'around':
      return [{ ...behind, x: isAloft ? width / 2 : middle }];
    default:
      return sidesOf(stage.reading, tree, at.who).map((side) => ({
        ...behind,
        x: middle + side * Math.max(width * 0.3, first.tall * 0.75),
        tall: short * 0.86,
      }));
  }
}

/** Of two trees each has a side of its own. */
function sidesOf({ links, subjects }: PromptReading, tree: Subject, who: Subject): (-1 | 1)[] {
  if (tree.count > 1) return [-1, 1];
  const flankers = links.flatMap(({ relation, from, to }) => {
    const other = relation === 'between' && subjects[from] === who ? subjects[to ?? -1] : undefined;
    return other ? [other] : [];
  });
  return [flankers.indexOf(tree) === 0 ? -1 : 1];
}

/** Whether who is said to be at a tree is seen so. */
export function isSeenAtTree(
  stage: Stage,
  tree: Subject,
  relation: LinkRelation,
  spots: readonly Spot[],
): boolean {
  const at = whoIsAt(stage.reading, tree);
  const trees = treesAt(stage, tree, spots);
  const [grown] = trees;
  if (!at || !grown || at.relation !== relation) return false;
  const who = spots.filter(({ subject }) => subject === at.who);
  if (relation === 'around') return who.some(({ x }) => x < grown.x) && who.some(({ x }) => x > grown.x);
  if (relation === 'between')
    return (
      tree.count > 1 || stage.reading.links.filter((one) => isBetweenTrees(stage, one, at.who)).length > 1
    );
  return true;
}

function isBetweenTrees(
  { reading: { subjects } }: Stage,
  { relation, from, to }: PromptReading['links'][number],
  who: Subject,
): boolean {
  return relation === 'between' && subjects[from] === who && subjects[to ?? -1]?.kind === 'tree';
}
