// A product with an admin in it, works of people to judge, and what stands in the log.
import { asc, eq, sql } from 'drizzle-orm';
import { TASK_STATUS } from '#contract/task.ts';
import { audit_log } from '#server/database/schema/admin.ts';
import { reports } from '#server/database/schema/community.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { RuleClass } from '#contract/community.ts';
import { createTask } from '#server/task/create-task.ts';
import { storeResult } from './store-result.ts';
import { addUser, type TaskApp } from './task-app.ts';

const params = {
  engine: 'pro',
  prompt: 'a lamp',
  negative_prompt: '',
  style: 'auto',
  aspect_ratio: '1:1',
  resolution: '1K',
  count: 2,
};

export async function addAdmin(app: TaskApp): Promise<number> {
  const id = await addUser(app);
  await app.db.update(users).set({ role: 'admin' }).where(eq(users.id, id));
  return id;
}

/** Images that wait in the line; they cost 4 points. */
export async function postTask(app: TaskApp, userId: number): Promise<number> {
  return Number((await createTask(app, userId, { type: 1, params, language: 'en' })).id);
}

/** Finished, with a real image, and public. */
export async function addPublicWork(app: TaskApp, userId: number): Promise<number> {
  const id = await postTask(app, userId);
  await completeTask(app, id);
  await app.db
    .update(tasks)
    .set({ public: true, published_at: sql`now()` })
    .where(eq(tasks.id, id));
  return id;
}

/** As a worker would, without the waiting. */
export async function completeTask(app: TaskApp, taskId: number): Promise<void> {
  await app.db
    .update(tasks)
    .set({ status: TASK_STATUS.completed, progress: 100, started_at: sql`now()`, finished_at: sql`now()` })
    .where(eq(tasks.id, taskId));
  await storeResult(app, taskId);
}

export async function report(app: TaskApp, taskId: number, reason: RuleClass = 'violence'): Promise<void> {
  const reporter_id = await addUser(app, { points: 0 });
  await app.db.insert(reports).values({ reporter_id, task_id: taskId, reason, text: `it is ${reason}` });
}

/** What the log says of a person, the oldest line first. */
export async function readLog(app: TaskApp, userId: number) {
  return await app.db
    .select({
      admin_id: audit_log.admin_id,
      act: audit_log.act,
      task_id: audit_log.task_id,
      reason: audit_log.reason,
      detail: audit_log.detail,
    })
    .from(audit_log)
    .where(eq(audit_log.user_id, userId))
    .orderBy(asc(audit_log.id));
}
