// The ground that every database test stands on.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let one: TestDatabase;
let other: TestDatabase;

beforeAll(async () => {
  one = await createTestDatabase();
  other = await createTestDatabase();
});

afterAll(async () => {
  await one.close();
  await other.close();
});

it('gives each caller a database of its own', async () => {
  await one.pool.query('create table only_here (id int)');
  const { rows } = await other.pool.query("select to_regclass('public.only_here') is null as missing");
  expect(rows).toEqual([{ missing: true }]);
});

it('has our tables and the tables of the queue', async () => {
  const { rows } = await one.pool.query(
    "select table_schema, count(*) as tables from information_schema.tables where table_schema in ('public', 'pgboss') group by 1",
  );
  expect(rows.map((row) => row.table_schema).sort()).toEqual(['pgboss', 'public']);
});

it('reads bigints as numbers, and refuses one that a number cannot hold', async () => {
  const { rows } = await one.pool.query('select 9007199254740991::bigint as value');
  expect(rows).toEqual([{ value: Number.MAX_SAFE_INTEGER }]);
  await expect(one.pool.query('select 9007199254740993::bigint as value')).rejects.toThrow('does not fit');
});

it('keeps time in UTC and sorts and lowers by Unicode', async () => {
  const { rows } = await one.pool.query(`select current_setting('timezone') as zone, lower('ÀÉ') as lowered`);
  expect(rows).toEqual([{ zone: 'UTC', lowered: 'àé' }]);
});
