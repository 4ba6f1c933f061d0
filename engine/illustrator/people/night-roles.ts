// Who walks by night and in tales of fear: vampires, zombies, devils, orcs, goblins.

import type { NightRole } from '../casting/person-role.ts';
import type { Role } from './role.ts';

export const NIGHT_ROLES: Record<NightRole, Role> = {
  vampire: {
    cut: 'short',
    cutOfWomen: 'long',
    hairColour: '#16131c',
    face: '#e6dcda',
    beard: 'none',
    teeth: 'fangs',
    wears: [
      { garment: 'suit', colour: '#24202c' },
      { garment: 'tie', colour: '#a01c2c' },
      { garment: 'cloak', colour: '#7a1424' },
    ],
  },
  zombie: {
    cut: 'short',
    cutOfWomen: 'long',
    hairColour: '#3a382c',
    face: '#9cb088',
    beard: 'none',
    isTorn: true,
    wears: [
      { garment: 'shirt', colour: '#8a8a7c' },
      { garment: 'trousers', colour: '#4c4a50' },
      { garment: 'shoes', colour: '#2c2828' },
    ],
  },
  devil: {
    cut: 'short',
    cutOfWomen: 'long',
    hairColour: '#1c1216',
    face: '#c4463a',
    hasPointedEars: true,
    teeth: 'fangs',
    headgear: 'horns',
    wears: [
      { garment: 'robe', colour: '#3a1420' },
      { garment: 'cloak', colour: '#6a1420' },
    ],
  },
  orc: {
    cut: 'topknot',
    hairColour: '#1c1a16',
    face: '#7f9a5a',
    hasPointedEars: true,
    beard: 'none',
    teeth: 'tusks',
    wears: [
      { garment: 'armour', colour: '#6a5648' },
      { garment: 'trousers', colour: '#4a3a2c' },
      { garment: 'boots', colour: '#2c221c' },
    ],
  },
  goblin: {
    cut: 'bald',
    face: '#8fae4c',
    hasPointedEars: true,
    beard: 'none',
    teeth: 'tusks',
    wears: [
      { garment: 'shirt', colour: '#7a5a3a' },
      { garment: 'trousers', colour: '#4a3c2c' },
    ],
  },
};
