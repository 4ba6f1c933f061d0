// Keeps a row for every time that an engine is asked: budgets, charts and estimates are made from these.
import { and, eq, isNull, sql } from 'drizzle-orm';
import { toolOfType } from '#contract/tool-names.ts';
import type { Db } from '#server/database/connect.ts';
import { type EngineRunState, engine_hints, engine_runs } from '#server/database/schema/engines.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import { type Duration, estimateDuration } from '#server/task/learned-times.ts';
import { findContract } from '#tools/find-contract.ts';
import type { ClaimedTask } from './claim-task.ts';

type Begun = { task: Pick<ClaimedTask, 'id' | 'type' | 'params'>; engine: string; model: string };

/**
 * A step of the transaction that stores that the engine is about to be asked. Returns the number of the run, and how long
 * it will take.
 */
export async function beginRun(
  db: DbOrTx,
  { task, engine, model }: Begun,
): Promise<{ runId: number } & Duration> {
  const { id, type, params } = task;
  const formulaSeconds = findContract(type).contract.etaSeconds(params as never);
  const duration = await estimateDuration(db, { tool: toolOfType(type), engine, model, formulaSeconds });
  const [run] = await db
    .insert(engine_runs)
    .values({
      task_id: id,
      type,
      engine,
      model,
      formula_seconds: formulaSeconds,
      most_seconds: duration.most,
    })
    .returning({ id: engine_runs.id });
  if (!run) throw new Error('the run was not written');
  return { runId: run.id, ...duration };
}

export type RunEnding = {
  state: Exclude<EngineRunState, 'asked' | 'running'>;
  detail?: string;
  costMicros?: number | undefined;
};

/** One that has ended, or that nobody knows, stays as it is; but who held it may decide. */
export async function endRun(
  db: DbOrTx,
  runId: number,
  { state, detail = '', costMicros }: RunEnding,
): Promise<void> {
  await db
    .update(engine_runs)
    .set({ state, detail, cost_micros: costMicros ?? null, ended_at: state === 'held' ? null : sql`now()` })
    .where(and(eq(engine_runs.id, runId), isNull(engine_runs.ended_at)));
}

const LOST_AFTER = sql`interval '1 day'`;
const KEPT_FOR = sql`interval '90 days'`;
/** No run is longer under way. */
const HINTS_KEPT_FOR = sql`interval '2 days'`;

/** Closes what nobody will close any more, and removes what is old. */
export async function forgetRuns(db: Db): Promise<void> {
  await db
    .update(engine_runs)
    .set({ state: 'lost', ended_at: sql`now()` })
    .where(sql`ended_at is null and state <> 'held' and begun_at < now() - ${LOST_AFTER}`);
  await db.delete(engine_runs).where(sql`begun_at < now() - ${KEPT_FOR}`);
  await db.delete(engine_hints).where(sql`told_at < now() - ${HINTS_KEPT_FOR}`);
}
