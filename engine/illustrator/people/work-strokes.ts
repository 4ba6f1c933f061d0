// How hands go to and fro over their work while a video runs.

import type { HandWork } from '../lexicon/hand-work.ts';
import type { Arms } from './arms-from-front.ts';
import type { View } from './person.ts';

/**
 * Degrees to each side that the forearms go, the far or left one and the near or right one; the first is half a stroke
 * later, and with it where it is negative. Then how much of it the upper arms go, where it is more or less than of most.
 */
const STROKES: Partial<Record<HandWork, readonly [far: number, near: number, upper?: number]>> = {
  badminton: [0, 24, 0.9],
  barbell: [-16, 16, 1.1],
  baseball: [30, 30, 0.9],
  bow: [0, 14],
  box: [-16, 16, 1],
  'brush-teeth': [0, 9],
  bubbles: [0, 3],
  carve: [0, 7],
  cello: [0, 14],
  chop: [0, 14],
  'chop-wood': [-16, 16],
  clap: [-9, 9],
  'comb-hair': [0, 9],
  cook: [0, 11],
  'cut-hair': [0, 6],
  'cut-meat': [0, 12],
  dig: [-7, 7],
  dj: [8, 8],
  drum: [16, 16],
  erhu: [0, 14],
  fish: [4, 4],
  golf: [36, 36, 1],
  grill: [0, 9],
  'great-drum': [-16, 16],
  hammer: [0, 24],
  iron: [0, 11],
  keys: [6, 6],
  kite: [0, 5],
  knead: [8, 8],
  knit: [6, 6],
  'make-sushi': [6, 6],
  'mend-shoes': [0, 10],
  mine: [-16, 16],
  mop: [-9, 9],
  paint: [0, 8],
  'paint-sugar': [0, 6],
  'paint-wall': [0, 13],
  'pick-fruit': [0, 10],
  'pick-lotus': [0, 8],
  'pick-tea': [0, 12],
  pipa: [0, 12],
  plant: [0, 10],
  pound: [-16, 16],
  'raise-hand': [0, 7],
  roll: [-8, 8],
  saw: [0, 13],
  scatter: [0, 12],
  sew: [0, 9],
  shave: [0, 7],
  sing: [0, 4],
  squeeze: [-9, 9],
  stir: [0, 11],
  'stir-fry': [0, 12],
  strum: [0, 13],
  study: [0, 4],
  sweep: [-9, 9],
  'table-tennis': [0, 22],
  tennis: [0, 30, 0.9],
  toast: [0, 6],
  toss: [-10, 10],
  type: [4, 4],
  vacuum: [-8, 8],
  'wash-dishes': [8, 8],
  'wash-window': [0, 15],
  water: [0, 5],
  weave: [8, 8],
  wrench: [0, 10],
  'write-brush': [0, 6],
  zither: [7, 7],
};
/** Of what the forearm goes by the upper arm goes, too. */
const UPPER = 0.35;

/** Radians a second of a stroke that is slower than of most work. */
const SLOW: Partial<Record<HandWork, number>> = {
  barbell: 2.4,
  baseball: 3,
  bubbles: 2,
  fish: 1.6,
  golf: 2.4,
  kite: 1.8,
  'pick-fruit': 3,
  'pick-lotus': 2.6,
  'raise-hand': 2.6,
  sing: 2.6,
  tennis: 4,
  water: 2,
};

/** Undefined of work at the usual pace. */
export function slowPace(work: HandWork | undefined): number | undefined {
  return work && SLOW[work];
}

/** Whether a video shows it done: in fits of hammering, not in holding a lute. */
export function isStroked(work: HandWork | undefined): boolean {
  return work !== undefined && STROKES[work] !== undefined;
}

/** Returns the arms at a moment of a stroke, 0–1; at 0 they are as in the still. */
export function strokeArms(arms: Arms, work: HandWork, view: View, stride: number): Arms {
  const reach = STROKES[work];
  if (!reach) return arms;
  const at = Math.sin(stride * Math.PI * 2);
  const [far, near] = arms;
  // From the front the left arm is a mirror of the right.
  const left = view === 'side' ? -reach[0] * at : reach[0] * at;
  const share = reach[2] ?? UPPER;
  return [bent(far, left, share), bent(near, reach[1] * at, share)];
}

function bent([upper, lower]: Arms[number], by: number, share: number): Arms[number] {
  return [upper + by * share, lower + by];
}
