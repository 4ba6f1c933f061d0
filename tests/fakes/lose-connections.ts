// Ends the connection of a pool at one chosen statement: really, by a second connection that terminates its backend.
import { setTimeout as sleep } from 'node:timers/promises';
import { callbackify } from 'node:util';
import { Client, type Pool, type PoolClient } from 'pg';

/**
 * `before`: the statement never arrives. `after`: it was done for good, and nobody hears its answer; only commits and
 * statements outside of transactions are counted then, since all others are undone as if they had never arrived.
 */
export type When = 'before' | 'after';

export type Losses = {
  /** From now on statements are counted, and the connection of the `nth` is ended. */
  arm(nth: number, when: When): void;
  /** No more of it; returns whether the statement was met. */
  disarm(): boolean;
  close(): Promise<void>;
};

/** Watches the pool from now on. `url` is that of its database. */
export async function watchLosses(pool: Pool, url: string): Promise<Losses> {
  const killer = new Client({ connectionString: url });
  await killer.connect();
  const watched = new WeakSet<PoolClient>();
  let armed: { nth: number; when: When } | null = null;
  let count = 0;

  const end = async (client: PoolClient) => {
    const pid = [Reflect.get(client, 'processID')];
    await killer.query('select pg_terminate_backend($1)', pid);
    // Its own waiting looks every tenth of a second only.
    const isThere = async () =>
      (await killer.query('select from pg_stat_activity where pid = $1', pid)).rowCount !== 0;
    while (await isThere()) await sleep(2);
  };
  const watch = (client: PoolClient) => {
    if (watched.has(client)) return;
    watched.add(client);
    let isInTransaction = false;
    const chooseEnd = (text: string): When | null => {
      const isCommit = /^commit/i.test(text);
      const isForGood = isCommit || !(isInTransaction || /^begin/i.test(text));
      if (/^begin/i.test(text)) isInTransaction = true;
      if (isCommit || /^rollback$/i.test(text)) isInTransaction = false;
      if (!armed || (armed.when === 'after' && !isForGood)) return null;
      count += 1;
      return count === armed.nth ? armed.when : null;
    };
    const send = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>;
    const query = async (asked: unknown[]): Promise<unknown> => {
      const ending = chooseEnd(readText(asked[0]));
      if (ending === 'before') await end(client);
      const answer = await send(...asked);
      if (ending !== 'after') return answer;
      const gone = new Promise((resolve) => client.once('end', resolve));
      await end(client);
      await gone;
      throw new Error('Connection terminated unexpectedly'); // what the driver says of an answer that did not come
    };
    Object.assign(client, {
      query: (...asked: unknown[]) => {
        const callback = asked.at(-1);
        if (typeof callback !== 'function') return query(asked);
        callbackify(() => query(asked.slice(0, -1)))(callback as (error: unknown, answer: unknown) => void);
        return undefined;
      },
    });
  };
  pool.on('acquire', watch);
  return {
    arm(nth, when) {
      armed = { nth, when };
      count = 0;
    },
    disarm() {
      const isMet = armed !== null && count >= armed.nth;
      armed = null;
      return isMet;
    },
    async close() {
      pool.off('acquire', watch);
      await killer.end();
    },
  };
}

function readText(asked: unknown): string {
  if (typeof asked === 'string') return asked.trim();
  return String(Reflect.get(Object(asked), 'text')).trim();
}
