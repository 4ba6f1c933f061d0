// The style that a room is furnished in, where the words say one: its walls, its floor, what stands in it.

import type { Colour } from '#engine/raster/colour.ts';
import type { Stage } from '../staging/stage.ts';
import { roomKindOf } from './room-kind.ts';
import type { Piece } from './room-piece.ts';

export type RoomStyle = 'japanese' | 'nursery' | 'scandinavian' | 'loft' | 'modern' | 'rustic' | 'luxury';

/** Small letters; the first that is said counts. */
export const STYLE_WORDS: readonly (readonly [RoomStyle, RegExp])[] = [
  [
    'japanese',
    /tatami|榻榻米|和室|japanese(?:-style)? (?:room|living room|bedroom|interior|house)|日式(?:的?)(?:房间|卧室|客厅|室内|茶室|家居)/,
  ],
  [
    'nursery',
    /\bnursery\b|(?:kids'?|kid's|child's|children's|childrens|baby|baby's|toddler) (?:bed)?room|playroom|儿童房|儿童卧室|婴儿房|宝宝房|游戏房|孩子的房间/,
  ],
  ['scandinavian', /scandinavian|\bnordic\b|\bhygge\b|北欧|斯堪的纳维亚/],
  [
    'loft',
    /\bloft\b|industrial(?:-style)? (?:\w+ )?(?:room|kitchen|office|interior|apartment|cafe|café)|工业风|阁楼公寓/,
  ],
  ['rustic', /\brustic\b|farmhouse|cottage ?core|log cabin|乡村风|田园风|农舍/],
  ['luxury', /luxur|\bpalatial\b|victorian|baroque|奢华|豪华|欧式|巴洛克|维多利亚/],
  ['modern', /\bmodern\b|minimalis|contemporary|现代|极简|简约/],
];

type Look = {
  wall: Colour;
  floor: Colour;
  /** Of what is usual in such a room, by its drawing, where nobody asks for a colour. */
  tints?: Readonly<Record<string, string>>;
};

const LOOKS: Readonly<Record<RoomStyle, Look>> = {
  japanese: { wall: '#d9c9a8', floor: '#b3b274' },
  nursery: { wall: '#c4d8de', floor: '#c8a078' },
  scandinavian: {
    wall: '#dcd8d0',
    floor: '#cdb08a',
    tints: {
      'own/sofa': '#c4c8cc',
      'own/cabinets': '#eceae4',
      'own/counter': '#eceae4',
      'own/table': '#cfae82',
    },
  },
  loft: { wall: '#9a5f4a', floor: '#7a5a42', tints: { 'own/sofa': '#7a4a30' } },
  modern: { wall: '#c9c4bc', floor: '#9a7a5c', tints: { 'own/cabinets': '#e4e2de' } },
  rustic: { wall: '#cdb58e', floor: '#7a5434' },
  luxury: { wall: '#8a5a5c', floor: '#6a4430' },
};

type Roomed = Pick<Stage, 'scene' | 'words'>;

/** Which style a room is said to have. */
export function roomStyleOf({ scene, words }: Roomed): RoomStyle | undefined {
  return scene === 'room' ? STYLE_WORDS.find(([, pattern]) => pattern.test(words))?.[0] : undefined;
}

/** Walls, floor and usual colours of the style that is said. */
export function styledLook(stage: Roomed): Look | undefined {
  const style = roomStyleOf(stage);
  return style && LOOKS[style];
}

const JAPANESE: readonly Piece[] = [
  { name: 'own/paper-doors', across: -1.6 },
  { name: 'own/hanging-scroll', across: -0.32, up: 0.75 },
  { name: 'own/low-table', across: 0.1, before: 0.9 },
  { name: 'own/house-plant', across: 2.15, before: 0.25 },
];

const NURSERY: readonly Piece[] = [
  { name: 'own/pennants', across: -1.2, up: 1.75 },
  { name: 'own/toy-shelf', across: -2, before: 0.05 },
  { name: 'own/crib', across: -0.6, before: 0.3 },
  { name: 'own/floor-toys', across: 1.3, before: 0.75 },
];

/** How rooms of a style are furnished that have furniture of their own. */
export function styledPlan(stage: Roomed): readonly Piece[] | undefined {
  const style = roomStyleOf(stage);
  const kind = roomKindOf(stage);
  if (style === 'japanese' && /^(?:living|bedroom|teahouse)$/.test(kind)) return JAPANESE;
  if (style === 'nursery')
    return /\bcrib\b|\bcot\b|baby|toddler|nursery|婴儿|宝宝/.test(stage.words)
      ? NURSERY
      : NURSERY.map((piece) =>
          piece.name === 'own/crib' ? { ...piece, name: 'own/bed', across: -0.45 } : piece,
        );
  return undefined;
}
