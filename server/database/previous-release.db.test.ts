// The statements of the release before, on the newest tables: whatever it reads and writes, it goes on beside this one.
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, escapeIdentifier } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type KnownTable, PREVIOUS_MIGRATION, readKnownTables } from '#tests/database/previous-release.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import { MIGRATIONS } from './refuse-newer.ts';

const TABLES = readKnownTables();

let newest: TestDatabase;
let now: Client;
/** As it was when that release migrated it. */
let before: Client;

beforeAll(async () => {
  newest = await createTestDatabase();
  now = await connect(newest.url);
  before = await connect(await createDatabase());
  const folder = copyMigrations();
  await migrate(drizzle(before), { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
});

afterAll(async () => {
  await now.end();
  await before.end();
  await newest.close();
});

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

async function createDatabase(): Promise<string> {
  const { server } = inject('testDatabase');
  const name = `previous_${randomBytes(6).toString('hex')}`;
  const client = await connect(server);
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** Those that it has, in a folder as drizzle reads it. */
function copyMigrations(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-previous-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number }[] };
  journal.entries = journal.entries.filter(({ idx }) => idx <= PREVIOUS_MIGRATION);
  writeFileSync(file, JSON.stringify(journal));
  return folder;
}

const SAMPLES: Readonly<Record<string, string>> = {
  bigint: '1',
  integer: '1',
  smallint: '1',
  real: '1',
  boolean: 'true',
  text: `'x'`,
  uuid: `'00000000-0000-4000-8000-000000000000'`,
  jsonb: `'{}'`,
  'timestamp with time zone': 'now()',
  'text[]': `'{x}'`,
  'bigint[]': `'{1}'`,
  'smallint[]': `'{1}'`,
};

/** What a row of these must hold together. */
const CHECKED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  orders: { amount: '1', price: '1', credit: '0', refunded: '0', status: `'open'`, paid_at: 'null' },
  subscriptions: {
    period_start: `now() - interval '1 day'`,
    period_end: 'now()',
    state: `'active'`,
    grace_until: 'null',
  },
  follows: { follower_id: '1', followee_id: '2' },
};

/** Every one of its statements names all columns that it knows, and none besides. */
function writeInsert({ name, columns }: KnownTable, isFull: boolean): string {
  const own = Object.values(columns);
  const values = own.map((column) => {
    const isLeft = column.identity !== undefined || column.generated !== undefined;
    const hasOther = !column.notNull || column.default !== undefined;
    if (isLeft || (!isFull && hasOther && CHECKED[name]?.[column.name] === undefined)) return 'default';
    return CHECKED[name]?.[column.name] ?? SAMPLES[column.type] ?? 'a type without a sample';
  });
  const names = own.map((column) => escapeIdentifier(column.name)).join(', ');
  return `insert into ${escapeIdentifier(name)} (${names}) values (${values.join(', ')}) returning ${names}`;
}

function listStatements(table: KnownTable): string[] {
  const name = escapeIdentifier(table.name);
  const own = Object.values(table.columns);
  const names = own.map((column) => escapeIdentifier(column.name));
  const changed = own.filter(({ identity, generated }) => identity === undefined && generated === undefined);
  const sets = changed.map((column) => `${escapeIdentifier(column.name)} = ${escapeIdentifier(column.name)}`);
  return [
    `delete from ${name}`,
    writeInsert(table, false),
    `delete from ${name}`,
    writeInsert(table, true),
    `select ${names.join(', ')} from ${name}`,
    `update ${name} set ${sets.join(', ')} returning ${names.join(', ')}`,
    ...listKeys(table).map(
      (key) =>
        `explain ${writeInsert(table, true).replace(/ returning .*$/, '')} on conflict ${key} do nothing`,
    ),
    `delete from ${name}`,
  ];
}

/** By which it may say what to do with a row that is there already. */
function listKeys({ columns, indexes, compositePrimaryKeys }: KnownTable): string[] {
  const primary = Object.values(columns).filter(({ primaryKey }) => primaryKey);
  const lists = [
    ...(primary.length > 0 ? [primary.map(({ name }) => name)] : []),
    ...Object.values(compositePrimaryKeys).map((key) => key.columns),
  ].map((list) => `(${list.map((one) => escapeIdentifier(one)).join(', ')})`);
  const unique = Object.values(indexes).filter(({ isUnique }) => isUnique);
  return [
    ...lists,
    ...unique.map(
      (index) =>
        `(${index.columns.map(({ expression }) => expression).join(', ')})${index.where ? ` where ${index.where.replaceAll(/"\w+"\."/g, '"')}` : ''}`,
    ),
  ];
}

/** All in a transaction that comes to nothing. Whom a row points at, and what may only grow, is another matter. */
async function play(client: Client, statements: readonly string[]): Promise<unknown[]> {
  const answers: unknown[] = [];
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  try {
    for (const statement of statements) {
      const { fields, rowCount } = await client.query(statement).catch((error: unknown) => {
        throw new Error(`${statement}: ${String(error)}`);
      });
      answers.push([rowCount, fields.map(({ name, dataTypeID }) => `${name} ${dataTypeID}`)]);
    }
  } finally {
    await client.query('rollback');
  }
  return answers;
}

it.each(TABLES.map((table) => [table.name, table] as const))(
  'answers its statements about %s as before',
  async (_name, table) => {
    const statements = listStatements(table);
    expect(await play(now, statements)).toEqual(await play(before, statements));
  },
);

it('would see a column that went, and one that must be filled', async () => {
  const tasks = TABLES.find(({ name }) => name === 'tasks');
  if (!tasks) throw new Error('there are tasks');
  const changes = [
    'alter table tasks drop column title',
    'alter table tasks rename column title to name',
    'alter table tasks add column note text not null',
    'alter table tasks alter column retry_of set not null',
    'drop index tasks_user_seq',
    `alter table tasks add constraint late check (title <> 'x')`,
  ];
  for (const change of changes) {
    const played = play(now, [change, ...listStatements(tasks)]);
    await expect(played).rejects.toThrow(/column|constraint|null value/);
  }
  const [, ...retyped] = await play(now, [
    'alter table tasks alter column seq set data type bigint',
    ...listStatements(tasks),
  ]);
  expect(retyped).not.toEqual(await play(before, listStatements(tasks)));
});

it('reads its columns with no nulls where it expects none', async () => {
  const { rows } = await now.query<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.columns
     where table_schema = 'public' and is_nullable = 'YES'`,
  );
  const nullable = new Set(rows.map(({ column }) => column));
  const expected = TABLES.flatMap(({ name, columns }) =>
    Object.values(columns)
      .filter(({ notNull }) => notNull)
      .map((column) => `${name}.${column.name}`),
  );
  expect(expected.filter((column) => nullable.has(column))).toEqual([]);
});
