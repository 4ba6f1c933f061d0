// Who is behind a tree that stands at the side of the image: half of them looks out beside its trunk.

import type { LinkRelation, Subject } from '../reading/prompt-reading.ts';
import { heroTrunk } from '../scenery/planting.ts';
import type { Stage } from '../staging/stage.ts';
import { metresOf } from '../things/metres.ts';
import { wideOf, type Cast } from './cast.ts';

/** Trees are at 0.64. */
const DEPTH = 0.63;
/** How far beside the trunk one looks out, as a part of one's own width; and half of a trunk that leans, of the tree's height. */
const [OUT, HALF_TRUNK] = [0.3, 0.05] as const;

/** Whether the words put one behind a tree that has a place of its own. */
export function isHidden(stage: Stage, relation: LinkRelation, who: Subject, tree: Subject): boolean {
  return relation === 'behind' && HIDING.has(who.kind) && heroTrunk(stage, tree) !== undefined;
}

const HIDING: ReadonlySet<Subject['kind']> = new Set(['figure', 'face', 'full', 'mount']);
/** Parts of the height of the tree: of who is as tall as people are, and at least. */
const [PERSON, LEAST] = [0.28, 0.18] as const;

function beside({ tall }: { tall: number }, who: Subject): number {
  const grown = who.kind === 'figure' ? 1 : metresOf(who) / PERSON_METRES;
  return tall * Math.max(LEAST, PERSON * Math.min(1.2, grown));
}
const PERSON_METRES = 1.7;

/** Changes the spots in place; of several each looks out on another side. */
export function hideBehindTrees(stage: Stage, cast: readonly Cast[]): void {
  const { links, subjects } = stage.reading;
  for (const { relation, from, to } of links) {
    const [who, tree] = [subjects[from], subjects[to ?? -1]];
    if (!who || !tree || !isHidden(stage, relation, who, tree)) continue;
    const trunk = heroTrunk(stage, tree);
    const hiders = cast.filter(({ spot }) => spot.subject === who && !spot.isPortrait);
    if (!trunk) continue;
    for (const [index, one] of hiders.entries()) {
      const side = (index % 2 === 0 ? -1 : 1) * trunk.side;
      const { spot } = one;
      Object.assign(spot, {
        tall: Math.min(spot.tall, beside(trunk, who)),
        y: trunk.feet - stage.short * 0.012,
        depth: DEPTH,
      });
      spot.x = trunk.x + side * (wideOf(one) * OUT + trunk.tall * HALF_TRUNK);
    }
  }
}
