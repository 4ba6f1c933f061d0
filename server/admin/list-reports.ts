// The queue of reported works, and those that were decided.
import { sql, type SQL } from 'drizzle-orm';
import type { AdminReport, adminReportList } from '#contract/admin.ts';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import type { Page } from '#contract/page.ts';
import { packCursor, readCursor, readCursorId, readCursorNumber } from '#server/database/cursor.ts';
import { reports } from '#server/database/schema/community.ts';
import { countSkipped, shapePage } from '#server/database/shape-page.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Language } from '#texts/words.ts';
import { presentReports, type ReportState } from './present-reports.ts';

/** `rank` first (the higher the earlier), then `id`; both as the list compares them. */
type Row = { task_id: number; rank: number; id: number };

/** Open: those with the most reports first, then the oldest. Decided: the last decision first, in microseconds. */
const QUERIES: Readonly<Record<ReportState, SQL>> = {
  open: sql`
    select task_id, count(*) as rank, -min(id) as id from ${reports}
    where decision is null group by task_id`,
  decided: sql`
    select task_id, (extract(epoch from max(decided_at)) * 1000000)::bigint as rank, max(id) as id
    from ${reports} where decision is not null group by task_id`,
};

/** Refuses (bad_parameters) a cursor of another list. */
export async function listReports(
  app: Pick<AppContext, 'config' | 'db'>,
  asked: ParsedInputOf<typeof adminReportList>,
  language: Language,
): Promise<Page<AdminReport>> {
  const works = QUERIES[asked.state];
  const { rows } = await app.db.execute<Row>(sql`
    select * from (${works}) works where ${isAfterCursor(asked.cursor)}
    order by rank desc, id desc
    limit ${asked.page_size + 1} offset ${countSkipped(asked)}`);
  const total = await app.db.execute<{ n: number }>(sql`select count(*) as n from (${works}) works`);
  const ids = rows.slice(0, asked.page_size).map(({ task_id }) => task_id);
  const presented = await presentReports(app, asked.state, ids, language);
  return shapePage(asked, rows, {
    present: () => presented,
    cursorOf: ({ rank, id }) => packCursor([rank, Math.abs(id)]),
    total: total.rows[0]?.n ?? 0,
  });

  function isAfterCursor(cursor: string | undefined): SQL {
    if (cursor === undefined) return sql`true`;
    const [rank, last] = readCursor(cursor, 2);
    const id = readCursorId(last);
    return sql`(rank, id) < (${readCursorNumber(rank)}::bigint, ${asked.state === 'open' ? -id : id}::bigint)`;
  }
}
