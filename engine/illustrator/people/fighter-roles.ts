// What fighters and rulers of old usually look like, each of their own land: swordsmen of China, vikings, gladiators, musketeers.

import type { FighterRole, RulerRole } from '../casting/person-role.ts';
import type { Role } from './role.ts';

/** Dark blue, black, wine, green, brown: what heroes of such tales wear; in pale silk they would be ghosts. */
const HEROES = ['#2c4468', '#2a2c34', '#5c2634', '#2c4c44', '#4a382c', '#35506c'] as const;

export const FIGHTER_ROLES: Record<FighterRole, Role> = {
  swordsman: {
    cut: 'topknot',
    cutOfWomen: 'ponytail',
    hairColour: '#1c1618',
    face: '#efcfae',
    beard: 'none',
    headgear: 'hair-crown',
    tones: HEROES,
    isTrim: true,
    wears: [
      { garment: 'robe' },
      { garment: 'trousers', colour: '#2a2630' },
      { garment: 'boots', colour: '#241e22' },
    ],
  },
  // A common soldier of old China.
  guardsman: {
    sex: 'man',
    headgear: 'helmet',
    isLamellar: true,
    wears: [
      { garment: 'armour', colour: '#6f675c' },
      { garment: 'trousers', colour: '#4a3a34' },
      { garment: 'boots', colour: '#2e2622' },
    ],
  },
  viking: {
    sex: 'man',
    cut: 'long',
    hairColour: '#a8743a',
    beard: 'long',
    headgear: 'viking-helmet',
    wears: [
      { garment: 'shirt', colour: '#47687c' },
      { garment: 'trousers', colour: '#9a8462' },
      { garment: 'cloak', colour: '#4e3a2c' },
      { garment: 'boots', colour: '#3a281c' },
    ],
  },
  gladiator: {
    sex: 'man',
    isBareChested: true,
    headgear: 'crested-helmet',
    wears: [
      { garment: 'skirt', colour: '#8c4a2c' },
      { garment: 'boots', colour: '#6a4228' },
    ],
  },
  legionary: {
    sex: 'man',
    headgear: 'crested-helmet',
    wears: [
      { garment: 'armour', colour: '#b8a078' },
      { garment: 'cloak', colour: '#a8282c' },
      { garment: 'boots', colour: '#6a4228' },
    ],
  },
  musketeer: {
    sex: 'man',
    cut: 'long',
    beard: 'moustache',
    headgear: 'plumed-hat',
    wears: [
      { garment: 'jacket', colour: '#2f4f8c' },
      { garment: 'cloak', colour: '#27406e' },
      { garment: 'trousers', colour: '#3a3034' },
      { garment: 'boots', colour: '#4a3022' },
      { garment: 'gloves', colour: '#c8a878' },
    ],
  },
};

export const RULER_ROLES: Record<RulerRole, Role> = {
  emperor: {
    sex: 'man',
    cut: 'topknot',
    hairColour: '#1f1a20',
    face: '#efcfae',
    beard: 'long',
    headgear: 'beaded-crown',
    wears: [
      { garment: 'robe', colour: '#d8a42c' },
      { garment: 'boots', colour: '#241e22' },
    ],
  },
  pharaoh: {
    sex: 'man',
    isBareChested: true,
    face: '#b57d54',
    beard: 'none',
    headgear: 'nemes',
    wears: [{ garment: 'skirt', colour: '#f4f0e4' }, { garment: 'necklace' }],
  },
};
