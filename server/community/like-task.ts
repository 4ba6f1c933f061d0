// Likes a work that is shown, or no longer; the work's count moves in the same transaction.
import { and, eq, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/endpoint.ts';
import type { likeTask as likeEndpoint } from '#contract/community.ts';
import { fieldWord } from '#contract/field-words.ts';
import { likes } from '#server/database/schema/community.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { Tx } from '#server/database/tx.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import { needVisible } from '#server/task/find-visible.ts';
import { takeBack, recordActivity } from './record-activity.ts';

type Liked = OutputOf<typeof likeEndpoint>;

/**
 * Saying it again changes nothing. Refuses `asset_not_found` for what is not shown, and `bad_parameters` for an own
 * work: a like is another's.
 */
export async function likeTask(
  { db }: Pick<AppContext, 'db'>,
  userId: number,
  { id, like }: { id: string; like: boolean },
): Promise<Liked> {
  return await db.transaction(async (tx) => {
    const work = await needVisible(tx, id);
    if (work.authorId === userId) {
      throw new Refusal('bad_parameters', { fields: { id: fieldWord('not_own_work') } });
    }
    const told = { userId: work.authorId, kind: 'liked', actorId: userId, taskId: work.id } as const;
    const hasChanged = like ? await addLike(tx, userId, work.id) : await removeLike(tx, userId, work.id);
    if (!hasChanged) return { id, liked: like, likes: (await needVisible(tx, id)).likes };
    if (like) await recordActivity(tx, told);
    else await takeBack(tx, told);
    return { id, liked: like, likes: await moveCount(tx, work.id, like ? 1 : -1) };
  });
}

async function addLike(tx: Tx, userId: number, taskId: number): Promise<boolean> {
  const added = await tx
    .insert(likes)
    .values({ user_id: userId, task_id: taskId })
    .onConflictDoNothing()
    .returning({ id: likes.task_id });
  return added.length > 0;
}

async function removeLike(tx: Tx, userId: number, taskId: number): Promise<boolean> {
  const removed = await tx
    .delete(likes)
    .where(and(eq(likes.user_id, userId), eq(likes.task_id, taskId)))
    .returning({ id: likes.task_id });
  return removed.length > 0;
}

/** Last of all: from here until the commit everybody who likes the same work waits. */
async function moveCount(tx: Tx, taskId: number, step: 1 | -1): Promise<number> {
  const [work] = await tx
    .update(tasks)
    .set({ likes: sql`${tasks.likes} + ${step}` })
    .where(eq(tasks.id, taskId))
    .returning({ likes: tasks.likes });
  return work?.likes ?? 0;
}
