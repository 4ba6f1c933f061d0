// The process of one role (API or worker): started by main.ts, ends when it is told to or when main.ts is gone.
import { flushCompileCache } from 'node:module';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { installPrices } from '#contract/prices.ts';
import type { Config } from './config.ts';
import type { AppContext } from './app-context.ts';
import { setPrivateUmask } from '#server/process/private-files.ts';
import { makeLog } from '#server/process/make-log.ts';
import { openApp } from './open-app.ts';
import { StartError } from '#server/process/start-error.ts';
import { openTraces } from '#server/traces/open-traces.ts';
import { HEARTBEAT, HEARTBEAT_MS } from '#server/process/watch-heartbeat.ts';

export type Role = 'api' | 'worker';

/** What a role's process has running. */
type Running = { stop(): Promise<void> };

const WATCH_PARENT = new URL('children/watch-parent.mjs', import.meta.url);

/**
 * Waits for the settings (main.ts sends them: an environment could be read by others), opens what the role needs, calls `start`, tells main.ts that it is ready, and from then on that its event loop turns.
 * `endsAtOnce` is for a role that holds something which the next start needs (the API's port): when main.ts is gone, it
 * finishes nothing.
 */
export function runRole(
  role: Role,
  start: (app: AppContext) => Promise<Running>,
  { endsAtOnce = false }: { endsAtOnce?: boolean } = {},
): void {
  setPrivateUmask();
  const settings = Promise.withResolvers<Config>();
  let hasBegun = false;
  let ending: Promise<void> | null = null;

  process.on('SIGINT', () => {}); // Ctrl-C reaches the whole group; main.ts decides
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  process.on('disconnect', () => (endsAtOnce ? process.exit() : end()));
  process.on('message', (message) => {
    if (message === 'stop') end();
    else settings.resolve(message as Config);
  });
  setInterval(() => process.connected && process.send?.(HEARTBEAT), HEARTBEAT_MS).unref();
  // A loop that never comes back hears none of these; a thread of its own sees that main.ts is gone.
  if (endsAtOnce) {
    const options = {
      workerData: process.ppid,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 16 },
    };
    new Worker(WATCH_PARENT, options).unref();
  }

  const opened = settings.promise.then(async (config) => {
    hasBegun = true;
    installPrices(config.prices);
    const log = await makeLog(config, role);
    process.on('uncaughtException', (error) => {
      log.fatal({ err: error }, `The ${role} met an error that nobody expected`);
      process.exit(1);
    });
    const traces = await openTraces(config, role, log);
    return { ...(await openApp(config, log, role)), traces };
  });
  const started = opened.then(({ app }) => start(app));
  started.then(
    () => {
      process.send?.('ready');
      return flushCompileCache(); // one that is killed leaves the next start as much as one that ends in order
    },
    (error: unknown) => fail('could not start', error),
  );

  function fail(what: string, error: unknown): never {
    process.stderr.write(`\n  The ${role} ${what}: ${describe(error)}\n\n`);
    process.exit(1);
  }

  function end(): void {
    if (!hasBegun) process.exit();
    ending ??= takeDown().then(
      () => process.exit(),
      (error: unknown) => fail('did not end in order', error),
    );
  }

  async function takeDown(): Promise<void> {
    await (await started).stop();
    const { close, traces } = await opened;
    await close();
    await traces.close();
  }
}

function describe(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
