// What is counted of people, many at once: works, likes and who follows whom.
import { and, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { TASK_STATUS } from '#contract/task.ts';
import type { UserStats } from '#contract/people.ts';
import { LEDGER_KINDS } from '#contract/points.ts';
import { mediaOfTool, TOOL_TYPES, type ToolName } from '#contract/tool-names.ts';
import { follows } from '#server/database/schema/community.ts';
import { ledger } from '#server/database/schema/points.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import { isActiveAuthor, isPublished } from '#server/task/is-visible.ts';

const NOTHING: UserStats = {
  works: 0,
  public_works: 0,
  images: 0,
  videos: 0,
  likes_received: 0,
  followers: 0,
  following: 0,
};

/** As `readerId` may know it: of themself all finished works, of others those that are shown. */
export async function countPeople(
  db: DbOrTx,
  readerId: number,
  ids: readonly number[],
): Promise<Map<number, UserStats>> {
  const stats = new Map(ids.map((id) => [id, { ...NOTHING }]));
  if (ids.length === 0) return stats;
  const others = ids.filter((id) => id !== readerId);
  const isOwn = and(
    eq(tasks.user_id, readerId),
    eq(tasks.status, TASK_STATUS.completed),
    isNull(tasks.deleted_at),
  );
  const works = [
    ...(ids.includes(readerId) ? await countWorks(db, isOwn) : []),
    ...(others.length > 0 ? await countWorks(db, and(inArray(tasks.user_id, others), isPublished)) : []),
  ];
  const followers = await countFollows(db, 'followers', ids);
  const following = await countFollows(db, 'following', ids);
  for (const { id, ...counted } of works) Object.assign(stats.get(id) ?? {}, counted);
  for (const [id, each] of stats) {
    each.followers = followers.get(id) ?? 0;
    each.following = following.get(id) ?? 0;
  }
  return stats;
}

/** What oneself is told besides. A day counts when its points were fetched, which the first visit does. */
export async function countOwn(db: DbOrTx, userId: number): Promise<UserStats> {
  const stats = (await countPeople(db, userId, [userId])).get(userId) ?? NOTHING;
  const { task_charge, task_refund, task_adjust, daily } = LEDGER_KINDS;
  const spent = sql.join([task_charge, task_refund, task_adjust], sql`, `);
  const [moved] = await db
    .select({
      points_spent: sql<number>`-coalesce(sum(${ledger.amount}) filter (where ${ledger.kind} in (${spent})), 0)::int`,
      days_active: sql<number>`(count(distinct ${ledger.reason}) filter (where ${ledger.kind} = ${daily}))::int`,
    })
    .from(ledger)
    .where(eq(ledger.user_id, userId));
  return { ...stats, ...moved };
}

const imageTypes = sql.join(
  Object.entries(TOOL_TYPES)
    .filter(([name]) => mediaOfTool(name as ToolName) === 'image')
    .map(([, type]) => sql`${type}`),
  sql`, `,
);

async function countWorks(db: DbOrTx, which: SQL | undefined) {
  const isImage = sql`${tasks.type} in (${imageTypes})`;
  return await db
    .select({
      id: tasks.user_id,
      works: count(),
      public_works: sql<number>`count(*) filter (where ${isPublished})`,
      images: sql<number>`count(*) filter (where ${isImage})`,
      videos: sql<number>`count(*) filter (where not ${isImage})`,
      likes_received: sql<number>`coalesce(sum(${tasks.likes}) filter (where ${isPublished}), 0)::int`,
    })
    .from(tasks)
    .where(which)
    .groupBy(tasks.user_id);
}

/** Only people who are to be found count. */
export async function countFollows(
  db: DbOrTx,
  side: 'followers' | 'following',
  ids: readonly number[],
): Promise<Map<number, number>> {
  const [whose, who] =
    side === 'followers'
      ? [follows.followee_id, follows.follower_id]
      : [follows.follower_id, follows.followee_id];
  const rows = await db
    .select({ id: whose, people: count() })
    .from(follows)
    .innerJoin(users, and(eq(users.id, who), isActiveAuthor))
    .where(inArray(whose, [...ids]))
    .groupBy(whose);
  return new Map(rows.map(({ id, people }) => [id, people]));
}
