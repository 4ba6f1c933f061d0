// Publishing, likes, views and reports: what counts, what is told, and what many at once cannot break.
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activities, likes, reports } from '#server/database/schema/community.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { readTaskDetail } from '#server/task/read-task-detail.ts';
import { addWork } from '#tests/fakes/add-work.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { followPerson, unfollowPerson } from './follow-person.ts';
import { likeTask } from './like-task.ts';
import { countUnread, listActivities } from './list-activities.ts';
import { publishTask } from './publish-task.ts';
import { reportTask } from './report-task.ts';
import { seeActivities } from './see-activities.ts';
import { recordActivity } from './record-activity.ts';

let app: TaskApp;
beforeAll(async () => {
  app = await openTaskApp();
});
afterAll(() => app.close());

const NOT_FOUND = { refusal: 'asset_not_found' };
const refused = (field: string, word: string) => ({
  refusal: 'bad_parameters',
  details: { fields: { [field]: expect.stringMatching(`^${word}`) } },
});

async function readWork(id: string) {
  const [work] = await app.db
    .select()
    .from(tasks)
    .where(eq(tasks.id, Number(id)));
  if (!work) throw new Error(`no work ${id}`);
  return work;
}

const toldTo = async (userId: number) =>
  (await listActivities(app, userId, { page_size: 60 }, 'en')).items.map(({ kind, actor, task, read }) => ({
    kind,
    actor: actor && Number(actor.id),
    task: task?.id ?? null,
    read,
  }));

const somebody = async () => ({ id: await addUser(app) });

describe('publish', () => {
  it('[product T13] shows an own finished work, and takes it back at once', async () => {
    const user = await somebody();
    const id = await addWork(app, user.id, { public: false, published_at: null });
    await expect(readTaskDetail(app, null, id, 'en')).rejects.toMatchObject(NOT_FOUND);
    const shown = await publishTask(app, user, { id, public: true }, 'en');
    expect(shown).toMatchObject({ id, public: true, show_prompt: true });
    expect(await readTaskDetail(app, null, id, 'en')).toMatchObject({ id });
    const since = (await readWork(id)).published_at;
    expect(since).toBeInstanceOf(Date);
    expect(await publishTask(app, user, { id, public: false }, 'en')).toMatchObject({ public: false });
    await expect(readTaskDetail(app, null, id, 'en')).rejects.toMatchObject(NOT_FOUND);
    // Shown again it stands where it stood, not on top of the newest.
    await publishTask(app, user, { id, public: true }, 'en');
    expect((await readWork(id)).published_at).toEqual(since);
  });

  it('refuses what is another’s, deleted, unfinished or taken down', async () => {
    const [user, other] = [await somebody(), await somebody()];
    const mine = (changes: object) => addWork(app, user.id, { public: false, ...changes });
    const publish = (id: string) => publishTask(app, user, { id, public: true }, 'en');
    const foreign = await addWork(app, other.id);
    await expect(publish(foreign)).rejects.toMatchObject(NOT_FOUND);
    await expect(publishTask(app, user, { id: foreign, public: false }, 'en')).rejects.toMatchObject(
      NOT_FOUND,
    );
    await expect(publish(await mine({ deleted_at: new Date() }))).rejects.toMatchObject(NOT_FOUND);
    await expect(publish(await mine({ status: 1 }))).rejects.toMatchObject(refused('id', 'only_completed'));
    const hidden = await mine({ hidden_at: new Date() });
    await expect(publish(hidden)).rejects.toMatchObject(refused('id', 'taken_down'));
    expect((await readWork(foreign)).public).toBe(true);
  });

  it('[product T17] keeps the prompt back for everybody, and shows it again', async () => {
    const user = await somebody();
    const id = await addWork(app, user.id, { public: false, prompt: 'my secret' });
    await publishTask(app, user, { id, public: true, show_prompt: false }, 'en');
    expect(await readTaskDetail(app, null, id, 'en')).toMatchObject({ prompt: null });
    // What was chosen holds when the work is taken back and shown again.
    await publishTask(app, user, { id, public: false }, 'en');
    await publishTask(app, user, { id, public: true }, 'en');
    expect(await readTaskDetail(app, null, id, 'en')).toMatchObject({ prompt: null });
    await publishTask(app, user, { id, public: true, show_prompt: true }, 'en');
    expect(await readTaskDetail(app, null, id, 'en')).toMatchObject({ prompt: 'my secret' });
  });
});

