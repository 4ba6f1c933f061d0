// The engine that is always there: draws pictures from words by rules, in processes of its own. Not an AI model.
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { MAX_SEED, STYLES } from '#contract/limits.ts';
import type { Engine, EngineOutput, EngineRequest, Poll, RemoteRef } from '../engine.ts';
import { ChildFailure } from './child-failure.ts';
import { createChildPool } from './child-pool.ts';
import type { PictureDone, PictureJob } from './picture-job.ts';

export type BuiltInOptions = {
  /** Absolute; finished pictures lie here until they are released. */
  scratchFolder: string;
  /** Pictures drawn at the same time. */
  concurrency: number;
  /** A picture that takes longer fails. */
  timeoutSeconds?: number;
};

/** What the built-in engine reads of EngineRequest.fields: the names of the text-to-image contract. */
const Fields = z.object({
  prompt: z.string().min(1),
  negative_prompt: z.string().default(''),
  style: z.enum(STYLES).default('auto'),
  engine: z.enum(['lite', 'pro']).default('pro'),
});

const Request = z.object({
  tool: z.literal('text-to-image'),
  seeds: z.array(z.int().min(0).max(MAX_SEED)).min(1).max(16),
  width: z.int().min(64).max(4096),
  height: z.int().min(64).max(4096),
  fields: Fields,
});
type Request = z.output<typeof Request>;

const Ref = z.object({ run: z.uuid() });

type Run = {
  folder: string;
  abort: AbortController;
  poll: Poll;
  listeners: Set<(poll: Poll) => void>;
  /** Settles when no picture of the run is being drawn any more. */
  finished: Promise<void>;
};

/** Pro is drawn larger and scaled down, where that fits into a drawing process; pixel art would only blur. */
const PRO_OVERSAMPLING = 1.4;
const MAX_OVERSAMPLED_PIXELS = 1_300_000;
/** A picture takes a second or two of one core, and each tells how far it is. */
const STALL_SECONDS = 60;
/** What a killed worker left behind is removed after a day; until then a sister process may still need it. */
const LEFTOVER_MS = 24 * 60 * 60 * 1000;

