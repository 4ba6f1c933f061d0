// The model that the setting LOCAL_MODEL names, where all of it is on this machine.
import { readLocalModels, type LocalModel } from './local-model.ts';
import { findFileFaults, folderOf } from './model-folder.ts';
import { hasRuntime } from './runtime-folder.ts';

/** Throws RangeError for an id that we know nothing of. */
export function findLocalModel(id: string): LocalModel {
  const models = readLocalModels();
  const found = models.find((model) => model.id === id);
  if (!found)
    throw new RangeError(`there is no model ${id}; there are ${models.map((one) => one.id).join(', ')}`);
  return found;
}

/** Returns a sentence for a model that cannot be used; none where none is named. */
export function findLocalModelFaults(dataDir: string, id: string): string[] {
  if (id === '') return [];
  const ids = readLocalModels().map((model) => model.id);
  if (!ids.includes(id)) return [`LOCAL_MODEL names ${id}, which is none of ${ids.join(', ')}`];
  const [fault] = findFileFaults(findLocalModel(id), folderOf(dataDir, id));
  const command = `npm run model -- ${id}`;
  if (fault) return [`LOCAL_MODEL=${id} is not whole on this machine (${fault}); fetch it:  ${command}`];
  if (!hasRuntime(dataDir))
    return [`LOCAL_MODEL=${id} has nothing here that runs it; install that:  ${command}`];
  return [];
}
