// What stands over every page: one line at a time, and not again once it was seen.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Mine } from '#contract/account.ts';
import { buildSubscription } from '#tests/fakes/billing-fixture.tsx';
import { buildMine } from '#tests/fakes/own-record.ts';
import { QueryPage } from '#tests/fakes/query-page.tsx';
import { signInAs } from '#tests/fakes/sign-in-as.tsx';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { forgetMe } from '#web/model/me/me.ts';
import { BillingBanner, findExpiring } from './billing-banner.tsx';

const DAY_MS = 24 * 60 * 60_000;
const planBucket = (left: number, days: number): Mine['wallet'] => ({
  ...buildMine().wallet,
  buckets: [{ kind: 'plan', left, expires_at: new Date(Date.now() + days * DAY_MS).toISOString() }],
});

beforeAll(() => speakEnglish(bundledEn));
afterEach(() => {
  cleanup();
  forgetMe();
  localStorage.clear();
});

function draw(part: Partial<Mine>) {
  signInAs(part);
  return render(
    <MemoryRouter>
      <QueryPage>
        <BillingBanner />
      </QueryPage>
    </MemoryRouter>,
  );
}

it('[product §3.1] says once that plan points are about to expire', () => {
  const wallet = planBucket(1326, 2);
  draw({ wallet });
  expect(screen.getByRole('status').textContent).toMatch(/^1,326 plan points expire on /);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
  cleanup();
  draw({ wallet });
  expect(screen.queryByRole('status')).toBeNull();
  cleanup();
  draw({ wallet: planBucket(60, 1) });
  expect(screen.getByRole('status')).toBeTruthy();
});

it.each([
  ['few of them', 49, 2],
  ['those of later', 1326, 4],
  ['those that are gone', 1326, -1],
])('[product §3.1] is quiet about %s', (_, left, days) => {
  expect(findExpiring({ wallet: planBucket(left, days) }, Date.now())).toBeNull();
});

it('[product §3.3] speaks of a failed payment first, until when everything stays, and of the way on', () => {
  draw({
    wallet: planBucket(1326, 2),
    subscription: buildSubscription({ state: 'past_due', grace_until: '2026-12-04T12:00:00Z' }),
  });
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toContain('Everything stays until December 4, 2026');
  expect(screen.getByRole('button', { name: 'Update payment' })).toBeTruthy();
});