/** Runs live in this process: they do not survive it, and a ref of an earlier process is answered `unknown`. */
export function createBuiltIn(options: BuiltInOptions): Engine {
  const pool = createChildPool({
    file: fileURLToPath(new URL('child.ts', import.meta.url)),
    size: options.concurrency,
    ...(options.timeoutSeconds === undefined ? {} : { timeoutSeconds: options.timeoutSeconds }),
  });
  const runs = new Map<string, Run>();
  let crashesInARow = 0;
  let hasSwept = false;

  async function submit(request: Request, signal: AbortSignal): Promise<RemoteRef> {
    if (!hasSwept) {
      hasSwept = true;
      await sweepLeftovers(options.scratchFolder);
    }
    const id = randomUUID();
    const run: Run = {
      folder: path.join(options.scratchFolder, id),
      abort: new AbortController(),
      poll: { state: 'queued', ahead: null },
      listeners: new Set(),
      finished: Promise.resolve(),
    };
    await mkdir(run.folder, { recursive: true });
    runs.set(id, run);
    const stop = (): void => run.abort.abort();
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    run.finished = drawAll(run, request).finally(() => signal.removeEventListener('abort', stop));
    return { run: id };
  }

  async function drawAll(run: Run, request: Request): Promise<void> {
    const shares = request.seeds.map(() => 0);
    const drawn = await Promise.allSettled(
      request.seeds.map(async (seed, index) => {
        const file = path.join(run.folder, `${index}.png`);
        const done = await pool.run(makeJob(request, seed, file), {
          signal: run.abort.signal,
          onProgress: (share) => {
            shares[index] = share;
            const sum = shares.reduce((total, one) => total + one, 0);
            tell(run, { state: 'running', progress: Math.min(99, Math.floor((sum / shares.length) * 100)) });
          },
        });
        crashesInARow = 0;
        return {
          output: { index, kind: 'image', seed, location: file } satisfies EngineOutput,
          done: done as PictureDone,
        };
      }),
    );
    tell(run, run.abort.signal.aborted ? { state: 'canceled' } : summarize(drawn));
  }

  type Drawn = PromiseSettledResult<{ output: EngineOutput; done: PictureDone }>;

  function summarize(drawn: Drawn[]): Poll {
    const finished = drawn.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const missing = drawn.flatMap((one, index) =>
      one.status === 'rejected' ? [{ index, detail: describe(one.reason) }] : [],
    );
    const crashes = drawn.filter((one) => one.status === 'rejected' && isReason(one.reason, 'crashed'));
    if (crashes.length === drawn.length) crashesInARow++;
    const [first] = finished;
    if (!first) {
      const areAllLate = drawn.every((one) => one.status === 'rejected' && isReason(one.reason, 'timeout'));
      const detail = missing[0]?.detail ?? 'no picture was asked for';
      return { state: 'failed', failure: areAllLate ? 'timeout' : 'engine_error', detail };
    }
    return {
      state: 'succeeded',
      outputs: finished.map(({ output }) => output),
      missing,
      understood: first.done.understood,
      ignored: first.done.ignored,
    };
  }

  function findRun(ref: RemoteRef): Run | undefined {
    const read = Ref.safeParse(ref);
    return read.success ? runs.get(read.data.run) : undefined;
  }

  return {
    id: 'built-in',
    name: 'Built-in illustrator',
    isAi: false,
    traits: {
      tools: ['text-to-image'],
      canCancel: true,
      hasProgress: true,
      isRestartSafe: false,
      isPaid: false,
      stallSeconds: STALL_SECONDS,
    },
    async health() {
      return crashesInARow < 3
        ? { ok: true, detail: `draws up to ${options.concurrency} pictures at a time` }
        : { ok: false, detail: `the drawing process crashed ${crashesInARow} times in a row` };
    },
    /** Throws a ZodError for a request that no tool's contract allows. */
    async prepare(request: EngineRequest) {
      return Request.parse(request);
    },
    async submit(prepared, { signal }) {
      return submit(Request.parse(prepared), signal);
    },
    async poll(ref) {
      return findRun(ref)?.poll ?? { state: 'unknown' };
    },
    watch(ref, emit) {
      const run = findRun(ref);
      run?.listeners.add(emit);
      return () => run?.listeners.delete(emit);
    },
    async cancel(ref) {
      const run = findRun(ref);
      run?.abort.abort();
      await run?.finished;
    },
    async open({ location }) {
      const inside = path.relative(options.scratchFolder, location);
      if (inside.startsWith('..') || path.isAbsolute(inside)) {
        throw new RangeError('This picture is not one of the built-in engine');
      }
      return createReadStream(location);
    },
    async release(ref) {
      const run = findRun(ref);
      if (!run) return;
      run.abort.abort();
      await run.finished;
      runs.delete(Ref.parse(ref).run);
      await rm(run.folder, { recursive: true, force: true });
    },
    async close() {
      await pool.close();
      await Promise.all([...runs.values()].map(({ finished }) => finished));
      await Promise.all([...runs.values()].map(({ folder }) => rm(folder, { recursive: true, force: true })));
      runs.clear();
    },
  };
}

function makeJob({ fields, width, height }: Request, seed: number, file: string): PictureJob {
  const isFine =
    fields.engine === 'pro' && fields.style !== 'pixel' && width * height <= MAX_OVERSAMPLED_PIXELS;
  return {
    prompt: fields.prompt,
    negativePrompt: fields.negative_prompt,
    style: fields.style,
    seed,
    width,
    height,
    oversampling: isFine ? PRO_OVERSAMPLING : 1,
    file,
  };
}

function tell(run: Run, poll: Poll): void {
  run.poll = poll;
  for (const listener of run.listeners) listener(poll);
}

function isReason(error: unknown, reason: ChildFailure['reason']): boolean {
  return error instanceof ChildFailure && error.reason === reason;
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function sweepLeftovers(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!z.uuid().safeParse(name).success) continue;
    const leftover = path.join(folder, name);
    const { mtimeMs } = await stat(leftover).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > LEFTOVER_MS) await rm(leftover, { recursive: true, force: true });
  }
}
