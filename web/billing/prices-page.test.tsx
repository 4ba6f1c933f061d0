// The public page of prices: what a month needs, all plans beside each other, and what it says where nothing is sold.
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer } from '#tests/fakes/answer-server.ts';
import { SOLD_PACKS, SOLD_PLANS } from '#tests/fakes/billing-fixture.tsx';
import { QueryPage } from '#tests/fakes/query-page.tsx';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { connectApi } from '#web/api/connection.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { PricesPage } from './prices-page.tsx';

let server: AnswerServer;

beforeAll(async () => {
  server = await startAnswerServer();
  connectApi({ baseUrl: server.url, readToken: () => null });
  await speakEnglish(bundledEn);
  const neverResized = { observe() {}, unobserve() {}, disconnect() {} };
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('ResizeObserver', function ResizeObserver() {
    return neverResized;
  });
});
afterAll(() => server.close());
afterEach(cleanup);

function open(isSold: boolean) {
  server.answerWith(({ path }) =>
    server.ok({ items: isSold ? (path === '/api/plan/list' ? SOLD_PLANS : SOLD_PACKS) : [] }),
  );
  render(
    <MemoryRouter>
      <QueryPage>
        <PricesPage costs={{ draft: 1, fine: 2, restyled: 3, video: 30 }} onSignIn={() => {}} />
      </QueryPage>
    </MemoryRouter>,
  );
}

it('[§2.15] compares the plans, and says what so many images and videos need', async () => {
  open(true);
  const table = within(await screen.findByRole('table', { name: 'All plans compared' }));
  const video = table.getByText('Longest video').closest('tr');
  expect([...(video?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '720p 5 s',
    '1080p 5 s, 720p 10 s',
    '1080p 10 s',
    '1080p 10 s',
  ]);
  // 200 images of 2 points and 20 videos of 30: a pack of a thousand is the cheapest that is enough.
  expect(screen.getByText(/^A pack of 1,000 points covers it\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose it' }).getAttribute('href')).toMatch(
    /^\/subscription\?pack=/,
  );
});

it('[§2.15] says that nothing is sold, and leads home', async () => {
  open(false);
  expect(await screen.findByText(/Nothing is sold here/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/home');
});
