// All rows of one server's database into an empty one of another server, and then compared.
import { type Client, escapeIdentifier } from 'pg';
import type { CopiedTables } from '#server/backup/manifest.ts';
import { readMigration, readTables, writeTables } from '#server/backup/copy-tables.ts';
import { describeConnection, SteadyClient } from '#server/database/describe-connection.ts';
import { migrateUpTo } from '#server/database/migrate-up-to.ts';
import { migrateQueue } from '#server/database/migrate.ts';
import { refuseNewer } from '#server/database/refuse-newer.ts';
import { openJobs } from '#server/jobs/open-jobs.ts';
import { StartError } from '#server/process/start-error.ts';
import { QUEUES } from '#server/queues.ts';

export type Copying = {
  /** Addresses by the name of a database. */
  from: (database: string) => string;
  to: (database: string) => string;
  database: string;
  /** For the rows in between. */
  folder: string;
  signal?: AbortSignal | undefined;
};

/**
 * The source is only read. The new database has the tables of the release that wrote the old one: what is missing is
 * migrated afterwards, as at every start. Throws StartError where the source is of a newer release, or what came differs.
 */
export async function copyDatabase({ from, to, database, folder, signal }: Copying): Promise<void> {
  if (!(await hasTables(from, database))) return; // of a first start that was cut off: the next makes them
  await withClient(to('postgres'), (client) => client.query(`create database ${escapeIdentifier(database)}`));
  await withClient(from(database), async (source) => {
    await refuseNewer(source);
    const newest = Number(await readMigration(source));
    await withClient(to(database), async (target) => {
      await migrateUpTo(target, newest);
      await migrateQueue(to(database));
      // The queues must be there before the jobs in them.
      const jobs = await openJobs(to(database), { queues: QUEUES, isWorker: false, onError: () => {} });
      await jobs.close();
      signal?.throwIfAborted();
      await source.query('begin transaction isolation level repeatable read read only');
      const copied = await writeTables(source, folder, target);
      const { rows: marks } = await source.query<Mark>('select mark, place from storage_mark');
      await source.query('commit');
      signal?.throwIfAborted();
      // It is the same database: its storage stays its own.
      await readTables(target, folder, copied, marks[0] ?? { mark: '', place: '' });
      if (!marks[0]) await target.query('delete from storage_mark');
      await compare(target, copied, marks.length);
      await target.query('analyze');
      await target.query('checkpoint');
    });
  });
}

type Mark = { mark: string; place: string };

async function withClient<Result>(url: string, use: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new SteadyClient(describeConnection(url, 'migration'));
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end().catch(() => {}); // the first error tells more
  }
}

async function hasTables(from: Copying['from'], database: string): Promise<boolean> {
  const isThere = await withClient(from('postgres'), (client) =>
    client.query('select from pg_database where datname = $1', [database]),
  );
  if (!isThere.rowCount) return false;
  const { rows } = await withClient(from(database), (client) =>
    client.query<{ found: boolean }>(
      `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
    ),
  );
  return rows[0]?.found ?? false;
}

async function compare(target: Client, { tables, sequences }: CopiedTables, marks: number): Promise<void> {
  for (const { schema, name, rows } of tables) {
    const place = `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
    const { rows: found } = await target.query<{ n: number }>(`select count(*)::int as n from ${place}`);
    const wanted = name === 'storage_mark' ? marks : rows;
    if (found[0]?.n !== wanted) throw differs(`${name} has ${found[0]?.n} rows of ${wanted}`);
  }
  for (const { name, value } of sequences) {
    const { rows: found } = await target.query<{ value: string }>(
      `select last_value::text as value from public.${escapeIdentifier(name)}`,
    );
    if (found[0]?.value !== value) throw differs(`${name} is at ${found[0]?.value} and not at ${value}`);
  }
}

function differs(what: string): StartError {
  return new StartError(
    `The database could not be moved to the next PostgreSQL: in the copy ${what}. The old one was not changed.`,
  );
}
