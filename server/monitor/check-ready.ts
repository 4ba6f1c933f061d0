// Whether this process can serve: writes to the database and to the storage and reads back, and says what is wrong.
import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fieldWord } from '#contract/field-words.ts';
import { rate_limits } from '#server/database/schema/system.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';

const LIMIT_MS = 3000;
/** Probes come from many; what was well a moment ago is not asked again. */
const REMEMBERED_MS = 3000;

export type Readiness = {
  /** Refuses `unavailable`, with what is wrong. */
  check(): Promise<{ checks: Record<string, boolean> }>;
  /** Never ready from now on: whoever sends calls here shall stop before the server closes. */
  drain(): void;
};

export function openReadiness(app: Pick<AppContext, 'db' | 'storage' | 'log'>): Readiness {
  /** A counter of nobody; a row for each process, so that none waits for another's. */
  const key = `ready:${randomUUID()}`;
  let isDraining = false;
  let last: { checks: Record<string, boolean>; at: number } | null = null;
  let asking: Promise<Record<string, boolean>> | null = null;

  async function ask(): Promise<Record<string, boolean>> {
    const [database, storage] = await Promise.all([
      isTrueInTime(canWriteRow(app, key)),
      isTrueInTime(app.storage.isWritable()),
    ]);
    const checks = { database, storage };
    const wasReady = last === null || isReady(last.checks);
    if (wasReady && !isReady(checks)) app.log.warn({ checks }, 'Not ready');
    else if (!wasReady && isReady(checks)) app.log.info('Ready again');
    last = { checks, at: performance.now() };
    return checks;
  }

  return {
    async check() {
      const isKnown = last && isReady(last.checks) && performance.now() - last.at < REMEMBERED_MS;
      if (!isKnown) asking ??= ask().finally(() => (asking = null));
      const checks = { ...(asking ? await asking : last?.checks), ...(isDraining ? { serving: false } : {}) };
      if (isReady(checks)) return { checks };
      const wrong = Object.entries(checks).filter(([, isFine]) => !isFine);
      throw new Refusal('unavailable', {
        fields: Object.fromEntries(wrong.map(([name]) => [name, fieldWord('not_ready')])),
      });
    },
    drain() {
      isDraining = true;
    },
  };
}

function isReady(checks: Record<string, boolean>): boolean {
  return Object.values(checks).every(Boolean);
}

/** A database that only reads, or has no room, fails here; the row goes with the other counters that ran out. */
async function canWriteRow({ db }: Pick<AppContext, 'db'>, key: string): Promise<boolean> {
  const points = randomInt(1_000_000_000);
  const row = { points, expire: sql`now() + interval '1 minute'` };
  await db
    .insert(rate_limits)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: rate_limits.key, set: row });
  const { rows } = await db.execute<{ points: number }>(
    sql`select ${rate_limits.points} from ${rate_limits} where ${rate_limits.key} = ${key}`,
  );
  return rows[0]?.points === points;
}

async function isTrueInTime(check: Promise<boolean>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => {
    setTimeout(resolve, LIMIT_MS, false).unref();
  });
  return await Promise.race([check.catch(() => false), late]);
}
