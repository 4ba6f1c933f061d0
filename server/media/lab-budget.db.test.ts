// What the media lab does for one person in a day, and how many broken files of an hour it looks at.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFieldWord } from '#contract/field-words.ts';
import { Refusal } from '#server/refusal.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { type LabBudget, openLabBudget } from './lab-budget.ts';

let app: TaskApp;
let budget: LabBudget;

beforeAll(async () => {
  app = await openTaskApp();
  budget = openLabBudget({
    db: app.db,
    config: { ...app.config, rates: { ...app.config.rates, userLabSeconds: 100 } },
  });
});
afterAll(() => app.close());

const isFailed = (result: string) => result === 'bad';
const nothing = async () => 'done';
const refusalOf = async (running: Promise<unknown>) =>
  await running.then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      const { says = '', retryAfterSeconds = 0 } = error.details;
      return {
        name: error.refusal,
        en: readFieldWord(says, 'en'),
        zh: readFieldWord(says, 'zh'),
        retryAfterSeconds,
      };
    },
  );

it('gives back what a file did not use, and charges at least a second', async () => {
  const [me, other] = [await addUser(app), await addUser(app)];
  for (let at = 0; at < 40; at++) expect(await budget.spend(me, 60, nothing)).toBe('done');
  const refused = await refusalOf(budget.spend(me, 61, nothing));
  expect(refused).toMatchObject({ name: 'too_many_requests' });
  expect(refused?.en).toMatch(/processing time of a day.*upload again in 2[34] hours$/);
  expect(refused?.zh).toMatch(/2[34] 小时后再上传$/);
  expect(refused?.retryAfterSeconds).toBeGreaterThan(23 * 3600);
  expect(await refusalOf(budget.spend(other, 60, nothing))).toBeNull();
});

it('counts the seconds of work that failed too, and lets no two share the last ones', async () => {
  const me = await addUser(app);
  const failing = budget.spend(me, 40, async () => {
    throw new Error('a bad file');
  });
  await expect(failing).rejects.toThrow('a bad file');
  const ending = Promise.withResolvers<void>();
  const running = budget.spend(me, 60, () => ending.promise);
  await expect.poll(() => refusalOf(budget.spend(me, 60, nothing))).not.toBeNull();
  ending.resolve();
  await running;
});

it('looks at thirty broken files in an hour, and at any number of good ones', async () => {
  const me = await addUser(app);
  const send = async (result: string) => await budget.tryFile(me, async () => result, isFailed);
  for (let at = 0; at < 40; at++) expect(await send('good')).toBe('good');
  const ours = budget.tryFile(me, async () => Promise.reject(new Error('the disk is full')), isFailed);
  await expect(ours).rejects.toThrow('the disk is full');
  for (let at = 0; at < 30; at++) expect(await send('bad')).toBe('bad');
  const refused = await refusalOf(send('good'));
  expect(refused?.en).toMatch(
    /couldn't be read. Nothing was charged. Please upload again in (60|59) minutes/,
  );
  expect(refused?.retryAfterSeconds).toBeGreaterThan(3000);
});
