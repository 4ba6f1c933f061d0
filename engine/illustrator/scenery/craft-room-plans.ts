// How the rooms of crafts are furnished: a smithy, a pottery, a tailor's, a barber's, the room under the light of a lighthouse.

import type { RoomKind } from './room-kind.ts';
import type { Piece } from './room-piece.ts';

const SMITHY: readonly Piece[] = [
  { name: 'own/forge', across: -1.75, before: 0.1 },
  { name: 'own/tool-wall', across: 0, up: 1.25 },
  { name: 'own/workbench', across: 0.1, before: 0.2 },
];
const POTTERY: readonly Piece[] = [
  { name: 'own/pot-shelves', across: -2.1 },
  { name: 'own/pot-shelves', across: -0.6 },
  { name: 'own/pendant', across: -1.2, up: 1.65, before: 0.6 },
];
const TAILORS: readonly Piece[] = [
  { name: 'own/cloth-shelves', across: -2.2 },
  { name: 'own/cloth-shelves', across: -0.7 },
  { name: 'own/dress-form', across: 2.2, before: 0.4 },
  { name: 'own/pendant', across: -0.9, up: 1.65, before: 0.6 },
];
const BARBERS: readonly Piece[] = [
  { name: 'own/salon-mirror', across: -2, up: 0.7 },
  { name: 'own/salon-mirror', across: -0.8, up: 0.7 },
  { name: 'own/pendant', across: -1.4, up: 1.75, before: 0.6 },
  { name: 'own/house-plant', across: 2.2, before: 0.2 },
];
const DENTISTS: readonly Piece[] = [
  { name: 'own/medicine-cabinet', across: -2.15, before: 0.05 },
  { name: 'own/wall-picture', across: -0.9, up: 1.45 },
  { name: 'own/folding-screen', across: 2.2, before: 0.25 },
];
const LIGHTHOUSE: readonly Piece[] = [
  { name: 'own/lighthouse-lens', across: -1.75, before: 0.25 },
  { name: 'own/table-lamp', across: -0.62, up: 0.77, before: 0.5 },
  { name: 'own/writing-desk', across: -0.2, before: 0.5 },
];

/** Of an art studio: on its walls, and where it is light. */
export const PAINTINGS: readonly Piece[] = [
  { name: 'own/wall-picture', across: -2.15, up: 1.35 },
  { name: 'own/wall-picture', across: -0.95, up: 1.5 },
  { name: 'own/house-plant', across: 2.4, before: 0.2 },
];
export const EASEL: readonly Piece[] = [
  { name: 'own/easel', across: -1.5, before: 0.6 },
  { name: 'own/stool', across: -0.7, before: 0.8 },
];

const LAUNDRY: readonly Piece[] = [
  ...[-2.3, -1.6, -0.9, -0.2].map((across) => ({ name: 'own/washing-machine', across, before: 0.1 })),
  { name: 'own/pendant', across: -0.9, up: 1.75, before: 0.6 },
  { name: 'own/house-plant', across: 2.2, before: 0.2 },
];
const DANCE: readonly Piece[] = [
  { name: 'own/gym-mirror', across: -2, up: 0.3 },
  { name: 'own/gym-mirror', across: 0.42, up: 0.3 },
  { name: 'own/house-plant', across: 2.3, before: 0.2 },
];
const WARD: readonly Piece[] = [
  { name: 'own/medicine-cabinet', across: -2.25, before: 0.05 },
  { name: 'own/bed', across: -0.75, before: 0.35, colour: '#dfe9ee' },
  { name: 'own/folding-screen', across: 2, before: 0.25 },
];

const PLANS: readonly (readonly [kind: RoomKind, words: RegExp, plan: readonly Piece[]])[] = [
  ['lighthouse', /./, LIGHTHOUSE],
  [
    'workshop',
    /\b(?:black|sword)smiths?\b|farrier|\bforg(?:e|ing)\b|\bsmithy\b|\banvil\b|glass ?blow|铁匠|打铁|铁砧|锻|吹玻璃/,
    SMITHY,
  ],
  ['workshop', /\bpott(?:er|ers|ery)\b|ceramic|\bclay\b|陶|拉坯/, POTTERY],
  ['workshop', /tailor|seamstress|dressmaker|\bsew|\bweav|\bloom\b|裁缝|缝|织|绣/, TAILORS],
  ['workshop', /barber|hairdress|hairstyl|haircut|cutting (?:\w+ )?hair|理发|美发|剃头|剪头发/, BARBERS],
  ['gym', /danc|ballet|yoga|rehears|舞|瑜伽|练功/, DANCE],
  ['shop', /laundromat|launderette|laundry|洗衣/, LAUNDRY],
  ['clinic', /\bwards?\b|hospital (?:room|bed)|patient|病房|病床|病人|患者|住院/, WARD],
  ['clinic', /dentist|\bteeth\b|\btooth\b|牙/, DENTISTS],
];

/** Undefined where the room is that of any other trade. */
export function craftPlan(kind: RoomKind, words: string): readonly Piece[] | undefined {
  return PLANS.find(([own, pattern]) => own === kind && pattern.test(words))?.[2];
}
