// Who performs, serves, prays or judges in clothes that tell it at once: opera actors, clowns, magicians, nuns, couriers.

import type { StageRole } from '../casting/person-role.ts';
import type { Role } from './role.ts';

const SILKS = ['#b8282c', '#2f5fa8', '#2f8a5c', '#d8a02e'] as const;

export const STAGE_ROLES: Record<StageRole, Role> = {
  'opera-actor': {
    cut: 'topknot',
    cutOfWomen: 'bun',
    hairColour: '#1c1618',
    face: '#f0d6c0',
    facePaint: 'opera',
    headgear: 'warrior-cap',
    headgearOfWomen: 'hair-crown',
    tones: SILKS,
    wears: [{ garment: 'robe' }, { garment: 'boots' }],
  },
  clown: {
    cut: 'curly',
    hairColour: '#e8562c',
    beard: 'none',
    facePaint: 'clown',
    headgear: 'party-hat',
    wears: [
      { garment: 'shirt', colour: '#f2c83a' },
      { garment: 'trousers', colour: '#3f8fd8' },
      { garment: 'tie', colour: '#d8323c' },
      { garment: 'shoes', colour: '#c8282c' },
    ],
  },
  superhero: {
    wears: [
      { garment: 't-shirt', colour: '#2f4fb8' },
      { garment: 'trousers', colour: '#2f4fb8' },
      { garment: 'cloak', colour: '#c8282c' },
      { garment: 'boots', colour: '#c8282c' },
      { garment: 'gloves', colour: '#c8282c' },
    ],
  },
  nun: {
    sex: 'woman',
    headgear: 'headscarf',
    headgearColour: '#22222a',
    wears: [
      { garment: 'robe', colour: '#2a2a32' },
      { garment: 'necklace', words: 'silver necklace' },
    ],
  },
  priest: { sex: 'man', wears: [{ garment: 'robe', colour: '#26262e' }, { garment: 'necklace' }] },
  magician: {
    headgear: 'top-hat',
    wears: [
      { garment: 'suit', colour: '#23222c' },
      { garment: 'tie', colour: '#a8242c' },
      { garment: 'cloak', colour: '#5a1f2c' },
    ],
  },
  judge: {
    wears: [
      { garment: 'shirt', colour: '#f2f0ea' },
      { garment: 'robe', colour: '#211f27' },
      { garment: 'tie', colour: '#f4f1ea' },
    ],
  },
  thief: {
    headgear: 'knitted',
    headgearColour: '#23232b',
    wears: [
      { garment: 'sweater', colour: '#3a3b46' },
      { garment: 'trousers', colour: '#26262e' },
      { garment: 'mask', colour: '#1d1d24' },
      { garment: 'gloves', colour: '#1d1d24' },
    ],
  },
  courier: {
    headgear: 'bike-helmet',
    headgearColour: '#f0b42a',
    hasBox: true,
    wears: [
      { garment: 'jacket', colour: '#f0b42a' },
      { garment: 'trousers', colour: '#2e3440' },
    ],
  },
};
