// 橘猫趴在键盘上, and a desk is named: the keyboard is on it, and on no floor.

import type { PromptReading } from '../prompt-reading.ts';

/** Changes the links. */
export function layKeyboards({ subjects, links }: PromptReading): void {
  const from = subjects.findIndex(({ key }) => key === 'keyboard');
  const to = subjects.findIndex(({ key, count }) => key === 'table' && count === 1);
  const isTied = links.some((link) => link.from === from && link.to !== null);
  if (from >= 0 && to >= 0 && !isTied) links.push({ relation: 'on', from, to, words: '' });
}
