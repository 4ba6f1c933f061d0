// What is refused before a word is judged: no rule runs for it, nobody's try is counted, and nothing is charged.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blocked_tries } from '#server/database/schema/admin.ts';
import { ledger } from '#server/database/schema/points.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { readFieldWord } from '#contract/field-words.ts';
import { countJudged } from '#tests/fakes/count-judged.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { createTask } from './create-task.ts';
import { retryTask } from './retry-task.ts';

let app: TaskApp;
beforeAll(async () => {
  app = await openTaskApp();
});
afterAll(() => app.close());

const params = {
  engine: 'pro',
  prompt: 'a photo of a naked woman',
  negative_prompt: '',
  style: 'auto',
  aspect_ratio: '1:1',
  resolution: '1K',
  count: 2,
};
const forbidden = { type: 1, params, language: 'en' } as const;
const innocent = { ...forbidden, params: { ...params, prompt: 'a fox' } };

const left = async (user: number) => ({
  tasks: await app.db.$count(tasks, eq(tasks.user_id, user)),
  tries: await app.db.$count(blocked_tries, eq(blocked_tries.user_id, user)),
});

const chargesOf = (user: number) => app.db.$count(ledger, eq(ledger.user_id, user));

it('an account without the points hears just that', async () => {
  const { counted, app: counting } = countJudged(app);
  const user = await addUser(app, { points: 3 });
  await expect(createTask(counting, user, forbidden)).rejects.toMatchObject({ refusal: 'not_enough_points' });
  expect(counted.judged).toBe(0);
  expect(await left(user)).toEqual({ tasks: 0, tries: 0 });
});

it('so does one whose line is full, or whose plan does not allow it, or who contradicts themself', async () => {
  const { counted, app: counting } = countJudged(app);
  const user = await addUser(app);
  const large = { ...forbidden, params: { ...params, resolution: '2K' } };
  await expect(createTask(counting, user, large)).rejects.toMatchObject({
    details: { fields: { resolution: expect.stringContaining('plan_needed') } },
  });
  const effect = { type: 5, params: { effect_id: 'no such effect' }, language: 'en' } as const;
  await expect(createTask(counting, user, effect)).rejects.toMatchObject({ refusal: 'asset_not_found' });
  for (let n = 0; n < 6; n += 1) await createTask(app, user, innocent);
  await expect(createTask(counting, user, forbidden)).rejects.toMatchObject({ refusal: 'queue_full' });
  expect(counted.judged).toBe(0);
  expect(await left(user)).toEqual({ tasks: 6, tries: 0 });
});

it('whoever could have made it is judged, and the try is counted', async () => {
  const { counted, app: counting } = countJudged(app);
  const user = await addUser(app);
  await expect(createTask(counting, user, forbidden)).rejects.toMatchObject({ refusal: 'bad_parameters' });
  expect(counted.judged).toBeGreaterThan(0);
  expect(await left(user)).toEqual({ tasks: 0, tries: 1 });
});

it('while nothing can be stored, posts and retries are refused, and nothing is charged', async () => {
  const full = { ...app, storage: { ...app.storage, isWritable: () => Promise.resolve(false) } };
  const user = await addUser(app);
  const click = { ...innocent, clientToken: randomUUID() };
  const posted = await createTask(app, user, click);
  const again = await createTask(app, user, innocent);
  await app.db
    .update(tasks)
    .set({ status: -1, error_code: 'timeout' })
    .where(eq(tasks.id, Number(again.id)));
  const before = await chargesOf(user);

  const refusals = await Promise.all(
    [createTask(full, user, innocent), retryTask(full, user, { id: again.id, language: 'en' })].map(
      (refused) => refused.catch((error: unknown) => error),
    ),
  );
  const says = 'storage_unwritable';
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ refusal: 'unavailable', details: { says } });
  expect(readFieldWord(says, 'en')).toContain('Nothing was charged');
  expect(readFieldWord(says, 'zh')).toContain('未扣除积分');
  expect(await left(user)).toEqual({ tasks: 2, tries: 0 });
  expect(await chargesOf(user)).toBe(before);
  // What was answered before is answered again: it is made already.
  expect(await createTask(full, user, click)).toEqual(posted);
});
