// What is on a lake is seen beside the great tree on its near bank, not through it.

import { heroTrunk } from '../scenery/planting.ts';
import type { Stage } from '../staging/stage.ts';
import { wideOf, type Cast } from './cast.ts';

/** Half of a crown, in parts of the tree's height. */
const CROWN = 0.36;
const CONE = 0.2;
const CONES: ReadonlySet<string> = new Set(['pine', 'cypress', 'poplar', 'spruce']);
/** Parts of the frame that stay free at its edge. */
const EDGE = 0.04;
/** Nearer to each other than this they would cover each other. */
const NEAREST = 0.5;

/** Moves all on the water away from the tree, nearer to each other where that is needed. Changes the spots in place. */
export function clearOfTree(stage: Stage, cast: readonly Cast[]): void {
  if (stage.scene !== 'lake' && stage.scene !== 'sea') return;
  const tree = stage.reading.subjects.find(({ kind }) => kind === 'tree');
  const trunk = tree && heroTrunk(stage, tree);
  const afloat = cast.filter(({ spot }) => spot.isOnWater && !spot.isFloating);
  if (!tree || !trunk || afloat.length === 0) return;
  const { width } = stage;
  const crown = trunk.tall * (CONES.has(tree.key) ? CONE : CROWN);
  // As if the tree stood on the right.
  const across = (x: number): number => (trunk.side > 0 ? x : width - x);
  const limit = across(trunk.x) - crown;
  const left = Math.min(...afloat.map((one) => across(one.spot.x) - wideOf(one) / 2));
  const right = Math.max(...afloat.map((one) => across(one.spot.x) + wideOf(one) / 2));
  if (right <= limit) return;
  const margin = Math.min(left, width * EDGE);
  const share = Math.max(NEAREST, Math.min(1, (limit - margin) / (right - left)));
  for (const one of afloat) {
    const half = wideOf(one) / 2;
    const moved = margin + (across(one.spot.x) - half - left) * share + half;
    one.spot.x = trunk.side > 0 ? moved : width - moved;
  }
}
