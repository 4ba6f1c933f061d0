import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NODE_OPTIONS } from '#server/process/node-options.ts';
import { startTestApi, type TestApi } from '#tests/start-test-api.ts';

const PROGRAM = path.join(import.meta.dirname, '../tests/fakes/failing-end-program.ts');

let api: TestApi;
let child: ChildProcess | undefined;

beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await api.close();
});

it('tells of an end that failed, in words and by its code', async () => {
  const started = fork(PROGRAM, [], {
    execArgv: [...NODE_OPTIONS],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child = started;
  const told = text(started.stderr as NodeJS.ReadableStream);
  const ended = new Promise((resolve) => started.once('exit', resolve));
  started.send({ ...api.app.config, workerTasks: 1, logLevel: 'warn' });
  await new Promise<void>((resolve) => started.on('message', (said) => said === 'ready' && resolve()));

  started.kill('SIGTERM');

  expect(await ended).toBe(1);
  expect(await told).toContain('The worker did not end in order: Error: the lease could not be given back');
});
