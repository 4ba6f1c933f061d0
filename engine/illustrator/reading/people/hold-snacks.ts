// 小女孩，糖葫芦: what is eaten out of the hand is in the hand of the only one there, and on no table.

import type { PromptReading } from '../prompt-reading.ts';

const OUT_OF_HAND =
  /^(?:candied-haws|lollipop|ice-cream|ice-cream-cone|popsicle|cotton-candy|candy-cane|bubble-tea|balloon)$/;

/** Changes the reading. */
export function holdSnacks({ subjects, links, scenes }: PromptReading): void {
  const people = subjects.filter(({ kind }) => kind === 'figure');
  const snacks = subjects.filter(({ key, kind }) => OUT_OF_HAND.test(key) || kind === 'food');
  const [[one], [snack]] = [people, snacks];
  if (!one?.person || !snack || people.length > 1 || snacks.length > 1) return;
  if (one.count > 1 || snack.count > 1 || !OUT_OF_HAND.test(snack.key) || scenes.includes('table')) return;
  const { person } = one;
  const [from, to] = [subjects.indexOf(one), subjects.indexOf(snack)];
  const isTied = links.some((link) => link.from === to || link.to === to);
  if (isTied || person.hands !== undefined || person.does !== undefined) return;
  if (links.some((link) => link.relation === 'holding' && link.from === from)) return;
  person.does = 'hold';
  links.push({ relation: 'holding', from, to, words: '' });
}
