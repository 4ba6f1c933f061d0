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
    // Its files are copied without a word in the log: nobody restores it after a crash.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  } finally {
    await client.end();
  }
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  return { ...connectDatabase(url), url };
}

/** Of those that were given back, for whoever borrows next in this worker. */
const returned: string[] = [];

/**
 * A database as empty as a new clone, for a fraction of its price: emptied and lent again after `close`.
 * Not for whoever changes tables.
 */
export async function borrowTestDatabase(): Promise<TestDatabase> {
  const url = returned.pop();
  const database = url === undefined ? await createTestDatabase() : { ...connectDatabase(url), url };
  if (url !== undefined) await emptyDatabase(database);
  let closing: Promise<void> | null = null;
  const giveBack = async () => {
    await database.close();
    returned.push(database.url);
  };
  return { ...database, close: () => (closing ??= giveBack()) };
}

/**
 * Row by row: to truncate so many tables that hold next to nothing takes longer than to clone them all. Most tables were
 * never written to, and to plan what finds nothing in them is half of the work.
 */
export async function emptyDatabase({ pool }: Pick<TestDatabase, 'pool'>): Promise<void> {
  const { rows } = await pool.query<{ statement: string }>(`
    select case relkind when 'S' then format('alter sequence %s restart', oid::regclass)
      else format('delete from %s', oid::regclass) end as statement
    from pg_class
    where (relnamespace = 'public'::regnamespace and relkind = 'S' and pg_sequence_last_value(oid) is not null)
      or (relkind = 'r' and pg_relation_size(oid) > 0 and (relnamespace = 'public'::regnamespace
        or relnamespace = 'pgboss'::regnamespace and (relispartition or relname = 'schedule')))`);
  await pool.query(
    [
      'begin',
      'set local session_replication_role = replica', // no triggers: neither foreign keys nor what must only grow
      ...rows.map(({ statement }) => statement),
      'commit',
    ].join(';'),
  );
}
