// A prompt for an empty head, put together from what the illustrator sets well in motion.
import type { TFunction } from 'i18next';

export function drawIdea(t: TFunction, random: () => number = Math.random): string {
  const one = (part: string): string => {
    const list = t(`text-to-video.ideas.${part}`, { returnObjects: true }) as unknown;
    if (!Array.isArray(list)) return '';
    return String(list[Math.floor(random() * list.length)] ?? '');
  };
  return t('text-to-video.ideas.pattern', { who: one('who'), where: one('where'), what: one('what') });
}
