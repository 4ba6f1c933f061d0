// The worker: claims tasks as long as it has room, runs them, does the other jobs, and sweeps up behind everybody.
import type { Logger } from 'pino';
import { billingEmailJob } from '#server/billing/write-email.ts';
import { sandboxJob } from '#server/billing/work-sandbox.ts';
import { exportJobs } from '#server/account/pack-exports.ts';
import { openMediaLab } from '#server/media/media-lab.ts';
import { openDownloads } from '#server/task/prepare-download.ts';
import { prices } from '#contract/prices.ts';
import { taskWakes } from '#server/task/task-wakes.ts';
import { claimTask } from '#server/worker/run/claim-task.ts';
import type { Engines } from '#server/worker/engines/choose-engine.ts';
import { describeModels } from '#server/worker/engines/describe-models.ts';
import { openEngines } from '#server/worker/engines/open-engines.ts';
import { startEngineReports } from '#server/worker/engines/report-engines.ts';
import { storeVoiceSamples } from '#server/worker/upkeep/store-voice-samples.ts';
import { clearScratch } from '#server/worker/run/clear-scratch.ts';
import { releaseLeases } from '#server/worker/run/release-leases.ts';
import { runTask } from '#server/worker/run/run-task.ts';
import { traceClaim } from '#server/worker/run/trace-task.ts';
import type { WorkerContext } from './worker-context.ts';
import { SCHEDULES } from './schedules.ts';
import { serveProbes } from './serve-probes.ts';
import { startSweep } from '#server/worker/upkeep/sweep.ts';

/** For tasks whose job was taken by a worker without room, and those that became free to run by another's end. */
const LOOK_EVERY_MS = 1000;
/** main.ts waits 20 seconds for the worker to end. */
const DRAIN_MS = 15_000;

export type Worker = {
  /** Claims nothing more, waits for what runs, and after 15 seconds leaves the rest to the next worker. */
  stop(): Promise<void>;
};

type Options = {
  /** Instead of those that the settings name. */
  engines?: Engines;
  /** No other worker can be alive: what an earlier one held is free at once, not after its lease. */
  isAlone?: boolean;
  drainMs?: number;
};

export async function startWorker(app: WorkerContext, options: Options = {}): Promise<Worker> {
  const { config, db, log } = app;
  // One more than tasks: of a task that is alone two images are drawn beside one another, also on two cores.
  const engines = options.engines ?? (await openEngines(app, config.workerTasks + 1));
  if (options.isAlone) await Promise.all([releaseLeases(db), clearScratch(app)]);

  const ending = new AbortController();
  const running = new Set<Promise<void>>();
  /** Aborted when what runs must be left. */
  const stopping = new AbortController();
  const filling = oneAtATime(log, async () => {
    // What is made could not be kept: tasks wait in their line, where no hard limit runs.
    if (!(await app.storage.isWritable())) return;
    while (!ending.signal.aborted && running.size < config.workerTasks) {
      const begun = new Date();
      const task = await claimTask(db);
      if (!task) break;
      traceClaim(task, begun);
      const run = runTask(app, engines, task, stopping.signal).finally(() => {
        running.delete(run);
        filling.call();
      });
      running.add(run);
    }
  });

  const lookForTasks = {
    ...taskWakes,
    batchSize: 50,
    pollSeconds: 0.5, // beside the notification, which covers new jobs only and can lose its connection
    run: () => Promise.resolve(filling.call()),
  };
  const lab = openMediaLab(app, 'scratch');
  const packing = { ...app, prepareDownload: openDownloads(app, lab) };
  const jobs = await app.jobs.start(packing, {
    queues: [lookForTasks, ...exportJobs, billingEmailJob, sandboxJob],
    schedules: SCHEDULES,
  });
  const timer = setInterval(filling.call, LOOK_EVERY_MS);
  const sweep = startSweep(app);
  const reports = await startEngineReports(app, engines);
  warnOfUnknownModels(app, engines);
  const voices = options.engines ? Promise.resolve() : storeVoiceSamples(app, ending.signal);
  const probes = config.workerPort === null ? null : await serveProbes(app, config.workerPort);
  filling.call();

  return {
    stop: async () => {
      ending.abort();
      probes?.drain();
      clearInterval(timer);
      await Promise.all([jobs.stop(), sweep.stop(), reports.stop(), voices, filling.settle()]);
      const patience = setTimeout(() => stopping.abort(), options.drainMs ?? DRAIN_MS);
      await Promise.all(running);
      clearTimeout(patience);
      await Promise.all([engines.close(), lab.close(), probes?.close()]);
    },
  };
}

/** The engine of such a model may only be off: then nobody can choose it, and nothing else is wrong. */
function warnOfUnknownModels({ log }: WorkerContext, engines: Engines): void {
  const known = new Set(engines.list().flatMap((engine) => describeModels(engine).map(({ id }) => id)));
  const models = Object.keys(prices().models ?? {}).filter((id) => !known.has(id));
  if (models.length === 0) return;
  log.warn({ models }, 'The table of prices names models that no engine of this worker has');
}

type Repeated = {
  /** Does the work; when it is under way, once more after it. */
  call(): void;
  /** Resolves when nothing is under way. */
  settle(): Promise<void>;
};

/** An error is logged, and the next call tries again. */
function oneAtATime(log: Logger, work: () => Promise<void>): Repeated {
  let underWay: Promise<void> | null = null;
  let isCalled = false;
  async function run(): Promise<void> {
    while (isCalled) {
      isCalled = false;
      await work().catch((err: unknown) => log.error({ err }, 'No task could be claimed; trying again'));
    }
    underWay = null;
  }
  return {
    call: () => {
      isCalled = true;
      underWay ??= run();
    },
    settle: async () => {
      await underWay;
    },
  };
}
