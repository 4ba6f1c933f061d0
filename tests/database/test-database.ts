// Gives a test file a database of its own, cloned from the migrated template of the run.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type Database } from '#server/database/connect.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The url of this run's server (its database `postgres`), and the database to clone. */
    testDatabase: { server: string; template: string };
  }
}

export type TestDatabase = Database & { url: string };

/** Clones the template (some 50-90 ms). Call `close` in afterAll; the whole server goes away after the run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { server, template } = inject('testDatabase');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  return { ...connectDatabase(url), url };
}
