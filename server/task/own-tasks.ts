// Which of somebody's own tasks a list means, and how many images those have.
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import type { taskMonths } from '#contract/task.ts';
import { mediaOfTool, type TaskType, TOOL_TYPES, type ToolName } from '#contract/tool-names.ts';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import { isKeptImage } from './is-visible.ts';
import { matchGrams, matchText } from './match-text.ts';

type TaskFilter = Omit<ParsedInputOf<typeof taskMonths>, 'zone'>;

export function wantedOf(userId: number, asked: TaskFilter): SQL | undefined {
  return and(
    eq(tasks.user_id, userId),
    isNull(tasks.deleted_at),
    asked.type && inArray(tasks.type, asked.type),
    asked.media && inArray(tasks.type, typesOf(asked.media)),
    asked.status && inArray(tasks.status, asked.status),
    asked.favorite === undefined ? undefined : eq(tasks.favorite, asked.favorite),
    asked.public === undefined ? undefined : eq(tasks.public, asked.public),
    asked.effect_id ? sql`${tasks.params} ->> 'effect_id' = ${asked.effect_id}` : undefined,
    matchText(asked.q, [tasks.prompt]),
    matchGrams(asked.q),
  );
}

/** Each task with the number of its images: of favorites only those with the star, of public works only those that are shown; one for a task without any. */
function imagesByTask(db: DbOrTx, userId: number, asked: TaskFilter) {
  const ofTask = db
    .select({ count: sql`count(*)` })
    .from(media)
    .where(
      and(
        eq(media.task_id, tasks.id),
        eq(media.role, 'result'),
        isKeptImage,
        asked.favorite ? eq(media.unstarred, false) : undefined,
        asked.public ? eq(media.withheld, false) : undefined,
      ),
    );
  return db
    .select({
      at: tasks.created_at,
      // Task by task, by its index: joined, the database read all media of everybody to count those of one person.
      images: sql<number>`greatest((${ofTask}), 1)`.as('images'),
    })
    .from(tasks)
    .where(wantedOf(userId, asked))
    .as('works');
}

export async function countImages(db: DbOrTx, userId: number, asked: TaskFilter): Promise<number> {
  const works = imagesByTask(db, userId, asked);
  const [counted] = await db
    .select({ images: sql<number>`coalesce(sum(${works.images}), 0)::int` })
    .from(works);
  return counted?.images ?? 0;
}

/**
 * Images of the tasks by when those were asked for, newest first: `span` is how many of the moments, which grow, had
 * come by then.
 */
export async function countImagesBetween(
  db: DbOrTx,
  userId: number,
  asked: TaskFilter,
  moments: readonly Date[],
): Promise<{ span: number; images: number }[]> {
  const works = imagesByTask(db, userId, asked);
  const bounds = sql.param(moments.map((moment) => moment.toISOString()));
  const span = sql<number>`width_bucket(${works.at}, ${bounds}::timestamptz[])`;
  return await db
    .select({ span: span.as('span'), images: sql<number>`sum(${works.images})::int` })
    .from(works)
    .groupBy(sql`span`)
    .orderBy(sql`span desc`);
}

function typesOf(kind: 'image' | 'video'): TaskType[] {
  return Object.entries(TOOL_TYPES)
    .filter(([name]) => mediaOfTool(name as ToolName) === kind)
    .map(([, type]) => type);
}
