// What is old goes, what is not stays.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clicks } from '#server/database/schema.ts';
import { createTask } from '#server/task/create-task.ts';
import { storeResult } from '#tests/fakes/store-result.ts';
import { addUser, openTaskHouse, type TaskHouse } from '#tests/fakes/task-house.ts';
import { sweep } from './sweep.ts';
import { sweepOrphans } from './sweep-orphans.ts';

let house: TaskHouse;

beforeAll(async () => {
  house = await openTaskHouse();
});

afterAll(async () => {
  await house.close();
});

it('forgets clicks after a day', async () => {
  const user_id = await addUser(house);
  const click = { user_id, input_hash: '', task_id: 1, answer: {} };
  const [old, fresh] = [randomUUID(), randomUUID()];
  await house.db.insert(clicks).values([
    { ...click, token: old, created_at: sql`now() - interval '25 hours'` },
    { ...click, token: fresh, created_at: sql`now() - interval '23 hours'` },
  ]);
  await sweep(house);
  expect((await house.db.select().from(clicks)).map(({ token }) => token)).toEqual([fresh]);
});

it('removes pictures that no row knows, and nothing else', async () => {
  const user = await addUser(house);
  const params = { engine: 'lite', prompt: 'a lamp', aspect_ratio: '1:1', resolution: '1K', count: 1 };
  const task = await createTask(house, user, { type: 1, params, language: 'en' });
  await storeResult(house, Number(task.id));
  const put = (key: string) => house.storage.put(key, Readable.from([Buffer.from('x')]));
  await put('task-77-1-0.png');
  await put('task-77-1-0-thumb.webp');
  await put('avatar-1.png');
  expect(await sweepOrphans(house, 60)).toBe(0); // too young: their task may be under way
  expect(await sweepOrphans(house, -60)).toBe(2);
  const left = await Readable.from(house.storage.list(-60)).toArray();
  expect(left.sort()).toEqual(['avatar-1.png', `task-${task.id}-0-0-thumb.webp`, `task-${task.id}-0-0.png`]);
});
