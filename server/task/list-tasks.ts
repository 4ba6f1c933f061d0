// The caller's own tasks, by what they are looking for, newest first.
import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import type { Page } from '#contract/page.ts';
import type { Task, taskList } from '#contract/task.ts';
import { mediaOfTool, type TaskType, TOOL_TYPES, type ToolName } from '#contract/tool-names.ts';
import { packCursor, readCursor, readCursorId } from '#server/database/cursor.ts';
import { limitSearch } from '#server/database/limit-statement.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { countSkipped, shapePage } from '#server/database/shape-page.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Language } from '#texts/words.ts';
import { matchText } from './match-text.ts';
import { presentTasks } from './present-task.ts';

type Asked = ParsedInputOf<typeof taskList>;

/** Refuses (bad_parameters) a cursor of another list. */
export async function listTasks(
  app: Pick<AppContext, 'config' | 'db'>,
  userId: number,
  asked: Asked,
  language: Language,
): Promise<Page<Task>> {
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
  const { rows, total } = await limitSearch(app.db, asked.q, async (db) => ({
    rows: await db
      .select()
      .from(tasks)
      .where(and(wanted, isAfterCursor(asked.cursor, isOldestFirst)))
      // By the owner's own numbers, which only their index has: by ids the database might walk through everybody's works.
      .orderBy(isOldestFirst ? asc(tasks.seq) : desc(tasks.seq))
      .limit(asked.page_size + 1)
      .offset(countSkipped(asked)),
    total: await db.$count(tasks, wanted),
  }));
  const presented = await presentTasks(app, rows.slice(0, asked.page_size), language);
  return shapePage(asked, rows, {
    present: () => presented,
    cursorOf: ({ seq }) => packCursor([seq]),
    total,
  });
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
