// The edge of a forest, seen from the open land before it: a wall of trees.

import type { Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import { localTree, treeLineLayer } from './woods.ts';

const WOOD_EDGE =
  /\b(?:edge|outskirts|fringes?|border) of (?:(?:the|an?|dark|deep|dense|pine|old|ancient|green|misty|snowy|autumn|enchanted) ){0,4}(?:forest|woods?|woodland|jungle)\b|\b(?:forest|woodland|wood) edge\b|(?:森林|树林|林子|丛林)(?:的)?(?:边缘|边上|边|外)|林边/i;

/** Whether a prompt speaks of the edge, where one stands outside. */
export function namesWoodEdge(words: string): boolean {
  return WOOD_EDGE.test(words);
}

export function hasWoodEdge({ scene, words }: Pick<Stage, 'scene' | 'words'>): boolean {
  return scene === 'meadow' && namesWoodEdge(words);
}

/** Two rows, the farther one in the gaps of the nearer. */
export function woodEdgeLayers(stage: Stage): Layer[] {
  const kind = localTree(stage);
  return [
    { name: 'deep wood', depth: 0.514, distance: 19, tall: 8.4, count: 30, haze: 0.26 },
    { name: 'wood edge', depth: 0.522, distance: 15, tall: 7.6, count: 20, haze: 0.08 },
  ].map((row) => treeLineLayer(stage, { ...row, kind }));
}
