// The rules see what they are there to see: each is broken here once, by hand.
import { eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import adminTexts from '#texts/en/screens/admin.json' with { type: 'json' };
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { createTask } from '#server/task/create-task.ts';
import { failTask } from '#server/task/fail-task.ts';
import { storeResult } from '#tests/fakes/store-result.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { type Checked, checkInvariants, type CheckScope } from './check-invariants.ts';

let app: TaskApp;
let completed: number;
let failed: number;

const params = {
  engine: 'pro',
  prompt: 'a lamp',
  negative_prompt: '',
  style: 'auto',
  aspect_ratio: '1:1',
  resolution: '1K',
  count: 1,
};

beforeAll(async () => {
  app = await openTaskApp();
  const user = await addUser(app);
  const post = async () => Number((await createTask(app, user, { type: 1, params, language: 'en' })).id);
  [completed, failed] = [await post(), await post()];
  await failTask(app.db, { taskId: failed, userId: user, failure: 'timeout', from: [0] });
  await app.db
    .update(tasks)
    .set({ status: 2, started_at: sql`now()`, finished_at: sql`now()` })
    .where(eq(tasks.id, completed));
  await storeResult(app, completed);
});

afterAll(async () => {
  await app.close();
});

class Undo extends Error {}

/** The database gives the rows of a rule in any order. */
const inOrder = (checked: Checked): Checked => ({
  ...checked,
  rows: checked.rows.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
});

/** The rules that are broken after these statements; everything is undone again. */
async function breakBy(...statements: SQL[]): Promise<string[]> {
  return (await breakAndCheck('all', statements)).map(({ rule }) => rule);
}

async function breakAndCheck(scope: CheckScope, statements: readonly SQL[]): Promise<Checked[]> {
  let broken: Checked[] = [];
  await app.db
    .transaction(async (tx) => {
      for (const statement of statements) await tx.execute(statement);
      const checked = await checkInvariants(tx, app.storage, { scope });
      broken = checked.filter(({ rows }) => rows.length > 0).map(inOrder);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return broken;
}

it('finds nothing where all is well', async () => {
  expect(await breakBy()).toEqual([]);
});

it('sees a balance that is not its ledger', async () => {
  expect(await breakBy(sql`update buckets set "left" = "left" + 1`)).toContain('bucket_is_its_ledger');
  expect(await breakBy(sql`update ledger set balance_after = balance_after + 1 where kind = 5`)).toContain(
    'balance_after_is_the_running_sum',
  );
  expect(await breakBy(sql`delete from buckets`)).toContain('ledger_has_its_bucket');
});

it('sees a charge that is missing, wrong or for nothing', async () => {
  expect(await breakBy(sql`delete from ledger where kind = 5 and task_id = ${completed}`)).toContain(
    'one_charge_a_task_of_its_price',
  );
  expect(await breakBy(sql`update tasks set cost = cost + 1`)).toContain('one_charge_a_task_of_its_price');
  expect(await breakBy(sql`delete from tasks where id = ${failed}`)).toContain('no_move_without_its_task');
});

it('sees a failure that was not paid back, and a refund without a failure', async () => {
  expect(await breakBy(sql`delete from ledger where kind = 6`)).toContain('failed_is_refunded_whole');
  expect(await breakBy(sql`update tasks set refunded = 0`)).toContain('failed_is_refunded_whole');
  expect(
    await breakBy(
      sql`update tasks set status = 0, started_at = null, finished_at = null, error_code = null where id = ${failed}`,
    ),
  ).toContain('failed_is_refunded_whole');
  expect(await breakBy(sql`update tasks set error_code = null`)).toContain('failed_has_its_reason');
  expect(
    await breakBy(
      sql`insert into ledger (user_id, bucket_id, kind, amount, balance_after, task_id)
        select user_id, bucket_id, 6, -amount, balance_after - amount, task_id
        from ledger where kind = 5 and task_id = ${completed}`,
      sql`update tasks set refunded = cost where id = ${completed}`,
    ),
  ).toContain('failed_is_refunded_whole');
});

it('sees points that an admin gave back and the task does not know of', async () => {
  const giveBack = sql`insert into ledger (user_id, bucket_id, kind, amount, balance_after, task_id)
    select user_id, bucket_id, 10, -amount, balance_after - amount, task_id
    from ledger where kind = 5 and task_id = ${completed}`;
  const rule = 'failed_is_refunded_whole';
  expect(await breakBy(giveBack)).toContain(rule);
  const isKnown = sql`update tasks set refunded = cost where id = ${completed}`;
  expect(await breakBy(giveBack, isKnown)).not.toContain(rule);
  await expect(breakBy(giveBack, giveBack)).rejects.toThrow('insert into ledger'); // not twice to one bucket
});

it('sees a result without its image, and an image without its result', async () => {
  expect(await breakBy(sql`delete from media`)).toContain('completed_has_results');
  expect(
    await breakBy(sql`update tasks set status = 1, finished_at = null where id = ${completed}`),
  ).toContain('completed_has_results');
});

it('sees a work without an image left, and marks that no image has', async () => {
  const [left, marked] = ['work_in_sight_has_an_image_left', 'public_and_starred_have_an_image'];
  expect(await breakBy(sql`update media set deleted_at = now()`)).toEqual([left]);
  expect(
    await breakBy(sql`update media set deleted_at = now()`, sql`update tasks set deleted_at = now()`),
  ).toEqual([]);
  for (const [mark, leftOut] of [
    [sql`public`, sql`withheld`],
    [sql`favorite`, sql`unstarred`],
  ]) {
    expect(await breakBy(sql`update media set ${leftOut} = true`)).toEqual([]);
    expect(await breakBy(sql`update tasks set ${mark} = true where id = ${completed}`)).toEqual([]);
    expect(
      await breakBy(
        sql`update tasks set ${mark} = true where id = ${completed}`,
        sql`update media set ${leftOut} = true`,
      ),
    ).toEqual([marked]);
  }
});

it('sees leases, times and deadlines that are wrong', async () => {
  expect(await breakBy(sql`update tasks set lease_until = now()`)).toContain('finished_holds_no_lease');
  expect(await breakBy(sql`update tasks set finished_at = null`)).toContain('finished_has_its_times');
  expect(
    await breakBy(
      sql`update tasks set status = 1, finished_at = null, started_at = now(), deadline_at = now() - interval '2 minutes'`,
    ),
  ).toContain('nothing_is_overdue');
});

it('sees a file that is missing, cut off or another one', async () => {
  expect(await breakBy(sql`update media set key = 'not-there.png'`)).toContain('stored_files_are_whole');
  expect(await breakBy(sql`update media set bytes = bytes + 1`)).toContain('stored_files_are_whole');
  expect(await breakBy(sql`update media set sha256 = 'another'`)).toContain('stored_files_are_whole');
  expect(await app.db.$count(media)).toBe(1);
});

it('checks nothing that has no name on the screen of admins', async () => {
  const checked = await checkInvariants(app.db, app.storage);
  const unnamed = checked
    .map(({ rule }) => rule)
    .filter((rule) => !Object.hasOwn(adminTexts.invariant, rule));
  expect(unnamed).toEqual([]);
});

it('misses no file of what was erased while it looked', async () => {
  const [worn] = await app.db.select().from(media);
  if (!worn) throw new Error('there is no picture');
  const { id: _id, ...facts } = worn;
  for (const key of ['gone-1.png', 'gone-2.png']) {
    await app.db.insert(media).values({ ...facts, key, role: 'upload', task_id: null });
  }
  const erase = (key: string) => app.db.delete(media).where(eq(media.key, key));
  const storage: TaskApp['storage'] = {
    ...app.storage,
    async size(key) {
      if (key === 'gone-1.png') await erase(key);
      return key === 'gone-2.png' ? worn.bytes : app.storage.size(key);
    },
    async open(key, range) {
      if (key === 'gone-2.png') await erase(key);
      return app.storage.open(key, range);
    },
  };
  const checked = await checkInvariants(app.db, storage);
  expect(checked.find(({ rule }) => rule === 'stored_files_are_whole')?.rows).toEqual([]);
  expect(await app.db.$count(media)).toBe(1);
});

/** Each breaks a rule whose rows the recent check must find by another way. */
const BREAKS: readonly SQL[] = [
  sql`update buckets set "left" = "left" + 1`,
  sql`update ledger set balance_after = balance_after + 1 where kind = 5`,
  sql`delete from ledger where kind = 6`,
  sql`delete from tasks where status = -1`,
  sql`delete from media`,
  sql`update tasks set lease_until = now()`,
  sql`update tasks set error_code = null`,
];
const makeAllOld = [
  sql`update tasks set finished_at = finished_at - interval '1 hour'`,
  sql`update ledger set created_at = created_at - interval '1 hour'`,
];

async function breakOldBy(...statements: SQL[]): Promise<string[]> {
  const broken = await breakAndCheck('recent', [...makeAllOld, ...statements]);
  return broken.map(({ rule }) => rule);
}

it('looks every minute at what has just moved', async () => {
  for (const statement of BREAKS) {
    const all = await breakAndCheck('all', [statement]);
    expect(all).not.toEqual([]);
    expect(await breakAndCheck('recent', [statement])).toEqual(all);
  }
});

it('leaves what is long past to the look at everything', async () => {
  for (const statement of BREAKS) {
    expect(await breakAndCheck('recent', [...makeAllOld, statement])).toEqual([]);
    expect(await breakAndCheck('all', [...makeAllOld, statement])).not.toEqual([]);
  }
});

it('sees an old task that is open, or whose points have just moved', async () => {
  expect(
    await breakOldBy(
      sql`update tasks set status = 1, finished_at = null, deadline_at = now() - interval '2 minutes'`,
    ),
  ).toContain('nothing_is_overdue');
  expect(
    await breakOldBy(
      sql`update ledger set created_at = now() where kind = 6`,
      sql`update tasks set refunded = 0 where id = ${failed}`,
    ),
  ).toEqual(['failed_is_refunded_whole']);
});

it('sees likes that nobody gave', async () => {
  expect(await breakBy(sql`update tasks set likes = 1 where id = ${completed}`)).toEqual([
    'likes_are_counted',
  ]);
  const given = sql`insert into likes (user_id, task_id) select user_id, ${completed}::bigint from tasks limit 1`;
  expect(await breakBy(given)).toEqual(['likes_are_counted']);
  expect(await breakBy(given, sql`update tasks set likes = 1 where id = ${completed}`)).toEqual([]);
});
