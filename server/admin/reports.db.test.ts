// Reports are decided work by work, once, with all that follows from it.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit_log, banned_files } from '#server/database/schema/admin.ts';
import { activities, reports } from '#server/database/schema/community.ts';
import { media, task_inputs } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { addAdmin, addPublicWork, postTask, readLog, report } from '#tests/fakes/admin-app.ts';
import { deleteImages } from '#server/task/delete-images.ts';
import { publishTask } from '#server/community/publish-task.ts';
import { storeResult } from '#tests/fakes/store-result.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { decideReport } from './decide-report.ts';
import { setHidden } from './hide-work.ts';
import { listReports } from './list-reports.ts';

let app: TaskApp;
let admin: number;

beforeAll(async () => {
  app = await openTaskApp();
  admin = await addAdmin(app);
});

afterAll(async () => {
  await expectInvariants(app);
  await app.close();
});

const reason = 'seen by two of us';

function decide(taskId: number, decision: 'keep' | 'hide' | 'ban', by = admin) {
  return decideReport(app, by, { task_id: String(taskId), decision, reason }, 'en');
}

async function readTask(id: number) {
  const [task] = await app.db.select().from(tasks).where(eq(tasks.id, id));
  return task;
}

async function readTold(userId: number) {
  return await app.db
    .select({ kind: activities.kind, values: activities.values })
    .from(activities)
    .where(eq(activities.user_id, userId))
    .orderBy(activities.id);
}

