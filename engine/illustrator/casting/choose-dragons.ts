// Which dragon it is: one of the West on the wing or reared up to fight, one of China that coils in the air.

import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { COILING_DRAGON } from '../things/coiling-dragon.ts';
import { FLYING_DRAGON } from '../things/flying-dragon.ts';
import { REARING_DRAGON } from '../things/rearing-dragon.ts';

/** These belong to dragons of the West, and these to those of China. */
const WESTERN: ReadonlySet<string> = new Set(['castle', 'knight']);
const EASTERN: ReadonlySet<string> = new Set(['great-wall', 'pagoda', 'temple', 'palace-hall', 'city-gate']);

/** Changes the drawings of dragons that fly or fight; one that only sits there stays as it is. */
export function chooseDragons(reading: PromptReading): void {
  for (const subject of reading.subjects) {
    if (subject.key !== 'dragon' || isRidden(reading, subject)) continue;
    const isEastern = isOfChina(reading, subject);
    if (isAloft(reading, subject, isEastern)) subject.drawing = isEastern ? COILING_DRAGON : FLYING_DRAGON;
    else if (!isEastern && isAtWar(reading, subject)) subject.drawing = REARING_DRAGON;
  }
}

function isOfChina({ subjects }: PromptReading, { words = '', rests }: Subject): boolean {
  if (/chinese|神龙|中国|金龙/i.test(words)) return true;
  if (rests?.how === 'fire' || subjects.some(({ key }) => WESTERN.has(key))) return false;
  return /\p{Script=Han}/u.test(words) || subjects.some(({ key }) => EASTERN.has(key));
}

function isAloft(
  { subjects, links, relations, fliers, isAloft: isUp }: PromptReading,
  one: Subject,
  isEastern: boolean,
): boolean {
  const own = subjects.indexOf(one);
  const isOver = links.some(({ relation, from }) => relation === 'over' && from === own);
  if (isOver || relations.has('fly') || fliers?.has(one) === true) return true;
  return isEastern && (isUp || subjects.some(({ key }) => key === 'great-wall'));
}

/** It fights somebody, or is at a castle. */
function isAtWar({ subjects, links }: PromptReading, one: Subject): boolean {
  const own = subjects.indexOf(one);
  const isFight = links.some(
    ({ relation, from, to }) => relation === 'fighting' && (from === own || to === own),
  );
  return isFight || subjects.some(({ key }) => key === 'castle');
}

function isRidden({ subjects, links }: PromptReading, one: Subject): boolean {
  const own = subjects.indexOf(one);
  return links.some(({ relation, to }) => relation === 'riding' && to === own);
}
