// Images from an open model on this machine, which a process of its own keeps in memory for as long as it is used.
import { createWriteStream, existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { hardLimitSeconds } from '#contract/tool-names.ts';
import { ChildFailure } from '#server/children/child-failure.ts';
import { type ChildPool, createChildPool } from '#server/children/child-pool.ts';
import type { Sandbox } from '#server/children/sandbox.ts';
import { isDiskFault } from '#server/is-unavailable.ts';
import {
  type Engine,
  type EngineContext,
  EngineError,
  type EngineOutput,
  type Health,
  type Poll,
  type RemoteRef,
} from './engine.ts';
import { type ChildRun, openChildRuns } from './child-runs.ts';
import { countBytes, formatGigabytes, type LocalModel } from './local/local-model.ts';
import { findFileFaults, readManifest } from './local/model-folder.ts';
import type { ImageJob, ModelUse } from './local/model-use.ts';
import { Plan, planImages } from './local/plan-images.ts';

export type LocalOptions = {
  /** Absolute; what its process must not see, but for the folders below. */
  dataDir: string;
  /** Absolute; finished images lie here until they are released. */
  scratchFolder: string;
  sandbox: Sandbox;
  model: LocalModel;
  /** Where the files of the model lie. */
  modelFolder: string;
  /** The module of ONNX Runtime, and the folder that it needs to see. */
  runtime: { entry: string; folder: string };
  /** Bytes that a process may still take. */
  availableMemory?: () => number;
  /** The model leaves the memory after so long without work. */
  idleSeconds?: number;
};

/** An hour of images, or a day of few: what ONNX Runtime may have lost of memory by then goes with the process. */
const JOBS_PER_CHILD = 500;
const IDLE_SECONDS = 10 * 60;
/** Beyond what the model takes as far as is known: the process is ended there before the machine is. */
const MEMORY_LEEWAY = 1.5;
const CRASHES_OF_THE_ILL = 3;

export type LocalEngine = Engine & {
  /** Process ids, for tests and measurements. */
  listPids(): number[];
};

/** Runs live in this process: a ref of an earlier one is answered `unknown`, and asking again costs nothing. */
export function openLocal(options: LocalOptions): LocalEngine {
  const { model, scratchFolder } = options;
  const pool = openPool(options);
  const runs = openChildRuns<ChildRun>(scratchFolder);
  let crashesInARow = 0;

  function refuseForNow(): void {
    const [fault] = findFaults(options);
    if (fault)
      throw new EngineError('misconfigured', `${fault}; npm run model -- ${model.id} brings it back`);
    const lacking = describeLackOfMemory(options, pool);
    if (lacking) throw new EngineError('busy', lacking);
  }

  async function submit(plan: Plan, { signal, openInput }: EngineContext): Promise<RemoteRef> {
    signal.throwIfAborted();
    refuseForNow();
    return await runs.begin(signal, {}, (run) => makeAll(run, plan, openInput).catch(failureOf));
  }

  /** One after the other: what comes first is there first, and all have the whole processor. */
  async function makeAll(run: ChildRun, plan: Plan, openInput: EngineContext['openInput']): Promise<Poll> {
    const image = plan.image && (await bringImage(run.folder, plan.image, openInput));
    const outputs: EngineOutput[] = [];
    for (const [index, seed] of plan.seeds.entries()) {
      const file = path.join(run.folder, `${index}.png`);
      const { prompt, steps, width, height } = plan;
      const job: ImageJob = { model: useOf(options), prompt, seed, steps, width, height, image, file };
      const report = (share: number) => {
        const progress = Math.min(99, Math.floor(((index + share) / plan.seeds.length) * 100));
        runs.emit(run, { state: 'running', progress });
      };
      try {
        await makeOne(run, job, report);
      } catch (error) {
        if (outputs.length === 0 || isDiskFault(error)) throw error;
        const missing = plan.seeds
          .slice(index)
          .map((_, at) => ({ index: index + at, detail: describe(error) }));
        return { state: 'succeeded', outputs, missing, understood: [], ignored: plan.ignored };
      }
      outputs.push({ index, kind: 'image', seed, location: file });
    }
    return { state: 'succeeded', outputs, missing: [], understood: [], ignored: plan.ignored };
  }

  /** Once more by itself, in another process, when the first one ends in the middle. */
  async function makeOne(run: ChildRun, job: ImageJob, report: (share: number) => void): Promise<void> {
    try {
      await makeOnce(run, job, report);
    } catch (error) {
      if (!(error instanceof ChildFailure) || error.reason !== 'crashed') throw error;
      await makeOnce(run, job, report);
    }
  }

  async function makeOnce(run: ChildRun, job: ImageJob, report: (share: number) => void): Promise<void> {
    let furthest = -1;
    try {
      await pool.run(job, {
        signal: run.abort.signal,
        timeoutSeconds: hardLimitSeconds('text-to-image'),
        onProgress: (share) => {
          if (share <= furthest) return;
          furthest = share;
          report(share);
        },
      });
      crashesInARow = 0;
    } catch (error) {
      if (error instanceof ChildFailure && error.reason === 'crashed') crashesInARow += 1;
      throw error;
    }
  }

  return {
    id: 'local',
    name: `${model.title.en}, on this machine`,
    isAi: true,
    traits: {
      tools: model.tools,
      effects: [],
      canSpeak: false,
      canCancel: true,
      hasProgress: true,
      isRestartSafe: false,
      isPaid: false,
    },
    listPids: () => pool.listPids(),
    async health() {
      if (crashesInARow >= CRASHES_OF_THE_ILL) {
        return { ok: false, detail: `its process crashed ${crashesInARow} times in a row` };
      }
      return checkHealth(options, pool);
    },
    async prepare(request) {
      return planImages(request, model);
    },
    submit: (prepared, context) => submit(Plan.parse(prepared), context),
    async poll(ref) {
      return runs.find(ref)?.poll ?? { state: 'unknown' };
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

function openPool({
  dataDir,
  scratchFolder,
  sandbox,
  model,
  modelFolder,
  runtime,
  idleSeconds,
}: LocalOptions) {
  const mostBytes = Math.ceil(Math.max(model.memoryBytes, countBytes(model)) * MEMORY_LEEWAY) + 1024 ** 3;
  return createChildPool({
    file: fileURLToPath(new URL('local/child.ts', import.meta.url)),
    enclosure: {
      sandbox,
      place: {
        dataDir,
        folder: scratchFolder,
        readFolders: [modelFolder, runtime.folder],
        dataBytes: mostBytes,
      },
    },
    // The model is there once: two at a time would take twice the memory, and no less time.
    size: 1,
    jobsPerChild: JOBS_PER_CHILD,
    maxRssBytes: mostBytes,
    idleSeconds: idleSeconds ?? IDLE_SECONDS,
  });
}

function useOf({ model, modelFolder, runtime }: LocalOptions): ModelUse {
  const { sampler, guidance, latentScale, side, multiple } = model;
  return {
    folder: modelFolder,
    runtime: runtime.entry,
    threads: os.availableParallelism(),
    sampler,
    guidance,
    latentScale,
    side,
    multiple,
  };
}

async function bringImage(
  folder: string,
  { input, strength }: NonNullable<Plan['image']>,
  openInput: EngineContext['openInput'],
): Promise<ImageJob['image']> {
  const file = path.join(folder, `input.${input.format.replaceAll(/[^a-z\d]/g, '')}`);
  await pipeline(await openInput(input), createWriteStream(file));
  return { file, strength };
}

/** Nothing was charged: another engine may do what this one could not. */
function failureOf(error: unknown): Poll {
  const isLate = error instanceof ChildFailure && error.reason === 'timeout';
  return {
    state: 'failed',
    failure: isLate ? 'timeout' : 'engine_error',
    detail: describe(error),
    ...(isDiskFault(error) ? { isOurFault: true } : { mayFallBack: true }),
  };
}

function findFaults({ model, modelFolder, runtime }: LocalOptions): string[] {
  const faults = findFileFaults(model, modelFolder);
  if (!existsSync(runtime.entry)) faults.push('what runs it is missing');
  return faults.map((fault) => `${model.title.en}: ${fault}`);
}

/** Empty where the model is in memory already, or has room there. */
function describeLackOfMemory(
  { model, availableMemory = () => process.availableMemory() }: LocalOptions,
  pool: ChildPool,
): string {
  const free = availableMemory();
  if (pool.listPids().length > 0 || free >= model.memoryBytes) return '';
  return `${model.title.en} takes about ${formatGigabytes(model.memoryBytes)} of memory, and ${formatGigabytes(free)} are free`;
}

function checkHealth(options: LocalOptions, pool: ChildPool): Health {
  const [fault = describeLackOfMemory(options, pool)] = findFaults(options);
  if (fault) return { ok: false, detail: fault };
  const measured = readManifest(options.modelFolder)?.measured;
  const speed = measured ? `512 × 512 took ${measured.seconds.toFixed(1)} s here` : 'not measured here';
  return { ok: true, detail: `${options.model.title.en}; ${speed}` };
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
