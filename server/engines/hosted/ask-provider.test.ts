// What each answer of a provider means for a task, and for what it may have cost.
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { type AnswerServer, startAnswerServer } from '#tests/fakes/answer-server.ts';
import { askProvider } from './ask-provider.ts';

/** A date in a header has whole seconds, and this list is read long before its tests. */
const NOW = Date.UTC(2027, 0, 1);

let server: AnswerServer;
beforeEach(async () => {
  server = await startAnswerServer();
});
afterEach(() => server.close());

/** Patient: only what hangs on purpose is given up. */
const ask = (url = `${server.url}/x`, limitMs = 30_000) =>
  askProvider({
    provider: 'Fal',
    method: 'POST',
    url,
    headers: { authorization: 'Key secret' },
    body: { prompt: 'a secret wish' },
    schema: z.object({ id: z.string() }),
    isBillable: true,
    limitMs,
  });

it.each([
  [429, { detail: 'Request was throttled. Your rate limit resets in ~30s.' }, 'busy', false],
  [401, { detail: 'Invalid key' }, 'misconfigured', false],
  [402, { title: 'Insufficient credit' }, 'misconfigured', false],
  [403, { detail: 'User is locked. Reason: Exhausted balance.' }, 'misconfigured', false],
  [404, { detail: 'Application not found' }, 'misconfigured', false],
  [422, { detail: [{ loc: ['body', 'seed'], msg: 'too large', type: 'value_error' }] }, 'refused', false],
  [
    422,
    { detail: [{ loc: ['body', 'prompt'], msg: 'no', type: 'content_policy_violation' }] },
    'blocked',
    false,
  ],
  [400, { error: { message: 'no such size' } }, 'refused', false],
  [400, { error: { message: 'rejected', code: 'moderation_blocked' } }, 'blocked', false],
  [429, { error: { message: 'slow down', code: 'rate_limit_exceeded' } }, 'busy', false],
  [429, { error: { message: 'pay first', code: 'insufficient_quota' } }, 'misconfigured', false],
  [400, { error: { message: 'pay first', code: 'billing_hard_limit_reached' } }, 'misconfigured', false],
  [408, {}, 'unavailable', true],
  [500, { detail: 'broke' }, 'unavailable', true],
  [503, {}, 'unavailable', true],
  [302, {}, 'unavailable', true],
] as const)('%i %j is %s', async (status, body, kind, mayBeCharged) => {
  server.answerWith({ status, body });
  await expect(ask()).rejects.toMatchObject({ kind, mayBeCharged });
});

it('says what the provider said, and never the key or what the user wrote', async () => {
  const detail = [{ loc: ['body', 'seed'], msg: 'too large', type: 'value_error', input: 'a secret wish' }];
  server.answerWith({ status: 422, body: { detail } });
  const error = await ask().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ message: 'Fal answers 422: seed: value_error: too large' });
  expect(JSON.stringify(error)).not.toMatch(/secret/);
});

it.each([
  [{ 'retry-after': '12' }, 12],
  [{ 'retry-after': new Date(NOW + 60_000).toUTCString() }, 60],
  [{}, 30],
] as const)('comes again when it is told to: %j', async (headers, seconds) => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
  server.answerWith({ status: 429, headers, body: { detail: 'Your rate limit resets in ~30s.' } });
  const error = await ask().catch((thrown: unknown) => thrown as { retryAfterSeconds: number });
  expect(Math.abs((error as { retryAfterSeconds: number }).retryAfterSeconds - seconds)).toBeLessThanOrEqual(
    1,
  );
});

it('has begun nothing where there was no connection, and may have where one ended', async () => {
  const { url } = server;
  server.answerWith({ drop: true });
  await expect(ask()).rejects.toMatchObject({ kind: 'unavailable', mayBeCharged: true });
  server.answerWith({ hang: true });
  await expect(ask(url, 200)).rejects.toMatchObject({
    message: 'Fal does not answer within 0.2 s',
    mayBeCharged: true,
  });
  await server.close();
  await expect(ask(url)).rejects.toMatchObject({ kind: 'unavailable', mayBeCharged: false });
  await expect(ask('http://no-such-host.invalid/')).rejects.toMatchObject({ mayBeCharged: false });
});

it('takes nothing for an answer that is none', async () => {
  for (const body of ['<html>', '{}', 'x'.repeat(9 * 1024 * 1024)]) {
    server.answerWith({ body });
    await expect(ask()).rejects.toMatchObject({ kind: 'unavailable', mayBeCharged: true });
  }
});
