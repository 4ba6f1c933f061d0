// What people of a role usually look like: whatever the words say themselves comes before it.

import type { PersonRole } from '../casting/person-role.ts';
import { FIGHTER_ROLES, RULER_ROLES } from './fighter-roles.ts';
import { FOLK_ROLES } from './folk-roles.ts';
import { MYTH_ROLES } from './myth-roles.ts';
import { NIGHT_ROLES } from './night-roles.ts';
import type { Role, Wear } from './role.ts';
import { SPORT_ROLES } from './sport-roles.ts';
import { STAGE_ROLES } from './stage-roles.ts';
import { TALE_ROLES } from './tale-roles.ts';

const gown = (colour: string): Wear => ({ garment: 'dress', colour });

/** Plain cloth: undyed, grey, blue of indigo, brown of tea. */
const SCHOLARS = ['#d8d2c2', '#8fa0a8', '#4f6478', '#a08a6c', '#6f7f70', '#b8b0a4'] as const;

const ROLES: Record<PersonRole, Role> = {
  ...SPORT_ROLES,
  ...FIGHTER_ROLES,
  ...RULER_ROLES,
  ...FOLK_ROLES,
  ...STAGE_ROLES,
  ...NIGHT_ROLES,
  ...MYTH_ROLES,
  ...TALE_ROLES,
  queen: {
    sex: 'woman',
    cut: 'bun',
    headgear: 'crown',
    wears: [gown('#8c2f4e'), { garment: 'cloak', colour: '#b8323a' }, { garment: 'necklace' }],
  },
  king: {
    sex: 'man',
    beard: 'full',
    headgear: 'crown',
    wears: [
      { garment: 'robe', colour: '#5a2f6e' },
      { garment: 'cloak', colour: '#b8323a' },
    ],
  },
  princess: {
    sex: 'woman',
    age: 'young',
    cut: 'long',
    headgear: 'tiara',
    wears: [gown('#d893b4'), { garment: 'necklace' }],
  },
  prince: {
    sex: 'man',
    age: 'young',
    headgear: 'tiara',
    wears: [
      { garment: 'uniform', colour: '#e8e2d4' },
      { garment: 'cloak', colour: '#3a5a9a' },
    ],
  },
  bride: { sex: 'woman', cut: 'bun', headgear: 'veil', wears: [gown('#f6f1ea'), { garment: 'necklace' }] },
  groom: { sex: 'man', wears: [{ garment: 'suit', colour: '#23262f' }, { garment: 'tie' }] },
  graduate: {
    headgear: 'mortarboard',
    wears: [{ garment: 'robe', colour: '#23242e' }],
  },
  astronaut: { headgear: 'bubble', wears: [{ garment: 'spacesuit', colour: '#eceff4' }] },
  knight: {
    headgear: 'helmet',
    wears: [
      { garment: 'armour', colour: '#aab4c2' },
      { garment: 'cloak', colour: '#a8323c' },
    ],
  },
  soldier: { headgear: 'hard-hat', wears: [{ garment: 'uniform', colour: '#66714e' }, { garment: 'boots' }] },
  samurai: {
    sex: 'man',
    cut: 'topknot',
    hairColour: '#1c1618',
    face: '#efcfae',
    headgear: 'kabuto',
    isLamellar: true,
    wears: [
      { garment: 'armour', colour: '#84262c' },
      { garment: 'trousers', colour: '#2c2a3a' },
      { garment: 'boots', colour: '#3a2a30' },
    ],
  },
  ninja: {
    headgear: 'hood',
    isTrim: true,
    wears: [
      { garment: 'robe', colour: '#2a2d3a' },
      { garment: 'trousers', colour: '#22242e' },
      { garment: 'boots', colour: '#17181f' },
      { garment: 'mask', colour: '#23252e' },
    ],
  },
  warrior: {
    wears: [
      { garment: 'armour', colour: '#8a7f74' },
      { garment: 'cloak', colour: '#6a3428' },
    ],
  },
  general: {
    sex: 'man',
    beard: 'full',
    headgear: 'helmet',
    isLamellar: true,
    wears: [
      { garment: 'armour', colour: '#8f8578' },
      { garment: 'cloak', colour: '#a32a2c' },
    ],
  },
  wizard: {
    sex: 'man',
    age: 'old',
    cut: 'long',
    hairColour: '#dedad2',
    beard: 'long',
    headgear: 'pointed',
    wears: [{ garment: 'robe', colour: '#43408c' }],
  },
  witch: {
    sex: 'woman',
    cut: 'long',
    headgear: 'pointed',
    wears: [gown('#3a2f4c'), { garment: 'cloak', colour: '#2c2440' }],
  },
  elf: {
    cut: 'long',
    hairColour: '#d9b66a',
    hasPointedEars: true,
    headgear: 'tiara',
    wears: [
      { garment: 'robe', colour: '#4e7a56' },
      { garment: 'cloak', colour: '#35583f' },
    ],
  },
  fairy: {
    sex: 'woman',
    age: 'young',
    hasWings: true,
    hasPointedEars: true,
    headgear: 'flowers',
    cut: 'long',
    wears: [gown('#8fcba0')],
  },
  angel: { hasWings: true, cut: 'long', headgear: 'halo', wears: [{ garment: 'robe', colour: '#f4f1ea' }] },
  monk: { cut: 'bald', wears: [{ garment: 'robe', colour: '#c9782c' }] },
  'warrior-monk': {
    sex: 'man',
    cut: 'bald',
    face: '#e2b48c',
    beard: 'none',
    isTrim: true,
    wears: [
      { garment: 'robe', colour: '#d88a2c' },
      { garment: 'trousers', colour: '#b8701f' },
      { garment: 'boots', colour: '#ece6d8' },
    ],
  },
  chef: {
    headgear: 'toque',
    wears: [
      { garment: 'uniform', colour: '#f5f3ee' },
      { garment: 'apron', colour: '#e9e4da' },
    ],
  },
  doctor: {
    wears: [
      { garment: 'shirt', colour: '#8fb4cc' },
      { garment: 'coat', colour: '#f4f4f2' },
    ],
  },
  nurse: { sex: 'woman', cut: 'bun', headgear: 'nurse', wears: [{ garment: 'uniform', colour: '#bcd6de' }] },
  teacher: {
    wears: [
      { garment: 'shirt', colour: '#efe9dd' },
      { garment: 'sweater', colour: '#5f7a6a' },
      { garment: 'glasses' },
    ],
  },
  student: {
    age: 'young',
    wears: [
      { garment: 'shirt', colour: '#f4f2ec' },
      { garment: 'sweater', colour: '#2f4468' },
      { garment: 'backpack' },
    ],
  },
  farmer: {
    headgear: 'straw',
    wears: [
      { garment: 'shirt', colour: '#a8483c' },
      { garment: 'trousers', colour: '#4a6486' },
    ],
  },
  police: { headgear: 'police', wears: [{ garment: 'uniform', colour: '#26365a' }] },
  firefighter: {
    headgear: 'fire-helmet',
    wears: [
      { garment: 'turnout-coat', colour: '#b8923a' },
      { garment: 'trousers', colour: '#b8923a' },
      { garment: 'gloves', colour: '#2c2a2e' },
      { garment: 'boots', colour: '#1e1c20' },
    ],
  },
  worker: { headgear: 'hard-hat', wears: [{ garment: 'shirt', colour: '#d98a34' }, { garment: 'jeans' }] },
  scientist: {
    wears: [
      { garment: 'shirt', colour: '#9fb0c4' },
      { garment: 'coat', colour: '#f4f4f2' },
      { garment: 'glasses' },
    ],
  },
  painter: {
    headgear: 'beret',
    wears: [
      { garment: 'shirt', colour: '#d8e0e6' },
      { garment: 'apron', colour: '#b89a72' },
    ],
  },
  pirate: {
    sex: 'man',
    beard: 'full',
    headgear: 'tricorne',
    hasEyePatch: true,
    wears: [
      { garment: 'shirt', colour: '#efe6d4' },
      { garment: 'jacket', colour: '#8a2430' },
      { garment: 'trousers', colour: '#2c2a34' },
      { garment: 'boots' },
    ],
  },
  cowboy: {
    headgear: 'cowboy',
    wears: [
      { garment: 'shirt', colour: '#b5623c' },
      { garment: 'jeans' },
      { garment: 'boots' },
      { garment: 'scarf', colour: '#a8322c' },
    ],
  },
  dancer: { sex: 'woman', cut: 'bun', wears: [gown('#c2435c')] },
  ballerina: { sex: 'woman', age: 'young', cut: 'bun', headgear: 'tiara', wears: [{ garment: 'tutu' }] },
  musician: {
    wears: [
      { garment: 'shirt', colour: '#e9e2d6' },
      { garment: 'jacket', colour: '#3a3c4c' },
    ],
  },
  athlete: {
    wears: [
      { garment: 't-shirt', colour: '#d0483c' },
      { garment: 'shorts', colour: '#22314e' },
    ],
  },
  pilot: { headgear: 'police', wears: [{ garment: 'suit', colour: '#22304a' }, { garment: 'tie' }] },
  sailor: {
    headgear: 'cap',
    wears: [
      { garment: 'sweater', colour: '#e8e6e0' },
      { garment: 'trousers', colour: '#22314e' },
    ],
  },
  fisherman: { headgear: 'straw', wears: [{ garment: 'coat', colour: '#8a7a52' }, { garment: 'boots' }] },
  business: { wears: [{ garment: 'suit', colour: '#343b4c' }] },
  model: { wears: [gown('#22242c')] },
  detective: { headgear: 'fedora', wears: [{ garment: 'coat', colour: '#a08a68' }, { garment: 'tie' }] },
  traveller: {
    wears: [
      { garment: 'jacket', colour: '#c0562e' },
      { garment: 'scarf', colour: '#d9a23c' },
      { garment: 'backpack' },
      { garment: 'boots' },
    ],
  },
  'monkey-king': {
    sex: 'man',
    headgear: 'fillet',
    wears: [
      { garment: 'armour', colour: '#dca638' },
      { garment: 'cloak', colour: '#b8282c' },
      { garment: 'scarf', colour: '#c8302a' },
    ],
  },
  'zhu-bajie': {
    sex: 'man',
    headgear: 'beret',
    wears: [
      { garment: 'robe', colour: '#3a3c4c' },
      { garment: 'scarf', colour: '#a83a2c' },
      { garment: 'boots' },
    ],
  },
  apsara: {
    sex: 'woman',
    age: 'young',
    cut: 'bun',
    headgear: 'tiara',
    wears: [{ garment: 'hanfu', colour: '#3f9a8c' }, { garment: 'necklace' }],
  },
  nezha: {
    sex: 'man',
    age: 'child',
    cut: 'buns',
    hairColour: '#241a1c',
    wears: [
      { garment: 'dress', colour: '#cf3428' },
      { garment: 'scarf', colour: '#e8b23a' },
    ],
  },
  'guan-yu': {
    sex: 'man',
    face: '#b8503c',
    hairColour: '#1f1a20',
    beard: 'long',
    headgear: 'warrior-cap',
    wears: [{ garment: 'robe', colour: '#2f7048' }, { garment: 'boots' }],
  },
  scholar: { sex: 'man', cut: 'topknot', tones: SCHOLARS, face: '#efcfae', wears: [{ garment: 'robe' }] },
  'fortune-god': {
    sex: 'man',
    hairColour: '#1f1a20',
    beard: 'long',
    headgear: 'official-hat',
    wears: [{ garment: 'robe', colour: '#c22a26' }, { garment: 'boots' }],
  },
  'ghost-catcher': {
    sex: 'man',
    face: '#a8664c',
    hairColour: '#1f1a20',
    beard: 'wild',
    headgear: 'official-hat',
    wears: [{ garment: 'robe', colour: '#8c2430' }, { garment: 'boots' }],
  },
  'erlang-shen': {
    sex: 'man',
    age: 'young',
    cut: 'topknot',
    hairColour: '#241a1c',
    face: '#efcfae',
    hasThirdEye: true,
    headgear: 'tiara',
    wears: [
      { garment: 'armour', colour: '#c8ccd6' },
      { garment: 'cloak', colour: '#2f4a7c' },
    ],
  },
  cowherd: {
    sex: 'man',
    age: 'young',
    cut: 'topknot',
    hairColour: '#241a1c',
    face: '#e2b58c',
    wears: [{ garment: 'robe', colour: '#8c7450' }],
  },
  hero: {
    sex: 'man',
    hairColour: '#1f1a20',
    beard: 'full',
    cut: 'topknot',
    wears: [
      { garment: 'armour', colour: '#6a6a78' },
      { garment: 'cloak', colour: '#3a3a4c' },
    ],
  },
  santa: {
    sex: 'man',
    age: 'old',
    cut: 'short',
    hairColour: '#f0eeea',
    beard: 'long',
    headgear: 'santa',
    wears: [{ garment: 'coat', colour: '#b8282c' }, { garment: 'boots' }],
  },
};

const ANYONE: Role = { wears: [] };

export function readRole(role: PersonRole | undefined): Role {
  return role === undefined ? ANYONE : ROLES[role];
}

/** A man of a trade that is drawn as a woman, a dancer: in a shirt and trousers in place of a dress. */
export function asMan(role: Role): Role {
  if (role.sex !== 'woman') return role;
  const { cut: _, headgear: _crown, ...rest } = role;
  return {
    ...rest,
    wears: role.wears.flatMap((one): Wear[] =>
      one.garment === 'dress' || one.garment === 'tutu'
        ? [
            { ...one, garment: 'shirt' },
            { garment: 'trousers', colour: '#26262e' },
          ]
        : [one],
    ),
  };
}
