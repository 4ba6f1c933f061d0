// "A giraffe drinking water", 斑马喝水: where nobody says where, by a lake; elsewhere it is told as left out, since no water is
// there.

import type { PromptReading, Shown } from '../prompt-reading.ts';
import type { Word } from '../words/word.ts';

const DRINKING = /drink|[喝饮]水/i;
const WATER = /lake|sea|stream|river|water|pond|spring|rapids|rain/;

/** Changes the scenes, or what is shown. */
export function drinkWater(
  { subjects, scenes, inside }: PromptReading,
  words: readonly Word[],
  shows: Map<Word, Shown[]>,
): void {
  const isDrinking = subjects.some(({ rests }) => rests?.how === 'graze' && DRINKING.test(rests.words));
  const hasWater =
    scenes.some((scene) => WATER.test(scene)) ||
    subjects.some(({ key }) => WATER.test(key) || key === 'bowl');
  if (!isDrinking || hasWater) return;
  if (scenes.length === 0 && inside === undefined) scenes.push('lake');
  else for (const word of words) if (DRINKING.test(word.text)) shows.set(word, []);
}
