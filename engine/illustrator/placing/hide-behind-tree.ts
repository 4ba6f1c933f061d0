// Who is behind a tree that stands at the side of the image: half of them looks out beside its trunk.

import type { LinkRelation, Subject } from '../reading/prompt-reading.ts';
import { heroTrunk } from '../scenery/planting.ts';
import type { Stage } from '../staging/stage.ts';
import { wideOf, type Cast } from './cast.ts';

/** Trees are at 0.64. */
const DEPTH = 0.63;
/** How far beside the trunk one looks out, as a part of one's own width. */
const OUT = 0.3;

/** Whether the words put one behind a tree that has a place of its own. */
export function isHidden(stage: Stage, relation: LinkRelation, who: Subject, tree: Subject): boolean {
  return relation === 'behind' && who.kind === 'figure' && heroTrunk(stage, tree) !== undefined;
}

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
        tall: Math.min(spot.tall, trunk.tall * 0.34),
        y: trunk.feet - stage.short * 0.012,
        depth: DEPTH,
      });
      spot.x = trunk.x + side * wideOf(one) * OUT;
    }
  }
}
