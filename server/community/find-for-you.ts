// "For you": works that are liked and new come first, of no author and no tool too many in a row (product §1.7).
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { readCursor, readCursorNumber } from '#server/database/cursor.ts';
import { feed_snapshots } from '#server/database/schema/community.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { countSkipped } from '#server/database/shape-page.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import { type AskedWorks, type Found, matchWorks } from './find-works.ts';
import { isActiveAuthor, isPublished, isVisible } from '#server/task/is-visible.ts';
import { spreadWorks } from './spread-works.ts';

/** Who has seen so many has seen what is worth recommending; "Latest" goes on for ever. */
const MOST_WORKS = 1000;
/** Ranking takes at most this share of the database's time… */
const RANKING_SHARE = 0.05;
/** …and the order is never older than this. */
const FRESH_SECONDS = 60;
const KEPT_HOURS = 2;

/**
 * Likes and hours move the order all the time, so it is written down when somebody begins to read, for all who begin
 * within the same moments, and pages are cut from that: nothing comes twice, and nothing is missed but what was taken
 * back. One's own works are left out.
 */
export async function findForYou(db: DbOrTx, readerId: number | null, asked: AskedWorks): Promise<Found[]> {
  const { snapshotId, place } = await findSnapshot(db, asked);
  const works = sql`unnest(${feed_snapshots.works}) with ordinality as ranked (task_id, place)`;
  const rows = await db
    .select({ id: tasks.id, place: sql<number>`ranked.place` })
    .from(feed_snapshots)
    .innerJoin(works, sql`true`)
    .innerJoin(tasks, sql`${tasks.id} = ranked.task_id`)
    .innerJoin(users, eq(users.id, tasks.user_id))
    .where(
      and(
        eq(feed_snapshots.id, snapshotId),
        sql`ranked.place > ${place}`,
        isVisible,
        readerId === null ? undefined : ne(tasks.user_id, readerId),
      ),
    )
    .orderBy(sql`ranked.place`)
    .limit(asked.page_size + 1)
    .offset(countSkipped(asked));
  return rows.map((row) => ({ id: row.id, cursor: [snapshotId, row.place] }));
}

type Snapshot = { snapshotId: number; place: number };

async function findSnapshot(db: DbOrTx, asked: AskedWorks): Promise<Snapshot> {
  const { type, ratio, effect_id, cursor } = asked;
  const filter = JSON.stringify([[...new Set(type)].sort(), ratio ?? null, effect_id ?? null]);
  const begun = cursor === undefined ? null : readCursor(cursor, 2).map(readCursorNumber);
  const [id, place = 0] = begun ?? [];
  const isIt = id === undefined ? gt(feed_snapshots.fresh_until, sql`now()`) : eq(feed_snapshots.id, id);
  const [found] = await db
    .select({ id: feed_snapshots.id })
    .from(feed_snapshots)
    .where(and(eq(feed_snapshots.filter, filter), isIt))
    .orderBy(desc(feed_snapshots.id))
    .limit(1);
  // Who comes back after hours goes on at the same place of today's order.
  return { snapshotId: found?.id ?? (await takeSnapshot(db, filter, asked)), place };
}

async function takeSnapshot(db: DbOrTx, filter: string, asked: AskedWorks): Promise<number> {
  const startedAt = performance.now();
  const { type, ratio, effect_id } = asked;
  const points = sql`${tasks.likes} + 2 * ${tasks.remixes} + 1`;
  const hours = sql`extract(epoch from now() - ${tasks.published_at})::float8 / 3600`;
  const score = sql`(${points}) / power(${hours} + 2, 1.2)`.as('score');
  // The authors are looked at after the sorting, and some fall out then.
  const best = db
    .select({ id: tasks.id, authorId: tasks.user_id, type: tasks.type, score })
    .from(tasks)
    .where(and(isPublished, matchWorks({ type, ratio, effect_id })))
    .orderBy(desc(score), desc(tasks.id))
    .limit(2 * MOST_WORKS)
    .as('best');
  const ranked = await db
    .select({ id: best.id, authorId: best.authorId, type: best.type })
    .from(best)
    .innerJoin(users, and(eq(users.id, best.authorId), isActiveAuthor))
    .orderBy(desc(best.score), desc(best.id))
    .limit(MOST_WORKS);
  const works = spreadWorks(ranked).map(({ id }) => id);
  const tookSeconds = (performance.now() - startedAt) / 1000;
  const freshSeconds = Math.min(FRESH_SECONDS, tookSeconds / RANKING_SHARE);
  const [snapshot] = await db
    .insert(feed_snapshots)
    .values({ filter, works, fresh_until: sql`now() + make_interval(secs => ${freshSeconds})` })
    .returning({ id: feed_snapshots.id });
  if (!snapshot) throw new Error('the order was not written down');
  await db
    .delete(feed_snapshots)
    .where(lt(feed_snapshots.created_at, sql`now() - make_interval(hours => ${KEPT_HOURS})`));
  return snapshot.id;
}
