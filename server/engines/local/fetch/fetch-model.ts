// All files of a model: what is there already stays, the rest is fetched, and what came is written down.
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { formatGigabytes, type LocalModel, type ModelFile } from '../local-model.ts';
import { folderOf, type Manifest, makeOpenFolder, readManifest, writeManifest } from '../model-folder.ts';
import { fetchFile, sumFile, type WantedFile } from './fetch-file.ts';
import { FetchError, type HubOptions, listTree, OfflineError, type TreeFile } from './hub.ts';

/** So much of the disk stays free. */
const RESERVE_BYTES = 512 * 1024 ** 2;
/** Rounded sizes are off by no more, but for the smallest files. */
const ABOUT = 0.3;

export type FetchOptions = HubOptions & {
  dataDir: string;
  /** Bytes that are here, of all. */
  onProgress: (bytes: number, all: number, file: string) => void;
  freeBytes?: (folder: string) => Promise<number>;
  silenceLimitMs?: number;
};

/** Throws FetchError, and what the disk says. Begun again, it goes on where it was. */
export async function fetchModel(options: FetchOptions, model: LocalModel): Promise<Manifest> {
  const folder = folderOf(options.dataDir, model.id);
  makeOpenFolder(options.dataDir, folder);
  const earlier = readManifest(folder);
  const wanted = await describeAll(options, model);
  await refuseFullDisk(options, model.id, folder, wanted);
  const all = wanted.reduce((sum, { bytes }) => sum + bytes, 0);
  const files: Manifest['files'] = [];
  let before = 0;
  for (const file of wanted) {
    makeOpenFolder(options.dataDir, path.dirname(file.file));
    const name = path.relative(folder, file.file).split(path.sep).join('/');
    const known = earlier?.files.find((one) => one.path === name && one.repo === file.repo);
    const start = before;
    const report = (bytes: number) => options.onProgress(start + bytes, all, name);
    const got = (await findFetched(file, known, options.signal)) ?? (await fetchFile(options, file, report));
    files.push({ path: name, bytes: file.bytes, sha256: got.sha256, repo: file.repo, commit: got.commit });
    before += file.bytes;
    options.onProgress(before, all, name);
  }
  const manifest: Manifest = {
    id: model.id,
    fetchedAt: new Date().toISOString(),
    mirror: options.mirror,
    files,
    measured: earlier?.measured ?? null,
  };
  writeManifest(folder, manifest);
  return manifest;
}

/** Each list of files is asked for once, where it is needed. */
async function describeAll(options: FetchOptions, model: LocalModel): Promise<WantedFile[]> {
  const trees = new Map<string, Promise<Map<string, TreeFile>>>();
  const wanted: WantedFile[] = [];
  for (const file of model.files) {
    const { repo = model.repo, revision = model.revision } = file;
    const name = `${repo}@${revision}`;
    const readTree = () => {
      const tree = trees.get(name) ?? listTree(options, repo, revision);
      trees.set(name, tree);
      return tree;
    };
    wanted.push(await describe(options, model, file, readTree));
  }
  return wanted;
}

/**
 * The sum that was pinned, else the hub's own. Without a network, what somebody has put there by hand is taken as it is,
 * where it has about the size that we know of.
 */
async function describe(
  { dataDir }: FetchOptions,
  model: LocalModel,
  listed: ModelFile,
  readTree: () => Promise<Map<string, TreeFile>>,
): Promise<WantedFile> {
  const {
    path: name,
    from = name,
    repo = model.repo,
    revision = model.revision,
    bytes,
    sha256,
    isAbout,
  } = listed;
  const wanted = { file: path.join(folderOf(dataDir, model.id), name), repo, revision, path: from, sha256 };
  if (sha256 !== null && !isAbout) return { ...wanted, bytes };
  const tree = await readTree().catch((error: unknown) => {
    const size = statSync(wanted.file, { throwIfNoEntry: false })?.size ?? 0;
    const fits = isAbout ? Math.abs(size - bytes) <= bytes * ABOUT : size === bytes;
    if (error instanceof OfflineError && fits) return size;
    throw error;
  });
  if (typeof tree === 'number') return { ...wanted, bytes: tree };
  const found = tree.get(from);
  if (!found) throw new FetchError(`${repo} has no file ${from} at ${revision}`);
  return { ...wanted, bytes: found.bytes, sha256: sha256 ?? found.sha256 };
}

/** What lies there whole need not come again. Null where it does not, or is another. */
async function findFetched(
  { file, bytes, sha256 }: WantedFile,
  known: Manifest['files'][number] | undefined,
  signal: AbortSignal,
): Promise<{ sha256: string; commit: string } | null> {
  if (statSync(file, { throwIfNoEntry: false })?.size !== bytes) return null;
  const sum = await sumFile(file, signal);
  if (sum === (sha256 ?? known?.sha256 ?? sum)) return { sha256: sum, commit: known?.commit ?? '' };
  rmSync(file, { force: true });
  return null;
}

async function refuseFullDisk(
  { freeBytes = readFreeBytes }: FetchOptions,
  id: string,
  folder: string,
  wanted: readonly WantedFile[],
): Promise<void> {
  const lacking = wanted.reduce((sum, { file, bytes }) => sum + Math.max(0, bytes - sizeHere(file)), 0);
  const needed = lacking + RESERVE_BYTES;
  const free = await freeBytes(folder);
  if (lacking === 0 || free >= needed) return;
  throw new FetchError(
    `${id} needs ${formatGigabytes(needed)} more of the disk, and ${formatGigabytes(free)} are free at ${folder}`,
  );
}

function sizeHere(file: string): number {
  const sizes = [file, `${file}.part`].map((one) => statSync(one, { throwIfNoEntry: false })?.size ?? 0);
  return Math.max(...sizes);
}

export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Returns what is wrong with the files of a model that was fetched, by their sums; empty when nothing is. */
export async function verifyModel(
  folder: string,
  manifest: Manifest,
  signal: AbortSignal,
): Promise<string[]> {
  const faults: string[] = [];
  for (const { path: name, sha256, bytes } of manifest.files) {
    const file = path.join(folder, name);
    const size = statSync(file, { throwIfNoEntry: false })?.size;
    if (size === undefined) faults.push(`${name} is missing`);
    else if (size !== bytes) faults.push(`${name} has ${size} bytes and should have ${bytes}`);
    else if ((await sumFile(file, signal)) !== sha256) faults.push(`${name} is not what was fetched`);
  }
  return faults;
}

/** Out of the way at once, then removed. Returns false where there was none. */
export function removeModel(dataDir: string, id: string): boolean {
  const folder = folderOf(dataDir, id);
  if (!existsSync(folder)) return false;
  const leaving = `${folder}.leaving`;
  rmSync(leaving, { recursive: true, force: true });
  renameSync(folder, leaving);
  rmSync(leaving, { recursive: true, force: true });
  return true;
}
