// Puts a copy of this checkout, installed, somewhere else, cheaply.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

const PROJECT = path.join(import.meta.dirname, '..', '..');
const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  '.install-lock',
  'data',
  'coverage',
  'test-results',
  'playwright-report',
]);

/**
 * `packages`: `linked` shares the files of node_modules (do not write to them) and of build (whoever writes there puts a new
 * file in the place of the old one), `copied` has its own, `none` leaves node_modules out.
 */
export function copyCheckout(target: string, packages: 'linked' | 'copied' | 'none'): void {
  mkdirSync(target, { recursive: true });
  const isLinked = packages === 'linked';
  const entries = readdirSync(PROJECT).filter(
    (name) => !LEFT_OUT.has(name) && !(isLinked && name === 'build'),
  );
  copy(
    '-a',
    entries.map((name) => path.join(PROJECT, name)),
    target,
  );
  if (packages === 'copied') copy('-a', [path.join(PROJECT, 'node_modules')], target);
  if (!isLinked) return;
  for (const shared of ['node_modules', 'build'].map((name) => path.join(PROJECT, name))) {
    // Hard links need the same file system; a real copy always works.
    if (existsSync(shared) && !tryToCopy('-al', [shared], target)) copy('-a', [shared], target);
  }
}

function copy(mode: '-a' | '-al', from: readonly string[], folder: string): void {
  if (!tryToCopy(mode, from, folder)) throw new Error(`${from.join(', ')} could not be copied to ${folder}`);
}

function tryToCopy(mode: '-a' | '-al', from: readonly string[], folder: string): boolean {
  for (const file of from) spawnSync('rm', ['-rf', path.join(folder, path.basename(file))]); // left by a try before
  return spawnSync('cp', [mode, ...from, folder]).status === 0;
}
