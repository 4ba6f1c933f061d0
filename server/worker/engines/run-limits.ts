// How much an engine may do at a time, and cost a day: counted over all workers when it is about to be asked.
import { type SQL, sql } from 'drizzle-orm';
import { PROCESSING } from '#server/database/task-states.ts';
import type { DbOrTx, Tx } from '#server/database/tx.ts';

/** Null: no limit. `budgetMicros` (millionths of a US dollar) and `points` are a day's (UTC). */
export type RunLimits = { tasks: number | null; budgetMicros: number | null; points: number | null };

/** Any number, the same in every version; the second half of the lock's key is the engine. */
const RUN_LOCK = 7_283_548;

/**
 * A step of the transaction that writes the run of a task: no other one of the engine is written before it ends. A run whose
 * task has ended, or is held, takes no place, and the task itself none a second time. Returns `full`, or `spent` until the
 * next day (UTC).
 */
export async function readRoom(
  tx: Tx,
  engine: string,
  limits: RunLimits,
  taskId: number,
): Promise<'room' | 'full' | 'spent'> {
  const { tasks, budgetMicros, points } = limits;
  if (tasks === null && budgetMicros === null && points === null) return 'room';
  await tx.execute(sql`select pg_advisory_xact_lock(${RUN_LOCK}, hashtext(${engine}))`);
  if (tasks !== null && (await count(tx, listRunning(engine, taskId))) >= tasks) return 'full';
  return (await isSpent(tx, engine, limits, taskId)) ? 'spent' : 'room';
}

/** Returns true where an engine has cost, or earned by other tasks than this one, what it may in a day. */
export async function isSpent(
  db: DbOrTx,
  engine: string,
  { budgetMicros, points }: RunLimits,
  taskId: number | null = null,
): Promise<boolean> {
  if (budgetMicros !== null && (await count(db, sumCosts(engine))) >= budgetMicros) return true;
  return points !== null && (await count(db, sumPoints(engine, taskId))) >= points;
}

const listRunning = (engine: string, taskId: number): SQL => sql`
  select count(distinct r.task_id) as n from engine_runs r join tasks t on t.id = r.task_id
  where r.engine = ${engine} and r.ended_at is null and r.state in ('asked', 'running')
    and t.status = ${PROCESSING} and t.held_at is null and t.id <> ${taskId}`;

const TODAY = sql`begun_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`;

const sumCosts = (engine: string): SQL => sql`
  select coalesce(sum(cost_micros), 0) as n from engine_runs where engine = ${engine} and ${TODAY}`;

/** What another engine took over is that one's. */
const sumPoints = (engine: string, taskId: number | null): SQL => sql`
  select coalesce(sum(cost - refunded), 0) as n from tasks
  where engine = ${engine} and id is distinct from ${taskId}
    and id in (select task_id from engine_runs where engine = ${engine} and ${TODAY})`;

async function count(db: DbOrTx, query: SQL): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(query);
  return Number(rows[0]?.n ?? 0);
}
