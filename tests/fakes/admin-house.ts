// A house with an admin in it, works of people to judge, and what stands in the log.
import { asc, eq, sql } from 'drizzle-orm';
import { TASK_STATUS } from '#contract/task.ts';
import { audit_log } from '#server/database/schema/admin.ts';
import { reports } from '#server/database/schema/community.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { RuleClass } from '#contract/community.ts';
import { createTask } from '#server/task/create-task.ts';
import { storeResult } from './store-result.ts';
import { addUser, type TaskHouse } from './task-house.ts';

const params = {
  engine: 'pro',
  prompt: 'a lamp',
  negative_prompt: '',
  style: 'auto',
  aspect_ratio: '1:1',
  resolution: '1K',
  count: 2,
};

export async function addAdmin(house: TaskHouse): Promise<number> {
  const id = await addUser(house);
  await house.db.update(users).set({ role: 'admin' }).where(eq(users.id, id));
  return id;
}

/** Pictures that wait in the line; they cost 4 points. */
export async function postTask(house: TaskHouse, userId: number): Promise<number> {
  return Number((await createTask(house, userId, { type: 1, params, language: 'en' })).id);
}

/** Finished, with a real picture, and public. */
export async function addPublicWork(house: TaskHouse, userId: number): Promise<number> {
  const id = await postTask(house, userId);
  await completeTask(house, id);
  await house.db
    .update(tasks)
    .set({ public: true, published_at: sql`now()` })
    .where(eq(tasks.id, id));
  return id;
}

/** As a worker would, without the waiting. */
export async function completeTask(house: TaskHouse, taskId: number): Promise<void> {
  await house.db
    .update(tasks)
    .set({ status: TASK_STATUS.completed, progress: 100, started_at: sql`now()`, finished_at: sql`now()` })
    .where(eq(tasks.id, taskId));
  await storeResult(house, taskId);
}

export async function report(
  house: TaskHouse,
  taskId: number,
  reason: RuleClass = 'violence',
): Promise<void> {
  const reporter_id = await addUser(house, { points: 0 });
  await house.db.insert(reports).values({ reporter_id, task_id: taskId, reason, text: `it is ${reason}` });
}

/** What the log says of a person, the oldest line first. */
export async function readLog(house: TaskHouse, userId: number) {
  return await house.db
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
