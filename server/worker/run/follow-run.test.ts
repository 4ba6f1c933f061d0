// A run may be slow, and may wait; it may not stand still for ever. The tests wait at the same time.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { measureSilence } from '#server/engines/silence.ts';
import type { EngineRequest, Poll } from '#server/engines/engine.ts';
import { createTestEngine } from '#tests/fakes/test-engine.ts';
import { followRun, type RunEnd } from './follow-run.ts';

/** Shorter than four looks take. */
const STALL_SECONDS = 0.5;

const openInput = () => Promise.reject(new Error('there are no inputs'));

const request: EngineRequest = {
  tool: 'text-to-image',
  seeds: [1],
  width: 64,
  height: 64,
  fields: {},
  inputs: [],
};

async function follow(steps: Poll[], stallSeconds?: number): Promise<{ end: RunEnd; canceled: number }> {
  const engine = createTestEngine({ steps, traits: stallSeconds === undefined ? {} : { stallSeconds } });
  const signal = new AbortController().signal;
  const context = { taskId: '1', signal, openInput };
  const ref = await engine.submit(await engine.prepare(request, context), context);
  const end = await followRun(engine, ref, { signal, onProgress: () => {} }).catch((error: unknown) => {
    throw Object.assign(error as Error, { canceled: engine.canceled.length });
  });
  return { end, canceled: engine.canceled.length };
}

const running = (...progress: number[]): Poll[] =>
  progress.map((value) => ({ state: 'running', progress: value }));

it.concurrent('gives up a run that tells no progress for the time of its engine, and cancels it', async () => {
  await expect(follow(running(35, 35, 35, 35, 35, 35, 35, 35), STALL_SECONDS)).rejects.toMatchObject({
    message: 'no progress for 0.5 seconds',
    canceled: 1,
  });
});

it.concurrent('takes progress that falls for none', async () => {
  await expect(follow(running(35, 34, 35, 34, 35, 34, 35, 34), STALL_SECONDS)).rejects.toThrow('no progress');
});

it.concurrent('follows a slow run as long as it moves', async () => {
  expect(await follow(running(1, 2, 3, 4), STALL_SECONDS)).toMatchObject({
    end: { state: 'succeeded' },
    canceled: 0,
  });
});

/** Without progress, by an engine that measures silence itself. */
const measured = (silentSeconds: number, times: number): Poll[] =>
  Array.from({ length: times }, () => ({ state: 'running', progress: 35, silentSeconds }));

it.concurrent('believes the engine in how long its run was silent', async () => {
  expect((await follow(measured(0.1, 3), 0.3)).end.state).toBe('succeeded');
  await expect(follow(measured(60, 2), 60)).rejects.toThrow('no progress for 60 seconds');
});

it.concurrent('waits for a starved run no longer than ten times its limit', async () => {
  await expect(follow(measured(0, 20), 0.1)).rejects.toThrow('no progress');
});

it.concurrent('lets a run wait in the line of its engine', async () => {
  const queued: Poll = { state: 'queued', ahead: 1 };
  expect((await follow([queued, queued, queued, queued], STALL_SECONDS)).end.state).toBe('succeeded');
});

it.concurrent('waits in silence where the engine has no such limit', async () => {
  expect((await follow(running(35, 35, 35, 35))).end.state).toBe('succeeded');
});

const BUSY = ['/bin/sh', '-c', 'while :; do :; done'] as const;

/** So many looks at a process of its own, which makes no progress; then the run succeeds. */
async function followProcess(
  [command, ...args]: readonly [string, ...string[]],
  { looks, isStopped = false }: { looks: number; isStopped?: boolean },
): Promise<string> {
  const child = spawn(command, args, { stdio: 'ignore' });
  try {
    if (isStopped) child.kill('SIGSTOP');
    const silence = measureSilence(() => [child.pid ?? 0]);
    const engine = createTestEngine({ traits: { stallSeconds: STALL_SECONDS } });
    const { poll } = engine;
    let left = looks;
    engine.poll = async (ref) =>
      left-- <= 0 ? poll(ref) : { state: 'running', progress: 35, silentSeconds: silence.seconds() };
    const context = { taskId: '1', signal: new AbortController().signal, openInput };
    const ref = await engine.submit(await engine.prepare(request, context), context);
    const end = followRun(engine, ref, { signal: context.signal, onProgress: () => {} });
    return await end.then(
      ({ state }) => state,
      (error: Error) => error.message,
    );
  } finally {
    child.kill('SIGKILL');
  }
}

describe.runIf(process.platform === 'linux')('a run with a real process', () => {
  it.concurrent('goes on when the process is not given the processor', async () => {
    expect(await followProcess(BUSY, { looks: 4, isStopped: true })).toBe('succeeded');
  });

  it.concurrent.each([
    ['uses the processor for nothing', BUSY],
    ['sleeps', ['sleep', '60']],
  ] as const)('gives up when the process %s', async (_, command) => {
    expect(await followProcess(command, { looks: Infinity })).toBe('no progress for 0.5 seconds');
  });
});
