// Waits for an engine's run to end: listens where the engine tells, asks where it does not.
import { setTimeout as sleep } from 'node:timers/promises';
import { findSpan } from '#server/traces/call-context.ts';
import type { Engine, Poll, Preview, RemoteRef } from '#server/engines/engine.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;
const SILENT_TRIES = 5;
/** However little of the processor a run was given: so many times its limit for silence, by the clock, is enough. */
const LONGEST_SILENCE = 10;

export type RunEnd = Exclude<Poll, { state: 'queued' | 'running' }>;

/**
 * Throws what the engine's `poll` throws when it does so five times in a row, and the signal's reason when it is
 * aborted; the run itself is left as it is. Where the engine has a limit for silence, a run that is under way and makes
 * no progress for so long, as the engine measures it, is canceled, and it throws; one that waits in the engine's own line
 * may wait.
 */
export async function followRun(
  engine: Engine,
  ref: RemoteRef,
  options: { signal: AbortSignal; onProgress(progress: number, preview: Preview | undefined): void },
): Promise<RunEnd> {
  let wake: (() => void) | null = null;
  const stallSeconds = engine.traits.stallSeconds ?? Number.POSITIVE_INFINITY;
  let furthest = -1;
  let movedAt = performance.now();
  const see = (poll: Poll): boolean => {
    const progress = poll.state === 'running' ? poll.progress : -1;
    if (poll.state !== 'running' || progress > furthest) movedAt = performance.now();
    furthest = Math.max(furthest, progress);
    if (poll.state === 'running') options.onProgress(progress, poll.preview);
    return poll.state !== 'running' && poll.state !== 'queued';
  };
  const stopWatching = engine.watch?.(ref, (poll) => {
    if (see(poll)) wake?.();
  });
  let polls = 0;
  try {
    let failures = 0;
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 1.5)) {
      options.signal.throwIfAborted();
      const told = new Promise<void>((resolve) => (wake = resolve));
      let measured: number | undefined;
      try {
        polls += 1;
        const poll = await engine.poll(ref);
        failures = 0;
        if (see(poll)) return poll as RunEnd;
        if (poll.state === 'running') measured = poll.silentSeconds;
      } catch (error) {
        failures += 1;
        if (failures >= SILENT_TRIES) throw error;
      }
      const byClock = (performance.now() - movedAt) / 1000;
      if ((measured ?? byClock) >= stallSeconds || byClock >= stallSeconds * LONGEST_SILENCE) {
        void engine.cancel(ref).catch(() => {}); // not waited for: it may hang as the run does
        throw new Error(`no progress for ${stallSeconds} seconds`);
      }
      await Promise.race([told, sleepUntilAborted(pauseMs, options.signal)]);
    }
  } finally {
    stopWatching?.();
    findSpan()?.set({ 'atelier.polls': polls });
  }
}

async function sleepUntilAborted(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds, undefined, { signal });
  } catch {
    // The loop looks at the signal itself.
  }
}
