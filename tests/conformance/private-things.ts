// Two people in one product: Anna has something of every kind, Ben wants to see and change it. Anna's numbers are told from all others.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { audit_log, blocked_tries } from '#server/database/schema/admin.ts';
import { billing_notices, payment_requests } from '#server/database/schema/billing.ts';
import { activities } from '#server/database/schema/community.ts';
import { media } from '#server/database/schema/media.ts';
import { purged_tasks, tasks, unlabelled_downloads } from '#server/database/schema/tasks.ts';
import { data_exports, identities, known_devices, users } from '#server/database/schema/users.ts';
import type { AppContext } from '#server/app-context.ts';
import { beginResumable } from '#server/media/resumable-uploads.ts';
import { signMediaUrl } from '#server/media/sign-media-url.ts';
import { createTask } from '#server/task/create-task.ts';
import { storeResult } from '../fakes/store-result.ts';
import { addBucket } from '../fakes/task-app.ts';
import type { TestApi } from '../start-test-api.ts';

type Person = { token: string; id: number; email: string };

/** Every id that the database gives while Anna is on her own begins with 81, the others with 91; then the table's. */
const ANNAS = 81;
const OTHERS = 91;
const ANNAS_NUMBER = String.raw`\m81\d\d000\d\d\d\M`;
const findNumbers = new RegExp(ANNAS_NUMBER.replaceAll(/\\[mM]/g, String.raw`\b`), 'g');
/** Of something that never was. */
export const NEVER = '8199999999';

const EMAIL = 'anna.of.the.lake@example.com';
/** Words that stand nowhere but in what is Anna's alone. */
const SECRETS = ['violetcellar', 'ambergarret', 'subjectofanna', 'referredbyaunt', EMAIL];

/** An account that nobody sent a code to. */
export const KNOWN_EMAIL = 'hidden1@example.com';

export type Things = {
  anna: Person;
  ben: Person;
  admin: Person;
  /** Anna's tasks that nobody else may see, by what they are. */
  hiddenTasks: Record<string, string>;
  /** A public work of hers, and one whose prompt she keeps. */
  shown: string;
  shownWithoutPrompt: string;
  upload: string;
  /** The id of one that has not come whole. */
  resumable: string;
  uploadUrl: string;
  hiddenResultUrl: string;
  /** Accounts that are there and must not be found. */
  hiddenUsers: Record<string, string>;
  /** Of Anna's click on a task that she posted. */
  click: { prompt: string; client_token: string };
  bensPublicWork: string;
  /** Of a plan that she has paid. */
  order: string;
};

