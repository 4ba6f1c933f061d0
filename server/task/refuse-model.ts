// Whether the model that was chosen can be asked for what was asked, said in words before anything is charged.
import { fieldWord } from '#contract/field-words.ts';
import { findUnable, optionsOf } from '#contract/model.ts';
import type { FoundTool } from '#tools/find-contract.ts';
import type { Abilities, AbleModel } from './read-abilities.ts';

/** The model that parameters name. */
export function modelOf(params: object): string | undefined {
  const { model } = params as { model?: unknown };
  return typeof model === 'string' ? model : undefined;
}

/** Undefined where none was chosen, or it is not there any more. */
export function findChosen(
  abilities: Abilities | null,
  { name }: FoundTool,
  params: object,
): AbleModel | undefined {
  const chosen = modelOf(params);
  return chosen === undefined ? undefined : abilities?.modelsOf(name).find(({ id }) => id === chosen);
}

/** Packed field words, of the model and of each option that it cannot do; empty where it can. */
export function refuseModel(abilities: Abilities, tool: FoundTool, params: object): Record<string, string> {
  const model = findChosen(abilities, tool, params);
  if (!model) return { model: fieldWord('model_unknown') };
  if (model.isAway) return { model: fieldWord('model_away', { name: model.title }) };
  const options = { ...optionsOf(params), ...tool.contract.moreOptionsOf?.(params) };
  const unable = findUnable(model.accepts, options);
  if (unable.length === 0) return {};
  const word = fieldWord('model_unable', { name: model.title });
  return Object.fromEntries(['model', ...unable.map(fieldOf)].map((field) => [field, word]));
}

/** The field of an option: `audio.seconds` is of `audio`, how many times larger a video becomes of its target. */
function fieldOf(option: string): string {
  const [field = ''] = option.split('.');
  return field === 'times' ? 'target' : field;
}
