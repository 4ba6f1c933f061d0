// What gods and beings of old tales look like, each as people know them from vases and statues.

import type { MythRole, PersonRole } from '../casting/person-role.ts';
import type { Role } from './role.ts';

const MARBLE = '#f2ede0';

/** Whether a role is that of one being, whatever rank or kind is said of it. */
export function isMyth(role: PersonRole | undefined): boolean {
  return role !== undefined && role in MYTH_ROLES;
}

export const MYTH_ROLES: Record<MythRole, Role> = {
  'sky-god': {
    sex: 'man',
    age: 'old',
    cut: 'long',
    hairColour: '#e6e8ec',
    beard: 'long',
    wears: [{ garment: 'robe', colour: MARBLE }],
  },
  'sea-god': {
    sex: 'man',
    age: 'old',
    cut: 'long',
    hairColour: '#cfdcdc',
    beard: 'long',
    headgear: 'crown',
    wears: [{ garment: 'robe', colour: '#2c7886' }],
  },
  'thunder-god': {
    sex: 'man',
    cut: 'long',
    hairColour: '#d2a856',
    beard: 'full',
    wears: [
      { garment: 'shirt', colour: '#3a4552' },
      { garment: 'trousers', colour: '#2e3038' },
      { garment: 'cloak', colour: '#b3262c' },
      { garment: 'boots', colour: '#3a281c' },
    ],
  },
  'war-goddess': {
    sex: 'woman',
    headgear: 'crested-helmet',
    wears: [{ garment: 'robe', colour: MARBLE }],
  },
  gorgon: {
    sex: 'woman',
    cut: 'long',
    hairColour: '#3f6b43',
    face: '#bccba6',
    headgear: 'snake-hair',
    wears: [{ garment: 'dress', colour: '#2b4d49' }],
  },
  'jackal-god': {
    sex: 'man',
    isBareChested: true,
    face: '#8a5f42',
    beard: 'none',
    wears: [{ garment: 'skirt', colour: '#f4f0e4' }, { garment: 'necklace' }],
  },
};
