// An instruction for an empty head: one of those that the built-in engine can follow.
import type { TFunction } from 'i18next';
import { drawWords } from '#web/task/draw-words.ts';
import type { ImageMode } from './fields.ts';

/** Never the one that is there already. */
export function drawIdea(t: TFunction, mode: ImageMode, current: string, random?: () => number): string {
  return drawWords(t, `image-to-image.ideas.${mode}`, random, current);
}
