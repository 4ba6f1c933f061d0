// Talks to an engine so that whatever it does (throw, hang) has a clear meaning for the task.
import type { Failure } from '#contract/task.ts';
import { isDiskFault } from '#server/is-unavailable.ts';
import { untilAborted } from '#server/process/until-aborted.ts';

/** The engine said no, or broke: the task fails and its points go back. */
export class EngineFault extends Error {
  readonly failure: Failure;
  constructor(failure: Failure, detail: string) {
    super(detail);
    this.failure = failure;
  }
}

/**
 * Anything that an engine throws is a failure of the engine, except our own wish to stop, and a disk of ours that is
 * full: what a provider says of its own disk comes as an answer, not as an error of ours.
 */
export async function askEngine<Answer>(
  what: string,
  call: () => Promise<Answer> | Answer,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    signal.throwIfAborted();
    return await untilAborted(Promise.resolve(call()), signal);
  } catch (error) {
    if (signal.aborted || isDiskFault(error)) throw error;
    throw new EngineFault(
      'engine_error',
      `${what}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
