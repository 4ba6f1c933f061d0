// Where models lie that were fetched, and what was written down of each: below the data folder, open to be read by the
// process that runs them, since they are nobody's secret.
import { chmodSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { LocalModel } from './local-model.ts';

/** What was fetched, when, and how fast it is here. */
export const Manifest = z.object({
  id: z.string(),
  fetchedAt: z.iso.datetime(),
  mirror: z.string(),
  files: z.array(
    z.object({
      path: z.string(),
      bytes: z.int(),
      sha256: z.string(),
      repo: z.string(),
      /** The commit that the mirror named; empty where it named none. */
      commit: z.string(),
    }),
  ),
  /** Seconds for 512 × 512 pixels on this machine, the model being loaded. */
  measured: z.object({ seconds: z.number(), loadSeconds: z.number(), at: z.iso.datetime() }).nullable(),
});
export type Manifest = z.output<typeof Manifest>;

const OPEN_FOLDER = 0o755;
const OPEN_FILE = 0o644;

export const modelsFolder = (dataDir: string): string => path.join(dataDir, 'models');
export const folderOf = (dataDir: string, id: string): string => path.join(modelsFolder(dataDir), id);
const manifestOf = (folder: string): string => path.join(folder, 'manifest.json');

/** Below the models, for this user to write and for all to read, whatever the umask says. */
export function makeOpenFolder(dataDir: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (let one = folder; one !== path.dirname(modelsFolder(dataDir)); one = path.dirname(one)) {
    chmodSync(one, OPEN_FOLDER);
  }
}

export const openFileToAll = (file: string): void => chmodSync(file, OPEN_FILE);

/** Null where the model was not fetched, or not to its end. */
export function readManifest(folder: string): Manifest | null {
  let text: string;
  try {
    text = readFileSync(manifestOf(folder), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) {
      return null;
    }
    throw error;
  }
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Whole or not at all. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const file = manifestOf(folder);
  writeFileSync(`${file}.part`, `${JSON.stringify(manifest, null, 2)}\n`);
  openFileToAll(`${file}.part`);
  renameSync(`${file}.part`, file);
}

/** Returns what is wrong with the files of a model that was fetched, by their sizes; empty when nothing is. */
export function findFileFaults(model: Pick<LocalModel, 'id' | 'files'>, folder: string): string[] {
  const manifest = readManifest(folder);
  if (!manifest) return [`${model.id} was not fetched`];
  const lacking = model.files.filter(({ path: name }) => !manifest.files.some((file) => file.path === name));
  return [
    ...lacking.map(({ path: name }) => `${name} was not fetched`),
    ...manifest.files.flatMap(({ path: name, bytes }) => {
      const size = statSync(path.join(folder, name), { throwIfNoEntry: false })?.size;
      if (size === undefined) return [`${name} is missing`];
      return size === bytes ? [] : [`${name} has ${size} bytes and should have ${bytes}`];
    }),
  ];
}
