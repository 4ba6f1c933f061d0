// How the product is: engines, waiting line, failures, and what must always hold as workers last found it.
import { asc, count, desc, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { TASK_STATUS } from '#contract/task.ts';
import { ENDED, OPEN, PROCESSING, QUEUED } from '#server/database/task-states.ts';
import { TOOL_WORDS } from '#contract/tool-names.ts';
import type { adminHealth } from '#contract/admin.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { reports } from '#server/database/schema/community.ts';
import { payment_events, payment_requests } from '#server/database/schema/billing.ts';
import { engine_reports, invariant_checks } from '#server/database/schema/system.ts';
import type { AppContext } from '#server/app-context.ts';
import { presentEngine } from '#server/task/present-engine.ts';
import { NO_STATS, readEngineStats } from './read-engine-stats.ts';
import type { Language } from '#texts/words.ts';

type Health = OutputOf<typeof adminHealth>;

const sum = (some: readonly { n: number }[]) => some.reduce((total, { n }) => total + n, 0);

/** Of `ended`: nobody's task made a work of the demo gallery. */
export async function readHealth({ db }: Pick<AppContext, 'db'>, language: Language): Promise<Health> {
  const engines = await db.select().from(engine_reports).orderBy(asc(engine_reports.place));
  const stats = await readEngineStats(db);
  const { rows } = await db.execute<Health['queue']>(sql`
    select
      count(*) filter (where status = ${QUEUED}) as waiting,
      count(*) filter (where status = ${PROCESSING}) as running,
      coalesce(extract(epoch from now() - min(created_at) filter (where status = ${QUEUED})), 0)::int as longest_wait
    from tasks where status in (${OPEN})`);
  const [queue = { waiting: 0, running: 0, longest_wait: 0 }] = rows;
  const ended = await db.execute<{ status: number; error_code: string | null; n: number }>(sql`
    select status, error_code, count(*) as n from tasks
    where status in (${ENDED}) and finished_at > now() - interval '1 hour'
      and user_id not in (select id from users where state = 'demo')
    group by 1, 2 order by n desc, error_code`);
  const failures = ended.rows.filter(({ status }) => status === TASK_STATUS.failed);
  const checks = await db
    .select({
      rule: invariant_checks.rule,
      violations: max(invariant_checks.violations),
      checkedAt: max(invariant_checks.checked_at),
    })
    .from(invariant_checks)
    .groupBy(invariant_checks.rule)
    .orderBy(desc(max(invariant_checks.violations)), asc(invariant_checks.rule));
  const [open] = await db
    .select({ n: sql<number>`${count(sql`distinct ${reports.task_id}`)}` })
    .from(reports)
    .where(isNull(reports.decision));
  return {
    engines: engines.map((engine) => ({
      id: engine.engine,
      name: presentEngine(engine.engine, language).name,
      is_ai: engine.is_ai,
      is_well: engine.is_well,
      detail: engine.detail,
      tools: engine.tools,
      effects: engine.effects.length,
      models: engine.models.map(({ id, title, tool, is_well }) => ({
        id,
        title: title[language],
        tool: TOOL_WORDS[tool][language],
        is_well,
      })),
      reported_at: engine.reported_at.toISOString(),
      day: stats.get(engine.engine) ?? NO_STATS,
    })),
    queue: { waiting: queue.waiting, running: queue.running, longest_wait: queue.longest_wait },
    ended: { completed: sum(ended.rows) - sum(failures), failed: sum(failures) },
    failures: failures.map(({ error_code, n }) => ({ error_code: error_code ?? '', count: n })),
    invariants: checks.map(({ rule, violations, checkedAt }) => ({
      rule,
      violations: violations ?? 0,
      checked_at: (checkedAt ?? new Date()).toISOString(),
    })),
    open_reports: open?.n ?? 0,
    held: await db.$count(tasks, isNotNull(tasks.held_at)),
    payments: {
      events: await readWaiting(db, {
        from: payment_events,
        where: isNull(payment_events.applied_at),
        since: payment_events.received_at,
        attempts: payment_events.attempts,
        error: payment_events.outcome,
      }),
      requests: await readWaiting(db, {
        from: payment_requests,
        since: payment_requests.created_at,
        attempts: payment_requests.attempts,
        error: payment_requests.last_error,
      }),
    },
  };
}

type Waiting = Health['payments']['events'];

/** Of what waits; the error is that of the one that failed most often. `since`, `attempts`, `error`: its columns. */
async function readWaiting(
  db: AppContext['db'],
  {
    from,
    where,
    since,
    attempts,
    error,
  }: { from: PgTable; where?: SQL } & Record<'since' | 'attempts' | 'error', PgColumn>,
): Promise<Waiting> {
  const [row] = await db
    .select({
      count: count(),
      failed: sql<number>`count(*) filter (where ${error} <> '')`.mapWith(Number),
      oldest: sql<Date | null>`min(${since})`,
      last_error: sql<string>`coalesce((array_agg(${error} order by ${attempts} desc, ${since} desc) filter (where ${error} <> ''))[1], '')`,
    })
    .from(from)
    .where(where);
  return {
    count: row?.count ?? 0,
    failed: row?.failed ?? 0,
    oldest_at: row?.oldest ? new Date(row.oldest).toISOString() : null,
    last_error: row?.last_error ?? '',
  };
}
