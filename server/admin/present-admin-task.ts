// A task as an admin sees it: state, engine, money and times. No prompts and no images: those are their owners'.
import { desc, eq, type SQL } from 'drizzle-orm';
import type { AdminTask } from '#contract/admin.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import { readFailure } from '#server/task/present-status.ts';

type Paging = { limit: number; offset: number };

/** Newest first. */
export async function selectAdminTasks(
  db: AppContext['db'],
  where: SQL | undefined,
  { limit, offset }: Paging,
): Promise<AdminTask[]> {
  const rows = await db
    .select({ task: tasks, user: { id: users.id, name: users.name, email: users.email } })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.user_id))
    .where(where)
    .orderBy(desc(tasks.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ task, user }) => ({
    id: String(task.id),
    user: { ...user, id: String(user.id) },
    type: task.type,
    status: task.status,
    error_code: readFailure(task),
    error_detail: task.error_detail,
    engine: task.engine,
    cost: task.cost,
    refunded: task.refunded,
    progress: task.progress,
    attempts: task.attempts,
    created_at: task.created_at.toISOString(),
    started_at: task.started_at?.toISOString() ?? null,
    finished_at: task.finished_at?.toISOString() ?? null,
    deadline_at: task.deadline_at.toISOString(),
    held_at: task.held_at?.toISOString() ?? null,
    deleted: task.deleted_at !== null,
  }));
}

/** Refuses asset_not_found. */
export async function readAdminTask(db: AppContext['db'], taskId: number): Promise<AdminTask> {
  const [task] = await selectAdminTasks(db, eq(tasks.id, taskId), { limit: 1, offset: 0 });
  if (!task) throw new Refusal('asset_not_found');
  return task;
}
