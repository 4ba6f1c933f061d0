// Dishes that are heaped on a plate or a board, each by what it is made of. In millimetres.

import { mix } from '#engine/raster/colour.ts';
import { CORIANDER, SCALLIONS, SESAME, type HeapedDish } from './filled-dish.ts';
import { paintHeap } from './heap.ts';
import { oval, type OwnDrawing } from './pen.ts';
import { board, DARK, dip, greens, lemonWedge, plate } from './plates.ts';
import { WORLD_PLATES } from './world-plates.ts';

function heaped({
  glaze = '#eef0f2',
  on,
  sauce,
  parts,
  many = 26,
  tall = 40,
  wide = 62,
  strewn,
  beside,
}: HeapedDish): OwnDrawing {
  return {
    width: 206,
    height: tall + 62,
    paint(pen) {
      if (on === 'board') board(pen);
      else plate(pen, glaze);
      if (sauce !== undefined) {
        oval(pen, 0, -21, wide + 12, 11, mix(sauce, DARK, 0.2));
        oval(pen, 0, -22, wide + 10, 10, sauce);
      }
      paintHeap(pen, { parts, many, wide, tall, deep: 8, ...(strewn ? { strewn } : {}) }, -25);
      beside?.(pen);
    },
  };
}

const FRIED = ['#d8923c', '#c47a2c', '#e0a850'] as const;

