// What must always hold (docs: ARCHITECTURE.md), as questions to the database whose right answer is "no rows".
import { createHash } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import { COMPLETED, ENDED, FAILED, OPEN, PROCESSING, ledgerKinds } from '#server/database/task-states.ts';
import { limitStatement } from '#server/database/limit-statement.ts';
import { media } from '#server/database/schema/media.ts';
import { listMoneyRules, type Looked } from './money-invariants.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import type { Storage } from '#server/adapters/storage.ts';

export type Broken = Record<string, unknown>;
export type Checked = { rule: string; rows: Broken[] };
export type CheckScope = 'all' | 'recent';

const MOST_ROWS = 100;
/** A look at all rows takes longer than anything else may. */
const RULE_SECONDS = 10 * 60;
const FILES_CHECKED = 20;
/** A sweep comes every 5 seconds; later than this it did not do its work. */
const OVERDUE_SECONDS = 60;
/** Checks come every minute; some may be missed. */
const RECENT_SECONDS = 10 * 60;

const everything: Looked = {
  task: () => sql`true`,
  bucket: () => sql`true`,
  move: () => sql`true`,
  order: () => sql`true`,
  buyer: () => sql`true`,
};

/** What is known of the money of every task, erased ones included. */
const paidTasks = (looked: Looked) => sql`(
  select id, user_id, status, cost, refunded from tasks where ${looked.task(sql`id`)}
  union all
  select id, user_id, status, cost, refunded from purged_tasks where ${looked.task(sql`id`)})`;

/** Each a single statement, so that it sees one moment. Kinds: 5 charge, 6 whole refund, 7 part refund, 10 by an admin. */
const listRules = (looked: Looked): Readonly<Record<string, SQL>> => ({
  ...listMoneyRules(looked),
  bucket_is_its_ledger: sql`
    select b.id as bucket, b.user_id, b.left, coalesce(sum(l.amount), 0) as ledger
    from buckets b left join ledger l on l.bucket_id = b.id where ${looked.bucket(sql`b.id`)}
    group by b.id having b.left <> coalesce(sum(l.amount), 0)`,
  ledger_has_its_bucket: sql`
    select l.id from ledger l left join buckets b on b.id = l.bucket_id and b.user_id = l.user_id
    where b.id is null and ${looked.move(sql`l.id`)}`,
  // Line by line: where each is the one before it and its own amount, all are the running sum.
  balance_after_is_the_running_sum: sql`
    select l.id, l.user_id, l.balance_after, before.balance_after as balance_before, l.amount
    from ledger l left join lateral (
      select balance_after from ledger b where b.user_id = l.user_id and b.id < l.id order by b.id desc limit 1
    ) before on true
    where l.balance_after <> coalesce(before.balance_after, 0) + l.amount and ${looked.move(sql`l.id`)}`,
  nothing_below_zero: sql`
    select id, user_id from buckets b where b.left < 0 and ${looked.bucket(sql`b.id`)}
    union all select id, user_id from ledger l where l.balance_after < 0 and ${looked.move(sql`l.id`)}`,
  one_charge_a_task_of_its_price: sql`
    select t.id, t.cost, coalesce(sum(l.amount), 0) as charged
    from ${paidTasks(looked)} t left join ledger l on l.task_id = t.id and l.kind = ${ledgerKinds('task_charge')}
    group by t.id, t.cost having t.cost <> -coalesce(sum(l.amount), 0)`,
  no_move_without_its_task: sql`
    select l.id, l.task_id from ledger l
    left join tasks t on t.id = l.task_id and t.user_id = l.user_id
    left join purged_tasks p on p.id = l.task_id and p.user_id = l.user_id
    where (l.task_id is not null or l.kind in (${ledgerKinds('task_charge', 'task_refund', 'task_adjust')})) and t.id is null and p.id is null
      and ${looked.move(sql`l.id`)}`,
  failed_is_refunded_whole: sql`
    select t.id, t.status, t.cost, t.refunded, coalesce(sum(l.amount), 0) as returned
    from ${paidTasks(looked)} t left join ledger l on l.task_id = t.id and l.kind in (${ledgerKinds('task_refund', 'task_adjust', 'admin')})
    group by t.id, t.status, t.cost, t.refunded
    having t.refunded <> coalesce(sum(l.amount), 0)
      or (t.status = ${FAILED} and t.cost <> coalesce(sum(l.amount), 0))
      or (t.status <> ${FAILED} and bool_or(l.kind = ${ledgerKinds('task_refund')}))
      or (t.status in (${OPEN}) and coalesce(sum(l.amount), 0) <> 0)`,
  completed_has_results: sql`
    select t.id, t.status, count(m.id) as results
    from tasks t left join media m on m.task_id = t.id and m.role = 'result' where ${looked.task(sql`t.id`)}
    group by t.id having (t.status = ${COMPLETED}) <> (count(m.id) > 0)`,
  work_in_sight_has_an_image_left: sql`
    select t.id from tasks t
    where t.status = ${COMPLETED} and t.deleted_at is null and ${looked.task(sql`t.id`)} and not exists (
      select from media m where m.task_id = t.id and m.role = 'result' and m.deleted_at is null)`,
  public_and_starred_have_an_image: sql`
    select t.id, t.public, t.favorite from tasks t
    where t.status = ${COMPLETED} and t.deleted_at is null and ${looked.task(sql`t.id`)} and (
      (t.public and not exists (
        select from media m where m.task_id = t.id and m.role = 'result' and m.deleted_at is null and not m.withheld))
      or (t.favorite and not exists (
        select from media m where m.task_id = t.id and m.role = 'result' and m.deleted_at is null and not m.unstarred)))`,
  finished_holds_no_lease: sql`
    select id, status from tasks where status <> ${PROCESSING} and lease_until is not null and ${looked.task(sql`id`)}`,
  finished_has_its_times: sql`
    select id, status from tasks
    where ((status in (${ENDED})) <> (finished_at is not null) or (status in (${PROCESSING}, ${COMPLETED}) and started_at is null))
      and ${looked.task(sql`id`)}`,
  failed_has_its_reason: sql`
    select id from tasks where (status = ${FAILED}) <> (error_code is not null) and ${looked.task(sql`id`)}`,
  likes_are_counted: sql`
    select t.id, t.likes, count(l.task_id) as people from tasks t left join likes l on l.task_id = t.id
    where ${looked.task(sql`t.id`)} group by t.id having t.likes <> count(l.task_id)`,
  nothing_is_overdue: sql`
    select id, status from tasks
    where status in (${OPEN}) and deadline_at < now() - make_interval(secs => ${OVERDUE_SECONDS})`,
});

