// A whole life of orders and plans by Paddle, over the wire: what it tells is taken in once, and from nobody else.
import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Mine } from '#contract/account.ts';
import type { Order, payPage } from '#contract/billing.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { LEDGER_KINDS } from '#contract/points.ts';
import { performRequests } from '#server/billing/payment-requests.ts';
import { applyWaiting, reconcileEvents } from '#server/billing/receive-webhook.ts';
import { startPaddleServer } from '#tests/fakes/paddle-server.ts';
import { startApiForTest, useTestApi } from '#tests/start-test-api.ts';

const PATH = '/webhooks/paddle';
const PAY_PAGE = '/api/order/pay-page';

const at = (seconds: number) => ({ at: new Date(Date.now() + seconds * 1000) });

async function open() {
  const paddle = await startPaddleServer();
  onTestFinished(paddle.close);
  const { PADDLE_API_KEY, PADDLE_WEBHOOK_SECRET, PADDLE_CLIENT_TOKEN, PADDLE_API_BASE } = paddle.settings;
  const settings = {
    apiKey: PADDLE_API_KEY,
    webhookSecret: PADDLE_WEBHOOK_SECRET,
    clientToken: PADDLE_CLIENT_TOKEN,
    apiBase: PADDLE_API_BASE,
  };
  const api = await startApiForTest({ config: { paddle: settings } });
  const { token, id } = await api.signIn();
  async function order(item: object): Promise<Order & { checkoutRef: string }> {
    const asked = { currency: 'USD', client_token: randomUUID(), ...item };
    const { data, ...refused } = await api.post<Order>('/api/order/create', asked, { token });
    if (!data?.pay_url) throw new Error(JSON.stringify(refused));
    return { ...data, checkoutRef: new URL(data.pay_url).searchParams.get('_ptxn') ?? '' };
  }
  const read = async <Data>(path: string, input = {}) => (await api.post<Data>(path, input, { token })).data;
  return {
    api,
    paddle,
    url: api.url + PATH,
    order,
    readOrder: (orderId: string) => read<Order>('/api/order/status', { id: orderId }),
    readPage: (transaction: string) => read<OutputOf<typeof payPage>>(PAY_PAGE, { transaction }),
    readPlan: async () => (await read<Mine>('/api/user/mine'))?.subscription,
    call: (path: string, input: object = {}) => api.post(path, input, { token }),
    countPoints: async () => {
      const { rows } = await api.database.pool.query<{ sum: string | null }>(
        'select sum(amount) from ledger where user_id = $1 and kind = $2',
        [id, LEDGER_KINDS.pack],
      );
      return Number(rows[0]?.sum ?? 0);
    },
  };
}

const PRO = { kind: 'plan', item_id: 'pro', cycle: 'month' };
const PACK = { kind: 'pack', item_id: 'p300' };

async function subscribe() {
  const opened = await open();
  const { paddle, order, url } = opened;
  const plan = await order({ ...PRO, item_id: 'basic' });
  paddle.pay(plan.checkoutRef);
  await paddle.webhooks.send(url);
  const [subscription] = [...paddle.store.subscriptions.values()];
  if (!subscription) throw new Error('there is no subscription');
  return { ...opened, plan, subscription };
}

