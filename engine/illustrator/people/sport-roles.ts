// What people of sports usually look like: of whom the role says more than a shirt and shorts.

import type { SportRole } from '../casting/person-role.ts';
import type { Role } from './role.ts';

export const SPORT_ROLES: Record<SportRole, Role> = {
  cyclist: {
    headgear: 'bike-helmet',
    wears: [
      { garment: 't-shirt', colour: '#e2a82c' },
      { garment: 'shorts', colour: '#22242e' },
      { garment: 'gloves', colour: '#2c2e38' },
    ],
  },
  motorcyclist: {
    headgear: 'moto-helmet',
    wears: [
      { garment: 'jacket', colour: '#2c2c34' },
      { garment: 'trousers', colour: '#24242c' },
      { garment: 'boots', colour: '#1c1a1e' },
      { garment: 'gloves', colour: '#1c1a1e' },
    ],
  },
  jockey: {
    headgear: 'riding-helmet',
    wears: [
      { garment: 'shirt', colour: '#c2303e' },
      { garment: 'trousers', colour: '#efe9dc' },
      { garment: 'boots', colour: '#241c1a' },
    ],
  },
  swimmer: {
    isBareChested: true,
    tones: ['#1f4f8c', '#24405c', '#8c2f4a'],
    wears: [{ garment: 'shorts', colour: '#24405c' }],
  },
  bather: { isInFoam: true, wears: [] },
  skier: {
    headgear: 'bike-helmet',
    wears: [
      { garment: 'jacket' },
      { garment: 'trousers', colour: '#2c3040' },
      { garment: 'goggles', colour: '#f0a83c' },
      { garment: 'gloves' },
    ],
  },
  climber: {
    headgear: 'bike-helmet',
    wears: [
      { garment: 't-shirt', colour: '#3f86b8' },
      { garment: 'trousers', colour: '#5a5448' },
    ],
  },
  diver: {
    sex: 'man',
    wears: [
      { garment: 'uniform', colour: '#22303c' },
      { garment: 'trousers', colour: '#22303c' },
      { garment: 'goggles', colour: '#8cc8e0' },
      { garment: 'backpack', colour: '#e2b53a' },
    ],
  },
  boxer: { isBareChested: true, wears: [{ garment: 'shorts', colour: '#c8323a' }] },
  paddler: {
    wears: [
      { garment: 't-shirt', colour: '#e8e4dc' },
      { garment: 'vest', colour: '#e86a2c' },
      { garment: 'shorts', colour: '#2c3a52' },
    ],
  },
  skater: {
    wears: [
      { garment: 'sweater', colour: '#4a7ab0' },
      { garment: 'trousers', colour: '#24283a' },
      { garment: 'gloves', colour: '#e8e4dc' },
    ],
  },
};
