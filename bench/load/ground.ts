// A PostgreSQL of its own, migrated, and a folder for all processes of a run.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { claimStorage } from '#server/adapters/claim-storage.ts';
import { openDiskStorage } from '#server/adapters/storage-disk.ts';
import { connectDatabase, type Db } from '#server/database/connect.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { startEmbedded } from '#server/embedded-postgres/start-embedded.ts';

export type Ground = {
  db: Db;
  /** Of the database. */
  url: string;
  databasePid: number;
  folder: string;
  close(): Promise<void>;
};

export async function openGround(): Promise<Ground> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-load-'));
  const server = await startEmbedded({ folder, database: 'load' });
  const url = server.url();
  await migrateDatabase(url);
  const { db, close } = connectDatabase(url, { part: 'migration' }); // to fill in a million works takes minutes
  await claimStorage(db, await openDiskStorage(path.join(folder, 'media'))); // while nothing could be missing
  return {
    db,
    url,
    databasePid: Number(readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]),
    folder,
    close: async () => {
      await close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
