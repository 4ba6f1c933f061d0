// Where each piece of furniture would rather be in a room, and how high the tops of those are that bear a lamp.

import type { Piece } from './room-piece.ts';

/** Where it would rather be, as in a plan of a room; what stands under the window does not reach up to its sill. */
export const FITTINGS: Readonly<Record<string, Omit<Piece, 'name'>>> = {
  'own/bed': { across: -0.35, before: 0.35 },
  'own/bathtub': { across: 0.95, before: 0.5 },
  'own/nightstand': { across: -1.75, before: 0.3 },
  'own/table-lamp': { across: -1.75, up: 0.58, before: 0.3 },
  'own/sofa': { across: -0.7, before: 0.3 },
  'own/armchair': { across: -1.8, before: 0.45 },
  'own/floor-lamp': { across: -2.1, before: 0.25 },
  'own/wardrobe': { across: -2.3, before: 0.1 },
  'own/dresser': { across: 1.05, before: 0.12 },
  'own/dressing-table': { across: -1.4, before: 0.2 },
  'own/standing-mirror': { across: -1.9, before: 0.2 },
  'own/wall-mirror': { across: -0.9, up: 1.15 },
  'own/wall-picture': { across: -0.75, up: 1.3 },
  'own/toilet': { across: -2, before: 0.2 },
  'own/washstand': { across: -0.9, before: 0.15 },
  'own/shower': { across: -2.2, before: 0.1 },
  'own/stove': { across: -2.35, before: 0.1 },
  'own/fridge': { across: -1.55, before: 0.1 },
  'own/washing-machine': { across: 1.4, before: 0.15 },
  'own/pendant': { across: -0.5, up: 1.55, before: 0.6 },
  'own/chandelier': { across: -0.45, up: 1.35, before: 0.6 },
  'own/tea-table': { across: -0.4, before: 0.95 },
  'own/house-plant': { across: 1.95, before: 0.3 },
  'own/crib': { across: -0.5, before: 0.35 },
  'own/floor-toys': { across: 0.9, before: 0.85 },
  'own/chair': { across: 0.5, before: 0.8 },
  'own/monitor': { across: -0.55, up: 0.75, before: 0.45 },
  'own/cabinets': { across: -0.95, up: 1.42 },
  'own/room-door': { across: -2.1 },
  'own/wall-clock': { across: -0.4, up: 1.85 },
};

/** They bear a lamp; so high are their tops, in metres. */
export const TOPS: Readonly<Record<string, number>> = {
  'own/nightstand': 0.58,
  'own/dresser': 0.85,
  'own/writing-desk': 0.77,
  'own/desk': 0.76,
  'own/table': 0.75,
  'own/tea-table': 0.46,
};
