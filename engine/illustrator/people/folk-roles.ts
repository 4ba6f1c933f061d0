// What peoples of China's lands and children of its villages usually have on.

import type { FolkRole } from '../casting/person-role.ts';
import type { Role } from './role.ts';

const ROBES_OF_TIBET = ['#7a2f2c', '#3a4668', '#5c3a28', '#6a3450'] as const;
const ROBES_OF_MONGOLIA = ['#2f62a8', '#b8402e', '#3f7f5c', '#7a4a9a'] as const;
const COATS_OF_THE_ICE = ['#a87a4e', '#8f6a46', '#b58a5c', '#7a8fa0'] as const;

export const FOLK_ROLES: Record<FolkRole, Role> = {
  tibetan: {
    cutOfWomen: 'braid',
    hairColour: '#1c1618',
    face: '#c58e68',
    headgear: 'fedora',
    tones: ROBES_OF_TIBET,
    wears: [
      { garment: 'robe' },
      { garment: 'scarf', colour: '#e0a03a' },
      { garment: 'necklace' },
      { garment: 'boots', colour: '#3a281c' },
    ],
  },
  mongolian: {
    cutOfWomen: 'braid',
    hairColour: '#1c1618',
    face: '#d9a47c',
    headgear: 'knitted',
    tones: ROBES_OF_MONGOLIA,
    wears: [
      { garment: 'robe' },
      { garment: 'scarf', colour: '#e8b83a' },
      { garment: 'boots', colour: '#4a2c20' },
    ],
  },
  inuit: {
    cutOfWomen: 'braid',
    hairColour: '#1c1618',
    face: '#cf9a70',
    headgear: 'fur-hood',
    tones: COATS_OF_THE_ICE,
    wears: [
      { garment: 'coat' },
      { garment: 'trousers', colour: '#5c4634' },
      { garment: 'gloves', colour: '#6a4a30' },
      { garment: 'boots', colour: '#4a3424' },
    ],
  },
  'herd-boy': {
    sex: 'man',
    age: 'child',
    cut: 'short',
    headgear: 'straw',
    hairColour: '#1f1a1c',
    face: '#e8bd94',
    wears: [
      { garment: 'shirt', colour: '#a8542e' },
      { garment: 'shorts', colour: '#4a5f7a' },
    ],
  },
};
