// Programs that leave a way for others: their own niceness, and that of the sessions which they lead.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { lowerPriority } from './lower-priority.ts';

const started: ChildProcess[] = [];
const start = (): number => {
  const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
  started.push(child);
  return child.pid ?? 0;
};
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

describe('lowerPriority', () => {
  it('lowers the program', () => {
    const pid = start();
    lowerPriority(pid);
    expect(os.getPriority(pid)).toBe(19);
  });

  it.runIf(existsSync('/proc/self/autogroup'))(
    'lowers each session, also where several begin at once',
    async () => {
      const pids = [start(), start(), start()];
      for (const pid of pids) lowerPriority(pid, { ownsSession: true });
      for (const pid of pids) {
        await expect.poll(() => readFileSync(`/proc/${pid}/autogroup`, 'utf8')).toContain('nice 19');
      }
    },
  );

  it('says nothing of a program that is gone', () => {
    expect(() => lowerPriority(2 ** 22 + 1, { ownsSession: true })).not.toThrow();
    expect(() => lowerPriority(undefined)).not.toThrow();
  });
});
