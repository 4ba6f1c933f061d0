// What animals draw: where their traces are made fast, as parts of the drawing's width and height.

import { TRACES } from './winter-things.ts';

type Traces = { readonly x: number; readonly y: number };

/** By the key of what is drawn; all of them look to the left. */
const TEAMED: Readonly<Record<string, Traces>> = {
  sled: TRACES,
  carriage: { x: 0.02, y: 0.77 },
  'covered-wagon': { x: 0.02, y: 0.78 },
  'hand-cart': { x: 0.02, y: 0.3 },
};

/** Returns where its traces are; undefined for what nothing draws. */
export function tracesOf(vehicle: { key: string }): Traces | undefined {
  return TEAMED[vehicle.key];
}
