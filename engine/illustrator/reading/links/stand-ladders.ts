// "A man on a ladder painting a house", 站在梯子上刷房子: the ladder stands before the house that somebody works at.

import type { PromptReading } from '../prompt-reading.ts';

const WORKING =
  /\b(?:paint|repair|fix|clean|wash|decorat|build|mend|trim)(?:s|es|ing)\b|[刷修擦洗盖建]|装饰|粉刷/iu;

/** Changes the links. */
export function standLadders({ subjects, links }: PromptReading, prompt: string): void {
  const from = subjects.findIndex(({ key }) => key === 'ladder');
  const houses = subjects.filter(({ kind }) => kind === 'building');
  const [house] = houses;
  if (from < 0 || !house || houses.length > 1 || house.count > 1 || !WORKING.test(prompt)) return;
  const isClimbed = links.some(({ relation, to }) => to === from && relation === 'on');
  const isPlaced = links.some((link) => link.from === from && link.to !== null);
  if (isClimbed && !isPlaced)
    links.push({ relation: 'in_front', from, to: subjects.indexOf(house), words: '' });
}