/** By the name of the drawing. */
export const HEAPED_DISHES: Readonly<Record<string, HeapedDish>> = {
  ...WORLD_PLATES,
  'own/braised-pork': {
    sauce: '#6a2410',
    parts: [{ form: 'belly', colours: ['#a83c1c', '#8f3016'], size: 16 }],
    many: 15,
    tall: 32,
    strewn: SCALLIONS,
  },
  'own/meatballs': {
    sauce: '#b8361c',
    parts: [{ form: 'ball', colours: ['#8a4a2c', '#7a3c22', '#985634'], size: 15 }],
    many: 13,
    tall: 30,
    strewn: CORIANDER,
  },
  'own/tripe': {
    parts: [
      { form: 'strip', colours: ['#5a5450', '#6e665e', '#4a4542'], size: 17, share: 4 },
      { form: 'leaf', colours: ['#7fb04a'], size: 10 },
    ],
    many: 34,
    tall: 24,
  },
  'own/caprese': {
    parts: [
      { form: 'ball', colours: ['#d8301f', '#c8281c', '#e04a34'], size: 17, share: 3 },
      { form: 'ball', colours: ['#fdfaf2', '#f6f0e4'], size: 14, share: 3 },
      { form: 'leaf', colours: ['#4f9a3c', '#3f8434'], size: 11 },
    ],
    many: 26,
    tall: 16,
  },
  'own/kung-pao-chicken': {
    sauce: '#8a3414',
    parts: [
      { form: 'chunk', colours: ['#c4783a', '#b0622c'], size: 10, share: 4 },
      { form: 'stick', colours: ['#c8281c'], size: 11, share: 2 },
      { form: 'ball', colours: ['#e8c48a'], size: 5, share: 2 },
      { form: 'cube', colours: ['#6fb04a'], size: 6 },
    ],
    many: 46,
    tall: 34,
  },
  'own/fried-pork-slices': {
    sauce: '#8a3414',
    parts: [
      { form: 'strip', colours: ['#b0603c', '#9a4c2c', '#c87c50'], size: 13, share: 3 },
      { form: 'leaf', colours: ['#4f9a3c', '#c8342a'], size: 9, share: 2 },
    ],
    many: 40,
    tall: 32,
  },
  'own/sweet-sour-ribs': {
    sauce: '#7a2410',
    parts: [{ form: 'roll', colours: ['#a8401c', '#92341a'], size: 12 }],
    many: 20,
    tall: 34,
    strewn: SESAME,
  },
  'own/shredded-pork': {
    sauce: '#7a3014',
    parts: [{ form: 'strip', colours: ['#b06a44', '#3a2a24', '#e08a3c', '#6a9f44'], size: 12 }],
    many: 54,
    tall: 30,
  },
  'own/tomato-eggs': {
    parts: [
      { form: 'fluff', colours: ['#fbd24a', '#f6c23a'], size: 15, share: 2 },
      { form: 'chunk', colours: ['#d8382a', '#e04c34'], size: 11 },
    ],
    sauce: '#e0622c',
    many: 26,
    tall: 28,
    strewn: SCALLIONS,
  },
  'own/fried-chicken': {
    parts: [{ form: 'chunk', colours: FRIED, size: 19 }],
    many: 12,
    tall: 36,
    beside: greens,
  },
  'own/chicken-wings': {
    sauce: '#a83a14',
    parts: [
      { form: 'chunk', colours: ['#b84c1c', '#a03c14', '#c8602a'], size: 15, share: 2 },
      { form: 'roll', colours: ['#b84c1c', '#c8602a'], size: 13 },
    ],
    many: 20,
    tall: 36,
    strewn: SESAME,
    beside: dip('#fbf4e0'),
  },
  'own/spare-ribs': {
    on: 'board',
    parts: [{ form: 'roll', colours: ['#7a2c14', '#8f3a1c', '#6a2410'], size: 17 }],
    many: 14,
    tall: 28,
    strewn: CORIANDER,
  },
  'own/fish-and-chips': {
    parts: [
      { form: 'stick', colours: ['#f6ce5a', '#eabc44'], size: 17, share: 3 },
      { form: 'roll', colours: ['#cf8a34', '#d89a44'], size: 22 },
    ],
    many: 26,
    tall: 34,
    beside: (pen) => {
      dip('#f6f2dc', -72)(pen);
      lemonWedge(pen);
    },
  },
  'own/nachos': {
    parts: [
      { form: 'chip', colours: ['#f0c04a', '#e8ae3a'], size: 15, share: 5 },
      { form: 'fluff', colours: ['#f8a82c'], size: 9 },
      { form: 'cube', colours: ['#d8342a', '#4f9a3c'], size: 4, share: 2 },
    ],
    many: 44,
    tall: 40,
    beside: dip('#8fb04a'),
  },
  'own/falafel': {
    parts: [{ form: 'ball', colours: ['#9a6a2c', '#8a5a24'], size: 14 }],
    many: 14,
    tall: 30,
    strewn: CORIANDER,
    beside: dip('#f2e6c8'),
  },
  'own/risotto': {
    glaze: '#e8e4dc',
    parts: [
      { form: 'fluff', colours: ['#f2dc9c', '#f8e8b8'], size: 10, share: 3 },
      { form: 'leaf', colours: ['#b08a5c'], size: 7 },
    ],
    many: 60,
    tall: 26,
    strewn: CORIANDER,
  },
  'own/fried-rice': {
    parts: [
      { form: 'ball', colours: ['#f2dca0', '#f8e8bc', '#e8cc84'], size: 4.4, share: 8 },
      { form: 'cube', colours: ['#f08a34', '#6ab04c', '#f0bc3a'], size: 4.6, share: 2 },
      { form: 'fluff', colours: ['#fbd24a'], size: 7 },
      { form: 'strip', colours: ['#e8714c'], size: 6 },
    ],
    many: 210,
    tall: 40,
    strewn: SCALLIONS,
  },
  'own/pad-thai': {
    parts: [
      { form: 'strip', colours: ['#d89a54', '#e0aa68', '#c88844'], size: 15, share: 6 },
      { form: 'strip', colours: ['#f0825a'], size: 9 },
      { form: 'stick', colours: ['#dff0c8', '#5fa83c'], size: 9 },
    ],
    many: 60,
    tall: 34,
    strewn: { colours: ['#c8924a', '#b07a34'], many: 26 },
    beside: lemonWedge,
  },
  'own/rice-cakes': {
    sauce: '#c8301c',
    glaze: '#3a3634',
    parts: [{ form: 'roll', colours: ['#e05a34', '#e86a40'], size: 13 }],
    many: 22,
    tall: 24,
    strewn: SCALLIONS,
  },
  'own/takoyaki': {
    parts: [{ form: 'ball', colours: ['#c47f34', '#b06c28'], size: 16 }],
    many: 9,
    tall: 18,
    strewn: { colours: ['#f6f0dc', '#5a2a14', '#4f9a3c'], many: 36 },
  },
  'own/stinky-tofu': {
    sauce: '#9a3418',
    parts: [{ form: 'cube', colours: ['#3f342c', '#52443a'], size: 14 }],
    many: 14,
    tall: 24,
    strewn: { colours: ['#d8382a', '#5fa83c'], many: 26 },
  },
  'own/spring-rolls': {
    parts: [{ form: 'roll', colours: ['#d89a3c', '#cc8a30'], size: 18 }],
    many: 11,
    tall: 28,
    beside: dip('#c8401c'),
  },
  'own/dough-sticks': {
    parts: [{ form: 'roll', colours: ['#d8983c', '#c8862c', '#e2aa54'], size: 22 }],
    many: 9,
    tall: 26,
  },
  'own/churros': {
    parts: [{ form: 'stick', colours: ['#b8702c', '#c8843c'], size: 24 }],
    many: 16,
    tall: 26,
    strewn: { colours: ['#ffffff', '#f6ecd8'], many: 50 },
    beside: dip('#4a2414'),
  },
  'own/brownies': {
    parts: [{ form: 'cube', colours: ['#4a2616', '#5a3220'], size: 20 }],
    many: 9,
    tall: 30,
    strewn: { colours: ['#d8b07a', '#8a5a34'], many: 16 },
  },
  'own/siu-mai': {
    glaze: '#d8b070',
    parts: [{ form: 'fluff', colours: ['#f2d27a', '#f6dc94'], size: 18 }],
    many: 8,
    tall: 14,
    strewn: { colours: ['#f08a34'], many: 14 },
  },
  'own/crayfish': {
    sauce: '#b8281c',
    parts: [{ form: 'crayfish', colours: ['#c8281c', '#d83a24', '#b82018'], size: 17 }],
    many: 15,
    tall: 34,
    strewn: { ...CORIANDER, many: 12 },
  },
  'own/kimchi': {
    parts: [{ form: 'leaf', colours: ['#e8682c', '#d84a24', '#f6c890'], size: 14 }],
    many: 26,
    tall: 26,
    strewn: SESAME,
  },
  'own/oysters': {
    glaze: '#dfe8ee',
    parts: [
      { form: 'leaf', colours: ['#8a8f98', '#a8acb4'], size: 17 },
      { form: 'fluff', colours: ['#f2eee4'], size: 11 },
    ],
    many: 12,
    tall: 8,
    beside: lemonWedge,
  },
  'own/scrambled-breakfast': {
    parts: [
      { form: 'fluff', colours: ['#fbd24a'], size: 14, share: 2 },
      { form: 'roll', colours: ['#8a3c20', '#9a4a2a'], size: 14 },
      { form: 'ball', colours: ['#d8382a'], size: 9 },
      { form: 'chunk', colours: ['#b0622c'], size: 8 },
    ],
    many: 24,
    tall: 20,
  },
};

export const HEAPED_PLATES: Record<string, OwnDrawing> = Object.fromEntries(
  Object.entries(HEAPED_DISHES).map(([name, dish]) => [name, heaped(dish)]),
);
