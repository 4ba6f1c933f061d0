// The people and the works of a run.
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { hashToken } from '#server/account/session-token.ts';
import type { Db } from '#server/database/connect.ts';

/** Of all works so many are of the first person; the others share the rest. */
const OWN_SHARE = 10;
const AUTHORS = 1000;
const POINTS = 1_000_000;

export type Person = { id: number; token: string; taskId: string };

/** Each has a session, points, and a task that waits. */
export async function addPeople(db: Db, count: number): Promise<Person[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into users (email, name, plan)
    select 'crowd' || n || '@example.com', 'Crowd ' || n, 'ultimate' from generate_series(1, ${count}::int) n
    returning id`);
  const ids = rows.map(({ id }) => id);
  const tokens = ids.map(() => randomBytes(32).toString('base64url'));
  await db.execute(sql`
    insert into sessions (token_hash, user_id, device_id, browser, expires_at)
    select hash, id, '', '', now() + interval '1 day'
    from unnest(${sql.param(tokens.map(hashToken))}::text[], ${sql.param(ids)}::bigint[]) given(hash, id)`);
  await db.execute(sql`
    with given as (
      insert into buckets (user_id, kind, "left")
      select id, 'reward', ${POINTS}::int from unnest(${sql.param(ids)}::bigint[]) id returning id, user_id)
    insert into ledger (user_id, bucket_id, kind, amount, balance_after)
    select user_id, id, 9, ${POINTS}::int, ${POINTS}::int from given`);
  const { rows: posted } = await db.execute<{ id: number }>(sql`
    insert into tasks (user_id, seq, type, status, params, prompt, cost, cost_detail, eta_seconds, eta_most_seconds,
      priority, deadline_at)
    select id, 1, 1, 0, '{"prompt": "a boat"}', 'a boat', 0, '[]', 4, 8, 3, now() + interval '1 day'
    from unnest(${sql.param(ids)}::bigint[]) id order by id returning id`);
  await db.execute(sql`update users set last_seq = 1 where id = any(${sql.param(ids)}::bigint[])`);
  return ids.map((id, n) => ({ id, token: tokens[n] ?? '', taskId: String(posted[n]?.id) }));
}

/** So many works are added by one statement, well within its time. */
const PORTION = 100_000;

/** Adds finished works until there are so many: public ones of a thousand authors, and a tenth of the first person. */
export async function addWorks(db: Db, count: number): Promise<void> {
  const { rows } = await db.execute<{ there: number }>(
    sql`select count(*)::int as there from tasks where status = 2`,
  );
  for (let there = rows[0]?.there ?? 0; there < count; there += PORTION)
    await addPortion(db, there + 1, Math.min(count, there + PORTION));
  await db.execute(sql`vacuum analyze`);
}

async function addPortion(db: Db, first: number, last: number): Promise<void> {
  await db.execute(sql`
    insert into tasks (user_id, seq, type, status, params, prompt, title, cost, cost_detail, public, favorite, likes,
      ratio, deadline_at, created_at, started_at, finished_at, published_at)
    select case when is_own then reader else reader + 1 + n % ${AUTHORS}::int end, 1000 + n, 1, 2, '{}',
      'a ' || (array['fox', 'lighthouse', '雪地里的狐狸', 'harbour'])[1 + n % 4] || ' in the ' || md5(n::text)
        || case when n % 5000 = 0 then ' quixotic' else '' end || repeat(' and more words', 8),
      'a work', 0, '[]', not is_own, is_own and n % 500 = 0,
      case when n % 10 = 0 then n % 300 else 0 end, '1:1', at, at, at, at, at
    from (select min(id) as reader from users where email like 'crowd%') one,
      generate_series(${first}::int, ${last}::int) n,
      lateral (select n % ${OWN_SHARE}::int = 0 as is_own, now() - n * interval '1 minute' as at) made`);
  await db.execute(sql`
    insert into media (user_id, task_id, role, kind, key, thumb_key, width, height, bytes, sha256, format)
    select user_id, id, 'result', 'image', 'task-' || id || '.png', 'task-' || id || '.webp', 1024, 1024, 1, '', 'png'
    from tasks where status = 2 and not exists (select from media where media.task_id = tasks.id)`);
}
