// The database of this deployment for a command beside the product: the one that runs, or the embedded one started for the moment.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#server/config.ts';
import { restoreOwnerOfAll } from '#server/process/restore-owner.ts';
import { StartError } from '#server/process/start-error.ts';
import { DATABASE_ROLE } from './create-cluster.ts';
import { describeConnection, SteadyClient } from '#server/database/describe-connection.ts';
import { readPassword, startEmbedded } from './start-embedded.ts';
import { FolderHeld, lockFolder } from '#server/process/folder-lock.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { readPostmasterFile } from './postmaster.ts';
import { refuseNewer } from '#server/database/refuse-newer.ts';

const PATIENCE_MS = 20_000;

type Reached = { url: string; close(): Promise<void> };
type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'hasEmbeddedDatabase'>;

/** Call `close` when done. Throws StartError where there is no database yet, or none that answers. */
export async function reachDatabase(config: Place, signal?: AbortSignal): Promise<Reached> {
  const { dataDir, databaseUrl, hasEmbeddedDatabase } = config;
  if (!hasEmbeddedDatabase) return await openRunning(databaseUrl);
  if (!existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))) {
    throw new StartError(
      `There is no database in ${dataDir} yet. Start Atelier (npm start) and sign in once first.`,
    );
  }
  try {
    return await startForTheMoment(dataDir, signal);
  } catch (error) {
    if (!(error instanceof FolderHeld)) throw error;
    return await openRunning(await findRunning(dataDir));
  }
}

/** Whoever runs it has migrated it, and may be newer than this command. */
async function openRunning(url: string): Promise<Reached> {
  const client = new SteadyClient(describeConnection(url, 'admin'));
  try {
    await client.connect();
    await refuseNewer(client);
  } finally {
    await client.end().catch(() => {}); // it may never have been connected
  }
  return { url, close: async () => {} };
}

/** The embedded one, made where there is none, migrated, and nobody else's until `close`. Throws FolderHeld while it runs. */
export async function startForTheMoment(dataDir: string, signal?: AbortSignal): Promise<Reached> {
  const lock = lockFolder(dataDir);
  try {
    const database = await startEmbedded({ folder: dataDir, ...(signal && { signal }) });
    const close = async () => {
      await database.stop();
      restoreOwnerOfAll(dataDir, ['postgres']);
      lock.release();
    };
    try {
      await migrateDatabase(database.url(), { ...(signal && { signal }) });
      return { url: database.url(), close };
    } catch (error) {
      await close();
      throw error;
    }
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Of the product that has the folder now; it may still be starting. */
async function findRunning(dataDir: string): Promise<string> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const found = readPostmasterFile(path.join(dataDir, 'postgres'));
    if (found?.isReady) {
      const password = readPassword(path.join(dataDir, 'postgres-password'));
      const url = `postgres://${DATABASE_ROLE}:${password}@127.0.0.1:${found.port}/atelier`;
      if (await answers(url)) return url;
    }
    await sleep(200);
  }
  throw new StartError(
    'Atelier has its data folder, but its database does not answer. Try again in a moment.',
  );
}

/** True when it takes connections and has its tables. */
async function answers(url: string): Promise<boolean> {
  const client = new SteadyClient({ ...describeConnection(url, 'admin'), connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.query('select from audit_log limit 0');
    return true;
  } catch {
    return false; // it is still starting
  } finally {
    await client.end().catch(() => {}); // it may never have been connected
  }
}
