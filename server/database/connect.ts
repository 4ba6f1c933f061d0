// Opens the pool of connections to PostgreSQL and the query builder that knows our tables.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, types } from 'pg';
import { type DatabasePart, describeConnection, SteadyClient } from './describe-connection.ts';

export type Db = NodePgDatabase;
export type Database = { db: Db; pool: Pool; close(): Promise<void> };

const INT8_TYPE = 20;

// count(*) and bigint columns arrive as numbers; one that a number cannot hold exactly is refused, never rounded.
types.setTypeParser(INT8_TYPE, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The bigint ${text} does not fit a number`);
  return value;
});

const pools = new WeakMap<Db, Pool>();

/** The connections behind a query builder of `connectDatabase`, to be counted. */
export function poolOf(db: Db): Pool | undefined {
  return pools.get(db);
}

type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

const clients = new WeakMap<Db | Transaction, PoolClient>();

/** What carries the statements: one of the pool's connections each time, or that of the transaction. */
export function connectionOf(db: Db | Transaction): Pick<Pool | PoolClient, 'query'> {
  const connection = clients.get(db) ?? ('$client' in db ? (db.$client as Pool) : undefined);
  if (!connection) throw new Error('Neither a database nor a transaction of its own');
  return connection;
}

/** On which a transaction of `connectDatabase` runs; none for one that is a part of another. */
export function steadyClientOf(tx: Transaction): SteadyClient | undefined {
  const client = clients.get(tx);
  return client instanceof SteadyClient ? client : undefined;
}

type Options = {
  /** Who connects: decides the time limits, and is told to the database. */
  part?: DatabasePart;
  /** The most this process holds at a time. */
  connections?: number;
  /** Hears of idle connections that broke (a database restart); the pool replaces them by itself. */
  onError?: (error: Error) => void;
};

/** Connects when first used. A connection that ends, at whatever moment, is an error of the statement and no more. */
export function connectDatabase(
  url: string,
  { part = 'api', connections = 10, onError = () => {} }: Options = {},
): Database {
  const pool = new Pool({ ...describeConnection(url, part), max: connections });
  pool.on('error', onError); // without a listener a restart of the database would end us
  const db: Db = drizzle(pool);
  pools.set(db, pool);
  db.transaction = makeTransaction(pool);
  let closing: Promise<void> | null = null;
  return { db, pool, close: () => (closing ??= pool.end()) };
}

/**
 * The query builder's own transaction keeps the connection for ever when `begin` fails, gives a broken one back to the
 * pool, and hides what went wrong behind the failure of its `rollback`.
 */
function makeTransaction(pool: Pool): Db['transaction'] {
  const builders = new WeakMap<PoolClient, Db>();
  return async (run, config) => {
    const client = await pool.connect();
    const builder = builders.get(client) ?? drizzle(client);
    builders.set(client, builder);
    const failures: unknown[] = [];
    let isBroken = true;
    try {
      const answer = await builder.transaction(async (tx) => {
        clients.set(tx, client);
        try {
          return await run(tx);
        } catch (error) {
          failures.push(error);
          throw error;
        }
      }, config);
      isBroken = false;
      return answer;
    } catch (error) {
      isBroken = failures.length === 0 || error !== failures[0]; // else it was rolled back
      throw failures.length > 0 ? failures[0] : error;
    } finally {
      client.release(isBroken);
    }
  };
}