/**
 * Every rule with the rows that break it (at most 100), among them a sample of the stored files. `recent` looks only
 * at what moved in the last ten minutes and at open tasks, so that its cost does not grow with the years. Throws the
 * signal's reason between two rules.
 */
export async function checkInvariants(
  db: DbOrTx,
  storage: Storage,
  { scope = 'all', signal }: { scope?: CheckScope; signal?: AbortSignal } = {},
): Promise<Checked[]> {
  const looked = scope === 'all' ? everything : await findRecent(db);
  const checked: Checked[] = [];
  for (const [rule, query] of Object.entries(listRules(looked))) {
    signal?.throwIfAborted();
    const { rows } = await limitStatement(db, RULE_SECONDS, (tx) =>
      tx.execute(sql`select * from (${query}) broken limit ${MOST_ROWS}`),
    );
    checked.push({ rule, rows });
  }
  signal?.throwIfAborted();
  checked.push({ rule: 'stored_files_are_whole', rows: await checkFiles(db, storage) });
  return checked;
}

/** Found once and named by their ids, so that every rule goes by primary keys whatever the planner thinks of dates. */
async function findRecent(db: DbOrTx): Promise<Looked> {
  const since = sql`now() - make_interval(secs => ${RECENT_SECONDS})`;
  // Backwards through the primary key, to the first line that is too old: an index of dates would cost every move.
  const { rows: marks } = await db.execute<{ id: number }>(
    sql`select id from ledger where created_at < ${since} order by id desc limit 1`,
  );
  const lastOld = marks[0]?.id ?? 0;
  const { rows: buckets } = await db.execute<{ id: number }>(
    sql`select distinct bucket_id as id from ledger where id > ${lastOld}`,
  );
  const { rows: tasks } = await db.execute<{ id: number }>(sql`
    select id from tasks where status in (${OPEN})
    union select id from tasks where status in (${ENDED}) and finished_at > ${since}
    union select task_id from ledger where id > ${lastOld} and task_id is not null`);
  const { rows: orders } = await db.execute<{ id: number }>(sql`
    select id from orders where paid_at > ${since}
    union select b.order_id from ledger l join buckets b on b.id = l.bucket_id
      where l.id > ${lastOld} and b.order_id is not null`);
  const { rows: buyers } = await db.execute<{ id: number }>(sql`
    select user_id as id from orders where paid_at > ${since}
    union select user_id from ledger where id > ${lastOld}`);
  return {
    task: (id) => isOneOf(id, tasks),
    bucket: (id) => isOneOf(id, buckets),
    move: (id) => sql`${id} > ${lastOld}`,
    order: (id) => isOneOf(id, orders),
    buyer: (userId) => isOneOf(userId, buyers),
  };
}

function isOneOf(id: SQL, rows: readonly { id: number }[]): SQL {
  return sql`${id} = any(${sql.param(rows.map((row) => row.id))}::bigint[])`;
}

/** The newest results and some older ones: there, of the right size, and with the right hash. */
async function checkFiles(db: DbOrTx, storage: Storage): Promise<Broken[]> {
  const { rows } = await db.execute<StoredFile>(sql`
    (select key, thumb_key, clean_key, bytes, sha256 from media order by id desc limit ${FILES_CHECKED})
    union
    (select key, thumb_key, clean_key, bytes, sha256 from media
      where id >= (select floor(random() * max(id)) from media) order by id limit ${FILES_CHECKED})`);
  const broken: Broken[] = [];
  for (const file of rows) {
    // Rows are erased before bytes: what went since it was read lacks nothing.
    const isKept = async () => (await db.$count(media, eq(media.key, file.key))) > 0;
    try {
      const found = await checkFile(storage, file);
      if (found.length > 0 && (await isKept())) broken.push(...found);
    } catch (error) {
      if (await isKept()) throw error;
    }
  }
  return broken;
}

type StoredFile = { key: string; thumb_key: string; clean_key: string; bytes: number; sha256: string };

async function checkFile(
  storage: Storage,
  { key, thumb_key, clean_key, bytes, sha256 }: StoredFile,
): Promise<Broken[]> {
  const broken: Broken[] = [];
  const size = await storage.size(key);
  if (size !== bytes) broken.push({ key, bytes, size });
  else if ((await hashFile(storage, key)) !== sha256) broken.push({ key, sha256 });
  for (const beside of [thumb_key, clean_key]) {
    if (beside !== '' && (await storage.size(beside)) === undefined) broken.push({ key: beside });
  }
  return broken;
}

async function hashFile(storage: Storage, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await storage.open(key)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
