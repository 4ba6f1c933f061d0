// A prompt for an empty head, put together from what the illustrator sets well in motion.
import type { TFunction } from 'i18next';
import { drawWords } from '#web/task/draw-words.ts';

export function drawIdea(t: TFunction, random?: () => number): string {
  const one = (part: 'who' | 'where' | 'what') => drawWords(t, `text-to-video.ideas.${part}`, random);
  return t('text-to-video.ideas.pattern', { who: one('who'), where: one('where'), what: one('what') });
}
