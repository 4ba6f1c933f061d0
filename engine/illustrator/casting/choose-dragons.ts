// Which dragon it is: one of the West on its feet, on the wing or reared up to fight, one of China that coils in the air.

import type { LinkRelation, PromptReading, Subject } from '../reading/prompt-reading.ts';
import { PORTABLE_KINDS } from '../reading/subject-kinds.ts';
import { coilerOf } from './coiling.ts';
import { COILING_DRAGON } from '../things/coiling-dragon.ts';
import { CURLED_DRAGON } from '../things/curled-dragon.ts';
import { FLYING_DRAGON } from '../things/flying-dragon.ts';
import { REARING_DRAGON } from '../things/rearing-dragon.ts';
import { STANDING_DRAGON } from '../things/standing-dragon.ts';

/** These belong to dragons of the West, and these to those of China. */
const WESTERN: ReadonlySet<string> = new Set(['castle', 'knight']);
const EASTERN: ReadonlySet<string> = new Set([
  'great-wall',
  'pagoda',
  'temple',
  'palace-hall',
  'city-gate',
  'monkey-king',
]);

/** Changes the drawings of dragons; one of China that is somewhere else than in the air stays as it is. */
export function chooseDragons(reading: PromptReading): void {
  for (const subject of reading.subjects) {
    if (subject.key !== 'dragon') continue;
    if (isRidden(reading, subject)) {
      // Up in the air, wherever they go.
      if (!isOfChina(reading, subject)) subject.drawing = FLYING_DRAGON;
      continue;
    }
    lieAround(reading, subject);
    const isEastern = isOfChina(reading, subject);
    if (isAloft(reading, subject, isEastern)) subject.drawing = isEastern ? COILING_DRAGON : FLYING_DRAGON;
    else if (isEastern) {
      if (isByItself(reading, subject)) subject.drawing = COILING_DRAGON;
    } else if (isAtWar(reading, subject)) subject.drawing = REARING_DRAGON;
    else if (isOnFoot(reading, subject)) subject.drawing = STANDING_DRAGON;
  }
}

/** "Curled around a pile of treasure": what it guards lies before the middle of its body. */
function lieAround({ links, subjects }: PromptReading, dragon: Subject): void {
  const own = subjects.indexOf(dragon);
  const link = links.find(
    ({ relation, from, to }) =>
      relation === 'around' && from === own && to !== null && PORTABLE_KINDS.has(subjects[to]?.kind ?? 'sky'),
  );
  const guarded = subjects[link?.to ?? -1];
  if (!link || !guarded || coilerOf(dragon, guarded)) return;
  Object.assign(dragon, { drawing: CURLED_DRAGON, height: CURLED_HEIGHT });
  link.relation = 'behind';
}
const CURLED_HEIGHT = 0.26;

function isOfChina({ subjects }: PromptReading, { words = '', rests }: Subject): boolean {
  if (/chinese|神龙|中国|金龙/i.test(words)) return true;
  if (subjects.some(({ key }) => key === 'monkey-king')) return true;
  if (rests?.how === 'fire' || subjects.some(({ key }) => WESTERN.has(key))) return false;
  return /\p{Script=Han}/u.test(words) || subjects.some(({ key }) => EASTERN.has(key));
}

function isAloft(
  { subjects, links, relations, fliers, scenes, isAloft: isUp }: PromptReading,
  one: Subject,
  isEastern: boolean,
): boolean {
  const own = subjects.indexOf(one);
  const isOver = links.some(({ relation, from }) => relation === 'over' && from === own);
  if (isOver || relations.has('fly') || fliers?.has(one) === true) return true;
  // 孙悟空和青龙在云海中大战: it is in the clouds.
  const isAmongClouds = isUp || scenes.includes('sky');
  return isEastern && (isAmongClouds || subjects.some(({ key }) => key === 'great-wall'));
}

/** It fights somebody, or is at a castle. */
function isAtWar({ subjects, links }: PromptReading, one: Subject): boolean {
  const own = subjects.indexOf(one);
  const isFight = links.some(
    ({ relation, from, to }) => relation === 'fighting' && (from === own || to === own),
  );
  return isFight || subjects.some(({ key }) => key === 'castle');
}

/** Neither dressed nor at rest, with nothing in its claws, and around nothing. */
function isOnFoot({ subjects, links, relations }: PromptReading, one: Subject): boolean {
  if (IN_CLAWS.some((relation) => relations.has(relation))) return false;
  const own = subjects.indexOf(one);
  const isBusy = links.some(({ relation, from, to }) => from === own && to !== null && !WHERE.has(relation));
  return isPlain(one) && !isBusy;
}

const IN_CLAWS = ['read', 'hold', 'play'] as const;
const WHERE: ReadonlySet<LinkRelation> = new Set([
  'beside',
  'left',
  'right',
  'behind',
  'in_front',
  'on',
  'in',
  'under',
  'between',
  'looking_at',
]);

/** Neither somebody, nor asleep or curled up. */
function isPlain({ person, rests, drawing }: Subject): boolean {
  return person === undefined && rests === undefined && drawing === 'dragon';
}

/** Dragons of China live in the clouds. */
function isByItself({ subjects, links, scenes }: PromptReading, one: Subject): boolean {
  const own = subjects.indexOf(one);
  const isTied = links.some(({ from, to }) => from === own || to === own);
  return isPlain(one) && !isTied && scenes.length === 0;
}

function isRidden({ subjects, links }: PromptReading, one: Subject): boolean {
  const own = subjects.indexOf(one);
  return links.some(({ relation, to }) => relation === 'riding' && to === own);
}
