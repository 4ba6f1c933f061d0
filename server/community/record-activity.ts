// Tells people what happened to them and their works; with the act itself in one transaction, so that neither is without the other.
import { and, eq, isNull } from 'drizzle-orm';
import type { ActivityKind } from '#contract/people.ts';
import { activities } from '#server/database/schema/community.ts';
import type { DbOrTx } from '#server/database/tx.ts';

export type Activity = {
  /** Whom it is told. */
  userId: number;
  kind: ActivityKind;
  /** Who did it. Absent or null: the product itself. */
  actorId?: number | null;
  /** What it was done to. */
  taskId?: number | null;
  /**
   * Values of its sentence (present-activity.ts): `plan_changed` names `plan`, `points_adjusted` has `points` (with
   * their sign) and `reason`, `money_returned` has `order`, `amount` (minor units), `currency` and `reason`, `hidden` may
   * have a rule class as `reason`.
   */
  values?: Record<string, string | number>;
};

/** Nobody is told what they did themselves. What one person does to one work, or to one person, is told once. */
export async function recordActivity(
  tx: DbOrTx,
  { userId, kind, actorId, taskId, values }: Activity,
): Promise<void> {
  if (actorId === userId) return;
  await tx
    .insert(activities)
    .values({
      user_id: userId,
      kind,
      actor_id: actorId ?? null,
      task_id: taskId ?? null,
      ...(values ? { values } : {}),
    })
    .onConflictDoNothing();
}

/** What was undone before anybody looked was never said. */
export async function takeBack(
  tx: DbOrTx,
  { userId, kind, actorId, taskId }: Omit<Activity, 'values' | 'actorId'> & { actorId: number },
): Promise<void> {
  await tx
    .delete(activities)
    .where(
      and(
        eq(activities.user_id, userId),
        eq(activities.kind, kind),
        eq(activities.actor_id, actorId),
        taskId ? eq(activities.task_id, taskId) : isNull(activities.task_id),
        isNull(activities.read_at),
      ),
    );
}
