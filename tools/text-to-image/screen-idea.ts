// A prompt for an empty head, put together from what the illustrator draws well.
import type { TFunction } from 'i18next';
import { drawWords } from '#web/task/draw-words.ts';

export function drawIdea(t: TFunction, random?: () => number): string {
  const one = (part: 'who' | 'where' | 'when') => drawWords(t, `text-to-image.ideas.${part}`, random);
  return t('text-to-image.ideas.pattern', { who: one('who'), where: one('where'), when: one('when') });
}
