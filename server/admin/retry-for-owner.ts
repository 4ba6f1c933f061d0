// Runs a failed task again for its owner, free of charge.
import { eq } from 'drizzle-orm';
import type { AdminTask, adminTaskRetry } from '#contract/admin.ts';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import { retryTask } from '#server/task/retry-task.ts';
import { lockPerson } from './lock-person.ts';
import { readAdminTask } from './present-admin-task.ts';
import { writeAudit } from '#server/audit/write-audit.ts';

/**
 * The new task costs 0, so that nothing is moved, and nothing comes back should it fail as well: a charge that the
 * product had paid would be given to its owner then. Refuses as `retryTask`, and
 * no_permission for who is no admin any more; returns the new task.
 */
export async function retryForOwner(
  app: Pick<AppContext, 'config' | 'db' | 'jobs' | 'moderation' | 'storage'>,
  adminId: number,
  { id, reason, client_token: clientToken }: ParsedInputOf<typeof adminTaskRetry>,
): Promise<AdminTask> {
  const [owner] = await app.db
    .select({ id: users.id, language: users.language })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.user_id))
    .where(eq(tasks.id, Number(id)));
  if (!owner) throw new Refusal('asset_not_found');
  const { language } = owner;
  const posted = await retryTask(app, owner.id, {
    id,
    clientToken,
    language,
    freeOfCharge: {
      lock: (tx) => lockPerson(tx, adminId, owner.id),
      record: async (tx, task, price) => {
        await writeAudit(tx, {
          adminId,
          act: 'task_retry',
          userId: owner.id,
          taskId: Number(id),
          reason,
          detail: { new_task: String(task.id), worth: price },
        });
      },
    },
  });
  return await readAdminTask(app.db, Number(posted.id));
}
