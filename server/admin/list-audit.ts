// Every act of every admin, the newest first.
import { and, desc, eq, lt } from 'drizzle-orm';
import type { adminAuditList, AuditEntry } from '#contract/admin.ts';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import type { Page } from '#contract/page.ts';
import { packCursor, readCursor, readCursorId } from '#server/database/cursor.ts';
import { audit_log } from '#server/database/schema/admin.ts';
import { countSkipped, shapePage } from '#server/database/shape-page.ts';
import type { AppContext } from '#server/app-context.ts';
import { listNames } from './list-names.ts';

/** There is no total. Refuses (bad_parameters) a cursor of another list. */
export async function listAudit(
  { db }: Pick<AppContext, 'db'>,
  asked: ParsedInputOf<typeof adminAuditList>,
): Promise<Page<AuditEntry>> {
  const { user_id, task_id, cursor } = asked;
  const rows = await db
    .select()
    .from(audit_log)
    .where(
      and(
        user_id === undefined ? undefined : eq(audit_log.user_id, Number(user_id)),
        task_id === undefined ? undefined : eq(audit_log.task_id, Number(task_id)),
        cursor === undefined ? undefined : lt(audit_log.id, readCursorId(readCursor(cursor, 1)[0])),
      ),
    )
    .orderBy(desc(audit_log.id))
    .limit(asked.page_size + 1)
    .offset(countSkipped(asked));
  const names = await listNames(
    db,
    rows.flatMap((line) => [line.admin_id, line.user_id]),
  );
  const nameOf = (id: number | null) => (id === null ? null : { id: String(id), name: names.get(id) ?? '' });
  return shapePage(asked, rows, {
    present: (shown) =>
      shown.map((line) => ({
        id: String(line.id),
        admin: nameOf(line.admin_id),
        act: line.act,
        user: nameOf(line.user_id),
        task_id: line.task_id === null ? null : String(line.task_id),
        reason: line.reason,
        detail: line.detail,
        created_at: line.created_at.toISOString(),
      })),
    cursorOf: ({ id }) => packCursor([id]),
    total: null,
  });
}
