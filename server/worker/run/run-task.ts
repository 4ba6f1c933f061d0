// The life of one claimed task in a worker: it is done, or the reason why not is written, or it is left for another.
import { toolOfType } from '#contract/tool-names.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Failure } from '#contract/failures.ts';
import { TASK_STATUS } from '#contract/task.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { BadMedia } from '#server/media/stored.ts';
import { isDatabaseFault, isDiskFault } from '#server/is-unavailable.ts';
import { Refusal } from '#server/refusal.ts';
import { failTask, type TaskFailure } from '#server/task/fail-task.ts';
import { EngineFault } from './ask-engine.ts';
import type { Engines } from '#server/worker/engines/choose-engine.ts';
import { type ClaimedTask, LEASE_SECONDS } from './claim-task.ts';
import { doTask, EngineAway, type Run } from './do-task.ts';
import { holdLease } from './hold-lease.ts';
import { holdTask, UnclearRun } from './hold-task.ts';
import { drawPause } from './draw-pause.ts';
import { OurFault } from './our-fault.ts';
import { outlastDatabase } from './outlast-database.ts';
import { endRun, type RunEnding } from './record-run.ts';
import { leasesLost, observeRun, type Outcome } from './run-metrics.ts';
import { traceRun } from './trace-task.ts';
import { updateClaimedPersistently, LostClaim } from './update-claimed.ts';
import type { WorkerContext } from '#server/worker/worker-context.ts';

/** After a fault the task is taken up again no sooner than this; the pause doubles each time. */
/** So long the last word on a task outlasts a database that is away when the worker must end; else as long as a lease. */
const LAST_WORD_MS = 2000;

/**
 * Never throws. `stopping` is aborted when the worker must end: a run that survives us is left for the next worker,
 * another one is given up; either way the lease is given back at once.
 */
export async function runTask(
  app: WorkerContext,
  engines: Engines,
  task: ClaimedTask,
  stopping: AbortSignal,
): Promise<void> {
  await traceRun(task, () => runClaimed(app, engines, task, stopping));
}

async function runClaimed(
  app: WorkerContext,
  engines: Engines,
  task: ClaimedTask,
  stopping: AbortSignal,
): Promise<Pick<Run, 'engine'> & { outcome: Outcome }> {
  const lost = new AbortController();
  const signal = AbortSignal.any([lost.signal, stopping]);
  const lease = holdLease(app, task, () => {
    leasesLost.inc();
    lost.abort(new LostClaim(task));
  });
  const begun = performance.now();
  const { log } = app;
  const run: Run = {};
  let isLeftRunning = false;
  let outcome: Outcome = 'completed';
  try {
    await doTask(app, engines, task, signal, run);
    await recordEnd(app, run, { state: 'succeeded', costMicros: run.costMicros });
    log.info({ engine: run.engine?.id }, 'Task completed');
  } catch (error) {
    lease.stop();
    outcome = outcomeOf(error, signal);
    if (outcome === 'left') {
      isLeftRunning = await leaveRun(app, task, run);
      if (!isLeftRunning) await recordEnd(app, run, { state: 'canceled' });
      if (stopping.aborted && !lost.signal.aborted)
        await giveBack(app, task, { lease_until: null }, stopping);
      log.info('Task left: it has ended, or somebody else goes on with it');
    } else if (error instanceof UnclearRun) {
      log.error({ run: error.runId }, `Task held for an admin: ${error.message}`);
      await hold(app, task, error, stopping);
    } else if (isOurFault(error)) {
      const level = task.error_detail === null ? 'error' : 'debug'; // told once, not at each try
      log[level]({ err: error }, 'Task interrupted by a fault of ours; it waits and is taken up again');
      const error_detail = error instanceof Error ? error.message : String(error);
      isLeftRunning =
        error instanceof EngineAway || (!(error instanceof OurFault) && (await leaveRun(app, task, run)));
      if (!isLeftRunning) await recordEnd(app, run, { state: 'failed', detail: error_detail });
      await giveBack(app, task, { lease_until: afterPause(task, error), error_detail }, stopping);
    } else if (error instanceof EngineFault || error instanceof BadMedia) {
      const failure = error instanceof EngineFault ? error.failure : 'engine_error';
      log.warn({ failure, detail: error.message }, 'Task failed');
      await recordEnd(app, run, { state: 'failed', detail: error.message });
      await recordFailure(app, task, failure, error.message, stopping);
    } else {
      log.error(
        { err: error },
        'Task interrupted by an error that nobody expected; it will be taken up again',
      );
      await giveBack(app, task, { lease_until: afterPause(task), attempts: task.attempts }, stopping);
    }
  } finally {
    lease.stop();
    observeRun(toolOfType(task.type), outcome, performance.now() - begun);
    if (run.engine && run.ref && !isLeftRunning) {
      await run.engine.release(run.ref).catch((err: unknown) => log.warn({ err }, 'A run was not released'));
    }
  }
  return { outcome, ...(run.engine && { engine: run.engine }) };
}

