// The faces of Explore besides the full wall: nothing yet, nothing found, nobody followed, not arrived, a work that is gone.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { PublicTask } from '#contract/task.ts';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import { makePublicWork } from '#tests/fakes/public-work.ts';
import type { AnswerServer } from '#tests/fakes/answer-server.ts';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { connectApi } from '#web/api/connection.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { ExploreScreen } from './explore-screen.tsx';
import { signInAs } from '#tests/fakes/sign-in-as.tsx';

const byHana = (id: string) => makePublicWork({ id, url: `/media/${id}`, thumb: `/media/${id}t` });

let server: AnswerServer;
/** What hangs on each wall. */
let walls: Record<string, PublicTask[]>;

beforeAll(async () => {
  server = await startAnswerServer();
  await speakEnglish(bundledEn);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterAll(() => server.close());
beforeEach(() => {
  walls = {};
  server.asked.length = 0;
  connectApi({ baseUrl: server.url, readToken: () => 'the-token' });
  signInAs({ id: '1' });
  server.answerWith((asked) => {
    if (asked.path === '/users/search') return server.ok({ items: [] });
    if (asked.path.endsWith('/follow')) return server.ok({ followed: true, followers: 1 });
    if (asked.path.endsWith('/detail')) {
      return { body: { code: 2010002, msg: 'Gone', data: null, request_id: 'r' } };
    }
    const { tab } = JSON.parse(asked.text) as { tab: string };
    const items = walls[tab] ?? [];
    return server.ok({ items, page: 1, page_size: 30, total: null, has_more: false, next_cursor: null });
  });
});
afterEach(cleanup);

function open(address: string) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <ExploreScreen />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}
const address = () => screen.getByLabelText('address').textContent;

it('[product 4.1] says that nothing hangs there yet, and how one begins', async () => {
  open('/explore');
  await screen.findByText('Nothing hangs here yet');
  expect(screen.getByRole('link', { name: 'Make a picture' })).toBeTruthy();
});

it('[product 4.1] clears what narrows the wall, and stays on it', async () => {
  open('/explore?tab=latest&ratio=9%3A16&q=boat');
  fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address()).toBe('/explore?tab=latest'));
});

it('[product 4.1] asks the server for what the address says', async () => {
  open('/explore?tab=top&period=day&type=6&effect=hug');
  await screen.findByText('No results');
  const asked = server.asked.find(({ text }) => text.includes('"top"'));
  expect(JSON.parse(asked?.text ?? '{}')).toEqual({
    tab: 'top',
    period: 'day',
    type: [6],
    effect_id: 'hug',
    page_size: 30,
  });
});

it('[product 4.1] shows whom to follow where one follows nobody, then their works', async () => {
  walls.foryou = [byHana('7'), byHana('8')];
  open('/explore?tab=following');
  fireEvent.click(await screen.findByRole('button', { name: 'Follow Hana' }));
  await screen.findByRole('button', { name: 'Following Hana' });
  walls.following = [byHana('7')];
  fireEvent.click(screen.getByRole('button', { name: 'See their works' }));
  expect(await screen.findByRole('list', { name: 'Following' })).toBeTruthy();
});

it('[product 4.1] says what did not arrive, and tries again', async () => {
  server.answerWith({ status: 502 });
  open('/explore');
  const again = await screen.findByRole('button', { name: 'Try again' });
  walls.foryou = [byHana('7')];
  server.answerWith((asked) =>
    server.ok(
      asked.path.endsWith('/search')
        ? { items: [] }
        : { items: walls.foryou, page: 1, page_size: 30, total: null, has_more: false, next_cursor: null },
    ),
  );
  fireEvent.click(again);
  expect(await screen.findByRole('list', { name: 'For you' })).toBeTruthy();
});

it('[product 4.1] says that a work is gone, and goes on to the next', async () => {
  walls.foryou = [byHana('7'), byHana('8')];
  open('/explore?id=99');
  await screen.findByText('This work is no longer shown');
  fireEvent.click(screen.getByText('Next work'));
  await waitFor(() => expect(address()).toBe('/explore?id=7'));
});

it.each([
  ['', 'What people like and what is new, from everyone but you.'],
  ['?tab=latest', 'Everything people published, newest first.'],
  ['?tab=top', 'What people like most.'],
  ['?tab=following', 'Works of the people you follow, newest first.'],
])('says how the wall of %s is ordered', async (query, words) => {
  open(`/explore${query}`);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('says nothing of an order over what was searched for', async () => {
  open('/explore?q=boat');
  await screen.findByText('No results');
  expect(screen.queryByText(/tools mixed/)).toBeNull();
});