it('lists the works with the most reports first, then the oldest, page by page', async () => {
  const author = await addUser(app);
  const [one, two, three] = [
    await addPublicWork(app, author),
    await addPublicWork(app, author),
    await addPublicWork(app, author),
  ];
  for (const id of [two, one, three, three]) await report(app, id);
  const asked = { state: 'open', page_size: 2 } as const;
  const first = await listReports(app, asked, 'en');
  expect(first).toMatchObject({ total: 3, has_more: true });
  expect(first.items.map(({ task_id }) => Number(task_id))).toEqual([three, two]);
  expect(first.items[0]).toMatchObject({
    kind: 'image',
    prompt: 'a lamp',
    thumb: expect.stringMatching(/^\/media\//),
    author: { id: String(author), state: 'normal' },
    public: true,
    hidden: false,
    reports: [
      { reason: 'violence', text: 'it is violence' },
      { reason: 'violence', text: 'it is violence' },
    ],
    decision: null,
  });
  const second = await listReports(app, { ...asked, cursor: first.next_cursor ?? '' }, 'en');
  expect(second.items.map(({ task_id }) => Number(task_id))).toEqual([one]);
  expect(second.has_more).toBe(false);

  for (const id of [three, one, two]) await decide(id, 'keep');
  expect((await listReports(app, asked, 'en')).items).toEqual([]);
  const decided = await listReports(app, { state: 'decided', page_size: 2 }, 'en');
  expect(decided.items.map(({ task_id }) => Number(task_id))).toEqual([two, one]);
  const older = await listReports(
    app,
    { state: 'decided', page_size: 2, cursor: decided.next_cursor ?? '' },
    'en',
  );
  expect(older.items.map(({ task_id }) => Number(task_id))).toEqual([three]);
});

it('keeps a work: the reports are closed, nothing else happens, the log says who and why', async () => {
  const author = await addUser(app);
  const id = await addPublicWork(app, author);
  await report(app, id);
  const decided = await decide(id, 'keep');
  expect(decided).toMatchObject({ decision: 'keep', hidden: false, decided_by: expect.any(String) });
  expect(await readTask(id)).toMatchObject({ public: true, hidden_at: null });
  expect(await readTold(author)).toEqual([]);
  expect(await readLog(app, author)).toEqual([
    { admin_id: admin, act: 'report_keep', task_id: id, reason, detail: { reports: 1 } },
  ]);
});

it('hides a work and tells its author why; another report of it opens it again', async () => {
  const author = await addUser(app);
  const id = await addPublicWork(app, author);
  await report(app, id, 'hateful');
  await report(app, id, 'hateful');
  await report(app, id, 'illegal');
  expect(await decide(id, 'hide')).toMatchObject({ decision: 'hide', hidden: true });
  expect(await readTask(id)).toMatchObject({ public: true, hidden_at: expect.any(Date) });
  expect(await readTold(author)).toEqual([{ kind: 'hidden', values: { reason: 'hateful' } }]);
  await report(app, id);
  const { items } = await listReports(app, { state: 'open', page_size: 10 }, 'en');
  expect(items.find(({ task_id }) => task_id === String(id))?.reports).toHaveLength(1);
  await decide(id, 'keep');
});

it('bans: the work is hidden, its author blocked, its files not taken again', async () => {
  const author = await addUser(app);
  const id = await addPublicWork(app, author);
  const waiting = await postTask(app, author);
  const [sent] = await app.db
    .insert(media)
    .values({
      user_id: author,
      role: 'upload',
      kind: 'image',
      key: 'upload-banned.png',
      bytes: 1,
      sha256: 'cleaned',
      sent_sha256: 'as sent',
      format: 'png',
    })
    .returning({ id: media.id });
  await app.db.insert(task_inputs).values({ task_id: id, role: 'image', index: 0, media_id: sent?.id ?? 0 });
  const [made] = await app.db.select().from(media).where(eq(media.task_id, id));
  await report(app, id, 'minors');
  await decide(id, 'ban');
  const [user] = await app.db.select().from(users).where(eq(users.id, author));
  expect(user?.state).toBe('abnormal');
  expect(await readTask(id)).toMatchObject({ hidden_at: expect.any(Date) });
  expect(await readTask(waiting)).toMatchObject({ status: -1, error_code: 'canceled', refunded: 4 });
  const banned = await app.db.select().from(banned_files);
  expect(banned.map(({ sha256 }) => sha256).sort()).toEqual(['as sent', 'cleaned', made?.sha256].sort());
  expect(banned.every(({ reason: rule }) => rule === 'minors')).toBe(true);
  expect(await readLog(app, author)).toMatchObject([
    { act: 'report_ban', detail: { reports: 1, files: 3, canceled: 1, refunded: 4 } },
  ]);
  await app.db.delete(task_inputs).where(eq(task_inputs.task_id, id));
  await app.db.delete(media).where(eq(media.id, sent?.id ?? 0)); // there is no file behind it
});

it('is decided by one of two admins who do it at the same moment, and the other is told', async () => {
  const author = await addUser(app);
  const id = await addPublicWork(app, author);
  await report(app, id);
  const other = await addAdmin(app);
  const both = await Promise.allSettled([decide(id, 'hide'), decide(id, 'ban', other)]);
  const refused = both.filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toMatchObject({
    refusal: 'bad_parameters',
    details: { fields: { task_id: 'already_decided' } },
  });
  expect(await readLog(app, author)).toHaveLength(1);
  expect(await readTold(author)).toHaveLength(1);
});

it('refuses a work that is not there, oneself, and who is no admin any more', async () => {
  await expect(decide(987_654, 'keep')).rejects.toMatchObject({ refusal: 'asset_not_found' });
  const own = await addPublicWork(app, admin);
  await report(app, own);
  await expect(decide(own, 'ban')).rejects.toMatchObject({
    details: { fields: { task_id: 'not_own_account' } },
  });
  expect(await readTask(own)).toMatchObject({ hidden_at: null });
  const former = await addUser(app);
  await expect(decide(own, 'keep', former)).rejects.toMatchObject({ refusal: 'no_permission' });
  expect(await app.db.$count(reports, sql`task_id = ${own} and decision is null`)).toBe(1);
});

it('takes a hidden work from the face of its author too, and leaves other faces', async () => {
  const [author, other] = [await addUser(app), await addUser(app)];
  const [bad, good] = [await addPublicWork(app, author), await addPublicWork(app, other)];
  const wear = async (userId: number, taskId: number) => {
    const [worn] = await app.db.select().from(media).where(eq(media.task_id, taskId));
    await app.db.update(users).set({ head_img: worn?.key }).where(eq(users.id, userId));
    return worn?.key;
  };
  await wear(author, bad);
  const worn = await wear(other, good);
  await setHidden(app, admin, { id: String(bad), hidden: true, reason });
  const faces = await app.db.select({ id: users.id, face: users.head_img }).from(users);
  expect(faces).toContainEqual({ id: author, face: '' });
  expect(faces).toContainEqual({ id: other, face: worn });
});

it('hides a work that nobody reported, and puts it back as its author has it by then', async () => {
  const author = await addUser(app);
  const [shown, taken] = [await addPublicWork(app, author), await addPublicWork(app, author)];
  const hide = (id: number, hidden: boolean) =>
    setHidden(app, admin, { id: String(id), hidden, reason: 'the rules' });
  for (const id of [shown, taken]) expect(await hide(id, true)).toEqual({ id: String(id), hidden: true });
  await hide(shown, true);
  await app.db.update(tasks).set({ public: false }).where(eq(tasks.id, taken));
  for (const id of [shown, taken]) await hide(id, false);
  expect(await readTask(shown)).toMatchObject({ public: true, hidden_at: null });
  expect(await readTask(taken)).toMatchObject({ public: false, hidden_at: null });
  const told = await readTold(author);
  expect(told.map(({ kind }) => kind)).toEqual(['hidden', 'hidden', 'restored', 'restored']);
  const acts = (await readLog(app, author)).map(({ act }) => act);
  expect(acts).toEqual(['work_hide', 'work_hide', 'work_restore', 'work_restore']);
});

it('writes into a log that nobody can change', async () => {
  expect(await app.db.$count(audit_log)).toBeGreaterThan(0);
  for (const statement of [
    sql`update audit_log set reason = ''`,
    sql`delete from audit_log`,
    sql`truncate audit_log`,
  ]) {
    await expect(app.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'audit_log is append-only' },
    });
  }
});

it('shows whoever decides every image that is shown, and no other', async () => {
  const author = await addUser(app);
  const id = await addPublicWork(app, author);
  for (const index of [1, 2]) await storeResult(app, id, undefined, index);
  await publishTask(app, { id: author }, { id: String(id), public: false, images: [0] }, 'en');
  await report(app, id);
  const asked = { state: 'open', page_size: 60 } as const;
  const find = async () =>
    (await listReports(app, asked, 'en')).items.find(({ task_id }) => Number(task_id) === id);
  const seen = await find();
  expect(seen?.images.map(({ index }) => index)).toEqual([1, 2]);
  expect(seen?.url).toBe(seen?.images[0]?.url);
  // What its author takes back, or deletes, is judged all the same.
  await publishTask(app, { id: author }, { id: String(id), public: false }, 'en');
  await deleteImages(app, author, [{ id: String(id), images: [1] }]);
  expect((await find())?.images.map(({ index }) => index)).toEqual([0, 1, 2]);
});
