// Does one claimed task from the engine's first word to the result, or to the reason why there is none.
import { randomInt } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { MAX_SEED } from '#contract/limits.ts';
import { type Failure, TASK_STATUS } from '#contract/task.ts';
import { toolOfType } from '#contract/tool-names.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type {
  Engine,
  EngineContext,
  EngineInput,
  EngineOutput,
  EngineRequest,
  Given,
  RemoteRef,
} from '#server/engines/engine.ts';
import type { AppContext } from '#server/app-context.ts';
import { drawWatermark } from '#server/media/draw-watermark.ts';
import { BadMedia } from '#server/media/stored.ts';
import { isDatabaseFault, isDiskFault } from '#server/is-unavailable.ts';
import { Refusal } from '#server/refusal.ts';
import { failTask, type TaskFailure } from '#server/task/fail-task.ts';
import { untilAborted } from '#server/process/until-aborted.ts';
import { toolRuns } from '#tools/runs.ts';
import { askEngine, EngineFault } from './ask-engine.ts';
import type { Engines } from './choose-engine.ts';
import { type ClaimedTask, LEASE_SECONDS } from './claim-task.ts';
import { finishTask } from './finish-task.ts';
import { followRun, type RunEnd } from './follow-run.ts';
import { holdLease } from './hold-lease.ts';
import { listInputs } from './list-inputs.ts';
import { outlastDatabase } from './outlast-database.ts';
import { obtainRun, type StoredRun, submitRun } from './obtain-run.ts';
import { updateClaimedPersistently, LostClaim } from './update-claimed.ts';
import { writeProgress } from './write-progress.ts';

export type WorkerContext = Pick<
  AppContext,
  'config' | 'db' | 'payments' | 'sandboxPayments' | 'storage' | 'mail' | 'jobs' | 'moderation' | 'log'
>;

/** After a fault the task is taken up again no sooner than this; the pause doubles each time. */
const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 60;
/** So long the last word on a task outlasts a database that is away when the worker must end; else as long as a lease. */
const LAST_WORD_MS = 2000;

/** A fault of this deployment that an engine met: nobody pays for it, and it is not counted. */
class OurFault extends Error {}

/** How far we are: what must be ended or left when something happens. */
type Run = { engine?: Engine; ref?: RemoteRef };

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
  const lost = new AbortController();
  const signal = AbortSignal.any([lost.signal, stopping]);
  const lease = holdLease(app, task, () => lost.abort(new LostClaim(task)));
  const log = app.log.child({ task: task.id, claim: task.fence });
  const run: Run = {};
  let isLeftRunning = false;
  try {
    await doTask(app, engines, task, signal, run);
    log.info({ engine: run.engine?.id }, 'Task completed');
  } catch (error) {
    lease.stop();
    if (signal.aborted || error instanceof LostClaim) {
      isLeftRunning = await leaveRun(app, task, run);
      if (stopping.aborted && !lost.signal.aborted)
        await giveBack(app, task, { lease_until: null }, stopping);
      log.info('Task left: it has ended, or somebody else goes on with it');
    } else if (isOurFault(error)) {
      const level = task.error_detail === null ? 'error' : 'debug'; // told once, not at each try
      log[level]({ err: error }, 'Task interrupted by a fault of ours; it waits and is taken up again');
      const error_detail = error instanceof Error ? error.message : String(error);
      isLeftRunning = !(error instanceof OurFault) && (await leaveRun(app, task, run));
      await giveBack(app, task, { lease_until: afterPause(task), error_detail }, stopping);
    } else if (error instanceof EngineFault || error instanceof BadMedia) {
      const failure = error instanceof EngineFault ? error.failure : 'engine_error';
      log.warn({ failure, detail: error.message }, 'Task failed');
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
    if (run.engine && run.ref && !isLeftRunning) {
      await run.engine.release(run.ref).catch((err: unknown) => log.warn({ err }, 'A run was not released'));
    }
  }
}

