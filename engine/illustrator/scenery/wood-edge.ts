// The edge of a forest, seen from the open land before it: a wall of trees.

import type { Layer } from '../painting/layer.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { localTree, treeLineLayer } from './woods.ts';

const WOOD_EDGE =
  /\b(?:edge|outskirts|fringes?|border) of (?:(?:the|an?|dark|deep|dense|pine|old|ancient|green|misty|snowy|autumn|enchanted) ){0,4}(?:forest|woods?|woodland|jungle)\b|\b(?:forest|woodland|wood) edge\b|(?:森林|树林|林子|丛林)(?:的)?(?:边缘|边上|边|外)|林边/i;

/** They fill the sky, and nothing of them is seen from under trees. */
const OVER_WOODS = /^(?:aurora|fireworks|rainbow|meteor)$/;

/** Who is said to be among the trees is not before them. */
const INSIDE =
  /林(?:之?间|里|中|深处|内)|\b(?:in|inside|among|between|through|into) (?:\S+ ){0,3}(?:forests?|woods?|woodland|trees|pines|jungle)\b/i;

/** Whether a prompt speaks of the edge, where one stands outside, or of what is seen over the trees. */
export function isBeforeWood({ scenes, subjects }: PromptReading, words: string): boolean {
  // No edge of ours is of bamboo, and around a waterfall the woods are open.
  const isOpen = subjects.some(({ kind }) => kind === 'landmark');
  const isWood = scenes.includes('forest') && !isOpen && !/竹|bamboo/i.test(words) && !INSIDE.test(words);
  const isOver = isWood && subjects.some(({ key }) => OVER_WOODS.test(key));
  return isOver || WOOD_EDGE.test(words);
}

export function hasWoodEdge({ scene, reading, words }: Stage): boolean {
  return scene === 'meadow' && isBeforeWood(reading, words);
}

/** Two rows, the farther one in the gaps of the nearer. */
export function woodEdgeLayers(stage: Stage): Layer[] {
  const kind = localTree(stage);
  return [
    { name: 'deep wood', depth: 0.514, distance: 19, tall: 8.4, count: 30, haze: 0.26 },
    { name: 'wood edge', depth: 0.522, distance: 15, tall: 7.6, count: 20, haze: 0.08 },
  ].map((row) => treeLineLayer(stage, { ...row, kind }));
}
