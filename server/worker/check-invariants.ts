// What must always hold (docs: ARCHITECTURE.md), as questions to the database whose right answer is "no rows".
import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database/tx.ts';
import type { Storage } from '#server/outside/storage.ts';

export type Broken = Record<string, unknown>;
export type Checked = { rule: string; rows: Broken[] };

const MOST_ROWS = 100;
const FILES_CHECKED = 20;
/** A sweep comes every 5 seconds; later than this it did not do its work. */
const OVERDUE_SECONDS = 60;

/** Each a single statement, so that it sees one moment. Kinds: 5 charge, 6 whole refund, 7 part refund. */
const RULES: Readonly<Record<string, SQL>> = {
  bucket_is_its_ledger: sql`
    select b.id as bucket, b.user_id, b.left, coalesce(sum(l.amount), 0) as ledger
    from buckets b left join ledger l on l.bucket_id = b.id
    group by b.id having b.left <> coalesce(sum(l.amount), 0)`,
  ledger_has_its_bucket: sql`
    select l.id from ledger l left join buckets b on b.id = l.bucket_id and b.user_id = l.user_id
    where b.id is null`,
  balance_after_is_the_running_sum: sql`
    select id, user_id, balance_after, running from (
      select id, user_id, balance_after, sum(amount) over (partition by user_id order by id) as running from ledger
    ) l where balance_after <> running`,
  nothing_below_zero: sql`
    select id, user_id from buckets b where b.left < 0
    union all select id, user_id from ledger where balance_after < 0`,
  one_charge_a_task_of_its_price: sql`
    select t.id, t.cost, coalesce(sum(l.amount), 0) as charged
    from tasks t left join ledger l on l.task_id = t.id and l.kind = 5
    group by t.id having t.cost <> -coalesce(sum(l.amount), 0)`,
  no_move_without_its_task: sql`
    select l.id, l.task_id from ledger l left join tasks t on t.id = l.task_id and t.user_id = l.user_id
    where (l.task_id is not null or l.kind in (5, 6, 7)) and t.id is null`,
  failed_is_refunded_whole: sql`
    select t.id, t.status, t.cost, t.refunded, coalesce(sum(l.amount), 0) as returned
    from tasks t left join ledger l on l.task_id = t.id and l.kind in (6, 7)
    group by t.id
    having t.refunded <> coalesce(sum(l.amount), 0)
      or (t.status = -1) <> (t.cost = coalesce(sum(l.amount), 0) and t.finished_at is not null
        and not exists (select 1 from media m where m.task_id = t.id and m.role = 'result'))
      or (t.status in (0, 1) and coalesce(sum(l.amount), 0) <> 0)`,
  completed_has_results: sql`
    select t.id, t.status, count(m.id) as results
    from tasks t left join media m on m.task_id = t.id and m.role = 'result'
    group by t.id having (t.status = 2) <> (count(m.id) > 0)`,
  finished_holds_no_lease: sql`
    select id, status from tasks where status <> 1 and lease_until is not null`,
  finished_has_its_times: sql`
    select id, status from tasks
    where (status in (-1, 2)) <> (finished_at is not null) or (status in (1, 2) and started_at is null)`,
  failed_has_its_reason: sql`select id from tasks where (status = -1) <> (error_code is not null)`,
  nothing_is_overdue: sql`
    select id, status from tasks
    where status in (0, 1) and deadline_at < now() - make_interval(secs => ${OVERDUE_SECONDS})`,
};

/** Every rule with the rows that break it (at most 100), among them a sample of the stored files. */
export async function checkInvariants(db: DbOrTx, storage: Storage): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (const [rule, query] of Object.entries(RULES)) {
    const { rows } = await db.execute(sql`select * from (${query}) broken limit ${MOST_ROWS}`);
    checked.push({ rule, rows });
  }
  checked.push({ rule: 'stored_files_are_whole', rows: await checkFiles(db, storage) });
  return checked;
}

/** The newest results and some older ones: there, of the right size, and with the right hash. */
async function checkFiles(db: DbOrTx, storage: Storage): Promise<Broken[]> {
  const { rows } = await db.execute<{ key: string; thumb_key: string; bytes: number; sha256: string }>(sql`
    (select key, thumb_key, bytes, sha256 from media order by id desc limit ${FILES_CHECKED})
    union
    (select key, thumb_key, bytes, sha256 from media
      where id >= (select floor(random() * max(id)) from media) order by id limit ${FILES_CHECKED})`);
  const broken: Broken[] = [];
  for (const { key, thumb_key, bytes, sha256 } of rows) {
    const size = await storage.size(key);
    if (size !== bytes) broken.push({ key, bytes, size });
    else if ((await hashFile(storage, key)) !== sha256) broken.push({ key, sha256 });
    if (thumb_key !== '' && (await storage.size(thumb_key)) === undefined) broken.push({ key: thumb_key });
  }
  return broken;
}

async function hashFile(storage: Storage, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await storage.open(key)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