function outcomeOf(error: unknown, { aborted }: AbortSignal): Outcome {
  if (aborted || error instanceof LostClaim) return 'left';
  if (error instanceof UnclearRun) return 'held';
  if (isOurFault(error)) return 'interrupted';
  return error instanceof EngineFault || error instanceof BadMedia ? 'failed' : 'interrupted';
}

/** For charts and budgets alone: without it the task ends as well. */
async function recordEnd(app: WorkerContext, { stored }: Run, ending: RunEnding): Promise<void> {
  if (!stored || stored.runId === null) return;
  try {
    await endRun(app.db, stored.runId, ending);
  } catch (err) {
    app.log.warn({ err, run: stored.runId }, 'The end of a run was not recorded');
  }
}

/** Where even that cannot be written, the lease runs out and the next worker comes to the same. */
async function hold(
  app: WorkerContext,
  task: ClaimedTask,
  why: UnclearRun,
  stopping: AbortSignal,
): Promise<void> {
  try {
    await atTheEnd(stopping, (signal) => outlastDatabase(() => holdTask(app.db, task, why), signal));
  } catch (err) {
    app.log.error({ err, task: task.id }, 'A task could not be held');
  }
}

/** Ends a run that nobody will ask for. True = it survives us, and the next worker goes on with it. */
async function leaveRun(app: WorkerContext, task: ClaimedTask, { engine, ref }: Run): Promise<boolean> {
  if (!engine || !ref) return false;
  if (engine.traits.isRestartSafe && (await isProcessing(app, task))) return true;
  await engine.cancel(ref).catch(() => {});
  return false;
}

/** When it cannot be told, the run is left alone: a useless run costs less than one taken from another worker. */
async function isProcessing(app: WorkerContext, task: ClaimedTask): Promise<boolean> {
  const still = and(eq(tasks.id, task.id), eq(tasks.status, TASK_STATUS.processing));
  return await app.db.$count(tasks, still).then(
    (n) => n > 0,
    () => true,
  );
}

/** Of an engine's word on its own disk (EngineFault) we know nothing; what has no disk and no database is a bug. */
function isOurFault(error: unknown): boolean {
  if (error instanceof EngineFault) return false;
  const isUnavailable = error instanceof Refusal && error.refusal === 'unavailable'; // a checker of the content rules
  const isOurs = error instanceof OurFault || error instanceof EngineAway;
  return isOurs || isUnavailable || isDiskFault(error) || isDatabaseFault(error);
}

/** Claims that were taken off again are as many as the faults and orderly ends before. */
function afterPause({ fence, attempts }: ClaimedTask, error?: unknown): SQL {
  const asked = error instanceof OurFault ? error.pauseSeconds : null;
  return sql`now() + make_interval(secs => ${drawPause({ asked, waits: fence - attempts })})`;
}

/** The attempt is taken off again, unless `values` say otherwise: named as a number, so that twice is as once. */
async function giveBack(
  app: WorkerContext,
  task: ClaimedTask,
  values: PgUpdateSetSource<typeof tasks>,
  stopping: AbortSignal,
): Promise<void> {
  const given = { attempts: task.attempts - 1, ...values };
  try {
    await atTheEnd(stopping, (signal) => updateClaimedPersistently(app.db, task, given, signal));
  } catch (error) {
    if (!(error instanceof LostClaim))
      app.log.warn({ err: error, task: task.id }, 'A lease was not given back');
  }
}

/** Its signal is aborted when the last word on a task has been tried for long enough. */
async function atTheEnd(
  stopping: AbortSignal,
  say: (signal: AbortSignal) => Promise<unknown>,
): Promise<void> {
  const patience = new AbortController();
  const endAfter = (ms: number) => setTimeout(() => patience.abort(), ms);
  const timers = [endAfter(stopping.aborted ? LAST_WORD_MS : LEASE_SECONDS * 1000)];
  const hurry = () => timers.push(endAfter(LAST_WORD_MS));
  stopping.addEventListener('abort', hurry, { once: true });
  try {
    await say(patience.signal);
  } finally {
    stopping.removeEventListener('abort', hurry);
    for (const timer of timers) clearTimeout(timer);
  }
}

async function recordFailure(
  app: WorkerContext,
  task: ClaimedTask,
  failure: Failure,
  detail: string,
  stopping: AbortSignal,
): Promise<void> {
  const { id: taskId, user_id: userId, fence } = task;
  const failed: TaskFailure = { taskId, userId, failure, detail, from: [TASK_STATUS.processing], fence };
  try {
    await atTheEnd(stopping, (signal) => outlastDatabase(() => failTask(app.db, failed), signal));
  } catch (error) {
    // The lease runs out, and the next worker tries again.
    app.log.error({ err: error, task: task.id }, 'A failure could not be recorded');
  }
}
