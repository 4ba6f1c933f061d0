// What each engine did in the last 24 hours: how much, how fast, at which cost.
import { sql } from 'drizzle-orm';
import { FAILED } from '#server/database/task-states.ts';
import type { DbOrTx } from '#server/database/tx.ts';

export type EngineStats = {
  made: number;
  failed: number;
  held: number;
  /** The median of what was made; null where nothing was. */
  seconds: number | null;
  /** Which share of what was made was done by the time that nine of ten should be; null where nothing was. */
  in_time: number | null;
  /** Points that tasks which it failed have given back. */
  refunded: number;
  /** Millionths of a US dollar. */
  spent_micros: number;
};

export const NO_STATS: EngineStats = {
  made: 0,
  failed: 0,
  held: 0,
  seconds: null,
  in_time: null,
  refunded: 0,
  spent_micros: 0,
};

/** By the names of the engines; those that did nothing are left out. */
export async function readEngineStats(db: DbOrTx): Promise<Map<string, EngineStats>> {
  const { rows } = await db.execute<EngineStats & { engine: string }>(sql`
    select r.engine,
      count(*) filter (where r.state = 'succeeded')::int as made,
      count(*) filter (where r.state in ('failed', 'lost'))::int as failed,
      count(*) filter (where r.state = 'held')::int as held,
      percentile_cont(0.5) within group (order by extract(epoch from r.ended_at - r.begun_at))
        filter (where r.state = 'succeeded') as seconds,
      avg((extract(epoch from r.ended_at - r.begun_at) <= r.most_seconds)::int)
        filter (where r.state = 'succeeded') as in_time,
      coalesce(sum(t.refunded) filter (where r.state = 'failed' and t.status = ${FAILED} and t.engine = r.engine), 0)::int
        as refunded,
      coalesce(sum(r.cost_micros), 0)::bigint as spent_micros
    from engine_runs r left join tasks t on t.id = r.task_id
    where r.begun_at > now() - interval '24 hours'
    group by r.engine`);
  return new Map(
    rows.map(({ engine, seconds, in_time, spent_micros, ...counts }) => [
      engine,
      {
        ...counts,
        seconds: seconds === null ? null : Number(seconds),
        in_time: in_time === null ? null : Number(in_time),
        spent_micros: Number(spent_micros),
      },
    ]),
  );
}
