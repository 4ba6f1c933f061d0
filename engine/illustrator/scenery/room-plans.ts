// Which furniture a room has by itself, and where.

import { type RoomKind } from './room-kind.ts';
import { type ChineseRoom } from './chinese-room.ts';
import type { Piece } from './room-piece.ts';
import { type TradeRoom } from './trade-room-plans.ts';

/** `across` grows toward the window; what has `up` hangs on the wall or stands on a table. */
export const PLANS: Record<
  Exclude<RoomKind, TradeRoom | ChineseRoom | 'lighthouse' | 'cockpit' | 'spaceship' | 'hall'>,
  readonly Piece[]
> = {
  bathroom: [
    { name: 'own/wall-mirror', across: -0.9, up: 1.15 },
    { name: 'own/washstand', across: -0.9, before: 0.15 },
    { name: 'own/toilet', across: -2, before: 0.2 },
    { name: 'own/bathtub', across: 0.95, before: 0.5 },
  ],
  living: [
    { name: 'own/wall-picture', across: -0.75, up: 1.25 },
    { name: 'own/sofa', across: -0.7, before: 0.3 },
    { name: 'own/floor-lamp', across: -2, before: 0.2 },
    { name: 'own/house-plant', across: 1.9, before: 0.3 },
    { name: 'own/tea-table', across: -0.35, before: 0.95 },
  ],
  bedroom: [
    { name: 'own/wall-picture', across: -0.9, up: 1.35 },
    { name: 'own/bed', across: -0.5, before: 0.35 },
    { name: 'own/floor-lamp', across: -1.95, before: 0.2 },
    { name: 'own/house-plant', across: 1.85, before: 0.3 },
  ],
  kitchen: [
    { name: 'own/cabinets', across: -0.95, up: 1.42 },
    { name: 'own/fridge', across: -2.35, before: 0.1 },
    { name: 'own/counter', across: -0.55, before: 0.1 },
    { name: 'own/pendant', across: 0.1, up: 1.5, before: 0.6 },
    { name: 'own/house-plant', across: 2.2, before: 0.2 },
  ],
  cafe: [
    { name: 'own/counter', across: -1.35, before: 0.1 },
    { name: 'own/pendant', across: -1.6, up: 1.5, before: 0.5 },
    { name: 'own/pendant', across: -0.6, up: 1.5, before: 0.5 },
    { name: 'own/house-plant', across: 2.15, before: 0.2 },
    { name: 'own/chair', across: 0.62, before: 0.5 },
    { name: 'own/chair', across: 1.62, before: 0.5 },
    { name: 'own/round-table', across: 1.12, before: 0.6 },
  ],
  library: [
    { name: 'own/bookshelf', across: -2.1 },
    { name: 'own/bookshelf', across: -0.98 },
    { name: 'own/bookshelf', across: 0.14 },
    { name: 'own/floor-lamp', across: -0.3, before: 0.5 },
    { name: 'own/armchair', across: -1.1, before: 0.6 },
  ],
  classroom: [
    { name: 'own/blackboard', across: -0.28, up: 0.9 },
    { name: 'own/wall-clock', across: -1.68, up: 1.92 },
    { name: 'own/school-desk', across: -1.15, before: 1.5 },
    { name: 'own/school-desk', across: 0, before: 1.5 },
    { name: 'own/school-desk', across: 1.15, before: 1.5 },
  ],
  dining: [
    { name: 'own/wall-picture', across: -1.5, up: 1.3 },
    { name: 'own/pendant', across: -0.2, up: 1.6, before: 0.8 },
    { name: 'own/house-plant', across: 2.1, before: 0.2 },
    { name: 'own/chair', across: -1.15, before: 0.62 },
    { name: 'own/chair', across: 0.75, before: 0.62 },
    { name: 'own/table', across: -0.2, before: 0.7 },
  ],
  hallway: [
    { name: 'own/room-door', across: -1.7 },
    { name: 'own/wall-picture', across: -0.55, up: 1.3 },
    { name: 'own/house-plant', across: 2.1, before: 0.2 },
  ],
  clinic: [
    { name: 'own/eye-chart', across: -1.2, up: 1.3 },
    { name: 'own/medicine-cabinet', across: -2.15, before: 0.05 },
    { name: 'own/exam-couch', across: -0.6, before: 0.35 },
    { name: 'own/folding-screen', across: 1.8, before: 0.25 },
  ],
  office: [
    { name: 'own/bookshelf', across: -2.1 },
    { name: 'own/wall-picture', across: -0.7, up: 1.4 },
    { name: 'own/chair', across: -0.2, before: 0.25 },
    { name: 'own/table', across: -0.35, before: 0.45 },
    { name: 'own/monitor', across: -0.55, up: 0.75, before: 0.45 },
    { name: 'own/house-plant', across: 2, before: 0.3 },
  ],
};

/** The living room when the words ask for a fire. */
export const FIRESIDE: readonly Piece[] = [
  { name: 'own/wall-picture', across: -0.8, up: 1.45 },
  { name: 'own/fireplace', across: -0.8, before: 0.05 },
  { name: 'own/armchair', across: -2, before: 0.5 },
  { name: 'own/house-plant', across: 1.9, before: 0.3 },
];

/** The same with room beside the fire for the tree. */
export const CHRISTMAS_FIRESIDE: readonly Piece[] = [
  { name: 'own/wall-picture', across: -1.7, up: 1.45 },
  { name: 'own/fireplace', across: -1.7, before: 0.05 },
  { name: 'own/house-plant', across: 1.9, before: 0.3 },
];

/** The library, or a nook of one, with a fire in it. */
export const READING_FIRESIDE: readonly Piece[] = [
  { name: 'own/bookshelf', across: -2.1 },
  { name: 'own/fireplace', across: -0.6, before: 0.05 },
  { name: 'own/armchair', across: -1.6, before: 0.6 },
];

/** The library where somebody needs a ladder. */
export const TALL_SHELVES: readonly Piece[] = [-2.1, -0.98, 0.14].map((across) => ({
  name: 'own/tall-bookshelf',
  across,
}));
