// Keeps a row for every time that an engine is asked: budgets, charts and estimates are made from these.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { TaskType } from '#contract/tool-names.ts';
import type { Db } from '#server/database/connect.ts';
import { type EngineRunState, engine_runs } from '#server/database/schema/engines.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import type { EngineRequest } from '#server/engines/engine.ts';

type Begun = { taskId: number; type: TaskType; engine: string; request: EngineRequest };

/** A step of the transaction that stores that the engine is about to be asked. Returns the number of the run. */
export async function beginRun(db: DbOrTx, { taskId, type, engine, request }: Begun): Promise<number> {
  const { width, height, seeds, fields, inputs } = request;
  const given = inputs.find(({ kind }) => kind !== 'image')?.duration ?? 0;
  const asked = fields['seconds'];
  const [run] = await db
    .insert(engine_runs)
    .values({
      task_id: taskId,
      type,
      engine,
      pixels: width * height,
      outputs: seeds.length,
      seconds: typeof asked === 'number' ? asked : given,
    })
    .returning({ id: engine_runs.id });
  if (!run) throw new Error('the run was not written');
  return run.id;
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

/** Closes what nobody will close any more, and removes what is old. */
export async function forgetRuns(db: Db): Promise<void> {
  await db
    .update(engine_runs)
    .set({ state: 'lost', ended_at: sql`now()` })
    .where(sql`ended_at is null and state <> 'held' and begun_at < now() - ${LOST_AFTER}`);
  await db.delete(engine_runs).where(sql`begun_at < now() - ${KEPT_FOR}`);
}
