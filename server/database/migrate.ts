// Brings a database up to the newest migration, whoever else starts at the same time.
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';

const MIGRATIONS = path.join(import.meta.dirname, 'migrations');
const LOCK_KEY = 7_283_546; // any number, the same in every version

/**
 * Runs what is missing, our tables and the queue's, under an advisory lock: of many processes that start together,
 * one migrates, the others wait. Other openers of the queue may say `migrate: false`.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    await migrateQueue(url);
  } finally {
    await client.end(); // frees the lock
  }
}

async function migrateQueue(url: string): Promise<void> {
  const queue = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  queue.on('error', () => {}); // start() refuses by itself; without a listener an idle connection's error would end us
  await queue.start();
  await queue.stop({ graceful: false, close: true });
}
