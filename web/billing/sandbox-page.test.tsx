// The cashier of the sandbox: what it says, and where each of its acts leads.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer } from '#tests/fakes/answer-server.ts';
import { QueryPage } from '#tests/fakes/query-page.tsx';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { connectApi } from '#web/api/connection.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { SandboxPage } from './sandbox-page.tsx';

const PENDING = {
  id: '41',
  name: { en: 'Pro, 1 month', zh: '专业版 · 1 个月' },
  currency: 'USD',
  amount: 1899,
  cycle: 'month',
  renewal_amount: 1899,
  status: 'pending',
  needs_authentication: false,
  acts: ['pay', 'authenticate', 'fail', 'delay'],
};

let server: AnswerServer;
let order: typeof PENDING;
let isDone: boolean;

beforeAll(async () => {
  server = await startAnswerServer();
  connectApi({ baseUrl: server.url, readToken: () => null });
  await speakEnglish(bundledEn);
  server.answerWith(({ path }) => server.ok(path === '/sandbox/order' ? order : { ok: isDone }));
});
afterAll(() => server.close());
beforeEach(() => {
  order = PENDING;
  isDone = true;
  server.asked.length = 0;
});
afterEach(cleanup);

function WhereWeAre() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

async function act(name: string) {
  render(
    <MemoryRouter initialEntries={['/sandbox/pay?order=x7']}>
      <QueryPage>
        <SandboxPage />
        <WhereWeAre />
      </QueryPage>
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('button', { name }));
}

const findAddress = (address: string) =>
  waitFor(() => expect(screen.getByTestId('address').textContent).toBe(address));
const sent = () =>
  server.asked.filter(({ path }) => path === '/sandbox/pay').map(({ text }) => JSON.parse(text));

it.each([
  ['Pay $18.99', 'pay', '/subscription?order=41'],
  ['Pay, and be told late', 'delay', '/subscription?order=41'],
  ['Decline', 'fail', '/subscription?order=41&paid=no'],
])('[product §3.3] %s goes back to the product', async (name, what, address) => {
  await act(name);
  await findAddress(address);
  expect(sent()).toEqual([{ order: 'x7', act: what }]);
});

it('says that no money moves, and what is paid again', async () => {
  await act('Decline');
  expect(screen.getByText(/no money moves/)).toBeTruthy();
  expect(screen.getByText('$18.99 a month')).toBeTruthy();
});

it('asks a second time for who proves who they are', async () => {
  await act('Pay after proving who you are');
  order = { ...PENDING, needs_authentication: true, acts: ['pay', 'fail'] };
  await screen.findByRole('heading', { name: 'Your bank asks: is it you?' });
  expect(screen.getByRole('button', { name: 'Refuse' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await findAddress('/subscription?order=41');
});

it('shows what it is now, where the act came too late', async () => {
  isDone = false;
  await act('Pay $18.99');
  order = { ...PENDING, status: 'paid', acts: ['chargeback', 'renew', 'fail_renewal'] };
  expect(await screen.findByRole('button', { name: 'Let the next charge fail' })).toBeTruthy();
  await findAddress('/sandbox/pay?order=x7');
});
