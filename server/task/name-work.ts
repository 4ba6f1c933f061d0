// The title of a new work.
import { TOOL_WORDS } from '#contract/tool-names.ts';
import type { Language } from '#texts/words.ts';
import type { FoundTool } from '#tools/find-contract.ts';

const TITLE_CHARACTERS = 40;

/** The beginning of the prompt, or of what else the person chose, or the tool's name. */
export function nameWork(
  { name, contract }: FoundTool,
  params: object,
  { prompt, language }: { prompt: string; language: Language },
): string {
  const words =
    prompt.replaceAll(/\s+/g, ' ').trim() ||
    contract.titleOf?.(params, language) ||
    (contract.templateOf?.(params)?.name ?? TOOL_WORDS[name])[language];
  const characters = Array.from(words);
  if (characters.length <= TITLE_CHARACTERS) return words;
  return `${characters
    .slice(0, TITLE_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`;
}
