// The caller's own tasks, by what they are looking for, newest first.
import { and, asc, desc, gt, lt } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { taskList } from '#contract/task.ts';
import { packCursor, readCursor, readCursorId } from '#server/database/cursor.ts';
import { limitSearch } from '#server/database/limit-statement.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { countSkipped, shapePage } from '#server/database/shape-page.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Language } from '#texts/words.ts';
import { countImages, wantedOf } from './own-tasks.ts';
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
  const wanted = wantedOf(userId, asked);
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

function isAfterCursor(cursor: string | undefined, isOldestFirst: boolean) {
  if (cursor === undefined) return undefined;
  const last = readCursorId(readCursor(cursor, 1)[0]);
  return isOldestFirst ? gt(tasks.seq, last) : lt(tasks.seq, last);
}
