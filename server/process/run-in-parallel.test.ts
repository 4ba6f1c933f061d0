// Steps side by side: all of them have ended before anything is told.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runInParallel } from './run-in-parallel.ts';

const failing = () => sleep(10).then(() => Promise.reject(new Error('the real cause')));

it('answers the results in order', async () => {
  const { signal } = new AbortController();
  const results = await runInParallel(signal, [() => sleep(20, 'first'), () => Promise.resolve(2)]);
  expect(results).toEqual(['first', 2]);
});

it('calls the others off when one fails, waits for them, and tells the first failure', async () => {
  const { signal } = new AbortController();
  const ended: string[] = [];
  const slow = async (stop: AbortSignal) => {
    await sleep(60_000, undefined, { signal: stop }).catch(() => sleep(30));
    ended.push('slow');
    throw new Error('called off');
  };
  await expect(runInParallel(signal, [slow, failing])).rejects.toThrow('the real cause');
  expect(ended).toEqual(['slow']);
});

it('has no result once the whole was called off', async () => {
  const abort = new AbortController();
  const both = runInParallel(abort.signal, [() => sleep(10)]);
  abort.abort(new Error('stopping'));
  await expect(both).rejects.toThrow('stopping');
});
