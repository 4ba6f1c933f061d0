// Talks to an engine so that whatever it does (throw, hang) has a clear meaning for the task.
import type { Failure } from '#contract/failures.ts';
import { type Engine, EngineError, type EngineErrorKind } from '#server/engines/engine.ts';
import { isDiskFault } from '#server/is-unavailable.ts';
import { withSpan } from '#server/traces/span.ts';
import { untilAborted } from '#server/process/until-aborted.ts';

type Meaning = {
  /** Null where the engine did not say: it broke. */
  kind?: EngineErrorKind | null;
  /** A run may have begun that is paid for. */
  mayBeCharged?: boolean;
  retryAfterSeconds?: number | undefined;
};

/** The engine said no, or broke. */
export class EngineFault extends Error {
  readonly failure: Failure;
  readonly kind: EngineErrorKind | null;
  readonly mayBeCharged: boolean;
  readonly retryAfterSeconds: number | undefined;
  constructor(failure: Failure, detail: string, meaning: Meaning = {}) {
    super(detail);
    this.failure = failure;
    this.kind = meaning.kind ?? null;
    this.mayBeCharged = meaning.mayBeCharged ?? true;
    this.retryAfterSeconds = meaning.retryAfterSeconds;
  }

  /** Nothing was charged for it, and another engine may say something else. */
  get mayFallBack(): boolean {
    return this.kind !== null && this.kind !== 'blocked' && !this.mayBeCharged;
  }
}

/**
 * Anything that an engine throws is a failure of the engine, except our own wish to stop, and a disk of ours that is
 * full: what a provider says of its own disk comes as an answer, not as an error of ours.
 */
export async function askEngine<Answer>(
  { id }: Pick<Engine, 'id'>,
  what: 'prepare' | 'submit' | 'recover' | 'poll',
  call: () => Promise<Answer> | Answer,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    signal.throwIfAborted();
    const attributes = { 'atelier.engine': id };
    return await withSpan(`engine ${what}`, attributes, () => untilAborted(Promise.resolve(call()), signal));
  } catch (error) {
    if (signal.aborted || isDiskFault(error)) throw error;
    const detail = `${what}: ${error instanceof Error ? error.message : String(error)}`;
    if (error instanceof EngineError) throw new EngineFault(error.failure, detail, error);
    throw new EngineFault('engine_error', detail);
  }
}
