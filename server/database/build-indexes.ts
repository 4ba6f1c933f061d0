// Builds indexes of large tables while others read and write these, which no migration can: those run in a transaction.
import type { Client } from 'pg';

/** As the schema has them, in the order of what is missed most. Without them everything works, and some of it slowly. */
const INDEXES: Readonly<Record<string, string>> = {
  tasks_running: `"tasks" ("user_id") WHERE "status" = 1`,
  tasks_waiting: `"tasks" ("priority" DESC NULLS FIRST, "id", "user_id", "type") WHERE "status" = 0`,
  tasks_waiting_user: `"tasks" ("user_id", "priority" DESC NULLS FIRST, "id", "type", "eta_seconds") WHERE "status" = 0`,
  tasks_deadline: `"tasks" ("deadline_at") WHERE "status" in (0, 1)`,
  tasks_favorite: `"tasks" ("user_id", "seq") WHERE "favorite" and "deleted_at" is null`,
  tasks_grams: `"tasks" USING gin (search_grams("prompt")) WITH (gin_pending_list_limit = 512) WHERE "deleted_at" is null`,
};
/** Their places are taken by those above. */
const NO_MORE = ['tasks_open'];

/** What is said only where there is something to wait for. */
const MANY_ROWS = 50_000;

/**
 * For whoever has the turn of migrating. What an earlier start left half built is built anew. Waits for the
 * transactions that are open now, and keeps nobody waiting.
 */
export async function buildIndexes(client: Client, say: (sentence: string) => void): Promise<void> {
  const built = await listBuilt(client);
  const missing = Object.entries(INDEXES).filter(([name]) => built.get(name) !== true);
  const past = NO_MORE.filter((name) => built.has(name));
  if (missing.length + past.length === 0) return;
  const { rows } = await client.query<{ rows: number }>(
    `select greatest(reltuples, 0) as rows from pg_class where oid = 'tasks'::regclass`,
  );
  if ((rows[0]?.rows ?? 0) > MANY_ROWS) {
    say('Indexes are being built, which may take minutes; versions that run already go on meanwhile');
  }
  // Their locks let others read and write, so that waiting for them need not be cut short.
  await client.query('set lock_timeout = 0');
  for (const [name, definition] of missing) {
    if (built.has(name)) await client.query(`drop index concurrently if exists "${name}"`);
    await client.query(`create index concurrently "${name}" on ${definition}`);
  }
  for (const name of past) await client.query(`drop index concurrently if exists "${name}"`);
  await client.query('reset lock_timeout');
  // Statistics of an expression are there after this alone.
  await client.query('analyze tasks');
}

/** Names of the indexes that are there, and whether they can be used. */
async function listBuilt(client: Client): Promise<Map<string, boolean>> {
  const { rows } = await client.query<{ name: string; isValid: boolean }>(
    `select relname as name, indisvalid as "isValid" from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = 'tasks'::regclass`,
  );
  return new Map(rows.map(({ name, isValid }) => [name, isValid]));
}
