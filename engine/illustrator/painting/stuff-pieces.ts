// The small things that other things are built of: which, in which colours, how close.

import type { Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { StuffName } from '../lexicon/stuffs.ts';
import {
  BANANA,
  BROCCOLI,
  CARROT,
  LETTUCE,
  paintBlossom,
  paintRose,
  paintLeaf,
  paintMapleLeaf,
  paintFeather,
  paintBlades,
  paintFruit,
  paintVegetable,
} from './grown-pieces.ts';
import {
  paintSweet,
  paintCoin,
  paintButton,
  paintGear,
  paintBook,
  paintGem,
  paintBalloon,
  paintBubble,
  paintBiscuit,
} from './made-pieces.ts';
import type { Piece } from './piece.ts';

export type Pieces = {
  /** What is seen between them. */
  base: string;
  tones: readonly [Colour, ...Colour[]];
  /** Of one, as a part of the root of the area that is filled. */
  size?: number;
  /** From one to the next, in sizes. */
  gap?: number;
  paint: (brush: Brush, piece: Piece) => void;
};

export const PIECES: Readonly<Partial<Record<StuffName, Pieces>>> = {
  flowers: {
    base: '#4f7a3c',
    tones: ['#e86a8e', '#f4a24a', '#f6dc5c', '#b47ae0', '#f2f0ee', '#e4505c', '#7a9af0'],
    size: 0.115,
    gap: 0.56,
    paint: paintBlossom,
  },
  roses: {
    base: '#3c5a30',
    tones: ['#c8243c', '#d83c50', '#b01830', '#e0586a'],
    size: 0.12,
    paint: paintRose,
  },
  leaves: {
    base: '#2c5a28',
    tones: ['#4f9a3c', '#6ab24a', '#3a7a34', '#8cc45a'],
    size: 0.12,
    gap: 0.5,
    paint: paintLeaf,
  },
  'autumn-leaves': {
    base: '#7a3a18',
    tones: ['#e08a2c', '#d05a24', '#c43a2a', '#e8b23c', '#a84a20'],
    size: 0.125,
    gap: 0.5,
    paint: paintMapleLeaf,
  },
  moss: {
    base: '#2f5a2a',
    tones: ['#5a9a3c', '#78b44a', '#468436', '#94c45c'],
    size: 0.09,
    gap: 0.5,
    paint: paintBlades,
  },
  feathers: {
    base: '#c8ccd6',
    tones: ['#f4f4f6', '#e2e6ee', '#d4dae6', '#fbfbfc'],
    size: 0.12,
    gap: 0.46,
    paint: paintFeather,
  },
  'bright-feathers': {
    base: '#3a4a7a',
    tones: ['#2f8ae0', '#28b08a', '#f2b83c', '#e8584a', '#a45ae0', '#3cc8e0'],
    size: 0.12,
    gap: 0.46,
    paint: paintFeather,
  },
  candy: {
    base: '#d878a0',
    tones: ['#f05a7e', '#5ac8e0', '#f8c84a', '#8ad06a', '#b67ae8', '#f8903c'],
    size: 0.1,
    paint: paintSweet,
  },
  biscuit: {
    base: '#8a5428',
    tones: ['#c8884a', '#d89a58', '#b8763c'],
    size: 0.11,
    gap: 0.6,
    paint: paintBiscuit,
  },
  fruit: {
    base: '#5a7a34',
    tones: ['#e23c3c', '#f29a2c', BANANA, '#8cc84a', '#7a3c9a', '#f26a8a'],
    size: 0.125,
    paint: paintFruit,
  },
  vegetables: {
    base: '#3a6a30',
    tones: [CARROT, LETTUCE, BROCCOLI, '#e24a3c', '#7a3c8a'],
    size: 0.13,
    paint: paintVegetable,
  },
  gears: {
    base: '#4a3a28',
    tones: ['#b8863c', '#8a6a44', '#9a9ca4', '#c89a50', '#70604c'],
    size: 0.13,
    gap: 0.6,
    paint: paintGear,
  },
  coins: { base: '#8a6418', tones: ['#f0c23c', '#e4b02c', '#f6d05c'], size: 0.1, paint: paintCoin },
  books: {
    base: '#4a3424',
    tones: ['#9a3a34', '#34587a', '#3f6a48', '#b88a3c', '#6a4a7a', '#7a4a2c'],
    size: 0.13,
    gap: 0.6,
    paint: paintBook,
  },
  gems: {
    base: '#3a4a8a',
    tones: ['#58b8e8', '#e85a9a', '#6ad09a', '#b07ae8', '#f4d06a', '#e8f0fa'],
    size: 0.11,
    paint: paintGem,
  },
  buttons: {
    base: '#6a5a68',
    tones: ['#e25a5a', '#5a9ae2', '#f2c24a', '#6ab87a', '#b07ad0', '#f0ece4'],
    size: 0.1,
    paint: paintButton,
  },
  balloons: {
    base: '#c86a8a',
    tones: ['#ec4a5c', '#4a9aec', '#f6c83c', '#5ac07a', '#b06ae0', '#f48a3c'],
    size: 0.14,
    paint: paintBalloon,
  },
  bubbles: {
    base: '#b8dcf0',
    tones: ['#a4d4f4', '#d8b8f0', '#b8f0e0'],
    size: 0.14,
    gap: 0.56,
    paint: paintBubble,
  },
  // Stacked in a grid: only what it is called matters.
  'toy-bricks': { base: '#888888', tones: ['#e23c3c'], paint: () => undefined },
};
