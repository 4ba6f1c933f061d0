// Tasks of everybody, the newest first.
import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { AdminTask, adminTaskList } from '#contract/admin.ts';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import type { Page } from '#contract/page.ts';
import { packCursor, readCursor, readCursorId } from '#server/database/cursor.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { countSkipped, shapePage } from '#server/database/shape-page.ts';
import type { AppContext } from '#server/app-context.ts';
import { selectAdminTasks } from './present-admin-task.ts';

/** There is no total: it would count everything that was ever made. Refuses a cursor of another list. */
export async function listAdminTasks(
  { db }: Pick<AppContext, 'db'>,
  asked: ParsedInputOf<typeof adminTaskList>,
): Promise<Page<AdminTask>> {
  const { id, user_id, cursor } = asked;
  const wanted = and(
    id === undefined ? undefined : eq(tasks.id, Number(id)),
    user_id === undefined ? undefined : eq(tasks.user_id, Number(user_id)),
    asked.type && inArray(tasks.type, asked.type),
    asked.status && inArray(tasks.status, asked.status),
    asked.held && isNotNull(tasks.held_at),
    cursor === undefined ? undefined : lt(tasks.id, readCursorId(readCursor(cursor, 1)[0])),
  );
  const rows = await selectAdminTasks(db, wanted, {
    limit: asked.page_size + 1,
    offset: countSkipped(asked),
  });
  return shapePage(asked, rows, {
    present: (shown) => shown,
    cursorOf: (row) => packCursor([Number(row.id)]),
    total: null,
  });
}
