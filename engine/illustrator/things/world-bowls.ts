// Curries, stews and soups of kitchens around the world, each by what fills its bowl. In millimetres.

import { CORIANDER, SCALLIONS, type Filling } from './filled-dish.ts';

const CHICKEN = ['#e8b070', '#d89a58'] as const;
const BEEF = ['#6a3a22', '#7a4628'] as const;

/** By the name of the drawing. */
export const WORLD_BOWLS: Readonly<Record<string, Filling>> = {
  'own/butter-chicken': {
    glaze: '#b87a4a',
    broth: '#e0702c',
    drops: '#fbe2b8',
    parts: [{ form: 'chunk', colours: CHICKEN, size: 12 }],
    many: 12,
    strewn: CORIANDER,
  },
  'own/green-curry': {
    broth: '#a8b85a',
    drops: '#f2f4d4',
    parts: [
      { form: 'chunk', colours: CHICKEN, size: 11, share: 2 },
      { form: 'leaf', colours: ['#4f8a34', '#d8382a'], size: 9 },
    ],
    many: 18,
    strewn: CORIANDER,
  },
  'own/red-curry': {
    broth: '#c84a1c',
    drops: '#f8c48a',
    parts: [
      { form: 'chunk', colours: BEEF, size: 12, share: 2 },
      { form: 'cube', colours: ['#f0c86c'], size: 10 },
    ],
    many: 16,
    strewn: CORIANDER,
  },
  'own/palak-paneer': {
    glaze: '#b87a4a',
    broth: '#4f7a2c',
    drops: '#a8c47a',
    parts: [{ form: 'cube', colours: ['#fbf4e0', '#f4e8c6'], size: 11 }],
    many: 12,
  },
  'own/dal': { glaze: '#b87a4a', broth: '#e0a02c', drops: '#c8601c', strewn: CORIANDER },
  'own/chickpea-curry': {
    glaze: '#b87a4a',
    broth: '#b8561c',
    parts: [{ form: 'ball', colours: ['#e8c07a', '#dcae62'], size: 8 }],
    many: 26,
    strewn: CORIANDER,
  },
  'own/black-beans': {
    glaze: '#8a5a3a',
    broth: '#2c1a18',
    parts: [
      { form: 'ball', colours: ['#2a1816', '#3c2420'], size: 6, share: 5 },
      { form: 'chunk', colours: ['#a84a3c', '#c8705a'], size: 11 },
    ],
    many: 34,
  },
  'own/chili': {
    glaze: '#3a4a5a',
    broth: '#8a2a18',
    parts: [
      { form: 'ball', colours: ['#7a2018', '#a83828'], size: 7, share: 3 },
      { form: 'chunk', colours: BEEF, size: 7, share: 2 },
      { form: 'cube', colours: ['#f6c23c'], size: 5 },
    ],
    many: 38,
    tall: 12,
    strewn: SCALLIONS,
  },
  'own/goulash': {
    glaze: '#8a5a3a',
    broth: '#9a3418',
    parts: [
      { form: 'chunk', colours: BEEF, size: 12, share: 2 },
      { form: 'cube', colours: ['#f0c86c', '#f08a34'], size: 9 },
    ],
    many: 18,
    strewn: CORIANDER,
  },
  'own/ceviche': {
    broth: '#f2f0dc',
    parts: [
      { form: 'cube', colours: ['#fbf6ee', '#f6e6da', '#f4c8b8'], size: 10, share: 4 },
      { form: 'strip', colours: ['#b84a8a', '#d8382a'], size: 9, share: 2 },
      { form: 'leaf', colours: ['#8fc05a'], size: 8 },
    ],
    many: 30,
    tall: 13,
    strewn: CORIANDER,
  },
  'own/tabbouleh': {
    broth: '#5f9a3c',
    parts: [
      { form: 'leaf', colours: ['#3f8a34', '#5fa83c'], size: 7, share: 4 },
      { form: 'cube', colours: ['#d8382a', '#f6ecd0'], size: 5, share: 2 },
    ],
    many: 60,
    tall: 16,
  },
  'own/shakshuka': {
    glaze: '#34323a',
    broth: '#c8341c',
    parts: [
      { form: 'fluff', colours: ['#fffaf0'], size: 18 },
      { form: 'ball', colours: ['#f59c1d'], size: 9 },
    ],
    many: 7,
    tall: 4,
    strewn: CORIANDER,
  },
  'own/beef-stew': {
    glaze: '#8a5a3a',
    broth: '#6a3418',
    parts: [
      { form: 'chunk', colours: BEEF, size: 12, share: 2 },
      { form: 'cube', colours: ['#f08a34', '#f0d08a'], size: 9, share: 2 },
    ],
    many: 20,
    strewn: CORIANDER,
  },
  'own/braised-pork-rice': {
    broth: '#f6f2e6',
    parts: [
      { form: 'cube', colours: ['#7a3418', '#8f4422', '#6a2a14'], size: 7, share: 5 },
      { form: 'leaf', colours: ['#5fa83c'], size: 9 },
    ],
    many: 36,
    tall: 13,
    strewn: SCALLIONS,
  },
  'own/clay-pot-rice': {
    glaze: '#5a4a3e',
    broth: '#f4ead0',
    parts: [
      { form: 'leaf', colours: ['#a83c28', '#b84c34'], size: 11, share: 3 },
      { form: 'leaf', colours: ['#4f9a3c'], size: 13 },
      { form: 'ball', colours: ['#6a3c22'], size: 8 },
    ],
    many: 18,
    tall: 9,
  },
  'own/buddha-jumps-wall': {
    glaze: '#7a4a30',
    broth: '#c8862c',
    drops: '#f6d48a',
    parts: [
      { form: 'fluff', colours: ['#e0b878', '#c89a5c'], size: 11, share: 2 },
      { form: 'ball', colours: ['#fbf2dc'], size: 9 },
      { form: 'leaf', colours: ['#6a4a34', '#8a6444'], size: 12, share: 2 },
      { form: 'cube', colours: ['#8a4a2c'], size: 8 },
    ],
    many: 20,
    tall: 11,
    strewn: { colours: ['#d8382a'], many: 9 },
  },
  'own/bread-soup': {
    broth: '#d8c8a4',
    parts: [
      { form: 'cube', colours: ['#f6ecd0', '#ecdcb4'], size: 7, share: 3 },
      { form: 'leaf', colours: ['#8a5a44'], size: 12 },
    ],
    many: 28,
    strewn: CORIANDER,
  },
  'own/hot-sour-soup': {
    broth: '#8a4a24',
    drops: '#c8401c',
    parts: [{ form: 'strip', colours: ['#f6ecd0', '#3a2a24', '#f0a03c', '#fbe08a'], size: 10 }],
    many: 26,
    strewn: SCALLIONS,
  },
  'own/rice-porridge': {
    broth: '#f6f0e0',
    parts: [
      { form: 'strip', colours: ['#c88a74', '#d89a84'], size: 8, share: 2 },
      { form: 'chunk', colours: ['#4a4644', '#6a6450'], size: 7 },
    ],
    many: 16,
    tall: 4,
    strewn: SCALLIONS,
  },
  'own/miso-soup': {
    glaze: '#6a2420',
    broth: '#d8a45c',
    parts: [
      { form: 'cube', colours: ['#fbf6e6'], size: 8, share: 2 },
      { form: 'leaf', colours: ['#2f5a3c'], size: 9 },
    ],
    many: 14,
    tall: 4,
    strewn: SCALLIONS,
  },
};
