// What is asked in one turn goes in one statement, and everybody hears of their own.
import { expect, it } from 'vitest';
import { gatherReads } from './gather-reads.ts';

type Asked = { keys: number[]; answer(): void; fail(error: Error): void };

/** A database that answers when the test says so: twice of each key but 404. */
function openReads(limits: { atOnce: number; most: number; patienceMs?: number }) {
  const asked: Asked[] = [];
  const ask = gatherReads((keys: number[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<number, number>>();
    const found = new Map(keys.filter((key) => key !== 404).map((key) => [key, key * 2]));
    asked.push({ keys, answer: () => resolve(found), fail: reject });
    return promise;
  }, limits);
  const until = async (count: number) => {
    await expect.poll(() => asked).toHaveLength(count);
    return asked[count - 1] as Asked;
  };
  return { ask, asked, until };
}

it('asks once for all of one turn, and for each key once', async () => {
  const { ask, until } = openReads({ atOnce: 1, most: 10 });
  const calls = [ask([1, 2]), ask([2]), ask([3, 404])];
  const read = await until(1);
  expect(read.keys).toEqual([1, 2, 3, 404]);
  read.answer();
  const found = await Promise.all(calls);
  expect(found.map((map) => [map.get(1), map.get(2), map.get(404)])).toEqual([
    [2, 4, undefined],
    [2, 4, undefined],
    [2, 4, undefined],
  ]);
});

it('lets what comes meanwhile wait and go together', async () => {
  const { ask, asked, until } = openReads({ atOnce: 1, most: 10 });
  const first = ask([1]);
  const one = await until(1);
  const later = [ask([2]), ask([3])];
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toHaveLength(1);
  one.answer();
  const two = await until(2);
  expect(two.keys).toEqual([2, 3]);
  two.answer();
  expect((await Promise.all([first, ...later])).map((map) => map.size)).toEqual([1, 2, 2]);
});

it('asks for no more than may be asked at once, in order, but for one who asks for more', async () => {
  const { ask, asked, until } = openReads({ atOnce: 2, most: 3 });
  const calls = [ask([1, 2]), ask([3, 4]), ask([5, 6, 7, 8]), ask([9])];
  await until(2);
  expect(asked.map(({ keys }) => keys)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  asked[0]?.answer();
  await until(3);
  asked[1]?.answer();
  await until(4);
  for (const { answer } of asked) answer();
  await Promise.all(calls);
  expect(asked.map(({ keys }) => keys).slice(2)).toEqual([[5, 6, 7, 8], [9]]);
});

it('fails those alone who asked together, and goes on', async () => {
  const { ask, asked, until } = openReads({ atOnce: 1, most: 10 });
  const failing = Promise.allSettled([ask([1]), ask([2])]);
  const read = await until(1);
  const after = ask([3]);
  read.fail(new Error('the database is away'));
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  (await until(2)).answer();
  expect((await after).get(3)).toBe(6);
  expect(asked).toHaveLength(2);
});

it('refuses those who have waited too long for their turn, and takes who came later', async () => {
  const { ask, until, asked } = openReads({ atOnce: 1, most: 8, patienceMs: 100 });
  const first = ask([1]);
  await until(1);
  const late = ask([2]).catch((error: unknown) => error);
  await new Promise((resolve) => setTimeout(resolve, 150));
  const after = ask([3]);
  asked[0]?.answer();
  await first;
  expect(await late).toMatchObject({ refusal: 'unavailable' });
  const second = await until(2);
  expect(second.keys).toEqual([3]);
  second.answer();
  await after;
});
