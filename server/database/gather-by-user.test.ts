// What several users ask for in one turn is done together, one thing of each at a time, and everybody hears of their own.
import { expect, it } from 'vitest';
import { gatherByUser, type Outcome } from './gather-by-user.ts';

type Asked = { userId: number; what?: string };
type Group = { users: number[]; end(outcomes?: Outcome<string>[]): void; fail(error: Error): void };

/** Groups that end when the test says so; everybody is told their own number. */
function openGroups(limits: { atOnce: number; most: number; patienceMs?: number }) {
  const groups: Group[] = [];
  const ask = gatherByUser<Asked, string>((group) => {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome<string>[]>();
    const own = group.map(
      ({ userId }) =>
        () =>
          Promise.resolve(`for ${userId}`),
    );
    groups.push({
      users: group.map(({ userId }) => userId),
      end: (outcomes = own) => resolve(outcomes),
      fail: reject,
    });
    return promise;
  }, limits);
  const until = async (count: number) => {
    await expect.poll(() => groups).toHaveLength(count);
    return groups[count - 1] as Group;
  };
  return { ask, groups, until };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

it('takes all of one turn together, in their order, and no more than may be', async () => {
  const { ask, until, groups } = openGroups({ atOnce: 2, most: 2 });
  const calls = [1, 2, 3, 4, 5].map((userId) => ask({ userId }));
  await until(2);
  await pause();
  expect(groups.map(({ users }) => users)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  groups[0]?.end();
  (await until(3)).end();
  groups[1]?.end();
  expect(groups[2]?.users).toEqual([5]);
  expect(await Promise.all(calls)).toEqual(['for 1', 'for 2', 'for 3', 'for 4', 'for 5']);
});

it('takes nobody again before they have their answer, and lets others pass meanwhile', async () => {
  const { ask, until, groups } = openGroups({ atOnce: 2, most: 8 });
  const first = [ask({ userId: 1 }), ask({ userId: 1 }), ask({ userId: 2 })];
  expect((await until(1)).users).toEqual([1, 2]);
  const other = ask({ userId: 3 });
  expect((await until(2)).users).toEqual([3]);
  groups[1]?.end();
  await other;
  await pause();
  expect(groups).toHaveLength(2);

  // The group is done, but not what is done for them alone.
  const alone = Promise.withResolvers<string>();
  groups[0]?.end([() => alone.promise, () => Promise.resolve('done')]);
  expect(await first[2]).toBe('done');
  await pause();
  expect(groups).toHaveLength(2);
  alone.resolve('at last');
  expect(await first[0]).toBe('at last');
  (await until(3)).end();
  expect(await first[1]).toBe('for 1');
});

it('refuses one without the others, and all where the group has failed', async () => {
  const { ask, until } = openGroups({ atOnce: 1, most: 8 });
  const calls = [ask({ userId: 1 }), ask({ userId: 2 })];
  const refused = Promise.allSettled(calls);
  (await until(1)).end([() => Promise.reject(new Error('no')), () => Promise.resolve('yes')]);
  expect((await refused).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);

  const failing = Promise.allSettled([ask({ userId: 1 }), ask({ userId: 2 })]);
  (await until(2)).fail(new Error('the database is away'));
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const after = ask({ userId: 1 });
  (await until(3)).end();
  expect(await after).toBe('for 1');
});

it('refuses those who have waited too long for their turn, and takes who came later', async () => {
  const { ask, until, groups } = openGroups({ atOnce: 1, most: 8, patienceMs: 100 });
  const first = ask({ userId: 1 });
  await until(1);
  const late = ask({ userId: 2 }).catch((error: unknown) => error);
  await new Promise((resolve) => setTimeout(resolve, 150));
  const after = ask({ userId: 3 });
  groups[0]?.end();
  await first;
  expect(await late).toMatchObject({ refusal: 'unavailable' });
  const second = await until(2);
  expect(second.users).toEqual([3]);
  second.end();
  await after;
});
