// The database is brought back whenever it is killed, also while it is being brought back.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyPreparedDatabase } from '#tests/prepared-database.ts';
import { readPostmasterFile } from './postmaster.ts';
import { type EmbeddedDatabase, startEmbedded } from './start-embedded.ts';

let folder: string;
let database: EmbeddedDatabase | undefined;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-embedded-'));
  await copyPreparedDatabase(folder);
});

afterEach(async () => {
  await database?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Waits for a server that is none of those before, and takes no connections yet; returns its pid. */
async function nextStart(...before: readonly number[]): Promise<number> {
  for (;;) {
    const found = readPostmasterFile(path.join(folder, 'postgres'));
    if (found && found.pid > 1 && !found.isReady && !before.includes(found.pid)) return found.pid;
    await sleep(1);
  }
}

it('is there again after it was killed, and twice more while it started', async () => {
  const lost: Error[] = [];
  database = await startEmbedded({ folder, isDurable: false, onLost: (error) => lost.push(error) });
  const first = readPostmasterFile(path.join(folder, 'postgres'))?.pid ?? 0;
  process.kill(first, 'SIGKILL');
  const second = await nextStart(first);
  process.kill(second, 'SIGKILL');
  const third = await nextStart(first, second);
  process.kill(third, 'SIGKILL');

  const isBack = (): boolean => readPostmasterFile(path.join(folder, 'postgres'))?.isReady === true;
  await expect.poll(isBack, { interval: 50 }).toBe(true);
  const client = new Client({ connectionString: database.url() });
  await client.connect();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  expect(lost).toEqual([]);
}, 240_000);
