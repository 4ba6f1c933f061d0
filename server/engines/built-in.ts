// The engine that is always there: makes images and videos by rules, in processes of its own. Not an AI model.
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { MAX_SEED } from '#contract/limits.ts';
import { MEDIA_KINDS } from '#contract/media-kinds.ts';
import { FAILURES, type Failure } from '#contract/failures.ts';
import { hardLimitSeconds, mediaOfTool, type ToolName } from '#contract/tool-names.ts';
import { ChildFailure } from '#server/children/child-failure.ts';
import { createChildPool } from '#server/children/child-pool.ts';
import { removeWorkFolder } from '#server/children/remove-work-folder.ts';
import type { Sandbox } from '#server/children/sandbox.ts';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { bundledProgram } from '#server/process/find-bundle.mjs';
import { isDiskFault } from '#server/is-unavailable.ts';
import { type ChildRun, openChildRuns } from './child-runs.ts';
import type { Engine, EngineContext, EngineOutput, EngineRequest, Poll, RemoteRef } from './engine.ts';
import type { Done, Job, JobInput } from '#engine/job.ts';
import { HANDLERS } from '#engine/handlers.ts';
import { IMAGE_EFFECT_IDS } from '#engine/image-effect/effect-ids.ts';
import { measureSilence, type Silence } from './silence.ts';
import { VIDEO_EFFECT_IDS } from '#engine/video-effect/effect-ids.ts';

export type BuiltInOptions = {
  /** Absolute; what its processes must not see, but for the scratch folder inside. */
  dataDir: string;
  /** Absolute; finished images lie here until they are released. */
  scratchFolder: string;
  /** What its processes are shut in. */
  sandbox: Sandbox;
  /** Images and videos made at the same time. */
  concurrency: number;
  /** An image that takes longer fails. */
  timeoutSeconds?: number;
  /** Without it nothing is offered that makes or reads videos. */
  ffmpeg: Ffmpeg | null;
  /** espeak-ng, of the machine or of npm; empty where there is none, and typed speech is not offered. */
  speaker: string;
};

const Request = z.object({
  tool: z.custom<ToolName>((name) => typeof name === 'string' && name in HANDLERS),
  seeds: z.array(z.int().min(0).max(MAX_SEED)).min(1).max(16),
  width: z.int().min(64).max(8192),
  height: z.int().min(64).max(8192),
  fields: z.record(z.string(), z.unknown()),
  inputs: z.array(
    z.object({
      role: z.enum(['image', 'tail', 'video', 'audio']),
      index: z.int(),
      key: z.string(),
      format: z.string().regex(/^[a-z0-9]{1,8}$/),
      kind: z.enum(MEDIA_KINDS),
      width: z.int(),
      height: z.int(),
      duration: z.number(),
      fps: z.number(),
      has_sound: z.boolean(),
      salient: z.string().optional(),
    }),
  ),
});
type Request = z.output<typeof Request>;

type Run = ChildRun & {
  /** The process of each result that is being made. */
  pids: Map<number, number>;
  silence: Silence;
};

/**
 * For each job under way: two painters, the encoder, and the rest of the product. A second painter opens the scene once
 * more, half as much again of the processor for two thirds of the time: it is for cores that would be idle.
 */
const CORES_FOR_TWO = 4;
const SECOND_PAINTER = fileURLToPath(new URL('../../engine/text-to-video/paint-second.ts', import.meta.url));

/** Every job tells how far it is, many times a minute of its processor time. */
const STALL_SECONDS = 60;
/** What a killed worker left behind is removed after a day; until then a sister process may still need it. */
const LEFTOVER_MS = 24 * 60 * 60 * 1000;

