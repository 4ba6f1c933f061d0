// Publishing asks the content rules about works that could be shown, and about nothing else.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tasks } from '#server/database/schema.ts';
import type { Moderation } from '#server/moderation/moderation.ts';
import { createTask } from '#server/task/create-task.ts';
import { addUser, openTaskHouse, type TaskHouse } from '#tests/fakes/task-house.ts';
import { publishTask } from './publish-task.ts';

let house: TaskHouse;
beforeAll(async () => {
  house = await openTaskHouse();
});
afterAll(() => house.close());

const params = {
  engine: 'pro',
  prompt: 'a fox',
  negative_prompt: '',
  style: 'auto',
  aspect_ratio: '1:1',
  resolution: '1K',
  count: 1,
};

it('runs no rule for a work that is unfinished, of another, or may not hide its prompt', async () => {
  const [id, other] = [await addUser(house), await addUser(house)];
  let judged = 0;
  const moderation: Moderation = {
    ...house.moderation,
    judge: (stage, subject) => {
      judged += 1;
      return house.moderation.judge(stage, subject);
    },
  };
  const task = (await createTask(house, id, { type: 1, params, language: 'en' })).id;
  const publish = (user: number, asked: object = {}) =>
    publishTask(
      { ...house, moderation },
      { id: user, plan: 'free' },
      { id: task, public: true, ...asked },
      'en',
    );
  await expect(publish(id)).rejects.toMatchObject({ details: { fields: { id: 'only_completed' } } });
  await house.db
    .update(tasks)
    .set({ status: 2 })
    .where(eq(tasks.id, Number(task)));
  await expect(publish(other)).rejects.toMatchObject({ refusal: 'asset_not_found' });
  await expect(publish(id, { show_prompt: false })).rejects.toMatchObject({
    details: { fields: { show_prompt: expect.stringContaining('plan_needed') } },
  });
  expect(judged).toBe(0);
  expect(await publish(id)).toMatchObject({ id: task, public: true });
  expect(judged).toBeGreaterThan(0);
});
