// Reads what a few words name. An instruction asks for the same name at many places, and one may be written again and again.

import { parsePrompt } from '#engine/illustrator/reading/parse-prompt.ts';
import { splitWords } from '#engine/illustrator/reading/words/split-words.ts';
import { meaningOf } from '#engine/illustrator/reading/words/word.ts';
import type { PromptReading } from '#engine/illustrator/reading/prompt-reading.ts';

/** Characters. What is longer is no name, and is not kept. */
const LONGEST = 64;
const MOST_KEPT = 256;

const kept = new Map<string, PromptReading>();

/** Before another instruction, which has other names. */
export function forgetNames(): void {
  kept.clear();
}

/** Returns the reading of the words. Others have the same one: it is only looked at. */
export function readName(words: string): Readonly<PromptReading> {
  const known = kept.get(words);
  if (known) return known;
  const reading = parsePrompt(words);
  if (words.length > LONGEST) return reading;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(words, reading);
  return reading;
}

/** Returns the key of what one noun of the lexicon names; undefined for more than one word. Far cheaper than to read it. */
export function keyOfNoun(words: string): string | undefined {
  const [noun, ...more] = splitWords(words);
  return more.length === 0 && noun ? meaningOf(noun, 'subject')?.value.key : undefined;
}
