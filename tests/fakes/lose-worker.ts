// Makes the time pass that pg-boss waits for: for a worker that is gone, and before it tries again.
import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import type { Database } from '#server/database/connect.ts';
import { describeConnection } from '#server/database/describe-connection.ts';

type Place = Pick<Database, 'db'> & { url: string };

/** Whoever has jobs of the queue was not heard of for long; they are taken away, as by the other workers. */
export async function loseWorker({ db, url }: Place, queue: string): Promise<void> {
  const boss = new PgBoss({
    ...describeConnection(url, 'queue'),
    max: 1,
    migrate: false,
    schedule: false,
    supervise: false,
  });
  await boss.start();
  const away = sql`now() - interval '10 minutes'`;
  await db.execute(sql`update pgboss.queue set monitor_claim_on = ${away} where name = ${queue}`);
  // At last: a worker that lives says again soon that it does.
  await db.execute(
    sql`update pgboss.job set heartbeat_on = ${away} where name = ${queue} and state = 'active'`,
  );
  await boss.supervise(queue);
  await boss.stop({ graceful: false, close: true });
}

/** No job of the queue waits for its next try, or for its time. */
export async function endPauses({ db }: Pick<Place, 'db'>, queue: string): Promise<void> {
  await db.execute(sql`update pgboss.job set start_after = now() where name = ${queue} and state < 'active'`);
}

/** Nobody has looked at the schedules for a week. They are older than that. */
export async function passWeek({ db }: Pick<Place, 'db'>): Promise<void> {
  await db.execute(sql`update pgboss.schedule set created_on = now() - interval '30 days'`);
  await db.execute(sql`update pgboss.version set cron_on = now() - interval '7 days'`);
}

export type JobRow = {
  state: string;
  retry_count: number;
  retry_limit: number;
  /** Seconds until it may be taken. */
  pause: number;
};

export async function listJobs({ db }: Pick<Place, 'db'>, queue: string): Promise<JobRow[]> {
  const { rows } = await db.execute<JobRow>(sql`
    select state, retry_count, retry_limit, extract(epoch from start_after - now())::float8 as pause
    from pgboss.job where name = ${queue} order by created_on`);
  return rows;
}
