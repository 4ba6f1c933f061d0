// The gallery fills itself once, takes nobody's turn, and costs nothing.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ledger } from '#server/database/schema/points.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { listPublicTasks } from '#server/community/list-public-tasks.ts';
import { listEngines } from '#server/worker/engines/choose-engine.ts';
import { startWorker, type Worker } from '#server/worker/start-worker.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { createTestEngine } from '#tests/fakes/test-engine.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { fillGallery } from './fill-gallery.ts';

let app: TaskApp;
let worker: Worker | null = null;

beforeEach(async () => {
  app = await openTaskApp({ DEMO: 'on' });
});

afterEach(async () => {
  await worker?.stop();
  worker = null;
  await app.close();
});

it('adds each work once, however often and by how many it is asked', async () => {
  const added = await Promise.all([1, 2, 3].map(() => fillGallery(app.db)));
  expect(added.filter((n) => n > 0)).toHaveLength(1);
  const works = await app.db.$count(tasks);
  expect(works).toBeGreaterThanOrEqual(30);
  expect(await fillGallery(app.db)).toBe(0);
  expect(await app.db.$count(tasks)).toBe(works);
  expect(await app.db.$count(users, eq(users.state, 'demo'))).toBe(1);
});

it('tries failed works again at the next start', async () => {
  await fillGallery(app.db);
  await app.db
    .update(tasks)
    .set({ status: -1, error_code: 'engine_error', finished_at: new Date() })
    .where(eq(tasks.seq, 3));
  expect(await fillGallery(app.db)).toBe(1);
});

it('is drawn by the worker and shown to everybody, without a point moved', async () => {
  worker = await startWorker(app, { engines: listEngines([createTestEngine()]), drainMs: 0 });
  const shown = await waitUntil('two works', async () => {
    const { items } = await listPublicTasks(app, null, { page_size: 9 }, 'en');
    return items.length >= 2 && items;
  });
  expect(shown[0]).toMatchObject({ author: { name: 'Atelier' }, type: 1, kind: 'image' });
  expect(shown[0]?.prompt).not.toBe('');
  expect(await app.db.$count(ledger)).toBe(0);
  await expectInvariants(app);
});
