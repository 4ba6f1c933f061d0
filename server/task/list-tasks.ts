// The caller's own tasks, by what they are looking for, newest first.
import { and, asc, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { taskList } from '#contract/task.ts';
import { mediaOfTool, type TaskType, TOOL_TYPES, type ToolName } from '#contract/tool-names.ts';
import { packCursor, readCursor, readCursorId } from '#server/database/cursor.ts';
import { limitSearch } from '#server/database/limit-statement.ts';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import { countSkipped, shapePage } from '#server/database/shape-page.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Language } from '#texts/words.ts';
import { isKeptImage } from './is-visible.ts';
import { matchText } from './match-text.ts';
import { presentTasks } from './present-task.ts';

type Asked = ParsedInputOf<typeof taskList>;

/** Refuses (bad_parameters) a cursor of another list. */
export async function listTasks(
  app: Pick<AppContext, 'config' | 'db'>,
  userId: number,
  asked: Asked,
  language: Language,
): Promise<OutputOf<typeof taskList>> {
  const isOldestFirst = asked.sort === 'oldest';
  const wanted = and(
    eq(tasks.user_id, userId),
    isNull(tasks.deleted_at),
    asked.type && inArray(tasks.type, asked.type),
    asked.media && inArray(tasks.type, typesOf(asked.media)),
    asked.status && inArray(tasks.status, asked.status),
    asked.favorite === undefined ? undefined : eq(tasks.favorite, asked.favorite),
    asked.public === undefined ? undefined : eq(tasks.public, asked.public),
    asked.effect_id ? sql`${tasks.params} ->> 'effect_id' = ${asked.effect_id}` : undefined,
    matchText(asked.q, [tasks.prompt]),
  );
  const isBegin = asked.cursor === undefined && countSkipped(asked) === 0;
  const { rows, total, images } = await limitSearch(app.db, asked.q, async (db) => ({
    rows: await db
      .select()
      .from(tasks)
      .where(and(wanted, isAfterCursor(asked.cursor, isOldestFirst)))
      // By the owner's own numbers, which only their index has: by ids the database might walk through everybody's works.
      .orderBy(isOldestFirst ? asc(tasks.seq) : desc(tasks.seq))
      .limit(asked.page_size + 1)
      .offset(countSkipped(asked)),
    total: await db.$count(tasks, wanted),
    images: isBegin ? await countImages(db, wanted, asked) : null,
  }));
  const presented = await presentTasks(app, rows.slice(0, asked.page_size), language);
  const page = shapePage(asked, rows, {
    present: () => presented,
    cursorOf: ({ seq }) => packCursor([seq]),
    total,
  });
  return { ...page, images };
}

/** Of favorites only images with the star, of public works only those that are shown; one for a task without any. */
async function countImages(
  db: DbOrTx,
  wanted: SQL | undefined,
  asked: Pick<Asked, 'favorite' | 'public'>,
): Promise<number> {
  const isWanted = and(
    eq(media.task_id, tasks.id),
    eq(media.role, 'result'),
    isKeptImage,
    asked.favorite ? eq(media.unstarred, false) : undefined,
    asked.public ? eq(media.withheld, false) : undefined,
  );
  const works = db
    .select({ images: sql<number>`greatest(count(${media.id}), 1)`.as('images') })
    .from(tasks)
    .leftJoin(media, isWanted)
    .where(wanted)
    .groupBy(tasks.id)
    .as('works');
  const [counted] = await db
    .select({ images: sql<number>`coalesce(sum(${works.images}), 0)::int` })
    .from(works);
  return counted?.images ?? 0;
}

function isAfterCursor(cursor: string | undefined, isOldestFirst: boolean) {
  if (cursor === undefined) return undefined;
  const last = readCursorId(readCursor(cursor, 1)[0]);
  return isOldestFirst ? gt(tasks.seq, last) : lt(tasks.seq, last);
}

function typesOf(kind: 'image' | 'video'): TaskType[] {
  return Object.entries(TOOL_TYPES)
    .filter(([name]) => mediaOfTool(name as ToolName) === kind)
    .map(([, type]) => type);
}
