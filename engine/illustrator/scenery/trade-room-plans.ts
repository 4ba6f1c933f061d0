// How rooms of trades are furnished: a study, a gym, a workshop, a laboratory, a shop, a gallery, a carriage, a temple.

import { craftPlan } from './craft-room-plans.ts';
import type { RoomKind } from './room-kind.ts';
import type { Piece } from './room-piece.ts';

export type TradeRoom = Extract<
  RoomKind,
  'study' | 'gym' | 'workshop' | 'laboratory' | 'shop' | 'gallery' | 'carriage' | 'temple' | 'corridor'
>;

/** `across` grows toward the window; what has `up` hangs on the wall or stands on a table. */
export const TRADE_PLANS: Record<TradeRoom, readonly Piece[]> = {
  study: [
    { name: 'own/bookshelf', across: -2.3 },
    { name: 'own/bookshelf', across: -1.18 },
    { name: 'own/tall-bookshelf', across: 2.3, before: 0.05 },
    { name: 'own/book-stack', across: -2.2, before: 0.75 },
    { name: 'own/writing-desk', across: -0.45, before: 0.6 },
    { name: 'own/table-lamp', across: -1.12, up: 0.77, before: 0.6 },
  ],
  gym: [
    { name: 'own/gym-mirror', across: -1.3, up: 0.35 },
    { name: 'own/dumbbell-rack', across: -2.15, before: 0.15 },
    { name: 'own/weight-bench', across: -0.4, before: 0.4 },
    { name: 'own/punching-bag', across: 1.95, up: 0.42, before: 0.5 },
  ],
  workshop: [
    { name: 'own/tool-wall', across: -0.75, up: 1.25 },
    { name: 'own/goods-shelves', across: -2.35, before: 0.05 },
    { name: 'own/workbench', across: -0.6, before: 0.45 },
    { name: 'own/pendant', across: -0.4, up: 1.6, before: 0.6 },
  ],
  laboratory: [
    { name: 'own/lab-shelf', across: -1, up: 1.5 },
    { name: 'own/medicine-cabinet', across: -2.35, before: 0.05 },
    { name: 'own/lab-bench', across: -0.75, before: 0.3 },
    { name: 'own/lab-things', across: -0.75, up: 0.9, before: 0.3 },
  ],
  shop: [
    { name: 'own/goods-shelves', across: -2.1 },
    { name: 'own/goods-shelves', across: -0.6 },
    { name: 'own/pendant', across: -0.9, up: 1.65, before: 0.6 },
    { name: 'own/shop-counter', across: -1.3, before: 0.7 },
    { name: 'own/house-plant', across: 2.15, before: 0.2 },
  ],
  gallery: [
    { name: 'own/framed-land', across: -1.05, up: 1.2 },
    { name: 'own/framed-face', across: -2.15, up: 1.15 },
    { name: 'own/framed-forms', across: 0.1, up: 1.18 },
    { name: 'own/framed-face', across: 2.1, up: 1.15 },
    { name: 'own/bust-on-plinth', across: 1.9, before: 0.4 },
    { name: 'own/gallery-bench', across: -0.7, before: 0.5 },
  ],
  carriage: [
    { name: 'own/luggage-rack', across: -1.6, up: 1.85 },
    { name: 'own/train-seat', across: -2.1, before: 0.3 },
    { name: 'own/train-seat', across: -0.75, before: 0.3 },
    { name: 'own/train-seat', across: 2.15, before: 0.3 },
  ],
  temple: [
    { name: 'own/temple-banner', across: -1.5, up: 0.95 },
    { name: 'own/temple-banner', across: 1.5, up: 0.95 },
    { name: 'own/altar-statue', across: 0, before: 0.3 },
    { name: 'own/red-column', across: -2.15, before: 0.5 },
    { name: 'own/red-column', across: 2.15, before: 0.5 },
  ],
  corridor: [
    { name: 'own/hand-rail', across: -0.12, up: 0.9 },
    { name: 'own/ward-door', across: -1.75 },
    { name: 'own/ward-door', across: 1.5 },
    { name: 'own/seat-row', across: -0.1, before: 0.3 },
  ],
};

/** The ring of those who box, in place of the bench. */
const BOXING: readonly Piece[] = [
  { name: 'own/gym-mirror', across: -2.1, up: 0.35 },
  { name: 'own/boxing-ring', across: -0.85, before: 0.3 },
  { name: 'own/punching-bag', across: 1.9, up: 0.42, before: 0.5 },
  { name: 'own/dumbbell-rack', across: 2.6, before: 0.1 },
];

/** What the words say of the trade puts other things on the shelves. */
export function tradePlan(kind: RoomKind, words: string): readonly Piece[] | undefined {
  const craft = craftPlan(kind, words);
  if (craft) return craft;
  if (kind === 'gym' && /\bbox(?:er|ers|ing)\b|拳/.test(words)) return BOXING;
  if (kind !== 'shop') return TRADE_PLANS[kind as TradeRoom];
  const goods = /baker|bread|面包|烘焙/.test(words)
    ? 'bread'
    : /flower|florist|花店|鲜花/.test(words)
      ? 'flower'
      : undefined;
  if (!goods) return TRADE_PLANS.shop;
  return TRADE_PLANS.shop.map((piece) => ({
    ...piece,
    name: piece.name
      .replace('own/goods-shelves', `own/${goods}-shelves`)
      .replace('own/shop-counter', goods === 'bread' ? 'own/bread-counter' : 'own/shop-counter'),
  }));
}

/** Pictures, a statue or doors take all of its walls, unless a window is asked for. */
export function hasNoWindow(kind: RoomKind, words: string): boolean {
  return ['gallery', 'temple', 'corridor'].includes(kind) && !/window|窗/.test(words);
}
