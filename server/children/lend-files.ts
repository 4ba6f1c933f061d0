// Hands the files of a job to the user that the children run as: we may be root, and they are not.
import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Sandbox, SandboxPlace } from './sandbox.ts';

/** Whoever is told a name in it may reach it; nobody but us lists or changes it. */
const PASSABLE = 0o710;

/** Makes the folder, and the way to it passable for the children's user. Call it before a child starts. */
export function openPlace({ means, user }: Sandbox, { dataDir, folder }: SandboxPlace): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // In a user's folder it became that user's at an earlier stop; root without its rights could not enter it.
  if (process.getuid?.() === 0) chownSync(folder, 0, -1);
  if (!user) return;
  // In a file system of their own they reach the folder without the one above it.
  for (const one of means === 'limits' ? [dataDir, folder] : [folder]) {
    chownSync(one, -1, user.gid);
    chmodSync(one, PASSABLE);
  }
}

/**
 * What a job names inside the folder of its place becomes the children's, with all that lies beside it in the same
 * folder of the job. Nothing happens where children run as who we are.
 */
export function lendFiles({ user }: Sandbox, { folder }: SandboxPlace, job: unknown): void {
  if (!user) return;
  const names = new Set<string>();
  for (const text of listTexts(job)) {
    const [name = ''] = path.isAbsolute(text) ? path.relative(folder, text).split(path.sep) : [];
    if (name !== '' && name !== '..') names.add(name);
  }
  const top = openFolder(folder);
  try {
    for (const name of names) give(`/proc/self/fd/${top}/${name}`, user);
  } finally {
    closeSync(top);
  }
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}

/** By open folders, never by their paths: one that a child puts a link in the place of leads nowhere. */
function give(file: string, user: { uid: number; gid: number }): void {
  try {
    lchownSync(file, user.uid, user.gid);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return; // the job is to make it
    throw error;
  }
  let handle: number;
  try {
    handle = openFolder(file);
  } catch (error) {
    if (isCode(error, 'ENOTDIR') || isCode(error, 'ELOOP') || isCode(error, 'ENOENT')) return;
    throw error;
  }
  try {
    for (const name of readdirSync(`/proc/self/fd/${handle}`)) give(`/proc/self/fd/${handle}/${name}`, user);
  } finally {
    closeSync(handle);
  }
}

function openFolder(file: string): number {
  return openSync(file, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
