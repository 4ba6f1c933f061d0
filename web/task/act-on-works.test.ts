// Acting on many works: each once, some at a time, with patience, and knowing for which it did not work.
import { expect, it, vi } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { actOnEach } from './act-on-works.ts';

const ids = Array.from({ length: 30 }, (_, at) => String(at));
const refusal = (refusal: CallError['refusal'], retryAfterSeconds: number | null = null) =>
  new CallError({ kind: 'refused', message: 'no', refusal, retryAfterSeconds });

it('[product 4.1] does every work once, three at a time', async () => {
  const done: string[] = [];
  let [now, most] = [0, 0];
  const { failed } = await actOnEach(ids, async (id) => {
    now += 1;
    most = Math.max(most, now);
    await Promise.resolve();
    now -= 1;
    done.push(id);
  });
  expect(failed).toEqual([]);
  expect(done.toSorted()).toEqual(ids.toSorted());
  expect(most).toBe(3);
});

it('goes on after a refusal, and tells which works stayed as they were and why', async () => {
  const { failed, error } = await actOnEach(ids, (id) =>
    id === '4' || id === '17' ? Promise.reject(refusal('asset_not_found')) : Promise.resolve(),
  );
  expect(failed.toSorted()).toEqual(['17', '4']);
  expect(error?.refusal).toBe('asset_not_found');
});

it('waits as long as the server asks and tries the same work again', async () => {
  const wait = vi.fn<(milliseconds: number) => Promise<void>>(() => Promise.resolve());
  const tried: string[] = [];
  const { failed } = await actOnEach(
    ['1', '2'],
    (id) => {
      tried.push(id);
      return tried.length === 1 ? Promise.reject(refusal('too_many_requests', 7)) : Promise.resolve();
    },
    wait,
  );
  expect(failed).toEqual([]);
  expect(wait).toHaveBeenCalledWith(7000);
  expect(tried.filter((id) => id === '1')).toHaveLength(2);
});
