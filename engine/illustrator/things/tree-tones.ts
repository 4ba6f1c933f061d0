// The colours of the crowns of trees, and of the fruit in them.

import type { Colour } from '#engine/raster/colour.ts';

/** The end of a bough, and how many forks are still to come there. */
export type Tip = { x: number; y: number; depth: number };

export type TreeTones = { dark: Colour; body: Colour; light: Colour; bark: Colour };

const OAK: TreeTones = { dark: '#2c5a30', body: '#4f8f3f', light: '#8fc45a', bark: '#5a4030' };
const GLOSSY: TreeTones = { dark: '#1f4f30', body: '#3a7a40', light: '#6fae54', bark: '#5f4c3c' };

export const LEAVES = {
  oak: OAK,
  birch: { dark: '#4f7f38', body: '#8ab44e', light: '#cade84', bark: '#e2ddd2' },
  cherry: { dark: '#c4587f', body: '#f39abb', light: '#ffdbe7', bark: '#4e3236' },
  maple: { dark: '#8a2a1e', body: '#d9502a', light: '#ffa04a', bark: '#4c342c' },
  ginkgo: { dark: '#b07a18', body: '#ecb52c', light: '#ffe27a', bark: '#5a4634' },
  osmanthus: { dark: '#24502c', body: '#44803a', light: '#86b04c', bark: '#5a4636' },
  willow: { dark: '#3a6a34', body: '#73a84a', light: '#b4d673', bark: '#5a4836' },
  jacaranda: { dark: '#5a3f9a', body: '#8f72d8', light: '#c8b4f4', bark: '#5a4a42' },
  wisteria: { dark: '#6a4aa8', body: '#9f7fdc', light: '#d8c4f8', bark: '#5f4c3e' },
  'white-blossom': { dark: '#a8b49c', body: '#ecebe2', light: '#ffffff', bark: '#54443a' },
  wintersweet: { dark: '#c2921c', body: '#f0c838', light: '#fff2a8', bark: '#5a4634' },
  eucalyptus: { dark: '#47695a', body: '#7c9f88', light: '#b8d0b4', bark: '#dccbb4' },
  magnolia: { dark: '#c0a4b0', body: '#f0dfe6', light: '#ffffff', bark: '#6a584c' },
  kapok: { dark: '#8a1c14', body: '#d83a20', light: '#ff8a50', bark: '#6f6254' },
  'apple-tree': OAK,
  'peach-tree': OAK,
  'orange-tree': GLOSSY,
  'lemon-tree': GLOSSY,
  'persimmon-tree': { dark: '#5a5a28', body: '#8a8a3c', light: '#c0b05a', bark: '#54443a' },
  'pomegranate-tree': GLOSSY,
  'lychee-tree': GLOSSY,
  'mango-tree': GLOSSY,
  'loquat-tree': GLOSSY,
} as const satisfies Record<string, TreeTones>;

export type LeafyKind = keyof typeof LEAVES;

/** They have no leaves where snow lies, only rime on their twigs. */
export const BARE_IN_SNOW: ReadonlySet<LeafyKind> = new Set(['oak', 'birch', 'maple', 'ginkgo', 'willow']);
/** Of those that are green else. */
export const IN_AUTUMN: Readonly<Partial<Record<LeafyKind, Record<'dark' | 'body' | 'light', Colour>>>> = {
  oak: { dark: '#7a4a1e', body: '#c9862f', light: '#f0bc5c' },
  birch: { dark: '#b07a18', body: '#ecb52c', light: '#ffe27a' },
  willow: { dark: '#8a7a24', body: '#c2a83c', light: '#e6d06c' },
};
export const RIME = { dark: '#b4c2d6', body: '#dde6f0', light: '#fbfdff' };

/** `size`: parts of the tree's height. */
export const FRUIT_IN: Readonly<Partial<Record<LeafyKind, { colour: Colour; size: number }>>> = {
  'apple-tree': { colour: '#d8342f', size: 0.0135 },
  'peach-tree': { colour: '#f2908a', size: 0.0135 },
  'orange-tree': { colour: '#f28c24', size: 0.0135 },
  'lemon-tree': { colour: '#f4d640', size: 0.0125 },
  'persimmon-tree': { colour: '#ee7a1e', size: 0.015 },
  'pomegranate-tree': { colour: '#cc3038', size: 0.015 },
  'lychee-tree': { colour: '#d23a4a', size: 0.011 },
  'mango-tree': { colour: '#f0b03a', size: 0.015 },
  'loquat-tree': { colour: '#f2a83a', size: 0.011 },
};

/** In flower before they have leaves: a few large blossoms on bare boughs. */
export const BLOOMS_BARE: ReadonlySet<string> = new Set<LeafyKind>(['magnolia', 'kapok']);