describe('like', () => {
  it('[product T19] counts fifty people at once as fifty, and one person many times as one', async () => {
    const author = await addUser(app);
    const id = await addWork(app, author);
    const fans = await Promise.all(Array.from({ length: 50 }, () => addUser(app, { points: 0 })));
    await Promise.all(fans.map((fan) => likeTask(app, fan, { id, like: true })));
    expect((await readWork(id)).likes).toBe(50);
    const [fan = 0] = fans;
    const again = await Promise.all(Array.from({ length: 8 }, () => likeTask(app, fan, { id, like: true })));
    expect(again).toEqual(again.map(() => ({ id, liked: true, likes: 50 })));
    await Promise.all(Array.from({ length: 8 }, () => likeTask(app, fan, { id, like: false })));
    expect((await readWork(id)).likes).toBe(49);
    expect(await app.db.$count(likes, eq(likes.task_id, Number(id)))).toBe(49);
    expect(await toldTo(author)).toHaveLength(49);
  });

  it('ends even when likes and their opposites of one person race', async () => {
    const [author, fan] = [await addUser(app), await addUser(app)];
    const id = await addWork(app, author);
    await Promise.all(Array.from({ length: 20 }, (_, n) => likeTask(app, fan, { id, like: n % 2 === 0 })));
    const rows = await app.db.$count(likes, eq(likes.task_id, Number(id)));
    expect((await readWork(id)).likes).toBe(rows);
  });

  it('is for works of others that are shown', async () => {
    const [author, fan] = [await addUser(app), await addUser(app)];
    const [shown, hidden] = [await addWork(app, author), await addWork(app, author, { public: false })];
    await expect(likeTask(app, fan, { id: hidden, like: true })).rejects.toMatchObject(NOT_FOUND);
    await expect(likeTask(app, author, { id: shown, like: true })).rejects.toMatchObject(
      refused('id', 'not_own_work'),
    );
    expect((await readWork(shown)).likes).toBe(0);
  });

  it('that is taken back before anybody looked was never told', async () => {
    const [author, fan] = [await addUser(app), await addUser(app)];
    const id = await addWork(app, author);
    await likeTask(app, fan, { id, like: true });
    expect(await toldTo(author)).toEqual([{ kind: 'liked', actor: fan, task: id, read: false }]);
    expect(await countUnread(app.db, author)).toBe(1);
    await likeTask(app, fan, { id, like: false });
    expect(await toldTo(author)).toEqual([]);
    await likeTask(app, fan, { id, like: true });
    await seeActivities(app, author);
    await likeTask(app, fan, { id, like: false });
    await likeTask(app, fan, { id, like: true });
    expect(await toldTo(author)).toEqual([{ kind: 'liked', actor: fan, task: id, read: true }]);
    expect(await countUnread(app.db, author)).toBe(0);
  });
});

describe('views', () => {
  it('count people who open another’s work, once each', async () => {
    const [author, ...readers] = [await addUser(app), await addUser(app), await addUser(app)];
    const id = await addWork(app, author);
    for (const reader of [...readers, ...readers]) {
      await Promise.all([1, 2, 3].map(() => readTaskDetail(app, reader, id, 'en')));
    }
    await readTaskDetail(app, author, id, 'en');
    await readTaskDetail(app, null, id, 'en');
    expect(await readTaskDetail(app, null, id, 'en')).toMatchObject({ views: 2 });
  });
});

