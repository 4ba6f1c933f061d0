// Publishing asks the content rules about works that could be shown, and about nothing else.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tasks } from '#server/database/schema/tasks.ts';
import { createTask } from '#server/task/create-task.ts';
import { countJudged } from '#tests/fakes/count-judged.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { publishTask } from './publish-task.ts';

let app: TaskApp;
beforeAll(async () => {
  app = await openTaskApp();
});
afterAll(() => app.close());

const params = {
  engine: 'pro',
  prompt: 'a fox',
  negative_prompt: '',
  style: 'auto',
  aspect_ratio: '1:1',
  resolution: '1K',
  count: 1,
};

it('runs no rule for a work that is unfinished or of another', async () => {
  const [id, other] = [await addUser(app), await addUser(app)];
  const { counted, app: counting } = countJudged(app);
  const task = (await createTask(app, id, { type: 1, params, language: 'en' })).id;
  const publish = (user: number) => publishTask(counting, { id: user }, { id: task, public: true }, 'en');
  await expect(publish(id)).rejects.toMatchObject({ details: { fields: { id: 'only_completed' } } });
  await app.db
    .update(tasks)
    .set({ status: 2 })
    .where(eq(tasks.id, Number(task)));
  await expect(publish(other)).rejects.toMatchObject({ refusal: 'asset_not_found' });
  expect(counted.judged).toBe(0);
  expect(await publish(id)).toMatchObject({ id: task, public: true });
  expect(counted.judged).toBeGreaterThan(0);
});
