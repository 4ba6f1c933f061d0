// What the kernel tells of real processes; nothing here depends on how fast the machine is.
import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { readProcessorUse } from './processor-use.ts';

const SPIN = 'while :; do :; done';
const PATIENCE = { interval: 20 };

let child: ChildProcess | null = null;

afterEach(() => {
  if (child?.pid) process.kill(-child.pid, 'SIGKILL');
  child = null;
});

function start(script: string): number {
  child = spawn('/bin/sh', ['-c', script], { stdio: 'ignore', detached: true });
  return child.pid ?? 0;
}

const secondsOf = (pid: number) => readProcessorUse(pid)?.seconds ?? -1;

describe.runIf(process.platform === 'linux')('the use of the processor', () => {
  it('grows for a process that spins', async () => {
    const pid = start(SPIN);
    await expect.poll(() => secondsOf(pid), PATIENCE).toBeGreaterThan(0.1);
    expect(readProcessorUse(pid)?.isAsleep).toBe(false);
  });

  it('grows for a process that waits for another one that it started', async () => {
    const pid = start(`sh -c '${SPIN}' & wait`);
    await expect.poll(() => secondsOf(pid), PATIENCE).toBeGreaterThan(0.1);
    expect(readProcessorUse(pid)?.isAsleep).toBe(false);
  });

  it('keeps what a program had that has ended', async () => {
    // By its processor time, not by the clock: a machine that is busy may give it little of the latter.
    const pid = start(`sh -c 'ulimit -t 1; ${SPIN}'; exec sleep 60`);
    await expect.poll(() => readProcessorUse(pid)?.isAsleep && secondsOf(pid) > 0.05, PATIENCE).toBe(true);
  });

  it('sees a process that sleeps', async () => {
    const pid = start('exec sleep 60');
    await expect.poll(() => readProcessorUse(pid)?.isAsleep, PATIENCE).toBe(true);
  });

  it('takes one that was stopped for one that would work, and sees that it is given nothing', async () => {
    const pid = start(SPIN);
    await expect.poll(() => secondsOf(pid), PATIENCE).toBeGreaterThan(0);
    process.kill(pid, 'SIGSTOP');
    await sleep(100);
    const stopped = readProcessorUse(pid);
    await sleep(300);
    expect(readProcessorUse(pid)).toEqual(stopped);
    expect(stopped?.isAsleep).toBe(false);
  });

  it('knows nothing of a process that is gone', async () => {
    const pid = start('exit 0');
    await new Promise((resolve) => child?.once('exit', resolve));
    child = null;
    expect(readProcessorUse(pid)).toBeNull();
  });
});
