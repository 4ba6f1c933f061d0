// Does one claimed task from an engine's first word to the result; the next engine takes over where one did nothing.
import { randomInt } from 'node:crypto';
import { MAX_SEED } from '#contract/limits.ts';
import { optionsOf } from '#contract/model.ts';
import { toolOfType } from '#contract/tool-names.ts';
import type {
  Engine,
  EngineContext,
  EngineInput,
  EngineOutput,
  EngineRequest,
  Given,
  RemoteRef,
} from '#server/engines/engine.ts';
import { untilAborted } from '#server/process/until-aborted.ts';
import { toolRuns } from '#tools/runs.ts';
import { askEngine, EngineFault } from './ask-engine.ts';
import { type Engines, LATER, type Wanted } from '#server/worker/engines/choose-engine.ts';
import type { ClaimedTask } from './claim-task.ts';
import { finishTask } from './finish-task.ts';
import { nameModel, readModel } from '#server/worker/engines/find-model.ts';
import { followRun, type RunEnd } from './follow-run.ts';
import { listInputs } from './list-inputs.ts';
import { obtainVoice, type Voice } from './obtain-voice.ts';
import { obtainRun, type StoredRun, submitRun } from './obtain-run.ts';
import { OurFault } from './our-fault.ts';
import { endRun } from './record-run.ts';
import type { RunLimits } from '#server/worker/engines/run-limits.ts';
import type { WorkerContext } from '#server/worker/worker-context.ts';
import { updateClaimedPersistently } from './update-claimed.ts';
import { writeProgress } from './write-progress.ts';

/** A run that is paid for goes on where we cannot see it: the task waits, and asks for it again. */
export class EngineAway extends Error {}

/** How far we are: what must be ended or left when something happens. */
export type Run = { engine?: Engine; ref?: RemoteRef; stored?: StoredRun; costMicros?: number | undefined };

/** What the row says of a run that was begun before. */
type Begun = Pick<ClaimedTask, 'engine' | 'prepared' | 'remote_ref'>;

const NOTHING_BEGUN = { prepared: null, remote_ref: null };
/** What passes by itself: an engine that broke or was full may do it later. */
const PASSING = new Set(['busy', 'unavailable']);
/** An engine that is full for so short a time is waited for: people chose the tool for what it makes. */
const WAITED_SECONDS = 60;
const BUSY_SECONDS = 5;

/** Throws what ended it: EngineFault, OurFault, EngineAway, UnclearRun, BadMedia, LostClaim, the signal's reason. */
export async function doTask(
  app: WorkerContext,
  engines: Engines,
  task: ClaimedTask,
  signal: AbortSignal,
  run: Run,
): Promise<void> {
  const stored = readStoredRun(task);
  const voice = stored ? (stored.voice ?? null) : await obtainVoice(app, engines, task, signal);
  const wanted = describeWanted(task, voice);
  const tried = [...task.engines_tried];
  let begun: Begun = task;
  let engine = (task.prepared ? engines.find(task.engine) : undefined) ?? engines.choose(wanted, tried);
  for (;;) {
    if (engine === LATER) throw new OurFault(`every engine for ${wanted.tool} is resting`);
    if (!engine) throw new EngineFault('capacity', `no engine can do ${wanted.model ?? wanted.tool}`);
    try {
      await runOn({ app, engine, task, begun, voice, signal, limits: engines.limitsOf(engine.id) }, run);
      engines.note(engine.id, null);
      return;
    } catch (error) {
      if (!(error instanceof EngineFault)) throw error;
      engines.note(engine.id, error);
      if (!error.mayFallBack) throw error;
      const { kind, retryAfterSeconds = BUSY_SECONDS } = error;
      if (kind === 'busy' && retryAfterSeconds <= WAITED_SECONDS) {
        await leaveEngine(app, task, run, error, task.engines_tried, signal);
        throw new OurFault(error.message, retryAfterSeconds);
      }
      tried.push(engine.id);
      const next = engines.choose(wanted, tried);
      const isLast = next === undefined || next === LATER;
      await leaveEngine(app, task, run, error, isLast ? [] : tried, signal);
      if (isLast && (next === LATER || PASSING.has(error.kind ?? ''))) {
        throw new OurFault(error.message);
      }
      if (isLast) throw new EngineFault(error.failure, error.message, { mayBeCharged: false });
      app.log.warn(
        { task: task.id, from: engine.id, to: next.id, why: error.message },
        'The next engine takes over',
      );
      begun = { engine: next.id, ...NOTHING_BEGUN };
      engine = next;
    }
  }
}

function describeWanted({ type, params }: ClaimedTask, voice: Voice | null): Wanted {
  const effect = params['effect_id'];
  return {
    tool: toolOfType(type),
    effectId: typeof effect === 'string' ? effect : null,
    options: optionsOf(params),
    speaks: Boolean(params['speech']) && voice === null,
    model: chosenModel(params),
  };
}

function chosenModel(params: ClaimedTask['params']): string | undefined {
  const { model } = params;
  return typeof model === 'string' ? model : undefined;
}

