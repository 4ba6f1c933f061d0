// Gets the engine's run of a task: the one begun before, where there is one; and never a second one that is paid for.
import type { Engine, EngineContext, EngineRequest, Prepared, RemoteRef } from '#server/engines/engine.ts';
import type { AppContext } from '#server/app-context.ts';
import { askEngine, EngineFault } from './ask-engine.ts';
import type { ClaimedTask } from './claim-task.ts';
import { updateClaimedPersistently } from './update-claimed.ts';

/** What is stored before the only billable call. `isSubmitting` = that call may have happened. */
export type StoredRun = { request: EngineRequest; prepared: Prepared; isSubmitting: boolean };

/** The run that was begun before, where that can be known; else a new one, unless it might be paid twice. */
export async function obtainRun(
  app: Pick<AppContext, 'db'>,
  engine: Engine,
  task: ClaimedTask,
  begun: RemoteRef | null,
  stored: StoredRun,
  context: EngineContext,
): Promise<RemoteRef> {
  if (begun && engine.traits.isRestartSafe) return begun;
  if (!begun && stored.isSubmitting) {
    const found = engine.recover
      ? await askEngine(
          'recover',
          () => engine.recover?.(stored.prepared, context) ?? 'cannot-tell',
          context.signal,
        )
      : 'cannot-tell';
    if (typeof found === 'object') {
      await updateClaimedPersistently(app.db, task, { remote_ref: found }, context.signal);
      return found;
    }
    if (found === 'cannot-tell' && engine.traits.isPaid) {
      throw new EngineFault(
        'engine_error',
        'it cannot be told whether the engine was asked; not asked again',
      );
    }
  }
  if (begun && engine.traits.isPaid) throw new EngineFault('engine_error', 'the paid run was lost');
  return await submitRun(app, engine, task, stored, context);
}

/** The only billable call. That it may have happened is stored before it, its answer before anything is waited for. */
export async function submitRun(
  app: Pick<AppContext, 'db'>,
  engine: Engine,
  task: ClaimedTask,
  stored: StoredRun,
  context: EngineContext,
): Promise<RemoteRef> {
  const submittingNow = { prepared: { ...stored, isSubmitting: true }, remote_ref: null };
  await updateClaimedPersistently(app.db, task, submittingNow, context.signal);
  const submitting = engine.submit(stored.prepared, context);
  try {
    const ref = await askEngine('submit', () => submitting, context.signal);
    await updateClaimedPersistently(app.db, task, { remote_ref: ref }, context.signal);
    return ref;
  } catch (error) {
    // Nobody will ever ask for this run, however late the engine names it.
    void submitting.then((ref) => engine.cancel(ref).finally(() => engine.release(ref))).catch(() => {});
    throw error;
  }
}
