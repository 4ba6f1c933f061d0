// Who is white on white paper would be a hole in it, or a few spots: cut from red paper or in ink they have the colour of those.

import type { PromptReading } from '../reading/prompt-reading.ts';
import type { Look } from '../styles/look.ts';

const RED = '#d8342f';
const WASH = '#8f8a84';
const PALE_BIRDS = /^(?:crane|egret|heron|stork|ibis)$/;

/** Changes the reading. */
export function darkenPale({ subjects }: PromptReading, look: Look): void {
  if (look !== 'red_papercut' && look !== 'ink') return;
  for (const subject of subjects) {
    if (subject.drawing === 'own/koi') subject.colour ??= RED;
    if (look === 'ink' && PALE_BIRDS.test(subject.key)) subject.colour ??= WASH;
  }
}