describe('a webhook of Paddle', () => {
  it('[§3.2] brings what was paid, once, also ten times at once', async () => {
    const { paddle, url, order, readOrder, readPage, countPoints } = await open();
    const pack = await order(PACK);
    expect(await readPage(pack.checkoutRef)).toMatchObject({
      order: { id: pack.id, amount: pack.amount, status: 'pending', renewal_amount: null },
      checkout: {
        script: `${paddle.url}/paddle/v2/paddle.js`,
        environment: 'sandbox',
        client_token: paddle.settings.PADDLE_CLIENT_TOKEN,
      },
    });
    paddle.pay(pack.checkoutRef);
    const statuses = await paddle.webhooks.send(url, { copies: 10 });
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await readOrder(pack.id)).toMatchObject({ status: 'paid', paid_with: 'Visa •••• 4242' });
    expect(await countPoints()).toBe(300);
    const newest = paddle.store.events.at(-1);
    if (!newest) throw new Error('nothing has happened');
    expect(await paddle.webhooks.sendAgain(url, newest)).toBe(200);
    expect(await countPoints()).toBe(300);
    expect(await readPage(pack.checkoutRef)).toMatchObject({ order: { status: 'paid' } });
    expect(await readPage('txn_of_a_late_renewal')).toMatchObject({ order: null });
  });

  it.each([{ isReversed: false }, { isReversed: true }])(
    'counts the same in another order ($isReversed)',
    async ({ isReversed }) => {
      const { paddle, url, order, readOrder, api } = await open();
      const plan = await order(PRO);
      paddle.pay(plan.checkoutRef);
      paddle.passDays(32);
      const statuses = await paddle.webhooks.send(url, { isReversed });
      expect(new Set(statuses)).toEqual(new Set([200]));
      // What came too early is applied when it is looked at again.
      await api.database.pool.query(`update payment_events set received_at = received_at - interval '1 day'`);
      await applyWaiting(api.app);
      expect(await readOrder(plan.id)).toMatchObject({ status: 'paid' });
      const { rows } = await api.database.pool.query(`select cause from orders order by id`);
      expect(rows.map(({ cause }) => cause)).toEqual(['subscribe', 'renewal']);
    },
  );

  it('that was lost is found in Paddle’s list', async () => {
    const { paddle, url, order, readOrder, api } = await open();
    const pack = await order(PACK);
    paddle.pay(pack.checkoutRef);
    await paddle.webhooks.send(url, { isLost: () => true });
    expect(await readOrder(pack.id)).toMatchObject({ status: 'pending' });
    await reconcileEvents(api.app, new Date(Date.now() - 3_600_000));
    expect(await readOrder(pack.id)).toMatchObject({ status: 'paid' });
  });

  it('is sent again until it is taken, where Paddle could not be asked what it is about', async () => {
    const { paddle, url, order, readOrder } = await open();
    const pack = await order(PACK);
    paddle.pay(pack.checkoutRef);
    for (let tries = 0; tries < 3; tries += 1) paddle.troubles.push({ status: 500, isDone: false });
    const statuses = await paddle.webhooks.send(url);
    expect(statuses).toContain(503);
    expect(statuses.at(-1)).toBe(200);
    expect(await readOrder(pack.id)).toMatchObject({ status: 'paid' });
  });

  it('is refused where it is forged, old, of the future, or nothing', async () => {
    const { paddle, url, order, readOrder } = await open();
    const pack = await order(PACK);
    paddle.pay(pack.checkoutRef);
    const newest = paddle.store.events.at(-1);
    if (!newest) throw new Error('nothing has happened');
    for (const signing of [{ secret: 'pdl_of_somebody_else' }, at(-3600), at(3600)]) {
      expect(await paddle.webhooks.sendAgain(url, newest, signing)).toBe(400);
    }
    for (const body of ['', '{}', 'x'.repeat(200_000)]) {
      expect((await fetch(url, { method: 'POST', body })).status).toBe(400);
    }
    expect(await readOrder(pack.id)).toMatchObject({ status: 'pending' });
  });
});

