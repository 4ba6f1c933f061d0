// Reads the models of one provider from their files.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Model } from './model.ts';
import { hasEffectWords } from './write-prompt.ts';

/**
 * Returns the models in the order in which they are asked: by rank, then by the name of their file. Throws RangeError,
 * saying in one sentence what is wrong with which file.
 */
export function readModels(
  engine: Model['engine'],
  folder: string = fileURLToPath(new URL(engine, import.meta.url)),
): Model[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted();
  const models = names.map((name) => readModel(path.join(folder, name), name, engine));
  const seen = new Map<string, string>();
  for (const [index, { id }] of models.entries()) {
    const name = names[index] ?? '';
    const other = seen.get(id);
    if (other !== undefined) throw new RangeError(`${name}: the model ${id} stands in ${other} already`);
    seen.set(id, name);
  }
  return models.toSorted((a, b) => a.rank - b.rank);
}

function readModel(file: string, name: string, engine: Model['engine']): Model {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new RangeError(`${name} is no JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  const read = Model.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    const where = issue?.path.join('.') ?? '';
    throw new RangeError(`${name}: ${where && `${where}: `}${issue?.message ?? 'is not a model'}`);
  }
  if (read.data.engine !== engine)
    throw new RangeError(`${name}: is a model of ${read.data.engine}, not of ${engine}`);
  const { tool, effects } = read.data;
  const unsaid = Object.keys(effects).find((id) => effects[id] === 'words' && !hasEffectWords(tool, id));
  if (unsaid !== undefined) throw new RangeError(`${name}: effects.${unsaid}: there are no words for it`);
  return read.data;
}
