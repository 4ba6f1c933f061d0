// Reported works as an admin sees them: the work, its author, and all that was said about it.
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { AdminReport } from '#contract/admin.ts';
import { mediaOfTool, toolOfType } from '#contract/tool-names.ts';
import { reports } from '#server/database/schema/community.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { AppContext } from '#server/app-context.ts';
import { listResults, type MediaRow, pickPublicImage, presentResult } from '#server/task/present-result.ts';
import { titleOf } from '#server/task/present-template.ts';
import type { Language } from '#texts/words.ts';
import { listNames } from './list-names.ts';

export type ReportState = 'open' | 'decided';

/** In the order of the ids. Each has the reports that are open, or those that are decided. */
export async function presentReports(
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  state: ReportState,
  taskIds: readonly number[],
  language: Language,
): Promise<AdminReport[]> {
  if (taskIds.length === 0) return [];
  const ids = [...taskIds];
  const works = await db
    .select({ task: tasks, author: users })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.user_id))
    .where(inArray(tasks.id, ids));
  const results = await listResults(db, ids, 'all');
  const said = await listReports(db, state, ids);
  const names = await listNames(
    db,
    said.map(({ report }) => report.decided_by),
  );
  return taskIds.flatMap((id) => {
    const work = works.find(({ task }) => task.id === id);
    if (!work) return [];
    const { task, author } = work;
    const images = listJudged(task, results.get(id) ?? []).map((row) => presentResult(config, row, task));
    const [first] = images;
    const about = said.filter(({ report }) => report.task_id === id);
    const last = state === 'open' ? undefined : about.at(-1)?.report;
    return {
      task_id: String(id),
      type: task.type,
      kind: mediaOfTool(toolOfType(task.type)),
      thumb: first?.thumb ?? '',
      url: first?.url ?? '',
      images: images.map(pickPublicImage),
      title: titleOf(task, language),
      prompt: task.prompt,
      author: {
        id: String(author.id),
        name: author.name,
        email: author.email,
        state: author.state === 'abnormal' ? 'abnormal' : 'normal',
      },
      public: task.public && task.deleted_at === null,
      hidden: task.hidden_at !== null,
      reports: about.map(({ report, reporter }) => ({
        id: String(report.id),
        reason: report.reason,
        text: report.text,
        reporter: { id: String(report.reporter_id), name: reporter },
        created_at: report.created_at.toISOString(),
      })),
      decision: last?.decision ?? null,
      decided_at: last?.decided_at?.toISOString() ?? null,
      decided_by: last?.decided_by ? (names.get(last.decided_by) ?? null) : null,
    };
  });
}

function listJudged(task: typeof tasks.$inferSelect, made: readonly MediaRow[]): readonly MediaRow[] {
  const shown = made.filter((row) => task.public && !row.withheld && row.deleted_at === null);
  return shown.length > 0 ? shown : made;
}

async function listReports(db: AppContext['db'], state: ReportState, taskIds: number[]) {
  return await db
    .select({ report: reports, reporter: users.name })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporter_id))
    .where(
      and(
        inArray(reports.task_id, taskIds),
        state === 'open' ? isNull(reports.decision) : isNotNull(reports.decision),
      ),
    )
    .orderBy(asc(reports.decided_at), asc(reports.id));
}
