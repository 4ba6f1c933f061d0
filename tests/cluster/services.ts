// What all machines share: a PostgreSQL and a store of S3, real ones where the environment names them.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { startEmbedded } from '#server/embedded-postgres/start-embedded.ts';
import { type S3Server, startS3Server } from '../fakes/s3/s3-server.ts';
import { copyPreparedDatabase } from '../prepared-database.ts';
import { readTestS3, type S3Place } from '../fakes/test-s3.ts';

export type Services = {
  databaseUrl: string;
  s3: S3Place;
  /** Our own store, which can be told to misbehave; null where the environment names a real one. */
  ownStore: S3Server | null;
  close(): Promise<void>;
};

/** `TEST_DATABASE_URL` (an empty database) and `TEST_S3_…` (an empty bucket), or else one of each of our own. */
export async function openServices(folder: string): Promise<Services> {
  const database = await openDatabase(folder);
  const store = await openStore();
  return {
    databaseUrl: database.url,
    s3: store.s3,
    ownStore: store.own,
    close: async () => {
      await store.close();
      await database.close();
    },
  };
}

async function openDatabase(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, close: async () => {} };
  const own = path.join(folder, 'database');
  mkdirSync(own, { mode: 0o700 });
  await copyPreparedDatabase(own);
  const server = await startEmbedded({ folder: own });
  return { url: server.url(), close: () => server.stop() };
}

async function openStore(): Promise<{ s3: S3Place; own: S3Server | null; close(): Promise<void> }> {
  const real = readTestS3();
  if (real) return { s3: real, own: null, close: async () => {} };
  const server = await startS3Server();
  return { s3: server.settings, own: server, close: () => server.close() };
}
