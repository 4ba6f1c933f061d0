// Starts the roles that the settings ask for, and takes everything down again in order.
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { defaultDrawingsFolder, hasDrawings } from '#engine/illustrator/drawings-folder.ts';
import { checkPort } from '#server/process/check-port.ts';
import { checkStorage } from '#server/process/check-storage.ts';
import { describeSandbox, findSandbox, refuseWeakSandbox } from './children/find-sandbox.ts';
import type { Sandbox } from './children/sandbox.ts';
import { type Config, readProcessConfig } from './config.ts';
import { startEmbedded } from '#server/embedded-postgres/start-embedded.ts';
import { lockFolder } from '#server/process/folder-lock.ts';
import { migrateDatabase } from './database/migrate.ts';
import { lacksBundle } from '#server/process/find-bundle.mjs';
import { superviseChild, type SupervisedChild } from '#server/process/supervise-child.ts';
import { restoreOwner, restoreOwnerOfAll } from '#server/process/restore-owner.ts';
import { closeDataFolder, setPrivateUmask } from '#server/process/private-files.ts';
import { loadOrCreateSecret } from '#server/process/load-or-create-secret.ts';
import { prepareWeb, WEB_FOLDER } from '#server/process/prepare-web.ts';
import { type Life, runLife } from '#server/process/process-life.ts';
import { runScript } from '#server/process/run-script.ts';
import { StartError } from '#server/process/start-error.ts';
import { runInParallel } from '#server/process/run-in-parallel.ts';
import { untilAborted } from '#server/process/until-aborted.ts';
import { watchSources } from '#server/process/watch-sources.ts';

const BUNDLER = path.join(import.meta.dirname, '../scripts/build-server.ts');
const DRAWINGS_PROGRAM = path.join(import.meta.dirname, '../engine/illustrator/prepare-drawings.ts');
/** `except`: the setting of ROLE that does without it. */
const ROLES = [
  {
    name: 'API',
    except: 'worker',
    program: path.join(import.meta.dirname, 'api-main.ts'),
    patienceMs: 35_000, // 20 seconds at most in which it says that it ends, 5 for calls that run
  },
  {
    name: 'worker',
    except: 'api',
    program: path.join(import.meta.dirname, 'worker-main.ts'),
    patienceMs: 20_000, // it finishes what it can
  },
] as const;

/** `npm run dev`: the browser gets the sources, and the roles start again when theirs change. */
const isDev = process.argv.includes('--dev');

setPrivateUmask();
runLife(start, { say, complain });

async function start(life: Life): Promise<void> {
  const settings = readProcessConfig({ isDev });
  const { role, hasEmbeddedDatabase } = settings;
  let lock: ReturnType<typeof lockFolder> | null = null;
  if (hasEmbeddedDatabase) {
    lock = lockFolder(settings.dataDir);
    life.onStop(lock.release);
    // What a root start left in a user's folder, killed or not, becomes the user's.
    const handOver = () => restoreOwnerOfAll(settings.dataDir, ['postgres']);
    handOver();
    life.onStop(handOver);
  }
  closeDataFolder(settings.dataDir);
  if (role !== 'worker') await checkPort(settings.port, settings.host);

  const prepared = Promise.withResolvers<Config>();
  const { publicUrl } = settings;
  const kept: SupervisedChild[] = [];
  await runInParallel(life.signal, [
    async (signal) => prepared.resolve(await prepare(settings, life, signal)),
    // Started at once, so that they load while the rest is prepared; they begin when they are sent their settings.
    ...ROLES.filter(({ except }) => except !== role).map((each) => async (signal: AbortSignal) => {
      const child = await superviseRole(each, prepared.promise, signal);
      life.onStop(child.stop);
      kept.push(child);
    }),
  ]);
  life.signal.throwIfAborted(); // nothing is ready once somebody asked to stop
  if (isDev) watchSources({ children: kept, say, signal: life.signal });
  lock?.announce(publicUrl);
  say(role === 'worker' ? 'The worker is ready' : `Atelier is ready at ${publicUrl}`);
}

/** All that must be there before the roles begin; returns the settings with what was found out. */
async function prepare(settings: Config, life: Life, stopping: AbortSignal): Promise<Config> {
  const { role } = settings;
  const [databaseUrl, , , , found] = await runInParallel(stopping, [
    (signal) => openDatabase(settings, life, signal),
    (signal) => (role === 'worker' || isDev ? Promise.resolve() : prepareWeb({ say, signal })),
    (signal) => (role === 'api' ? Promise.resolve() : prepareDrawings(signal)),
    (signal) => (isDev ? Promise.resolve() : prepareBundle(signal)),
    // It keeps this process busy for half a second, in which the others go on.
    async () => openSandbox(settings),
  ]);
  restoreOwnerOfBuild();
  const secret = settings.secret || loadOrCreateSecret(settings.dataDir);
  const sandbox = { ...settings.sandbox, found };
  const config: Config = { ...settings, databaseUrl, secret, sandbox };
  await migrate(config, stopping);
  await untilAborted(checkStorage(config, say), stopping);
  return config;
}

/** Once: what writes them loads for longer than all else here, and is not needed to see that they are there. */
async function prepareDrawings(signal: AbortSignal): Promise<void> {
  if (!hasDrawings(defaultDrawingsFolder())) await runScript(DRAWINGS_PROGRAM, [], signal);
}

/** For the next start, once for each version: this one has begun from the sources, and needs none. */
async function prepareBundle(signal: AbortSignal): Promise<void> {
  if (!lacksBundle() || !mayWriteBuild()) return;
  try {
    await runScript(BUNDLER, [], signal);
  } catch {
    if (!signal.aborted)
      say('The server could not be bundled: it starts from its sources, which takes longer');
  }
}

/** In a process of its own: whatever happens to it, this one lives on and starts it again. */
function superviseRole(
  { name, program, patienceMs }: (typeof ROLES)[number],
  settings: Promise<Config>,
  signal: AbortSignal,
): Promise<SupervisedChild> {
  return superviseChild({
    program,
    patienceMs,
    settings,
    signal,
    onDeath: (cause, pauseMs) =>
      say(`The ${name} ended (${cause}); starting it again in ${pauseMs / 1000} s`),
  });
}

/** Says what strangers' files are opened in. Throws StartError when it is less than the settings ask for. */
function openSandbox(settings: Config): Sandbox {
  const sandbox = findSandbox(settings);
  refuseWeakSandbox(sandbox, settings.sandbox.wish);
  say(describeSandbox(sandbox, settings.sandbox.wish));
  return sandbox;
}

/** As fast-imports.mjs has it: what is loaded in place of the sources belongs to whoever owns these. */
function mayWriteBuild(): boolean {
  return statSync(path.dirname(BUNDLER)).uid === (process.getuid?.() ?? 0);
}

/** A root start in a user's checkout must not keep that user from building again. */
function restoreOwnerOfBuild(): void {
  const build = path.dirname(WEB_FOLDER);
  if (!existsSync(build)) return;
  restoreOwner(build);
  restoreOwnerOfAll(build);
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

async function migrate(config: Config, signal: AbortSignal): Promise<void> {
  try {
    await migrateDatabase(config.databaseUrl, { signal, say });
  } catch (error) {
    if (config.hasEmbeddedDatabase || error instanceof StartError || signal.aborted) throw error;
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
