// Polling against a real server, and its clock against a false one.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { mine } from '#contract/account.ts';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer } from '#tests/fakes/answer-server.ts';
import { call } from './call.ts';
import { connectApi } from './connection.ts';
import { poll } from './poll.ts';

let server: AnswerServer;

beforeAll(async () => {
  server = await startAnswerServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
  connectApi({ baseUrl: server.url, readToken: () => 'the-token' });
});
afterEach(() => void vi.useRealTimers());

const ask = () => call(mine, {}, { showError: false, showLoading: false, extractData: true });

it('[§9.3] asks every 3000 ms, 100 times', async () => {
  vi.useFakeTimers();
  let checks = 0;
  const check = () => Promise.resolve((checks += 1));
  const polling = poll(check, () => false).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(2999);
  expect(checks).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(checks).toBe(2);
  await vi.advanceTimersByTimeAsync(98 * 3000);
  expect(checks).toBe(100);
  expect(await polling).toBe('polling timeout');
});

it("[§8.25] raises 'polling timeout' after the last attempt", async () => {
  server.answerWith(server.ok({ status: 1 }));
  await expect(poll(ask, () => false, { intervalMs: 1, maxAttempts: 3 })).rejects.toThrow('polling timeout');
  expect(server.asked).toHaveLength(3);
});

it('[§4.1] ends with the first final answer', async () => {
  let asked = 0;
  server.answerWith(() => server.ok({ status: (asked += 1) === 3 ? 2 : 1 }));
  const answer = await poll(ask, (got) => Reflect.get(got, 'status') === 2, { intervalMs: 1 });
  expect(answer).toEqual({ status: 2 });
  expect(asked).toBe(3);
});

it('counts a check without a network as an attempt, in silence', async () => {
  server.answerWith({ drop: true });
  await expect(poll(ask, () => true, { intervalMs: 1, maxAttempts: 2 })).rejects.toThrow('polling timeout');
  expect(server.asked).toHaveLength(2);
});

it('ends with any other failure, and when it is stopped', async () => {
  server.answerWith({ body: { code: 2010002, msg: 'gone', data: null, request_id: 'r' } });
  await expect(poll(ask, () => true, { intervalMs: 1 })).rejects.toThrow('gone');
  server.answerWith(server.ok({}));
  const stopper = new AbortController();
  const polling = poll(ask, () => false, { signal: stopper.signal });
  await expect.poll(() => server.asked.length).toBe(2);
  stopper.abort();
  await expect(polling).rejects.toThrow(/abort/i);
});