describe('a plan that is paid by Paddle', () => {
  it('[§3.3] becomes a better one at once, charged once, with its unused days credited', async () => {
    const { paddle, url, call, readPlan, subscription } = await subscribe();
    const answer = await call('/api/subscription/change', { plan_id: 'ultimate', cycle: 'month' });
    expect(answer).toMatchObject({ code: 200, data: { plan_id: 'ultimate', state: 'active' } });
    await paddle.webhooks.send(url, { copies: 3 });
    expect(await readPlan()).toMatchObject({ plan_id: 'ultimate', state: 'active', amount: 4799 });
    const paid = [...paddle.store.transactions.values()].map(({ details }) =>
      Number(details.totals.grand_total),
    );
    expect(paid).toHaveLength(2);
    expect(paid[1]).toBeLessThan(4799);
    expect(subscription.items[0]?.price.unit_price.amount).toBe('4799');
  });

  it('[§3.3] becomes a better one by its webhook, where the call broke after the charge', async () => {
    const { paddle, url, call, readPlan, subscription } = await subscribe();
    // The subscription, its charges, the charge.
    paddle.troubles.push(null, null, { status: 'cut', isDone: true });
    expect((await call('/api/subscription/change', { plan_id: 'pro', cycle: 'year' })).code).not.toBe(200);
    await paddle.webhooks.send(url);
    expect(await readPlan()).toMatchObject({ plan_id: 'pro', cycle: 'year', state: 'active' });
    expect(subscription.items[0]?.price.billing_cycle?.interval).toBe('year');
    expect(paddle.store.transactions.size).toBe(2);
  });

  it('[§3.3] stays as it is where the card is declined', async () => {
    const { paddle, call, readPlan, subscription } = await subscribe();
    paddle.setCard(subscription.customer_id, 'declined');
    const answer = await call('/api/subscription/change', { plan_id: 'pro', cycle: 'month' });
    expect(answer.code).not.toBe(200);
    expect(await readPlan()).toMatchObject({ plan_id: 'basic', state: 'active' });
    paddle.setCard(subscription.customer_id, 'pays');
    const again = await call('/api/subscription/change', { plan_id: 'pro', cycle: 'month' });
    expect(again).toMatchObject({ code: 200, data: { plan_id: 'pro' } });
  });

  it('[§3.3] says what to do where Paddle cannot change it now', async () => {
    const { paddle, url, call, readPlan, subscription } = await subscribe();
    paddle.setCard(subscription.customer_id, 'declined');
    paddle.passDays(32);
    await paddle.webhooks.send(url);
    const answer = await call('/api/subscription/change', { plan_id: 'pro', cycle: 'month' });
    expect(answer.msg).toMatch(/Nothing was charged.*late payment/);
    expect(await readPlan()).toMatchObject({ plan_id: 'basic', state: 'past_due' });
  });

  it('[§3.3] is canceled, resumed and changed at Paddle as here', async () => {
    const { paddle, url, call, readPlan, subscription } = await subscribe();
    await call('/api/subscription/cancel');
    expect(subscription.scheduled_change).toMatchObject({ action: 'cancel' });
    await call('/api/subscription/resume');
    await paddle.webhooks.send(url);
    expect(subscription.scheduled_change).toBeNull();
    expect(await readPlan()).toMatchObject({ state: 'active' });
    await call('/api/subscription/change', { plan_id: 'basic', cycle: 'year' });
    expect(await readPlan()).toMatchObject({ scheduled_cycle: 'year' });
    expect(subscription.items[0]?.price.billing_cycle?.interval).toBe('year');
    paddle.cancelAtPortal(subscription.id);
    await paddle.webhooks.send(url);
    expect(await readPlan()).toMatchObject({ state: 'canceled' });
  });

  it('[§3.3] goes back in full; where Paddle rejects that, the request stays with what it said', async () => {
    const { api, paddle, url, call, plan, readOrder, readPlan, subscription } = await subscribe();
    paddle.store.refunds = 'pending_approval';
    expect(await call('/api/order/refund', { id: plan.id })).toMatchObject({ code: 200 });
    await paddle.webhooks.send(url);
    expect(await readOrder(plan.id)).toMatchObject({ status: 'refunded', refunded: plan.amount });
    expect(await readPlan()).toMatchObject({ state: 'expired' });
    expect(subscription.status).toBe('canceled');
    const readRequests = async () => {
      const { rows } = await api.database.pool.query<{ last_error: string }>(
        `select last_error from payment_requests where act = 'refund'`,
      );
      return rows.map(({ last_error: error }) => error);
    };
    const tryAgain = async () => {
      await api.database.pool.query('update payment_requests set next_at = now()');
      await performRequests(api.app);
    };
    expect(await readRequests()).toEqual([expect.stringMatching(/has not approved/)]);
    paddle.decideRefunds('rejected');
    await tryAgain();
    expect(await readRequests()).toEqual([expect.stringMatching(/has rejected/)]);
    expect(paddle.store.adjustments.size).toBe(1);
  });

  it('[§3.3] is taken by the bank', async () => {
    const { paddle, url, plan, readOrder } = await subscribe();
    paddle.dispute(plan.checkoutRef);
    await paddle.webhooks.send(url);
    expect(await readOrder(plan.id)).toMatchObject({ disputed: true });
  });
});

it('lets a browser meet Paddle on the page of a payment, and nowhere else', async () => {
  const { api, paddle } = await open();
  const policyOf = async (path: string) => (await api.fetch(path)).headers;
  const page = await policyOf('/pay?_ptxn=txn_1');
  const policy = page.get('content-security-policy') ?? '';
  for (const kind of ['script', 'style', 'img', 'connect', 'frame']) {
    expect(policy).toMatch(new RegExp(`${kind}-src [^;]*${paddle.url}`));
  }
  expect(page.get('permissions-policy')).toContain(`payment=(self "${paddle.url}")`);
  expect(page.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  for (const path of ['/subscription', '/payments', '/pay/other', '/subscription?x=/pay?']) {
    const other = await policyOf(path);
    expect(other.get('content-security-policy')).not.toContain(paddle.url);
    expect(other.get('permissions-policy')).toContain('payment=()');
    expect(other.get('cross-origin-opener-policy')).toBe('same-origin');
  }
});

describe('without Paddle', () => {
  const api = useTestApi();

  it('there is no such path, no such page, and nobody’s frame', async () => {
    expect((await api.fetch(PATH, { method: 'POST', body: '{}' })).status).toBe(404);
    expect(await api.post(PAY_PAGE, { transaction: 'txn_1' })).not.toMatchObject({ code: 200 });
    const page = await api.fetch('/pay?_ptxn=txn_1');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(page.headers.get('content-security-policy')).not.toContain('frame-src');
  });
});
