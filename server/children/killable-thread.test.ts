// The thread as it is: jobs in a row, one that never ends, one that breaks it, and a process that may end meanwhile.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type KillableThread, type KillableThreadOptions, openKillableThread } from './killable-thread.ts';

/** Does what the job says; answers with the number of its thread, and with what it sees of the environment. */
const THREAD = `
import { threadId } from 'node:worker_threads';
import { serveThread } from ${JSON.stringify(new URL('serve-thread.ts', import.meta.url).href)};
serveThread((job) => {
  if (job === 'hang') for (;;) {}
  if (job === 'backtrack') return /^(a+)+$/.test('a'.repeat(50) + 'b');
  if (job === 'refuse') throw new Error('no such word');
  if (job === 'grow') { const hoard = []; for (;;) hoard.push(new Array(100_000).fill(hoard.length)); }
  // Later: an answer and an error come by two ways, and neither waits for the other.
  if (job === 'break') setTimeout(() => { throw new Error('the ink ran out'); }, 500);
  return { thread: threadId, job, environment: Object.keys(process.env) };
});
`;

let folder: string;
let file: URL;
let thread: KillableThread;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'killable-thread-'));
  file = pathToFileURL(path.join(folder, 'thread.mjs'));
  await writeFile(file, THREAD);
});
afterEach(() => thread.close());
afterAll(() => rm(folder, { recursive: true, force: true }));

function open(options: Partial<KillableThreadOptions> = {}): KillableThread {
  thread = openKillableThread({ file, limitMs: 5000, mostWaiting: 100, ...options });
  return thread;
}

type Answer = { thread: number; job: unknown; environment: string[] };
const run = async (job: unknown) => (await thread.run(job)) as Answer;

it('does all jobs in one thread, in order, and shows it nothing of the environment', async () => {
  open();
  const done: unknown[] = [];
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, job) => {
      const answer = await run(job);
      done.push(answer.job);
      return answer;
    }),
  );
  expect(new Set(answers.map(({ thread: id }) => id)).size).toBe(1);
  expect(done).toEqual(Array.from({ length: 50 }, (_, job) => job));
  expect(answers[0]?.environment).toEqual([]);
});

it.each(['hang', 'backtrack'])('ends a thread at “%s”, while our own loop goes on', async (job) => {
  open({ limitMs: 1000 }); // a busy machine may let a thread wait; what hangs holds a processor for as long
  const before = await run('first');
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 5);
  const waiting = [thread.run(job), run('next'), run('last')] as const;
  await expect(waiting[0]).rejects.toMatchObject({ reason: 'timeout' });
  clearInterval(ticking);
  // A held loop would turn once.
  expect(turns).toBeGreaterThan(5);
  const [, next, last] = await Promise.all([null, waiting[1], waiting[2]]);
  expect([next.job, last.job]).toEqual(['next', 'last']);
  expect(next.thread).toBe(last.thread);
  expect(next.thread).not.toBe(before.thread);
});

it('a job that throws fails alone', async () => {
  open();
  const before = await run('first');
  await expect(run('refuse')).rejects.toMatchObject({ reason: 'failed', message: 'no such word' });
  expect((await run('next')).thread).toBe(before.thread);
});

it('outlives a thread that eats its memory, or breaks when nobody waits', async () => {
  open({ limitMs: 60_000 });
  const before = await run('first');
  const [eater, next] = await Promise.allSettled([run('grow'), run('next')]);
  expect(eater).toMatchObject({ status: 'rejected', reason: { reason: 'crashed' } });
  expect(next).toMatchObject({ status: 'fulfilled', value: { job: 'next' } });
  await run('break');
  await expect
    .poll(async () => (await run('again').catch(() => before)).thread)
    .toBeGreaterThan(before.thread + 1);
});

it('keeps no more jobs waiting than it may', async () => {
  open({ mostWaiting: 3 });
  const jobs = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map(run));
  expect(jobs.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect((await run('f')).job).toBe('f');
});

it('fails all that wait for a thread that cannot be started, and tries again for the next', async () => {
  const missing = pathToFileURL(path.join(folder, 'missing.mjs'));
  open({ file: missing });
  const jobs = await Promise.allSettled(['a', 'b'].map(run));
  expect(jobs).toMatchObject([{ reason: { reason: 'crashed' } }, { reason: { reason: 'crashed' } }]);
  await writeFile(missing, THREAD);
  expect((await run('c')).job).toBe('c');
});

it('what waits when it is closed is canceled, and nothing is taken any more', async () => {
  open();
  await run('first');
  const waiting = run('hang');
  await Promise.all([expect(waiting).rejects.toMatchObject({ reason: 'canceled' }), thread.close()]);
  await expect(run('next')).rejects.toMatchObject({ reason: 'canceled' });
});

it('keeps no process alive that has nothing else to do, and one that waits for it until it is done', async () => {
  open();
  const program = path.join(folder, 'program.mjs');
  await writeFile(
    program,
    `import { openKillableThread } from ${JSON.stringify(new URL('killable-thread.ts', import.meta.url).href)};
    const thread = openKillableThread({ file: new URL(${JSON.stringify(file.href)}), limitMs: 5000, mostWaiting: 9 });
    const { job } = await thread.run('done');
    console.log(job);`,
  );
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(child, 'exit')) as [number];
  expect([code, said.trim()]).toEqual([0, 'done']);
});
