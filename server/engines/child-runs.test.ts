// Runs in folders of their own, and that nothing of them stays when whoever made them ends.
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ChildRun, openChildRuns } from './child-runs.ts';

const FILES = 2000;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'child-runs-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A run that has made as many files as take a while to be removed. */
async function beginRun() {
  const runs = openChildRuns<ChildRun>(folder);
  const ref = await runs.begin(new AbortController().signal, {}, (run) => {
    for (let at = 0; at < FILES; at += 1) writeFileSync(path.join(run.folder, String(at)), '');
    return Promise.resolve({ state: 'canceled' });
  });
  return { runs, ref };
}

it('has removed a run when it is closed, also one that is just being released', async () => {
  const { runs, ref } = await beginRun();
  // As by a worker that ends in the moment in which the run is stored: nobody waits for it.
  const releasing = runs.release(ref);
  await new Promise((resolve) => setImmediate(resolve));
  await runs.close();
  expect(readdirSync(folder)).toEqual([]);
  await releasing;
});

it('leaves nothing of a run that begins while it is closed, or later', async () => {
  const runs = openChildRuns<ChildRun>(folder);
  const begin = () =>
    runs.begin(new AbortController().signal, {}, () => Promise.resolve({ state: 'canceled' }));
  await Promise.all([expect(begin()).rejects.toThrow('closed'), runs.close()]);
  // As where a worker is told to end while an engine is still being asked.
  await expect(begin()).rejects.toThrow('closed');
  expect(readdirSync(folder)).toEqual([]);
});

it('knows nothing of a run that was released', async () => {
  const { runs, ref } = await beginRun();
  const found = runs.find(ref);
  await runs.release(ref);
  expect(existsSync(found?.folder ?? folder)).toBe(false);
  expect(runs.find(ref)).toBeUndefined();
});
