import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import { removeWorkFolder } from './remove-work-folder.ts';

/** Makes files in all the folders that there still are, for a second. */
const WRITER = `
const { writeFileSync } = require('node:fs');
const until = Date.now() + 1000;
for (let at = 0; Date.now() < until; at += 1)
  for (const folder of process.argv.slice(1)) try { writeFileSync(folder + '/' + at, ''); } catch {}`;

it('removes folders in which a program still makes files', async () => {
  const above = mkdtempSync(path.join(os.tmpdir(), 'work-folders-'));
  // That one file more comes just between two steps of a removal is likely, and no more than that.
  const folders = Array.from({ length: 20 }, (_, at) => path.join(above, String(at)));
  for (const folder of folders) mkdirSync(folder);
  const writer = spawn(process.execPath, ['-e', WRITER, ...folders], { stdio: 'inherit' });
  const ended = once(writer, 'exit');
  const last = folders.at(-1) ?? '';
  await expect.poll(() => readdirSync(last).length, { interval: 10 }).toBeGreaterThan(0);
  await Promise.all(folders.map(removeWorkFolder));
  await ended;
  expect(readdirSync(above)).toEqual([]);
  rmdirSync(above);
});