/** Runs live in this process: they do not survive it, and a ref of an earlier process is answered `unknown`. */
export function createBuiltIn(options: BuiltInOptions): Engine {
  const pool = createChildPool({
    file: fileURLToPath(new URL('../../engine/child.ts', import.meta.url)),
    enclosure: {
      sandbox: options.sandbox,
      place: {
        dataDir: options.dataDir,
        folder: options.scratchFolder,
        listPrograms: () => [options.ffmpeg?.ffmpeg ?? '', options.ffmpeg?.ffprobe ?? '', options.speaker],
      },
    },
    size: options.concurrency,
    ...(options.timeoutSeconds === undefined ? {} : { timeoutSeconds: options.timeoutSeconds }),
  });
  const runs = openChildRuns<Run>(options.scratchFolder);
  let crashesInARow = 0;
  let jobsUnderWay = 0;
  let hasSwept = false;

  async function submit(request: Request, context: EngineContext): Promise<RemoteRef> {
    const { signal } = context;
    if (!hasSwept) {
      hasSwept = true;
      await sweepLeftovers(options.scratchFolder);
    }
    const pids = new Map<number, number>();
    const more = { pids, silence: measureSilence(() => [...pids.values()]) };
    return await runs.begin(signal, more, (run) => makeAll(run, request, context));
  }

  async function makeAll(run: Run, request: Request, context: EngineContext): Promise<Poll> {
    return await bringInputs(run.folder, request, context).then(
      (brought) => makeResults(run, request, brought),
      (error: unknown): Poll => ({
        state: 'failed',
        failure: 'engine_error',
        detail: describe(error),
        isOurFault: isDiskFault(error),
      }),
    );
  }

  async function makeResults(run: Run, request: Request, brought: Brought): Promise<Poll> {
    const shares = request.seeds.map(() => 0);
    const made = await Promise.allSettled(
      request.seeds.map(async (seed, index) => {
        const job = await makeJob(run, request, brought, seed, index);
        const report = (share: number) => {
          run.silence.end();
          shares[index] = Math.max(shares[index] ?? 0, share);
          const sum = shares.reduce((total, one) => total + one, 0);
          runs.emit(run, {
            state: 'running',
            progress: Math.min(99, Math.floor((sum / shares.length) * 100)),
          });
        };
        const done = await doJob(run, job, report).finally(() => run.pids.delete(index));
        await removeWorkFolder(job.folder);
        crashesInARow = 0;
        const { subtitles } = done;
        const kind = mediaOfTool(request.tool);
        const output: EngineOutput = {
          index,
          kind,
          seed,
          location: job.file,
          ...(subtitles && { subtitles }),
        };
        return { output, done };
      }),
    );
    return summarize(made);
  }

  /** Once more by itself, in another process, when the first one ends in the middle: killed for its memory, mostly. */
  async function doJob(run: Run, job: Job, report: (share: number) => void): Promise<Done> {
    try {
      return await doJobOnce(run, job, report);
    } catch (error) {
      if (!isReason(error, 'crashed')) throw error;
      await removeWorkFolder(job.folder);
      await mkdir(job.folder, { recursive: true });
      return await doJobOnce(run, job, report);
    }
  }

  async function doJobOnce(run: Run, job: Job, report: (share: number) => void): Promise<Done> {
    let furthest = 0;
    jobsUnderWay++;
    const hasCores = os.availableParallelism() >= CORES_FOR_TWO * jobsUnderWay;
    const given = hasCores ? { ...job, secondPainter: bundledProgram(SECOND_PAINTER) } : job;
    const settled = pool.run(given, {
      signal: run.abort.signal,
      // The product's own limit, by the clock: no later is a result of use, however busy the machine was.
      timeoutSeconds: options.timeoutSeconds ?? hardLimitSeconds(job.tool),
      onStart: (pid) => {
        run.pids.set(job.index, pid);
        report(0);
      },
      onProgress: (share) => {
        if (share <= furthest) return;
        furthest = share;
        report(share);
      },
    });
    return (await settled.finally(() => jobsUnderWay--)) as Done;
  }

  async function makeJob(
    run: Run,
    request: Request,
    brought: Brought,
    seed: number,
    index: number,
  ): Promise<Job> {
    const folder = path.join(run.folder, `job-${index}`);
    await mkdir(folder, { recursive: true });
    const { tool, fields, width, height } = request;
    const ending = mediaOfTool(tool) === 'video' ? 'mp4' : 'png';
    const file = path.join(run.folder, `${index}.${ending}`);
    const { ffmpeg, speaker } = options;
    return { tool, fields, seed, index, width, height, ...brought, file, folder, ffmpeg, speaker };
  }

  type Drawn = PromiseSettledResult<{ output: EngineOutput; done: Done }>;

  function summarize(drawn: Drawn[]): Poll {
    const finished = drawn.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const missing = drawn.flatMap((one, index) =>
      one.status === 'rejected' ? [{ index, detail: describe(one.reason) }] : [],
    );
    const crashes = drawn.filter((one) => one.status === 'rejected' && isReason(one.reason, 'crashed'));
    if (crashes.length === drawn.length) crashesInARow++;
    const broken = drawn.find((one) => one.status === 'rejected' && isOfTheMachine(one.reason));
    if (broken?.status === 'rejected') {
      const detail = describe(broken.reason);
      return { state: 'failed', failure: 'engine_error', detail, isOurFault: true };
    }
    const [first] = finished;
    if (!first) {
      const detail = missing[0]?.detail ?? 'nothing was asked for';
      return { state: 'failed', failure: nameFailure(drawn), detail };
    }
    const { understood, ignored } = first.done;
    const share = Math.min(...finished.map(({ done }) => done.share ?? 1));
    return {
      state: 'succeeded',
      outputs: finished.map(({ output }) => output),
      missing,
      understood,
      ignored,
      share,
    };
  }

  /** What every result failed of: the job's own word for it, or that all were late. */
  function nameFailure(drawn: Drawn[]): Failure {
    const reasons = drawn.map((one) => (one.status === 'rejected' ? (one.reason as unknown) : null));
    if (reasons.every((reason) => isReason(reason, 'timeout'))) return 'timeout';
    const [first] = reasons;
    const code = first instanceof ChildFailure ? first.code : '';
    return FAILURES.find((known) => known === code) ?? 'engine_error';
  }

  return {
    id: 'built-in',
    name: 'Built-in illustrator',
    isAi: false,
    traits: {
      tools: (Object.keys(HANDLERS) as ToolName[]).filter(
        (tool) => options.ffmpeg !== null || mediaOfTool(tool) === 'image',
      ),
      effects: options.ffmpeg ? [...IMAGE_EFFECT_IDS, ...VIDEO_EFFECT_IDS] : IMAGE_EFFECT_IDS,
      canSpeak: options.speaker !== '',
      canCancel: true,
      hasProgress: true,
      isRestartSafe: false,
      isPaid: false,
      stallSeconds: STALL_SECONDS,
    },
    async health() {
      return crashesInARow < 3
        ? { ok: true, detail: `makes up to ${options.concurrency} results at a time` }
        : { ok: false, detail: `a process of it crashed ${crashesInARow} times in a row` };
    },
    /** Throws a ZodError for a request that no tool's contract allows. */
    async prepare(request: EngineRequest) {
      return Request.parse(request);
    },
    async submit(prepared, context) {
      return submit(Request.parse(prepared), context);
    },
    async poll(ref) {
      const run = runs.find(ref);
      if (!run) return { state: 'unknown' };
      return run.poll.state === 'running' ? { ...run.poll, silentSeconds: run.silence.seconds() } : run.poll;
    },
    watch: runs.watch,
    cancel: runs.cancel,
    open: runs.open,
    release: runs.release,
    async close() {
      await pool.close();
      await runs.close();
    },
  };
}

/** What every job of a run shares, on this machine's disk. */
type Brought = { inputs: readonly JobInput[] };

async function bringInputs(folder: string, request: Request, context: EngineContext): Promise<Brought> {
  const inputs: JobInput[] = [];
  for (const [place, input] of request.inputs.entries()) {
    const file = path.join(folder, `input-${place}.${input.format}`);
    await pipeline(await context.openInput(input), createWriteStream(file));
    inputs.push({ ...input, file });
  }
  return { inputs };
}

function isReason(error: unknown, reason: ChildFailure['reason']): boolean {
  return error instanceof ChildFailure && error.reason === reason;
}

/** What a job has its own word for is none: that may quote what a person typed. */
function isOfTheMachine(error: unknown): boolean {
  return isDiskFault(error) && !(error instanceof ChildFailure && error.code !== '');
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function sweepLeftovers(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!z.uuid().safeParse(name).success) continue;
    const leftover = path.join(folder, name);
    // Gone meanwhile: whoever made it is alive, and took it away.
    const { mtimeMs } = await stat(leftover).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > LEFTOVER_MS) await rm(leftover, { recursive: true, force: true });
  }
}
