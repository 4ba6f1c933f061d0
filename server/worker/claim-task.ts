// Takes the next task for this worker: whose turn it is, within the slots of each plan, under a lease.
import { eq, sql } from 'drizzle-orm';
import { PLANS } from '#contract/limits.ts';
import { hardLimitSeconds, toolOfType } from '#contract/tool-names.ts';
import type { Db } from '#server/database/connect.ts';
import { tasks } from '#server/database/schema.ts';
import { notifyTask } from '#server/task/notify-task.ts';
import { mediaOfType, waitingLine } from '#server/task/read-queue.ts';

export const LEASE_SECONDS = 30;
/** Counted when a task is claimed, so that one which kills its worker each time comes to an end. */
export const MAX_ATTEMPTS = 5;
const CLAIM_LOCK_KEY = 7_283_547; // any number, the same in every version

export type ClaimedTask = typeof tasks.$inferSelect;

/** `people`: tasks of users. `background`: the others (the gallery of the first start), when no user's task is open. */
export type Lane = 'people' | 'background';

const slots = sql.join(
  Object.entries(PLANS).map(
    ([plan, { limits }]) => sql`(${plan}, ${limits.image_running}::int, ${limits.video_running}::int)`,
  ),
  sql`, `,
);

const laneConditions = {
  people: sql`t.priority >= 0`,
  background: sql`t.priority < 0
    and not exists (select 1 from tasks p where p.priority >= 0 and p.status in (0, 1))`,
};

/**
 * Undefined when there is nothing to do. What another worker lost (its lease ran out or was given back) goes first;
 * then the waiting line. All times are the database's.
 */
export async function claimTask(db: Db, lane: Lane): Promise<ClaimedTask | undefined> {
  return await db.transaction(async (tx) => {
    // Two claims at once would both count the same running tasks of a user, and go over the plan's slots.
    await tx.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK_KEY})`);
    const { rows } = await tx.execute<{ id: number; type: number; status: number }>(sql`
      with slots (plan, image, video) as (values ${slots}),
      running as (
        select user_id, ${mediaOfType(sql`type`)} as media, count(*) as n
        from tasks where status = 1 group by 1, 2
      ),
      line as (${waitingLine}),
      ready as (
        select id, 0 as lost_last, priority, 0 as turn from tasks
        where status = 1 and (lease_until is null or lease_until < now()) and fence < ${MAX_ATTEMPTS}
        union all
        select line.id, 1, line.priority, line.turn
        from line
        join users on users.id = line.user_id
        join slots on slots.plan = users.plan
        left join running
          on running.user_id = line.user_id and running.media = ${mediaOfType(sql`line.type`)}
        where coalesce(running.n, 0)
          < case ${mediaOfType(sql`line.type`)} when 'video' then slots.video else slots.image end
      )
      select t.id, t.type, t.status
      from ready join tasks t using (id)
      where (t.status = 0 or (t.status = 1 and (t.lease_until is null or t.lease_until < now())))
        and ${laneConditions[lane]}
      order by lost_last, ready.priority desc, turn, t.id
      limit 1
      for update of t skip locked`);
    const [next] = rows;
    if (!next) return undefined;
    const limitSeconds = hardLimitSeconds(toolOfType(next.type));
    const [claimed] = await tx
      .update(tasks)
      .set({
        status: 1,
        fence: sql`${tasks.fence} + 1`,
        lease_until: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
        started_at: sql`coalesce(${tasks.started_at}, now())`,
        // The hard limit counts from the first start; taking it over again does not stretch it.
        ...(next.status === 0 ? { deadline_at: sql`now() + make_interval(secs => ${limitSeconds})` } : {}),
      })
      .where(eq(tasks.id, next.id))
      .returning();
    if (claimed) await notifyTask(tx, claimed);
    return claimed;
  });
}
