// Who may be next: the first waiting tasks of those users who have a free slot, without a look at the whole line.
import { type SQL, sql } from 'drizzle-orm';
import { prices } from '#contract/prices.ts';
import type { Db } from '#server/database/connect.ts';
import { PROCESSING, QUEUED } from '#server/database/task-states.ts';
import { mediaOfType } from '#server/task/read-queue.ts';

const CANDIDATES_AT_ONCE = 20;
/** So many of the line are looked at before it is asked user by user. */
const FRONT = 5000;
/** Of those whose users have nothing running. */
const FRESH = 200;

/** `slots` is how many of its medium its user may have running. */
export type Candidate = { id: number; userId: number; type: number; slots: number };

/** Tasks of each plan that may run, as rows. */
const listSlots = (): SQL =>
  sql.join(
    Object.entries(prices().plans).map(
      ([plan, { limits }]) => sql`(${plan}, ${limits.image_running}::int, ${limits.video_running}::int)`,
    ),
    sql`, `,
  );

/** The most that a plan lets anybody have open. Of who has more, by whatever way, the first so many are looked at. */
function mostOpen(): number {
  const open = Object.values(prices().plans).map(
    ({ limits }) => limits.waiting + limits.image_running + limits.video_running,
  );
  return Math.max(...open);
}

/**
 * Higher plan first, then who has the fewest tasks running or waiting before this one, then the older one. Without a
 * lock: what it says is looked at again when the user is locked.
 *
 * Users who run something (`busy`) are few: each is looked at. Of all others (`fresh`) whoever posted first is next,
 * and their task stands in front of the line (`front`), unless that is full of busy people's tasks: then each user who
 * waits is looked at (`waiting`), one step through the index for one user, however many tasks they have (decision 43).
 */
export async function listCandidates(
  db: Db,
  passed: readonly number[],
  frontLength = FRONT,
): Promise<Candidate[]> {
  const skipped = sql.param(passed);
  const media = mediaOfType(sql`type`);
  const { rows } = await db.execute<Candidate>(sql`
    with recursive slots (plan, image, video) as (values ${listSlots()}),
    running as materialized (
      select user_id, count(*) as n, count(*) filter (where ${media} = 'video') as videos
      from tasks where status = ${PROCESSING} and held_at is null group by user_id
    ),
    busy as (
      select w.id, running.user_id, w.type, w.priority, w.place + running.n as turn,
        case w.media when 'video' then running.videos else running.n - running.videos end as taken
      from running
      cross join lateral (
        select distinct on (media) media, id, type, priority, place
        from (
          select id, type, priority, ${media} as media, row_number() over (order by priority desc, id) as place
          from (
            select id, type, priority from tasks where user_id = running.user_id and status = ${QUEUED}
            order by priority desc, id limit ${mostOpen()}
          ) own
        ) placed
        order by media, place
      ) w
      where running.user_id <> all(${skipped}::bigint[])
    ),
    front as materialized (
      select id, user_id, type, priority from tasks where status = ${QUEUED}
      order by priority desc, id limit ${frontLength}
    ),
    fresh as materialized (
      select id, user_id, type, priority from front
      where user_id not in (select user_id from running) and user_id <> all(${skipped}::bigint[])
      order by priority desc, id limit ${FRESH}
    ),
    waiting (user_id) as (
      select min(user_id) from tasks
      where status = ${QUEUED} and not exists (select from fresh) and (select count(*) from front) = ${frontLength}
      union all
      select (select min(user_id) from tasks where status = ${QUEUED} and user_id > waiting.user_id)
      from waiting where waiting.user_id is not null
    ),
    firsts as (
      select id, user_id, type, priority from fresh
      union all
      select w.id, waiting.user_id, w.type, w.priority
      from waiting
      cross join lateral (
        select id, type, priority from tasks where user_id = waiting.user_id and status = ${QUEUED}
        order by priority desc, id limit 1
      ) w
      where waiting.user_id not in (select user_id from running) and waiting.user_id <> all(${skipped}::bigint[])
    ),
    ready as (
      select * from busy
      union all
      (select distinct on (user_id) id, user_id, type, priority, 1, 0 from firsts
        order by user_id, priority desc, id)
    ),
    slotted as (
      select ready.*, case ${mediaOfType(sql`ready.type`)} when 'video' then slots.video else slots.image end as slots
      from ready
      join users on users.id = ready.user_id
      join slots on slots.plan = users.plan
    )
    select id, user_id as "userId", type, slots from slotted where taken < slots
    order by priority desc, turn, id
    limit ${CANDIDATES_AT_ONCE}`);
  return rows;
}
