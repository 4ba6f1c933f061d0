// Indexes that are built beside running versions are those of the schema, and come back where a start was cut short.
import { getTableConfig } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import { buildIndexes } from './build-indexes.ts';
import { tasks } from './schema/tasks.ts';

let database: TestDatabase;
let client: Client;

beforeEach(async () => {
  database = await createTestDatabase();
  onTestFinished(database.close);
  client = new Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(() => client.end());
});

async function listIndexes(): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select relname as name, pg_get_indexdef(indexrelid) as definition
      from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = 'tasks'::regclass and indisvalid and not indisprimary order by 1`,
  );
  return new Map(rows.map(({ name, definition }) => [name, definition]));
}

it('leaves a table of tasks with the indexes of the schema and no others', async () => {
  const known = getTableConfig(tasks).indexes.map(({ config }) => config.name);
  expect([...(await listIndexes()).keys()]).toEqual(known.sort());
});

it('says nothing and changes nothing where all are there', async () => {
  const before = await listIndexes();
  await buildIndexes(client, (sentence) => expect.unreachable(sentence));
  expect(await listIndexes()).toEqual(before);
});

it('builds what is missing or was left half built, and removes what is past', async () => {
  const before = await listIndexes();
  await client.query('drop index tasks_running, tasks_grams');
  await client.query(`create index tasks_open on tasks (priority desc, id) where status in (0, 1)`);
  await client.query(
    `update pg_index set indisvalid = false where indexrelid in ('tasks_waiting'::regclass, 'tasks_favorite'::regclass)`,
  );
  const said: string[] = [];
  await client.query(`update pg_class set reltuples = 1000000 where oid = 'tasks'::regclass`);
  await buildIndexes(client, (sentence) => said.push(sentence));
  expect(await listIndexes()).toEqual(before);
  expect(said).toHaveLength(1);
});

it('lets others write meanwhile, and waits for them as long as they need', async () => {
  const before = await listIndexes();
  await client.query('drop index tasks_waiting');
  await client.query(`set lock_timeout = '50ms'`);
  const writer = await database.pool.connect();
  await writer.query('begin');
  await writer.query('update tasks set progress = 1');
  const building = buildIndexes(client, () => {});
  await new Promise((resolve) => void setTimeout(resolve, 300));
  await writer.query('update tasks set progress = 2');
  await database.pool.query('update tasks set progress = 3 where false');
  await writer.query('commit');
  writer.release();
  await building;
  expect(await listIndexes()).toEqual(before);
});
