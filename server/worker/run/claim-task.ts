// Takes the next task for this worker: whose turn it is, within the slots of each plan, under a lease.
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { TASK_STATUS } from '#contract/task.ts';
import { PROCESSING, QUEUED } from '#server/database/task-states.ts';
import { hardLimitSeconds, toolOfType } from '#contract/tool-names.ts';
import type { Db } from '#server/database/connect.ts';
import { nameStatement } from '#server/database/named-statement.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { Tx } from '#server/database/tx.ts';
import { notifyTask } from '#server/task/notify-task.ts';
import { mediaOfType } from '#server/task/read-queue.ts';
import { type Candidate, listCandidates } from './list-candidates.ts';

export const LEASE_SECONDS = 30;
/** Counted when a task is claimed, so that one which kills its worker each time comes to an end. */
export const MAX_ATTEMPTS = 5;
/** Any number, the same in every version; the second half of the lock's key is the user. */
export const CLAIM_LOCK = 7_283_547;
/** Others claim at the same moment; what they passed over is looked at again after so long. */
const PAUSES_MS = [0, 15, 40, 100];

export type ClaimedTask = typeof tasks.$inferSelect;

/** Taking a task over again does not stretch its hard limit, and does not show it as started anew. */
const claim = {
  status: TASK_STATUS.processing,
  fence: sql`${tasks.fence} + 1`,
  attempts: sql`${tasks.attempts} + 1`,
  lease_until: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
  started_at: sql`coalesce(${tasks.started_at}, now())`,
};

/**
 * Undefined when there is nothing to do. What another worker lost (its lease ran out or was given back) goes first;
 * then the waiting line. All times are the database's. Nothing is waited for: a user whose tasks another worker is
 * just claiming is passed over, however long that worker takes, and the next one has their turn.
 */
export async function claimTask(db: Db): Promise<ClaimedTask | undefined> {
  const [is] = await look(db, {});
  return (
    (is?.processing ? await claimLost(db) : undefined) ?? (is?.waiting ? await claimWaiting(db) : undefined)
  );
}

/** Every worker asks every second, mostly in vain: to plan whose turn it is takes longer than all else about it. */
const look = nameStatement<{ processing: boolean; waiting: boolean }, Record<string, never>>(
  'look_for_tasks',
  () => sql`select exists (select from tasks where status = ${PROCESSING}) as processing,
    exists (select from tasks where status = ${QUEUED}) as waiting`,
);

async function claimLost(db: Db): Promise<ClaimedTask | undefined> {
  const next = sql`
    select t.id from tasks t
    where t.status = ${PROCESSING} and (t.lease_until is null or t.lease_until < now()) and t.attempts < ${MAX_ATTEMPTS}
    order by t.priority desc, t.id
    limit 1 for update skip locked`;
  const [claimed] = await db
    .update(tasks)
    .set(claim)
    .where(eq(tasks.id, sql`(${next})`))
    .returning();
  if (claimed) await notifyTask(db, claimed);
  return claimed;
}

async function claimWaiting(db: Db): Promise<ClaimedTask | undefined> {
  for (const pauseMs of PAUSES_MS) {
    if (pauseMs > 0) await sleep(pauseMs * (0.5 + Math.random()));
    const passed = new Set<number>();
    let candidates: Candidate[];
    do {
      candidates = await listCandidates(db, [...passed]);
      for (const candidate of candidates) {
        if (passed.has(candidate.userId)) continue;
        const claimed = await db.transaction((tx) => claimCandidate(tx, candidate));
        if (claimed) return claimed;
        passed.add(candidate.userId);
      }
    } while (candidates.length > 0);
    if (passed.size === 0) return undefined;
  }
  return undefined;
}

/**
 * Two claims at once for one user would both count the same running tasks, and go over the plan's slots: who claims
 * holds the user's claim lock, and counts after taking it. Undefined when another holds it or was there before.
 */
async function claimCandidate(tx: Tx, candidate: Candidate): Promise<ClaimedTask | undefined> {
  const { id, userId, type } = candidate;
  // The key has room for four bytes: users who share a number at most pass each other over for a moment.
  const lock = sql`pg_try_advisory_xact_lock(${CLAIM_LOCK}, (${userId}::bigint % 2147483647)::int)`;
  const { rows } = await tx.execute<{ isFree: boolean }>(sql`select ${lock} as "isFree"`);
  if (!rows[0]?.isFree) return undefined;
  const [claimed] = await tx
    .update(tasks)
    .set({
      ...claim,
      deadline_at: sql`now() + make_interval(secs => ${hardLimitSeconds(toolOfType(type))})`,
    })
    .where(and(eq(tasks.id, sql`(${stillWaiting(id)})`), hasFreeSlot(candidate)))
    .returning();
  if (claimed) await notifyTask(tx, claimed);
  return claimed;
}

const stillWaiting = (id: number): SQL =>
  sql`select w.id from tasks w where w.id = ${id} and w.status = ${QUEUED} for update skip locked`;

const hasFreeSlot = ({ userId, type, slots }: Candidate): SQL => sql`
  (select count(*) from tasks r
    where r.user_id = ${userId} and r.status = ${PROCESSING} and r.held_at is null
      and ${mediaOfType(sql`r.type`)} = ${mediaOfType(sql`${type}::int`)}) < ${slots}`;
