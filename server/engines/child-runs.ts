// Runs that processes of our own make, each in a folder of its own below the scratch folder. They live in this process: a
// ref of an earlier one is of no run.
import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { openMadeFile } from '#server/children/open-made-file.ts';
import { removeWorkFolder } from '#server/children/remove-work-folder.ts';
import type { Engine, Poll, RemoteRef } from './engine.ts';

const Ref = z.object({ run: z.uuid() });

export type ChildRun = {
  folder: string;
  abort: AbortController;
  poll: Poll;
  listeners: Set<(poll: Poll) => void>;
  /** Settles when nothing of the run is being made any more. */
  finished: Promise<void>;
};

export type ChildRuns<Run extends ChildRun> = Required<
  Pick<Engine, 'watch' | 'cancel' | 'open' | 'release'>
> & {
  /** `make` says how the run ended, whatever happens; `signal` cancels it. */
  begin(
    signal: AbortSignal,
    more: Omit<Run, keyof ChildRun>,
    make: (run: Run) => Promise<Poll>,
  ): Promise<RemoteRef>;
  find(ref: RemoteRef): Run | undefined;
  emit(run: ChildRun, poll: Poll): void;
  /** After the processes were ended. What begins later is refused, and leaves nothing. */
  close(): Promise<void>;
};

/** Resolves when it has ended, however. */
async function settle(work: Promise<unknown>): Promise<void> {
  await Promise.allSettled([work]);
}

/** `scratchFolder` is absolute. */
export function openChildRuns<Run extends ChildRun>(scratchFolder: string): ChildRuns<Run> {
  const runs = new Map<string, Run>();
  let isClosed = false;

  function find(ref: RemoteRef): Run | undefined {
    const read = Ref.safeParse(ref);
    return read.success ? runs.get(read.data.run) : undefined;
  }

  function emit(run: ChildRun, poll: Poll): void {
    run.poll = poll;
    for (const listener of run.listeners) listener(poll);
  }

  /** A run that begins before is known, and waited for. */
  function refuseClosed(): void {
    if (isClosed) throw new Error('the engine was closed');
  }

  async function cancel(ref: RemoteRef): Promise<void> {
    const run = find(ref);
    run?.abort.abort();
    await run?.finished;
  }

  return {
    find,
    emit,
    cancel,
    async begin(signal, more, make) {
      refuseClosed();
      const id = randomUUID();
      const common: ChildRun = {
        folder: path.join(scratchFolder, id),
        abort: new AbortController(),
        poll: { state: 'queued', ahead: null },
        listeners: new Set(),
        finished: Promise.resolve(),
      };
      const run = { ...common, ...more } as Run;
      const opened = mkdir(run.folder, { recursive: true });
      run.finished = settle(opened);
      runs.set(id, run);
      await opened.catch((error: unknown) => {
        runs.delete(id);
        throw error;
      });
      refuseClosed();
      const stop = (): void => run.abort.abort();
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop, { once: true });
      run.finished = make(run)
        .then((end) => emit(run, run.abort.signal.aborted ? { state: 'canceled' } : end))
        .finally(() => signal.removeEventListener('abort', stop));
      return { run: id };
    },
    watch(ref, listener) {
      const run = find(ref);
      run?.listeners.add(listener);
      return () => run?.listeners.delete(listener);
    },
    async open({ location }) {
      const inside = path.relative(scratchFolder, location);
      if (inside.startsWith('..') || path.isAbsolute(inside)) {
        throw new RangeError('This is no result of this engine');
      }
      return (await openMadeFile(location, scratchFolder)).createReadStream();
    },
    async release(ref) {
      const run = find(ref);
      if (!run) return;
      await cancel(ref);
      await removeWorkFolder(run.folder);
      // Not before: `close` waits for those that it knows, and nobody may wait for this.
      runs.delete(Ref.parse(ref).run);
    },
    async close() {
      isClosed = true;
      const all = [...runs.values()];
      await Promise.all(all.map(({ finished }) => finished));
      await Promise.all(all.map(({ folder }) => removeWorkFolder(folder)));
      runs.clear();
    },
  };
}
