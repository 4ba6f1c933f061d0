// Who may install packages when several starts want to.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { waitUntil } from '#tests/fakes/wait-until.ts';

const LOCK = path.join(import.meta.dirname, '../../scripts/run/install-lock.mjs');

let root: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'atelier-install-'));
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

/** A process that takes the lock, says so, and keeps it until it is killed or told to let go. */
function holdLock(afterTaking = ''): { child: ChildProcess; output(): string } {
  const program = `
    import { takeInstallLock } from ${JSON.stringify(LOCK)};
    const lock = await takeInstallLock(${JSON.stringify(root)}, { onWait: () => console.log('waiting'), shouldStop: () => false });
    ${afterTaking}
    console.log('taken');
    process.stdin.on('data', () => { lock.release(); process.exit(); });
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  let output = '';
  child.stdin?.on('error', () => {}); // it has ended already
  child.stdout?.on('data', (chunk) => (output += chunk));
  return { child, output: () => output };
}

const until = (isTrue: () => boolean) => waitUntil('what a process says', isTrue);

it('makes the second wait until the first lets go', async () => {
  const first = holdLock();
  await until(() => first.output().includes('taken'));
  const second = holdLock();
  await until(() => second.output().includes('waiting'));
  expect(second.output()).not.toContain('taken');
  first.child.stdin?.write('let go');
  await until(() => second.output().includes('taken'));
  expect(existsSync(path.join(root, '.install-lock'))).toBe(true);
});

it('is taken over from one that was killed', async () => {
  const first = holdLock();
  await until(() => first.output().includes('taken'));
  const second = holdLock();
  await until(() => second.output().includes('waiting'));
  first.child.kill('SIGKILL');
  await until(() => second.output().includes('taken'));
  expect(second.output().split('\n').slice(0, 2)).toEqual(['waiting', 'taken']);
});

it('is not taken over while the npm of a killed one still works', async () => {
  const npm = spawn('sleep', ['60']);
  children.push(npm);
  const first = holdLock(`lock.note(${npm.pid});`);
  await until(() => first.output().includes('taken'));
  first.child.kill('SIGKILL');
  const second = holdLock();
  await until(() => second.output().includes('waiting'));
  await sleep(700);
  expect(second.output()).not.toContain('taken');
  npm.kill('SIGKILL');
  await until(() => second.output().includes('taken'));
});

it('is taken over when it is empty, or names a process whose number somebody else has now', async () => {
  for (const content of ['', JSON.stringify([{ pid: process.pid, startedAt: 'long ago' }])]) {
    writeFileSync(path.join(root, '.install-lock'), content);
    const next = holdLock();
    await until(() => next.output().includes('taken'));
    expect(next.output()).not.toContain('waiting');
    next.child.kill('SIGKILL');
  }
});

it('goes to one at a time when many find it dead', async () => {
  writeFileSync(path.join(root, '.install-lock'), '[]');
  const all = Array.from({ length: 6 }, () => holdLock());
  const hasIt = () => all.filter((one) => one.output().includes('taken'));
  for (let round = 1; round <= all.length; round += 1) {
    await until(() => hasIt().length >= round);
    await sleep(400); // a second one would have it by now
    expect(hasIt()).toHaveLength(round);
    for (const one of hasIt()) one.child.stdin?.write('let go');
  }
});
