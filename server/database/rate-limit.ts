// A counter in PostgreSQL that all processes share: so many within so many seconds of the database's clock.
import { sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { rate_limits } from './schema/system.ts';

export type RateRule = { name: string; points: number; seconds: number };

export type Taken = { isAllowed: boolean; left: number; millisecondsLeft: number };

export type RateLimit = {
  /** Takes all of `points` or is refused. The window opens with the first take and closes `seconds` later. */
  take(key: string, points?: number): Promise<Taken>;
  giveBack(key: string, points?: number): Promise<void>;
};

/** A counter stays here however often it is refused, and far from where an integer ends. */
const MOST = 1_000_000_000;

/** Rows outlive their window; `forgetExpired` removes them. */
export function openRateLimit(db: Db, rule: RateRule): RateLimit {
  const { points: limit, seconds } = rule;
  const { key: keyColumn, points: taken, expire } = rate_limits;
  const nameOf = (key: string) => `${rule.name}:${key}`;
  const end = sql`now() + make_interval(secs => ${seconds})`;
  return {
    async take(key, points = 1) {
      // One statement: the row's lock makes takes of the same moment follow one another.
      const { rows } = await db.execute<{ points: number; milliseconds: number }>(sql`
        insert into ${rate_limits} as ${rate_limits} (key, points, expire) values (${nameOf(key)}, ${points}, ${end})
        on conflict (key) do update set
          points = case when ${expire} <= now() then excluded.points
            else least(${taken} + excluded.points, ${MOST}) end,
          expire = case when ${expire} <= now() then excluded.expire else ${expire} end
        returning points, ceil(extract(epoch from expire - now()) * 1000)::int as milliseconds`);
      const [row] = rows;
      if (!row) throw new Error('the counter was not written');
      return {
        isAllowed: row.points <= limit,
        left: Math.max(0, limit - row.points),
        millisecondsLeft: Math.max(0, row.milliseconds),
      };
    },
    async giveBack(key, points = 1) {
      await db
        .update(rate_limits)
        .set({ points: sql`greatest(${taken} - ${points}, 0)` })
        .where(sql`${keyColumn} = ${nameOf(key)} and ${expire} > now()`);
    },
  };
}