/** What one engine has begun and could not do is ended, and forgotten with the task. */
async function leaveEngine(
  app: WorkerContext,
  task: ClaimedTask,
  run: Run,
  fault: EngineFault,
  tried: string[],
  signal: AbortSignal,
): Promise<void> {
  const { engine, ref, stored } = run;
  if (engine && ref) {
    // Not waited for: an engine that is away answers nothing, and the next one is to begin.
    void engine
      .cancel(ref)
      .finally(() => engine.release(ref))
      .catch(() => {});
  }
  if (stored && stored.runId !== null) {
    await endRun(app.db, stored.runId, { state: 'failed', detail: fault.message });
  }
  delete run.ref;
  delete run.stored;
  const values = { ...NOTHING_BEGUN, engines_tried: tried, error_detail: fault.message };
  await updateClaimedPersistently(app.db, task, values, signal);
}

type Attempt = {
  app: WorkerContext;
  engine: Engine;
  task: ClaimedTask;
  begun: Begun;
  voice: Voice | null;
  signal: AbortSignal;
  limits: RunLimits;
};

async function runOn({ app, engine, task, begun, voice, signal, limits }: Attempt, run: Run): Promise<void> {
  run.engine = engine;
  const early = writeProgress(app, task);
  const context: EngineContext = {
    taskId: String(task.id),
    signal,
    openInput: ({ key }) => app.storage.open(key),
    show: (preview) => early.report(0, preview),
  };
  const isOurRun = begun.engine === engine.id;
  const stored =
    (isOurRun ? readStoredRun(begun) : undefined) ??
    (await prepareRun({ app, engine, task, voice }, context));
  run.stored = stored;
  const deal = { app, engine, task, stored, context, limits };
  run.ref = await obtainRun(deal, isOurRun ? begun.remote_ref : null).finally(() => early.stop());
  let end = await follow(app, engine, task, run.ref, signal);
  if (end.state === 'unknown' && !engine.traits.isPaid) {
    run.ref = await submitRun(deal);
    end = await follow(app, engine, task, run.ref, signal);
  }
  if (end.state === 'failed' && end.isOurFault) throw new OurFault(end.detail);
  if (end.state === 'failed') {
    const kind = end.mayFallBack ? 'unavailable' : null;
    throw new EngineFault(end.failure, end.detail, { kind, mayBeCharged: !end.mayFallBack });
  }
  if (end.state === 'canceled') throw new EngineFault('engine_error', 'the engine canceled the run');
  if (end.state === 'unknown') throw new EngineFault('engine_error', 'the engine does not know the run');
  refuseStrangeOutputs(end.outputs, stored.request);
  run.costMicros = end.costMicros;
  const understood = [...end.understood, ...(stored.voice ? [stored.voice.by] : [])];
  await untilAborted(finishTask(app, engine, task, stored.request, { ...end, understood }, signal), signal);
}

async function prepareRun(
  { app, engine, task, voice }: Pick<Attempt, 'app' | 'engine' | 'task' | 'voice'>,
  context: EngineContext,
): Promise<StoredRun> {
  const given = await listInputs(app.db, task.id);
  const request = makeRequest(task, voice ? [...given, voice.input] : given, engine.id);
  const prepared = await askEngine(engine, 'prepare', () => engine.prepare(request, context), context.signal);
  const stored: StoredRun = { request, prepared, runId: null, ...(voice && { voice }) };
  const values = { engine: engine.id, ...describeModel(engine, stored), prepared: stored, remote_ref: null };
  await updateClaimedPersistently(app.db, task, values, context.signal);
  return stored;
}

/** Which of its models will do it, in words that stay when the engine has another one for it. */
function describeModel(engine: Engine, { request, prepared }: StoredRun) {
  const id = engine.modelOf?.(prepared);
  const model = engine.listModels?.().find((one) => one.id === id && one.tool === request.tool);
  return { model: nameModel(engine.id, id), model_title: model?.title ?? null };
}

function makeRequest(task: ClaimedTask, inputs: readonly EngineInput[], engine: string): EngineRequest {
  const tool = toolOfType(task.type);
  const runs: Partial<Record<string, (params: never, given: Given) => EngineRequest>> = toolRuns;
  const makeOf = runs[tool];
  if (!makeOf) throw new EngineFault('engine_error', `nothing runs ${tool}`);
  const request = makeOf(task.params as never, { pickSeed: () => randomInt(MAX_SEED + 1), inputs });
  const model = readModel(chosenModel(task.params) ?? engine, engine);
  return { ...request, ...(model && { model }) };
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

function readStoredRun({ prepared }: Begun): StoredRun | undefined {
  // What an earlier release stored has no number of its run.
  const stored = prepared as (Omit<StoredRun, 'runId'> & Partial<StoredRun>) | null;
  return stored ? { ...stored, runId: stored.runId ?? null } : undefined;
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
      engine,
      'poll',
      () =>
        followRun(engine, ref, { signal, onProgress: (value, preview) => progress.report(value, preview) }),
      signal,
    );
  } catch (error) {
    const hasLostSight = error instanceof EngineFault && PASSING.has(error.kind ?? '');
    if (hasLostSight && engine.traits.isPaid && engine.traits.isRestartSafe)
      throw new EngineAway(error.message);
    throw error;
  } finally {
    await progress.stop();
  }
}
