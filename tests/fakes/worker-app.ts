// A worker with engines of a test's own, and a user whose tasks it does.
import { eq } from 'drizzle-orm';
import { tasks } from '#server/database/schema/tasks.ts';
import type { Engine } from '#server/engines/engine.ts';
import { createTask, type NewTask } from '#server/task/create-task.ts';
import { type Engines, listEngines } from '#server/worker/engines/choose-engine.ts';
import { startWorker, type Worker } from '#server/worker/start-worker.ts';
import { addUser, openTaskApp, type TaskApp } from './task-app.ts';
import { waitUntil } from './wait-until.ts';

/** What is under way when a worker stops is left so soon. */
const DRAIN_MS = 100;

type TaskRow = typeof tasks.$inferSelect;

export type WorkerApp = TaskApp & {
  user: number;
  /** With these engines, the first of which is asked first; without any: those of the settings. */
  begin(engines?: readonly Engine[] | Engines): Promise<void>;
  /** Also the ends of runs are written then, which come after those of their tasks. */
  stop(): Promise<void>;
  /** Returns the id of the user's new task. */
  post(task: Omit<NewTask, 'language'>): Promise<number>;
  readTask(id: number): Promise<TaskRow>;
  waitFor(id: number, status: number): Promise<TaskRow>;
  waitUntilHeld(id: number): Promise<TaskRow>;
  /** Its run is known. */
  waitUntilBegun(id: number): Promise<TaskRow>;
  /** Stops the worker first. */
  close(): Promise<void>;
};

export async function openWorkerApp(settings: Record<string, string> = {}): Promise<WorkerApp> {
  const app = await openTaskApp({ DEMO: 'off', ...settings });
  const user = await addUser(app);
  let worker: Worker | null = null;

  async function stop(): Promise<void> {
    await worker?.stop();
    worker = null;
  }

  async function readTask(id: number): Promise<TaskRow> {
    const [task] = await app.db.select().from(tasks).where(eq(tasks.id, id));
    if (!task) throw new Error(`no task ${id}`);
    return task;
  }

  const waitUntilSo = (what: string, id: number, isSo: (task: TaskRow) => boolean) =>
    waitUntil(`task ${id}: ${what}`, async () => {
      const task = await readTask(id);
      return isSo(task) && task;
    });

  return {
    ...app,
    user,
    async begin(given) {
      const engines = given && 'choose' in given ? given : given && listEngines(given);
      worker = await startWorker(app, { drainMs: DRAIN_MS, ...(engines && { engines }) });
    },
    stop,
    post: async (task) => Number((await createTask(app, user, { ...task, language: 'en' })).id),
    readTask,
    waitFor: (id, status) => waitUntilSo(`status ${status}`, id, (task) => task.status === status),
    waitUntilHeld: (id) => waitUntilSo('it is held', id, ({ held_at }) => held_at !== null),
    waitUntilBegun: (id) => waitUntilSo('its run is known', id, ({ remote_ref }) => remote_ref !== null),
    async close() {
      await stop();
      await app.close();
    },
  };
}
