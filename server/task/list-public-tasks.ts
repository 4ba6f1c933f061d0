// The public feed: works that people chose to show.
import { and, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/errors.ts';
import { fieldWord } from '#contract/field-words.ts';
import type { Page } from '#contract/page.ts';
import type { PublicTask, taskPublic } from '#contract/task.ts';
import { isShown } from '#server/community/is-shown.ts';
import { packCursor, readCursor, readCursorId } from '#server/database/cursor.ts';
import { tasks, users } from '#server/database/schema.ts';
import { countSkipped, shapePage } from '#server/database/shape-page.ts';
import type { House } from '#server/house.ts';
import { Refusal } from '#server/refusal.ts';
import { matchText } from './match-text.ts';
import { presentPublicTasks } from './present-public-task.ts';

type Asked = ParsedInputOf<typeof taskPublic>;

const PERIODS = { day: '24 hours', week: '7 days' } as const;
/** Microseconds since 1970: a Date of JavaScript would round and lose rows between two pages. */
const publishedMicroseconds = sql<number>`(extract(epoch from ${tasks.published_at}) * 1000000)::bigint`;

/**
 * `top` sorts by likes; `latest` and `foryou` by the time of publishing (what a person likes is not known yet).
 * `following` is empty: nobody can be followed so far. There is no total.
 */
export async function listPublicTasks(
  house: Pick<House, 'config' | 'db'>,
  asked: Asked,
  language: Language,
): Promise<Page<PublicTask>> {
  const isTop = asked.tab === 'top';
  const period = asked.period === 'day' || asked.period === 'week' ? PERIODS[asked.period] : undefined;
  const wanted = and(
    isShown,
    asked.tab === 'following' ? sql`false` : undefined,
    period && gt(tasks.published_at, sql`now() - ${period}::interval`),
    asked.type && inArray(tasks.type, asked.type),
    asked.ratio ? sql`${tasks.params} ->> 'aspect_ratio' = ${asked.ratio}` : undefined,
    asked.effect_id ? sql`${tasks.params} ->> 'effect_id' = ${asked.effect_id}` : undefined,
    asked.author_id ? eq(tasks.user_id, Number(asked.author_id)) : undefined,
    // A hidden prompt cannot be found either.
    asked.q ? and(tasks.show_prompt, matchText(asked.q, [tasks.prompt])) : undefined,
  );
  const rows = await house.db
    .select({ task: tasks, author: users, published: publishedMicroseconds })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.user_id))
    .where(and(wanted, isAfterCursor(asked.cursor, isTop)))
    .orderBy(isTop ? desc(tasks.likes) : desc(tasks.published_at), desc(tasks.id))
    .limit(asked.page_size + 1)
    .offset(countSkipped(asked));
  const presented = await presentPublicTasks(house, rows.slice(0, asked.page_size), language);
  return shapePage(asked, rows, {
    present: () => presented,
    cursorOf: ({ task, published }) => packCursor([isTop ? task.likes : published, task.id]),
    total: null,
  });
}

function isAfterCursor(cursor: string | undefined, isTop: boolean): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [value, last] = readCursor(cursor, 2);
  const id = readCursorId(last);
  if (!Number.isSafeInteger(value)) {
    throw new Refusal('bad_parameters', { fields: { cursor: fieldWord('unknown_cursor') } });
  }
  if (isTop) return sql`(${tasks.likes}, ${tasks.id}) < (${value}::bigint, ${id})`;
  const published = sql`timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond'`;
  return sql`(${tasks.published_at}, ${tasks.id}) < (${published}, ${id})`;
}