export async function fillWithPrivateThings(api: TestApi): Promise<Things> {
  const { app } = api;
  await numberAs(app, ANNAS);
  const anna = await api.signIn(EMAIL);
  await app.db
    .update(users)
    .set({ name: 'Anna', bio: 'Paints lakes', plan: 'pro', referrer: 'referredbyaunt' })
    .where(eq(users.id, anna.id));
  await addBucket(app, anna.id, { points: 500 });
  await app.db
    .insert(identities)
    .values({ issuer: 'https://issuer.example', subject: 'subjectofanna', user_id: anna.id });
  await app.db.insert(known_devices).values({ user_id: anna.id, device_hash: 'deviceofanna' });
  await app.db.insert(data_exports).values({ user_id: anna.id, language: 'en' });
  const hiddenUsers = {
    leaving: await addHiddenUser(api, { purge_at: new Date(Date.now() + 86_400_000) }),
    blocked: await addHiddenUser(api, { state: 'abnormal' }),
  };

  const upload = await addUpload(app, anna.id);
  const resumable = randomBytes(16).toString('hex');
  await beginResumable(app, anna.id, { id: resumable, bytes: 1000, metadata: {}, expected: 'image' });
  const click = { prompt: 'a waiting room', client_token: crypto.randomUUID() };
  const waiting = await api.post<{ id: string }>('/api/task/text_to_image/post', click, {
    token: anna.token,
  });
  const hidden = { prompt: 'violetcellar, a lamp' };
  const shown = await addWork(app, anna.id, { prompt: 'a boat on the lake', upload: upload.id });
  const shownWithoutPrompt = await addWork(app, anna.id, {
    prompt: 'ambergarret by night',
    upload: upload.id,
  });
  const hiddenTasks = {
    completed: await addWork(app, anna.id, { ...hidden, upload: upload.id }),
    failed: await addWork(app, anna.id, hidden),
    waiting: waiting.data?.id ?? '',
    unpublished: await addWork(app, anna.id, hidden),
    'taken down': await addWork(app, anna.id, hidden),
    deleted: await addWork(app, anna.id, hidden),
  };
  const publish = (id: string, how: object) =>
    api.post('/api/task/publish', { id, public: true, ...how }, { token: anna.token });
  await publish(shown, {});
  await publish(shownWithoutPrompt, { show_prompt: false });
  await publish(hiddenTasks.unpublished, {});
  await publish(hiddenTasks.unpublished, { public: false });
  await publish(hiddenTasks['taken down'], {});
  const change = (id: string, set: Partial<typeof tasks.$inferInsert>) =>
    app.db
      .update(tasks)
      .set(set)
      .where(eq(tasks.id, Number(id)));
  await change(hiddenTasks['taken down'], { hidden_at: new Date() });
  await change(hiddenTasks.deleted, { deleted_at: new Date() });
  await change(hiddenTasks.failed, { status: -1, error_code: 'engine_error', error_detail: 'violetcellar' });

  const order = await api.post<{ id: string }>(
    '/api/order/create',
    { kind: 'plan', item_id: 'pro', cycle: 'month', currency: 'USD', client_token: crypto.randomUUID() },
    { token: anna.token },
  );
  await api.post('/sandbox/pay', { order: order.data?.id, act: 'pay' }, { token: anna.token });

  await leaveTraces(app, anna.id, Number(hiddenTasks.completed));

  await numberAs(app, OTHERS);
  const ben = await api.signIn('ben@example.com');
  await app.db.update(users).set({ plan: 'ultimate', name: 'Ben' }).where(eq(users.id, ben.id));
  await addBucket(app, ben.id, { points: 5000 });
  const bensPublicWork = await addWork(app, ben.id, { prompt: 'a hat' });
  await api.post('/api/task/publish', { id: bensPublicWork, public: true }, { token: ben.token });
  // What Anna does with Ben's is told to Ben: her name, and nothing else of hers.
  await api.post('/api/task/like', { id: bensPublicWork, like: true }, { token: anna.token });
  await api.post(`/users/${ben.id}/follow`, {}, { token: anna.token });
  await api.post('/app/task/detail', { id: bensPublicWork }, { token: anna.token });
  const report = { task_id: bensPublicWork, reason: 'violence', text: 'violetcellar' };
  await api.post('/api/report', report, { token: anna.token });
  const admin = await api.signIn('admin@example.com');
  await app.db.update(users).set({ role: 'admin' }).where(eq(users.id, admin.id));

  const [result] = await app.db
    .select()
    .from(media)
    .where(eq(media.task_id, Number(hiddenTasks.completed)));
  return {
    anna,
    ben,
    admin,
    hiddenTasks,
    hiddenUsers,
    shown,
    shownWithoutPrompt,
    click,
    bensPublicWork,
    order: order.data?.id ?? '',
    upload: upload.id,
    resumable,
    uploadUrl: signMediaUrl(app.config, upload.key),
    hiddenResultUrl: signMediaUrl(app.config, result?.key ?? ''),
  };
}

async function numberAs({ db }: AppContext, whose: number): Promise<void> {
  const { rows } = await db.execute<{ table_name: string }>(sql`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and is_identity = 'YES' order by 1`);
  for (const [index, { table_name }] of rows.entries()) {
    const first = (whose * 100 + 10 + index) * 1_000_000 + 1;
    await db.execute(sql.raw(`alter table "${table_name}" alter column id restart with ${first}`));
  }
}

