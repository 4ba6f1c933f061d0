// What a monitor may read of any process: its own numbers, the waiting line, and what the workers last found, as Prometheus
// reads them.
import { sql } from 'drizzle-orm';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { type EngineStats, readEngineStats } from '#server/admin/read-engine-stats.ts';
import type { AppContext } from '#server/app-context.ts';
import { poolOf } from '#server/database/connect.ts';
import { invariant_checks } from '#server/database/schema/system.ts';
import { OPEN, QUEUED } from '#server/database/task-states.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { toolOfType } from '#contract/tool-names.ts';

export type Metrics = {
  registry: Registry;
  /** Returns the text of one reading and its content type. */
  read(): Promise<{ contentType: string; text: string }>;
};

export function openMetrics(app: Pick<AppContext, 'db' | 'log' | 'moderation'>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addModeration(app, registry);
  addPool(app, registry);
  const reports = [addChecks(app, registry), addEngines(app, registry), addLine(app, registry)];
  return {
    registry,
    read: async () => {
      await Promise.all(reports.map((report) => report()));
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}

/** Whoever waits for a connection waits for the database, or for whoever keeps one too long. */
function addPool({ db }: Pick<AppContext, 'db'>, registry: Registry): void {
  const pool = poolOf(db);
  if (!pool) return;
  registry.registerMetric(
    new Gauge({
      name: 'atelier_database_connections',
      help: 'Connections of this process to the database, and statements that wait for one, by state.',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waited_for' }, pool.waitingCount);
      },
    }),
  );
}

/** Of the whole installation: every process says the same. */
function addLine({ db, log }: Pick<AppContext, 'db' | 'log'>, registry: Registry): () => Promise<void> {
  const open = new Gauge({
    name: 'atelier_tasks_open',
    help: 'Tasks that wait or run, by tool.',
    labelNames: ['state', 'tool'],
    registers: [registry],
  });
  const age = new Gauge({
    name: 'atelier_queue_age_seconds',
    help: 'How long the oldest waiting task has waited; 0 when none waits.',
    registers: [registry],
  });
  return async () => {
    const counts = await readLine(db).catch((err: unknown) => {
      log.warn({ err }, 'The waiting line could not be read for the monitor');
      return null;
    });
    open.reset();
    age.reset();
    if (!counts) return age.remove();
    age.set(Math.max(0, ...counts.map(({ isWaiting, seconds }) => (isWaiting ? seconds : 0))));
    for (const { isWaiting, type, count } of counts)
      open.set({ state: isWaiting ? 'waiting' : 'running', tool: toolOfType(type) }, count);
  };
}

async function readLine(db: AppContext['db']) {
  const isWaiting = sql<boolean>`${tasks.status} = ${QUEUED}`;
  return await db
    .select({
      isWaiting,
      type: tasks.type,
      count: sql<number>`count(*)`,
      seconds: sql<number>`extract(epoch from now() - min(${tasks.created_at}))::float8`,
    })
    .from(tasks)
    .where(sql`${tasks.status} in (${OPEN})`)
    .groupBy(isWaiting, tasks.type);
}

/** Checkers of the content rules that broke in this process; a worker says so in its log. */
function addModeration({ moderation }: Pick<AppContext, 'moderation'>, registry: Registry): void {
  registry.registerMetric(
    new Counter({
      name: 'atelier_checker_faults_total',
      help: 'Checkers of the content rules that failed or were late, by stage and name.',
      labelNames: ['stage', 'checker', 'kind'],
      registers: [],
      collect() {
        this.reset();
        for (const { count, ...fault } of moderation.faults()) this.inc(fault, count);
      },
    }),
  );
}

/** From the rows of the last day, which the workers write: every API process says the same. */
function addEngines({ db, log }: Pick<AppContext, 'db' | 'log'>, registry: Registry): () => Promise<void> {
  const runs = new Gauge({
    name: 'atelier_engine_runs_day',
    help: 'Runs of the last 24 hours, by engine and how they ended; held ones need a person.',
    labelNames: ['engine', 'state'],
    registers: [registry],
  });
  const seconds = new Gauge({
    name: 'atelier_engine_run_seconds_day',
    help: 'The median time of the runs of the last 24 hours that made something, by engine.',
    labelNames: ['engine'],
    registers: [registry],
  });
  const spent = new Gauge({
    name: 'atelier_engine_spent_usd_day',
    help: 'What the runs of the last 24 hours have cost the operator, by engine.',
    labelNames: ['engine'],
    registers: [registry],
  });
  return async () => {
    const stats = await readEngineStats(db).catch((err: unknown) => {
      log.warn({ err }, 'What the engines did could not be read for the monitor');
      return new Map<string, EngineStats>();
    });
    for (const gauge of [runs, seconds, spent]) gauge.reset();
    for (const [engine, { made, failed, held, seconds: usual, spent_micros }] of stats) {
      for (const [state, n] of Object.entries({ made, failed, held })) runs.set({ engine, state }, n);
      if (usual !== null) seconds.set({ engine }, usual);
      spent.set({ engine }, spent_micros / 1e6);
    }
  };
}

/** Workers check what must always hold and store what they found; without a database nothing is told of it. */
function addChecks({ db, log }: Pick<AppContext, 'db' | 'log'>, registry: Registry): () => Promise<void> {
  const violations = new Gauge({
    name: 'atelier_invariant_violations',
    help: 'Rows that break what must always hold, by rule; anything but 0 needs a person.',
    labelNames: ['name'],
    registers: [registry],
  });
  const checkedAt = new Gauge({
    name: 'atelier_invariant_check_timestamp_seconds',
    help: 'When a worker last looked: at all rows (once a night), at the recent ones (every minute).',
    labelNames: ['scope'],
    registers: [registry],
  });
  return async () => {
    const found = await readChecks(db).catch((err: unknown) => {
      log.warn({ err }, 'What the workers checked could not be read for the monitor');
      return { rules: [], scopes: [] };
    });
    violations.reset();
    checkedAt.reset();
    for (const { name, rows } of found.rules) violations.set({ name }, rows);
    for (const { scope, seconds } of found.scopes) checkedAt.set({ scope }, seconds);
  };
}

type Found = { rules: { name: string; rows: number }[]; scopes: { scope: string; seconds: number }[] };

/** What a look at all rows found stands until the next one, though the recent rows are fine. */
async function readChecks(db: AppContext['db']): Promise<Found> {
  const { rule, scope, violations, checked_at } = invariant_checks;
  const rules = await db
    .select({ name: rule, rows: sql<number>`max(${violations})` })
    .from(invariant_checks)
    .groupBy(rule);
  const scopes = await db
    .select({ scope, seconds: sql<number>`extract(epoch from max(${checked_at}))::bigint` })
    .from(invariant_checks)
    .groupBy(scope);
  return { rules, scopes };
}
