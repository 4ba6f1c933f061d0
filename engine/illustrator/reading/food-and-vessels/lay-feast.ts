// 桌上摆满了肉和蔬菜, "a table full of food": a laid table, with several plates of what is named.

import { MOST_AT_FEAST } from '../../placing/table-settings.ts';
import type { PromptReading, Subject } from '../prompt-reading.ts';
import { DRINK_KEYS } from '../../lexicon/drinks.ts';
import { isContained } from '../../contents/containers.ts';
import { isTopping } from '../../contents/toppings.ts';
import { meaningOf, type Word } from '../words/word.ts';

export const LAID_FULL =
  /^(?:laden|laden with|filled|full|full of|covered|spread|feast|banquet|摆满|摆满了|堆满|放满|放满了|铺满|满桌|满满一桌|一桌|一大桌|丰盛|丰盛的)$/iu;
/** Nobody sits there, and it is inside. */
const LAID_IN: ReadonlySet<string> = new Set(['table', 'room']);

function dish(key: string, drawing: string): Subject {
  return { key, drawing, kind: 'food', height: 0.26, count: 1 };
}

const MUSHROOMS = { drawing: 'own/mushroom-plate', kind: 'food' } as const;
/** With a hot pot there is all of this, said or not. */
const BESIDE_HOTPOT: readonly Subject[] = [
  dish('meat-slices', 'own/meat-plate'),
  dish('vegetables', 'own/greens-plate'),
  dish('mushroom', 'own/mushroom-plate'),
  dish('tofu', 'own/tofu-plate'),
];
/** Of "food" that is not named. */
const ANY: readonly Subject[] = [
  { ...dish('cooked-fish', 'noto/fish'), colour: '#c07a3c' },
  dish('vegetables', 'own/greens-plate'),
  dish('chicken-slices', 'own/chicken-plate'),
  dish('steamed-buns', 'own/steamed-buns'),
  dish('rice', 'noto/cooked-rice'),
  dish('shrimp', 'own/shrimp-plate'),
  dish('tofu', 'own/tofu-plate'),
  dish('ramen', 'noto/steaming-bowl'),
];

const ANY_FOOD = /^(?:food|foods|dishes|delicacies|feast|banquet|meal|食物|美食|菜肴|佳肴|饭菜|菜)$/i;

/** Changes the reading. Returns the words that "food" is told by, and what shows it. */
export function layFeast(reading: PromptReading, words: readonly Word[]): { word: Word; by: Subject }[] {
  const { subjects, scenes } = reading;
  const full = words.find(({ text }) => LAID_FULL.test(text));
  const isTable =
    reading.surface !== undefined ||
    scenes.includes('table') ||
    words.some((word) => meaningOf(word, 'subject')?.value.key === 'table') ||
    /桌|feast|banquet/iu.test(full?.text ?? '');
  const isOnly =
    subjects.every(({ kind, key }) => kind === 'food' || key === 'mushroom') &&
    scenes.every((scene) => LAID_IN.has(scene));
  if (!full || !isTable || !isOnly) return [];
  const told = words.filter(
    ({ text, meanings }) => ANY_FOOD.test(text) && !meanings.some(({ is }) => is === 'subject'),
  );
  if (subjects.length === 0 && told.length === 0) return [];
  if (subjects.length === 0) subjects.push(...ANY.map((one) => ({ ...one })));
  if (subjects.some(({ key }) => key === 'hotpot'))
    for (const one of BESIDE_HOTPOT)
      if (!subjects.some(({ key }) => key === one.key)) subjects.push({ ...one });
  for (const one of subjects)
    if (one.key === 'mushroom' && !isTopping(reading, one)) Object.assign(one, MUSHROOMS);
  heapFruit(reading);
  reading.isFeast = true;
  if (scenes.length === 0 && reading.surface === undefined) scenes.push('table');
  fillTable(reading);
  return told.map((word) => ({ word, by: subjects[0] as Subject }));
}

const STANDS_ONCE = /^(?:hotpot|cake|cooked-fish|bowl)$/;

/** Fruit of all kinds lies in a bowl. */
function heapFruit({ subjects, links }: PromptReading): void {
  const from = subjects.findIndex(({ key }) => key === 'fruit');
  if (from < 0 || isContainedAt(links, from)) return;
  const to = subjects.push({ key: 'bowl', drawing: 'own/bowl', kind: 'item', height: 0.3, count: 1 }) - 1;
  links.push({ relation: 'in', from, to, words: '' });
}

function isContainedAt(links: PromptReading['links'], at: number): boolean {
  return links.some(({ relation, from }) => relation === 'in' && from === at);
}

/** More of each until the table is full; a pot stands there once. */
function fillTable(reading: PromptReading): void {
  const { subjects } = reading;
  const dishes = subjects.filter((one) => !isTopping(reading, one) && !isContained(reading, one));
  const more = dishes.filter(({ key, isCounted }) => !STANDS_ONCE.test(key) && isCounted !== true);
  for (const one of more) one.count = 1;
  let total = dishes.reduce((sum, { count }) => sum + count, 0);
  for (let round = 0; round < 3; round++)
    for (const one of more)
      if (total < MOST_AT_FEAST - 1 && !(DRINK_KEYS.has(one.key) && one.count > 1)) {
        one.count++;
        total++;
      }
}
