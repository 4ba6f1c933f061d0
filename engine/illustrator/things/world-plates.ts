// Dishes of kitchens around the world that are heaped on plates, each by what it is made of. In millimetres.

import type { HeapedDish } from './filled-dish.ts';
import { CORIANDER, SCALLIONS, SESAME } from './filled-dish.ts';
import { dip, greens, lemonWedge } from './plates.ts';

const CHILI = { colours: ['#d8382a', '#5fa83c', '#f2e2b8'], many: 24 } as const;

/** By the name of the drawing. */
export const WORLD_PLATES: Readonly<Record<string, HeapedDish>> = {
  'own/jollof-rice': {
    parts: [
      { form: 'ball', colours: ['#d8562c', '#e06a34', '#c84a24'], size: 4.6, share: 9 },
      { form: 'cube', colours: ['#5fa83c', '#f0a03c'], size: 5 },
      { form: 'chunk', colours: ['#a8602c'], size: 12 },
    ],
    many: 200,
    tall: 38,
    strewn: CORIANDER,
  },
  'own/biryani': {
    parts: [
      { form: 'ball', colours: ['#f6e2a8', '#fbf4e0', '#f0b23c'], size: 4.6, share: 9 },
      { form: 'chunk', colours: ['#a8582c', '#b86a34'], size: 14 },
      { form: 'strip', colours: ['#7a4a24'], size: 9, share: 2 },
    ],
    many: 190,
    tall: 40,
    strewn: CORIANDER,
  },
  'own/pilaf': {
    parts: [
      { form: 'ball', colours: ['#e8c478', '#f0d490', '#d8ae60'], size: 4.6, share: 9 },
      { form: 'stick', colours: ['#f08a34', '#e07a2c'], size: 9, share: 2 },
      { form: 'chunk', colours: ['#8a4a28'], size: 13 },
    ],
    many: 190,
    tall: 40,
  },
  'own/pierogi': {
    parts: [{ form: 'fluff', colours: ['#f4e2b4', '#ecd29a', '#f8ecca'], size: 19 }],
    many: 11,
    tall: 20,
    strewn: { colours: ['#a8682c', '#5f9a3c', '#c88a44'], many: 26 },
    beside: dip('#fbf8ee'),
  },
  'own/har-gow': {
    glaze: '#d8b070',
    parts: [{ form: 'fluff', colours: ['#fbeee2', '#f8dcd0', '#fdf6ee'], size: 18 }],
    many: 9,
    tall: 14,
  },
  'own/pan-fried-dumplings': {
    parts: [
      { form: 'fluff', colours: ['#f6e8c6', '#f2deb0'], size: 18, share: 2 },
      { form: 'chunk', colours: ['#d0913c'], size: 14 },
    ],
    many: 13,
    tall: 18,
    strewn: { colours: ['#2a2428', '#5fa83c', '#fbf0d4'], many: 34 },
    beside: dip('#4a2012'),
  },
  'own/samosas': {
    parts: [{ form: 'chip', colours: ['#d8983c', '#c8842c', '#e0a850'], size: 24 }],
    many: 9,
    tall: 30,
    beside: dip('#5f9a3c'),
  },
  'own/empanadas': {
    parts: [{ form: 'fluff', colours: ['#d8943c', '#e0a650', '#c88430'], size: 22 }],
    many: 8,
    tall: 22,
    beside: dip('#c8401c'),
  },
  'own/croquettes': {
    parts: [{ form: 'roll', colours: ['#c8832c', '#d8963c'], size: 16 }],
    many: 13,
    tall: 28,
    beside: dip('#f6ecd2'),
  },
  'own/fried-rings': {
    parts: [
      { form: 'roll', colours: ['#e0ac54', '#d89a3c'], size: 10, share: 2 },
      { form: 'chunk', colours: ['#e0ac54', '#ecbc6c'], size: 11 },
    ],
    many: 30,
    tall: 30,
    beside: lemonWedge,
  },
  'own/stuffed-leaves': {
    parts: [{ form: 'roll', colours: ['#5f7a34', '#6f8a3c', '#4f6a2c'], size: 18 }],
    many: 13,
    tall: 26,
    beside: lemonWedge,
  },
  'own/sliced-cutlet': {
    parts: [{ form: 'belly', colours: ['#d0913c', '#c4832c'], size: 19 }],
    many: 9,
    tall: 16,
    beside: greens,
  },
  'own/bulgogi': {
    sauce: '#5a2a14',
    parts: [
      { form: 'leaf', colours: ['#7a3c20', '#8f4a28', '#6a3018'], size: 13, share: 4 },
      { form: 'stick', colours: ['#f08a34', '#f6ecd0', '#5fa83c'], size: 9 },
    ],
    many: 38,
    tall: 30,
    strewn: SESAME,
  },
  'own/glass-noodles': {
    parts: [
      { form: 'strip', colours: ['#c89a5c', '#d8b078'], size: 14, share: 5 },
      { form: 'stick', colours: ['#f08a34', '#4f8a34', '#d8382a', '#3a2c24'], size: 9, share: 2 },
    ],
    many: 58,
    tall: 30,
    strewn: SESAME,
  },
  'own/ratatouille': {
    sauce: '#b8361c',
    parts: [{ form: 'leaf', colours: ['#d8382a', '#8fb04a', '#6a3a6a', '#f0c04a'], size: 14 }],
    many: 34,
    tall: 20,
    strewn: CORIANDER,
  },
  'own/poutine': {
    sauce: '#6a3a1c',
    parts: [
      { form: 'stick', colours: ['#f2c23c', '#e8b02c'], size: 20, share: 3 },
      { form: 'cube', colours: ['#fbf4e0'], size: 9 },
      { form: 'fluff', colours: ['#7a4422'], size: 9 },
    ],
    many: 40,
    tall: 34,
  },
  'own/gnocchi': {
    sauce: '#b8361c',
    parts: [{ form: 'ball', colours: ['#f2dca4', '#ecd08e'], size: 10 }],
    many: 28,
    tall: 24,
    strewn: CORIANDER,
  },
  'own/ravioli': {
    sauce: '#c8401c',
    parts: [{ form: 'cube', colours: ['#f4dc9c', '#f0d088'], size: 16 }],
    many: 13,
    tall: 20,
    strewn: CORIANDER,
  },
  'own/couscous': {
    parts: [
      { form: 'ball', colours: ['#f0d08a', '#f6dca0'], size: 3.8, share: 10 },
      { form: 'chunk', colours: ['#f08a34', '#5fa83c', '#d8562c'], size: 11, share: 2 },
    ],
    many: 200,
    tall: 34,
    strewn: CORIANDER,
  },
  'own/plantains': {
    parts: [{ form: 'leaf', colours: ['#e0a02c', '#d08a1c', '#c87a1c'], size: 17 }],
    many: 15,
    tall: 18,
  },
  'own/dosa': {
    parts: [{ form: 'roll', colours: ['#d8973c', '#e0a650'], size: 40 }],
    many: 3,
    tall: 14,
    beside: dip('#f6f2e4'),
  },
  'own/eggplant-plate': {
    sauce: '#5a2414',
    parts: [
      { form: 'stick', colours: ['#5a3450', '#6a4058', '#8a5a4a'], size: 18, share: 3 },
      { form: 'chunk', colours: ['#d8382a', '#5fa83c', '#e8c48a'], size: 8 },
    ],
    many: 34,
    tall: 28,
    strewn: SCALLIONS,
  },
  'own/stir-fried-greens': {
    parts: [
      { form: 'leaf', colours: ['#3f8a34', '#5fa83c', '#7cbc50', '#2f7a30'], size: 16, share: 5 },
      { form: 'cube', colours: ['#f6ecd0'], size: 5 },
    ],
    many: 34,
    tall: 30,
  },
  'own/broccoli-plate': {
    parts: [
      { form: 'fluff', colours: ['#3f8a34', '#4f9a3c', '#357a2c'], size: 13, share: 4 },
      { form: 'stick', colours: ['#a8cc7a'], size: 9 },
      { form: 'cube', colours: ['#f6ecd0', '#fbf4e0'], size: 5 },
    ],
    many: 30,
    tall: 32,
  },
  'own/cucumber-salad': {
    parts: [
      { form: 'chunk', colours: ['#7cb84a', '#a8d07a', '#5a9a34'], size: 12, share: 4 },
      { form: 'cube', colours: ['#f6ecd0', '#d8382a'], size: 5 },
    ],
    many: 30,
    tall: 26,
    strewn: SESAME,
  },
  'own/steamed-chicken': {
    parts: [{ form: 'belly', colours: ['#f4e0b0', '#f0d49a'], size: 17 }],
    many: 13,
    tall: 18,
    strewn: SCALLIONS,
    beside: dip('#5f9a3c'),
  },
  'own/saliva-chicken': {
    sauce: '#b8281c',
    parts: [{ form: 'belly', colours: ['#f0d8a8', '#e8c88e'], size: 16 }],
    many: 15,
    tall: 20,
    strewn: CHILI,
  },
  'own/big-plate-chicken': {
    sauce: '#9a3414',
    parts: [
      { form: 'chunk', colours: ['#b0622c', '#c4783a'], size: 13, share: 3 },
      { form: 'cube', colours: ['#f0cc6c'], size: 12, share: 2 },
      { form: 'leaf', colours: ['#5fa83c', '#d8382a'], size: 11, share: 2 },
      { form: 'strip', colours: ['#f6e8c6'], size: 15 },
    ],
    many: 38,
    tall: 34,
  },
  'own/braised-shrimp': {
    sauce: '#c84a1c',
    parts: [{ form: 'roll', colours: ['#f07a44', '#e86834', '#f8925c'], size: 14 }],
    many: 22,
    tall: 28,
    strewn: SCALLIONS,
  },
  'own/clams': {
    sauce: '#a8602c',
    parts: [
      { form: 'fluff', colours: ['#d8cdb8', '#b8a88e', '#e6dcc8'], size: 13, share: 3 },
      { form: 'leaf', colours: ['#d8382a', '#5fa83c'], size: 7 },
    ],
    many: 30,
    tall: 26,
    strewn: SCALLIONS,
  },
  'own/grilled-noodle-roll': {
    sauce: '#8a3414',
    parts: [
      { form: 'roll', colours: ['#d8a04c', '#c88a3c', '#e0b264'], size: 17, share: 3 },
      { form: 'leaf', colours: ['#5fa83c'], size: 7 },
    ],
    many: 14,
    tall: 20,
    strewn: CHILI,
  },
};
