// A kept child is started again when it dies, when it hangs, and not when it merely has to wait.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { superviseChild, type SupervisedChild } from './supervise-child.ts';

const folders: string[] = [];
const kept: SupervisedChild[] = [];

afterEach(async () => {
  for (const child of kept.splice(0)) await child.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Writes its number into a file, does what its settings say, and beats like a child of ours. */
const PROGRAM = `
  import { appendFileSync } from 'node:fs';
  setInterval(() => process.connected && process.send('heartbeat'), 50);
  process.on('disconnect', () => process.exit());
  process.on('message', (message) => {
    if (message === 'stop') process.exit();
    appendFileSync(message.file, process.pid + '\\n');
    process.send('ready');
    if (message.spins) setTimeout(() => { for (;;); }, 200);
  });`;

async function keep(settings: { spins?: boolean }, heartbeat: { spinningMs: number; silentMs: number }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-keep-'));
  folders.push(folder);
  const [program, file] = [path.join(folder, 'program.mjs'), path.join(folder, 'pids')];
  writeFileSync(program, PROGRAM);
  const causes: string[] = [];
  const child = await superviseChild({
    program,
    settings: Promise.resolve({ ...settings, file }),
    signal: new AbortController().signal,
    patienceMs: 5000,
    heartbeat,
    onDeath: (cause) => causes.push(cause),
  });
  kept.push(child);
  return { child, causes, pids: () => readFileSync(file, 'utf8').trim().split('\n').map(Number) };
}

it('kills a child whose event loop never comes back, and starts another', async () => {
  const { causes, pids } = await keep({ spins: true }, { spinningMs: 400, silentMs: 60_000 });
  await waitUntil('another child', () => pids().length > 1);
  expect(causes[0]).toMatch(/^no answer for/);
  expect(pids()[1]).not.toBe(pids()[0]);
});

it.runIf(process.platform === 'linux')('gives longer to one that gets no processor time', async () => {
  const { causes, pids } = await keep({}, { spinningMs: 300, silentMs: 60_000 });
  const [pid = 0] = pids();
  await sleep(300);
  process.kill(pid, 'SIGSTOP');
  await sleep(1500);
  process.kill(pid, 'SIGCONT');
  await sleep(300);
  expect(causes).toEqual([]);
  expect(pids()).toEqual([pid]);
});

it('starts one again at once when it is asked to, also one that waits for its next start', async () => {
  const { child, causes, pids } = await keep({}, { spinningMs: 60_000, silentMs: 60_000 });
  await child.restart();
  await waitUntil('the second', () => pids().length === 2);
  expect(causes).toEqual([]);
  process.kill(pids()[1] ?? 0, 'SIGKILL');
  await waitUntil('its end', () => causes.length === 1);
  await child.restart();
  await waitUntil('the third', () => pids().length === 3);
  await sleep(1000); // longer than the pause that was cut short
  expect(pids()).toHaveLength(3);
});

it('kills one that stays away for good, whatever the reason', async () => {
  const { causes, pids } = await keep({}, { spinningMs: 100, silentMs: 600 });
  await sleep(300); // it is watched from its first heartbeat on
  process.kill(pids()[0] ?? 0, 'SIGSTOP');
  await waitUntil('another child', () => pids().length > 1);
  expect(causes[0]).toMatch(/^no answer for/);
});
