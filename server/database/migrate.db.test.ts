// Migrating beside another start, being asked to stop meanwhile, and meeting what a newer version left.
import { type AddressInfo, createServer } from 'node:net';
import { Client } from 'pg';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { StartError } from '#server/process/start-error.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { migrateDatabase } from './migrate.ts';
import { refusePooler } from './refuse-pooler.ts';
import { reachDatabase } from '#server/embedded-postgres/reach-database.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';

const LOCK = 'pg_advisory_lock(7283546)';
let database: TestDatabase;
let url: string;
let other: Client;

beforeEach(async () => {
  database = await createTestDatabase();
  onTestFinished(database.close);
  url = database.url;
  other = new Client({ connectionString: url });
  await other.connect();
  onTestFinished(() => other.end());
});

it('says after a second that it waits for another start, and goes on after it', async () => {
  await other.query(`select ${LOCK}`);
  const said: string[] = [];
  const migrating = migrateDatabase(url, { say: (sentence) => said.push(sentence) });
  await waitUntil('it says so', () => said.length > 0);
  expect(said).toEqual(['Another start is migrating the database; waiting for it']);
  await other.query('select pg_advisory_unlock_all()');
  await migrating;
  expect(said).toHaveLength(1);
});

it('stops waiting when it is asked to, and leaves no connection', async () => {
  await other.query(`select ${LOCK}`);
  const stopping = new AbortController();
  const said: string[] = [];
  const migrating = migrateDatabase(url, { signal: stopping.signal, say: (one) => said.push(one) });
  await waitUntil('it waits', () => said.length > 0);
  stopping.abort(new Error('asked to stop'));
  await expect(migrating).rejects.toThrow('asked to stop');
  await waitUntil('nothing is left', async () => (await countMigrations()) === 0);
});

async function countMigrations(): Promise<number> {
  const { rowCount } = await other.query(
    `select from pg_stat_activity where application_name = 'atelier-migration' and datname = current_database()`,
  );
  return rowCount ?? 0;
}

it('stops in the middle of a statement, too', async () => {
  await other.query('begin');
  await other.query('lock table drizzle.__drizzle_migrations in access exclusive mode');
  const stopping = new AbortController();
  const migrating = migrateDatabase(url, { signal: stopping.signal });
  await waitUntil('it waits for a table', async () => {
    const { rows } = await database.pool.query(
      `select from pg_stat_activity where application_name = 'atelier-migration' and wait_event_type = 'Lock'
         and datname = current_database()`,
    );
    return rows.length > 0;
  });
  stopping.abort(new Error('asked to stop'));
  await expect(migrating).rejects.toThrow('asked to stop');
});

it('refuses in words a pooler that drops the settings of a connection, or refuses them', async () => {
  await expect(refusePooler(other)).rejects.toThrow(/is a pooler/);
  // As PgBouncer answers to what it does not know.
  const pooler = createServer((socket) => {
    socket.once('data', () => {
      const words = Buffer.from('SERROR\0C08P01\0Munsupported startup parameter: options\0\0');
      const head = Buffer.alloc(5);
      head.write('E');
      head.writeInt32BE(words.length + 4, 1);
      socket.end(Buffer.concat([head, words]));
    });
  });
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => pooler.close(() => resolve(undefined))));
  const { port } = pooler.address() as AddressInfo;
  const answer = migrateDatabase(`postgres://me:secret@127.0.0.1:${port}/atelier?sslmode=disable`);
  await expect(answer).rejects.toThrow(StartError);
  await expect(answer).rejects.toThrow(/is a pooler/);
});

it('refuses what a newer version has migrated, in words, and changes nothing', async () => {
  // It would be run again, if anything were.
  await other.query(
    'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
  );
  await other.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 32503680000000)`,
  );
  const refused = migrateDatabase(url);
  await expect(refused).rejects.toBeInstanceOf(StartError);
  await expect(refused).rejects.toThrow(
    /newer version of Atelier[^]*Nothing was changed[^]*restore the backup/,
  );
  const asAdmin = reachDatabase({ dataDir: '/nowhere', databaseUrl: url, hasEmbeddedDatabase: false });
  await expect(asAdmin).rejects.toBeInstanceOf(StartError);
  const { rows } = await other.query('select max(created_at) as newest from drizzle.__drizzle_migrations');
  expect(rows).toEqual([{ newest: 32503680000000 }]);
});

it('migrates an empty database once, however many start at the same time', async () => {
  const name = `empty_${Date.now()}`;
  await other.query(`create database ${name}`);
  onTestFinished(async () => void (await other.query(`drop database ${name} with (force)`)));
  const empty = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(empty)));
  const looking = new Client({ connectionString: empty });
  await looking.connect();
  const count = 'select count(*)::int as n from drizzle.__drizzle_migrations';
  const { rows } = await looking.query(count);
  const { rows: known } = await other.query(count);
  const { rows: queue } = await looking.query(`select to_regclass('pgboss.job') is not null as found`);
  await looking.end();
  expect([rows, queue]).toEqual([known, [{ found: true }]]);
});
