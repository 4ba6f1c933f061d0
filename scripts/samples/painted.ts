// The record of every sample in this repository: of which recipe each file was painted, and its bytes.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hash } from './recipes.ts';

const PROJECT = path.join(import.meta.dirname, '../..');
const RECORD = path.join(import.meta.dirname, 'painted.json');

/** By the path of the file in this repository. */
export type Painted = Record<string, { recipe: string; sha256: string }>;

export function readPainted(): Painted {
  return JSON.parse(readFileSync(RECORD, 'utf8')) as Painted;
}

export const hashFile = (file: string): string => hash(readFileSync(path.join(PROJECT, file)));

/** `files` lie in this repository, with absolute paths; they were painted of the recipe with this hash. */
export function recordPainted(files: readonly string[], recipe: string): void {
  const painted = readPainted();
  for (const file of files) {
    const name = path.relative(PROJECT, file).replaceAll(path.sep, '/');
    painted[name] = { recipe, sha256: hashFile(name) };
  }
  writePainted(painted);
}

/** Removes what lies in the folder and is not among `kept`, and its lines in the record. */
export function forgetOthers(folder: string, kept: readonly string[]): void {
  const painted = readPainted();
  const within = `${path.relative(PROJECT, folder).replaceAll(path.sep, '/')}/`;
  const names = new Set(kept.map((name) => within + name));
  for (const name of Object.keys(painted)) {
    if (!name.startsWith(within) || names.has(name)) continue;
    delete painted[name];
    rmSync(path.join(PROJECT, name), { force: true });
  }
  writePainted(painted);
}

function writePainted(painted: Painted): void {
  const sorted = Object.fromEntries(Object.entries(painted).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(RECORD, `${JSON.stringify(sorted, null, 2)}\n`);
}
