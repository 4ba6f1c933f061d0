// Where one is after signing in, against a real server on the loopback.
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildMine } from '#tests/fakes/own-record.ts';
import { signInAs } from '#tests/fakes/sign-in-as.tsx';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer } from '#tests/fakes/answer-server.ts';
import { connectApi } from '#web/api/connection.ts';
import { signInWithCode } from '#web/session/session.ts';
import { forgetMe, patchMe, readToken } from '#web/model/me/me.ts';
import { toast, useToastQueue } from '#web/ui/feedback/toast-queue.ts';
import { startI18n } from '#web/i18n/start-i18n.ts';
import { SessionWatch } from './session-watch.tsx';

let server: AnswerServer;
let gift = 100;
let daily = 0;
let isRestored = false;

beforeAll(async () => {
  server = await startAnswerServer();
  server.answerWith(({ path }) =>
    path === '/api/login'
      ? server.ok({
          id: '7',
          name: 'Mei',
          token: 'fresh',
          first_login: gift > 0,
          gift,
          daily,
          restored: isRestored,
          point: 1,
          sub_point: 0,
        })
      : { status: 404 },
  );
  connectApi({ baseUrl: server.url, readToken });
  await startI18n('test');
});
afterAll(() => server.close());
afterEach(() => {
  cleanup();
  forgetMe();
  useToastQueue.getState().clear();
});

function Here() {
  const { pathname } = useLocation();
  return <output>{pathname}</output>;
}

it.each([
  ['the gift', 100, 20, ['Welcome! 100 points have been added', '20 daily points added']],
  ['the name', 0, 0, ['Welcome back, Mei']],
])('[§2.25] goes to /home after login, and greets with %s', async (_, given, ofDay, words) => {
  [gift, daily] = [given, ofDay];
  render(
    <MemoryRouter initialEntries={['/creations?q=fox']}>
      <SessionWatch />
      <Here />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status').textContent).toBe('/creations');
  toast.error('The code is wrong or has expired');
  await act(() => signInWithCode('mei@example.com', '123456', 'en'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/home'));
  expect(useToastQueue.getState().toasts.map(({ message }) => message)).toEqual(words);
});

it('[product A16] says that an account which was given up has been taken back', async () => {
  [gift, daily, isRestored] = [0, 0, true];
  render(
    <MemoryRouter>
      <SessionWatch />
    </MemoryRouter>,
  );
  await act(() => signInWithCode('mei@example.com', '123456', 'en'));
  isRestored = false;
  expect(useToastQueue.getState().toasts).toMatchObject([
    { message: 'Welcome back, Mei. Your account is restored, nothing was deleted', duration: 0 },
  ]);
});

it('[§3.2] asks for the plan and its limits as soon as somebody has signed in', async () => {
  server.asked.length = 0;
  render(
    <MemoryRouter>
      <SessionWatch />
    </MemoryRouter>,
  );
  await act(() => signInWithCode('mei@example.com', '123456', 'en'));
  await waitFor(() => expect(server.asked.map(({ path }) => path)).toContain('/api/user/mine'));
});

const said = () => useToastQueue.getState().toasts.map(({ message }) => message);

it('[product 5.2] tells of the points of the day once, whatever is changed in the record afterwards', () => {
  render(
    <MemoryRouter>
      <SessionWatch />
    </MemoryRouter>,
  );
  const { wallet } = buildMine();
  act(() => signInAs({ wallet: { ...wallet, daily: { ...wallet.daily, granted: 20 } } }));
  act(() => patchMe({ bio: 'changed' }));
  expect(said()).toEqual(['20 daily points added']);
  act(() => signInAs());
  expect(said()).toHaveLength(1);
});
