// Counters that many processes share, whatever the time is in each of them.
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { forgetExpired } from '#server/account/forget-expired.ts';
import { openRateLimit } from './rate-limit.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
afterEach(() => vi.useRealTimers());

const open = (name: string, points: number) => openRateLimit(database.db, { name, points, seconds: 60 });

/** As if so much time had passed since the counters began. */
const letPass = (seconds: number) =>
  database.pool.query(`update rate_limits set expire = expire - make_interval(secs => $1)`, [seconds]);

it('counts within a window that the first take opens', async () => {
  const limit = open('window', 3);
  expect(await limit.take('a', 2)).toEqual({
    isAllowed: true,
    left: 1,
    millisecondsLeft: expect.toSatisfy((left: number) => left > 50_000 && left <= 60_000),
  });
  expect(await limit.take('a', 2)).toMatchObject({ isAllowed: false, left: 0 });
  expect(await limit.take('b', 3)).toMatchObject({ isAllowed: true, left: 0 });
  await letPass(40);
  const late = await limit.take('a');
  expect(late.isAllowed).toBe(false);
  expect(late.millisecondsLeft).toBeLessThanOrEqual(20_000); // a refusal makes no window longer
  await letPass(20);
  expect(await limit.take('a')).toMatchObject({ isAllowed: true, left: 2 });
});

it('takes what is given back again, and never more than was taken', async () => {
  const limit = open('back', 2);
  await limit.take('a', 2);
  await limit.giveBack('a');
  expect(await limit.take('a')).toMatchObject({ isAllowed: true, left: 0 });
  await limit.giveBack('a', 50);
  expect(await limit.take('a')).toMatchObject({ isAllowed: true, left: 1 });
  await limit.giveBack('nobody');
  expect(await limit.take('nobody')).toMatchObject({ left: 1 });
});

it('lets exactly so many of one moment through', async () => {
  const limits = [open('race', 20), open('race', 20)];
  const taken = await Promise.all(Array.from({ length: 60 }, (_, at) => limits[at % 2]?.take('a')));
  expect(taken.filter((one) => one?.isAllowed)).toHaveLength(20);
});

it.each([2, -2])('is the same for a process whose clock is %s hours off', async (hours) => {
  const name = `clock${hours}`;
  const [here, there] = [open(name, 10), open(name, 10)];
  for (let at = 0; at < 6; at += 1) await here.take('a');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
  const taken = [];
  for (let at = 0; at < 6; at += 1) taken.push(await there.take('a'));
  expect(taken.filter(({ isAllowed }) => isAllowed)).toHaveLength(4);
  expect(taken.every(({ millisecondsLeft }) => millisecondsLeft > 0 && millisecondsLeft <= 60_000)).toBe(
    true,
  );
  vi.useRealTimers();
  expect(await here.take('a')).toMatchObject({ isAllowed: false });
  await forgetExpired(database.db);
  expect(await here.take('a')).toMatchObject({ isAllowed: false });
});
