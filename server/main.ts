// Starts the roles that the settings ask for, and takes everything down again in order.
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { checkPort } from './check-port.ts';
import { type Config, makeWorkerEnvironment, readConfig } from './config.ts';
import { startEmbedded } from './database/embedded.ts';
import { lockFolder } from './database/folder-lock.ts';
import { migrateDatabase } from './database/migrate.ts';
import { keepChild } from './keep-child.ts';
import { keepOwner, keepOwnerOfAll } from './keep-owner.ts';
import { keepSecret } from './keep-secret.ts';
import { makeLog } from './make-log.ts';
import { openHouse } from './open-house.ts';
import { prepareWeb, WEB_FOLDER } from './prepare-web.ts';
import { type Life, runLife } from './process-life.ts';
import { runScript } from './run-script.ts';
import { StartError } from './start-error.ts';
import { together } from './together.ts';

const WORKER_PROGRAM = path.join(import.meta.dirname, 'worker-main.ts');
const DRAWINGS_PROGRAM = path.join(import.meta.dirname, 'engines/built-in/illustrator/prepare-drawings.ts');
/** A worker that is asked to stop finishes what it can in this time. */
const WORKER_PATIENCE_MS = 20_000;

runLife(start, { say, complain });

async function start(life: Life): Promise<void> {
  const settings = readConfig();
  const { role, hasEmbeddedDatabase } = settings;
  let lock: ReturnType<typeof lockFolder> | null = null;
  if (hasEmbeddedDatabase) {
    lock = lockFolder(settings.dataDir);
    life.onStop(lock.release);
    // What a root start left in a user's folder, killed or not, becomes the user's.
    const handOver = () => keepOwnerOfAll(settings.dataDir, ['postgres']);
    handOver();
    life.onStop(handOver);
  }
  if (role !== 'worker') await checkPort(settings.port, settings.host);

  const [databaseUrl, api] = await together(life.signal, [
    (signal) => openDatabase(settings, life, signal),
    // Loading it takes a while, which a refusal above need not wait for.
    async () => (role === 'worker' ? null : import('./api/start-api.ts')),
    (signal) => (role === 'worker' ? Promise.resolve() : prepareWeb({ say, signal })),
    (signal) => (role === 'api' ? Promise.resolve() : runScript(DRAWINGS_PROGRAM, [], signal)),
  ]);
  keepOwnerOfBuild();
  const secret = settings.secret || keepSecret(settings.dataDir);
  const config: Config = { ...settings, databaseUrl, secret };
  await migrate(config);
  life.signal.throwIfAborted();

  if (api) {
    const { house, close } = await openHouse(config, makeLog(config, 'api'), 'api');
    life.onStop(close);
    const serving = await api.startApi(house);
    life.onStop(serving.close);
  }
  if (role !== 'api') {
    const worker = await keepChild({
      program: WORKER_PROGRAM,
      args: hasEmbeddedDatabase ? ['--alone'] : [],
      env: makeWorkerEnvironment(config),
      signal: life.signal,
      patienceMs: WORKER_PATIENCE_MS,
      onDeath: (cause, pauseMs) =>
        say(`The worker ended (${cause}); starting it again in ${pauseMs / 1000} s`),
    });
    life.onStop(worker.stop);
  }
  life.signal.throwIfAborted(); // nothing is ready once somebody asked to stop
  lock?.announce(config.publicUrl);
  say(role === 'worker' ? 'The worker is ready' : `Atelier is ready at ${config.publicUrl}`);
}

/** A root start in a user's checkout must not keep that user from building again. */
function keepOwnerOfBuild(): void {
  const build = path.dirname(WEB_FOLDER);
  if (!existsSync(build)) return;
  keepOwner(build);
  keepOwnerOfAll(build);
}

async function openDatabase(config: Config, life: Life, signal: AbortSignal): Promise<string> {
  if (!config.hasEmbeddedDatabase) return config.databaseUrl;
  const database = await startEmbedded({
    folder: config.dataDir,
    say,
    signal,
    onLost: (error) => life.stop(`The database cannot be brought back: ${error.message}`, 1),
  });
  life.onStop(database.stop);
  return database.url();
}

async function migrate(config: Config): Promise<void> {
  try {
    await migrateDatabase(config.databaseUrl);
  } catch (error) {
    if (config.hasEmbeddedDatabase) throw error;
    const { host } = new URL(config.databaseUrl);
    throw new StartError(
      `The database of DATABASE_URL (${host}) cannot be used: ${describeError(error)}\n` +
        'Check that it runs, that user and password are right, and that the user may create tables.',
    );
  }
}

/** Errors of connections come in a bundle, one for each address; those of statements have their cause inside. */
function describeError(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describeError).join('; ');
  if (error instanceof Error && error.cause !== undefined) return describeError(error.cause);
  return error instanceof Error ? error.message : String(error);
}

function say(sentence: string): void {
  process.stdout.write(`  ${sentence}\n`);
}

function complain(error: unknown): void {
  const words =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n${words}\n\n`);
}
