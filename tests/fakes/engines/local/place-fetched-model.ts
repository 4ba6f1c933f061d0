// What `npm run model` leaves in a data folder: a model that the product knows, with the weights of a tiny one, and what runs
// it, which does as it is told.
import path from 'node:path';
import { findLocalModel } from '#server/engines/local/find-model.ts';
import { folderOf, makeOpenFolder } from '#server/engines/local/model-folder.ts';
import { placeRuntime } from '#server/engines/local/runtime-folder.ts';
import { placeTinyModel } from './place-tiny-model.ts';
import { type Command, placeRuledRuntime } from './ruled-runtime.ts';

/** For the setting LOCAL_MODEL. */
export const FETCHED_MODEL = 'sdxs-512';

export async function placeFetchedModel(dataDir: string): Promise<Command> {
  const model = findLocalModel(FETCHED_MODEL);
  const folder = folderOf(dataDir, model.id);
  makeOpenFolder(dataDir, folder);
  await placeTinyModel(folder, model, { fixedSide: model.side });
  const { entry } = placeRuntime(dataDir);
  makeOpenFolder(dataDir, path.dirname(entry));
  return placeRuledRuntime(entry);
}
