// Starts the roles again when a source of the server has changed: for `npm run dev`.
import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import type { SupervisedChild } from './supervise-child.ts';

const PROJECT = path.join(import.meta.dirname, '..', '..');
const FOLDERS = ['server', 'texts', 'contract', 'tools', 'engine'];
/** What only tests or the browser read. */
const LEFT_OUT = /\.(test|spec)\.ts$|(^|[\\/])screen[^\\/]*$|(^|[\\/])screens[\\/]/;
const MIGRATIONS = /(^|[\\/])migrations[\\/]/;
/** An editor or a checkout writes many files at once. */
const SETTLE_MS = 150;

/** Watches until the signal aborts. One restart at a time: what changes meanwhile asks for another one after it. */
export function watchSources({
  children,
  say,
  signal,
}: {
  children: readonly SupervisedChild[];
  say(sentence: string): void;
  signal: AbortSignal;
}): void {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const restart = async (file: string) => {
    if (signal.aborted) return;
    say(`${file} has changed: starting again`);
    await Promise.all(children.map((child) => child.restart()));
  };
  for (const folder of FOLDERS.filter((name) => existsSync(path.join(PROJECT, name)))) {
    watch(path.join(PROJECT, folder), { recursive: true, signal }, (_event, name) => {
      const file = path.join(folder, name ?? '');
      if (MIGRATIONS.test(file)) say(`${file} has changed: run npm run dev again to apply it`);
      if (!/\.(ts|json)$/.test(file) || LEFT_OUT.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => (last = last.then(() => restart(file))), SETTLE_MS);
    });
  }
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
