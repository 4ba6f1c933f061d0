// Puts a copy of this checkout, installed, somewhere else, cheaply.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const PROJECT = path.join(import.meta.dirname, '..', '..');
const LEFT_OUT = new Set(['node_modules', '.git', 'data', 'coverage', 'test-results', 'playwright-report']);

/**
 * `packages`: `linked` shares the files of node_modules (do not write to them), `copied` has its own,
 * `none` leaves them out.
 */
export function copyCheckout(target: string, packages: 'linked' | 'copied' | 'none'): void {
  mkdirSync(target, { recursive: true });
  cpSync(PROJECT, target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !LEFT_OUT.has(path.relative(PROJECT, source)) && !source.endsWith('.install-lock'),
  });
  const from = path.join(PROJECT, 'node_modules');
  const to = path.join(target, 'node_modules');
  // Hard links need the same file system; a real copy always works.
  if (packages === 'linked' && copy('-al', from, to)) return;
  if (packages !== 'none' && !copy('-a', from, to)) throw new Error(`${from} could not be copied to ${to}`);
}

function copy(mode: string, from: string, to: string): boolean {
  spawnSync('rm', ['-rf', to]);
  return spawnSync('cp', [mode, from, to]).status === 0;
}
