// Gets the engine's run of a task: the one begun before, where there is one; and never a second one that is paid for.
import { eq, sql } from 'drizzle-orm';
import { engine_runs } from '#server/database/schema/engines.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { Engine, EngineContext, EngineRequest, Prepared, RemoteRef } from '#server/engines/engine.ts';
import type { AppContext } from '#server/app-context.ts';
import { askEngine, EngineFault } from './ask-engine.ts';
import type { ClaimedTask } from './claim-task.ts';
import { UnclearRun } from './hold-task.ts';
import type { Voice } from './obtain-voice.ts';
import { outlastDatabase } from './outlast-database.ts';
import { OurFault } from './our-fault.ts';
import { nameModel } from '#server/worker/engines/find-model.ts';
import { beginRun, endRun } from './record-run.ts';
import { readRoom, type RunLimits } from '#server/worker/engines/run-limits.ts';
import { LostClaim, updateClaimed } from './update-claimed.ts';

/** What is stored before the only billable call. `runId` (of engine_runs): that call may have happened. */
export type StoredRun = {
  request: EngineRequest;
  prepared: Prepared;
  runId: number | null;
  /** Of a text that was typed. */
  voice?: Voice;
};

/** A place is looked for again so soon. */
const FULL_SECONDS = 2;

type Deal = {
  app: Pick<AppContext, 'db'>;
  engine: Engine;
  task: ClaimedTask;
  /** Its `runId` is set when the engine is asked. */
  stored: StoredRun;
  context: EngineContext;
  limits: RunLimits;
};

/**
 * Returns the run that was begun before, where that can be known; else a new one. Throws UnclearRun where a new one might
 * be paid twice.
 */
export async function obtainRun(deal: Deal, begun: RemoteRef | null): Promise<RemoteRef> {
  const { engine, stored } = deal;
  if (begun && engine.traits.isRestartSafe) return begun;
  if (!begun && stored.runId !== null) {
    const found = await findRun(deal, stored.runId);
    if (found) return found;
  }
  if (begun && engine.traits.isPaid) throw new EngineFault('engine_error', 'the paid run was lost');
  return await submitRun(deal);
}

/** Null where the engine was certainly not asked, or where asking again costs nothing. Throws UnclearRun. */
async function findRun({ app, engine, task, stored, context }: Deal, runId: number) {
  const found = await askEngine(
    engine,
    'recover',
    () => engine.recover?.(stored.prepared, context) ?? 'cannot-tell',
    context.signal,
  );
  if (typeof found === 'object') {
    await storeRef(app, task, runId, found, context.signal);
    return found;
  }
  if (found === 'cannot-tell' && engine.traits.isPaid) {
    throw new UnclearRun(
      runId,
      `it cannot be told whether ${engine.id} was asked; it is not asked again by itself`,
    );
  }
  return null;
}

/** The only billable call. That it may have happened is stored before it, its answer before anything is waited for. */
export async function submitRun(deal: Deal): Promise<RemoteRef> {
  const { app, engine, task, stored, context } = deal;
  const runId = await storeAsked(deal);
  stored.runId = runId;
  const submitting = engine.submit(stored.prepared, context);
  try {
    const ref = await askEngine(engine, 'submit', () => submitting, context.signal);
    await storeRef(app, task, runId, ref, context.signal);
    return ref;
  } catch (error) {
    const isLeft = context.signal.aborted && !(context.signal.reason instanceof LostClaim);
    // However late the engine names it: nobody will ever ask for this run, unless the next worker can find it.
    if (!isLeft || !engine.recover) {
      void submitting.then((ref) => engine.cancel(ref).finally(() => engine.release(ref))).catch(() => {});
    }
    if (!(error instanceof EngineFault) || !mayHaveBegun(engine, error)) throw error;
    const found = await findRun(deal, runId);
    if (found) return found;
    throw new EngineFault(error.failure, error.message, { kind: 'unavailable', mayBeCharged: false });
  }
}

/** Its answer got lost, or is none. */
function mayHaveBegun({ traits }: Engine, { kind, mayBeCharged }: EngineFault): boolean {
  return traits.isPaid ? mayBeCharged : kind === 'unavailable';
}

/** Throws OurFault where the engine is full, EngineFault where what it may cost or earn a day is spent. */
async function storeAsked({ app, engine, task, stored, context, limits }: Deal): Promise<number> {
  return await outlastDatabase(
    () =>
      app.db.transaction(async (tx) => {
        const room = await readRoom(tx, engine.id, limits, task.id);
        if (room === 'full') throw new OurFault(`${engine.id} does as many tasks as it may`, FULL_SECONDS);
        if (room === 'spent') {
          const detail = `what ${engine.id} may cost or earn a day is spent`;
          throw new EngineFault('capacity', detail, { kind: 'refused', mayBeCharged: false });
        }
        if (stored.runId !== null)
          await endRun(tx, stored.runId, { state: 'lost', detail: 'asked for again' });
        const { runId, usual, most } = await beginRun(tx, {
          task,
          engine: engine.id,
          model: nameModel(engine.id, engine.modelOf?.(stored.prepared)),
        });
        await updateClaimed(tx, task, {
          prepared: { ...stored, runId },
          remote_ref: null,
          // Counted from its start: what was waited for before is over.
          eta_seconds: sql`extract(epoch from now() - ${tasks.started_at})::int + ${Math.ceil(usual)}`,
          eta_most_seconds: sql`extract(epoch from now() - ${tasks.started_at})::int + ${Math.ceil(most)}`,
        });
        return runId;
      }),
    context.signal,
  );
}

async function storeRef(
  app: Pick<AppContext, 'db'>,
  task: ClaimedTask,
  runId: number,
  ref: RemoteRef,
  signal: AbortSignal,
): Promise<void> {
  await outlastDatabase(
    () =>
      app.db.transaction(async (tx) => {
        await updateClaimed(tx, task, { remote_ref: ref });
        await tx.update(engine_runs).set({ state: 'running' }).where(eq(engine_runs.id, runId));
      }),
    signal,
  );
}
