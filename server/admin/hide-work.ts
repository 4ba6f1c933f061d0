// Takes a public work from the walls, or puts it back.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { adminWorkHide } from '#contract/admin.ts';
import type { RuleClass } from '#contract/community.ts';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { Tx } from '#server/database/tx.ts';
import type { AppContext } from '#server/app-context.ts';
import { recordActivity } from '#server/community/record-activity.ts';
import { type LockedTask, lockTask } from './lock-person.ts';
import { writeAudit } from '#server/audit/write-audit.ts';

/**
 * Saying it again changes nothing. What its author wanted (`tasks.public`) stays as it is: put back, a work is public
 * again only where its author has not taken it back meanwhile. Refuses asset_not_found.
 */
export async function setHidden(
  { db }: Pick<AppContext, 'db'>,
  adminId: number,
  { id, hidden, reason }: ParsedInputOf<typeof adminWorkHide>,
): Promise<OutputOf<typeof adminWorkHide>> {
  await db.transaction(async (tx) => {
    const locked = await lockTask(tx, adminId, Number(id));
    const { task } = locked;
    if ((task.hidden_at !== null) === hidden) return;
    const act = { adminId, userId: task.user_id, taskId: task.id, reason };
    if (hidden) {
      await hideLocked(tx, locked);
      await writeAudit(tx, { ...act, act: 'work_hide' });
    } else {
      await tx.update(tasks).set({ hidden_at: null }).where(eq(tasks.id, task.id));
      await recordActivity(tx, { userId: task.user_id, kind: 'restored', taskId: task.id });
      await writeAudit(tx, { ...act, act: 'work_restore' });
    }
  });
  return { id, hidden };
}

/**
 * A step of a transaction that has locked the work. Its author shows it no longer as their own face either, and is
 * told, with the rule where one is known.
 */
export async function hideLocked(tx: Tx, { task }: LockedTask, rule?: RuleClass): Promise<void> {
  if (task.hidden_at !== null) return;
  await tx
    .update(tasks)
    .set({ hidden_at: sql`now()` })
    .where(eq(tasks.id, task.id));
  const images = tx.select({ key: media.key }).from(media).where(eq(media.task_id, task.id));
  await tx
    .update(users)
    .set({ head_img: '' })
    .where(and(eq(users.id, task.user_id), inArray(users.head_img, images)));
  await recordActivity(tx, {
    userId: task.user_id,
    kind: 'hidden',
    taskId: task.id,
    values: rule ? { reason: rule } : {},
  });
}
