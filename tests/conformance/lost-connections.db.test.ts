// Every verb that changes something, a third of them in each run, with its connection ended at every statement: it says so,
// and doing it again does it once.
import { copyFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeError } from '#server/api/describe-error.ts';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { users } from '#server/database/schema/users.ts';
import { type MediaLab, openMediaLab } from '#server/media/media-lab.ts';
import { openDownloads } from '#server/task/prepare-download.ts';
import { openGoogle } from '#server/adapters/google.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { type Losses, watchLosses, type When } from '#tests/fakes/lose-connections.ts';
import { makeImage } from '#tests/fakes/sample-media.ts';
import { openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { drawCases } from '../draw-cases.ts';
import { ACCOUNT_VERBS } from './verbs/account-verbs.ts';
import { ADMIN_VERBS } from './verbs/admin-verbs.ts';
import type { Verb, VerbContext } from './verbs/verb.ts';
import { WORK_VERBS } from './verbs/work-verbs.ts';
import { WORKER_VERBS } from './verbs/worker-verbs.ts';

const IMAGE_FACTS = {
  kind: 'image',
  width: 64,
  height: 48,
  duration: 0,
  fps: 0,
  has_sound: false,
} as const;
/** Its own domain, so that its word opens an account at once. */
const ISSUER = {
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'secret',
  GOOGLE_ISSUER_DOMAINS: 'example.com',
};

/** Images are trusted here, or their cleaning would take most of the time. */
function openQuickLab(from: TaskApp): MediaLab {
  return {
    ...openMediaLab(from),
    clean: (_userId, { file }, use) => use({ ...IMAGE_FACTS, file, format: 'jpg', thumb: '', thumbhash: '' }),
    cutSquare: (job) => copyFile(job.file, job.to),
  };
}

let app: VerbContext;
let losses: Losses;
/** Looks on by connections of its own, which nobody ends: a new one has all its plans to make. */
let onlooker: Database;

beforeAll(async () => {
  const opened = await openTaskApp(ISSUER);
  const google = openGoogle(opened.config, () => {});
  if (!google) throw new Error('no issuer');
  const lab = openQuickLab(opened);
  const prepareDownload = openDownloads(opened, lab);
  app = { ...opened, google, lab, prepareDownload, image: await makeImage(64, 48) };
  losses = await watchLosses(app.database.pool, app.database.url);
  onlooker = connectDatabase(app.database.url, { connections: 1 });
});
afterAll(async () => {
  await app.lab.close();
  await onlooker.close();
  await losses.close();
  await app.close();
});

const VERBS = [...ACCOUNT_VERBS, ...WORK_VERBS, ...ADMIN_VERBS, ...WORKER_VERBS];

it.each(drawCases('lost connections', VERBS, Math.ceil(VERBS.length / 3)))(
  '$name',
  { timeout: 60_000 },
  async (verb) => {
    const undisturbed = await verb.prepare(app);
    await undisturbed.call();
    const effect = await readEffect(undisturbed.people);
    for (const when of ['before', 'after'] as const) {
      let prepared: Prepared | null = null;
      for (let nth = 1, isMet = true; isMet; nth += 1) {
        prepared ??= await prepare(verb);
        const place = `${when} statement ${nth}`;
        const lost = await lose(verb, prepared, { nth, when });
        isMet = lost.isMet;
        expect({ place, ...lost }).toEqual({
          place,
          isMet: nth === 1 || isMet,
          answer: 'right',
          lostFiles: [],
          effect: isMet ? lost.effect : effect,
        });
        // Where nothing was left behind, the next loss comes in its repetition; the last of these ends undisturbed.
        const isAsBefore = !verb.isCounted && isDeepStrictEqual(lost.effect, prepared.effect);
        if (!isMet || isAsBefore) continue;
        expect({ place, ...(await repeat(verb, prepared)) }).toEqual({ place, again: 'done', effect });
        prepared = null;
      }
    }
    await expectInvariants({ ...app, db: onlooker.db });
    const { pool } = app.database;
    await Promise.all(Array.from({ length: 20 }, () => pool.query('select 1')));
    expect(pool.totalCount).toBe(pool.idleCount);
  },
);

/** `effect` is what is to be seen before the call. */
type Prepared = Awaited<ReturnType<Verb['prepare']>> & { effect: unknown };

async function prepare(verb: Verb): Promise<Prepared> {
  const prepared = await verb.prepare(app);
  return { ...prepared, effect: await readEffect(prepared.people) };
}

type Lost = {
  isMet: boolean;
  /** `right` = 503 of the call that lost its connection; else what it threw. */
  answer: unknown;
  /** Of rows that somebody may see, before anything is done again. */
  lostFiles: string[];
  effect: unknown;
};

async function lose(
  verb: Verb,
  { call, people }: Prepared,
  { nth, when }: { nth: number; when: When },
): Promise<Lost> {
  losses.arm(nth, when);
  const error = await caught(call());
  const isMet = losses.disarm();
  const http = error === undefined ? 200 : describeError(error, 'en').http;
  const right = isMet ? [503, ...(verb.goesOn ? [200] : [])] : [200];
  return {
    isMet,
    answer: right.includes(http) ? 'right' : error,
    lostFiles: await listLostFiles(),
    effect: await readEffect(people),
  };
}

/** `again` is `done`, or what the call threw. */
async function repeat(verb: Verb, { call, people }: Prepared): Promise<{ again: unknown; effect: unknown }> {
  const refused = await caught(call());
  const isDone = refused === undefined || verb.isDone?.(refused) === true;
  if (refused !== undefined && isDone) await verb.instead?.(app, people);
  return { again: isDone ? 'done' : refused, effect: await readEffect(people) };
}

async function caught(work: Promise<unknown>): Promise<unknown> {
  return await work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

async function listLostFiles(): Promise<string[]> {
  const { rows } = await onlooker.pool.query<{ key: string }>({
    name: 'list-files',
    text: 'select unnest(array[key, thumb_key]) as key from media order by id desc limit 20',
  });
  const sizes = await Promise.all(rows.map(({ key }) => (key === '' ? 0 : app.storage.size(key))));
  return rows.flatMap(({ key }, at) => (sizes[at] === undefined ? [key] : []));
}

/** All that a call can leave behind of these people, without ids and times. */
async function readEffect(people: number[] | { email: string }): Promise<unknown> {
  const ids = Array.isArray(people) ? people : await findIds(people.email);
  const { rows } = await onlooker.pool.query<{ effect: unknown }>({
    name: 'read-effect',
    text: READ_EFFECT,
    values: [ids],
  });
  return rows[0]?.effect;
}

const READ_EFFECT = `
    select json_agg(json_build_object(
      'user', (select row(u.name is null, u.bio, u.state, u.role, u.head_img <> '', u.purge_at is not null,
        u.theme, u.language)),
      'tasks', (select json_agg(row(t.status, t.cost, t.refunded, t.progress,
        case when t.status < 2 then t.fence end, t.public, t.likes, t.favorite,
        t.error_code, t.deleted_at is null, t.hidden_at is null, t.finished_at is null) order by t.id)
        from tasks t where t.user_id = u.id),
      'ledger', (select json_agg(row(l.kind, l.amount, l.balance_after) order by l.id)
        from ledger l where l.user_id = u.id),
      'buckets', (select json_agg(row(b.kind, b.left) order by b.id) from buckets b where b.user_id = u.id),
      'idempotency_keys', (select count(*) from idempotency_keys c where c.user_id = u.id),
      'media', (select json_agg(row(m.role, m.kind) order by m.id) from media m where m.user_id = u.id),
      'likes', (select count(*) from likes k where k.user_id = u.id),
      'follows', (select count(*) from follows f where f.follower_id = u.id),
      'activities', (select json_agg(row(a.kind, a.values - 'order', a.read_at is null) order by a.id) from activities a where a.user_id = u.id),
      'orders', (select json_agg(row(o.status, o.refunded) order by o.id) from orders o where o.user_id = u.id),
      'reports', (select json_agg(row(r.reason, r.decision) order by r.id) from reports r where r.reporter_id = u.id),
      'exports', (select json_agg(row(e.state, e.key <> '') order by e.id) from data_exports e where e.user_id = u.id),
      'jobs', (select json_agg(row(j.name, j.state) order by j.name) from pgboss.job j
        join data_exports e on e.id = (j.data->>'export_id')::bigint where e.user_id = u.id),
      'views', (select count(*) from views v where v.user_id = u.id),
      'audit', (select json_agg(a.act order by a.id) from audit_log a where a.admin_id = u.id),
      'sessions', (select count(*) > 0 from sessions s where s.user_id = u.id)
    ) order by array_position($1::bigint[], u.id)) as effect
    from users u where u.id = any($1::bigint[])`;

async function findIds(email: string): Promise<number[]> {
  const found = await onlooker.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return found.map(({ id }) => id);
}
