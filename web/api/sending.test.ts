// Whether something is being sent, and waiting for its answer.
import { afterEach, expect, it, vi } from 'vitest';
import { siteConfig } from '#contract/site.ts';
import { patchPreferences } from '#contract/account.ts';
import { call } from './call.ts';
import { isSending, waitUntilSent } from './sending.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server that answers when it is told to. */
function holdAnswers() {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async () => {
    await promise;
    return Response.json({ code: 200, message: '', data: {} });
  });
  return resolve;
}

it('is over when the last call that changes something was answered', async () => {
  const answer = holdAnswers();
  const sent = call(patchPreferences, { theme: 'dark' }, { needToken: false, showError: false });
  expect(isSending()).toBe(true);
  let isOver = false;
  const waiting = waitUntilSent().then(() => (isOver = true));
  await Promise.resolve();
  expect(isOver).toBe(false);
  answer();
  await sent.catch(() => {});
  await waiting;
  expect(isSending()).toBe(false);
});

it('is not about calls that only read', async () => {
  const answer = holdAnswers();
  const asked = call(siteConfig, {}, { needToken: false, showError: false });
  expect(isSending()).toBe(false);
  await waitUntilSent();
  answer();
  await asked.catch(() => {});
});