/** What the product itself writes down of a person. */
async function leaveTraces({ db }: AppContext, userId: number, taskId: number): Promise<void> {
  await db.insert(activities).values([
    { user_id: userId, kind: 'task_done', task_id: taskId },
    { user_id: userId, kind: 'points_adjusted', values: { points: 500 } },
  ]);
  await db.insert(blocked_tries).values({ user_id: userId, stage: 'prompt', reason: 'violence' });
  await db.insert(audit_log).values({ act: 'user_points', user_id: userId, reason: 'violetcellar' });
  await db.insert(unlabelled_downloads).values({
    kind: 'downloaded',
    user_id: userId,
    email: EMAIL,
    task_id: taskId,
    index: 0,
    text_version: '1',
  });
  await db.insert(billing_notices).values({ user_id: userId, kind: 'renewal', key: 'violetcellar' });
  await db
    .insert(payment_requests)
    .values({ user_id: userId, provider: 'another', act: 'end_subscription', ref: 'violetcellar' });
  await db
    .insert(purged_tasks)
    .values({ id: taskId + 500, user_id: userId, type: 1, status: 2, cost: 0, refunded: 0 });
}

/** Tables that hold something of a person. */
export async function listTablesOfPeople({ db }: AppContext): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'follower_id', 'reporter_id', 'actor_id')
    order by 1`);
  return rows.map(({ name }) => name);
}

let lastHidden = 0;

async function addHiddenUser(api: TestApi, set: Partial<typeof users.$inferInsert>): Promise<string> {
  lastHidden += 1;
  const [row] = await api.app.db
    .insert(users)
    .values({ email: `hidden${lastHidden}@example.com`, name: `Anna ${lastHidden}`, ...set })
    .returning({ id: users.id });
  return String(row?.id);
}

async function addUpload({ db, storage }: AppContext, userId: number): Promise<{ id: string; key: string }> {
  const { key, bytes, sha256 } = await storage.put('upload-violetcellar.jpg', Readable.from(['a face']));
  const [row] = await db
    .insert(media)
    .values({
      user_id: userId,
      role: 'upload',
      kind: 'image',
      format: 'jpg',
      key,
      bytes,
      sha256,
      width: 800,
      height: 600,
      expires_at: sql`now() + interval '20 days'`,
    })
    .returning({ id: media.id });
  return { id: String(row?.id), key };
}

/** A finished work with its image; made from an upload where one is given. */
async function addWork(
  app: AppContext,
  userId: number,
  { prompt, upload }: { prompt: string; upload?: string },
): Promise<string> {
  const common = { prompt, aspect_ratio: '1:1', resolution: '1K', count: 1, style: 'auto' };
  const order = upload
    ? {
        type: 2 as const,
        params: { ...common, aspect_ratio: 'same', mode: 'edit', images: [{ upload_id: upload }] },
      }
    : { type: 1 as const, params: { ...common, engine: 'pro', negative_prompt: '' } };
  const { id } = await createTask(app, userId, { ...order, language: 'en' });
  await app.db
    .update(tasks)
    .set({ status: 2, progress: 100, started_at: sql`now()`, finished_at: sql`now()` })
    .where(eq(tasks.id, Number(id)));
  await storeResult(app, Number(id));
  // As large as tools want their images, at least in the books.
  await app.db
    .update(media)
    .set({ width: 960, height: 640 })
    .where(eq(media.task_id, Number(id)));
  return id;
}

/** What of Anna's stands in a text and is for her alone. */
export function findLeaks({ anna, shown, shownWithoutPrompt }: Things, text: string): string[] {
  const open = new Set([String(anna.id), shown, shownWithoutPrompt]);
  const numbers = text.match(findNumbers) ?? [];
  return [
    ...new Set(numbers.filter((number) => !open.has(number))),
    ...SECRETS.filter((secret) => text.includes(secret)),
  ];
}

/** Orders of the feed name public works, and are written by whoever reads it. */
const NOBODYS = new Set(['feed_snapshots']);

/** Every row of every table that names anything of Anna's, and is not somebody else's own. */
export async function dumpAnna({ db }: AppContext): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const dump: string[] = [];
  for (const { name } of tables.filter((table) => !NOBODYS.has(table.name))) {
    const { rows } = await db.execute<{ row: string }>(
      sql.raw(`
        select row::text as row from (select to_jsonb(t) as row from "${name}" t) rows
        where row::text ~ '${ANNAS_NUMBER}' and coalesce(row ->> 'user_id', '${ANNAS}') like '${ANNAS}%' order by 1`),
    );
    dump.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return dump;
}
