// How each part of the product connects: under which name, and how long the database bears with it.
import type { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';

/** `admin` is a command of an operator. */
export type DatabasePart = 'api' | 'worker' | 'queue' | 'events' | 'migration' | 'admin';

type Limits = {
  statement: number;
  /** Waiting for one lock. */
  lock: number;
  /** Between two statements of a transaction: a process that was paused holds its locks no longer. */
  idleInTransaction: number;
};

const NONE = 0;

/** Milliseconds (docs/decisions/0026). */
const LIMITS: Readonly<Record<DatabasePart, Limits>> = {
  api: { statement: 10_000, lock: 3000, idleInTransaction: 10_000 },
  worker: { statement: 60_000, lock: 5000, idleInTransaction: 15_000 },
  queue: { statement: 30_000, lock: 5000, idleInTransaction: 15_000 },
  events: { statement: 10_000, lock: 3000, idleInTransaction: 10_000 },
  migration: { statement: NONE, lock: 5000, idleInTransaction: NONE },
  admin: { statement: 60_000, lock: 5000, idleInTransaction: 60_000 },
};

/**
 * What these ask takes minutes and may have several processes of the database. A call may not: to start them takes longer
 * than most calls, and of words that nobody wrote the planner expects thousands of rows (70 ms of 90 in a search).
 */
const PARALLEL: ReadonlySet<DatabasePart> = new Set(['migration', 'admin']);

/** Beyond what the database itself gives a statement: after it, the network has lost the question or the answer. */
const NETWORK_MS = 5000;

type SteadyConfig = ClientConfig & {
  /** The most that the database gives a statement; 0 = as long as it takes. */
  statementMs?: number;
};

/**
 * A client that outlives its connection: an end in the middle of something rejects that statement and all after it,
 * and is not thrown at the whole process besides, as the driver does where nobody listens. A network that swallows
 * everything without a word is an end, too; the system would wait for it for a quarter of an hour.
 */
export class SteadyClient extends Client {
  readonly #statementMs: number;

  constructor(config?: string | SteadyConfig) {
    super(config);
    this.#statementMs = typeof config === 'object' ? (config.statementMs ?? NONE) : NONE;
    this.on('error', () => {});
    this.once('connect', () => {
      this.bearSilence();
      this.#socket().on('timeout', () => {
        // In the pool, or between two statements, silence is what it should be.
        if (Reflect.get(this, 'readyForQuery') !== true) this.#socket().destroy();
      });
    });
  }

  /** From now on, for statements that may take so long; without a number as long as at first. */
  bearSilence(statementMs = this.#statementMs): void {
    this.#socket().setTimeout(statementMs === NONE ? NONE : statementMs + NETWORK_MS);
  }

  #socket(): Socket {
    return this.connection.stream as Socket;
  }
}

/** For the driver's clients and pools, and for those who make their own of them (the queue). */
export function describeConnection(url: string, part: DatabasePart) {
  const { statement, lock, idleInTransaction } = LIMITS[part];
  const settings = {
    timezone: 'UTC',
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
    ...(PARALLEL.has(part) ? {} : { max_parallel_workers_per_gather: 0 }),
  };
  return {
    Client: SteadyClient,
    statementMs: statement,
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: `atelier-${part}`,
    // Also keeps PGOPTIONS of the caller's shell out.
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  };
}
