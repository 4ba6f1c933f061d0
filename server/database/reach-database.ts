// The database of this deployment for a command beside the house: the one that runs, or the embedded one started for the moment.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Config } from '../config.ts';
import { keepOwnerOfAll } from '../keep-owner.ts';
import { StartError } from '../start-error.ts';
import { DATABASE_ROLE } from './create-cluster.ts';
import { readPassword, startEmbedded } from './embedded.ts';
import { FolderHeld, lockFolder } from './folder-lock.ts';
import { migrateDatabase } from './migrate.ts';
import { readPostmasterFile } from './postmaster.ts';

const PATIENCE_MS = 20_000;

type Reached = { url: string; close(): Promise<void> };
type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'hasEmbeddedDatabase'>;

/** Call `close` when done. Throws StartError where there is no database yet, or none that answers. */
export async function reachDatabase(config: Place, signal?: AbortSignal): Promise<Reached> {
  const { dataDir, databaseUrl, hasEmbeddedDatabase } = config;
  if (!hasEmbeddedDatabase) return { url: databaseUrl, close: async () => {} };
  if (!existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))) {
    throw new StartError(
      `There is no database in ${dataDir} yet. Start the house (npm start) and sign in once first.`,
    );
  }
  try {
    return await startForTheMoment(dataDir, signal);
  } catch (error) {
    if (!(error instanceof FolderHeld)) throw error;
    return { url: await findRunning(dataDir), close: async () => {} };
  }
}

async function startForTheMoment(dataDir: string, signal?: AbortSignal): Promise<Reached> {
  const lock = lockFolder(dataDir);
  try {
    const database = await startEmbedded({ folder: dataDir, ...(signal && { signal }) });
    const close = async () => {
      await database.stop();
      keepOwnerOfAll(dataDir, ['postgres']);
      lock.release();
    };
    try {
      await migrateDatabase(database.url());
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

/** Of the house that has the folder now; it may still be starting. */
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
    'The house has its data folder, but its database does not answer. Try again in a moment.',
  );
}

/** True when it takes connections and has its tables. */
async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
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
