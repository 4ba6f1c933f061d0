// `npm start` in a place that was not made for it: a closed home, a space in the path, a strange environment.
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AppProcess, isAlive, listDescendants, shareApp } from '../start-app.ts';
import { copyCheckout } from './copy-checkout.ts';
import { queryFolder, readPostmasterPid } from './data-folder.ts';
import { readProc } from './read-proc.ts';

const HOSTILE = {
  PGHOST: 'nowhere.invalid',
  PGUSER: 'stranger',
  PGOPTIONS: '-c no.such=setting',
  PGTZ: 'Asia/Shanghai',
  TZ: 'Pacific/Auckland',
  LANG: 'C',
  LC_ALL: 'xx_XX.nonsense',
  NODE_ENV: 'production',
};

const home = mkdtempSync(path.join(os.tmpdir(), 'atelier closed home 画-'));
const project = path.join(home, 'my atelier');
const dataDir = path.join(project, 'data');
const shared = shareApp({ by: 'npm', project, dataDir });

beforeAll(() => {
  copyCheckout(project, 'linked');
  chmodSync(home, 0o700);
}, 300_000);

afterAll(async () => {
  await shared.kill();
  rmSync(home, { recursive: true, force: true });
});

/** All of them had ended already. */
const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ESRCH';

/** Waits for the end of these processes, and answers those that did not come to it. */
async function waitForEnd(pids: number[]): Promise<number[]> {
  for (let tries = 0; tries < 1200 && pids.some(isAlive); tries += 1) await sleep(50);
  return pids.filter(isAlive);
}

it('starts under a closed home with a space in its path, whatever the environment says', async () => {
  let app: AppProcess;
  const before = process.umask(0o077);
  try {
    app = await shared.start({ env: HOSTILE });
  } finally {
    process.umask(before);
  }
  const [row] = await queryFolder(
    dataDir,
    `select current_setting('timezone') as zone, current_setting('server_encoding') as encoding, lower('ÀÉ') as lowered`,
  );
  expect(row).toEqual({ zone: 'UTC', encoding: 'UTF8', lowered: 'àé' });
  expect((await fetch(app.url)).status).toBeLessThan(500);
});

it('runs the database under another user when it is root', async () => {
  await shared.running();
  const runsAs = statSync(`/proc/${readPostmasterPid(dataDir)}`).uid;
  expect(runsAs === 0).toBe(false);
  expect(statSync(path.join(dataDir, 'postgres')).uid).toBe(runsAs);
});

it('ends when only npm is told to end, which its shell does not pass on', async () => {
  const app = await shared.running();
  const family = listDescendants(app.pid);
  process.kill(app.pid, 'SIGTERM');
  expect(await waitForEnd([app.pid, ...family])).toEqual([]);
  await app.ended;
  expect(app.output()).toContain('Stopping');
});

it('ends in order by Ctrl-C, which reaches every process of the terminal at once and twice', async () => {
  const app = await shared.running();
  const family = listDescendants(app.pid);
  process.kill(-app.pid, 'SIGINT');
  await sleep(100);
  try {
    process.kill(-app.pid, 'SIGINT');
  } catch (error) {
    if (!isGone(error)) throw error;
  }
  expect(await waitForEnd([app.pid, ...family])).toEqual([]);
  await app.ended;
  expect(app.output().match(/Stopping/g)).toHaveLength(1);
});

it('ends when the bootstrap is killed', async () => {
  const app = await shared.running();
  const family = listDescendants(app.pid);
  const bootstrap = family.find((pid) => readProc(pid, 'cmdline').startsWith('node\0scripts/run.mjs'));
  if (bootstrap === undefined) throw new Error('There is no bootstrap');
  process.kill(bootstrap, 'SIGKILL');
  expect(await waitForEnd([app.pid, ...family])).toEqual([]);
  await app.ended;
});
