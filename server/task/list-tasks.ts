// The caller's own tasks, by what they are looking for, newest first.
import { and, asc, desc, gt, lt } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { taskList } from '#contract/task.ts';
import { packCursor, readCursor, readCursorId } from '#server/database/cursor.ts';
import { limitSearch } from '#server/database/limit-statement.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { countSkipped, shapePage } from '#server/database/shape-page.ts';
import type { AppContext } from '#server/app-context.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import type { Language } from '#texts/words.ts';
import { matchText, NEAR, searchNearFirst } from './match-text.ts';
import { countImages, wantedOf } from './own-tasks.ts';
import type { TaskRow } from './present-status.ts';
import { presentTasks } from './present-task.ts';

type Asked = ParsedInputOf<typeof taskList>;

/** Refuses (bad_parameters) a cursor of another list. */
export async function listTasks(
  app: Pick<AppContext, 'config' | 'db'>,
  userId: number,
  asked: Asked,
  language: Language,
): Promise<OutputOf<typeof taskList>> {
  const wanted = wantedOf(userId, asked);
  const isBegin = asked.cursor === undefined && countSkipped(asked) === 0;
  const { rows, total, images } = await limitSearch(app.db, asked.q, async (db) => ({
    rows: await findRows(db, userId, asked),
    total: isBegin ? await db.$count(tasks, wanted) : null,
    images: isBegin ? await countImages(db, userId, asked) : null,
  }));
  const presented = await presentTasks(app, rows.slice(0, asked.page_size), language);
  const page = shapePage(asked, rows, {
    present: () => presented,
    cursorOf: ({ seq }) => packCursor([seq]),
    total,
  });
  return { ...page, images };
}

async function findRows(db: DbOrTx, userId: number, asked: Asked): Promise<TaskRow[]> {
  const isOldestFirst = asked.sort === 'oldest';
  // By the owner's own numbers, which only their index has: by ids the database might walk through everybody's works.
  const order = isOldestFirst ? asc : desc;
  const most = countSkipped(asked) + asked.page_size + 1;
  const select = (which: Asked, limit: number) =>
    db
      .select()
      .from(tasks)
      .where(and(wantedOf(userId, which), isAfterCursor(asked.cursor, isOldestFirst)))
      .orderBy(order(tasks.seq))
      .limit(limit);
  const rows = await searchNearFirst(asked.q, most, {
    near: async () => {
      const first = select({ ...asked, q: undefined }, NEAR).as('near');
      return await db
        .select()
        .from(first)
        .where(matchText(asked.q, [first.prompt]))
        .orderBy(order(first.seq))
        .limit(most);
    },
    all: async () => await select(asked, most),
  });
  return rows.slice(countSkipped(asked));
}

function isAfterCursor(cursor: string | undefined, isOldestFirst: boolean) {
  if (cursor === undefined) return undefined;
  const last = readCursorId(readCursor(cursor, 1)[0]);
  return isOldestFirst ? gt(tasks.seq, last) : lt(tasks.seq, last);
}
