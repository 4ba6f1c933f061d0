// The address of text to image with these words in its prompt.
import { PROMPT_CHARACTERS } from '#contract/limits.ts';
import { cutCharacters } from '#web/ui/base/count-characters.ts';
import { toolPath } from '../routes/tool-list.ts';

/** Without words the prompt stays as it is, and is gone to. */
export function writeAddress(words: string): string {
  const prompt = cutCharacters(words, PROMPT_CHARACTERS);
  return `${toolPath('text-to-image')}?${new URLSearchParams({ prompt }).toString()}`;
}
