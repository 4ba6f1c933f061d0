// Takes single images out of their owner's sight; with its last image a work is deleted itself.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/endpoint.ts';
import type { WorkPart } from '#contract/media.ts';
import type { taskDelete } from '#contract/task.ts';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { Tx } from '#server/database/tx.ts';
import type { AppContext } from '#server/app-context.ts';
import { lockUser } from '#server/database/lock-user.ts';
import { Refusal } from '#server/refusal.ts';
import { deleteTask } from './delete-tasks.ts';
import { describeKept } from './mark-images.ts';
import { notifyTask } from './notify-task.ts';

type Deleted = OutputOf<typeof taskDelete>;
type Work = typeof tasks.$inferSelect;

/**
 * Parts without images are whole works. Deleting twice is fine and returns the same. Works that are not the user's and
 * images that there are not are left out of the answer; when nothing is left, it refuses (asset_not_found). What others
 * see disappears at the same moment.
 */
export async function deleteImages(
  { db }: Pick<AppContext, 'db'>,
  userId: number,
  parts: readonly WorkPart[],
): Promise<Deleted> {
  const wanted = joinParts(parts);
  return await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const own = await tx
      .select()
      .from(tasks)
      .where(and(eq(tasks.user_id, userId), inArray(tasks.id, [...wanted.keys()])))
      .orderBy(tasks.id)
      .for('no key update');
    const answer = { deleted: [] as string[], refunded: 0, images: [] as { id: string; images: number[] }[] };
    for (const work of own) {
      const id = String(work.id);
      const gone = await deleteSome(tx, work, wanted.get(work.id));
      if (gone === 'all') {
        answer.refunded += await deleteTask(tx, work);
        answer.deleted.push(id);
      } else if (gone.length > 0) answer.images.push({ id, images: gone });
    }
    if (answer.deleted.length + answer.images.length === 0) throw new Refusal('asset_not_found');
    return answer;
  });
}

/** By work; a work that is named whole and by its images is meant whole. */
function joinParts(parts: readonly WorkPart[]): Map<number, readonly number[] | undefined> {
  const joined = new Map<number, readonly number[] | undefined>();
  for (const { id, images } of parts) {
    const known = joined.get(Number(id));
    const isWhole = !images || (joined.has(Number(id)) && !known);
    joined.set(Number(id), isWhole ? undefined : [...(known ?? []), ...images]);
  }
  return joined;
}

/** Returns the numbers of those that are gone now, or `all` where the work is to go with them. */
async function deleteSome(
  tx: Tx,
  work: Work,
  images: readonly number[] | undefined,
): Promise<number[] | 'all'> {
  if (!images || work.deleted_at !== null) return 'all';
  const isNamed = and(
    eq(media.task_id, work.id),
    eq(media.role, 'result'),
    inArray(media.index, [...new Set(images)]),
  );
  const named = await tx
    .select({ id: media.id, index: media.index, deletedAt: media.deleted_at })
    .from(media)
    .where(isNamed)
    .orderBy(asc(media.index));
  const erased = work.erased_images.filter((index) => images.includes(index));
  const numbers = [...named.map(({ index }) => index), ...erased].sort((a, b) => a - b);
  const kept = named.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id);
  if (kept.length === 0) return numbers;
  await tx
    .update(media)
    .set({ deleted_at: sql`now()` })
    .where(inArray(media.id, kept));
  const left = await describeKept(tx, work);
  if (!left) return 'all';
  await tx.update(tasks).set(left).where(eq(tasks.id, work.id));
  await notifyTask(tx, work);
  return numbers;
}
