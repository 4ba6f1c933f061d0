// The pool with real child processes: jobs, crashes, hangs, replacement, cancelation, and a parent that dies.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createChildPool, type ChildPool, type ChildPoolOptions } from './child-pool.ts';

/** Does what the job says; answers with its own process id and what it sees of the environment. */
const CHILD = `
import { spawn } from 'node:child_process';
import { serveJobs } from ${JSON.stringify(new URL('serve-jobs.ts', import.meta.url).href)};
let hoard = [];
serveJobs(async (job, reportShare) => {
  reportShare(0.5);
  if (job === 'crash') { console.error('the ink ran out'); process.exit(3); }
  if (job === 'hang') for (;;) {}
  if (job === 'wait') await new Promise((resolve) => setTimeout(resolve, 60_000));
  if (job === 'leave') {
    const program = spawn('sleep', ['60'], { stdio: 'ignore' });
    console.error('left behind: ' + program.pid);
    process.kill(process.pid, 'SIGKILL');
  }
  if (job === 'refuse') throw new Error('no such colour');
  if (job === 'grow') hoard.push(new Uint8Array(80 * 1024 * 1024).fill(7));
  return { pid: process.pid, secrets: Object.keys(process.env).filter((name) => name.includes('SECRET')) };
});
`;

let folder: string;
let file: string;
let pool: ChildPool | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'child-pool-'));
  file = path.join(folder, 'child.mjs');
  await writeFile(file, CHILD);
});
afterEach(async () => {
  await pool?.close();
  pool = undefined;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function openPool(options: Partial<ChildPoolOptions> = {}): ChildPool {
  pool = createChildPool({ file, enclosure: null, size: 1, ...options });
  return pool;
}

async function pidOf(pool: ChildPool, job = 'draw'): Promise<number> {
  return ((await pool.run(job)) as { pid: number }).pid;
}

async function untilGone(pid: number): Promise<void> {
  await expect.poll(() => isAlive(pid), { interval: 50 }).toBe(false);
}

/** One that has ended is gone also while its new parent has not taken note of it. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const stat = process.platform === 'linux' ? readFileSync(`/proc/${pid}/stat`, 'latin1') : '';
    return !/\) Z /.test(stat);
  } catch {
    return false;
  }
}

describe('child pool', () => {
  it('does jobs in one child after the other, and reports progress', async () => {
    const pool = openPool();
    const shares: number[] = [];
    const first = (await pool.run('draw', { onProgress: (share) => shares.push(share) })) as { pid: number };
    expect(first.pid).not.toBe(process.pid);
    expect(await pidOf(pool)).toBe(first.pid);
    expect(shares).toEqual([0.5]);
  });

  it('never runs more children than its size', async () => {
    const pool = openPool({ size: 2 });
    const jobs = [1, 2, 3, 4, 5].map(() => pidOf(pool));
    expect(pool.listPids()).toHaveLength(2);
    expect(new Set(await Promise.all(jobs)).size).toBeLessThanOrEqual(2);
  });

  it('keeps our environment from the children', async () => {
    process.env['POOL_TEST_SECRET'] = 'x';
    try {
      expect(await openPool().run('draw')).toMatchObject({ secrets: [] });
    } finally {
      delete process.env['POOL_TEST_SECRET'];
    }
  });

  it('lowers the priority of its children', async () => {
    const pid = await pidOf(openPool());
    expect(os.getPriority(pid)).toBeGreaterThanOrEqual(10);
    const threads = existsSync(`/proc/${pid}/task`) ? readdirSync(`/proc/${pid}/task`) : [];
    expect(threads.filter((thread) => os.getPriority(Number(thread)) < 10)).toEqual([]);
  });

  it('passes on what a child refuses, and keeps the child', async () => {
    const pool = openPool();
    const pid = await pidOf(pool);
    await expect(pool.run('refuse')).rejects.toMatchObject({ reason: 'failed', message: 'no such colour' });
    expect(await pidOf(pool)).toBe(pid);
  });

  it('reports a job whose child crashes, with its last words, and recovers', async () => {
    const pool = openPool();
    await expect(pool.run('crash')).rejects.toMatchObject({
      reason: 'crashed',
      message: expect.stringContaining('the ink ran out'),
    });
    expect(await pidOf(pool)).toBeGreaterThan(0);
  });

  it('reports a job whose child is killed from outside, and recovers', async () => {
    const pool = openPool();
    const running = pool.run('wait', {
      onProgress: () => {
        for (const pid of pool.listPids()) process.kill(pid, 'SIGKILL');
      },
    });
    await expect(running).rejects.toMatchObject({ reason: 'crashed' });
    expect(await pidOf(pool)).toBeGreaterThan(0);
  });

  it('ends what a child had started when the child crashes', async () => {
    const { message } = await openPool()
      .run('leave')
      .then(
        () => new Error('it did not crash'),
        (failure: Error) => failure,
      );
    const pid = Number(/left behind: (\d+)/.exec(message)?.[1]);
    expect(pid).toBeGreaterThan(1);
    await untilGone(pid);
  });

  it('kills a child that takes too long, even one in an endless loop', async () => {
    const pool = openPool();
    const pid = await pidOf(pool); // its start takes none of the second, which it holds a processor for
    const running = pool.run('hang', { timeoutSeconds: 1 });
    await expect(running).rejects.toMatchObject({ reason: 'timeout' });
    await untilGone(pid);
    expect(await pidOf(pool)).not.toBe(pid);
  });

  it('replaces a child after its number of jobs', async () => {
    const pool = openPool({ jobsPerChild: 2 });
    const pids = [await pidOf(pool), await pidOf(pool), await pidOf(pool)];
    expect(pids[1]).toBe(pids[0]);
    expect(pids[2]).not.toBe(pids[0]);
    await untilGone(pids[0] ?? 0);
  });

  it('replaces a child that has grown', async () => {
    const pool = openPool({ maxRssBytes: 120 * 1024 * 1024 });
    const pid = await pidOf(pool, 'grow');
    expect(await pidOf(pool)).not.toBe(pid);
    await untilGone(pid);
  });

  it('ends a child that has nothing to do', async () => {
    const pool = openPool({ idleSeconds: 0.05 });
    await untilGone(await pidOf(pool));
    expect(pool.listPids()).toEqual([]);
    expect(await pidOf(pool)).toBeGreaterThan(0);
  });

  it('cancels a job that runs by killing its child, and one that waits without it', async () => {
    const pool = openPool();
    const [running, waiting] = [new AbortController(), new AbortController()];
    const first = pool.run('wait', { signal: running.signal, onProgress: () => waiting.abort() });
    const [pid = 0] = pool.listPids();
    const second = pool.run('draw', { signal: waiting.signal });
    const third = pidOf(pool);
    await expect(second).rejects.toMatchObject({ reason: 'canceled' });
    expect(isAlive(pid)).toBe(true);
    running.abort();
    await expect(first).rejects.toMatchObject({ reason: 'canceled' });
    await untilGone(pid);
    expect(await third).not.toBe(pid);
  });

  it('refuses a job that was canceled before it came', async () => {
    const pool = openPool();
    await expect(pool.run('draw', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      reason: 'canceled',
    });
    expect(pool.listPids()).toEqual([]);
  });

  it('leaves no child and no open job when it is closed', async () => {
    const pool = openPool();
    const running = pool.run('wait');
    const waiting = pool.run('draw');
    const [pid = 0] = pool.listPids();
    await Promise.all([
      expect(running).rejects.toMatchObject({ reason: 'canceled' }),
      expect(waiting).rejects.toMatchObject({ reason: 'canceled' }),
      pool.close(),
    ]);
    expect(isAlive(pid)).toBe(false);
    await expect(pool.run('draw')).rejects.toMatchObject({ reason: 'canceled' });
  });

  it('fails the job when the child cannot be loaded at all', async () => {
    const pool = openPool({ file: path.join(folder, 'missing.mjs') });
    await expect(pool.run('draw')).rejects.toMatchObject({ reason: 'crashed' });
  });

  it.each(['wait', 'hang'])('ends a child at the job “%s” when the parent is killed', async (job) => {
    const parentFile = path.join(folder, 'parent.mjs');
    await writeFile(
      parentFile,
      `import { createChildPool } from ${JSON.stringify(new URL('child-pool.ts', import.meta.url).href)};
       const pool = createChildPool({ file: ${JSON.stringify(file)}, enclosure: null, size: 1 });
       void pool.run('${job}', { onProgress: () => console.log(pool.listPids()[0]) });`,
    );
    const parent = spawn(process.execPath, [parentFile], { stdio: ['ignore', 'pipe', 'inherit'] });
    const pid = await new Promise<number>((resolve) => {
      parent.stdout.once('data', (text: Buffer) => resolve(Number(text.toString())));
    });
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await untilGone(pid);
  });
});
