// Fills the waiting line of a test: people of all plans with tasks that wait, run or are held, by an arithmetic rule.
import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/connect.ts';

type Line = { people: number; tasks: number; seed: number; runningShare: number };

/** Removes whatever tasks there were. Nothing of it is paid. */
export async function fillWaitingLine(db: Db, { people, tasks, seed, runningShare }: Line): Promise<void> {
  await db.execute(sql`delete from tasks`);
  await db.execute(sql`
    insert into users (email, name, plan)
    select 'line' || ${seed}::int || '-' || n || '@example.com', 'Line',
      (array['free', 'basic', 'pro', 'ultimate'])[1 + n % 4]
    from generate_series(1, ${people}::int) n`);
  // Each number is its own draw: four bytes of a digest are as even as dice, and the same in every run.
  await db.execute(sql`
    insert into tasks (user_id, seq, type, status, params, cost, cost_detail, eta_seconds, priority, deadline_at,
      started_at, lease_until, held_at)
    select users.id, n, (array[1, 2, 4, 5, 3, 6, 7, 8])[1 + d.type % 8], d.status, '{}', 0, '[]', 1 + d.type % 9,
      case users.plan when 'free' then 0 when 'basic' then 1 when 'pro' then 2 else 3 end,
      now() + interval '1 day', case d.status when 1 then now() end,
      case d.status when 1 then now() + interval '1 day' end, case when d.status = 1 and d.type % 10 = 0 then now() end
    from generate_series(1, ${tasks}::int) n
    cross join lateral (
      select get_byte(digest, 0) * 256 + get_byte(digest, 1) as person, get_byte(digest, 2) as type,
        case when get_byte(digest, 3) < 256 * ${runningShare}::float8 then 1 else 0 end as status
      from (select decode(md5(${seed}::int || ':' || n), 'hex') as digest) drawn
    ) d
    join users on users.email = 'line' || ${seed}::int || '-' || (1 + d.person % ${people}::int) || '@example.com'`);
}
