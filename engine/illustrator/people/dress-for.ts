// What people wear where nobody says it: for sport, snow, water and the road.

import { bathes, isInTub } from '../casting/bathers.ts';
import type { Garment, PersonLook } from '../reading/people/person-look.ts';
import type { Stage } from '../staging/stage.ts';
import { WIDE_SCENES, type Somebody } from './choose-pose.ts';

/** Nobody does these in a coat. */
const SPORTS: ReadonlySet<PersonLook['does']> = new Set<PersonLook['does']>([
  'skate',
  'stairs',
  'dunk',
  'box',
  'yoga',
]);
const SPORTSWEAR = ['t-shirt', 'trousers', 'shoes'] as const;
/** For rings and courts. */
const SHORT = ['t-shirt', 'shorts', 'shoes'] as const;

function isAtSport({ does, hands, sex }: PersonLook): boolean {
  return SPORTS.has(does) || SPORTS.has(hands) || hands === 'wrap-hands' || (does === 'run' && sex === 'man');
}

/** "Scuba diving": with goggles, flippers and air, where who only swims has none. */
function isUnderWithGear({ scene, words }: Stage): boolean {
  return scene === 'underwater' && /scuba|snorkel|潜水|浮潜/.test(words);
}

/** Of children in the snow. */
const WINTER = ['jacket', 'trousers', 'scarf', 'boots'] as const;

/** A nameless traveller has luggage on the road, and none in a room; words on a shirt need a shirt. */
export function dressFor(stage: Stage, { key, person }: Somebody, look: PersonLook): PersonLook {
  if (
    stage.reading.writing.some(({ on }) => on === 'shirt') &&
    !look.wears.some(({ garment }) => garment === 't-shirt')
  )
    return { ...look, wears: [...look.wears, { garment: 't-shirt', colour: '#f2efe8', words: '' }] };
  if (look.age === 'old' && hasOldGlasses(stage, key, look))
    return { ...look, wears: [...look.wears, { garment: 'glasses', words: '' }] };
  if (stage.isSnowy && look.age === 'child' && look.wears.length === 0 && !look.role)
    return { ...look, wears: WINTER.map((garment) => ({ garment, words: '' })) };
  if (look.wears.length === 0 && (!look.role || look.role === 'athlete') && !stage.isSnowy && isAtSport(look))
    return { ...look, wears: sportswear(stage, key, look) };
  if (look.wears.length === 0 && look.role === 'swimmer' && isUnderWithGear(stage))
    return { ...look, role: 'diver' };
  if (
    look.wears.length === 0 &&
    !look.role &&
    stage.reading.subjects.some((one) => one.key === key && bathes(stage, one))
  )
    return { ...look, role: 'swimmer' };
  if (look.wears.length === 0 && stage.reading.subjects.some((one) => one.key === key && isInTub(stage, one)))
    return { ...look, role: 'bather' };
  const isNameless = key === 'person' && !person?.role && look.wears.length === 0;
  return isNameless && WIDE_SCENES.has(stage.scene) && stage.scene !== 'street'
    ? { ...look, role: 'traveller' }
    : look;
}

const JERSEYS = ['#d8523c', '#2f6fb8', '#e8a83c', '#3f8a6a', '#e8e4dc'] as const;

function sportswear(stage: Stage, key: string, { hands, does }: PersonLook): Garment[] {
  const isBare = [hands, does].some(
    (one) => one === 'box' || one === 'wrap-hands' || one === 'dunk' || one === 'run',
  );
  const colour = stage.random(`jersey ${key}`).pick(JERSEYS);
  return (isBare ? SHORT : SPORTSWEAR).map((garment) => ({
    garment,
    words: '',
    ...(garment === 't-shirt' ? { colour } : garment === 'shoes' ? { colour: '#f0ece4' } : {}),
  }));
}

/** Some who are old read through them. */
function hasOldGlasses(stage: Stage, key: string, { wears }: PersonLook): boolean {
  return (
    !stage.reading.unwanted.keys.has('glasses') &&
    wears.every(({ garment }) => !/glasses|helmet|mask/.test(garment)) &&
    stage.random(`glasses ${key}`).chance(0.4)
  );
}
