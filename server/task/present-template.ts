// The effect that a task was made with, and the title of works without words, in the reader's language.
import { TOOL_WORDS } from '#contract/tool-names.ts';
import type { Language } from '#texts/words.ts';
import { findContract } from '#tools/find-contract.ts';
import type { TaskRow } from './present-status.ts';

type Work = Pick<TaskRow, 'type' | 'params' | 'prompt' | 'title'>;

export function presentTemplate(task: Work, language: Language): { id: string; name: string } | null {
  const template = findContract(task.type).contract.templateOf?.(task.params);
  return template ? { id: template.id, name: template.name[language] } : null;
}

/** What the person wrote stays as it is; what we named ourselves is named in the reader's language. */
export function titleOf(task: Work, language: Language): string {
  if (task.prompt !== '') return task.title;
  const { name, contract } = findContract(task.type);
  return (
    contract.titleOf?.(task.params, language) ||
    (contract.templateOf?.(task.params)?.name ?? TOOL_WORDS[name])[language]
  );
}

/** The title is the beginning of the prompt: for others it is hidden with it. */
export function publicTitleOf(task: Work & Pick<TaskRow, 'show_prompt'>, language: Language): string {
  return task.show_prompt ? titleOf(task, language) : TOOL_WORDS[findContract(task.type).name][language];
}

/** Parameters without the author's own files and the places in them: what others may see. */
export function publicParams(task: Work): Record<string, unknown> {
  const { media, placesInMedia = [] } = findContract(task.type).contract;
  const own = [...Object.keys(media), ...placesInMedia];
  return Object.fromEntries(Object.entries(task.params).filter(([field]) => !own.includes(field)));
}
