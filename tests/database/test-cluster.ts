// One throw-away PostgreSQL for a whole test run, with a migrated database to clone from (vitest's global setup).
// TEST_DATABASE_SERVER, the address of a server whose role may create databases, is used instead and left without them.
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { type EmbeddedDatabase, startEmbedded } from '#server/embedded-postgres/start-embedded.ts';
import { type FolderLock, lockFolder } from '#server/process/folder-lock.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { clearLeftover } from '#server/embedded-postgres/postmaster.ts';
import { DATA_PREFIX, MEMORY_FOLDER, quickFolder } from '../memory-folder.ts';

const FOLDER_PREFIX = 'atelier-test-';
const OLD_MS = 60 * 60_000;
const TEMPLATE_DATABASE = 'template_atelier';

let stopCluster: (() => Promise<void>) | null = null;

type TestServer = Pick<EmbeddedDatabase, 'url'>;

export async function setup(project: TestProject): Promise<void> {
  const external = process.env.TEST_DATABASE_SERVER;
  const server = external ? await useServer(external) : await startServer();
  await prepareTemplate(server);
  project.provide('testDatabase', { server: server.url('postgres'), template: TEMPLATE_DATABASE });
}

export async function teardown(): Promise<void> {
  await stopCluster?.();
}

async function startServer(): Promise<TestServer> {
  await clearKilledRuns();
  const folder = mkdtempSync(path.join(quickFolder(), FOLDER_PREFIX));
  const lock = lockFolder(folder);
  const server = await startEmbedded({ folder, database: TEMPLATE_DATABASE, isDurable: false });
  stopCluster = () => removeCluster(folder, lock, server);
  return server;
}

async function useServer(address: string): Promise<TestServer> {
  const url = (database = 'postgres') => Object.assign(new URL(address), { pathname: `/${database}` }).href;
  const dropAll = () => withClient(url(), dropTestDatabases);
  await dropAll(); // of a run that was killed
  stopCluster = dropAll;
  await withClient(url(), async (client) => {
    await client.query(`create database ${TEMPLATE_DATABASE} template template0 encoding 'UTF8'
      locale_provider icu icu_locale 'und' locale 'C'`);
  });
  return { url };
}

async function dropTestDatabases(client: Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    String.raw`select datname from pg_database where datname = '${TEMPLATE_DATABASE}' or datname like 'test\_%'`,
  );
  for (const { datname } of rows) {
    await client.query(`alter database ${datname} is_template false`);
    await client.query(`drop database ${datname} with (force)`);
  }
}

async function prepareTemplate(server: TestServer): Promise<void> {
  await migrateDatabase(server.url(TEMPLATE_DATABASE));
  await withClient(server.url('postgres'), async (client) => {
    await client.query(`alter database ${TEMPLATE_DATABASE} is_template true allow_connections false`);
  });
}

async function withClient(url: string, run: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}

async function removeCluster(folder: string, lock: FolderLock, server: EmbeddedDatabase): Promise<void> {
  await server.stop();
  lock.release();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * A test run that was killed leaves its server behind, its products their data: the lock of the folder tells that nobody
 * uses it. What was made just now may not be locked yet.
 */
async function clearKilledRuns(): Promise<void> {
  const parents = [os.tmpdir(), MEMORY_FOLDER].filter((parent) => existsSync(parent));
  const folders = parents.flatMap((parent) => readdirSync(parent).map((name) => path.join(parent, name)));
  for (const folder of folders) {
    const isLeft = path.basename(folder).startsWith(FOLDER_PREFIX) || isOldData(folder);
    if (!isLeft || !isOwn(folder)) continue;
    try {
      const lock = lockFolder(folder);
      await clearLeftover(path.join(folder, 'postgres'));
      lock.release();
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another run uses it, or has just removed it.
    }
  }
}

function isOldData(folder: string): boolean {
  if (!path.basename(folder).startsWith(DATA_PREFIX)) return false;
  const found = statSync(folder, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > OLD_MS;
}

function isOwn(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found !== undefined && (process.getuid === undefined || found.uid === process.getuid());
}