async function doTask(
  app: WorkerContext,
  engines: Engines,
  task: ClaimedTask,
  signal: AbortSignal,
  run: Run,
): Promise<void> {
  const tool = toolOfType(task.type);
  const engine = (task.prepared ? engines.find(task.engine) : undefined) ?? engines.choose(tool);
  if (!engine) throw new EngineFault('capacity', `no engine can do ${tool}`);
  run.engine = engine;
  const context: EngineContext = {
    taskId: String(task.id),
    signal,
    openInput: ({ key }) => app.storage.open(key),
    drawMark: task.watermark ? drawWatermark : null,
  };
  const isOurRun = task.engine === engine.id;
  let stored = isOurRun ? readStoredRun(task) : undefined;
  if (!stored) {
    const request = makeRequest(task, await listInputs(app.db, task.id));
    const prepared = await askEngine('prepare', () => engine.prepare(request, context), signal);
    stored = { request, prepared, isSubmitting: false };
    await updateClaimedPersistently(
      app.db,
      task,
      { engine: engine.id, prepared: stored, remote_ref: null },
      signal,
    );
  }
  run.ref = await obtainRun(app, engine, task, isOurRun ? task.remote_ref : null, stored, context);
  let end = await follow(app, engine, task, run.ref, signal);
  if (end.state === 'unknown' && !engine.traits.isPaid) {
    run.ref = await submitRun(app, engine, task, stored, context);
    end = await follow(app, engine, task, run.ref, signal);
  }
  if (end.state === 'failed' && end.isOurFault) throw new OurFault(end.detail);
  if (end.state === 'failed') throw new EngineFault(end.failure, end.detail);
  if (end.state === 'canceled') throw new EngineFault('engine_error', 'the engine canceled the run');
  if (end.state === 'unknown') throw new EngineFault('engine_error', 'the engine does not know the run');
  refuseStrangeOutputs(end.outputs, stored.request);
  await untilAborted(finishTask(app, engine, task, stored.request, end, signal), signal);
}

function makeRequest(task: ClaimedTask, inputs: readonly EngineInput[]): EngineRequest {
  const tool = toolOfType(task.type);
  const runs: Partial<Record<string, (params: never, given: Given) => EngineRequest>> = toolRuns;
  const makeOf = runs[tool];
  if (!makeOf) throw new EngineFault('engine_error', `nothing runs ${tool}`);
  return makeOf(task.params as never, { pickSeed: () => randomInt(MAX_SEED + 1), inputs });
}

/** More images than were asked for, or one of them twice, would upset the settlement. */
function refuseStrangeOutputs(outputs: readonly EngineOutput[], { seeds }: EngineRequest): void {
  const indexes = outputs.map(({ index }) => index);
  const isFine = indexes.every((index) => Number.isInteger(index) && index >= 0 && index < seeds.length);
  if (indexes.length === 0) throw new EngineFault('engine_error', 'the engine delivered nothing');
  if (!isFine || new Set(indexes).size !== indexes.length) {
    throw new EngineFault('engine_error', `the engine delivered numbers ${indexes.join(', ')}`);
  }
}

function readStoredRun({ prepared }: ClaimedTask): StoredRun | undefined {
  return prepared ? (prepared as StoredRun) : undefined;
}

async function follow(
  app: WorkerContext,
  engine: Engine,
  task: ClaimedTask,
  ref: RemoteRef,
  signal: AbortSignal,
): Promise<RunEnd> {
  const progress = writeProgress(app, task);
  try {
    return await askEngine(
      'poll',
      () => followRun(engine, ref, { signal, onProgress: (value) => progress.report(value) }),
      signal,
    );
  } finally {
    await progress.stop();
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
  return error instanceof OurFault || isUnavailable || isDiskFault(error) || isDatabaseFault(error);
}

/** Claims that were taken off again are as many as the faults and orderly ends before. */
function afterPause({ fence, attempts }: ClaimedTask): SQL {
  const seconds = Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.min(10, fence - attempts));
  return sql`now() + make_interval(secs => ${seconds})`;
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