describe('report', () => {
  it('of one work by one person is one, the newest, and open', async () => {
    const [author, witness, other] = [await addUser(app), await addUser(app), await addUser(app)];
    const id = await addWork(app, author);
    await reportTask(app, witness, { task_id: id, reason: 'violence' });
    await reportTask(app, other, { task_id: id, reason: 'sexual', text: 'look at it' });
    await app.db
      .update(reports)
      .set({ decision: 'keep', decided_at: sql`now()` })
      .where(eq(reports.reporter_id, witness));
    await reportTask(app, witness, { task_id: id, reason: 'hateful', text: '仇恨' });
    const said = await app.db
      .select({ who: reports.reporter_id, reason: reports.reason, text: reports.text, is: reports.decision })
      .from(reports)
      .where(eq(reports.task_id, Number(id)))
      .orderBy(reports.reporter_id);
    expect(said).toEqual([
      { who: witness, reason: 'hateful', text: '仇恨', is: null },
      { who: other, reason: 'sexual', text: 'look at it', is: null },
    ]);
    await expect(reportTask(app, author, { task_id: id, reason: 'illegal' })).rejects.toMatchObject(
      refused('task_id', 'not_own_work'),
    );
    const hidden = await addWork(app, author, { public: false });
    await expect(reportTask(app, witness, { task_id: hidden, reason: 'illegal' })).rejects.toMatchObject(
      NOT_FOUND,
    );
  });
});

describe('what is told', () => {
  it('is said once, never to oneself, and not of people who are hidden', async () => {
    const [me, other] = [await addUser(app), await addUser(app)];
    await Promise.all([1, 2, 3, 4].map(() => followPerson(app, other, me)));
    await recordActivity(app.db, { userId: me, kind: 'followed', actorId: me });
    expect(await toldTo(me)).toEqual([{ kind: 'followed', actor: other, task: null, read: false }]);
    await app.db.update(users).set({ state: 'abnormal' }).where(eq(users.id, other));
    expect(await toldTo(me)).toEqual([]);
    expect(await countUnread(app.db, me)).toBe(0);
    await app.db.update(users).set({ state: 'normal' }).where(eq(users.id, other));
    await unfollowPerson(app, other, me);
    const left = await app.db.$count(activities, and(eq(activities.user_id, me)));
    expect(left).toBe(0);
  });

  it('[§7.14] is one sentence in the reader’s language', async () => {
    const [me, fan] = [await addUser(app), await addUser(app)];
    await app.db.update(users).set({ name: '小鱼' }).where(eq(users.id, fan));
    const id = await addWork(app, me, { prompt: 'A fox', title: 'A fox' });
    const taskId = Number(id);
    const all = [
      { kind: 'task_done', taskId },
      { kind: 'liked', taskId, actorId: fan },
      { kind: 'followed', actorId: fan },
      { kind: 'remixed', taskId, actorId: fan },
      { kind: 'plan_changed', values: { plan: 'pro' } },
      { kind: 'hidden', taskId },
      { kind: 'hidden', taskId, values: { reason: 'violence' } },
      { kind: 'restored', taskId },
      { kind: 'points_adjusted', values: { points: 50, reason: '补偿' } },
      { kind: 'points_adjusted', values: { points: -20, reason: 'a mistake' } },
    ] as const;
    for (const each of all) await recordActivity(app.db, { userId: me, ...each });
    const say = async (language: 'en' | 'zh') =>
      (await listActivities(app, me, { page_size: 60 }, language)).items.map(({ text }) => text).toReversed();
    expect(await say('en')).toEqual([
      '“A fox” is ready',
      '小鱼 likes “A fox”',
      '小鱼 follows you',
      '小鱼 remixed “A fox”',
      'Your plan is now Pro',
      '“A fox” was taken off Explore for breaking the content rules',
      '“A fox” was taken off Explore for breaking the content rules (graphic violence)',
      '“A fox” may be shown on Explore again',
      '50 points were added: 补偿',
      '20 points were taken back: a mistake',
    ]);
    expect(await say('zh')).toEqual([
      '「A fox」已完成',
      '小鱼 赞了「A fox」',
      '小鱼 关注了你',
      '小鱼 用「A fox」做了同款',
      '会员方案已变更为专业版',
      '「A fox」因违反内容规范已被下架',
      '「A fox」因违反内容规范（血腥暴力）已被下架',
      '「A fox」已恢复，可在探索中展示',
      '已增加 50 积分：补偿',
      '已扣回 20 积分：a mistake',
    ]);
  });
});
