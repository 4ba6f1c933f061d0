// The page over which Paddle's checkout opens: what it says, and what becomes of a window that is paid, closed or blocked.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer } from '#tests/fakes/answer-server.ts';
import { QueryPage } from '#tests/fakes/query-page.tsx';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { connectApi } from '#web/api/connection.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import type { PaddleCheckoutEvent, PaddleJs } from './load-paddle.ts';
import { PayPage } from './pay-page.tsx';

const SCRIPT = 'https://cdn.paddle.example/paddle.js';
const PENDING = {
  id: '41',
  name: { en: 'Pro, 1 month', zh: '专业版 · 1 个月' },
  currency: 'USD',
  amount: 1399,
  cycle: 'month',
  renewal_amount: 1899,
  status: 'pending',
};

let server: AnswerServer;
let order: typeof PENDING | null;

/** As Paddle.js: the first callback stays. */
let emit: (event: PaddleCheckoutEvent) => void = () => {};
const initialized: { token: string }[] = [];
const paddle = {
  Environment: { set: vi.fn<PaddleJs['Environment']['set']>() },
  Initialize: vi.fn<PaddleJs['Initialize']>(({ token, eventCallback }) => {
    initialized.push({ token });
    emit = eventCallback;
  }),
  Checkout: {
    open: vi.fn<PaddleJs['Checkout']['open']>(),
    close: vi.fn<PaddleJs['Checkout']['close']>(() => emit({ name: 'checkout.closed' })),
  },
} satisfies PaddleJs;

beforeAll(async () => {
  server = await startAnswerServer();
  connectApi({ baseUrl: server.url, readToken: () => null });
  await speakEnglish(bundledEn);
  const checkout = { script: SCRIPT, environment: 'sandbox', client_token: 'test_1' };
  server.answerWith(() => server.ok({ order, checkout }));
});
afterAll(() => server.close());
beforeEach(() => {
  order = PENDING;
  server.asked.length = 0;
  delete window.Paddle;
  paddle.Checkout.open.mockClear();
});
afterEach(() => {
  cleanup();
  for (const script of document.querySelectorAll('script')) script.remove();
});

function WhereWeAre() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

const reload = vi.fn<() => void>();

function show(address = '/pay?_ptxn=txn_1') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <QueryPage>
        <PayPage reload={reload} />
        <WhereWeAre />
      </QueryPage>
    </MemoryRouter>,
  );
}

const findScript = () =>
  waitFor(() => {
    const script = document.querySelector<HTMLScriptElement>(`script[src="${SCRIPT}"]`);
    if (!script) throw new Error('Paddle.js is not asked for');
    return script;
  });

/** The script comes, and the window opens. */
async function openWindow() {
  const script = await findScript();
  window.Paddle = paddle;
  fireEvent.load(script);
  await waitFor(() => expect(paddle.Checkout.open).toHaveBeenCalledTimes(1));
  act(() => emit({ name: 'checkout.loaded' }));
}

const findAddress = (address: string) =>
  waitFor(() => expect(screen.getByTestId('address').textContent).toBe(address));

it('says what is paid and by whom, and opens the window of that payment, once', async () => {
  show();
  await openWindow();
  expect(screen.getByRole('status').textContent).toMatch(/Pay in Paddle’s window/);
  expect(screen.getByText('$13.99')).toBeTruthy();
  expect(screen.getByText('$18.99 a month')).toBeTruthy();
  expect(screen.getByText(/Paddle sells to you in our name/)).toBeTruthy();
  expect(JSON.parse(server.asked[0]?.text ?? '')).toEqual({ transaction: 'txn_1' });
  expect(initialized).toEqual([{ token: 'test_1' }]);
  expect(paddle.Environment.set).toHaveBeenCalledWith('sandbox');
  expect(paddle.Checkout.open).toHaveBeenCalledWith({
    transactionId: 'txn_1',
    settings: expect.objectContaining({ displayMode: 'overlay', locale: 'en', showAddDiscounts: false }),
  });
  // Paddle.js would open what it finds there a second time.
  await findAddress('/pay?transaction=txn_1');
});

it('goes to the result when it is paid', async () => {
  show();
  await openWindow();
  act(() => emit({ name: 'checkout.completed' }));
  await findAddress('/subscription?order=41');
  expect(paddle.Checkout.close).toHaveBeenCalled();
});

it('stays when the window is closed, and opens it again', async () => {
  show();
  await openWindow();
  act(() => emit({ name: 'checkout.closed' }));
  expect(screen.getByRole('status').textContent).toMatch(/closed, and nothing was charged/);
  const back = screen.getByRole('link', { name: /without paying/ });
  expect(back.getAttribute('href')).toBe('/subscription?order=41&paid=no');
  fireEvent.click(screen.getByRole('button', { name: 'Open the payment window' }));
  await waitFor(() => expect(paddle.Checkout.open).toHaveBeenCalledTimes(2));
});

it('says that the window is blocked, and loads all of it again', async () => {
  show();
  fireEvent.error(await findScript());
  expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t be loaded.*Nothing was charged/);
  expect(document.querySelector(`script[src="${SCRIPT}"]`)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('says so where Paddle cannot show the payment', async () => {
  show();
  await openWindow();
  act(() => emit({ name: 'checkout.error' }));
  act(() => emit({ name: 'checkout.closed' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t be opened/);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(paddle.Checkout.open).toHaveBeenCalledTimes(2));
  act(() => emit({ name: 'checkout.loaded' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['paid', /paid already/],
  ['closed', /can’t be paid any more/],
])('opens nothing for an order that is %s', async (status, words) => {
  order = { ...PENDING, status };
  show();
  expect((await screen.findByRole('status')).textContent).toMatch(words);
  expect(document.querySelector('script')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to Atelier' }).getAttribute('href')).toBe('/subscription');
});

it('opens a payment that is no order, such as a renewal that failed', async () => {
  order = null;
  show();
  await openWindow();
  expect(screen.getByText(/settle a payment that is open/)).toBeTruthy();
  act(() => emit({ name: 'checkout.completed' }));
  await findAddress('/subscription');
});

it('asks for nothing where the address names no payment', async () => {
  show('/pay');
  expect(await screen.findByText('No payment is named in the address.')).toBeTruthy();
  expect(server.asked).toEqual([]);
});
