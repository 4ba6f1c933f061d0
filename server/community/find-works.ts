// Which shown works are looked for, and the ids of a page of them: the newest, the most liked, those of followed people.
import { and, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import type { taskPublic } from '#contract/task.ts';
import {
  isOlderThan,
  microsecondsOf,
  readCursor,
  readCursorId,
  readCursorNumber,
} from '#server/database/cursor.ts';
import { follows } from '#server/database/schema/community.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { countSkipped } from '#server/database/shape-page.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import { matchGrams, matchText, NEAR, searchNearFirst } from '#server/task/match-text.ts';
import { isActiveAuthor, isPublished, isVisible } from '#server/task/is-visible.ts';

export type AskedWorks = ParsedInputOf<typeof taskPublic>;

/** A work's id, and the cursor of what comes after it. One more than the page holds is found where there are more. */
export type Found = { id: number; cursor: number[] };

const PERIODS = { day: '24 hours', week: '7 days' } as const;

const periodOf = ({ period }: Partial<AskedWorks>) =>
  period === 'day' || period === 'week' ? PERIODS[period] : undefined;

/** What is looked for, of the work alone. */
export function matchWorks(asked: Partial<AskedWorks>): SQL | undefined {
  const period = periodOf(asked);
  return and(
    period && gt(tasks.published_at, sql`now() - ${period}::interval`),
    asked.type && inArray(tasks.type, asked.type),
    asked.ratio ? eq(tasks.ratio, asked.ratio) : undefined,
    asked.effect_id ? sql`${tasks.params} ->> 'effect_id' = ${asked.effect_id}` : undefined,
    asked.author_id ? eq(tasks.user_id, Number(asked.author_id)) : undefined,
    // A hidden prompt cannot be found either.
    asked.q ? and(tasks.show_prompt, matchText(asked.q, [tasks.prompt])) : undefined,
  );
}

export async function findLatest(db: DbOrTx, asked: AskedWorks): Promise<Found[]> {
  const isAfter = isOlderThan(asked.cursor, tasks.published_at, tasks.id);
  const rows = await findInOrder(db, asked, { isAfter, by: 'published_at' });
  return rows.map(({ id, published }) => ({ id, cursor: [published, id] }));
}

export async function findTop(db: DbOrTx, asked: AskedWorks): Promise<Found[]> {
  const rows = await findInOrder(db, asked, { isAfter: isLessLiked(asked.cursor), by: 'likes' });
  return rows.map(({ id, likes }) => ({ id, cursor: [likes, id] }));
}

type Ordered = { isAfter: SQL | undefined; by: 'published_at' | 'likes' };

async function findInOrder(db: DbOrTx, asked: AskedWorks, { isAfter, by }: Ordered) {
  const most = countSkipped(asked) + asked.page_size + 1;
  const columns = {
    id: tasks.id,
    published: microsecondsOf(tasks.published_at).as('published'),
    published_at: tasks.published_at,
    likes: tasks.likes,
    prompt: tasks.prompt,
    show_prompt: tasks.show_prompt,
  };
  const select = (which: AskedWorks, limit: number, matches?: SQL) =>
    db
      .select(columns)
      .from(tasks)
      .innerJoin(users, eq(users.id, tasks.user_id))
      .where(and(isVisible, matchWorks(which), matches, isAfter))
      .orderBy(desc(tasks[by]), desc(tasks.id))
      .limit(limit);
  // A day or a week is short enough to be read.
  const text = periodOf(asked) ? undefined : asked.q;
  const rows = await searchNearFirst(text, most, {
    near: async () => {
      const first = select({ ...asked, q: undefined }, NEAR).as('near');
      return await db
        .select()
        .from(first)
        .where(and(first.show_prompt, matchText(text, [first.prompt])))
        .orderBy(desc(first[by]), desc(first.id))
        .limit(most);
    },
    all: async () => await select(asked, most, matchGrams(text)),
  });
  return rows.slice(countSkipped(asked));
}

function isLessLiked(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [likes, last] = readCursor(cursor, 2);
  return sql`(${tasks.likes}, ${tasks.id}) < (${readCursorNumber(likes)}::bigint, ${readCursorId(last)})`;
}

/** A page of each followed person, then the newest of them all: however many works there are, few are read. */
export async function findOfFollowed(db: DbOrTx, readerId: number, asked: AskedWorks): Promise<Found[]> {
  const most = countSkipped(asked) + asked.page_size + 1;
  const { rows } = await db.execute<{ id: number; published: number }>(sql`
    select work.id, ${microsecondsOf(sql`work.published_at`)} as published
    from ${follows}
    join ${users} on ${users.id} = ${follows.followee_id} and ${isActiveAuthor}
    cross join lateral (
      select ${tasks.id}, ${tasks.published_at} from ${tasks}
      where ${tasks.user_id} = ${follows.followee_id}
        and ${and(isPublished, matchWorks(asked), isOlderThan(asked.cursor, tasks.published_at, tasks.id))}
      order by ${tasks.published_at} desc, ${tasks.id} desc limit ${most}) work
    where ${follows.follower_id} = ${readerId}
    order by work.published_at desc, work.id desc
    limit ${asked.page_size + 1} offset ${countSkipped(asked)}`);
  return rows.map(({ id, published }) => ({ id, cursor: [published, id] }));
}
