// A drawing process that is killed, for its memory mostly, in the middle of a task.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findSandbox } from '#server/children/find-sandbox.ts';
import { createBuiltIn } from '#server/engines/built-in.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { createTask } from '#server/task/create-task.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { listEngines } from '#server/worker/engines/choose-engine.ts';
import { startWorker, type Worker } from '#server/worker/start-worker.ts';

/** A drawing process has the lowest priority: on a busy machine an image takes its time. */
const FIVE_MINUTES = 300_000;

let app: TaskApp;
let worker: Worker;

beforeEach(async () => {
  needDrawings();
  app = await openTaskApp({ DEMO: 'off' });
  const { dataDir } = app.config;
  const scratchFolder = path.join(dataDir, 'scratch');
  const sandbox = findSandbox(app.config);
  const engine = createBuiltIn({
    dataDir,
    sandbox,
    scratchFolder,
    concurrency: 1,
    ffmpeg: null,
    speaker: '',
  });
  worker = await startWorker(app, { engines: listEngines([engine]), drainMs: 0 });
});
afterEach(async () => {
  await worker.stop();
  await app.close();
});

/** The processes that this one has started and that draw: one is started for a job, and none has drawn before. */
function listDrawing(): number[] {
  const ours = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').split(' ');
  return ours.filter(Boolean).map(Number).filter(isDrawing);
}

function isDrawing(pid: number): boolean {
  try {
    return /\bengine[/-]child\./.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8')); // its source, or its bundle
  } catch {
    return false; // it has just ended
  }
}

async function runWithKills(kills: number) {
  const params = { engine: 'lite', prompt: 'a city', aspect_ratio: '1:1', resolution: '1K', count: 1 };
  await createTask(app, await addUser(app), { type: 1, params, language: 'en' });
  const killed: number[] = [];
  while (killed.length < kills) {
    const pid = await waitUntil(
      'a process',
      () => listDrawing().find((one) => !killed.includes(one)),
      FIVE_MINUTES,
    );
    process.kill(pid, 'SIGKILL');
    killed.push(pid);
  }
  return await waitUntil(
    'the end',
    async () => (await app.db.select().from(tasks)).find(({ status }) => status === 2 || status === -1),
    FIVE_MINUTES,
  );
}

describe.runIf(process.platform === 'linux')(
  'a drawing process that is killed',
  { timeout: FIVE_MINUTES },
  () => {
    it('once costs the task nothing but time', async () => {
      expect(await runWithKills(1)).toMatchObject({ status: 2, refunded: 0, fence: 1 });
      await expectInvariants(app);
    });

    it('twice fails the task, and its points come back', async () => {
      const task = await runWithKills(2);
      expect(task).toMatchObject({ status: -1, error_code: 'engine_error', refunded: task.cost });
      expect(task.error_detail).toContain('SIGKILL');
      await expectInvariants(app);
    });
  },
);
