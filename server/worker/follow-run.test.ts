// A run may be slow, and may wait; it may not stand still for ever.
import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
  const context = { taskId: '1', signal, openInput, drawMark: null };
  const ref = await engine.submit(await engine.prepare(request, context), context);
  const end = await followRun(engine, ref, { signal, onProgress: () => {} }).catch((error: unknown) => {
    throw Object.assign(error as Error, { canceled: engine.canceled.length });
  });
  return { end, canceled: engine.canceled.length };
}

const running = (...progress: number[]): Poll[] =>
  progress.map((value) => ({ state: 'running', progress: value }));

it('gives up a run that tells no progress for the time of its engine, and cancels it', async () => {
  await expect(follow(running(35, 35, 35, 35, 35, 35, 35, 35), STALL_SECONDS)).rejects.toMatchObject({
    message: 'no progress for 0.5 seconds',
    canceled: 1,
  });
});

it('takes progress that falls for none', async () => {
  await expect(follow(running(35, 34, 35, 34, 35, 34, 35, 34), STALL_SECONDS)).rejects.toThrow('no progress');
});

it('follows a slow run as long as it moves', async () => {
  expect(await follow(running(1, 2, 3, 4), STALL_SECONDS)).toMatchObject({
    end: { state: 'succeeded' },
    canceled: 0,
  });
});

/** Without progress, by an engine that measures silence itself. */
const measured = (silentSeconds: number, times: number): Poll[] =>
  Array.from({ length: times }, () => ({ state: 'running', progress: 35, silentSeconds }));

it('believes the engine in how long its run was silent', async () => {
  expect((await follow(measured(0.1, 3), 0.3)).end.state).toBe('succeeded');
  await expect(follow(measured(60, 2), 60)).rejects.toThrow('no progress for 60 seconds');
});

it('waits for a starved run no longer than ten times its limit', async () => {
  await expect(follow(measured(0, 20), 0.1)).rejects.toThrow('no progress');
});

it('lets a run wait in the line of its engine', async () => {
  const queued: Poll = { state: 'queued', ahead: 1 };
  expect((await follow([queued, queued, queued, queued], STALL_SECONDS)).end.state).toBe('succeeded');
});

it('waits in silence where the engine has no such limit', async () => {
  expect((await follow(running(35, 35, 35, 35))).end.state).toBe('succeeded');
});

describe.runIf(process.platform === 'linux')('a run with a real process', () => {
  let child: ChildProcess;

  beforeEach(() => {
    child = spawn('/bin/sh', ['-c', 'while :; do :; done'], { stdio: 'ignore' });
  });
  afterEach(() => {
    child.kill('SIGKILL');
  });

  /** So many looks at the process, which makes no progress; then the run succeeds. */
  async function followProcess(looks: number): Promise<string> {
    const silence = measureSilence(() => [child.pid ?? 0]);
    const engine = createTestEngine({ traits: { stallSeconds: STALL_SECONDS } });
    const { poll } = engine;
    let left = looks;
    engine.poll = async (ref) =>
      left-- <= 0 ? poll(ref) : { state: 'running', progress: 35, silentSeconds: silence.seconds() };
    const context = { taskId: '1', signal: new AbortController().signal, openInput, drawMark: null };
    const ref = await engine.submit(await engine.prepare(request, context), context);
    const end = followRun(engine, ref, { signal: context.signal, onProgress: () => {} });
    return await end.then(
      ({ state }) => state,
      (error: Error) => error.message,
    );
  }

  it('goes on when the process is not given the processor', async () => {
    child.kill('SIGSTOP');
    expect(await followProcess(4)).toBe('succeeded');
  });

  it('gives up when the process uses the processor for nothing, or sleeps', async () => {
    expect(await followProcess(Infinity)).toBe('no progress for 0.5 seconds');
    child.kill('SIGKILL');
    child = spawn('sleep', ['60'], { stdio: 'ignore' });
    expect(await followProcess(Infinity)).toBe('no progress for 0.5 seconds');
  });
});
