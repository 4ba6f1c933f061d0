// All rows of a database as files of COPY, and back: of one moment, and all or nothing.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { StartError } from '#server/process/start-error.ts';
import { QUEUES } from '#server/queues.ts';
import type { CopiedTable, CopiedTables } from './manifest.ts';

const FOLDER = 'tables';
/** Written by processes by themselves: they make no database one that is used. */
const OF_PROCESSES = [
  'engine_reports',
  'invariant_checks',
  'rate_limits',
  'resumable_uploads',
  'storage_mark',
];
/** Jobs that wait, of our queues alone: those of schedules come with the next start. */
const JOBS = {
  schema: 'pgboss',
  name: 'job',
  which: `where state < 'completed' and name in (${QUEUES.map(({ name }) => escapeLiteral(name)).join(', ')})`,
};

type Table = { schema: string; name: string; columns: string[]; which?: string };

/**
 * The client must be in a transaction that sees one moment. Writes into `tables` below the folder. Of jobs what `target`
 * has columns for: another release of the queue may keep them otherwise.
 */
export async function writeTables(client: Client, folder: string, target?: Client): Promise<CopiedTables> {
  await mkdir(path.join(folder, FOLDER), { recursive: true, mode: 0o700 });
  const tables: CopiedTable[] = [];
  const there = target && (await listTables(target)).find(({ schema }) => schema === JOBS.schema);
  for (const table of await listTables(client)) {
    const columns = table.columns.filter(
      (column) => !there || table.schema !== JOBS.schema || there.columns.includes(column),
    );
    tables.push(await writeTable(client, { ...table, columns }, folder));
  }
  const { rows: sequences } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  return { migration: await readMigration(client), tables, sequences };
}

export async function readMigration(client: Client): Promise<string> {
  const { rows } = await client.query<{ at: string }>(
    'select max(created_at)::text as at from drizzle.__drizzle_migrations',
  );
  return rows[0]?.at ?? '';
}

async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Omit<Table, 'which'>>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and (n.nspname = 'public' or n.nspname = $1 and c.relname = $2)
     group by 1, 2 order by 1 desc, 2`,
    [JOBS.schema, JOBS.name],
  );
  return rows.map((table) => (table.schema === JOBS.schema ? { ...table, which: JOBS.which } : table));
}

async function writeTable(client: Client, table: Table, folder: string): Promise<CopiedTable> {
  const { which = '', ...named } = table;
  const source = client.query(
    copyTo(`copy (select ${listColumns(table)} from ${nameTable(table)} ${which}) to stdout`),
  );
  const hash = openHash();
  await pipeline(source, hash.stream, createWriteStream(locate(folder, table), { mode: 0o600, flush: true }));
  return { ...named, rows: source.rowCount, sha256: hash.read() };
}

type Placed = { mark: string; place: string };

/**
 * Into an empty database, in one transaction. `placed` is the storage that it has from then on. Throws StartError, with nothing changed, where a file is not what was written or the database has rows.
 */
export async function readTables(
  client: Client,
  folder: string,
  copied: CopiedTables,
  placed: Placed,
): Promise<void> {
  await client.query('begin');
  try {
    await refuseUsed(client);
    for (const name of OF_PROCESSES) await client.query(`delete from ${escapeIdentifier(name)}`);
    const { rows: keys } = await client.query<{ place: string; name: string; definition: string }>(
      `select conrelid::regclass::text as place, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
    );
    // Rows come table by table, in no order of who names whom; all is checked when they are put back.
    for (const { place, name } of keys) {
      await client.query(`alter table ${place} drop constraint ${escapeIdentifier(name)}`);
    }
    for (const table of copied.tables) await readTable(client, folder, table);
    for (const { place, name, definition } of keys) {
      await client.query(`alter table ${place} add constraint ${escapeIdentifier(name)} ${definition}`);
    }
    for (const { name, value } of copied.sequences) {
      await client.query('select setval($1::regclass, $2)', [`public.${escapeIdentifier(name)}`, value]);
    }
    await client.query('delete from storage_mark');
    await client.query('insert into storage_mark (mark, place, written_at) values ($1, $2, now())', [
      placed.mark,
      placed.place,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {}); // the first error tells more
    throw error;
  }
}

async function readTable(client: Client, folder: string, table: CopiedTable): Promise<void> {
  const file = locate(folder, table);
  const target = client.query(copyFrom(`copy ${nameTable(table)} (${listColumns(table)}) from stdin`));
  const hash = openHash();
  await pipeline(createReadStream(file), hash.stream, target);
  if (target.rowCount !== table.rows || hash.read() !== table.sha256) {
    throw new StartError(
      `${file} is not what was written: it has ${target.rowCount} rows of ${table.rows}. Nothing was changed in the database.`,
    );
  }
}

/** How long somebody is looked at who may just be leaving, we ourselves among them: a server ends connections later. */
const LEAVING_MS = 6_000;
const LOOK_AGAIN_MS = 100;

/** Whoever is still there after that. */
async function findUser(client: Client): Promise<string | undefined> {
  const end = performance.now() + LEAVING_MS;
  for (;;) {
    // Within a transaction PostgreSQL would show for ever who was there at the first look.
    await client.query('select pg_stat_clear_snapshot()');
    const { rows: users } = await client.query<{ name: string }>(
      `select application_name as name from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and application_name ~ '^atelier-(api|worker|queue|events)'`,
    );
    if (!users[0] || performance.now() > end) return users[0]?.name;
    await sleep(LOOK_AGAIN_MS);
  }
}

/** Throws StartError where somebody uses the database, or it has rows that somebody would miss. */
export async function refuseUsed(client: Client): Promise<void> {
  const user = await findUser(client);
  if (user !== undefined) {
    throw new StartError(
      `The database of the settings is in use (${user}). Stop Atelier on every machine, then run this again.`,
    );
  }
  for (const table of await listTables(client)) {
    if (OF_PROCESSES.includes(table.name) || table.schema !== 'public') continue;
    const { rowCount } = await client.query(`select from ${nameTable(table)} limit 1`);
    if (rowCount) {
      throw new StartError(
        `The database of the settings is not empty: there are rows in ${table.name}. Nothing was changed. Name an empty database.`,
      );
    }
  }
}

const nameTable = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
const listColumns = ({ columns }: Pick<Table, 'columns'>): string => columns.map(escapeIdentifier).join(', ');
const locate = (folder: string, { schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  path.join(folder, FOLDER, `${schema}.${name}.copy`);

function openHash(): { stream: Transform; read(): string } {
  const hash = createHash('sha256');
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, read: () => hash.digest('hex') };
}
